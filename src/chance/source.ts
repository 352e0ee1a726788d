import { assert } from '#result';

/** A supply of independent, uniformly distributed 32-bit words. The edge makes one from a
 * cryptographic generator; a replay makes one from the bytes that were recorded. */
export interface RandomSource {
  /** The next word, 0 to 2^32 - 1. */
  next(): number;
}

const WORD_COUNT = 2 ** 32;

/** A uniformly distributed whole number from 0 to `limit - 1`.
 *
 * Words beyond the last whole multiple of `limit` are thrown away, so that no remainder is
 * likelier than another; scaling or a bare modulo would favor some of them. */
export function below(source: RandomSource, limit: number): number {
  assert(
    Number.isInteger(limit) && limit > 0 && limit <= WORD_COUNT,
    `a limit from 1 to 2^32, not ${limit}`,
  );
  const accepted = WORD_COUNT - (WORD_COUNT % limit);
  for (;;) {
    const word = source.next();
    assert(
      Number.isInteger(word) && word >= 0 && word < WORD_COUNT,
      `a random source gave ${word}, which is not a 32-bit word`,
    );
    if (word < accepted) return word % limit;
  }
}

/** A new array with the items in a uniformly random order (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], source: RandomSource): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(source, last + 1);
    const held = order[last] as T;
    order[last] = order[other] as T;
    order[other] = held;
  }
  return order;
}

/** Recorded randomness: four bytes a word, most significant first. It ends when the bytes do. */
export function recordedSource(bytes: Uint8Array): RandomSource {
  let at = 0;
  return {
    next() {
      assert(at + 4 <= bytes.length, `only ${bytes.length} random bytes were recorded`);
      const word =
        ((bytes[at] as number) << 24) |
        ((bytes[at + 1] as number) << 16) |
        ((bytes[at + 2] as number) << 8) |
        (bytes[at + 3] as number);
      at += 4;
      return word >>> 0;
    },
  };
}

/** The same words, and whether any was asked for. */
export function watchedSource(source: RandomSource) {
  const asked = { isDrawn: false };
  const next = (): number => {
    asked.isDrawn = true;
    return source.next();
  };
  return { asked, source: { next } };
}

/** The same words for the same seed (mulberry32): for simulations and tests, which must repeat. It
 * can be predicted, so no house ever draws from it. */
export function seededSource(seed: number): RandomSource {
  let state = seed >>> 0;
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let word = Math.imul(state ^ (state >>> 15), state | 1);
      word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
      return (word ^ (word >>> 14)) >>> 0;
    },
  };
}
