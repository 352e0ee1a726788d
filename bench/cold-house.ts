// Run in a process of its own: what a large house takes up, and what a snapshot of it costs.
import { newHouse } from '#house';
import { houseIn, takeSnapshot } from '../src/store/snapshot.ts';
import { NO_HASH } from '../src/store/store.ts';

const TABLES = 200;
const PATRONS = 200_000;
const OFFERINGS = 5;

const house = newHouse();
for (let table = 1; table <= TABLES; table++) {
  house.tables.set(`T${table}`, {
    seats: 7,
    open: { game: 'blackjack-poker', isNpn: false, since: 0 },
    past: [],
    roundCount: 0,
    over: [],
    isReseated: false,
    seated: new Map(),
    behind: new Map(),
    sensorsOut: new Set(),
    dropCount: 0,
  });
}
for (let patron = 1; patron <= PATRONS; patron++) house.patrons.set(`patron-${patron}`, 'welcome');
for (let offering = 1; offering <= OFFERINGS; offering++) {
  const tickets = new Map<string, Record<string, number>>();
  for (let patron = 1; patron <= PATRONS; patron++) {
    tickets.set(`patron-${patron}`, { ticket: (patron % 9) + 1 });
  }
  house.holdings.set(`drawing-${offering}`, tickets);
}

const timed = <T>(work: () => T): { readonly ms: number; readonly value: T } => {
  const start = performance.now();
  const value = work();
  return { ms: performance.now() - start, value };
};

globalThis.gc?.();
const mebibytes = process.memoryUsage().rss / 2 ** 20;
const take = () => takeSnapshot(house, { seq: 0, hash: NO_HASH });
const taken = timed(take);
const again = timed(take);
const { content } = again.value;
const read = timed(() => houseIn(again.value));
if (typeof read.value === 'string') throw new Error(read.value);
console.log(
  JSON.stringify({
    holdings: PATRONS * OFFERINGS,
    mebibytes,
    takeMs: Math.min(taken.ms, again.ms),
    readMs: read.ms,
    snapshotMebibytes: content.length / 2 ** 20,
  }),
);
