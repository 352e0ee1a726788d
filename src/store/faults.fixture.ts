// A store in memory that fails on demand: an append whose reply is lost, a connection that breaks.
import { type MemoryDisk, openMemory } from './memory.fixture.ts';
import { type Store, StoreError } from './store.ts';

/** What happens to the next call: it fails before anything was done, or after it was done. */
export type Fault = 'none' | 'before' | 'after';

export interface Faults {
  open?: () => Fault;
  append?: () => Fault;
  find?: () => Fault;
  head?: () => Fault;
  saveSnapshot?: () => Fault;
}

const cut = (): StoreError => new StoreError('unavailable', 'The connection was cut.');

async function withFault<T>(fault: Fault, work: () => Promise<T>): Promise<T> {
  if (fault === 'before') throw cut();
  const done = await work();
  if (fault === 'after') throw cut();
  return done;
}

export async function openFaulty(disk: MemoryDisk, faults: Faults): Promise<Store> {
  const next = (call: keyof Faults): Fault => faults[call]?.() ?? 'none';
  if (next('open') !== 'none') throw cut();
  const store = await openMemory(disk);
  return {
    ...store,
    append: (rows) => withFault(next('append'), () => store.append(rows)),
    find: (ids) => withFault(next('find'), () => store.find(ids)),
    head: () => withFault(next('head'), () => store.head()),
    saveSnapshot: (one) => withFault(next('saveSnapshot'), () => store.saveSnapshot(one)),
  };
}

/** The faults in their order, then none. */
export function inOrder(...faults: readonly Fault[]): () => Fault {
  const left = [...faults];
  return () => left.shift() ?? 'none';
}
