// What a decider is given, and how it refuses.

import { overdrawnBy } from '#ledger';
import type { Problem } from '#result';
import { type Refusal, type RefusalCode, refusal } from '../refusals.ts';
import { type Call, type Claim, type House, type Offered, peopleAt, type Table } from '../state.ts';
import { type EntryText, entryOf } from '../words/shapes.ts';

/** Ends a decision; the machine turns it into the answer. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refused: Refusal) {
    super(refused.message);
    this.refusal = refused;
  }
}

export function refuse(code: RefusalCode, about = '', problems?: readonly Problem[]): never {
  throw new Refused(refusal(code, about, problems));
}

/** Ends the decision where there is a reason. */
export function stopAt(stop: Refusal | undefined): void {
  if (stop !== undefined) throw new Refused(stop);
}

/** Refuses what waits until it is known what time it is. */
export function checkClock({ doubt }: House, waitsInDoubt: true | undefined): void {
  if (waitsInDoubt === true && doubt !== undefined) refuse('clock-doubt', `since ${doubt.since}`);
}

/** Refuses moves that would take more from an account than it has. */
export function checkCovered({ book }: House, moves: readonly EntryText[]): void {
  const short = overdrawnBy(book, moves.map(entryOf));
  if (short !== undefined) refuse('not-enough-money', short);
}

function find<Found>(found: Found | undefined, code: RefusalCode, about: string): Found {
  return found === undefined ? refuse(code, about) : found;
}

export const tableNamed = ({ tables }: House, name: string): Table =>
  find(tables.get(name), 'unknown-table', name);

export function offeredNamed({ offerings }: House, name: string): Offered {
  const offered = find(offerings.get(name), 'unknown-offering', name);
  return offered.isClosed ? refuse('unknown-offering', name) : offered;
}

export const callNamed = ({ calls }: House, id: string): Call =>
  find(calls.get(id), 'unknown-call', id);

export const claimNamed = ({ claims }: House, id: string): Claim =>
  find(claims.get(id), 'unknown-claim', id);

/** A person who was never enrolled can't be named. */
export function checkPatron({ patrons }: House, patron: string): void {
  if (!patrons.has(patron)) refuse('unknown-patron', patron);
}

/** Who is barred from the house wins nothing in it. */
export function checkNotExcluded({ patrons }: House, patron: string): void {
  if (patrons.get(patron) === 'excluded') refuse('ineligible-person', patron);
}

/** Whether a patron works here, on duty or not. */
export const isEmployee = ({ staff }: House, patron: string): boolean =>
  [...staff.values()].some((each) => each.isActive && each.patron === patron);

/** Who works here at this moment does not play. */
export function checkOffDuty({ staff }: House, patron: string): void {
  const isOnDuty = [...staff.values()].some((each) => each.patron === patron && each.isOnDuty);
  if (isOnDuty) refuse('on-duty', patron);
}

/** Refuses a badge that no one has now; the clock is not a person. */
export function checkOnStaff({ staff }: House, name: string): void {
  const badge = staff.get(name);
  if (badge?.isActive !== true || badge.roles.includes('clock')) refuse('not-on-staff', name);
}

/** No employee decides about their own prize. */
export function checkNotOwn(
  { staff }: House,
  by: string,
  patrons: readonly (string | undefined)[],
): void {
  const own = staff.get(by)?.patron;
  if (own !== undefined && patrons.includes(own)) refuse('second-person', by);
}

/** The open table of a name. */
export function openTable(house: House, name: string): Table & Required<Pick<Table, 'open'>> {
  const table = tableNamed(house, name);
  return table.open === undefined
    ? refuse('table-closed', name)
    : (table as Table & Required<Pick<Table, 'open'>>);
}

/** A table that deals its game with the procedure takes wagers and fees by its steps alone. */
export function checkNoGame({ tableGames }: House, table: string): void {
  if (tableGames.has(table)) refuse('game-open', table);
}

/** The cards of a hand that was called lie there until they are entered. */
export function checkNoneCalled({ calls }: House, table: string): void {
  for (const call of calls.values()) {
    if (call.table === table && call.step === 'called') refuse('call-pending', call.id);
  }
}

/** Whether a patron is recorded at any table. */
export const isSeated = ({ tables }: House, patron: string): boolean =>
  [...tables.values()].some((table) => peopleAt(table).some(([, each]) => each.patron === patron));
