// How many keys there are at the giveaway of the car.
import type { ReadingValue } from '#games';

const PASS_COUNT = 10;

/** How many envelopes lie ready for so many eligible winners. */
export const envelopesFor = (winnerCount: number, setting: ReadingValue): number =>
  setting === 'always-ten' ? PASS_COUNT : winnerCount;
