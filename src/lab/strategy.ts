// Which decision best play takes, hand by hand: the answer to "what do I do with this?", counted while
// best play is worked out.
import { DECISIONS, type PlayDecision } from './best-play.ts';

/** How many hands of one strength best play folds or plays, while the dealer shows one rank. */
export interface DecisionCounts {
  readonly strength: number;
  /** The rank of the dealer's visible card, 0 for a deuce; null if none is visible. */
  readonly upRank: number | null;
  readonly hands: Readonly<Record<PlayDecision, number>>;
}

export interface DecisionTally {
  /** `place` counts from 1, as in a place table. */
  add(place: number, decision: PlayDecision, weight: number, upRank?: number): void;
  rows(): readonly DecisionCounts[];
}

/** A tally for hands of these strengths, by as many ranks of the dealer's card as there are. */
export function decisionTally(strengths: readonly number[], upRanks = 1): DecisionTally {
  const counts = new Float64Array(strengths.length * upRanks * DECISIONS.length);
  const at = (place: number, upRank: number): number =>
    ((place - 1) * upRanks + upRank) * DECISIONS.length;
  const handsAt = (first: number): Record<PlayDecision, number> => ({
    fold: counts[first] as number,
    'play-1x': counts[first + 1] as number,
    'play-3x': counts[first + 2] as number,
  });
  return {
    add(place, decision, weight, upRank = 0) {
      const index = at(place, upRank) + DECISIONS.indexOf(decision);
      counts[index] = (counts[index] as number) + weight;
    },
    rows: () =>
      strengths.flatMap((strength, index) =>
        Array.from({ length: upRanks }, (_, upRank) => ({
          strength,
          upRank: upRanks === 1 ? null : upRank,
          hands: handsAt(at(index + 1, upRank)),
        })),
      ),
  };
}
