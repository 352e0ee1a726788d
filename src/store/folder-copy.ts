// A copy of an embedded database that may be written to at this very moment. The order makes it
// right: the control file first, which names the checkpoint to recover from; then the data; the
// write-ahead log last, which by then has everything that was in the data. When the copy is opened,
// the database recovers as after a crash, to some moment during the copying.
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { numbered } from './finding.ts';
import { StoreError } from './store.ts';

const CONTROL = join('global', 'pg_control');
const WAL = 'pg_wal';
const SEGMENT = /^[0-9A-F]{24}$/;
const WAL_PAGE_BYTES = 8_192;
/** In the control file: where recovery begins. In the head of a page of the log: its own place. */
const REDO_AT = 40;
const PAGE_ADDRESS_AT = 8;
/** The log is looked after so often while the data is copied, before a checkpoint takes from it. */
const LOOK_AFTER_BYTES = 32 * 1024 * 1024;
const ATTEMPTS = 5;

type OnProgress = (done: number, total: number) => void;

interface Copied {
  readonly path: string;
  readonly bytes: number;
}

/** Nothing where a file has gone in the meantime: the log knows what became of it. */
async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The files of a database besides its log and its control file, and all its folders. */
async function contentOf(
  database: string,
): Promise<{ readonly files: readonly Copied[]; readonly folders: readonly string[] }> {
  const files: Copied[] = [];
  const folders: string[] = [];
  const entries = await readdir(database, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name).slice(database.length + 1);
    if (entry.isDirectory()) folders.push(path);
    else if (path !== CONTROL && !path.startsWith(WAL) && entry.isFile()) {
      files.push({ path, bytes: (await ifThere(stat(join(database, path))))?.size ?? 0 });
    }
  }
  return { files, folders };
}

/** Copies those files of the log that have been written to since the last look, or all. */
async function copyLog(
  from: string,
  to: string,
  seen: Map<string, number>,
  isLast: boolean,
): Promise<void> {
  for (const name of await readdir(join(from, WAL))) {
    if (!SEGMENT.test(name)) continue;
    const path = join(WAL, name);
    const written = (await ifThere(stat(join(from, path))))?.mtimeMs;
    if (written === undefined || (!isLast && seen.get(name) === written)) continue;
    await ifThere(copyFile(join(from, path), join(to, path)));
    seen.set(name, written);
  }
}

async function copyOnce(from: string, to: string, onProgress: OnProgress): Promise<void> {
  const { files, folders } = await contentOf(from);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  await checkRoom(dirname(to), total);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true });
  await copyFile(join(from, CONTROL), join(to, CONTROL));
  const seen = new Map<string, number>();
  await copyLog(from, to, seen, false);
  let [done, looked] = [0, 0];
  for (const { path, bytes } of files) {
    await ifThere(copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE));
    done += bytes;
    onProgress(done, total);
    if (done - looked < LOOK_AFTER_BYTES) continue;
    looked = done;
    await copyLog(from, to, seen, false);
  }
  await copyLog(from, to, seen, true);
}

async function checkRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > bytes) return;
  const megabytes = numbered(Math.ceil(bytes / 1e6));
  throw new StoreError(
    'unavailable',
    `A copy of the database needs ${megabytes} MB in ${folder}; set TMPDIR to a folder that has them.`,
  );
}

/** The number of a file of the log, by its name: its place divided by its length. */
const numberOf = (name: string, bytes: number): bigint =>
  BigInt(`0x${name.slice(8, 16)}`) * (2n ** 32n / BigInt(bytes)) + BigInt(`0x${name.slice(16)}`);

/** Whether the pages of a file of the log are its own: a file that waits to be used again, or was
 * copied before it was full, still has those of an older one. */
function ownPages(path: string, bytes: number, number: bigint): 'none' | 'some' | 'all' {
  const descriptor = openSync(path, 'r');
  const address = Buffer.alloc(8);
  try {
    for (let at = 0; at < bytes; at += WAL_PAGE_BYTES) {
      readSync(descriptor, address, 0, 8, at + PAGE_ADDRESS_AT);
      const isOwn = address.readBigUInt64LE() === number * BigInt(bytes) + BigInt(at);
      if (!isOwn) return at === 0 ? 'none' : 'some';
    }
    return 'all';
  } finally {
    closeSync(descriptor);
  }
}

/** Whether the copied log leads from the copied checkpoint to its end without a gap. Recovery would
 * stop at one without a word. */
async function isWhole(database: string): Promise<boolean> {
  const control = await readFile(join(database, CONTROL));
  const names = (await readdir(join(database, WAL))).filter((name) => SEGMENT.test(name)).sort();
  const [first] = names;
  if (first === undefined) return false;
  const bytes = (await stat(join(database, WAL, first))).size;
  let next = control.readBigUInt64LE(REDO_AT) / BigInt(bytes);
  let isOver = false;
  for (const name of names) {
    const number = numberOf(name, bytes);
    if (number < next) continue;
    const own = ownPages(join(database, WAL, name), bytes, number);
    if (own === 'none') continue;
    if (isOver || number !== next) return false;
    next += 1n;
    isOver = own === 'some';
  }
  return next > control.readBigUInt64LE(REDO_AT) / BigInt(bytes);
}

/** Copies the database in one folder to another, which is made. */
export async function copyDatabase(
  from: string,
  to: string,
  onProgress: OnProgress = () => {},
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await rm(to, { recursive: true, force: true });
    await copyOnce(from, to, onProgress);
    if (await isWhole(to)) return;
  }
  throw new StoreError(
    'unavailable',
    `The database in ${from} is written to faster than it can be copied; try again when less goes on.`,
  );
}
