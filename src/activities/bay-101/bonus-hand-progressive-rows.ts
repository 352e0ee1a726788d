// The charts of Bonus Hand Progressive. Every row stands twice: for the player's own
// hand, and for the player-dealer's hand, which has a jackpot space and a fee of its own.
import {
  banked,
  type Condition,
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
  readonly looksAt: (game: string) => LooksAt;
  readonly deal: Readonly<Record<Game, (five: string) => ExampleDeal>>;
}

const SIDES: readonly Side[] = [
  {
    prefix: '',
    whose: '',
    fee: 'player',
    when: hand,
    looksAt: (game) => OWN_FIVE[game as Game],
    deal: OWN,
  },
  {
    prefix: 'dealer-',
    whose: ' of the player-dealer',
    fee: 'playerDealer',
    when: dealerHand,
    looksAt: (game) => DEALERS_FIVE[game as Game],
    deal: DEALERS,
  },
];

/** One line of a chart, before it is told whose hand and which game. */
interface Line extends Pick<Row, 'id' | 'title'> {
  readonly options: readonly ('A' | 'B' | 'C')[];
  readonly test: HandTest;
  readonly meets: string;
  readonly misses: string;
}

const FIVE_CARDS = banked.firstFiveHand;

const ROYAL_FLUSH: Line = {
  id: 'royal-flush',
  title: 'Royal flush',
  options: ['A'],
  test: poker.makes('royal-flush', FIVE_CARDS),
  meets: FIVE.royalFlush,
  misses: FIVE.kingHighStraightFlush,
};

const STRAIGHT_FLUSH: Line = {
  id: 'straight-flush',
  title: 'Straight flush',
  options: ['A'],
  test: poker.makes('straight-flush', FIVE_CARDS),
  meets: FIVE.kingHighStraightFlush,
  misses: FIVE.flush,
};

const STRAIGHT_FLUSH_OR_BETTER: Line = {
  id: 'straight-flush-or-better',
  title: 'Straight flush or better',
  options: ['B'],
  test: poker.makesAtLeast(poker.floorOf('straight-flush'), FIVE_CARDS),
  meets: FIVE.steelWheel,
  misses: FIVE.quads,
};

const QUADS_OR_BETTER: Line = {
  id: 'quads-or-better',
  title: 'Quads or better',
  options: ['C'],
  test: poker.makesAtLeast(poker.floorOf('four-of-a-kind'), FIVE_CARDS),
  meets: FIVE.quads,
  misses: FIVE.fullHouse,
};

const FIXED: readonly (Line & { readonly value: string })[] = [
  {
    id: 'quads',
    title: 'Quads',
    value: 'Quads',
    options: ['A', 'B'],
    test: poker.makes('four-of-a-kind', FIVE_CARDS),
    meets: FIVE.quads,
    misses: FIVE.fullHouse,
  },
  {
    id: 'full-house',
    title: 'Full house',
    value: 'FullHouse',
    options: ['A', 'B', 'C'],
    test: poker.makes('full-house', FIVE_CARDS),
    meets: FIVE.fullHouse,
    misses: FIVE.threeOfAKind,
  },
  {
    id: 'flush',
    title: 'Flush',
    value: 'Flush',
    options: ['A', 'B', 'C'],
    test: poker.makes('flush', FIVE_CARDS),
    meets: FIVE.flush,
    misses: FIVE.nothing,
  },
  {
    id: 'straight',
    title: 'Straight',
    value: 'Straight',
    options: ['A', 'B', 'C'],
    test: poker.makes('straight', FIVE_CARDS),
    meets: FIVE.straight,
    misses: FIVE.nothing,
  },
];

const clauseOf = (options: Line['options']): string =>
  `Qualifying Hands, ${options.length > 1 ? 'options' : 'option'} ${options.join(', ')}`;

const meterRow = (percent: string, { options, ...line }: Line): readonly Row[] =>
  SIDES.map(({ prefix, whose, fee, when, looksAt, deal }) => ({
    id: `${prefix}${line.id}`,
    title: `${line.title}${whose}`,
    clause: clauseOf(options),
    in: { hands: options },
    fee,
    when: when(line.test),
    looksAt,
    prize: ofMeter(percent),
    examples: {
      meets: deal['crazy-4-poker'](line.meets),
      misses: deal['crazy-4-poker'](line.misses),
    },
  }));

/** Each game has a prize of its own for the same hand. */
const fixedRows = ({ options, ...line }: (typeof FIXED)[number]): readonly Row[] =>
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
      prize: fixed(`${value}${line.value}`),
      examples: { meets: deal[game](line.meets), misses: deal[game](line.misses) },
    })),
  );

export const BONUS_HAND_ROWS: readonly Row[] = [
  ...meterRow('100%', ROYAL_FLUSH),
  ...meterRow('10%', STRAIGHT_FLUSH),
  ...meterRow('100%', STRAIGHT_FLUSH_OR_BETTER),
  ...meterRow('100%', QUADS_OR_BETTER),
  ...FIXED.flatMap(fixedRows),
];

/** `threeCardQuads`, `crazy4Straight` and so on. */
export const BONUS_HAND_PRIZES: Readonly<Record<string, ValueRule>> = Object.fromEntries(
  FIXED.flatMap(({ title, value, options }) =>
    GAMES.map((each) => [
      `${each.value}${value}`,
      dollars(`${title}, ${each.title}`, ['10', '1000'], clauseOf(options), {
        in: { hands: options },
        games: [each.game],
      }),
    ]),
  ),
);
