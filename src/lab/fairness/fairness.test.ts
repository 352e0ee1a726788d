import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { below, expandedSource, type RandomSource } from '#chance';
import { drawnSeats } from '../../house/promotions/tournaments/seating.ts';
import { chiSquare } from './chi-square.ts';
import { fairnessOf, isFair } from './fairness.ts';
import { SELECTIONS, type Selection } from './selections.ts';

const WORDS = 2 ** 32;
const SEED = Uint8Array.of(20, 26, 11, 16);

/** Selections that only tests can reach. */
const SEATS: Selection = {
  name: 'the seat of the last of ten players at two tables of nine',
  weights: Array.from({ length: 18 }, () => 1),
  select(source) {
    const places = ['A', 'B'].map((table) => ({ table, seatCount: 9, taken: [] }));
    const patrons = Array.from({ length: 10 }, (_, at) => `p${at}`);
    const sitting = drawnSeats(patrons, places, source).find(({ patron }) => patron === 'p9');
    return (sitting?.table === 'A' ? 0 : 9) + ((sitting?.seat as number) - 1);
  },
};

/** Published upper critical values: NIST/SEMATECH e-Handbook 1.3.6.7.4. */
test.each([
  [1, 6.635, 0.01],
  [5, 11.07, 0.05],
  [10, 23.209, 0.01],
  [23, 49.728, 0.001],
  [50, 76.154, 0.01],
  [100, 135.807, 0.01],
  [100, 77.929, 0.95],
])('with %d degrees %d is passed by chance as often as the tables say', (degrees, x, tail) => {
  // Two outcomes of many are off by the same amount, the others as expected.
  const expected = 1000;
  const off = Math.sqrt((x * expected) / 2);
  const counts = [expected + off, expected - off, ...Array(degrees - 1).fill(expected)];
  const fit = chiSquare(
    counts,
    counts.map(() => 1),
  );
  expect(fit.degrees).toBe(degrees);
  expect(fit.statistic).toBeCloseTo(x, 8);
  expect(Math.abs(fit.tail - tail)).toBeLessThan(tail * 0.002);
});

describe('every way of selecting is fair (chi-square, 99%), with words that are always the same', () => {
  test.each([...SELECTIONS, SEATS].map((selection) => [selection.name, selection] as const))(
    '%s',
    (_name, selection) => {
      const draws = Math.max(10_000, selection.weights.length * 20);
      const fair = fairnessOf(selection, draws, expandedSource(SEED));
      expect(isFair(fair, 0.99), `chi-square ${fair.statistic}`).toBe(true);
    },
  );

  test('over a million draws as well', () => {
    const selection = SELECTIONS.find(({ name }) => name === 'a number below 60') as Selection;
    expect(isFair(fairnessOf(selection, 1_000_000, expandedSource(SEED)), 0.99)).toBe(true);
  });
});

describe('what is not fair is found', () => {
  const source = () => expandedSource(SEED);

  test.each<[string, Selection]>([
    [
      'a bare modulo',
      {
        name: 'modulo',
        weights: Array.from({ length: 64 }, () => 1),
        select: (words) => Math.floor((words.next() % (3 * 2 ** 30)) / ((3 * 2 ** 30) / 64)),
      },
    ],
    [
      'a sort by chance in place of a shuffle',
      {
        name: 'sort',
        weights: Array.from({ length: 3 }, () => 1),
        select: (words) => [0, 1, 2].sort(() => below(words, 3) - 1).indexOf(0),
      },
    ],
    [
      'numbers in turn, which fit too well',
      (() => {
        let next = 0;
        return { name: 'turn', weights: Array(10).fill(1), select: () => next++ % 10 };
      })(),
    ],
    [
      'tickets that are counted as if each person had as many',
      { name: 'weights', weights: [1, 2, 3], select: (words) => below(words, 3) },
    ],
  ])('%s', (_what, selection) => {
    expect(isFair(fairnessOf(selection, 100_000, source()), 1 - 1e-6)).toBe(false);
  });

  /** Only the last words of all: the part that does not divide evenly, and one whole round before
   * it. A bare remainder of each is off at any limit, however small. */
  const lastWords = (limit: number): RandomSource => {
    const words = source();
    const window = limit + (WORDS % limit);
    return { next: () => WORDS - window + below(words, window) };
  };

  test.each([3, 7, 10, 52, 60, 100, 1000])('a bare modulo even below %d', (limit) => {
    const weights = Array.from({ length: limit }, () => 1);
    const ours: Selection = { name: '', weights, select: (words) => below(words, limit) };
    const bare: Selection = { name: '', weights, select: (words) => words.next() % limit };
    const draws = limit * 300;
    expect(isFair(fairnessOf(ours, draws, lastWords(limit)), 0.99)).toBe(true);
    expect(isFair(fairnessOf(bare, draws, lastWords(limit)), 1 - 1e-6)).toBe(false);
  });
});

test('nothing but src/chance makes numbers of random words', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const makers = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.(?:test|prove|fixture))\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\b(?:source|words)\.next\(\)/.test(readFileSync(path, 'utf8')))
    .map((path) => relative(root, path).split(sep).join('/'));
  // The edge hands words on; the secrets of trial drawings are words as they come.
  expect(makers.sort()).toEqual([
    'chance/source.ts',
    'cli/entropy.ts',
    'lab/fairness/selections.ts',
  ]);
});
