import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentOf, drawSerial, type Entries, rootOf, seedOf } from '#drawing';
import { given } from '#result';
import { plainCommitment, plainDraws, plainRoot } from './drawing.ts';

const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => {
  return Buffer.from(bytes).toString('hex');
});

/** Ranges with gaps between some of them; up to a few thousand, so that the tree has many leaves. */
const drum = (ranges: number): fc.Arbitrary<Entries> =>
  fc
    .array(fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: ranges,
      size: 'max',
    })
    .map((steps) => {
      let next = 1;
      return steps.map(([gap, count]) => {
        const first = next + gap;
        next = first + count;
        return [first, count] as const;
      });
    });

test('a verifier that shares no code agrees about root, commitment and every draw', () => {
  fc.assert(
    fc.property(
      ...[drum(3000), hash, fc.option(fc.string({ minLength: 1 }), { nil: undefined })],
      (entries, secret, publicValue) => {
        const root = rootOf(entries);
        expect(root).toBe(plainRoot(entries));
        expect(commitmentOf(secret)).toBe(plainCommitment(secret));
        const of = given({ secret, root, publicValue });
        const count = entries.reduce((sum, [, n]) => sum + n, 0);
        const draws = Math.min(count, 5);
        const taken = new Set<number>();
        for (let draw = 1; draw <= draws; draw++) {
          taken.add(drawSerial({ ...of, draw }, entries, taken));
        }
        expect([...taken]).toEqual(plainDraws(of, entries, draws));
      },
    ),
    { numRuns: 60 },
  );
});

test('they agree when a small drum is drawn until nothing is left in it', () => {
  const entries: Entries = [
    [1, 2],
    [7, 1],
    [9, 4],
  ];
  const of = { secret: '5c'.repeat(32), root: rootOf(entries), publicValue: 'closing index 4,021' };
  const taken = new Set<number>();
  for (let draw = 1; draw <= 7; draw++) taken.add(drawSerial({ ...of, draw }, entries, taken));
  expect([...taken]).toEqual(plainDraws(of, entries, 7));
  expect([...taken].sort((a, b) => a - b)).toEqual([1, 2, 7, 9, 10, 11, 12]);
});

test.each([0, 1, 255, 256, 257, 511, 512, 513, 1025, 1793])(
  'they agree about the root of a drum of %d ranges, wherever its leaves end',
  (ranges) => {
    const entries: Entries = Array.from({ length: ranges }, (_, index) => [index * 2 + 1, 1]);
    expect(rootOf(entries)).toBe(plainRoot(entries));
  },
);

test('the example of the explanation is what both come to', () => {
  const entries: Entries = [
    [1, 2],
    [7, 1],
  ];
  const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  const root = '8115b474fddc45b7a2b8de306f0340e8d91b337be6c2ae21563a0e86a9865055';
  expect([rootOf(entries), plainRoot(entries)]).toEqual([root, root]);
  expect(commitmentOf(secret)).toBe(
    '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  );
  const of = { secret, root, publicValue: '4021' };
  expect(seedOf({ ...of, draw: 3 })).toBe(
    '918f416fca068c3b274fa383fe8a2fcd217bbdc27628ef68ce33276152dbdc9b',
  );
  expect(plainDraws(of, entries, 3)).toEqual([1, 7, 2]);
  expect(drawSerial({ ...of, draw: 3 }, entries, new Set([1, 7]))).toBe(2);
  const page = readFileSync(new URL('../../docs/explanation/drawings.md', import.meta.url), 'utf8');
  for (const each of [root, commitmentOf(secret)]) expect(page).toContain(each);
  for (const draw of [1, 2, 3]) expect(page).toContain(seedOf({ ...of, draw }));
});
