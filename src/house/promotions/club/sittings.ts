// When members sat at which tables: what a card that was read is held against.
import { type House, peopleAt, type Table } from '../../state.ts';
import { endedLongAgo, isDuring } from '../../tables/spells.ts';
import type { TableSpell } from './state.ts';

type At = { readonly instant: number };
type Where = { readonly table: string; readonly patron: string };

const lasts =
  (table: string) =>
  (sitting: TableSpell): boolean =>
    sitting.table === table && sitting.until === undefined;

export function sitsDown({ club: { sat } }: House, { table, patron }: Where, at: At): void {
  const kept = (sat.get(patron) ?? []).filter((each) => !endedLongAgo(each, at));
  sat.set(patron, kept.some(lasts(table)) ? kept : [...kept, { table, from: at.instant }]);
}

function getsUp({ club: { sat } }: House, { table, patron }: Where, at: At): void {
  const sitting = sat.get(patron)?.find(lasts(table));
  if (sitting !== undefined) sitting.until = at.instant;
}

const patronsAt = (table: Table): readonly string[] =>
  peopleAt(table).flatMap(([, { patron }]) => patron ?? []);

/** Who leaves one of two places at a table still sits there. */
export function leavesSeat(
  house: House,
  { table, seat, behind }: { readonly table: string; readonly seat: number; behind?: number },
  at: At,
): void {
  const people = house.tables.get(table) as Table;
  const who =
    behind === undefined ? people.seated.get(seat) : people.behind.get(seat)?.[behind - 1];
  const patron = who?.patron;
  const places = patronsAt(people).filter((each) => each === patron).length;
  if (patron !== undefined && places === 1) getsUp(house, { table, patron }, at);
}

export function allLeave(house: House, table: string, at: At): void {
  for (const patron of patronsAt(house.tables.get(table) as Table)) {
    getsUp(house, { table, patron }, at);
  }
}

/** Whether the house has a record of a member in a seat of a table at a moment. */
export const hasSat = ({ club: { sat } }: House, { table, patron }: Where, at: At): boolean =>
  sat.get(patron)?.some((each) => each.table === table && isDuring(each, at)) === true;
