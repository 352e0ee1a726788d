// The exact value of each decision for one hand, by counting every hand that the dealer may have:
// one and a half million of a full deck, some milliseconds.
import type { Card } from '#cards';
import type { PlaceTable } from '#hands';
import { compareRatios, type Ratio, ratioOf } from '#money';
import type { PlayDecision, PlayOutcome } from './best-play.ts';

/** What a decision is worth, net, per unit of ante. */
interface DecisionValue {
  readonly decision: PlayDecision;
  readonly expectation: Ratio;
}

export interface DecisionOdds {
  readonly values: readonly DecisionValue[];
  readonly best: PlayDecision;
}

export function oddsOf(
  allowed: readonly PlayDecision[],
  outcomesOf: (decision: PlayDecision) => readonly PlayOutcome[],
): DecisionOdds {
  const values = allowed.map((decision) => {
    const outcomes = outcomesOf(decision);
    const deals = outcomes.reduce((sum, each) => sum + each.count, 0);
    const halves = outcomes.reduce((sum, each) => sum + each.halves * each.count, 0);
    return { decision, expectation: ratioOf(BigInt(halves), 2n * BigInt(deals)) };
  });
  const best = values.reduce((a, b) => (compareRatios(b.expectation, a.expectation) > 0 ? b : a));
  return { values, best: best.decision };
}

/** The dealer's hands by place: all that the player's cards leave, with any cards seen among them. */
export function tallyDealer(
  deck: readonly Card[],
  table: PlaceTable,
  player: readonly Card[],
  seen: readonly Card[],
): Uint32Array {
  const left = deck.filter((card) => !player.includes(card) && !seen.includes(card));
  return table.tally(left, seen);
}
