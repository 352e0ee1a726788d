// The house as a state machine: a command is decided on what has happened so far, and what it brings
// about is applied. Time comes in with the command; the rules come in with the rulebook; nothing
// else does, so that the same log gives the same house everywhere.
import { type Entry, enter } from '#ledger';
import { assert, err, ok, type Result } from '#result';
import type { Moment } from '#rules';
import type { Command } from './commands.ts';
import { endDays } from './days/day-ends.ts';
import { askingOf, decideBy, EVOLVERS, LIMITED } from './dispatch.ts';
import type { Event, LogRecord } from './events.ts';
import { Refused } from './kit/ask.ts';
import type { Rulebook } from './offerings/rulebook.ts';
import { MAY } from './permissions.ts';
import { noteRecord } from './powers/enforce.ts';
import { type Refusal, refusal } from './refusals.ts';
import type { House } from './state.ts';
import { entryOf } from './words/shapes.ts';

/** What a command brings about; nothing where there was nothing to do. */
export type Decision = Result<readonly Event[], Refusal>;

/** Decides a command, and changes nothing. */
export function decide(house: House, command: Command, at: Moment, rulebook: Rulebook): Decision {
  if (at.instant < house.at) return err(refusal('out-of-order', at.text));
  const stop = permit(house, command);
  if (stop !== undefined) return err(stop);
  try {
    return ok(decideBy(command.type, { ...askingOf(house, at, rulebook), command }));
  } catch (error) {
    if (error instanceof Refused) return err(error.refusal);
    throw error;
  }
}

/** Whether this badge may ask for this at all. */
function permit({ staff }: House, { type, by }: Command): Refusal | undefined {
  const isOpen = staff.size > 0;
  if (type === 'open-house') return isOpen ? refusal('house-already-open') : undefined;
  if (!isOpen) return refusal('house-not-open');
  const badge = staff.get(by);
  if (badge === undefined || !badge.isActive) return refusal('unknown-staff', by);
  const isAllowed = badge.roles.some((role) => MAY[type].includes(role));
  return isAllowed ? undefined : refusal('not-permitted', `${by}: ${type}`);
}

/** Applies one event: what it says of money to the books, and the rest to the house. */
function evolve(house: House, event: Event, record: LogRecord, at: Moment): void {
  if (event.moves !== undefined) for (const move of event.moves) enter(house.book, entryOf(move));
  for (const apply of EVOLVERS[event.type]) apply(house, event, { record, at });
}

/** A command that another has approved is the act of who proposed it. */
function actOf(record: LogRecord): LogRecord {
  if (record.command !== 'approve') return record;
  const [first] = record.events ?? [];
  if (first?.type !== 'proposal-approved' || first.command === undefined) return record;
  return { ...record, command: first.command, by: first.proposedBy };
}

/** Applies everything that a record says. */
export function evolveRecord(house: House, record: LogRecord, at: Moment): void {
  if (at.instant < house.at) assert(false, `record ${record.seq} is dated before the last one`);
  if (at.instant >= house.days.endsAt) endDays(house, at);
  if (record.events !== undefined) {
    const acted = actOf(record);
    for (const event of record.events) evolve(house, event, acted, at);
    const isLimited = LIMITED.has(record.command);
    if (isLimited || record.command === 'approve') noteRecord(house, record, at, isLimited);
  }
  house.seq = record.seq;
  house.at = house.resumesAt ?? at.instant;
  if (house.resumesAt !== undefined) delete house.resumesAt;
}

/** The lines of the books that follow from what happened. */
export function entriesOf(events: readonly Event[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const { moves } of events) {
    if (moves !== undefined) for (const move of moves) entries.push(entryOf(move));
  }
  return entries;
}
