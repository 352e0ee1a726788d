// The house as the log has it: the newest good snapshot, and all records after it, each checked
// against the chain before it is applied.
import { evolveRecord, type House, newHouse } from '#house';
import { hashOf, recordIn } from './chain.ts';
import { HouseError } from './house-error.ts';
import { makeMomentReader } from './moment-reader.ts';
import { houseIn } from './snapshot.ts';
import { type Head, type LogLine, NO_HASH, type Snapshot, type Store } from './store.ts';

export interface Loaded {
  readonly house: House;
  /** The last record that is durable. */
  readonly head: Head;
  /** The record of the newest good snapshot; 0 where there is none. */
  readonly snapshotSeq: number;
}

/** A few thousand rows a page are read fastest. */
const PAGE = 5_000;

/** The pages of the log after a record; the next one is read while one is worked on. */
export async function* pagesAfter(store: Store, seq: number): AsyncGenerator<readonly LogLine[]> {
  let after = seq;
  let reading = store.readLog(after, PAGE);
  for (;;) {
    const page = await reading;
    after += page.length;
    const isLast = page.length < PAGE;
    if (!isLast) {
      reading = store.readLog(after, PAGE);
      // A reader that stops in the middle doesn't wait for it; one that goes on sees the failure.
      reading.catch(() => {});
    }
    if (page.length > 0) yield page;
    if (isLast) return;
  }
}

const corrupt = (seq: number, why: string, cause?: unknown): HouseError =>
  new HouseError(
    'corrupt',
    `Record ${seq} of the log ${why}: the house does not run on it. Run "houseway verify".`,
    { cause },
  );

/** Why a snapshot cannot be used, or the house in it. */
async function usable(store: Store, snapshot: Snapshot): Promise<House | string> {
  const [row] = await store.readLog(snapshot.seq - 1, 1);
  if (row?.seq !== snapshot.seq || row.hash !== snapshot.hash) return 'it belongs to another log';
  return houseIn(snapshot);
}

async function fromSnapshot(store: Store, onNote: (note: string) => void): Promise<Loaded> {
  for (const snapshot of await store.loadSnapshots()) {
    const { seq, hash } = snapshot;
    const found = await usable(store, snapshot);
    if (typeof found !== 'string') return { house: found, head: { seq, hash }, snapshotSeq: seq };
    onNote(`The snapshot at record ${seq} is not used: ${found}.`);
  }
  return { house: newHouse(), head: { seq: 0, hash: NO_HASH }, snapshotSeq: 0 };
}

/** Applies one row that follows `before`, if it does follow. */
function applyRow(
  house: House,
  before: Head,
  {
    row,
    momentOf,
  }: { readonly row: LogLine; readonly momentOf: ReturnType<typeof makeMomentReader> },
): void {
  const { seq, id, body, hash } = row;
  const due = before.seq + 1;
  if (seq !== due) throw corrupt(due, 'is missing');
  if (hash !== hashOf(before.hash, body)) throw corrupt(seq, 'was changed, or one before it');
  try {
    const record = recordIn(body);
    if (record.seq !== seq || record.id !== id) throw new Error('it stands in another row');
    const at = momentOf(record.at);
    if (typeof at === 'string') throw new Error(at);
    evolveRecord(house, record, at);
  } catch (error) {
    throw corrupt(seq, `cannot be applied (${(error as Error).message})`, error);
  }
}

/** Loads a house from the store. Throws a HouseError `corrupt` that names the first record that has
 * changed. */
export async function loadHouse(store: Store, onNote: (note: string) => void): Promise<Loaded> {
  const { house, head: start, snapshotSeq } = await fromSnapshot(store, onNote);
  const momentOf = makeMomentReader();
  let head = start;
  for await (const page of pagesAfter(store, start.seq)) {
    for (const row of page) {
      applyRow(house, head, { row, momentOf });
      head = row;
    }
  }
  return { house, head: { seq: head.seq, hash: head.hash }, snapshotSeq };
}

/** Refuses a log that lacks acknowledged records: a different database, or an older copy of this
 * one. */
export async function checkContains(store: Store, head: Head, { seq, hash }: Head): Promise<void> {
  if (seq === 0) return;
  const [row] = head.seq < seq ? [] : await store.readLog(seq - 1, 1);
  if (row?.hash === hash) return;
  throw new HouseError(
    'corrupt',
    `The log ends with record ${head.seq} and does not have record ${seq} as it was acknowledged: ` +
      'this is another database, or an older copy. The house does not go on with it.',
  );
}
