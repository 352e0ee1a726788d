import type { Comparable, RecordedRound } from './recorded-round.ts';
import { settleCrazy4Poker } from './settle-crazy-4-poker.ts';
import { settleFourCardPoker } from './settle-four-card-poker.ts';

/** A valid record of a round, settled slowly and obviously. */
export const settleRound = (round: RecordedRound): Comparable =>
  round.game === 'four-card-poker' ? settleFourCardPoker(round) : settleCrazy4Poker(round);
