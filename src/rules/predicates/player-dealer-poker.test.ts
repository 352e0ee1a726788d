import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, JOKER, type Rank } from '#cards';
import { seededSource } from '#chance';
import { DEALT_GAMES, type Deal, type DealtSeat } from '#games';
import { bestKey, compareKeys, fourHigh, type Key } from '../../../test/oracle/poker.ts';
import { agreementOf, type Pair } from '../../../test/oracle/predicates-deals.ts';
import {
  type SlowRule,
  slowBankedKey,
  slowCategory,
  slowFloor,
  smallDeckDeals,
} from '../../../test/oracle/predicates-poker.ts';
import type { HandTest } from '../tests.ts';
import { handHolds, tableHolds } from './asked.fixture.ts';
import { ofBank } from './held-cards.ts';
import {
  bestOfSevenHand,
  bothHoleHand,
  faceDownFiveHand,
  firstFiveHand,
  isCommunityRoyal,
  makesFourCardAtLeast,
  makesRoyalWithHoleCard,
  makesStraightFlushBelow,
} from './player-dealer-poker.ts';
import {
  floorOf,
  type HandStrength,
  type HighCategory,
  makes,
  makesAtLeast,
  makesLessThan,
  makesOf,
  strengthOf,
} from './poker.ts';
import { type Asked, answer, askedOf, strength } from './poker-deals.fixture.ts';

const uth = (hole: string, board: string, dealer = '2c 3c'): Asked =>
  askedOf(
    'ultimate-texas-holdem',
    { hole: cardsOf(hole), board: cardsOf(board) },
    { dealer: { down: cardsOf(dealer) } },
  );

const five = (game: string, cards: string, dealer = '2c 3c 5h 7h 9h'): Asked =>
  askedOf(game, { cards: cardsOf(cards) }, { dealer: { cards: cardsOf(dealer) } });

describe('caribbean stud', () => {
  const caribbean = (cards: string): Asked => five('caribbean-stud', cards);

  test.each([
    ['flush', '2s 4s 6s 8s Ts', '2s 4s 6s 8s Td'],
    ['full-house', '4s 4d 4c 8s 8d', '4s 4d 4c 8s 9d'],
    ['four-of-a-kind', '4s 4d 4c 4h 8d', '4s 4d 4c 8s 8d'],
    ['straight-flush', 'As 2s 3s 4s 5s', 'As Ks 3s 4s 5s'],
    ['royal-flush', 'As Ks Qs Js Ts', '9s Ks Qs Js Ts'],
  ] as const)('a %s is %s and not %s', (category, hit, miss) => {
    expect(answer(makes(category, firstFiveHand), caribbean(hit))).toBe(true);
    expect(answer(makes(category, firstFiveHand), caribbean(miss))).toBe(false);
  });

  test('a second hand below a flush is a straight at most', () => {
    const low = makesLessThan(floorOf('flush'), firstFiveHand);
    expect(answer(low, caribbean('As Ks Qs Js Td'))).toBe(true);
    expect(answer(low, caribbean('As Ks Qs Js 2s'))).toBe(false);
  });
});

describe("ultimate texas hold'em", () => {
  test('a royal flush of the player takes a hole card; one on the board is the community’s', () => {
    const own = uth('As 2d', 'Ks Qs Js Ts 9s');
    const community = uth('9s 2d', 'As Ks Qs Js Ts');
    expect(answer(makesRoyalWithHoleCard, own)).toBe(true);
    expect(tableHolds(isCommunityRoyal)(own.deal)).toBe(false);
    expect(answer(makesRoyalWithHoleCard, community)).toBe(false);
    expect(tableHolds(isCommunityRoyal)(community.deal)).toBe(true);
    expect(answer(makesRoyalWithHoleCard, uth('9s 2d', 'Ks Qs Js Ts 8s'))).toBe(false);
  });

  test('a straight flush or four of a kind may lie on the board', () => {
    expect(answer(makes('straight-flush', bestOfSevenHand), uth('2d 2h', '9s Ks Qs Js Ts'))).toBe(
      true,
    );
    expect(answer(makes('straight-flush', bestOfSevenHand), uth('As 2h', '9s Ks Qs Js Ts'))).toBe(
      false,
    );
    expect(answer(makes('four-of-a-kind', bestOfSevenHand), uth('2d 3h', '9s 9d 9c 9h Ts'))).toBe(
      true,
    );
    expect(answer(makes('four-of-a-kind', bestOfSevenHand), uth('2d 2h', '9s 9d 9c Th Ts'))).toBe(
      false,
    );
  });

  test.each([
    ['8d 9s', 'Ts Jd Qh 2h 3h', true, 'a straight of both'],
    ['8d 2s', '9s Ts Jd Qh 3h', false, 'a straight of one'],
    ['2d 3s', '9s Ts Jd Qh Kh', false, 'a straight on the board'],
    ['As Ad', '9s 9h Jd Qh Ah', true, 'aces full'],
    ['As Ad', '9s 9h Jd Qh Kh', false, 'two pair'],
    ['8s 2s', '9s Ts Jd Qs 3h', true, 'a flush of both'],
    ['8s 2s', '9s Ts Jd Qs Ks', false, 'a flush without the deuce'],
  ])('a straight or better with both hole cards: %s on %s %s, %s', (hole, board, expected) => {
    expect(answer(makesAtLeast(floorOf('straight'), bothHoleHand), uth(hole, board))).toBe(
      expected,
    );
  });

  test('a royal flush in the first five is two hole cards and the flop', () => {
    const royal = makes('royal-flush', firstFiveHand);
    expect(answer(royal, uth('As Ks', 'Qs Js Ts 2d 3d'))).toBe(true);
    expect(answer(royal, uth('As Ks', 'Qs Js Ts'))).toBe(true);
    expect(answer(royal, uth('As Ks', 'Qs Js 2d Ts 3d'))).toBe(false);
  });

  test('full house or better and quads or better are of the best five of seven', () => {
    const full = makesAtLeast(floorOf('full-house'), bestOfSevenHand);
    const quads = makesAtLeast(floorOf('four-of-a-kind'), bestOfSevenHand);
    const fullHouse = uth('9s 9d', '9c Th Ts 2d 3d');
    expect([full, quads].map((test) => answer(test, fullHouse))).toEqual([true, false]);
    const flush = uth('9s 8s', '9c As Ts 2s 3d');
    expect([full, quads].map((test) => answer(test, flush))).toEqual([false, false]);
    const straightFlush = uth('9s 8s', '7s 6s 5s 2s 3d');
    expect([full, quads].map((test) => answer(test, straightFlush))).toEqual([true, true]);
  });
});

describe('the five-card bonus hands', () => {
  const threeCard = (more: Partial<Deal>): Asked =>
    askedOf('three-card-poker', { cards: cardsOf('As Ks Qs') }, more);
  const royal = makes('royal-flush', firstFiveHand);
  const royalBehind = makes('royal-flush', faceDownFiveHand);
  const extra = cardsOf('Js Ts');
  const shown = { up: cardsOf('2d'), down: extra };

  test('three-card poker takes the two extra cards, or the two face down', () => {
    expect(answer(royal, threeCard({ board: extra, dealer: { cards: cardsOf('2d 3d 4d') } }))).toBe(
      true,
    );
    expect(
      answer(royalBehind, threeCard({ board: extra, dealer: { cards: cardsOf('2d 3d 4d') } })),
    ).toBe(false);
    expect(answer(royal, threeCard({ dealer: shown }))).toBe(false);
    expect(answer(royalBehind, threeCard({ dealer: shown }))).toBe(true);
    expect(
      answer(royalBehind, threeCard({ dealer: { up: extra.slice(1), down: cardsOf('Js 2d') } })),
    ).toBe(false);
  });

  test('the two face down are those of three that are not turned up', () => {
    const dealer = { cards: cardsOf('Ts 2d Js'), up: cardsOf('2d') };
    expect(answer(royalBehind, threeCard({ dealer }))).toBe(true);
    expect(answer(royalBehind, threeCard({ dealer: { cards: cardsOf('Ts 2d Js') } }))).toBe(false);
  });

  test('crazy 4 poker has its five cards, ultimate texas hold’em the flop, under either sheet', () => {
    for (const test of [royal, royalBehind]) {
      expect(answer(test, five('crazy-4-poker', 'As Ks Qs Js Ts'))).toBe(true);
      expect(answer(test, five('crazy-4-poker', 'As Ks Qs Js Td'))).toBe(false);
      expect(answer(test, uth('As Ks', 'Qs Js Ts 2d 3d'))).toBe(true);
      expect(answer(test, uth('As 2s', 'Ks Qs Js Ts 3d'))).toBe(false);
    }
  });

  test('the same of the player-dealer’s hand, wherever it is recorded', () => {
    const straight = ofBank(makes('straight', firstFiveHand));
    expect(
      tableHolds(straight)(five('crazy-4-poker', 'As Ks Qs Js Ts', '2c 3c 4h 5h 6h').deal),
    ).toBe(true);
    expect(
      tableHolds(straight)(five('crazy-4-poker', 'As Ks Qs Js Ts', '2c 3c 4h 5h 7h').deal),
    ).toBe(false);
    expect(tableHolds(straight)(uth('As Ks', '4h 5h 6h 9d 9c', '2c 3c').deal)).toBe(true);
    expect(tableHolds(straight)(uth('As Ks', '4h 5h 9d 6h 9c', '2c 3c').deal)).toBe(false);
    const { deal } = threeCard({ board: cardsOf('5h 6h'), dealer: { cards: cardsOf('2d 3d 4d') } });
    expect(tableHolds(straight)(deal)).toBe(true);
    expect(tableHolds(ofBank(makes('straight', faceDownFiveHand)))(deal)).toBe(false);
    const { dealer, ...without } = deal;
    const bank = { ...(deal.seats[0] as DealtSeat), seat: 2, position: 'player-dealer' } as const;
    const seats = [...deal.seats, { ...bank, cards: cardsOf('2d 3d 4d') }];
    expect(tableHolds(straight)({ ...without, seats })).toBe(true);
  });

  test('a straight flush to the king, to the queen, and the others', () => {
    const to = (rank: Rank) => makesOf('straight-flush', rank, firstFiveHand);
    const below = (rank: Rank) => makesStraightFlushBelow(rank, firstFiveHand);
    const tests = [to('K'), to('Q'), below('A'), below('K'), below('Q')];
    const answers = (cards: string) =>
      tests.map((test) => answer(test, five('crazy-4-poker', cards)));
    expect(answers('As Ks Qs Js Ts')).toEqual([false, false, false, false, false]);
    expect(answers('Ks Qs Js Ts 9s')).toEqual([true, false, true, false, false]);
    expect(answers('Qs Js Ts 9s 8s')).toEqual([false, true, true, true, false]);
    expect(answers('Js Ts 9s 8s 7s')).toEqual([false, false, true, true, true]);
    expect(answers('As 2s 3s 4s 5s')).toEqual([false, false, true, true, true]);
    expect(answers('Js Ts 9s 8s 7d')).toEqual([false, false, false, false, false]);
  });
});

test.each([
  ['2s 2d 2c 3h 7d', true, false],
  ['As Ks 9s 8s 7d', false, false],
  ['As Ad Ks Kd Qd', false, false],
  ['As 2s 3s 4s 7d', true, true],
  ['As Ad Ac Kd Qd', true, false],
  ['2s 2d 2c 2h 7d', true, true],
])('crazy 4 poker, %s: trips or better %s, straight flush or better %s', (cards, trips, flush) => {
  const asked = five('crazy-4-poker', cards, 'Kc Qc Jh 9h 6h');
  expect(answer(makesFourCardAtLeast('three-of-a-kind'), asked)).toBe(trips);
  expect(answer(makesFourCardAtLeast('straight-flush'), asked)).toBe(flush);
});

const STRENGTHS: readonly HandStrength[] = [
  firstFiveHand,
  faceDownFiveHand,
  bestOfSevenHand,
  bothHoleHand,
];
const TESTS: readonly HandTest[] = [
  ...STRENGTHS.map((hand) => makesAtLeast(floorOf('high-card'), hand)),
  ...STRENGTHS.map((hand) => makesStraightFlushBelow('A', hand)),
  makesRoyalWithHoleCard,
  makesFourCardAtLeast('three-of-a-kind'),
];

/** How often the answer is yes at a table, for players and for the bank. */
const yesCount = (deal: Deal): number =>
  TESTS.filter((test) => tableHolds(ofBank(test))(deal)).length +
  deal.seats.flatMap((seat) => TESTS.filter((test) => handHolds(test)(deal, seat))).length +
  (tableHolds(isCommunityRoyal)(deal) ? 1 : 0);

test('whatever a game accepts has an answer, and none is yes with a fouled deck', () => {
  let found = 0;
  for (const game of DEALT_GAMES) {
    for (let seed = 0; seed < 20; seed++) {
      const deal = game.deal(seededSource(seed), game.seats.most);
      const { board, dealer, ...bare } = deal;
      const jokers = deal.seats.map((seat) => ({ ...seat, cards: [JOKER, JOKER, JOKER] }));
      const short = board === undefined ? [] : [{ ...deal, board: board.slice(0, 3) }];
      for (const each of [deal, bare, ...short]) found += yesCount(each);
      expect(yesCount({ ...deal, seats: jokers, standardDeck: false })).toBe(0);
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('without cards, or with a fouled deck, there is no hand', () => {
  const { deal, seat } = uth('As Ks', 'Qs Js Ts 2d 3d');
  const { hole, ...bare } = seat;
  for (const hand of STRENGTHS) {
    expect(strength(hand, { deal, seat })).not.toBeNull();
    expect(strengthOf(hand)({ ...deal, standardDeck: false }, seat)).toBeNull();
    expect(strengthOf(hand)(deal, bare)).toBeNull();
  }
});

interface Compared extends Asked {
  readonly own: readonly Card[];
  readonly keys: ReadonlyMap<SlowRule, Key | undefined>;
}

const RULES: readonly (readonly [SlowRule, HandStrength])[] = [
  ['first-five', firstFiveHand],
  ['face-down-five', faceDownFiveHand],
  ['played', bestOfSevenHand],
  ['two-hole', bothHoleHand],
];

function askedIn(game: string, cards: readonly Card[]): Asked {
  switch (game) {
    case 'three-card-poker':
      return askedOf(
        game,
        { cards: cards.slice(0, 3), board: cards.slice(3, 5) },
        { dealer: { up: cards.slice(5, 6), down: cards.slice(6, 8) } },
      );
    case 'ultimate-texas-holdem':
      return askedOf(game, { hole: cards.slice(0, 2), board: cards.slice(2, 7) });
    default:
      return askedOf(game, { cards: cards.slice(0, 5) });
  }
}

function* compared(count: number): Generator<Compared> {
  const five = ['caribbean-stud', 'crazy-4-poker'];
  for (const game of ['three-card-poker', 'ultimate-texas-holdem', ...five]) {
    for (const cards of smallDeckDeals(count, { seed: 11 })) {
      const asked = askedIn(game, cards);
      const own = asked.seat.cards ?? asked.seat.hole ?? [];
      const keys = new Map(
        RULES.map(([rule]) => {
          const isOfSeven = rule === 'played' || rule === 'two-hole';
          const isAsked = !isOfSeven || own.length === 2;
          return [rule, isAsked ? slowBankedKey(asked.deal, own, rule) : undefined];
        }),
      );
      yield { ...asked, own, keys };
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

test('every hand is what a slow look at its five cards, or at all fives, finds', () => {
  const pairs = RULES.flatMap(([rule, hand]) => [
    ...CATEGORIES.map((category): Pair<Compared> => {
      const test = makes(category, hand);
      const slow = ({ keys }: Compared) => {
        const key = keys.get(rule);
        return key !== undefined && slowCategory(key) === category;
      };
      return [`${rule} ${category}`, (asked) => answer(test, asked), slow];
    }),
    ...(['A', 'K', 'Q'] as const).map((rank): Pair<Compared> => {
      const test = makesStraightFlushBelow(rank, hand);
      const limit = slowFloor('straight-flush', rank);
      const slow = ({ keys }: Compared) => {
        const key = keys.get(rule) ?? [0];
        return slowCategory(key) === 'straight-flush' && compareKeys(key, limit) < 0;
      };
      return [`${rule} straight flush below ${rank}`, (asked) => answer(test, asked), slow];
    }),
  ]);
  const FOUR = [
    ['three-of-a-kind', 5],
    ['straight-flush', 6],
  ] as const;
  const four = FOUR.map(([category, place]): Pair<Compared> => {
    const test = makesFourCardAtLeast(category);
    const slow = ({ own }: Compared) =>
      own.length === 5 && (bestKey(own, 4, fourHigh)[0] as number) >= place;
    return [`four-card ${category}`, (asked) => answer(test, asked), slow];
  });
  expect(agreementOf([...pairs, ...four], compared(900))).toEqual({ differ: [], idle: [] });
});
