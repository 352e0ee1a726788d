// What the writer has to do with: commands that wait, looks that wait, and the house that runs.
import type { Command, House } from '#house';
import type { BatchAnswer } from './batch.ts';
import type { HouseError } from './house-error.ts';
import type { Head, Store } from './store.ts';

export interface Waiting {
  readonly command: Command;
  readonly resolve: (answer: BatchAnswer) => void;
  readonly reject: (error: HouseError) => void;
}

export interface Look {
  readonly run: (live: Live) => void;
  readonly reject: (error: HouseError) => void;
}

/** Commands that go into one commit, and those of their ids that are in the log already. */
export interface Taken {
  readonly batch: readonly Waiting[];
  readonly found: Promise<ReadonlyMap<string, string>>;
}

/** A running house. Its state includes all batches that were decided; between two batches, when the
 * writer pauses, all of it is durable. */
export interface Live {
  readonly store: Store;
  readonly house: House;
  /** The last record that is durable, and the last one that is decided. */
  head: Head;
  tip: Head;
}
