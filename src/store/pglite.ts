// The embedded database: PGlite in a thread of its own, on a data folder that is ours alone.
//
//   DIR/database    the database
//   DIR/lock        who has it open
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeFolder } from './fsync.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import type { PgliteReply, PgliteRequest, PgliteSettings } from './pglite-worker.ts';
import { checkPrivateFolder } from './private.ts';
import { type Database, type Sql, SqlError, type SqlRow } from './sql.ts';
import { openSqlStore } from './sql-store.ts';
import { type Store, StoreError } from './store.ts';

/** PGlite neither checkpoints nor vacuums by itself. Sixteen megabytes are one file of its
 * write-ahead log: a start after a crash reads at most a few of them. */
const CHECKPOINT_BYTES = 64 * 1024 * 1024;
const VACUUM_MS = 6 * 60 * 60 * 1000;

export interface PgliteOptions {
  /** Told what takes a while. */
  readonly onNote?: (note: string) => void;
  /** A folder without a database is refused instead of given a new one. */
  readonly mustExist?: boolean;
  /** A checkpoint follows when so much has been written since the last. */
  readonly checkpointBytes?: number;
  readonly vacuumMs?: number;
  /** A copy, which is only read and then deleted: nothing of it has to reach the disk. */
  readonly isThrownAway?: boolean;
}

type Asked = {
  readonly resolve: (rows: readonly SqlRow[]) => void;
  readonly reject: (error: Error) => void;
};
/** A request without the number that its answer comes back with. */
type Question = PgliteRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

/** The thread, and the requests that it has not answered yet. */
class Thread {
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  readonly #exit: Promise<void>;
  #count = 0;
  #failure: StoreError | undefined;
  #onReady: (version: string) => void = () => {};
  #onRefused: (error: StoreError) => void = () => {};
  readonly ready: Promise<string>;

  constructor(settings: PgliteSettings) {
    this.#worker = new Worker(new URL('./pglite-thread.js', import.meta.url), {
      workerData: settings,
    });
    this.ready = new Promise((resolve, reject) => {
      this.#onReady = resolve;
      this.#onRefused = reject;
    });
    this.#exit = new Promise((resolve) => this.#worker.once('exit', () => resolve()));
    this.#worker.on('message', (reply: PgliteReply) => this.#hear(reply));
    this.#worker.on('error', ({ message }) => this.#fail('unavailable', message));
    this.#worker.on('exit', () => this.#fail('unavailable', 'the thread has ended'));
  }

  ask(question: Question): Promise<readonly SqlRow[]> {
    if (this.#failure) return Promise.reject(this.#failure);
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#worker.postMessage({ ...question, id } as PgliteRequest);
    });
  }

  /** Ends the thread at any point; the database takes it for a crash. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Closes the database and waits for the thread to be gone; nothing to do when it already is. */
  async close(): Promise<void> {
    if (!this.#failure) await this.ask({ ask: 'close' }).catch(() => {});
    await this.#exit;
  }

  #hear(reply: PgliteReply): void {
    if (reply.kind === 'ready') this.#onReady(reply.version);
    else if (reply.kind === 'refused') this.#fail(reply.code, reply.message);
    else if (reply.kind === 'broken') this.#fail('unavailable', reply.message);
    else {
      const asked = this.#asked.get(reply.id);
      this.#asked.delete(reply.id);
      if (reply.kind === 'rows') asked?.resolve(reply.rows);
      else asked?.reject(new SqlError(reply.fault));
    }
  }

  #fail(code: StoreError['code'], message: string): void {
    this.#failure ??= new StoreError(code, `The embedded database: ${message}`);
    this.#onRefused(this.#failure);
    for (const { reject } of this.#asked.values()) reject(this.#failure);
    this.#asked.clear();
  }
}

/** Makes the folder where it is missing, and takes it for this process. */
async function takeFolder(folder: string, onLost: () => void): Promise<FolderLock> {
  try {
    checkPrivateFolder(folder, !existsSync(join(folder, 'database')));
    makeFolder(folder);
    return await lockFolder(folder, onLost);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const { message } = error as Error;
    throw new StoreError('unavailable', `The data folder can’t be used: ${message}`);
  }
}

/** Files without which there is no database. They are put in place together, so a folder that lacks
 * one was damaged later; the engine would silently make a new one over the rest. */
const ESSENTIAL = ['PG_VERSION', 'global/pg_control', 'pg_wal'];

export function checkWhole(database: string): void {
  const missing = ESSENTIAL.filter((name) => !existsSync(join(database, name)));
  if (missing.length === 0) return;
  throw new StoreError(
    'damaged',
    `The database in ${database} is not whole: ${missing.join(', ')} is missing. It is left as it ` +
      'is: bring it back from a copy.',
  );
}

/** Opens the database in a data folder, which is made when it is not there. */
export async function openPgliteDatabase(
  dir: string,
  {
    onNote,
    mustExist = false,
    checkpointBytes = CHECKPOINT_BYTES,
    vacuumMs = VACUUM_MS,
    isThrownAway = false,
  }: PgliteOptions = {},
): Promise<Database> {
  const folder = resolve(dir);
  const database = join(folder, 'database');
  if (existsSync(database)) checkWhole(database);
  else if (mustExist) throw new StoreError('unavailable', `No database in ${folder}.`);
  let thread: Thread | undefined;
  const lock = await takeFolder(folder, () => void thread?.end());
  if (!existsSync(database)) {
    onNote?.(`Creating a database in ${folder}. This takes a few seconds, once.`);
  }
  thread = new Thread({ folder: database, checkpointBytes, vacuumMs, isThrownAway });
  const sql = sqlOf(thread);
  const close = async () => {
    await thread.close();
    lock.release();
  };
  try {
    const version = await thread.ready;
    return { description: `PGlite ${version} in ${folder}`, writer: sql, reader: sql, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const sqlOf = (thread: Thread): Sql => ({
  query: (text, values = []) => thread.ask({ ask: 'query', text, values }),
  queryLinked: (text, values) => thread.ask({ ask: 'query-linked', text, values }),
  exec: async (text) => {
    await thread.ask({ ask: 'exec', text });
  },
});

/** Opens the store in a data folder, which is made when it is not there. */
export const openPglite = async (dir: string, options: PgliteOptions = {}): Promise<Store> =>
  openSqlStore(await openPgliteDatabase(dir, options));
