// The tests of poker hands against slow second implementations, and against deals of every game.
import { expect, test } from 'vitest';
import { type Card, JOKER, type Rank } from '#cards';
import { seededSource } from '#chance';
import { DEALT_GAMES, type Deal, type DealtSeat } from '#games';
import { compareKeys, type Key } from '../../../test/oracle/poker.ts';
import { agreementOf, type Pair } from '../../../test/oracle/predicates-deals.ts';
import {
  type SlowRule,
  slowCategory,
  slowFloor,
  slowPokerKey,
  slowUnsuited,
  slowWheel,
  smallDeckDeals,
} from '../../../test/oracle/predicates-poker.ts';
import type { HandTest } from '../tests.ts';
import { handHolds } from './asked.fixture.ts';
import {
  floorOf,
  type HandStrength,
  type HighCategory,
  holdsFourthOf,
  holdsPocketAces,
  isFlopOf,
  isRoyalOnTheFlop,
  makes,
  makesAtLeast,
  makesFourOf,
  makesLessThan,
  makesOf,
  makesQuadsWithPocketPair,
  makesUnsuitedSevenFive,
  makesUnsuitedWheel,
  oneHoleHand,
  playedHand,
  playsBothHoleCards,
  playsPocketAces,
  pocketPairQuadsHand,
  strengthOf,
  twoAndThreeHand,
  twoHoleHand,
} from './poker.ts';
import { type Asked, askedOf, holdem } from './poker-deals.fixture.ts';

const ACES_FULL = floorOf('full-house', 'A');

const STRENGTHS: readonly (readonly [SlowRule, HandStrength])[] = [
  ['played', playedHand],
  ['one-hole', oneHoleHand],
  ['two-hole', twoHoleHand],
  ['two-and-three', twoAndThreeHand],
  ['pocket-pair-quads', pocketPairQuadsHand],
];

const TESTS: readonly HandTest[] = [
  ...STRENGTHS.flatMap(([, hand]) => [makes('pair', hand), makesAtLeast(ACES_FULL, hand)]),
  isFlopOf('A'),
  makesFourOf('7'),
  makesOf('flush', 'A'),
  makesLessThan(ACES_FULL),
  makesQuadsWithPocketPair,
  holdsPocketAces,
  playsPocketAces,
  isRoyalOnTheFlop,
  holdsFourthOf('7'),
  playsBothHoleCards,
  makesUnsuitedWheel,
  makesUnsuitedSevenFive,
];

/** How often the answer is yes at a table. */
const yesCount = (deal: Deal): number =>
  deal.seats.flatMap((seat) => TESTS.filter((test) => handHolds(test)(deal, seat))).length;

test('whatever a game accepts has an answer, and none is yes without cards or a whole deck', () => {
  let found = 0;
  for (const game of DEALT_GAMES) {
    for (let seed = 0; seed < 20; seed++) {
      const deal = game.deal(seededSource(seed), game.seats.most);
      const { board, ...boardless } = deal;
      const bare = deal.seats.map(({ hole, up, cards, ...seat }) => seat);
      const fouled = deal.seats.map((seat) =>
        Object.fromEntries(
          Object.entries(seat).map(([place, value]) => [
            place,
            Array.isArray(value) ? value.map((_, at) => (at < 2 ? JOKER : 0)) : value,
          ]),
        ),
      ) as unknown as readonly DealtSeat[];
      const short = board === undefined ? [] : [{ ...deal, board: board.slice(0, 3) }];
      for (const each of [deal, boardless, ...short]) found += yesCount(each);
      expect(yesCount({ ...deal, seats: bare })).toBe(0);
      const foul = { ...deal, seats: fouled, standardDeck: false };
      expect(yesCount(foul)).toBe(0);
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('without cards, or with a fouled deck, every answer is no', () => {
  const { deal, seat } = holdem('7s 7d', '7h 7c 2d');
  const { hole, ...bare } = seat;
  for (const test of TESTS) {
    expect(handHolds(test)({ ...deal, standardDeck: false }, seat)).toBe(false);
    expect(handHolds(test)(deal, bare)).toBe(false);
  }
  const flop = holdem('7s 2d', '7h 7c 7d');
  expect(handHolds(isFlopOf('7'))({ ...flop.deal, standardDeck: false }, flop.seat)).toBe(false);
});

interface Compared extends Asked {
  readonly keys: ReadonlyMap<SlowRule, Key | undefined>;
}

const SHAPES: readonly (readonly [game: string, places: readonly (readonly [string, number])[]])[] =
  [
    [
      'texas-holdem',
      [
        ['hole', 2],
        ['board', 5],
      ],
    ],
    [
      'crazy-pineapple',
      [
        ['hole', 2],
        ['board', 4],
      ],
    ],
    [
      'omaha',
      [
        ['hole', 4],
        ['board', 5],
      ],
    ],
    [
      'five-card-omaha-high-low',
      [
        ['hole', 5],
        ['board', 3],
      ],
    ],
    [
      'seven-card-stud',
      [
        ['hole', 3],
        ['up', 4],
      ],
    ],
    [
      'five-card-stud',
      [
        ['hole', 1],
        ['up', 4],
      ],
    ],
    [
      'razz',
      [
        ['hole', 3],
        ['up', 4],
      ],
    ],
    [
      'mexican-poker',
      [
        ['hole', 1],
        ['up', 4],
      ],
    ],
    ['draw-poker', [['cards', 5]]],
    ['california-lowball', [['cards', 5]]],
    ['kansas-city-lowball', [['cards', 5]]],
  ];

const JOKER_GAMES = ['mexican-poker', 'draw-poker', 'california-lowball'];

/** Deals of every shape from small decks, with what the slow rules say of them. */
function* compared(count: number): Generator<Compared> {
  for (const [game, places] of SHAPES) {
    const joker = JOKER_GAMES.includes(game);
    const without = game === 'mexican-poker' ? '89T' : '';
    for (const cards of smallDeckDeals(count, { seed: 7, joker, without })) {
      const held: Record<string, Card[]> = {};
      let left = cards;
      for (const [place, size] of places) {
        held[place] = left.slice(0, size);
        left = left.slice(size);
      }
      const asked = askedOf(game, held);
      const keys = new Map(
        STRENGTHS.map(([rule]) => [rule, slowPokerKey(asked.deal, asked.seat, rule)]),
      );
      yield { ...asked, keys };
    }
  }
}

const CATEGORIES: readonly HighCategory[] = [
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
];

const FLOORS: readonly (readonly [HighCategory, ...Rank[]])[] = [
  ['straight'],
  ['flush'],
  ['full-house', 'A'],
  ['full-house', 'A', 'K'],
  ['full-house', 'A', 'J'],
  ['four-of-a-kind', '6'],
  ['four-of-a-kind', 'K'],
];

const pairs: Pair<Compared>[] = STRENGTHS.flatMap(([rule, hand]) => [
  ...CATEGORIES.map((category): Pair<Compared> => {
    const test = makes(category, hand);
    return [
      `${rule} ${category}`,
      ({ deal, seat }) => handHolds(test)(deal, seat),
      ({ keys }) => {
        const key = keys.get(rule);
        return key !== undefined && slowCategory(key) === category;
      },
    ];
  }),
  ...FLOORS.map(([category, ...ranks]): Pair<Compared> => {
    const test = makesAtLeast(floorOf(category, ...ranks), hand);
    const floor = slowFloor(category, ...ranks);
    return [
      `${rule} at least ${category} ${ranks.join(' ')}`,
      ({ deal, seat }) => handHolds(test)(deal, seat),
      ({ keys }) => {
        const key = keys.get(rule);
        return key !== undefined && compareKeys(key, floor) >= 0;
      },
    ];
  }),
]);

const allCards = ({ seat: { cards, hole = [], up = [] } }: Compared): readonly Card[] =>
  cards ?? [...hole, ...up];

test('every hand is what a slow look at all fives finds', () => {
  const lows: Pair<Compared>[] = [
    [
      'wheel',
      ({ deal, seat }) => handHolds(makesUnsuitedWheel)(deal, seat),
      (asked) => asked.deal.board === undefined && slowWheel(allCards(asked)),
    ],
    [
      'seven-five',
      ({ deal, seat }) => handHolds(makesUnsuitedSevenFive)(deal, seat),
      (asked) => asked.deal.board === undefined && slowUnsuited(allCards(asked), '75432'),
    ],
  ];
  expect(agreementOf([...pairs, ...lows], compared(180))).toEqual({ differ: [], idle: [] });
});

test('the hand that is played is the one by which the game compares', () => {
  for (const game of DEALT_GAMES) {
    const isHigh = game.family === 'flop' || /^(seven|five)-card-stud/.test(game.id);
    if (!isHigh) continue;
    for (let seed = 0; seed < 30; seed++) {
      const deal = game.deal(seededSource(seed), 4);
      for (const seat of deal.seats) {
        expect(strengthOf(playedHand)(deal, seat)).toBe(game.handOf?.(deal, seat.seat)?.strength);
      }
    }
  }
});
