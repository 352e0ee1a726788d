// Unbiased choices, from random words that are recorded, seeded or drawn out of a few bytes.
export { expandedSource } from './expanded.ts';
export { below, type RandomSource, recordedSource, seededSource, shuffled } from './source.ts';
