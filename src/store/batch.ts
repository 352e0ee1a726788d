// One batch of commands, decided one after another on the house as the ones before have left it,
// and written down as the rows of one append.
import {
  type Command,
  decide,
  type Event,
  entriesOf,
  evolveRecord,
  type House,
  type LogRecord,
  type Refusal,
  type Rulebook,
  refusal,
} from '#house';
import { given } from '#result';
import type { Moment } from '#rules';
import { bodyOf, hashOf, inputOf, recordIn } from './chain.ts';
import { HouseError } from './house-error.ts';
import type { Head, LogRow } from './store.ts';

/** The answer to a command: what happened, or why nothing did. `seq` is its record. If nothing was
 * due, nothing was written, and `seq` is the last record before it. */
export type BatchAnswer =
  | { readonly seq: number; readonly at: string; readonly events: readonly Event[] }
  | { readonly seq: number; readonly at: string; readonly refusal: Refusal };

export interface WriteBatch {
  /** One for each command, in order. */
  readonly outcomes: readonly (BatchAnswer | HouseError)[];
  readonly records: readonly LogRecord[];
  readonly rows: readonly LogRow[];
  /** Where the log ends with these rows. */
  readonly head: Head;
}

/** What a batch is decided with. */
export interface Deciding {
  readonly house: House;
  readonly head: Head;
  readonly rulebook: Rulebook;
  readonly momentOf: (house: House) => Moment;
  /** The body of the record that a command id has, if it has one. */
  readonly bodyFor: (id: string) => string | undefined;
  /** Told the body of each record that is made. */
  readonly remember: (id: string, body: string) => void;
}

const answerOf = ({ seq, at, events = [], refusal: refused }: LogRecord): BatchAnswer =>
  refused === undefined ? { seq, at, events } : { seq, at, refusal: refused as Refusal };

/** The answer that an id has had; another command under the same id is refused. */
function firstAnswer(record: LogRecord, { id }: Command, input: string): BatchAnswer {
  if (record.input === input) return answerOf(record);
  return { seq: record.seq, at: record.at, refusal: refusal('id-used', id) };
}

const failed = (command: Command, cause: unknown): HouseError =>
  new HouseError(
    'failed',
    `The command ${command.type} failed, and nothing was stored: ${(cause as Error).message}`,
    { cause },
  );

/** What is decided, or the failure to decide; the house is as it was. */
function decided(
  command: Command,
  at: Moment,
  { house, rulebook }: Deciding,
): ReturnType<typeof decide> | HouseError {
  try {
    return decide(house, command, at, rulebook);
  } catch (error) {
    return failed(command, error);
  }
}

/** Decides commands and applies their events to the house. If anything is thrown here, or while the
 * rows are appended, the house is ahead of the log and must be loaded again. */
export function decideBatch(commands: readonly Command[], deciding: Deciding): WriteBatch {
  const { house, momentOf, bodyFor, remember } = deciding;
  const records: LogRecord[] = [];
  const rows: LogRow[] = [];
  let { head } = deciding;

  /** Applies what the log will say, as it will be read back: so a replay gives the same house. */
  function enter(made: LogRecord, at: Moment): BatchAnswer {
    const body = bodyOf(made);
    const record = recordIn(body);
    evolveRecord(house, record, at);
    head = { seq: record.seq, hash: hashOf(head.hash, body) };
    rows.push({ ...head, id: record.id, body, entries: entriesOf(record.events ?? []) });
    records.push(record);
    remember(record.id, body);
    return answerOf(record);
  }

  function outcomeOf(command: Command): BatchAnswer | HouseError {
    const { id, by, type, origin } = command;
    const input = inputOf(command);
    const before = bodyFor(id);
    if (before !== undefined) return firstAnswer(recordIn(before), command, input);
    const at = momentOf(house);
    const decision = decided(command, at, deciding);
    if (decision instanceof HouseError) return decision;
    const { seq } = head;
    if (decision.ok && decision.value.length === 0) return { seq, at: at.text, events: [] };
    const envelope = { seq: seq + 1, id, input, at: at.text, by, command: type };
    const place = given({ on: origin?.device, from: origin?.address });
    const outcome = decision.ok ? { events: decision.value } : { refusal: decision.error };
    return enter({ ...envelope, ...place, ...outcome }, at);
  }

  const outcomes = commands.map(outcomeOf);
  return { outcomes, records, rows, head };
}
