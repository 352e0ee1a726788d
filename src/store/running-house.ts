// A house as those see it who ask it: the pages, the displays, the command line.
import type { Command, House, LogRecord, Rulebook } from '#house';
import type { BatchAnswer } from './batch.ts';
import type { Vouching } from './checkpoints.ts';
import type { Clock } from './clock.ts';
import type { LogKeys } from './log-keys.ts';
import type { Head, Store } from './store.ts';

export interface HouseOptions {
  /** Opens the store: at the start, and again whenever it was lost; then it must be there. */
  readonly open: (how: { readonly mustExist: boolean }) => Promise<Store>;
  readonly rulebook: Rulebook;
  readonly clock?: Clock;
  /** How many milliseconds the machine has run; a clock that runs as it likes has no machine. */
  readonly up?: () => number | undefined;
  /** How many commands one commit takes. */
  readonly batchMax?: number;
  /** How many commands wait at most; more are turned away. */
  readonly queueMax?: number;
  /** After how many records a snapshot is taken. */
  readonly snapshotEvery?: number;
  /** How long to wait before a lost store is opened again; then twice as long, and so on. */
  readonly reopenMs?: number;
  /** The key that signs for the log, and its mark; without them nothing is signed. */
  readonly keys?: LogKeys;
  /** Called with what the operator of the house should know. */
  readonly onNote?: (note: string) => void;
}

export interface HouseStatus {
  readonly state: 'running' | 'stopped' | 'closed';
  /** Why it does not run. */
  readonly why?: string;
  /** The name that the house was opened with; empty before. */
  readonly name: string;
  /** The last record that is durable. */
  readonly seq: number;
  readonly queued: number;
  /** House time is in doubt: nothing is awarded, paid, drawn or closed. */
  readonly isClockDoubted: boolean;
  /** Which database it is on, in words. */
  readonly store: string;
}

export interface RunningHouse {
  /** Decides a command and resolves when its record is durable. Rejects with a HouseError. */
  submit(command: Command): Promise<BatchAnswer>;
  /** Looks at the house at the last durable record. It changes afterwards: keep nothing of it. */
  read<T>(look: (house: House, head: Head) => T): Promise<T>;
  /** Calls the listener with the records of each commit, in order and without a gap, until the
   * function that comes back is called. */
  onRecords(listener: (records: readonly LogRecord[]) => void): () => void;
  /** Gives access to the store: to read the log or the books, or the sealed facts of people. */
  withStore<T>(use: (store: Store) => Promise<T>): Promise<T>;
  readonly status: HouseStatus;
  /** Does all that time has made due; how many records that made. */
  tick(): Promise<number>;
  /** Signs a checkpoint of all that is durable, if there is more than the last one had; at first the log
   * names the key that will. */
  sign(): Promise<void>;
  /** The newest checkpoint, of a house whose log is signed. */
  vouching(): Vouching | undefined;
  /** Answers what is waiting, takes a snapshot and lets go of the store. */
  close(): Promise<void>;
}
