// The system around the machine, in memory: a log that is written in batches, answers kept by
// command ID, and crashes that lose everything not written.
import {
  type Command,
  type Decision,
  type decide,
  evolveRecord,
  type House,
  type LogRecord,
  newHouse,
  REFUSALS,
  type Refusal,
  type Rulebook,
  refusal,
} from '#house';
import { sure } from '#result';
import { type Moment, parseMoment } from '#rules';
import { checkAll, checkTouched, outlineOf } from './checks.ts';
import { countRecord } from './count.ts';
import { copyOf, differenceOf } from './same.ts';
import { newTally, type Tally, wrong } from './tally.ts';

/** A house and its tally, at the same record of the log. */
interface Standing {
  readonly house: House;
  readonly tally: Tally;
}

interface Answered {
  readonly input: string;
  readonly decision: Decision;
}

interface Written {
  readonly command: Command;
  readonly record: LogRecord;
  readonly text: string;
}

export interface System {
  /** As it stands with everything decided so far, written or not. */
  readonly live: Standing;
  /** How many records have been written. */
  readonly written: number;
  /** A figure for all that was written: the same for the same log. */
  readonly digest: string;
  /** Decides a command, or answers as before where its id is known. */
  submit(command: Command, at: Moment): Decision;
  /** Writes what has been decided. */
  write(): void;
  /** Loses what was not written, and starts again from the log. Gives the commands that were lost. */
  crash(): readonly Command[];
  /** Everything that takes longer: the log, replayed, gives the live house; all counts agree. */
  check(): void;
}

/** Up to so many records a house is always rebuilt from the first one. */
const REPLAYED_WHOLE = 4_000;
/** How many answers are kept for those who ask again. */
const ANSWERS_KEPT = 2_000;
/** So many records of a long log are kept after they have been replayed. */
const RECORDS_KEPT = 200_000;

const isShared = (field: string): boolean => field === 'document' || field === 'sheet';

export function newSystem(rulebook: Rulebook, decideOn: typeof decide): System {
  let live: Standing = { house: newHouse(), tally: newTally() };
  /** What the log alone has led to, as far as it has been replayed. */
  let replayed: Standing = { house: newHouse(), tally: newTally() };
  const log: string[] = [];
  let forgotten = 0;
  let unwritten: Written[] = [];
  const answers = new Map<string, Answered>();
  let digest: readonly [number, number] = [0x811c9dc5, 0x1000193];

  const remember = ({ id, input, events, refusal: refused }: LogRecord): void => {
    const decision: Decision =
      refused === undefined
        ? { ok: true, value: events ?? [] }
        : { ok: false, error: refused as Refusal };
    answers.set(id, { input, decision });
    const [oldest] = answers.keys();
    if (answers.size > ANSWERS_KEPT && oldest !== undefined) answers.delete(oldest);
  };
  const replay = (standing: Standing): void => {
    for (let at = standing.house.seq - forgotten; at < log.length; at++) {
      const record = JSON.parse(log[at] as string) as LogRecord;
      if (record.seq !== at + forgotten + 1) wrong(`record ${record.seq} is out of its place`);
      apply(standing, record, sure(parseMoment(record.at, 'at')));
    }
  };
  return {
    get live() {
      return live;
    },
    get written() {
      return log.length + forgotten;
    },
    get digest() {
      return digest.map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
    },
    submit(command, at) {
      const input = digestText(JSON.stringify(command));
      const before = answers.get(command.id);
      if (before !== undefined) {
        if (before.input === input) return before.decision;
        return { ok: false, error: refusal('id-used', command.id) };
      }
      const decision = decideFor(live.house, command, { at, rulebook, decideOn });
      // Nothing was due, or the moment has passed: neither is worth a record.
      if (decision.ok ? decision.value.length === 0 : isMisdated(live.house, at)) return decision;
      const record = recordOf(live.house.seq + 1, { command, input, at, decision });
      const text = JSON.stringify(record);
      apply(live, record, at);
      remember(record);
      unwritten.push({ command, record, text });
      return decision;
    },
    write() {
      for (const { text } of unwritten) {
        log.push(text);
        digest = digestOf(digest, text);
      }
      unwritten = [];
    },
    crash() {
      const lost = unwritten.map(({ command }) => command);
      unwritten = [];
      answers.clear();
      for (const text of log.slice(-ANSWERS_KEPT)) remember(JSON.parse(text));
      const isShort = forgotten === 0 && log.length <= REPLAYED_WHOLE;
      if (isShort) replayed = { house: newHouse(), tally: newTally() };
      replay(replayed);
      if (lost.length === 0) checkSame(live, replayed);
      live = replayed;
      replayed = copyOf(live, isShared);
      checkAll(live.house, live.tally);
      return lost;
    },
    check() {
      this.write();
      replay(replayed);
      checkSame(live, replayed);
      checkAll(live.house, live.tally);
      if (log.length > RECORDS_KEPT) forgotten += log.splice(0, log.length - ANSWERS_KEPT).length;
    },
  };
}

function recordOf(
  seq: number,
  {
    command,
    input,
    at,
    decision,
  }: {
    readonly command: Command;
    readonly input: string;
    readonly at: Moment;
    readonly decision: Decision;
  },
): LogRecord {
  const { id, by, type } = command;
  const head = { seq, id, input, at: at.text, by, command: type };
  return decision.ok ? { ...head, events: decision.value } : { ...head, refusal: decision.error };
}

const isMisdated = (house: House, at: Moment): boolean => at.instant < house.at;

/** A decision changes nothing, whichever way it goes. */
function decideFor(
  house: House,
  command: Command,
  {
    at,
    rulebook,
    decideOn,
  }: { readonly at: Moment; readonly rulebook: Rulebook; readonly decideOn: typeof decide },
): Decision {
  const before = outlineOf(house);
  const decision = decideOn(house, command, at, rulebook);
  if (outlineOf(house) !== before) wrong('the decision itself has changed the house');
  if (!decision.ok) checkRefusal(decision.error);
  return decision;
}

function checkRefusal({ code, message }: Refusal): void {
  if (!Object.hasOwn(REFUSALS, code)) wrong(`"${code}" is no refusal of the list`);
  if (!message.startsWith(REFUSALS[code])) wrong(`${code} is told as "${message}"`);
}

function checkSame(live: Standing, replayed: Standing): void {
  const difference = differenceOf(live, replayed, 'live and replayed');
  if (difference !== undefined) wrong(difference);
}

/** Applies a record to a house and counts it. */
function apply({ house, tally }: Standing, record: LogRecord, at: Moment): void {
  evolveRecord(house, record, at);
  checkTouched(house, tally, countRecord(tally, record, at.instant));
}

/** Two halves of 32 bits, for telling logs apart. */
function digestOf(
  [one, other]: readonly [number, number],
  text: string,
): readonly [number, number] {
  let [a, b] = [one, other];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  return [a, b];
}

const digestText = (text: string): string =>
  String(digestOf([0x811c9dc5, 0x1000193], text)[0] >>> 0);
