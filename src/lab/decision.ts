// The exact value of each decision for one hand, by counting every hand that the dealer may have:
// one and a half million, some milliseconds.
import { type Card, STANDARD_DECK } from '#cards';
import { fourCardPlaces, type PlaceTable, rankFourCard } from '#hands';
import { compareRatios, type Ratio, ratioOf } from '#money';
import {
  type CrazyFourRules,
  crazyFourOutcomes,
  DECISIONS,
  type Decision,
  type FourCardRules,
  fourCardOutcomes,
  type Outcome,
} from './best-play.ts';

/** What a decision is worth, net, per unit of ante. */
interface DecisionValue {
  readonly decision: Decision;
  readonly expectation: Ratio;
}

export interface DecisionOdds {
  readonly values: readonly DecisionValue[];
  readonly best: Decision;
}

function oddsOf(
  allowed: readonly Decision[],
  outcomesOf: (decision: Decision) => readonly Outcome[],
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
function tallyDealer(
  table: PlaceTable,
  player: readonly Card[],
  seen: readonly Card[],
): Uint32Array {
  const left = STANDARD_DECK.cards.filter((card) => !player.includes(card) && !seen.includes(card));
  return table.tally(left, seen);
}

export function crazyFourDecision(rules: CrazyFourRules, player: readonly Card[]): DecisionOdds {
  const table = fourCardPlaces(5);
  const { strength } = rankFourCard(player);
  const split = { unqualified: 0, lower: 0, equal: 0, higher: 0 };
  tallyDealer(table, player, []).forEach((count, place) => {
    const theirs = table.strengths[place - 1];
    if (theirs === undefined) return;
    if (!rules.dealerQualifies(theirs)) split.unqualified += count;
    else if (theirs < strength) split.lower += count;
    else if (theirs === strength) split.equal += count;
    else split.higher += count;
  });
  const bonus = rules.superBonusHalves(strength);
  const allowed = rules.mayTriple(strength) ? DECISIONS : DECISIONS.slice(0, 2);
  return oddsOf(allowed, (decision) => crazyFourOutcomes(decision, bonus, split));
}

/** With the dealer's up card, or without it for a player who ignores it. */
export function fourCardDecision(
  rules: FourCardRules,
  player: readonly Card[],
  upCard?: Card,
): DecisionOdds {
  const table = fourCardPlaces(6);
  const { strength } = rankFourCard(player);
  const split = { won: 0, lost: 0 };
  tallyDealer(table, player, upCard === undefined ? [] : [upCard]).forEach((count, place) => {
    const theirs = table.strengths[place - 1];
    if (theirs === undefined) return;
    if (theirs <= strength) split.won += count;
    else split.lost += count;
  });
  const bonus = rules.automaticBonusHalves(strength);
  return oddsOf(DECISIONS, (decision) => fourCardOutcomes(decision, bonus, split));
}
