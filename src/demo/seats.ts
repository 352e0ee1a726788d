// People of a demo come and go, a little.
import { below, type RandomSource } from '#chance';
import { dealtGameNamed } from '#games';
import type { Command, House } from '#house';
import { pickOf } from './choose.ts';
import { demoCommand } from './command.ts';
import { type PlayedTable, playersAt } from './table.ts';

/** With so few at a table, no one leaves. */
const FEW = 4;

const freeSeats = ({ seats, seated }: PlayedTable): readonly number[] =>
  Array.from({ length: seats }, (_, index) => index + 1).filter((seat) => !seated.has(seat));

/** Patrons who may play and sit nowhere; not those who work here. */
function idlePatrons({ patrons, tables, staff }: House): readonly string[] {
  const busy = new Set([
    ...[...tables.values()].flatMap(({ seated }) => [...seated.values()].map((who) => who.patron)),
    ...[...staff.values()].map(({ patron }) => patron),
  ]);
  return [...patrons].flatMap(([patron, standing]) =>
    standing === 'welcome' && !busy.has(patron) ? [patron] : [],
  );
}

/** A player sits down at a table or gets up from it; no one sits down where it is full. */
export function moveSomebody(
  house: House,
  table: string,
  { by, source }: { readonly by: string; readonly source: RandomSource },
): Command | undefined {
  const there = house.tables.get(table) as PlayedTable;
  const players = playersAt(there);
  const wagers = [...house.chips.uses.values()].filter((use) => use.table === table);
  const patrons = players.filter(
    (seat) =>
      there.seated.get(seat)?.person === 'patron' && !wagers.some((use) => use.seat === seat),
  );
  const leaving = pickOf(source, patrons);
  if (players.length > FEW && leaving !== undefined && below(source, 2) === 0) {
    return demoCommand(by, 'leave-seat', { table, seat: leaving });
  }
  const seat = pickOf(source, freeSeats(there));
  const most = dealtGameNamed(there.open?.game ?? '')?.seats.most ?? 0;
  if (seat === undefined || players.length >= most) return undefined;
  const patron = pickOf(source, [undefined, ...idlePatrons(house)]);
  const who = patron === undefined ? {} : { patron };
  return demoCommand(by, 'seat-person', { table, seat, ...who });
}
