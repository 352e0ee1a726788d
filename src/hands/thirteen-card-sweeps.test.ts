import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, cardAt, cardsOf, makeCard, RANKS, STANDARD_DECK, SUITS } from '#cards';
import * as oracle from '../../test/oracle/thirteen-card.ts';
import { THIRTEEN_CARD_RULE } from './thirteen-card.ts';
import {
  allWithin,
  CLEAN_SWEEPS,
  cleanSweeps,
  isDragon,
  isFivePairsAndTrips,
  isOneColor,
  isSixPairs,
  isThreeFlushes,
  isThreeStraightFlushes,
  isThreeStraights,
  twoStraightFlushes,
} from './thirteen-card-sweeps.ts';

const sweeps = (text: string) => cleanSweeps(cardsOf(text));

const anyThirteen = fc.shuffledSubarray([...STANDARD_DECK.cards], {
  minLength: 13,
  maxLength: 13,
});

/** Cards in runs of 5, 5 and 3, each run from a start and, if one is given, in one suit; a card
 * already taken is left out, and the deal is filled up from a shuffled deck. */
const nearRuns = fc
  .record({
    starts: fc.tuple(...[9, 9, 11].map((max) => fc.integer({ min: 0, max }))),
    suits: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -1, max: 3 }))),
    spoil: fc.boolean(),
    deck: fc.shuffledSubarray([...STANDARD_DECK.cards], { minLength: 52, maxLength: 52 }),
  })
  .map(({ starts, suits, spoil, deck }) => {
    const cards: Card[] = [];
    [5, 5, 3].forEach((length, row) => {
      for (let step = 0; step < length; step++) {
        const rank = ((starts[row] as number) + step + 12) % 13;
        const suit = suits[row] as number;
        const fitting = suit < 0 ? deck.filter((card) => card >> 2 === rank) : [cardAt(rank, suit)];
        const card = fitting.find((each) => !cards.includes(each));
        if (card !== undefined) cards.push(card);
      }
    });
    const kept = spoil ? cards.slice(1) : cards;
    return [...kept, ...deck.filter((card) => !kept.includes(card))].slice(0, 13);
  });

describe('clean sweeps', () => {
  test.each([
    ['As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s', 'one-suit'],
    ['As Kh Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2d', 'dragon'],
    ['As Ks Qs Js Ts 9h 8h 7h 6h 5h 4d 3d 2d', 'dragon'],
    ['As Ks Qs Js Ts Ah Kh Qh Jh Th 4d 3d 2d', 'three-straight-flushes'],
    ['As Ah Ad Ac 2s 2h 2d 2c 7s 7h 7d 7c 9h', 'three-quads'],
    ['8s 9h 9d Tc Ts Jh Jd Qc Qs Kh Kd Ac As', 'all-big'],
    ['2s 3h 3d 4c 4s 5h 5d 6c 6s 7h 7d 8c 8s', 'all-small'],
    ['2h 3h 5h 7h 9h Jh Kh 2d 4d 6d 8d Td Qd', 'one-color'],
    ['As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 3d', 'twelve-of-one-suit'],
    ['As Ah Ad 2s 2h 2d 7s 7h 7d 9s 9h 9d Kc', 'four-trips'],
    ['As Ah Ad 2s 2h 4s 4h 7s 7h 9d 9c Kd Kc', 'five-pairs-and-trips'],
    ['As Ah Ad 2s 2h 2c 2d 7s 7h 9d 9c Kd Kc', 'five-pairs-and-trips'],
    ['As 2h 3d 4c 5s 5h 6d 7c 8s 9h Jd Qc Kd', 'three-straights'],
    ['2s 4s 6s 8s Ts 2h 5h 7h 9h Jh 2d 9d Kd', 'three-flushes'],
    ['As Ah 2s 2h 4s 4h 7s 7d 9d 9c Kd Kc Js', 'six-pairs'],
    ['As Ah Ad Ac 4s 4h 7s 7d 9d 9c Kd Kc Js', 'six-pairs'],
    ['2s 4s 6s 8s Js Ks 3c 4c 7c 8c Tc Kc Ad', 'twelve-of-one-color'],
  ])('%s counts as %s', (text, id) => {
    expect(sweeps(text)[0]).toBe(id);
  });

  test('an ordinary deal is none', () => {
    expect(sweeps('As Kh 9d 9c 7s 6h 4d 3c 2s 2h Jd Tc 8h')).toEqual([]);
  });

  test('a deal can be several, the highest first', () => {
    const several = sweeps('As Ks Qs Js Ts 9h 8h 7h 6h 5h 4d 3d 2d');
    expect(several).toEqual([
      'dragon',
      'three-straight-flushes',
      'three-straights',
      'three-flushes',
    ]);
  });

  test('the table falls in points from the top', () => {
    const points = CLEAN_SWEEPS.map((sweep) => sweep.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });

  test('a run of three may begin with an ace or end with it, but not pass through it', () => {
    const fives = '4c 5d 6h 7s 8c 4d 5h 6s 7c 8d';
    expect(isThreeStraights(cardsOf(`As 2d 3h ${fives}`))).toBe(true);
    expect(isThreeStraights(cardsOf(`Qs Kd Ah ${fives}`))).toBe(true);
    expect(isThreeStraights(cardsOf(`Ks Ad 2h ${fives}`))).toBe(false);
  });

  test('two straight flushes must not share a card', () => {
    const others = '2d 2c 4d 4c';
    expect(twoStraightFlushes(cardsOf(`As 2s 3s 4s 5s Th Jh Qh Kh Ah 9d 7d 7c`))).toBe(true);
    expect(twoStraightFlushes(cardsOf(`2s 3s 4s 5s 6s 7s 8s 9s Ts ${others}`))).toBe(false);
    expect(twoStraightFlushes(cardsOf(`2s 3s 4s 5s 6s 7s 8s 9s Ts Js 2d 2c 4d`))).toBe(true);
  });

  test('all within two ranks counts both of them', () => {
    expect(allWithin(cardsOf('2s 8h 5d'), '2', '8')).toBe(true);
    expect(allWithin(cardsOf('2s 9h 5d'), '2', '8')).toBe(false);
    expect(allWithin(cardsOf('As 2h 5d'), '2', '8')).toBe(false);
  });
});

describe('clean sweeps against every way to lay the cards', () => {
  const agree = (cards: readonly Card[]) => {
    const texts = cards.map(makeCard);
    expect(isThreeStraights(cards)).toBe(oracle.threeStraights(texts));
    expect(isThreeFlushes(cards)).toBe(oracle.threeFlushes(texts));
    expect(isThreeStraightFlushes(cards)).toBe(oracle.threeStraightFlushes(texts));
    expect(twoStraightFlushes(cards)).toBe(oracle.twoStraightFlushes(texts));
    expect(isSixPairs(cards)).toBe(oracle.sixPairs(texts));
    expect(isFivePairsAndTrips(cards)).toBe(oracle.fivePairsAndTrips(texts));
  };

  test('agree on random deals', () => {
    fc.assert(fc.property(anyThirteen, agree), { seed: 13, numRuns: 60 });
  });

  test('agree on deals that are nearly three straights or straight flushes', () => {
    fc.assert(fc.property(nearRuns, agree), { seed: 13, numRuns: 120 });
  });

  test('agree on every way the suits of a deal can fall', () => {
    const isSorted = (sizes: number[]) => sizes.join() === [...sizes].sort((a, b) => a - b).join();
    for (const sizes of suitSizes().filter(isSorted)) {
      const cards = cardsBySuit(sizes);
      expect(isThreeFlushes(cards)).toBe(oracle.threeFlushes(cards.map(makeCard)));
    }
  });

  test('depend neither on the order of the cards nor on which suits of a color they are', () => {
    const renamed = (card: Card) => cardAt(card >> 2, 3 - (card & 3));
    fc.assert(
      fc.property(nearRuns, (cards) => {
        expect(cleanSweeps([...cards].reverse())).toEqual(cleanSweeps(cards));
        expect(cleanSweeps(cards.map(renamed))).toEqual(cleanSweeps(cards));
      }),
      { seed: 13 },
    );
  });
});

/** How many cards of each suit thirteen cards can have: 560 ways. */
function suitSizes(): number[][] {
  const all = Array.from({ length: 14 }, (_, size) => size);
  return all
    .flatMap((a) => all.flatMap((b) => all.map((c) => [a, b, c, 13 - a - b - c])))
    .filter((sizes) => (sizes[3] as number) >= 0);
}

const cardsBySuit = (sizes: readonly number[]): Card[] =>
  sizes.flatMap((size, suit) => Array.from({ length: size }, (_, rank) => cardAt(rank, suit)));

/** How many quads, trips, pairs and single cards thirteen cards can have. */
function rankShapes(): number[][] {
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  return upTo(3).flatMap((quads) =>
    upTo(4).flatMap((trips) =>
      upTo(6)
        .map((pairs) => [quads, trips, pairs, 13 - 4 * quads - 3 * trips - 2 * pairs])
        .filter((shape) => (shape[3] as number) >= 0),
    ),
  );
}

function factorial(n: number): bigint {
  return n < 2 ? 1n : BigInt(n) * factorial(n - 1);
}
const choices = (n: number, k: number): bigint => factorial(n) / (factorial(k) * factorial(n - k));

describe('how often a deal is a clean sweep', () => {
  const published = (id: string) =>
    THIRTEEN_CARD_RULE.frequencies
      .flatMap(({ counts }) => counts)
      .find(([each]) => each === id)?.[1];

  test('there are 635,013,559,600 deals', () => {
    expect(choices(52, 13)).toBe(635_013_559_600n);
    expect(THIRTEEN_CARD_RULE.frequencies.map(({ deals }) => deals)).toEqual([choices(52, 13)]);
  });

  test('small and big deals take thirteen of 28 cards', () => {
    const small = STANDARD_DECK.cards.filter((card) => allWithin([card], '2', '8'));
    const big = STANDARD_DECK.cards.filter((card) => allWithin([card], '8', 'A'));
    expect([small.length, big.length]).toEqual([28, 28]);
    expect(published('all-small')).toBe(choices(28, 13));
    expect(published('all-big')).toBe(choices(28, 13));
  });

  test.each([
    'one-suit',
    'one-color',
    'twelve-of-one-suit',
    'three-flushes',
    'twelve-of-one-color',
  ])('%s: counted over every way the suits can fall', (id) => {
    let count = 0n;
    for (const sizes of suitSizes()) {
      const cards = sizes.flatMap((size, suit) =>
        Array.from({ length: size }, (_, rank) => cardAt(rank, suit)),
      );
      const holds = cleanSweeps(cards).some((each) => each === id);
      if (holds) count += sizes.reduce((product, size) => product * choices(13, size), 1n);
    }
    expect(published(id)).toBe(count);
  });

  test.each(['dragon', 'three-quads', 'four-trips', 'five-pairs-and-trips', 'six-pairs'])(
    '%s: counted over every way the ranks can repeat',
    (id) => {
      let count = 0n;
      for (const shape of rankShapes()) {
        const ranksUsed = shape.reduce((sum, each) => sum + each, 0);
        if (ranksUsed > 13) continue;
        const sizes = shape.flatMap((times, place) =>
          Array.from({ length: times }, () => 4 - place),
        );
        const cards = sizes.flatMap((size, rank) =>
          Array.from({ length: size }, (_, suit) => cardAt(rank, suit)),
        );
        const arrangements = [...shape, 13 - ranksUsed].reduce(
          (left, each) => left / factorial(each),
          factorial(13),
        );
        const holds = cleanSweeps(cards).some((each) => each === id);
        const suited = sizes.reduce((product, size) => product * choices(4, size), 1n);
        if (holds) count += arrangements * suited;
      }
      expect(published(id)).toBe(count);
    },
  );

  test('a dragon takes a suit for each rank: 4^13; one color takes half the deck', () => {
    expect(published('dragon')).toBe(BigInt(SUITS.length) ** BigInt(RANKS.length));
    expect(published('one-color')).toBe(2n * choices(26, 13));
    expect(isDragon(cardsOf('As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 3d'))).toBe(false);
    expect(isOneColor(cardsOf('As Ac Ks'))).toBe(true);
  });
});
