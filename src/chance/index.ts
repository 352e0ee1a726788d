// Unbiased choices, from random words that are recorded, seeded or drawn out of a few bytes; and tests
// of such words.
export { type WordTest, wordTestCount, wordTests } from './battery.ts';
export { expandedSource } from './expanded.ts';
export {
  below,
  type RandomSource,
  recordedSource,
  seededSource,
  shuffled,
  watchedSource,
} from './source.ts';
