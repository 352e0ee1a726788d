// The thread that PGlite lives in: its calls block, and the house must go on meanwhile. Statements
// come in as messages and are answered in order.

import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { given } from '#result';
import { linkedCountOf } from './chain.ts';
import { DurableFs, proveDurable, startParams } from './durable-fs.ts';
import { fsyncPath, fsyncTree } from './fsync.ts';
import type { SqlFault, SqlRow, SqlValue } from './sql.ts';
import { StoreError, type StoreErrorCode } from './store.ts';

export interface PgliteSettings {
  /** The folder of the database itself. */
  readonly folder: string;
  /** A checkpoint follows when so much has been written since the last. */
  readonly checkpointBytes: number;
  readonly vacuumMs: number;
  /** A copy, which is only read and then deleted: nothing of it has to reach the disk. */
  readonly isThrownAway: boolean;
}

type Query = 'query' | 'query-linked';

export type PgliteRequest =
  | { readonly id: number; readonly ask: Query; text: string; values: readonly SqlValue[] }
  | { readonly id: number; readonly ask: 'exec'; text: string }
  | { readonly id: number; readonly ask: 'close' };

export type PgliteReply =
  | { readonly kind: 'ready'; readonly version: string }
  | { readonly kind: 'refused'; readonly code: StoreErrorCode; readonly message: string }
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly SqlRow[] }
  | { readonly kind: 'fault'; readonly id: number; readonly fault: SqlFault };

const { folder, checkpointBytes, vacuumMs, isThrownAway } = workerData as PgliteSettings;
const tell = (reply: PgliteReply): void => parentPort?.postMessage(reply);

/** Ends the thread in the middle of its work: to the database this is a crash. */
function breakOff(message: string): void {
  tell({ kind: 'broken', message });
  process.exit(1);
}

const parsers = { [types.INT8]: (text: string) => BigInt(text) };

async function start(at: string): Promise<{ db: PGlite; fs: DurableFs }> {
  const fs = new DurableFs(at, breakOff);
  const db = await PGlite.create({ fs, startParams: startParams({ isThrownAway }), parsers });
  return { db, fs };
}

/** Where an empty database is kept to be copied, for callers that make many: a copy takes a tenth
 * of the time. */
const EMPTY = process.env['HOUSEWAY_EMPTY_DATABASE'];

/** Puts a copy there, whole or not at all; one that another has put there meanwhile stays. */
function keep(database: string, place: string): void {
  const unfinished = `${place}-${process.pid}-${threadId}`;
  mkdirSync(dirname(place), { recursive: true });
  cpSync(database, unfinished, { recursive: true });
  try {
    renameSync(unfinished, place);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Makes the database aside and puts it in its place when it is whole and on the disk: a crash
 * in between leaves nothing that looks like a database. */
async function initialise(): Promise<void> {
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  if (EMPTY !== undefined && existsSync(EMPTY)) {
    cpSync(EMPTY, aside, { recursive: true });
  } else {
    const { db } = await start(aside);
    await db.close();
    if (EMPTY !== undefined) keep(aside, EMPTY);
  }
  fsyncTree(aside);
  renameSync(aside, folder);
  fsyncPath(dirname(folder));
}

async function open(): Promise<{ db: PGlite; fs: DurableFs; version: string }> {
  if (!existsSync(folder)) await initialise();
  const { db, fs } = await start(folder);
  if (!isThrownAway) {
    await proveDurable(
      () => db.query(`select pg_logical_emit_message(true, 'houseway', 'start')`),
      () => fs.fsyncCount,
    );
  }
  const { rows } = await db.query<{ server_version: string }>('show server_version');
  return { db, fs, version: rows[0]?.server_version ?? '' };
}

/** Checks the links of the log in the thread that read it, because the caller is busy meanwhile. */
function linked(row: SqlRow): SqlRow {
  const { bodies, hashes } = row as {
    readonly bodies: string | null;
    readonly hashes: string | null;
  };
  return { ...row, linked_count: linkedCountOf(bodies ?? '', hashes ?? '') };
}

function faultOf(error: unknown): SqlFault {
  const { code, constraint, message } = error as SqlFault;
  return {
    message,
    ...given({ code, constraint }),
  };
}

function serve(db: PGlite, fs: DurableFs): void {
  let checkpointAt = fs.bytesWritten + checkpointBytes;
  let last: Promise<void> = Promise.resolve();
  /** One after another, also the housekeeping: a close must not overtake anything. */
  const next = (work: () => Promise<void>): void => {
    last = last.then(work).catch((error: Error) => breakOff(error.message));
  };
  const vacuum = setInterval(
    () => next(async () => void (await db.exec('vacuum (analyze)'))),
    vacuumMs,
  );

  async function answer(request: PgliteRequest): Promise<void> {
    const { id } = request;
    try {
      if (request.ask === 'query' || request.ask === 'query-linked') {
        const { rows } = await db.query<SqlRow>(request.text, [...request.values]);
        tell({ kind: 'rows', id, rows: request.ask === 'query' ? rows : rows.map(linked) });
      } else if (request.ask === 'exec') {
        await db.exec(request.text);
        tell({ kind: 'rows', id, rows: [] });
      } else {
        clearInterval(vacuum);
        await db.close();
        tell({ kind: 'rows', id, rows: [] });
        parentPort?.close();
        return;
      }
    } catch (error) {
      tell({ kind: 'fault', id, fault: faultOf(error) });
    }
    if (fs.bytesWritten < checkpointAt) return;
    await db.exec('checkpoint');
    checkpointAt = fs.bytesWritten + checkpointBytes;
  }

  parentPort?.on('message', (request: PgliteRequest) => next(() => answer(request)));
}

try {
  const { db, fs, version } = await open();
  serve(db, fs);
  tell({ kind: 'ready', version });
} catch (error) {
  const { message } = error as Error;
  const code = error instanceof StoreError ? error.code : 'unavailable';
  tell({ kind: 'refused', code, message });
  process.exit(1);
}
