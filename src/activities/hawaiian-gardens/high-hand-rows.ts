// The designated hands of the High Hand Promotion. Each is worth points or tickets, as the house
// announces it.
import { given } from '#result';
import {
  blackjack,
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

interface DesignatedHand {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  readonly test: HandTest;
  readonly meets: ExampleDeal;
  readonly misses: ExampleDeal;
}

/** The hands of some games that have one list, the best first. */
interface HandList {
  readonly games: readonly string[];
  /** The list's heading. */
  readonly title: string;
  readonly looksAt?: LooksAt;
  readonly hands: readonly DesignatedHand[];
}

const either =
  (...tests: readonly HandTest[]): HandTest =>
  (deal, seat) =>
    tests.some((test) => test(deal, seat));

const makes = (...categories: readonly poker.HighCategory[]): HandTest =>
  asSeen(either(...categories.map((category) => poker.makes(category))));

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
  hands: [
    {
      id: 'holdem-royal-flush',
      title: 'Royal flush',
      points: 10,
      test: makes('royal-flush'),
      meets: holdem('Ah Kh', 'Qh Jh Th 2c 3d'),
      misses: holdem('9h Kh', 'Qh Jh Th 2c 3d'),
    },
    {
      id: 'holdem-straight-flush',
      title: 'Straight flush',
      points: 4,
      test: makes('straight-flush'),
      meets: holdem('9h Kh', 'Qh Jh Th 2c 3d'),
      misses: holdem('8h Kh', 'Qh Jh Th 2c 3d'),
    },
    {
      id: 'holdem-four-of-a-kind',
      title: 'Four of a kind',
      points: 3,
      test: makes('four-of-a-kind'),
      meets: holdem('7h 7d', '7c 7s 2h 3d 9c'),
      misses: holdem('7h 7d', '7c 2s 2h 3d 9c'),
    },
    {
      id: 'holdem-full-house',
      title: 'Any full house',
      points: 2,
      test: makes('full-house'),
      meets: holdem('7h 7d', '7c 2s 2h 3d 9c'),
      misses: holdem('7h 7d', '7c 2s 4h 3d 9c'),
    },
    {
      id: 'holdem-straight-or-flush',
      title: 'Straight or flush',
      points: 1,
      test: makes('straight', 'flush'),
      meets: holdem('6h 5d', '4c 3s 2h Kd Jc'),
      misses: holdem('7h 5d', '4c 3s 2h Kd Jc'),
    },
  ],
};

/** Crazy Pineapple and Omaha differ in what the royal flush is worth. */
const flopHands = (
  name: string,
  { royal, deal }: { royal: number; deal: (hole: string, cards: string) => ExampleDeal },
): readonly DesignatedHand[] => {
  const spare = name === 'omaha' ? ' 2s 3s' : '';
  const made = (hole: string, cards: string) => deal(`${hole}${spare}`, cards);
  return [
    {
      id: `${name}-royal-flush`,
      title: 'Royal flush',
      points: royal,
      test: makes('royal-flush'),
      meets: made('Ah Kh', 'Qh Jh Th 4c 6d'),
      misses: made('9h Kh', 'Qh Jh Th 4c 6d'),
    },
    {
      id: `${name}-straight-flush`,
      title: 'Straight flush',
      points: 3,
      test: makes('straight-flush'),
      meets: made('9h Kh', 'Qh Jh Th 4c 6d'),
      misses: made('8h Kh', 'Qh Jh Th 4c 6d'),
    },
    {
      id: `${name}-four-of-a-kind`,
      title: 'Four of a kind',
      points: 2,
      test: makes('four-of-a-kind'),
      meets: made('7h 7d', '7c 7s 4h 6d 9c'),
      misses: made('7h 7d', '7c 4s 4h 6d 9c'),
    },
    {
      id: `${name}-flush-or-full-house`,
      title: 'Flush or full house',
      points: 1,
      test: makes('flush', 'full-house'),
      meets: made('8h Kh', 'Qh Jh Th 4c 6d'),
      misses: made('9d Kh', 'Qh Jh Th 4c 6d'),
    },
  ];
};

const MEXICAN: HandList = {
  games: ['mexican-poker'],
  title: 'Mexican Poker',
  hands: [
    {
      id: 'mexican-straight-flush',
      title: 'Straight flush',
      points: 5,
      test: makes('straight-flush', 'royal-flush'),
      meets: mexican('3h 4h 5h 6h 7h'),
      misses: mexican('2h 4h 5h 6h 7h'),
    },
    {
      id: 'mexican-four-of-a-kind',
      title: 'Four of a kind',
      points: 4,
      test: MAKES_FOUR,
      meets: mexican('7h 7d 7c 7s Kd'),
      misses: mexican('7h 7d 7c Ks Kd'),
    },
    {
      id: 'mexican-flush',
      title: 'Flush',
      points: 3,
      test: makes('flush'),
      meets: mexican('2h 4h 6h Jh Kh'),
      misses: mexican('2h 4h 6h Jh Kd'),
    },
    {
      id: 'mexican-straight-or-full-house',
      title: 'Straight or full house',
      points: 2,
      test: makes('straight', 'full-house'),
      meets: mexican('7h 7d 7c Ks Kd'),
      misses: mexican('7h 7d 7c Ks Qd'),
    },
    {
      id: 'mexican-three-of-a-kind',
      title: 'Three of a kind',
      points: 1,
      test: makes('three-of-a-kind'),
      meets: mexican('7h 7d 7c Ks Qd'),
      misses: mexican('7h 7d Kc Ks Qd'),
    },
  ],
};

const PAN_9: HandList = {
  games: ['pan-9'],
  title: 'Pan 9',
  looksAt: { own: 3, suits: 'all-alike' },
  hands: [
    {
      id: 'pan-9-suited-threes',
      title: 'First three cards all 3s, of one suit',
      points: 10,
      test: pan9.isThreeThrees('one-suit'),
      meets: pan('3h 3h 3h'),
      misses: pan('3h 3h 3d'),
    },
    {
      id: 'pan-9-threes',
      title: 'First three cards all 3s',
      points: 4,
      test: pan9.isThreeThrees('any'),
      meets: pan('3h 3h 3d'),
      misses: pan('3h 3h 2d'),
    },
    {
      id: 'pan-9-nine',
      title: 'First three cards totalling nine',
      points: 1,
      test: pan9.isDealtNine,
      meets: pan('5h 4h Kd'),
      misses: pan('5h 3h Kd Ac'),
    },
  ],
};

const PAI_GOW: HandList = {
  games: ['pai-gow-poker', 'jokers-wild-pai-gow-poker'],
  title: "Pai Gow Poker and Joker's Wild Pai Gow Poker",
  looksAt: { own: 7, suits: 'in-flushes' },
  hands: [
    {
      id: 'pai-gow-royal-flush',
      title: 'Royal flush',
      points: 5,
      test: paiGow.bestOfSevenIs('royal-flush'),
      meets: seven('Ah Kh Qh Jh Th 2c 4d'),
      misses: seven('9h Kh Qh Jh Th 2c 4d'),
    },
    {
      id: 'pai-gow-straight-flush',
      title: 'Straight flush',
      points: 3,
      test: paiGow.bestOfSevenIs('straight-flush'),
      meets: seven('9h Kh Qh Jh Th 2c 4d'),
      misses: seven('8h Kh Qh Jh Th 2c 4d'),
    },
    {
      id: 'pai-gow-four-of-a-kind',
      title: 'Four of a kind',
      points: 3,
      test: either(paiGow.bestOfSevenIs('four-of-a-kind'), paiGow.bestOfSevenIs('five-of-a-kind')),
      meets: seven('7h 7d 7c 7s Kd 2c 4d'),
      misses: seven('7h 7d 7c Ks Kd 2c 4d'),
    },
    {
      id: 'pai-gow-full-house',
      title: 'Full house',
      points: 2,
      test: paiGow.bestOfSevenIs('full-house'),
      meets: seven('7h 7d 7c Ks Kd 2c 4d'),
      misses: seven('7h 7d 7c Ks Qd 2c 4d'),
    },
    {
      id: 'pai-gow-straight-or-flush',
      title: 'Straight or flush',
      points: 1,
      test: either(paiGow.bestOfSevenIs('straight'), paiGow.bestOfSevenIs('flush')),
      meets: seven('9h 8d 7c 6s 5d 2c Kh'),
      misses: seven('9h 8d 7c 6s 4d 2c Kh'),
    },
  ],
};

const HAWAIIAN_BLACKJACK: HandList = {
  games: ['hawaiian-blackjack'],
  title: 'Hawaiian Blackjack',
  hands: [
    {
      id: 'blackjack-five-jokers',
      title: 'First five cards all jokers',
      points: 10,
      test: blackjack.isDealtJokers(5),
      meets: hawaiian('XX XX XX XX XX'),
      misses: hawaiian('XX XX XX XX 3h XX'),
    },
    {
      id: 'blackjack-four-jokers',
      title: 'First four cards all jokers',
      points: 4,
      test: blackjack.isDealtJokers(4),
      meets: hawaiian('XX XX XX XX 3h'),
      misses: hawaiian('XX XX XX 3h XX'),
    },
    {
      id: 'blackjack-aces',
      title: 'First two cards both aces',
      points: 1,
      test: blackjack.isDealtPair(['A'], 'any'),
      meets: hawaiian('Ah Ad'),
      misses: hawaiian('Ah Kd Ad'),
    },
  ],
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
  list.hands.flatMap(({ id, title, points: worth, test, meets, misses }) => {
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
