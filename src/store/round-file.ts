// One round in one file, for a dispute: what the log says of it, the records themselves with their
// hashes, and all that is needed to decide it again without the house.
import {
  type Event,
  type EventOf,
  evolveRecord,
  type LogRecord,
  makeDealtReader,
  makeRoundCollector,
  newHouse,
  ROUND_FILE,
  type RoundFacts,
  type RoundName,
  type Rulebook,
} from '#house';
import { isFields } from '#result';
import { hashOf, recordIn } from './chain.ts';
import type { Evidence } from './evidence.ts';
import { makeMomentReader } from './moment-reader.ts';
import { type Head, type LogLine, NO_HASH, StoreError } from './store.ts';

/** A record with the hash that it is chained to. */
interface ChainedLine extends LogLine {
  readonly before: string;
}

export interface RoundFile extends RoundFacts {
  /** The program that wrote it. */
  readonly software: { readonly version: string; readonly digest: string };
  readonly records: readonly ChainedLine[];
  /** Where the log ended. */
  readonly head: Head;
}

/** The offering that an event posts, or posts again. */
const postedBy = (event: Event): string | undefined =>
  event.type === 'offering-posted' || event.type === 'offering-changed'
    ? event.offering
    : undefined;

/** The posting in force at a deal, or in older records at a call: as the version it says. */
const isInForce =
  ({ dealt }: EventOf<'hand-called'>) =>
  (event: Event): boolean =>
    dealt === undefined || versionOf(event) === dealt.version;

const versionOf = (event: Event): number => (event.type === 'offering-changed' ? event.version : 1);

interface Posting {
  readonly line: ChainedLine;
  readonly event: Event;
}

/** Reads a round out of a log. Nothing where there was no such round. */
export async function readRound(
  evidence: Evidence,
  {
    round,
    rulebook,
    software,
    onProgress,
  }: {
    readonly round: RoundName;
    readonly rulebook: Rulebook;
    readonly software: RoundFile['software'];
    readonly onProgress: (done: number, total: number) => void;
  },
): Promise<RoundFile | undefined> {
  const house = newHouse();
  const collector = makeRoundCollector(round, rulebook);
  const momentOf = makeMomentReader();
  const records = new Map<number, ChainedLine>();
  const posted = new Map<string, Posting[]>();
  let before = NO_HASH;

  function look(line: ChainedLine, record: LogRecord): void {
    const isMine = collector.note(record, house);
    if (isMine) records.set(line.seq, line);
    for (const event of record.events ?? []) {
      const offering = postedBy(event);
      if (offering !== undefined) {
        posted.set(offering, [...(posted.get(offering) ?? []), { line, event }]);
      }
      if (!isMine || event.type !== 'hand-called') continue;
      const inForce = isInForce(event);
      const sheet = posted.get(event.offering)?.findLast((each) => inForce(each.event));
      if (sheet !== undefined) records.set(sheet.line.seq, sheet.line);
    }
  }

  for await (const { lines } of evidence.pages()) {
    for (const { seq, id, body, hash } of lines) {
      const record = recordIn(body);
      const at = momentOf(record.at);
      if (typeof at === 'string') throw new StoreError('invalid', `record ${seq}: ${at}`);
      look({ seq, id, before, body, hash }, record);
      evolveRecord(house, record, at);
      before = hash;
    }
    onProgress(house.seq, evidence.head.seq);
  }
  const facts = collector.facts();
  if (facts === undefined) return undefined;
  const inOrder = [...records.values()].sort((a, b) => a.seq - b.seq);
  const { seq, hash } = evidence.head;
  return { ...facts, software, records: inOrder, head: { seq, hash } };
}

/** A round file, read back: its form, not yet its truth. */
export function roundFileIn(value: unknown): RoundFile | undefined {
  if (!isFields(value) || value['kind'] !== ROUND_FILE) return undefined;
  const lists = ['records', 'calls', 'presses', 'offerings', 'fees', 'seats'];
  const isWhole = lists.every((name) => Array.isArray(value[name])) && isFields(value['round']);
  return isWhole ? (value as unknown as RoundFile) : undefined;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What in a round file is not what its records say; nothing where all agrees. */
export function roundFileFault(file: RoundFile): string | undefined {
  const records: LogRecord[] = [];
  for (const { seq, before, body, hash } of file.records) {
    if (hashOf(before, body) !== hash) return `record ${seq} does not have the hash beside it`;
    try {
      const record = recordIn(body);
      if (record.seq !== seq) return `record ${seq} says that it is number ${record.seq}`;
      records.push(record);
    } catch {
      return `record ${seq} cannot be read`;
    }
  }
  return (
    pressFault(file, records) ??
    postingFault(file, records) ??
    callsFault(file, records) ??
    dealtFault(file, records)
  );
}

const eventsIn = (records: readonly LogRecord[]): readonly Event[] =>
  records.flatMap(({ events = [] }) => events);

/** Who pressed what and when, and which fees lay there. */
function pressFault(
  { presses, fees, round }: RoundFile,
  records: readonly LogRecord[],
): string | undefined {
  const said = new Map(
    records.map(({ seq, at, by, command }) => [seq, JSON.stringify({ at, by, command })]),
  );
  const wrong = presses.find(
    ({ seq, at, by, command }) => said.get(seq) !== JSON.stringify({ at, by, command }),
  );
  if (wrong !== undefined) return `record ${wrong.seq} was pressed otherwise`;
  const started = eventsIn(records).find(
    (event) => event.type === 'round-started' && event.round === round.number,
  );
  const isSame = started?.type === 'round-started' && same(started.fees, fees);
  return isSame ? undefined : 'other fees lay there';
}

/** The steps, the settlement and the corrections; the table before them follows from the whole log alone. */
function dealtFault(
  { dealt, round }: RoundFile,
  records: readonly LogRecord[],
): string | undefined {
  const reader = makeDealtReader(round);
  for (const record of records) {
    for (const event of record.events ?? []) reader.note(event, record);
  }
  const { before: _, ...said } = dealt ?? {};
  return same(reader.facts() ?? {}, said) ? undefined : 'the round was dealt otherwise';
}

const isPosting = (event: Event, { offering, document }: Posted): boolean =>
  postedBy(event) === offering && 'document' in event && same(event.document, document);

type Posted = Pick<RoundFile['offerings'][number], 'offering' | 'document'>;

function postingFault({ offerings }: RoundFile, records: readonly LogRecord[]): string | undefined {
  const events = eventsIn(records);
  const wrong = offerings.find((each) => !events.some((event) => isPosting(event, each)));
  return wrong && `${wrong.offering} was posted otherwise`;
}

function callsFault(
  { calls, offerings }: RoundFile,
  records: readonly LogRecord[],
): string | undefined {
  const events = eventsIn(records);
  for (const each of calls) {
    const wrong = callFault(events, each, offerings) ?? cardsFault(records, each);
    if (wrong !== undefined) return `call ${each.call}: ${wrong}`;
  }
  return undefined;
}

/** Cards that were turned down are those of the record that turned them down. */
function cardsFault(
  records: readonly LogRecord[],
  { turnedDown, call }: RoundFile['calls'][number],
): string | undefined {
  const refused = records.filter(({ refusal }) => refusal?.cards?.call === call);
  const said = refused.map(({ seq, refusal }) => [seq, refusal?.code, refusal?.cards?.deal]);
  const shown = turnedDown.map(({ seq, code, request }) => [seq, code, request.deal]);
  return same(said, shown) ? undefined : 'other cards were turned down';
}

function callFault(
  events: readonly Event[],
  { call, offering, request, awarded }: RoundFile['calls'][number],
  offerings: RoundFile['offerings'],
): string | undefined {
  const verified = events.findLast(
    (event) => event.type === 'call-verified' && event.call === call,
  );
  const award = events.findLast((event) => event.type === 'prize-awarded' && event.call === call);
  if (request !== undefined) {
    const deal = verified?.type === 'call-verified' ? verified.deal : undefined;
    if (!same(deal, request.deal)) return 'its cards were entered otherwise';
    // It may be posted again during a round in which no one has paid.
    const calledAt = events.findIndex(
      (event) => event.type === 'hand-called' && event.call === call,
    );
    const called = events[calledAt];
    const isSheet = called?.type === 'hand-called' ? isInForce(called) : () => false;
    const inForce = events
      .slice(0, calledAt)
      .findLast((event) => postedBy(event) === offering && isSheet(event));
    const said = { offering, document: request.offering };
    const sheet = offerings.find((each) => each.offering === offering);
    const isPosted = inForce !== undefined && isPosting(inForce, said);
    if (!isPosted || sheet?.activity !== request.activity) return 'it was posted otherwise';
  }
  const claims = award?.type === 'prize-awarded' ? award.claims : undefined;
  return same(claims, awarded?.claims) ? undefined : 'it was awarded otherwise';
}
