// The deal: who took part in a round, and on which terms. What happens afterwards counts for the next one.
import type { EventOf } from '../events.ts';
import {
  type AtDeal,
  type House,
  type Offered,
  peopleAt,
  type Round,
  type Table,
  type Terms,
  USUAL_CALL_GRACE,
} from '../state.ts';
import type { Seated } from '../words/shapes.ts';

type Seats = AtDeal['seats'];

/** More are not dealt within the grace. */
const KEPT = 4;

const lastOf = ({ round, over }: Table): Round | undefined => round ?? over.at(-1);

/** The last deal of a table that has not closed since. */
export function lastDeal(table: Table): AtDeal | undefined {
  const last = lastOf(table);
  return last?.until === undefined ? last?.dealt : undefined;
}

/** Who was dealt in last; nobody where no round was dealt since the table was opened. */
export const lastSeats = (table: Table): Seats => lastDeal(table)?.seats ?? [];

/** Whoever sits there now is dealt in next. */
const seatsNow = (table: Table): Seats =>
  table.isReseated ? peopleAt(table) : (lastOf(table)?.dealt.seats ?? []);

/** Who is dealt in, where that is not who was dealt in last. */
export function seatsTold(table: Table): Pick<EventOf<'round-started'>, 'seats'> {
  if (!table.isReseated) return {};
  const seats = seatsNow(table);
  const isSame = JSON.stringify(seats) === JSON.stringify(lastOf(table)?.dealt.seats ?? []);
  return isSame ? {} : { seats };
}

/** Who is dealt in, by the record of the deal; by the seats of that moment where it does not say it. */
export const seatsDealt = (
  table: Table,
  { seats }: Pick<EventOf<'round-started'>, 'seats'>,
): Seats => seats ?? seatsNow(table);

/** A deal ends the time of the round before, as closing the table does. */
export function endLast({ over }: Table, instant: number): void {
  const last = over.at(-1);
  if (last !== undefined) last.until ??= instant;
}

/** A round that is over stays as it was dealt. */
export function putOver(table: Table): void {
  const { round, over } = table;
  if (round !== undefined && over.push(round) > KEPT) over.shift();
  delete table.round;
}

/** Rounds of a table that the house still knows, the last one last. */
const roundsOf = ({ round, over }: Table): readonly Round[] =>
  round === undefined ? over : [...over, round];

/** A round of a table by its number. */
export const roundNumbered = (table: Table | undefined, number: number): Round | undefined =>
  table && roundsOf(table).find((round) => round.number === number);

/** Whether a hand of a round can be called: until the next deal, and a little into it. */
function isCallable({ settings }: House, { until }: Round, instant: number): boolean {
  const { callGrace = USUAL_CALL_GRACE } = settings;
  return until === undefined || instant - until <= callGrace * 1_000;
}

/** Rounds of a table of which a hand can be called. */
export const callableAt = (house: House, table: Table, instant: number): readonly Round[] =>
  roundsOf(table).filter((round) => isCallable(house, round, instant));

/** The last round that is over, as long as a hand of it can be called. */
export const overAt = (house: House, table: Table, instant: number): Round | undefined =>
  [...callableAt(house, table, instant)].reverse().find((round) => round !== table.round);

/** What counted of an offering when a round was dealt; nothing where it was posted later. */
export function termsOf(offered: Offered, { terms }: AtDeal): Terms | undefined {
  if (offered.since > terms) return undefined;
  return offered.was.find(({ until }) => until > terms) ?? offered;
}

/** Before anything changes what is offered: rounds that were dealt go on under what it is now. */
export function turnTerms(house: House, offered: Offered): void {
  house.terms += 1;
  const { document, version, isSuspended, was } = offered;
  const oldest = Math.min(
    house.terms,
    ...[...house.tables.values()].flatMap((table) =>
      roundsOf(table).map(({ dealt }) => dealt.terms),
    ),
  );
  const now = { document, version, isSuspended, until: house.terms };
  offered.was = [...was, now].filter(({ until }) => until > oldest);
}

/** Who sat in each seat, and who bet behind it. */
export function seatingOf(seats: Seats): Pick<Table, 'seated' | 'behind'> {
  const seated = new Map<number, Seated>();
  const behind = new Map<number, readonly Seated[]>();
  for (const [seat, who] of seats) {
    if (who.position === 'backline') behind.set(seat, [...(behind.get(seat) ?? []), who]);
    else seated.set(seat, who);
  }
  return { seated, behind };
}
