import { describe, expect, test } from 'vitest';
import { below, type RandomSource, recordedSource, seededSource, shuffled } from './index.ts';

const words = (...values: number[]): RandomSource => {
  const left = [...values];
  return { next: () => left.shift() as number };
};

describe('a number below a limit', () => {
  test('words past the last whole multiple of the limit are thrown away', () => {
    // 2^32 is 3 * 1,431,655,765 + 1: the last word would favor 0, so it is not used.
    expect(below(words(2 ** 32 - 1, 5), 3)).toBe(2);
    expect(below(words(2 ** 32 - 2), 3)).toBe(2);
    expect(below(words(0), 1)).toBe(0);
    expect(below(words(2 ** 32 - 1), 2 ** 32)).toBe(2 ** 32 - 1);
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('a limit of %d is refused', (limit) => {
    expect(() => below(words(1), limit)).toThrow('limit');
  });

  test('a source that gives no 32-bit word is refused', () => {
    expect(() => below(words(-1), 5)).toThrow('32-bit');
    expect(() => below(words(0.5), 5)).toThrow('32-bit');
  });
});

describe('a shuffle', () => {
  test('keeps every item once', () => {
    const items = Array.from({ length: 52 }, (_, index) => index);
    expect(shuffled(items, seededSource(1)).sort((a, b) => a - b)).toEqual(items);
  });

  test('gives every order of four items equally often (chi-square, 23 degrees, 99.9%)', () => {
    const source = seededSource(2026);
    const rounds = 48_000;
    const seen = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const order = shuffled('abcd'.split(''), source).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    const expected = rounds / 24;
    const chiSquare = [...seen.values()].reduce(
      (sum, n) => sum + (n - expected) ** 2 / expected,
      0,
    );
    expect(seen.size).toBe(24);
    expect(chiSquare).toBeLessThan(49.73);
  });
});

describe('recorded randomness', () => {
  test('reads four bytes a word, the most significant first, and ends with them', () => {
    const source = recordedSource(Uint8Array.of(0, 0, 1, 2, 255, 255, 255, 255, 9));
    expect(source.next()).toBe(258);
    expect(source.next()).toBe(2 ** 32 - 1);
    expect(() => source.next()).toThrow('only 9 random bytes');
  });

  test('the same bytes give the same shuffle', () => {
    const bytes = Uint8Array.from({ length: 400 }, (_, index) => (index * 37 + 11) % 256);
    const items = Array.from({ length: 30 }, (_, index) => index);
    expect(shuffled(items, recordedSource(bytes))).toEqual(shuffled(items, recordedSource(bytes)));
  });
});
