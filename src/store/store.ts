// What the house asks of its database. The log is the truth; the entries are the books that follow
// from it, written in the same transaction.
import type { Account, Entry } from '#ledger';
import type { Cents } from '#money';

/** One command's outcome as it is written down. */
export interface LogRow {
  /** 1, 2, 3 … without gaps. */
  readonly seq: number;
  /** The command's id: unique for ever, at most 64 characters. */
  readonly id: string;
  /** One JSON text, without a line break. */
  readonly body: string;
  /** SHA-256 as 64 hex digits, of the hash before and the body. */
  readonly hash: string;
  /** The books' lines, in order. */
  readonly entries: readonly Entry[];
}

/** A row of the log without its entries, as it is read back. */
export type LogLine = Omit<LogRow, 'entries'>;

/** An entry with the log row that it follows from. */
export interface BookLine extends Entry {
  readonly seq: number;
}

/** The rows after one up to and with another. */
export interface RecordSpan {
  readonly after: number;
  readonly through: number;
}

/** Where a log ends: 0 and 64 zeros when nothing is in it. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
}

/** The state of a house after a row of the log, so that a start need not read everything. The
 * store does not look inside. */
export interface Snapshot {
  readonly seq: number;
  /** The hash of the log row `seq`: a snapshot of another log is recognised. */
  readonly hash: string;
  /** What wrote the content; another version may not be able to read it. */
  readonly version: string;
  readonly content: Uint8Array;
}

/** Personal facts, sealed before they come here (see persons.ts), so that they can be erased while
 * the log stays as it is. */
export interface SealedPersons {
  put(id: string, sealed: Uint8Array): Promise<void>;
  /** Nothing when there is no such person, or no longer. */
  get(id: string): Promise<Uint8Array | undefined>;
  /** Whether there was something to erase. */
  erase(id: string): Promise<boolean>;
}

/** One tag of a person: HMAC-SHA-256 as 64 hex digits (see person-index.ts). */
export interface PersonTag {
  readonly kind: string;
  readonly tag: string;
}

/** Which patrons have which tags. */
export interface PersonTags {
  /** The patrons of any of these. */
  find(tags: readonly PersonTag[]): Promise<readonly string[]>;
  /** Those that are there stay. */
  add(patron: string, tags: readonly PersonTag[]): Promise<void>;
  erase(patron: string): Promise<void>;
}

/** What vouches for the log. It is only added to, and what is there already stays. */
export interface TreeRows {
  /** The roots of the full blocks of the tree, from the first on. */
  blocks(): Promise<readonly Uint8Array[]>;
  addBlocks(first: number, roots: readonly Uint8Array[]): Promise<void>;
  /** The note of a checkpoint of so many records. */
  addCheckpoint(size: number, note: string): Promise<void>;
  /** The note of the largest checkpoint, if there is one. */
  lastCheckpoint(): Promise<string | undefined>;
}

/** How much there is in the database, for the status page. */
export interface StoreSize {
  readonly bytes: number;
  readonly logRows: number;
}

export interface Store {
  /** Which database this is, for people: `PGlite 18.x in DIR`, `PostgreSQL 15.x at HOST`. */
  readonly description: string;

  /** Writes rows in one transaction and resolves when they are durable; all of them or none. Throws
   * a StoreError: `sequence` when the first row does not follow the last (somebody else has
   * written), `duplicate` when an id is in the log or twice in the rows, `invalid` when the books
   * refuse an entry, `unavailable` for anything after which the outcome may be unknown: close,
   * open again, and look with `find`. After the first three nothing was written. */
  append(rows: readonly LogRow[]): Promise<void>;

  /** The bodies of those commands that are in the log, by id. */
  find(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  head(): Promise<Head>;

  /** At most `limit` rows after `after`, in order; fewer when the log ends. Read page by page: a
   * few thousand rows a page are read fastest and hold nobody up. */
  readLog(after: number, limit: number): Promise<readonly LogLine[]>;

  /** The rows after `after` up to and with `through` whose command is one of these, in order. Ask
   * for some ten thousand rows at a time: all of them are looked at. */
  readCommands(commands: readonly string[], span: RecordSpan): Promise<readonly LogLine[]>;

  /** All entries of the rows after `after` up to and with `through`, in order. */
  readEntries(after: number, through: number): Promise<readonly BookLine[]>;

  /** What the entries of those rows have brought to each account: credits less debits. Ask for some
   * ten thousand rows at a time, as above. */
  sumEntries(span: RecordSpan): Promise<ReadonlyMap<Account, Cents>>;

  /** Keeps the snapshot, and of the older ones only the newest. */
  saveSnapshot(snapshot: Snapshot): Promise<void>;

  /** The snapshots that are kept (two at most), newest first. */
  loadSnapshots(): Promise<readonly Snapshot[]>;

  readonly persons: SealedPersons;

  readonly personTags: PersonTags;

  readonly tree: TreeRows;

  /** What the database takes up. */
  size(): Promise<StoreSize>;

  /** Finishes what has been asked and lets go of the database. A second call does nothing. */
  close(): Promise<void>;
}

/** Why a store could not do what was asked:
 * - `sequence`, `duplicate`, `invalid`: the rows do not fit the log; nothing was written;
 * - `unavailable`: a lost connection, a full disk, a closed store; the outcome may be unknown;
 * - `locked`: another process writes to this database;
 * - `not-durable`: the database does not wait for the disk, so that a reply could be lost;
 * - `damaged`: files of the database are missing;
 * - `newer`: the database was written by a newer program; `migration`: its history is not ours;
 * - `sealed`: personal facts cannot be opened with this key. */
export type StoreErrorCode =
  | 'sequence'
  | 'duplicate'
  | 'invalid'
  | 'unavailable'
  | 'locked'
  | 'not-durable'
  | 'damaged'
  | 'newer'
  | 'migration'
  | 'sealed'
  | 'key-missing'
  | 'not-private';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const NO_HASH = '0'.repeat(64);
