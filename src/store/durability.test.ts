// PGlite waits for the disk, gives up when the disk refuses, and ends cleanly when its thread does.
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needStrace } from '../../test/strace.ts';
import { startAppendLoop } from './append-loop-process.fixture.ts';
import { proveDurable } from './durable-fs.ts';
import { openPglite } from './pglite.ts';
import { isChain, rowsAfter } from './rows.fixture.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'houseway-durable-'));
const data = join(folder, 'data');
const isRoot = process.getuid?.() === 0;
const notes: string[] = [];

beforeAll(async () => {
  // What an initialisation that was cut short leaves behind.
  mkdirSync(join(data, 'database.new'), { recursive: true });
  writeFileSync(join(data, 'database.new', 'PG_VERSION'), '18\n');
  const store = await openPglite(data, { onNote: (note) => notes.push(note) });
  await store.append(rowsAfter(await store.head(), 3));
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the first start says that it takes a while, and later ones do not', async () => {
  expect(notes).toEqual([expect.stringContaining('a few seconds')]);
  const store = await openPglite(data, { onNote: (note) => notes.push(note) });
  expect((await store.head()).seq).toBe(3);
  await store.close();
  expect(notes).toHaveLength(1);
  expect(existsSync(join(data, 'database.new'))).toBe(false);
});

test('a database that answers a commit without an fsync is refused', async () => {
  let count = 0;
  const commit = async () => {};
  await expect(proveDurable(commit, () => count)).rejects.toMatchObject({ code: 'not-durable' });
  const durable = async () => {
    count += 1;
  };
  await proveDurable(durable, () => count);
});

test('a lock that is taken away ends the thread, and the store is unavailable', async () => {
  const store = await openPglite(data);
  const lock = join(data, 'lock');
  writeFileSync(lock, JSON.stringify({ pid: 1, started: '', place: '', token: 'other' }));
  const refusal = { name: 'StoreError', code: 'unavailable' };
  await expect.poll(() => store.head().catch((error) => error)).toMatchObject(refusal);
  await expect(store.append(rowsAfter({ seq: 3, hash: '' }, 1))).rejects.toMatchObject(refusal);
  await store.close();
  expect(readFileSync(lock, 'utf8')).toContain('other');
  rmSync(lock);
});

test('before every acknowledgement the operating system has finished an fsync', async () => {
  await needStrace();
  const trace = join(folder, 'trace');
  const loop = await startAppendLoop({
    data,
    batch: 1,
    times: 50,
    under: ['strace', '-f', '-qq', '-e', 'trace=fsync,write', '-e', 'signal=none', '-o', trace],
  });
  expect(loop.head).toBe(3);
  expect(await loop.ended).toBeUndefined();

  let fsyncs = 0;
  const fsyncsBefore: number[] = [];
  for (const line of readFileSync(trace, 'utf8').split('\n')) {
    if (/fsync(?:\(\d+\)| resumed>.*)\s*= 0/.test(line)) fsyncs += 1;
    if (!/write\(1, "acked /.test(line)) continue;
    fsyncsBefore.push(fsyncs);
    fsyncs = 0;
  }
  expect(fsyncsBefore).toHaveLength(50);
  expect(fsyncsBefore.filter((count) => count < 1)).toEqual([]);
});

const runs = (program: string, ...words: string[]): Promise<boolean> =>
  run(program, words).then(
    () => true,
    () => false,
  );

interface SmallDisk {
  readonly place: string;
  /** What a process that is to feel the limit runs under. */
  readonly under: readonly string[];
  grow(): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** A small file system where we may mount one; elsewhere a limit to the size of each file, which
 * the operating system enforces as well. */
async function smallDisk(): Promise<SmallDisk> {
  const place = join(folder, 'small');
  mkdirSync(place);
  const mount = (options: string) => runs('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', place);
  if (isRoot && (await mount('size=100m'))) {
    const grow = () => mount('remount,size=400m');
    return { place, under: [], grow, remove: () => run('umount', [place]) };
  }
  const under = ['bash', '-c', 'ulimit -f 20480; exec "$@"', 'limited'];
  return { place, under, grow: async () => {}, remove: async () => {} };
}

test('a full disk makes the store unavailable, and loses or halves nothing', async () => {
  const { place, under, grow, remove } = await smallDisk();
  try {
    const batch = 4;
    cpSync(data, join(place, 'data'), { recursive: true });
    const loop = await startAppendLoop({
      data: join(place, 'data'),
      batch,
      filler: 100_000,
      under,
    });
    expect(await loop.ended).toBe('unavailable');
    expect(loop.acked()).toBeGreaterThan(loop.head);
    await grow();
    const store = await openPglite(join(place, 'data'));
    const { seq } = await store.head();
    expect([loop.acked(), loop.acked() + batch]).toContain(seq);
    expect(isChain(await store.readLog(0, seq))).toBe(true);
    expect(await store.readEntries(0, seq)).toHaveLength(2 * seq);
    await store.append(rowsAfter(await store.head(), 10));
    await store.close();
  } finally {
    await remove();
  }
});
