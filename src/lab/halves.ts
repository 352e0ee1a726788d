import { type PayTable, rowMet } from '#games';
import type { RankedHand } from '#hands';

/** What a hand wins by a table of odds, in halves of the wager. */
export function halvesWon(
  table: PayTable,
  hand: Pick<RankedHand, 'category' | 'strength'>,
): number {
  const pays = rowMet(table, hand)?.pays;
  return pays?.kind === 'to' ? Number((2n * pays.wins) / pays.per) : 0;
}
