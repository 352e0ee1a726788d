// The designated hands of the High Hand Promotion. Each is worth points or tickets, as the house
// announces it.
import { given } from '#result';
import {
  anyOf,
  blackjack,
  chartOf,
  dealt,
  type ExampleDeal,
  type HandTest,
  hand,
  type LooksAt,
  paiGow,
  pan9,
  points,
  poker,
  type Row,
  tickets,
  type ValueRule,
  whole,
} from '#rules';
import { asSeen } from './hand-tickets.ts';

const designated = (
  id: string,
  title: string,
  worth: number,
  test: HandTest,
  meets: ExampleDeal,
  misses: ExampleDeal,
) => ({ id, title, worth, test, meets, misses });

type DesignatedHand = ReturnType<typeof designated>;

/** The hands of some games that have one list, the best first. */
interface HandList {
  readonly games: readonly string[];
  /** The list's heading. */
  readonly title: string;
  readonly looksAt?: LooksAt;
  readonly hands: readonly DesignatedHand[];
}

const makes = (...categories: readonly poker.HighCategory[]): HandTest =>
  asSeen(anyOf(categories.map((category) => poker.makes(category))));

/** Five of a kind is in no list; four of them are (a reading). */
const MAKES_FOUR = makes('four-of-a-kind', 'five-of-a-kind');

const board = (game: string) => (hole: string, cards: string) =>
  dealt(game, [{ hole }], { board: cards });
const held = (game: string) => (cards: string) => dealt(game, [{ cards }]);

const holdem = board('texas-holdem');
const pineapple = board('crazy-pineapple');
const omaha = board('omaha');
const mexican = held('mexican-poker');
const pan = held('pan-9');
const seven = held('pai-gow-poker');
const hawaiian = held('hawaiian-blackjack');

const HOLDEM_AND_STUD: HandList = {
  games: ['texas-holdem', 'seven-card-stud', 'seven-card-stud-high-low'],
  title: "Texas Hold'em, Seven-Card Stud or Seven-Card High-Low Split",
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(designated, [
    // id, title, points, test, meets, misses
    ['holdem-royal-flush', 'Royal flush', 10, makes('royal-flush'), holdem('Ah Kh', 'Qh Jh Th 2c 3d'), holdem('9h Kh', 'Qh Jh Th 2c 3d')],
    ['holdem-straight-flush', 'Straight flush', 4, makes('straight-flush'), holdem('9h Kh', 'Qh Jh Th 2c 3d'), holdem('8h Kh', 'Qh Jh Th 2c 3d')],
    ['holdem-four-of-a-kind', 'Four of a kind', 3, makes('four-of-a-kind'), holdem('7h 7d', '7c 7s 2h 3d 9c'), holdem('7h 7d', '7c 2s 2h 3d 9c')],
    ['holdem-full-house', 'Any full house', 2, makes('full-house'), holdem('7h 7d', '7c 2s 2h 3d 9c'), holdem('7h 7d', '7c 2s 4h 3d 9c')],
    ['holdem-straight-or-flush', 'Straight or flush', 1, makes('straight', 'flush'), holdem('6h 5d', '4c 3s 2h Kd Jc'), holdem('7h 5d', '4c 3s 2h Kd Jc')],
  ]),
};

/** Crazy Pineapple and Omaha differ in what the royal flush is worth. */
const flopHands = (
  name: string,
  { royal, deal }: { royal: number; deal: (hole: string, cards: string) => ExampleDeal },
): readonly DesignatedHand[] => {
  const spare = name === 'omaha' ? ' 2s 3s' : '';
  const made = (hole: string, cards: string) => deal(`${hole}${spare}`, cards);
  // biome-ignore format: a line for each, as the sheet has them
  return chartOf(designated, [
    // id, title, points, test, meets, misses
    [`${name}-royal-flush`, 'Royal flush', royal, makes('royal-flush'), made('Ah Kh', 'Qh Jh Th 4c 6d'), made('9h Kh', 'Qh Jh Th 4c 6d')],
    [`${name}-straight-flush`, 'Straight flush', 3, makes('straight-flush'), made('9h Kh', 'Qh Jh Th 4c 6d'), made('8h Kh', 'Qh Jh Th 4c 6d')],
    [`${name}-four-of-a-kind`, 'Four of a kind', 2, makes('four-of-a-kind'), made('7h 7d', '7c 7s 4h 6d 9c'), made('7h 7d', '7c 4s 4h 6d 9c')],
    [`${name}-flush-or-full-house`, 'Flush or full house', 1, makes('flush', 'full-house'), made('8h Kh', 'Qh Jh Th 4c 6d'), made('9d Kh', 'Qh Jh Th 4c 6d')],
  ]);
};

const MEXICAN: HandList = {
  games: ['mexican-poker'],
  title: 'Mexican Poker',
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(designated, [
    // id, title, points, test, meets, misses
    ['mexican-straight-flush', 'Straight flush', 5, makes('straight-flush', 'royal-flush'), mexican('3h 4h 5h 6h 7h'), mexican('2h 4h 5h 6h 7h')],
    ['mexican-four-of-a-kind', 'Four of a kind', 4, MAKES_FOUR, mexican('7h 7d 7c 7s Kd'), mexican('7h 7d 7c Ks Kd')],
    ['mexican-flush', 'Flush', 3, makes('flush'), mexican('2h 4h 6h Jh Kh'), mexican('2h 4h 6h Jh Kd')],
    ['mexican-straight-or-full-house', 'Straight or full house', 2, makes('straight', 'full-house'), mexican('7h 7d 7c Ks Kd'), mexican('7h 7d 7c Ks Qd')],
    ['mexican-three-of-a-kind', 'Three of a kind', 1, makes('three-of-a-kind'), mexican('7h 7d 7c Ks Qd'), mexican('7h 7d Kc Ks Qd')],
  ]),
};

const PAN_9: HandList = {
  games: ['pan-9'],
  title: 'Pan 9',
  looksAt: { own: 3, suits: 'all-alike' },
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(designated, [
    // id, title, points, test, meets, misses
    ['pan-9-suited-threes', 'First three cards all 3s, of one suit', 10, pan9.isThreeThrees('one-suit'), pan('3h 3h 3h'), pan('3h 3h 3d')],
    ['pan-9-threes', 'First three cards all 3s', 4, pan9.isThreeThrees('any'), pan('3h 3h 3d'), pan('3h 3h 2d')],
    ['pan-9-nine', 'First three cards totalling nine', 1, pan9.isDealtNine, pan('5h 4h Kd'), pan('5h 3h Kd Ac')],
  ]),
};

const PAI_GOW: HandList = {
  games: ['pai-gow-poker', 'jokers-wild-pai-gow-poker'],
  title: "Pai Gow Poker and Joker's Wild Pai Gow Poker",
  looksAt: { own: 7, suits: 'in-flushes' },
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(designated, [
    // id, title, points, test, meets, misses
    ['pai-gow-royal-flush', 'Royal flush', 5, paiGow.bestOfSevenIs('royal-flush'), seven('Ah Kh Qh Jh Th 2c 4d'), seven('9h Kh Qh Jh Th 2c 4d')],
    ['pai-gow-straight-flush', 'Straight flush', 3, paiGow.bestOfSevenIs('straight-flush'), seven('9h Kh Qh Jh Th 2c 4d'), seven('8h Kh Qh Jh Th 2c 4d')],
    ['pai-gow-four-of-a-kind', 'Four of a kind', 3, anyOf([paiGow.bestOfSevenIs('four-of-a-kind'), paiGow.bestOfSevenIs('five-of-a-kind')]),
      seven('7h 7d 7c 7s Kd 2c 4d'), seven('7h 7d 7c Ks Kd 2c 4d')],
    ['pai-gow-full-house', 'Full house', 2, paiGow.bestOfSevenIs('full-house'), seven('7h 7d 7c Ks Kd 2c 4d'), seven('7h 7d 7c Ks Qd 2c 4d')],
    ['pai-gow-straight-or-flush', 'Straight or flush', 1, anyOf([paiGow.bestOfSevenIs('straight'), paiGow.bestOfSevenIs('flush')]),
      seven('9h 8d 7c 6s 5d 2c Kh'), seven('9h 8d 7c 6s 4d 2c Kh')],
  ]),
};

const HAWAIIAN_BLACKJACK: HandList = {
  games: ['hawaiian-blackjack'],
  title: 'Hawaiian Blackjack',
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(designated, [
    // id, title, points, test, meets, misses
    ['blackjack-five-jokers', 'First five cards all jokers', 10, blackjack.isDealtJokers(5), hawaiian('XX XX XX XX XX'), hawaiian('XX XX XX XX 3h XX')],
    ['blackjack-four-jokers', 'First four cards all jokers', 4, blackjack.isDealtJokers(4), hawaiian('XX XX XX XX 3h'), hawaiian('XX XX XX 3h XX')],
    ['blackjack-aces', 'First two cards both aces', 1, blackjack.isDealtPair(['A'], 'any'), hawaiian('Ah Ad'), hawaiian('Ah Kd Ad')],
  ]),
};

const LISTS: readonly HandList[] = [
  HOLDEM_AND_STUD,
  {
    games: ['crazy-pineapple'],
    title: 'Crazy Pineapple',
    hands: flopHands('pineapple', { royal: 5, deal: pineapple }),
  },
  {
    games: ['omaha', 'omaha-high-low'],
    title: 'Omaha and Omaha Hi/Lo',
    hands: flopHands('omaha', { royal: 4, deal: omaha }),
  },
  MEXICAN,
  PAN_9,
  PAI_GOW,
  HAWAIIAN_BLACKJACK,
];

export const HIGH_HAND_GAMES: readonly string[] = LISTS.flatMap(({ games }) => games);

const camelCase = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const clauseOf = ({ title }: HandList): string => `Designated High Hands, ${title}`;

/** How many tickets each hand is worth, by its id. */
export const HIGH_HAND_TICKETS: Readonly<Record<string, ValueRule>> = Object.fromEntries(
  LISTS.flatMap((list) =>
    list.hands.map(({ id, title }) => [
      camelCase(id),
      whole(`Tickets: ${title}, ${list.title}`, [1, 10], clauseOf(list), {
        in: { mode: ['tickets'] },
      }),
    ]),
  ),
);

const rowsOf = (list: HandList): readonly Row[] =>
  list.hands.flatMap(({ id, title, worth, test, meets, misses }) => {
    const row = given({
      title,
      clause: clauseOf(list),
      games: list.games,
      when: hand(test),
      looksAt: list.looksAt,
      examples: { meets, misses },
    });
    return [
      { ...row, id, in: { mode: ['points'] }, prize: points(worth) },
      { ...row, id: `${id}-tickets`, in: { mode: ['tickets'] }, prize: tickets(camelCase(id)) },
    ];
  });

export const HIGH_HAND_ROWS: readonly Row[] = LISTS.flatMap(rowsOf);
