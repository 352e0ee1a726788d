// The store of a house that runs, as evidence: as much of the log as there is at the moment, in small
// pages with pauses between them, so that the floor does not wait. What a store does not tell (rows
// without a number, entries of records that never were), `houseway verify` finds in a copy.
import { setImmediate as pause } from 'node:timers/promises';
import { BLOCK } from '#checkpoint';
import { countOf } from '#money';
import type { Evidence } from './evidence.ts';
import type { BookedEntry } from './evidence-pages.ts';
import type { BookLine, Store } from './store.ts';

/** Some ten milliseconds of work for the database, and as many for the reader. */
const PAGE = 250;

/** The lines of each record are counted from 1, as the database counts them. */
function bookedIn(entries: readonly BookLine[]): readonly BookedEntry[] {
  let [last, line] = [0, 0];
  return entries.map(({ seq, kind, debit, credit, amount }) => {
    line = seq === last ? line + 1 : 1;
    last = seq;
    return { seq, line, kind, debit, credit, amount: `${countOf(amount)}` };
  });
}

/** The log up to where it ends now; what is written meanwhile is not looked at. Closing it leaves
 * the store open. */
export async function storeEvidence(store: Store): Promise<Evidence> {
  const { seq, hash } = await store.head();
  return {
    description: store.description,
    head: { seq, hash },
    hiddenCount: 0,
    async *pages(after = 0) {
      for (let from = after; from < seq; from += PAGE) {
        const through = Math.min(from + PAGE, seq);
        const lines = await store.readLog(from, through - from);
        yield { lines, entries: bookedIn(await store.readEntries(from, through)) };
        await pause();
      }
    },
    // They are the sum of the entries, which are all compared.
    balances: async () => undefined,
    async snapshots() {
      const kept = await store.loadSnapshots();
      return kept.filter((snapshot) => snapshot.seq <= seq);
    },
    // More is signed meanwhile.
    tree: async () => ({
      blocks: (await store.tree.blocks()).slice(0, Math.floor(seq / BLOCK)),
      note: undefined,
    }),
    close: async () => {},
  };
}
