// What must be true of a log and its books, looked at record by record. The house is built again
// from the log on the way, and the machine's own assertions speak too: no account of a fund gives
// more than it has, and a meter falls only for a listed reason.
import {
  BLOCK,
  type LeavesOf,
  LogTree,
  leafOf,
  openCheckpoint,
  parseVerifierKey,
  type Tree,
} from '#checkpoint';
import {
  type EntryText,
  type Event,
  entriesOf,
  evolveRecord,
  type House,
  type LogRecord,
  newHouse,
} from '#house';
import { type Entry, totalOf } from '#ledger';
import { countOf, dollarsOf, usd, ZERO } from '#money';
import type { Moment } from '#rules';
import { hashOf, recordIn } from './chain.ts';
import { type Drawings, makeDrawings } from './drawings.ts';
import type { KeptTree, StoredBalances } from './evidence.ts';
import type { BookedEntry, EvidentLine, Page } from './evidence-pages.ts';
import {
  entryFault,
  extraFault,
  Found,
  glanceAt,
  linkFault,
  numbered,
  recordNamed,
  snapshotFault,
  strayFault,
} from './finding.ts';
import { makeIdSet } from './id-set.ts';
import { makeMomentReader } from './moment-reader.ts';
import { makeReckoning } from './reckoning.ts';
import { makeShows } from './shows.ts';
import { houseIn, SNAPSHOT_VERSION } from './snapshot.ts';
import { type Head, type LogLine, NO_HASH, type Snapshot } from './store.ts';

/** Records whose ids may be the same and have to be compared. */
export interface Alike {
  readonly line: LogLine;
  readonly at: string;
  readonly others: readonly number[];
}

export interface Audit {
  /** As the log says. */
  readonly house: House;
  readonly counts: Counts;
  /** The drawings that have ended. */
  readonly drawings: Drawings['counts'];
  /** The last record that was looked at. */
  readonly head: Head;
  /** The tree over the records that were looked at. */
  readonly tree: Tree;
  /** The keys that the log names. */
  readonly named: readonly NamedKey[];
  /** Throws what is wrong with the trees that the log itself names. */
  checkNamed(leavesOf: LeavesOf): Promise<void>;
  /** And with what the database keeps of the tree. */
  checkKept(kept: KeptTree, leavesOf: LeavesOf): Promise<void>;
  /** Throws the first thing that is wrong. */
  check(page: Page): void;
  /** The ids that looked alike since the last time that they were asked for. */
  takeAlike(): readonly Alike[];
  /** What can be said when all has been read. */
  finish(balances: StoredBalances | undefined): void;
}

/** What a record says of the key that signs for the log, and of the records before it. */
interface NamedKey {
  readonly seq: number;
  readonly key: string;
  readonly size: number;
  readonly root: string;
}

/** A tree that someone vouches for, with what it is called. */
export interface Vouched extends Tree {
  readonly name: string;
}

interface Counts {
  records: number;
  refusals: number;
  events: number;
  entries: number;
  snapshots: number;
}

const NONE: readonly never[] = [];

/** Whether an entry is what a move of the log says. It is asked for every line of the books, so it
 * makes no numbers of the two texts unless they look different: `140` and `1.40` do not. */
const isSame = ([kind, debit, credit, amount]: EntryText, found: BookedEntry): boolean =>
  found.credit === credit &&
  found.debit === debit &&
  found.kind === kind &&
  (hasDigitsOf(amount, found.amount) || centsText(amount) === found.amount);

function hasDigitsOf(dollars: string, cents: string): boolean {
  const point = dollars.length - 3;
  if (cents.length !== dollars.length - 1) return false;
  for (let at = 0; at < cents.length; at++) {
    if (dollars.charCodeAt(at < point ? at : at + 1) !== cents.charCodeAt(at)) return false;
  }
  return true;
}

const centsText = (dollars: string): string => `${countOf(usd(dollars))}`;

class Auditor implements Audit {
  readonly house = newHouse();
  readonly counts: Counts = { records: 0, refusals: 0, events: 0, entries: 0, snapshots: 0 };
  readonly #snapshots: readonly Snapshot[];
  readonly #ids = makeIdSet();
  readonly #reckoning = makeReckoning(this.house);
  readonly #drawings = makeDrawings();
  readonly #shows = makeShows();
  readonly #tree = new LogTree();
  /** The smallest first. */
  readonly #vouched: readonly Vouched[];
  #vouchedCount = 0;
  readonly named: NamedKey[] = [];
  #hash = NO_HASH;
  readonly #momentOf = makeMomentReader();
  /** The record that is being looked at. */
  #line: LogLine | undefined;
  #record: LogRecord | undefined;
  readonly #alike: Alike[] = [];

  constructor(snapshots: readonly Snapshot[], vouched: readonly Vouched[]) {
    this.#snapshots = snapshots;
    this.#vouched = vouched.toSorted((one, other) => one.size - other.size);
    this.#checkVouched();
  }

  get drawings(): Drawings['counts'] {
    return this.#drawings.counts;
  }

  get head(): Head {
    return { seq: this.counts.records, hash: this.#hash };
  }

  get tree(): Tree {
    return { size: this.#tree.size, root: this.#tree.root() };
  }

  takeAlike(): readonly Alike[] {
    return this.#alike.splice(0);
  }

  check({ lines, entries }: Page): void {
    let at = 0;
    for (const line of lines) {
      this.#line = line;
      this.#record = undefined;
      try {
        at = this.#checkRecord(line, entries, at);
      } catch (error) {
        if (error instanceof Found) throw error;
        const why = (error as Error).message.replace(/^assertion failed: /, '');
        this.#wrong(`${recordNamed(line.seq)} cannot have happened: ${why}`);
      }
    }
    const stray = entries[at];
    if (stray !== undefined) this.#wrongAt(stray.seq, strayFault(stray));
  }

  finish(balances: StoredBalances | undefined): void {
    this.#line = undefined;
    this.#record = undefined;
    const { house } = this;
    const { records } = this.counts;
    const total = totalOf(house.book);
    if (total !== ZERO) this.#wrongAt(records, `all accounts come to ${dollarsOf(total)}`);
    const fault = this.#reckoning.recount();
    if (fault !== undefined) this.#wrongAt(records, fault);
    if (balances !== undefined) this.#checkBalances(balances);
    const longer = this.#vouched[this.#vouchedCount];
    if (longer !== undefined) {
      const { name, size } = longer;
      const there = `the log has ${numbered(records)}: it was cut off, or it is an older copy`;
      this.#wrongAt(records, `${name} is of ${numbered(size)} records, and ${there}`);
    }
    const beyond = this.#snapshots.find(({ seq }) => seq > records || seq < 1);
    if (beyond === undefined) return;
    const what = `there is a snapshot of ${recordNamed(beyond.seq)}, which is not in the log`;
    this.#wrongAt(beyond.seq, what);
  }

  async checkNamed(leavesOf: LeavesOf): Promise<void> {
    for (const { seq, size, root } of this.named) {
      const found = size < seq ? await this.#tree.rootAt(size, leavesOf) : undefined;
      if (found?.toString('base64') === root) continue;
      const what = `its key was given for other records than the first ${numbered(size)}`;
      this.#wrongAt(seq, `${recordNamed(seq)} is wrong: ${what}`);
    }
  }

  async checkKept({ blocks, note }: KeptTree, leavesOf: LeavesOf): Promise<void> {
    for (const [block, root] of blocks.entries()) {
      const isThere = block < this.#tree.blockCount;
      if (isThere && this.#tree.blockRoot(block).equals(root)) continue;
      const [first, last] = [block * BLOCK + 1, (block + 1) * BLOCK];
      const records = `records ${numbered(first)} to ${numbered(last)}`;
      this.#wrongAt(first, `the root that is kept of ${records} is not theirs`);
    }
    if (note === undefined || this.named.length === 0) return;
    const { records } = this.counts;
    const keys = this.named.map(({ key }) => parseVerifierKey(key));
    const opened = openCheckpoint(
      note,
      keys.flatMap((key) => (key.ok ? [key.value] : [])),
    );
    if (!opened.ok) {
      this.#wrongAt(records, 'the last checkpoint is not signed by a key that the log names');
    }
    const { size, root } = opened.value.checkpoint;
    const found = size <= records ? await this.#tree.rootAt(size, leavesOf) : undefined;
    if (found?.equals(root)) return;
    this.#wrongAt(
      Math.min(size, records),
      'the last checkpoint is of other records than the log has',
    );
  }

  #wrong(what: string): never {
    const { id = null, at = null } = this.#record ?? glanceAt(this.#line?.body ?? '');
    const { seq } = this.#line as LogLine;
    throw new Found({ seq, id: id ?? this.#line?.id ?? null, at, what });
  }

  /** About something that is not the record being looked at. */
  #wrongAt(seq: number, what: string): never {
    throw new Found({ seq, id: null, at: null, what });
  }

  #checkRecord(line: EvidentLine, booked: Page['entries'], from: number): number {
    const record = this.#checkLine(line);
    this.#record = record;
    const moment = this.#checkMoment(record);
    const others = this.#ids.add(line.id, line.seq);
    if (others.length > 0) this.#alike.push({ line, at: record.at, others });
    const { events = NONE, refusal } = record;
    const next = this.#checkEntries(line.seq, events, booked, from);
    evolveRecord(this.house, record, moment);
    const fault = this.#reckoning.note(events);
    if (fault !== undefined) this.#wrong(`after ${recordNamed(line.seq)} ${fault}`);
    if (record.command === 'key-log' || record.command === 'continue-log') this.#noteKeys(record);
    const other = this.#drawings.note(record) ?? this.#shows.note(record);
    if (other !== undefined) this.#wrong(`${recordNamed(line.seq)}: ${other}`);
    this.counts.records += 1;
    this.#tree.add(leafOf(line.body));
    this.#checkVouched();
    this.counts.events += events.length;
    this.counts.entries += next - from;
    if (refusal !== undefined) this.counts.refusals += 1;
    for (const each of this.#snapshots) if (each.seq === line.seq) this.#checkSnapshot(each);
    return next;
  }

  #noteKeys({ seq, events = NONE }: LogRecord): void {
    for (const event of events) {
      if (event.type !== 'log-keyed' && event.type !== 'log-continued') continue;
      const { key, size, root } = event;
      this.named.push({ seq, key, size, root });
    }
  }

  /** So many records are those that a checkpoint is of. */
  #checkVouched(): void {
    const { size } = this.#tree;
    for (;;) {
      const next = this.#vouched[this.#vouchedCount];
      if (next?.size !== size) return;
      if (!this.#tree.root().equals(next.root)) {
        const first = `the first ${numbered(size)} records`;
        const why = 'one of them was changed, or it is another log';
        this.#wrongAt(size, `${next.name} is of other records than ${first}: ${why}`);
      }
      this.#vouchedCount += 1;
    }
  }

  /** The row follows the one before, and its columns are what its body says. */
  #checkLine(line: EvidentLine): LogRecord {
    const { seq, id, body } = line;
    const right = this.counts.records + 1;
    if (seq < right) this.#wrong(`${recordNamed(seq)} appears more than once, or out of place`);
    if (seq > right) {
      this.#wrongAt(right, `${recordNamed(right)} is missing: ${recordNamed(seq)} stands next`);
    }
    const isLinked = line.isLinked || hashOf(this.#hash, body) === line.hash;
    if (!isLinked) this.#wrong(linkFault(line));
    this.#hash = line.hash;
    const record = recordIn(body);
    if (record.seq !== seq) this.#wrong(`${recordNamed(seq)} says that it is number ${record.seq}`);
    if (record.id !== id) {
      this.#wrong(`the id beside ${recordNamed(seq)} is ${id}, its body says ${record.id}`);
    }
    return record;
  }

  #checkMoment({ seq, at }: LogRecord): Moment {
    const moment = this.#momentOf(at);
    if (typeof moment === 'string') return this.#wrong(`${recordNamed(seq)}: ${moment}`);
    if (moment.instant < this.house.at) {
      this.#wrong(`${recordNamed(seq)} is dated before the one that it follows`);
    }
    return moment;
  }

  /** The books have what follows from the record, and nothing else. Gives the place after it. */
  #checkEntries(
    seq: number,
    events: readonly Event[],
    booked: Page['entries'],
    from: number,
  ): number {
    let at = from;
    const stray = booked[at];
    if (stray !== undefined && stray.seq < seq) this.#wrongAt(stray.seq, strayFault(stray));
    for (const { moves = NONE } of events) {
      for (const move of moves) {
        const line = at - from + 1;
        const found = booked[at];
        const isHere = found?.seq === seq;
        if (!isHere || found.line !== line || !isSame(move, found)) {
          const entry = entriesOf(events)[line - 1] as Entry;
          this.#wrong(entryFault({ seq, line }, entry, isHere ? found : undefined));
        }
        at += 1;
      }
    }
    const extra = booked[at];
    if (extra?.seq === seq) this.#wrong(extraFault(extra));
    return at;
  }

  #checkSnapshot(snapshot: Snapshot): void {
    const which = `the snapshot of ${recordNamed(snapshot.seq)}`;
    if (snapshot.hash !== this.#hash) this.#wrong(`${which} belongs to another log`);
    // What another version of the program has made, nobody reads any more.
    if (snapshot.version !== SNAPSHOT_VERSION) return;
    const fault = snapshotFault(houseIn(snapshot), this.house);
    if (fault !== undefined) this.#wrong(`${which} ${fault}`);
    this.counts.snapshots += 1;
  }

  #checkBalances(balances: StoredBalances): void {
    const { book } = this.house;
    const { records } = this.counts;
    for (const account of new Set([...book.keys(), ...balances.keys()])) {
      const [there, right] = [balances.get(account) ?? ZERO, book.get(account) ?? ZERO];
      if (there === right) continue;
      const [shown, said] = [dollarsOf(there), dollarsOf(right)];
      this.#wrongAt(records, `the balance of ${account} is ${shown}, the log says ${said}`);
    }
  }
}

/** Begins an audit before the first record; snapshots and checkpoints are compared on the way. */
export const makeAudit = (
  snapshots: readonly Snapshot[],
  vouched: readonly Vouched[] = [],
): Audit => new Auditor(snapshots, vouched);
