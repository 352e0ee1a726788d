// A store that was lost: a cut connection, a full disk, a thread that crashed.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Store, StoreError } from './store.ts';

/** Whether the same request may succeed on a store that is opened again. */
export const isPassing = (error: unknown): boolean =>
  error instanceof StoreError && (error.code === 'unavailable' || error.code === 'locked');

/** A connection to nowhere may never say that it is closed. */
const LET_GO_MS = 5_000;

/** Closes a store that may be past closing. */
export async function letGo(store: Store): Promise<void> {
  const closing = store.close().catch(() => {});
  await Promise.race([closing, sleep(LET_GO_MS, undefined, { ref: false })]);
}
