import type { RandomSource } from '#chance';

/** The same words for the same seed (mulberry32): for tests that must repeat. */
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
