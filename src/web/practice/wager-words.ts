// What a settled wager was paid by: the table at this table, and the row of it.
import { type PayRow, type PayTable, paysText, type SettledWager, type WagerFacts } from '#games';
import type { Practice } from './practice-table.ts';

export const wagerNamed = ({ game }: Practice, id: string): WagerFacts =>
  game.wagers.find((each) => each.id === id) as WagerFacts;

/** The pay table in force: the licensee's, the one for so many players, or the only one. */
export function payTableOf({ table }: Practice, wager: WagerFacts): PayTable | undefined {
  const { setup, round } = table;
  const players = Math.max(1, round?.seats.length ?? 0);
  const id = wager.tableBy === 'player-count' ? String(players) : setup.tables[wager.id];
  return wager.tables.find((each) => each.id === id) ?? wager.tables[0];
}

/** No table pays two rows alike, so that the pay names the row. */
export const rowPaid = (
  table: PayTable | undefined,
  { pays }: Pick<SettledWager, 'pays'>,
): PayRow | undefined => table?.rows.find((row) => paysText(row.pays) === pays);
