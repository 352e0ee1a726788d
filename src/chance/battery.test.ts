// What the tests of words find: nothing in fair words, and each fault by the test that is made for it.
import { describe, expect, test } from 'vitest';
import {
  expandedSource,
  type RandomSource,
  seededSource,
  type WordTest,
  wordTestCount,
  wordTests,
} from './index.ts';

const WORDS = 2 ** 32;
const DRAWS = 20_000;

const byName = (source: RandomSource): ReadonlyMap<string, WordTest> =>
  new Map(Array.from(wordTests(DRAWS, source), (each) => [each.name, each]));

const isOff = ({ tail }: WordTest): boolean => Math.min(tail, 1 - tail) < 1e-6;

test('the words that a house draws pass every test at 99%', () => {
  const tests = byName(expandedSource(Uint8Array.of(20, 26)));
  expect(tests.size).toBe(wordTestCount);
  const each = 0.01 / wordTestCount / 2;
  expect([...tests.values()].filter(({ tail }) => Math.min(tail, 1 - tail) < each)).toEqual([]);
});

test('over many seeds every tail is as likely as any other', () => {
  const sums = new Map<string, number>();
  const rounds = 60;
  for (let seed = 0; seed < rounds; seed++) {
    for (const { name, tail } of wordTests(10_000, seededSource(seed * 7919 + 1))) {
      sums.set(name, (sums.get(name) ?? 0) + tail);
    }
  }
  // Sixty numbers from 0 to 1 come to 30; five standard deviations of that are 11.2.
  expect([...sums].filter(([, sum]) => Math.abs(sum - rounds / 2) > 11.2)).toEqual([]);
});

describe('a fault is found by', () => {
  const from = (next: () => number): RandomSource => ({ next: () => Math.floor(next()) });
  const scaled = (fair: RandomSource, part: number) => from(() => fair.next() * part);

  /** Some words are zero. */
  const zeros = (fair: RandomSource, oneOf: number) =>
    from(() => (fair.next() % oneOf === 0 ? 0 : fair.next()));

  /** Some words follow the one before: the same again, or the opposite of it. */
  function following(fair: RandomSource, part: number): RandomSource {
    let last = fair.next();
    return from(() => {
      const isFollowing = fair.next() < WORDS * Math.abs(part);
      const followed = part > 0 ? last : WORDS - 1 - last;
      last = isFollowing ? followed : fair.next();
      return last;
    });
  }

  /** One word of so many, at the same place each time, is low. */
  function lowAt(fair: RandomSource, place: number, of: number): RandomSource {
    let count = 0;
    return from(() => fair.next() * (count++ % of === place ? 0.5 : 1));
  }

  test.each<[string, (fair: RandomSource) => RandomSource]>([
    ['equidistribution', (fair) => scaled(fair, 0.98)],
    ['equidistribution of every third word', (fair) => lowAt(fair, 2, 3)],
    ['Kolmogorov-Smirnov', (fair) => scaled(fair, 0.95)],
    ['serial pairs', (fair) => following(fair, 0.3)],
    ['serial correlation', (fair) => following(fair, 0.3)],
    ['runs', (fair) => following(fair, -0.3)],
    ['gap', (fair) => zeros(fair, 3)],
    ['poker', (fair) => following(fair, 0.1)],
    ['coupon collector', (fair) => following(fair, 0.2)],
    ['permutation', (fair) => following(fair, 0.3)],
    ['order statistic', (fair) => scaled(fair, 0.98)],
    ['Poisson', (fair) => zeros(fair, 20)],
    ['spectral', (fair) => lowAt(fair, 1, 8)],
  ])('%s', (name, make) => {
    const source = make(expandedSource(Uint8Array.of(7)));
    expect(isOff(byName(source).get(name) as WordTest)).toBe(true);
  });
});

test('a second source that gives the words of the first is found by their correlation', () => {
  const fair = expandedSource(Uint8Array.of(8));
  const seed: number[] = [];
  let isCopying = false;
  let copy: RandomSource | undefined;
  const source: RandomSource = {
    next() {
      if (isCopying && seed.length === 32) {
        copy ??= expandedSource(Uint8Array.from(seed));
        return copy.next();
      }
      const word = fair.next();
      if (isCopying) seed.push(word % 256);
      return word;
    },
  };
  const found = new Map<string, WordTest>();
  for (const each of wordTests(DRAWS, source)) {
    found.set(each.name, each);
    isCopying = each.name === 'serial correlation';
  }
  expect(isOff(found.get('interplay correlation of two sources') as WordTest)).toBe(true);
});
