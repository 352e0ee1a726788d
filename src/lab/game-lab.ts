import type { Card } from '#cards';
import type { BestPlay } from './best-play.ts';
import type { DecisionOdds } from './decision.ts';
import type { Progress } from './held-counts.ts';
import type { DecisionCounts } from './strategy.ts';

/** What the lab can work out of a base game's main wagers. */
export interface GameLab {
  /** The game's id. */
  readonly game: string;
  /** Best play and what it decides with each hand; where a card of the dealer is seen, also best
   * play of one who ignores it. */
  bestPlay(onProgress?: Progress): {
    readonly play: BestPlay;
    readonly blind?: BestPlay;
    readonly strategy: readonly DecisionCounts[];
  };
  /** The value of each decision for five cards, and the dealer's cards that are seen. */
  decide(player: readonly Card[], seen: readonly Card[]): DecisionOdds;
}
