// The charts of Bonus Hand Progressive. Every row stands twice: for the player's own
// hand, and for the player-dealer's hand, which has a jackpot space and a fee of its own.
import {
  banked,
  type Condition,
  chartOf,
  dealerHand,
  dealt,
  dollars,
  type ExampleDeal,
  fixed,
  type HandTest,
  hand,
  type LooksAt,
  ofMeter,
  poker,
  type Row,
  type ValueRule,
} from '#rules';
import { FIVE, ofCrazy4, ofUltimate, partsOf } from './bonus-hands.ts';

const GAMES = [
  { game: 'three-card-poker', title: 'Three Card Poker', id: 'three-card', value: 'threeCard' },
  {
    game: 'ultimate-texas-holdem',
    title: "Ultimate Texas Hold'em",
    id: 'ultimate',
    value: 'ultimate',
  },
  { game: 'crazy-4-poker', title: 'Crazy 4 Poker', id: 'crazy-4', value: 'crazy4' },
] as const;

type Game = (typeof GAMES)[number]['game'];

const ofThreeCard = (five: string): ExampleDeal => {
  const [cards, board] = partsOf(five, 3);
  return dealt('three-card-poker', [{ cards }], { board, dealer: { up: '2c', down: '7d 9h' } });
};

const OWN: Readonly<Record<Game, (five: string) => ExampleDeal>> = {
  'three-card-poker': ofThreeCard,
  'ultimate-texas-holdem': ofUltimate,
  'crazy-4-poker': ofCrazy4,
};

const ON_THE_DEALER = { fee: { player: false, playerDealer: true } };

const DEALERS: Readonly<Record<Game, (five: string) => ExampleDeal>> = {
  'three-card-poker': (five) => {
    const [cards, board] = partsOf(five, 3);
    const seat = { cards: '2c 7d 9h', ...ON_THE_DEALER };
    return dealt('three-card-poker', [seat], { board, dealer: { cards } });
  },
  'ultimate-texas-holdem': (five) => {
    const [cards, board] = partsOf(five, 2);
    const seat = { hole: '2c 7d', ...ON_THE_DEALER };
    return dealt('ultimate-texas-holdem', [seat], { board, dealer: { cards } });
  },
  'crazy-4-poker': (cards) => {
    const seat = { cards: '2c 7d 9h 3c 8d', ...ON_THE_DEALER };
    return dealt('crazy-4-poker', [seat], { dealer: { cards } });
  },
};

/** Five cards of the player's, and of the player-dealer's. */
const OWN_FIVE: Readonly<Record<Game, LooksAt>> = {
  'three-card-poker': { own: 3, board: 2, suits: 'in-flushes' },
  'ultimate-texas-holdem': { own: 2, board: 3, suits: 'in-flushes' },
  'crazy-4-poker': { own: 5, suits: 'all-alike' },
};

const DEALERS_FIVE: Readonly<Record<Game, LooksAt>> = {
  'three-card-poker': { down: 3, board: 2, suits: 'in-flushes' },
  'ultimate-texas-holdem': { down: 2, board: 3, suits: 'in-flushes' },
  'crazy-4-poker': { down: 5, suits: 'all-alike' },
};

interface Side {
  readonly prefix: '' | 'dealer-';
  readonly whose: string;
  readonly fee: 'player' | 'playerDealer';
  readonly when: (test: HandTest) => Condition;
  readonly looksAt: NonNullable<Row['looksAt']>;
  readonly deal: Readonly<Record<Game, (five: string) => ExampleDeal>>;
}

const SIDES: readonly Side[] = [
  {
    prefix: '',
    whose: '',
    fee: 'player',
    when: hand,
    looksAt: { byGame: OWN_FIVE },
    deal: OWN,
  },
  {
    prefix: 'dealer-',
    whose: ' of the player-dealer',
    fee: 'playerDealer',
    when: dealerHand,
    looksAt: { byGame: DEALERS_FIVE },
    deal: DEALERS,
  },
];

/** One line of a chart, before it is told whose hand and which game. `pays` is the part of the
 * meter, or the name of its posted prizes. */
const lineOf = (
  options: readonly ('A' | 'B' | 'C')[],
  id: string,
  title: string,
  pays: string,
  test: HandTest,
  meets: string,
  misses: string,
) => ({ options, id, title, pays, test, meets, misses });

type Line = ReturnType<typeof lineOf>;

const FIVE_CARDS = banked.firstFiveHand;

// biome-ignore format: a line for each, as the sheet has them
const OF_METER = chartOf(lineOf, [
  // options, id, title, part of the meter, test, meets, misses
  [['A'], 'royal-flush', 'Royal flush', '100%', poker.makes('royal-flush', FIVE_CARDS), FIVE.royalFlush, FIVE.kingHighStraightFlush],
  [['A'], 'straight-flush', 'Straight flush', '10%', poker.makes('straight-flush', FIVE_CARDS), FIVE.kingHighStraightFlush, FIVE.flush],
  [['B'], 'straight-flush-or-better', 'Straight flush or better', '100%', poker.makesAtLeast(poker.floorOf('straight-flush'), FIVE_CARDS), FIVE.steelWheel, FIVE.quads],
  [['C'], 'quads-or-better', 'Quads or better', '100%', poker.makesAtLeast(poker.floorOf('four-of-a-kind'), FIVE_CARDS), FIVE.quads, FIVE.fullHouse],
]);

// biome-ignore format: a line for each, as the sheet has them
const FIXED = chartOf(lineOf, [
  // options, id, title, name of its prizes, test, meets, misses
  [['A', 'B'], 'quads', 'Quads', 'Quads', poker.makes('four-of-a-kind', FIVE_CARDS), FIVE.quads, FIVE.fullHouse],
  [['A', 'B', 'C'], 'full-house', 'Full house', 'FullHouse', poker.makes('full-house', FIVE_CARDS), FIVE.fullHouse, FIVE.threeOfAKind],
  [['A', 'B', 'C'], 'flush', 'Flush', 'Flush', poker.makes('flush', FIVE_CARDS), FIVE.flush, FIVE.nothing],
  [['A', 'B', 'C'], 'straight', 'Straight', 'Straight', poker.makes('straight', FIVE_CARDS), FIVE.straight, FIVE.nothing],
]);

const clauseOf = (options: Line['options']): string =>
  `Qualifying Hands, ${options.length > 1 ? 'options' : 'option'} ${options.join(', ')}`;

const meterRows = ({ options, ...line }: Line): readonly Row[] =>
  SIDES.map(({ prefix, whose, fee, when, looksAt, deal }) => ({
    id: `${prefix}${line.id}`,
    title: `${line.title}${whose}`,
    clause: clauseOf(options),
    in: { hands: options },
    fee,
    when: when(line.test),
    looksAt,
    prize: ofMeter(line.pays),
    examples: {
      meets: deal['crazy-4-poker'](line.meets),
      misses: deal['crazy-4-poker'](line.misses),
    },
  }));

/** Each game has a prize of its own for the same hand. */
const fixedRows = ({ options, ...line }: Line): readonly Row[] =>
  SIDES.flatMap(({ prefix, whose, fee, when, looksAt, deal }) =>
    GAMES.map(({ game, title, id, value }) => ({
      id: `${prefix}${id}-${line.id}`,
      title: `${line.title}${whose}, ${title}`,
      clause: clauseOf(options),
      games: [game],
      in: { hands: options },
      fee,
      when: when(line.test),
      looksAt,
      prize: fixed(`${value}${line.pays}`),
      examples: { meets: deal[game](line.meets), misses: deal[game](line.misses) },
    })),
  );

export const BONUS_HAND_ROWS: readonly Row[] = [
  ...OF_METER.flatMap(meterRows),
  ...FIXED.flatMap(fixedRows),
];

/** `threeCardQuads`, `crazy4Straight` and so on. */
export const BONUS_HAND_PRIZES: Readonly<Record<string, ValueRule>> = Object.fromEntries(
  FIXED.flatMap(({ title, pays, options }) =>
    GAMES.map((each) => [
      `${each.value}${pays}`,
      dollars(`${title}, ${each.title}`, ['10', '1000'], clauseOf(options), {
        in: { hands: options },
        games: [each.game],
      }),
    ]),
  ),
);
