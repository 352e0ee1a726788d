import { CRAZY_4_LAB } from './crazy-4-poker.ts';
import { FOUR_CARD_LAB } from './four-card-poker.ts';
import type { GameLab } from './game-lab.ts';

export { type ActivityOdds, activityOdds } from './activity-odds.ts';
export type { BestPlay, PlayDecision } from './best-play.ts';
export type { DecisionOdds } from './decision.ts';
export { type Fairness, fairnessOfAll, isFair, selectionCount } from './fairness/fairness.ts';
export type { GameLab } from './game-lab.ts';
export type { Progress } from './held-counts.ts';
export { gameOdds, type OddsAnswer, type OddsFigure } from './odds.ts';
export type { DecisionCounts } from './strategy.ts';

const LABS: readonly GameLab[] = [FOUR_CARD_LAB, CRAZY_4_LAB];

export const labOf = (game: string): GameLab | undefined => LABS.find((lab) => lab.game === game);
