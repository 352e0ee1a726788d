// When snapshots are taken, and their way to the store while the house goes on.
import type { House } from '#house';
import { takeSnapshot } from './snapshot.ts';
import type { Head, Store } from './store.ts';

/** No command is answered while a snapshot is taken, which takes a good part of a second for a
 * large house. The next one waits so many times as long. */
const REST = 50;

export interface Saver {
  /** Begins with a house whose newest good snapshot is of this record. */
  begin(snapshotSeq: number): void;
  /** Whether the record is one to take a snapshot at. */
  isDue(seq: number): boolean;
  /** Takes a snapshot now and saves it in the background. */
  save(of: { readonly store: Store; readonly house: House; readonly head: Head }): void;
  /** Saves what has not been saved yet, and waits for it. */
  finish(of: { readonly store: Store; readonly house: House; readonly head: Head }): Promise<void>;
}

export function makeSaver(every: number, onNote: (note: string) => void): Saver {
  let lastSeq = 0;
  let restUntil = 0;
  let saving: Promise<void> | undefined;

  const save: Saver['save'] = ({ store, house, head }) => {
    lastSeq = head.seq;
    const start = performance.now();
    const taken = async () => store.saveSnapshot(takeSnapshot(house, head));
    saving = taken()
      .catch((error: Error) => onNote(`A snapshot was not saved: ${error.message}`))
      .finally(() => {
        saving = undefined;
      });
    restUntil = start + REST * (performance.now() - start);
  };

  return {
    begin(snapshotSeq) {
      lastSeq = snapshotSeq;
    },
    isDue: (seq) =>
      seq - lastSeq >= every && saving === undefined && performance.now() >= restUntil,
    save,
    async finish(live) {
      await saving;
      if (live.head.seq > lastSeq) save(live);
      await saving;
    },
  };
}
