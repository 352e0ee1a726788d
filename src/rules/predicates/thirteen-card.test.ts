import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, makeCard, rankOf, STANDARD_DECK, suitOf } from '#cards';
import { below, type RandomSource, seededSource, shuffled } from '#chance';
import { type Deal, dealtGameNamed } from '#games';
import { DEFAULT_THIRTEEN_SCORING } from '#hands';
import {
  type SlowRows,
  slowBackStraightFlush,
  slowCouldSetStraightFlush,
  slowDeuceToEight,
  slowDragon,
  slowHomeRun,
  slowOneColor,
  slowPairPairFlush,
  slowPairThreeAcesFull,
  slowPairThreeFlush,
} from '../../../test/oracle/predicates-thirteen-card.ts';
import { twoStraightFlushes } from '../../../test/oracle/thirteen-card.ts';
import { type DealtSeat, dealOf, seatOf } from '../../games/deals/deal.ts';
import type { HandTest } from '../tests.ts';
import { handHolds } from './asked.fixture.ts';
import {
  allBetween,
  hasDragon,
  hasTwoStraightFlushes,
  homeRunOf,
  isThirteenOfOneColor,
  pairPairAndStraightFlush,
  pairThreeAndAcesFull,
  pairThreeAndStraightFlush,
  straightFlushInBack,
  straightFlushInBackOrSweep,
} from './thirteen-card.ts';

const GAME = 'thirteen-card';

type Rows = Required<Pick<DealtSeat, 'front' | 'middle' | 'back'>>;

/** Rows with slashes between them, as the hand rule reads them. */
function rowsOf(text: string): Rows {
  const [front, middle, back] = text.split('/').map(cardsOf) as [Card[], Card[], Card[]];
  return { front, middle, back };
}

const asks = (holds: HandTest, seat: Partial<DealtSeat>): boolean => {
  const at = seatOf(1, seat);
  return handHolds(holds)(dealOf(GAME, [at]), at);
};
const set = (holds: HandTest, text: string): boolean => asks(holds, rowsOf(text));
const thirteen = (holds: HandTest, cards: string): boolean =>
  asks(holds, { cards: cardsOf(cards) });

describe('a ten-high straight flush or better in the back', () => {
  const asSet = straightFlushInBack('T');
  const orSweep = straightFlushInBackOrSweep('T');

  test('begins at the ten; front and middle may be anything', () => {
    expect(set(asSet, '2c 3d 5h / 2d 4c 7s Jd Qc / Th 9h 8h 7h 6h')).toBe(true);
    expect(set(asSet, '2c 3d 5s / 2d 4c 7s Jd Qc / 9h 8h 7h 6h 5h')).toBe(false);
    expect(set(asSet, '2c 3d 5h / 2d 4c 7s Jd Qc / Ah Kh Qh Jh Th')).toBe(true);
    expect(set(asSet, '2c 3d 5h / 2d 4c 7s Jd Qc / Ks Kh Kd Kc Th')).toBe(false);
  });

  test('has to be set there', () => {
    const elsewhere = '2c 3d 5h / Th 9h 8h 7h 6h / As Ad Ac Ah Kc';
    expect(set(asSet, elsewhere)).toBe(false);
    expect(set(orSweep, elsewhere)).toBe(false);
    expect(thirteen(asSet, 'Th 9h 8h 7h 6h 2c 3d 5h 2d 4c 7s Jd Qc')).toBe(false);
  });

  test('is no hand in a foul setting', () => {
    expect(set(asSet, '2c 3d 5h / Kd Qd Jd Td 9d / Th 9h 8h 7h 6h')).toBe(false);
  });

  test('need not be set where the cards are a clean sweep', () => {
    const hearts = '2h 3h 4h / 5h 7h 9h Jh Kh / 6h 8h Th Qh Ah';
    expect(set(asSet, hearts)).toBe(false);
    expect(set(orSweep, hearts)).toBe(true);
    expect(set(straightFlushInBackOrSweep('T', ['one-suit']), hearts)).toBe(true);
    expect(set(straightFlushInBackOrSweep('T', ['six-pairs']), hearts)).toBe(false);
    // A sweep that cannot make the straight flush: a dragon of mixed suits.
    expect(thirteen(orSweep, '2c 3d 4h 5s 6c 7d 8h 9s Tc Jd Qh Ks Ac')).toBe(false);
  });
});

describe('all thirteen cards', () => {
  test('a dragon has every rank', () => {
    expect(thirteen(hasDragon, '2c 3d 4h 5s 6c 7d 8h 9s Tc Jd Qh Ks Ac')).toBe(true);
    expect(thirteen(hasDragon, '2c 3d 4h 5s 6c 7d 8h 9s Tc Jd Qh Ks Kc')).toBe(false);
  });

  test('two straight flushes share no card', () => {
    expect(thirteen(hasTwoStraightFlushes, '2c 3c 4c 5c 6c 7d 8d 9d Td Jd Qh Ks Ac')).toBe(true);
    expect(thirteen(hasTwoStraightFlushes, '2c 3c 4c 5c 6c 7c 8c 9c Tc Jd Qh Ks Ad')).toBe(false);
    expect(thirteen(hasTwoStraightFlushes, '2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qh Ks Ad')).toBe(true);
  });

  test('thirteen of one color are all red or all black', () => {
    expect(thirteen(isThirteenOfOneColor, '2d 3d 4h 5h 6d 7d 8h 9h Td Jd Qh Kh Ad')).toBe(true);
    expect(thirteen(isThirteenOfOneColor, '2d 3d 4h 5h 6d 7d 8h 9h Td Jd Qh Kh As')).toBe(false);
  });

  test('deuce to eight leaves out the nine and the ace', () => {
    const holds = allBetween('2', '8');
    expect(thirteen(holds, '2c 2d 3c 3d 4c 4d 5c 5d 6c 6d 7c 7d 8c')).toBe(true);
    expect(thirteen(holds, '2c 2d 3c 3d 4c 4d 5c 5d 6c 6d 7c 7d 9c')).toBe(false);
    expect(thirteen(holds, '2c 2d 3c 3d 4c 4d 5c 5d 6c 6d 7c 7d Ac')).toBe(false);
  });
});

describe('a home run', () => {
  const against = (holds: HandTest, mine: string, ...others: string[]): boolean => {
    const seats = [mine, ...others].map((text, at) => seatOf(at + 1, rowsOf(text)));
    return handHolds(holds)(dealOf(GAME, seats), seats[0] as DealtSeat);
  };
  /** Nothing in any row. */
  const LOW = '4c 3d 2h / 8c 7d 5h 4s 2d / 9c 8d 7h 5d 3c';

  test('has points for three rows and for what they hold', () => {
    // Three rows, eight for quads in the middle, four for quads behind: fifteen.
    const quadsTwice = 'Ac Kd Jh / 6s 6d 6c 6h Qc / Ts Td Tc Th Qd';
    expect(against(homeRunOf(15), quadsTwice, LOW)).toBe(true);
    expect(against(homeRunOf(16), quadsTwice, LOW)).toBe(false);
    // Three rows, three for trips in front, two for a full house, five for a straight flush.
    const thirteenPoints = 'Ks Kd Kc / Qs Qd Qc Js Jd / Ah Kh Qh Jh Th';
    expect(against(homeRunOf(13), thirteenPoints, LOW)).toBe(true);
    expect(against(homeRunOf(15), thirteenPoints, LOW)).toBe(false);
    // Three rows, trips, quads and a straight flush: nineteen.
    const nineteen = 'Ks Kd Kc / Qs Qd Qc Qh 2c / 9s 8s 7s 6s 5s';
    expect(against(homeRunOf(17), nineteen, LOW)).toBe(true);
  });

  test('takes all three rows of one opponent, or of every one where the house says so', () => {
    const mine = 'Ac Kd Jh / 6s 6d 6c 6h Qc / Ts Td Tc Th Qd';
    const pairInFront = '4d 4h 2c / 8s 8h 5c 3s 2s / 9d 9h 7c 5s 3h';
    expect(against(homeRunOf(15), mine, pairInFront)).toBe(false);
    expect(against(homeRunOf(15), mine, pairInFront, LOW)).toBe(true);
    expect(against(homeRunOf(15, { over: 'every' }), mine, pairInFront, LOW)).toBe(false);
  });

  test('is scored as the house posts it', () => {
    const mine = 'Ac Kd Jh / 6s 6d 6c 6h Qc / Ts Td Tc Th Qd';
    const scoring = { ...DEFAULT_THIRTEEN_SCORING, bonusMost: 11 };
    expect(against(homeRunOf(15, { scoring }), mine, LOW)).toBe(false);
  });

  test('is no home run with a foul hand or without an opponent, and beats a foul one', () => {
    const foul = 'Ts Td Tc / 6s 6d 6c 6h Qc / Ac Kd Jh 9s 2c';
    const quadsTwice = 'Ac Kd Jh / 6s 6d 6c 6h Qc / Ts Td Tc Th Qd';
    expect(against(homeRunOf(1), foul, LOW)).toBe(false);
    expect(against(homeRunOf(1), quadsTwice)).toBe(false);
    expect(against(homeRunOf(15), quadsTwice, 'As Ad Ah / Ks Kc Qh Js 2d / 3c 4d 5h 7s 9c')).toBe(
      true,
    );
  });
});

describe('rows of a losing hand', () => {
  const flush = '9s 8s 7s 6s 5s';
  const royal = 'As Ks Qs Js Ts';

  test('a pair, three of a kind or better, and a straight flush', () => {
    const holds = pairThreeAndStraightFlush('exactly');
    expect(set(holds, `4c 4d 2h / Jc Jd Jh 3s 2d / ${flush}`)).toBe(true);
    expect(set(holds, `4c 4d 2h / Jc Jd Jh 3s 2d / ${royal}`)).toBe(true);
    expect(set(holds, `4c 4d 2h / Jc Jd Jh 3s 3d / ${flush}`)).toBe(true);
    expect(set(holds, `4c 5d 2h / Jc Jd Jh 3s 2d / ${flush}`)).toBe(false);
    expect(set(holds, `4c 4d 2h / Jc Jd 3h 3s 2d / ${flush}`)).toBe(false);
    expect(set(holds, '4c 4d 2h / Jc Jd Jh 3s 2d / Ac Ad Ah As 2c')).toBe(false);
  });

  test('a pair, three of a kind or better, and aces full', () => {
    const holds = pairThreeAndAcesFull('exactly');
    expect(set(holds, '4c 4d 2h / Jc Jd Jh 3s 2d / Ac Ad Ah 2s 2c')).toBe(true);
    expect(set(holds, '4c 4d 2h / Jc Jd Jh 3s 2d / Kc Kd Kh As Ac')).toBe(false);
    expect(set(holds, '4c 4d 2h / Jc Jd Jh 3s 2d / Ac Ad Ah As 2c')).toBe(false);
    expect(
      set(pairThreeAndAcesFull('at-least'), '4c 4d 2h / Jc Jd Jh 3s 2d / Ac Ad Ah As 2c'),
    ).toBe(true);
  });

  test('a pair, a pair, and a straight flush or better', () => {
    const holds = pairPairAndStraightFlush('exactly');
    expect(set(holds, `4c 4d 2h / Jc Jd 6h 3s 2d / ${flush}`)).toBe(true);
    expect(set(holds, `4c 4d 2h / Jc Jd 6h 3s 2d / ${royal}`)).toBe(true);
    expect(set(holds, `4c 4d 2h / Jc Td 6h 3s 2d / ${flush}`)).toBe(false);
    expect(set(holds, `4c 4d 2h / Jc Jd 3h 3c 2d / ${flush}`)).toBe(false);
    expect(set(pairPairAndStraightFlush('at-least'), `4c 4d 2h / Jc Jd 3h 3c 2d / ${flush}`)).toBe(
      true,
    );
  });

  test('three of a kind in front is a pair only where a row may be better', () => {
    const text = `4c 4d 4h / Jc Jd Jh 3s 2d / ${flush}`;
    expect(set(pairThreeAndStraightFlush('exactly'), text)).toBe(false);
    expect(set(pairThreeAndStraightFlush('at-least'), text)).toBe(true);
  });
});

const NAMED = ['exactly', 'at-least'] as const;
type Twin = readonly [name: string, fast: HandTest, slow: (rows: SlowRows) => boolean];

const every = (rows: SlowRows): string[] => [...rows.front, ...rows.middle, ...rows.back];

const TWINS: readonly Twin[] = [
  ['straight flush behind', straightFlushInBack('T'), (rows) => slowBackStraightFlush(rows, 10)],
  ['dragon', hasDragon, slowDragon],
  ['two straight flushes', hasTwoStraightFlushes, (rows) => twoStraightFlushes(every(rows))],
  ['one color', isThirteenOfOneColor, slowOneColor],
  ['deuce to eight', allBetween('2', '8'), slowDeuceToEight],
  ...NAMED.flatMap((named): Twin[] => [
    [
      `pair, three, straight flush ${named}`,
      pairThreeAndStraightFlush(named),
      (rows) => slowPairThreeFlush(rows, named),
    ],
    [
      `pair, three, aces full ${named}`,
      pairThreeAndAcesFull(named),
      (rows) => slowPairThreeAcesFull(rows, named),
    ],
    [
      `pair, pair, straight flush ${named}`,
      pairPairAndStraightFlush(named),
      (rows) => slowPairPairFlush(rows, named),
    ],
  ]),
];

/** Hands near the edge of the test; two of their cards are then often changed. */
const NEAR = [
  '4c 4d 2h / Jc Jd Jh 3s 2d / Ts 9s 8s 7s 6s',
  '4c 4d 4h / Jc Jd 3h 3s 2d / As Ks Qs Js Ts',
  '4c 4d 2h / Jc Jd Jh 3s 2d / Ac Ad Ah 2s 2c',
  '4c 4d 2h / Jc Jd Jh 3s 3d / Ac Ad Ah As 2c',
  '4c 4d 2h / Jc Jd 6h 3c 2d / 9s 8s 7s 6s 5s',
  '2c 3c 4c / 5c 6c 7d 8d 9d / Td Jh Qh Kh Ah',
  '2c 3c 4c / 5c 6c 7c 8c 9s / 5s 6s 7s 8s Ts',
  '2d 4d 4h / 5h 6d 7d 8h Td / Jd Qh Kh Ad Ah',
  '2d 2h 3c / 4d 4s 5h 6d 7d / 8h 8d 8c 8s 3d',
].map(rowsOf);

/** The first thirteen cards, laid in three rows as they come. */
const rowsFrom = (cards: readonly Card[]): Rows => ({
  front: cards.slice(0, 3),
  middle: cards.slice(3, 8),
  back: cards.slice(8, 13),
});

/** One of them with up to two cards exchanged for others of the deck. */
function nearHand(source: RandomSource): Rows {
  const { front, middle, back } = NEAR[below(source, NEAR.length)] as Rows;
  const cards = [...front, ...middle, ...back];
  const others = shuffled(
    STANDARD_DECK.cards.filter((card) => !cards.includes(card)),
    source,
  );
  const changes = below(source, 3);
  for (let change = 0; change < changes; change++) {
    cards[below(source, 13)] = others[change] as Card;
  }
  return rowsFrom(cards);
}

const spelled = ({ front, middle, back }: Rows): SlowRows => ({
  front: front.map(makeCard),
  middle: middle.map(makeCard),
  back: back.map(makeCard),
});

test('every test agrees with its slow twin', () => {
  const source = seededSource(13);
  const seen = new Map(TWINS.map(([name]) => [name, new Set<boolean>()]));
  for (let round = 0; round < 600; round++) {
    const rows = nearHand(source);
    for (const [name, fast, slow] of TWINS) {
      const expected = slow(spelled(rows));
      expect(asks(fast, rows), `${name}: ${every(spelled(rows))}`).toBe(expected);
      seen.get(name)?.add(expected);
    }
  }
  expect([...seen].filter(([, answers]) => answers.size < 2)).toEqual([]);
});

test('a clean sweep agrees with every choice of five from its cards', () => {
  const source = seededSource(31);
  const reds = STANDARD_DECK.cards.filter((card) => 'dh'.includes(suitOf(card)));
  const seen = new Set<boolean>();
  for (let round = 0; round < 60; round++) {
    const rows = rowsFrom(shuffled(reds, source));
    const expected = slowCouldSetStraightFlush(spelled(rows), 10);
    expect(asks(straightFlushInBackOrSweep('T', ['one-color']), rows)).toBe(expected);
    seen.add(expected);
  }
  expect(seen.size).toBe(2);
});

test('a home run agrees with its slow twin', () => {
  const source = seededSource(47);
  const high = STANDARD_DECK.cards.filter((card) => 'TJQKA'.includes(rankOf(card)));
  const low = STANDARD_DECK.cards.filter((card) => !'TJQKA'.includes(rankOf(card)));
  const seen = new Set<number>();
  for (let round = 0; round < 2_000; round++) {
    const [mine, theirs] = [rowsFrom(shuffled(high, source)), rowsFrom(shuffled(low, source))];
    const seats = [seatOf(1, mine), seatOf(2, theirs)];
    const expected = slowHomeRun(spelled(mine), [spelled(theirs)]);
    for (const least of [3, 4, 5, 6, 8, 13]) {
      const answer = handHolds(homeRunOf(least))(dealOf(GAME, seats), seats[0] as DealtSeat);
      expect(answer, `${every(spelled(mine))}`).toBe(expected >= least);
    }
    seen.add(expected);
  }
  expect(seen.size).toBeGreaterThan(3);
});

test('no test throws on a deal that is partly shown or from a wrong deck; it says no', () => {
  const doubled = Array.from({ length: 13 }, () => cardsOf('Ks')[0] as Card);
  const rows = {
    front: cardsOf('Ks Ks Ks'),
    middle: doubled.slice(0, 5),
    back: doubled.slice(0, 5),
  };
  const deals: Deal[] = [
    dealOf(GAME, [seatOf(1), seatOf(2, { back: cardsOf('Th 9h 8h 7h 6h') })]),
    dealOf(GAME, [seatOf(1, { cards: doubled }), seatOf(2, rows)], { standardDeck: false }),
    dealOf(GAME, [seatOf(1, { cards: cardsOf('XX '.repeat(13)) })], { standardDeck: false }),
  ];
  const tests = [
    ...TWINS,
    ['sweep', straightFlushInBackOrSweep('T')] as const,
    ['home run', homeRunOf(1)] as const,
  ];
  for (const deal of deals) {
    expect(dealtGameNamed(GAME)?.check(deal)).toEqual([]);
    for (const [name, fast] of tests) {
      for (const seat of deal.seats) expect(handHolds(fast)(deal, seat), name).toBe(false);
    }
  }
});
