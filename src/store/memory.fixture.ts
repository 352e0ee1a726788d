// A store in memory, for tests: the same promises as the databases, except that nothing outlives the
// process.
import { accounts, type Entry, LOWERS_METER } from '#ledger';
import { addTo, type Cents, negate, ZERO } from '#money';
import { recordIn } from './chain.ts';
import {
  type LogRow,
  NO_HASH,
  type PersonTag,
  type Snapshot,
  type Store,
  StoreError,
  type StoreErrorCode,
} from './store.ts';

/** What outlives a store that is closed or thrown away: the disk, so to say. */
export interface MemoryDisk {
  readonly rows: LogRow[];
  readonly bodies: Map<string, string>;
  readonly persons: Map<string, Uint8Array>;
  /** The tags of each patron, as `kind tag`. */
  readonly tags: Map<string, ReadonlySet<string>>;
  readonly blocks: Uint8Array[];
  /** The notes of checkpoints, by their size. */
  readonly checkpoints: Map<number, string>;
  /** The newest first. */
  snapshots: readonly Snapshot[];
  isOpen: boolean;
}

export const newMemoryDisk = (): MemoryDisk => ({
  rows: [],
  bodies: new Map(),
  persons: new Map(),
  tags: new Map(),
  blocks: [],
  checkpoints: new Map(),
  snapshots: [],
  isOpen: false,
});

const SNAPSHOTS_KEPT = 2;
const ID_LENGTH_MAX = 64;

const isSound = ({ kind, debit, credit, amount }: Entry): boolean =>
  amount > ZERO && debit !== credit && (!accounts.isMeter(debit) || LOWERS_METER.includes(kind));

/** Why a database would refuse the rows. */
function refusalOf(disk: MemoryDisk, rows: readonly LogRow[]): StoreErrorCode | undefined {
  if (rows.some(({ seq }, index) => seq !== disk.rows.length + 1 + index)) return 'sequence';
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size < rows.length || rows.some(({ id }) => disk.bodies.has(id))) return 'duplicate';
  const isWrong = ({ id, body, hash, entries }: LogRow): boolean =>
    id === '' ||
    id.length > ID_LENGTH_MAX ||
    body.includes('\n') ||
    hash.length !== NO_HASH.length ||
    !entries.every(isSound);
  return rows.some(isWrong) ? 'invalid' : undefined;
}

function write(disk: MemoryDisk, rows: readonly LogRow[]): void {
  const code = refusalOf(disk, rows);
  if (code !== undefined) throw new StoreError(code, `The memory store refuses rows: ${code}.`);
  disk.rows.push(...rows);
  for (const { id, body } of rows) disk.bodies.set(id, body);
}

const lineOf = ({ seq, id, body, hash }: LogRow) => ({ seq, id, body, hash });

/** Opens the store on a disk that it has for itself until it is closed. */
const textOf = ({ kind, tag }: PersonTag): string => `${kind} ${tag}`;

export async function openMemory(disk: MemoryDisk = newMemoryDisk()): Promise<Store> {
  if (disk.isOpen) throw new StoreError('locked', 'This memory store is already open.');
  disk.isOpen = true;
  let isClosed = false;
  /** Answers in a later turn, as a database does. */
  const answer = async <T>(work: () => T): Promise<T> => {
    await undefined;
    if (isClosed) throw new StoreError('unavailable', 'The store is closed.');
    return work();
  };
  return {
    description: 'memory',
    append: (rows) => answer(() => write(disk, rows)),
    find: (ids) =>
      answer(() => {
        const there = ids.filter((id) => disk.bodies.has(id));
        return new Map(there.map((id) => [id, disk.bodies.get(id) as string]));
      }),
    head: () => answer(() => disk.rows.at(-1) ?? { seq: 0, hash: NO_HASH }),
    readLog: (after, limit) => answer(() => disk.rows.slice(after, after + limit).map(lineOf)),
    readEntries: (after, through) =>
      answer(() =>
        disk.rows
          .slice(after, through)
          .flatMap(({ seq, entries }) => entries.map((entry) => ({ ...entry, seq }))),
      ),
    readCommands: (commands, { after, through }) =>
      answer(() =>
        disk.rows
          .slice(after, through)
          .filter(({ body }) => commands.includes(recordIn(body).command))
          .map(lineOf),
      ),
    sumEntries: ({ after, through }) =>
      answer(() => {
        const nets = new Map<string, Cents>();
        const move = (account: string, by: Cents): void => addTo(nets, account, by);
        for (const { entries } of disk.rows.slice(after, through)) {
          for (const { debit, credit, amount } of entries) {
            move(debit, negate(amount));
            move(credit, amount);
          }
        }
        return nets;
      }),
    saveSnapshot: (snapshot) =>
      answer(() => {
        const others = disk.snapshots.filter(({ seq }) => seq !== snapshot.seq);
        const newestFirst = [snapshot, ...others].sort((a, b) => b.seq - a.seq);
        disk.snapshots = newestFirst.slice(0, SNAPSHOTS_KEPT);
      }),
    loadSnapshots: () => answer(() => disk.snapshots),
    persons: {
      put: (id, sealed) => answer(() => void disk.persons.set(id, sealed)),
      get: (id) => answer(() => disk.persons.get(id)),
      erase: (id) => answer(() => disk.persons.delete(id)),
    },
    personTags: {
      find: (tags) =>
        answer(() =>
          [...disk.tags].flatMap(([patron, own]) =>
            tags.some((tag) => own.has(textOf(tag))) ? [patron] : [],
          ),
        ),
      add: (patron, tags) =>
        answer(() => {
          const own = disk.tags.get(patron) ?? [];
          disk.tags.set(patron, new Set([...own, ...tags.map(textOf)]));
        }),
      erase: (patron) => answer(() => void disk.tags.delete(patron)),
    },
    tree: {
      blocks: () => answer(() => [...disk.blocks]),
      addBlocks: (first, roots) =>
        answer(() => void disk.blocks.push(...roots.slice(disk.blocks.length - first))),
      addCheckpoint: (size, note) =>
        answer(() => void disk.checkpoints.set(size, disk.checkpoints.get(size) ?? note)),
      lastCheckpoint: () =>
        answer(() => disk.checkpoints.get(Math.max(-1, ...disk.checkpoints.keys()))),
    },
    size: () => answer(() => ({ bytes: 0, logRows: disk.rows.length })),
    async close() {
      if (!isClosed) disk.isOpen = false;
      isClosed = true;
    },
  };
}
