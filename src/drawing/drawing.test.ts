import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ENTRIES, SECRET } from './drawing.fixture.ts';
import {
  checkProof,
  commitmentOf,
  countEntries,
  drawSerial,
  type Entries,
  type Proof,
  proofOf,
  rootOf,
} from './index.ts';

const of = { secret: SECRET, root: rootOf(ENTRIES), draw: 1 };
const singles = (count: number): Entries =>
  Array.from({ length: count }, (_, index) => [index * 3 + 1, 1]);

describe('what is posted', () => {
  test('the commitment is the plain SHA-256 of the secret (FIPS 180-4, 32 bytes of 0)', () => {
    expect(commitmentOf('00'.repeat(32))).toBe(
      '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    );
  });

  test('the root of one range is made of the bytes that the explanation gives', () => {
    const hash = (hex: string) =>
      createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
    const leaf = hash('00' + '0000000000000005' + '0000000000000003');
    expect(rootOf([[5, 3]])).toBe(hash(`02${leaf}0000000000000003`));
  });

  test('another entry, or another cut of the same numbers, gives another root', () => {
    const roots = [
      ENTRIES,
      ENTRIES.slice(1),
      [...ENTRIES, [500, 1]],
      [[1, 39], [40, 1], ...ENTRIES.slice(1)],
      [],
    ].map((entries) => rootOf(entries as Entries));
    expect(new Set(roots).size).toBe(roots.length);
  });

  test.each<[string, Entries, string]>([
    [
      'an overlap',
      [
        [1, 5],
        [5, 1],
      ],
      'range 2',
    ],
    [
      'a range out of order',
      [
        [9, 1],
        [1, 1],
      ],
      'range 2',
    ],
    ['a range of nothing', [[1, 0]], 'has 0 numbers'],
    ['a number below 1', [[0, 4]], 'begins with 0'],
    ['a broken number', [[1.5, 4]], 'begins with 1.5'],
    ['a number too large to count', [[Number.MAX_SAFE_INTEGER, 1]], 'too large'],
  ])('%s has no root', (_what, entries, why) => {
    expect(() => rootOf(entries)).toThrow(why);
  });
});

describe('a draw', () => {
  test('gives the same number to whoever has the same secret, entries and public value', () => {
    expect(drawSerial(of, ENTRIES)).toBe(drawSerial({ ...of }, [...ENTRIES]));
  });

  test('secret, root, public value and number of the draw each decide', () => {
    const large: Entries = [[1, 2 ** 32]];
    const drawn = [
      of,
      { ...of, secret: '0e'.repeat(32) },
      { ...of, root: rootOf([[1, 1]]) },
      { ...of, publicValue: '1' },
      { ...of, draw: 2 },
    ].map((each) => drawSerial(each, large));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('numbers that are out are never drawn, and the last one left always is', () => {
    const all = ENTRIES.flatMap(([first, count]) =>
      Array.from({ length: count }, (_, index) => first + index),
    );
    const taken = new Set(all.filter((serial) => serial !== 405));
    expect(drawSerial(of, ENTRIES, taken)).toBe(405);
    expect(() => drawSerial(of, ENTRIES, new Set(all))).toThrow('is taken');
  });

  test('a number that was never in the drum takes nothing out of it', () => {
    expect(drawSerial(of, [[7, 1]], new Set([8, 9]))).toBe(7);
  });

  test.each<[string, () => unknown]>([
    ['an empty drum', () => drawSerial(of, [])],
    ['more than 2^32 numbers', () => drawSerial(of, [[1, 2 ** 32 + 1]])],
    ['a draw before the first', () => drawSerial({ ...of, draw: 0 }, ENTRIES)],
    ['a public value without a text', () => drawSerial({ ...of, publicValue: '' }, ENTRIES)],
    ['a secret in capitals', () => drawSerial({ ...of, secret: 'AB'.repeat(32) }, ENTRIES)],
    ['a short secret', () => commitmentOf('ab')],
  ])('%s is refused', (_what, draw) => {
    expect(draw).toThrow('assertion failed');
  });
});

describe('a proof that a number was in the drum', () => {
  test.each([1, 256, 257, 700, 1300])(
    'leads to the root from everywhere in a drum of %d, with the position',
    (count) => {
      const entries = singles(count);
      const root = rootOf(entries);
      for (const position of [0, count >> 1, count - 1]) {
        const proof = proofOf(entries, position * 3 + 1) as Proof;
        expect(checkProof(root, proof)).toEqual({ ok: true, value: { position, count } });
      }
    },
  );

  test('counts every number of the ranges before it', () => {
    // 40 in the first range, 1 in the second, 30 before number 100 in the third.
    expect(checkProof(of.root, proofOf(ENTRIES, 100) as Proof)).toEqual({
      ok: true,
      value: { position: 71, count: 350 },
    });
    expect(countEntries(ENTRIES)).toBe(350);
  });

  test('there is none for a number that was not in it', () => {
    for (const serial of [0, 41, 59, 61, 69, 370, 400, 410]) {
      expect(proofOf(ENTRIES, serial)).toBeUndefined();
    }
  });

  test('anything changed in it leads elsewhere', () => {
    const entries = singles(700);
    const root = rootOf(entries);
    const proof = proofOf(entries, 1000) as Proof;
    const [step] = proof.path as [Proof['path'][0]];
    const changed: Proof[] = [
      { ...proof, serial: 1001 },
      { ...proof, block: proof.block.slice(1) },
      { ...proof, block: [[1, 0], ...proof.block] },
      { ...proof, path: proof.path.slice(1) },
      { ...proof, path: [{ ...step, count: step.count + 1 }, ...proof.path.slice(1)] },
      {
        ...proof,
        path: [{ ...step, side: step.side === 'left' ? 'right' : 'left' }, ...proof.path.slice(1)],
      },
    ];
    for (const each of changed) expect(checkProof(root, each).ok).toBe(false);
    const nothing = { ...proof, block: [proof.block[0] as [number, number], [9999, 0] as const] };
    expect(checkProof(root, nothing)).toEqual({
      ok: false,
      error: expect.stringMatching(/^range 2 of the leaf: /),
    });
  });
});
