// What the crash tests and the serving process say to each other, a line of JSON each.
import type { Command, LogRecord } from '#house';
import type { BatchAnswer } from '#store';
import type { HouseErrorCode } from '../../src/store/house-error.ts';
import type { BookLine, LogLine } from '../../src/store/store.ts';

export type StoreKind = 'pglite' | 'postgres';

export interface ServingOptions {
  readonly kind: StoreKind;
  /** A data folder, or the address of a database. */
  readonly place: string;
  readonly snapshotEvery: number;
  readonly checkpointBytes: number;
  readonly vacuumMs: number;
}

export type Question =
  | { readonly ask: 'command'; readonly at: number; readonly command: Command }
  | { readonly ask: 'log'; readonly after: number };

/** What the database has after a record, and the books of the house. */
export interface LogSaid {
  readonly lines: readonly LogLine[];
  readonly entries: readonly (Omit<BookLine, 'amount'> & { readonly amount: string })[];
  readonly book: Readonly<Record<string, string>>;
}

export type Said =
  | { readonly ready: number }
  | { readonly note: string }
  | { readonly records: readonly LogRecord[] }
  | { readonly id: string; readonly answer: BatchAnswer }
  | { readonly id: string; readonly error: HouseErrorCode; readonly message: string }
  | LogSaid;
