// How often the rows of an activity come in deals that are made at random, to be held against what
// was counted.
import { seededSource } from '#chance';
import { type DealtGame, dealtGameNamed, handsOf } from '#games';
import type { ActivityOdds } from '#lab';
import { findingsOf, nestedOf, type Offering } from '#rules';

type RowOdds = ActivityOdds['rows'][number];

/** Where less is expected, chance says too little. */
const EXPECTED_LEAST = 20;

/** The rows of a game, in their order, that were counted and come more than five standard errors too
 * often or too seldom. */
export function strayRows(
  offering: Offering,
  { odds, deals }: { readonly odds: readonly RowOdds[]; readonly deals: number },
): string[] {
  const game = dealtGameNamed(odds[0]?.game ?? '') as DealtGame;
  const order = odds.map(({ row }) => row);
  const source = seededSource(2026);
  const hits = new Map<string, number>();
  let hands = 0;
  for (let dealt = 0; dealt < deals; dealt++) {
    const deal = game.deal(source, Math.max(game.seats.least, Math.min(game.seats.most, 5)));
    hands += handsOf(deal).length;
    const met = new Map<string, string[]>();
    for (const { hand, row } of findingsOf(deal, offering)) {
      met.set(hand, [...(met.get(hand) ?? []), row.id]);
    }
    for (const rows of met.values()) {
      rows.sort((a, b) => order.indexOf(a) - order.indexOf(b));
      const paid = nestedOf(offering) === 'all-that-apply' ? rows : rows.slice(0, 1);
      for (const row of paid) hits.set(row, (hits.get(row) ?? 0) + 1);
    }
  }
  return odds.flatMap(({ row, per, probability }) => {
    const tries = per === 'hand' ? hands : deals;
    const expected = probability.value * tries;
    if ('standardError' in probability || expected < EXPECTED_LEAST) return [];
    // Hands of one table share its cards, so that their spread is a little wider than if they did
    // not; at most, all of them win or lose together.
    const spread = Math.sqrt(expected * (1 - probability.value) * (tries / deals));
    const seen = hits.get(row) ?? 0;
    return Math.abs(seen - expected) > 5 * spread
      ? [`${row} of ${game.id}: ${seen} times, not ${expected}`]
      : [];
  });
}
