// Every acknowledged record is there after a crash of the database server, and when the data folder
// is copied while it is written to. Processes are killed in test/crash.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { startAppendLoop } from './append-loop-process.fixture.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { isChain, rowsAfter } from './rows.fixture.ts';
import type { Store } from './store.ts';

const BATCH = 7;

/** Batches are whole, the chain holds, every row has its entries, and nothing acknowledged is
 * missing. Beyond it there is at most the batch that was being written. */
async function expectWhole(store: Store, acked: number): Promise<void> {
  const lines = await store.readLog(0, 1_000_000);
  expect(isChain(lines)).toBe(true);
  expect(lines.length % BATCH).toBe(0);
  expect(lines.length).toBeGreaterThanOrEqual(acked);
  expect(lines.length).toBeLessThanOrEqual(acked + BATCH);
  const entries = await store.readEntries(0, lines.length);
  expect(entries.map(({ seq }) => seq)).toEqual(lines.flatMap(({ seq }) => [seq, seq]));
}

describe('PGlite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'houseway-crash-'));
  const data = join(folder, 'data');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a copy of the data folder, taken in mid-write, opens with all of it', async () => {
    const loop = await startAppendLoop({ data, batch: BATCH });
    const copy = join(folder, 'copy');
    try {
      await loop.untilAcked(20);
      // Stopped, as a snapshot of the disk would find it, in the middle of its work.
      loop.child.kill('SIGSTOP');
      const acked = loop.acked();
      cpSync(data, copy, { recursive: true });
      rmSync(join(copy, 'lock'));
      const store = await openPglite(copy);
      const { seq } = await store.head();
      // Lines that were said before the stop may still be on their way to us.
      await expectWhole(store, Math.max(acked, seq - BATCH));
      expect(seq).toBeGreaterThanOrEqual(acked);
      await store.close();
    } finally {
      await loop.kill();
    }
  });
});

describe('PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());

  test('a crash of the server makes the store unavailable; opened again, it goes on', async () => {
    const store = await openPostgres(server.url);
    let head = await store.head();
    let failure: unknown;
    const appending = (async () => {
      try {
        for (;;) {
          const rows = rowsAfter(head, BATCH);
          await store.append(rows);
          head = rows.at(-1) ?? head;
        }
      } catch (error) {
        failure = error;
      }
    })();
    await server.crash();
    await appending;
    expect(failure).toMatchObject({ name: 'StoreError', code: 'unavailable' });
    await expect(store.head()).rejects.toMatchObject({ code: 'unavailable' });
    await store.close();
    const again = await openPostgres(server.url);
    await expectWhole(again, head.seq);
    await again.append(rowsAfter(await again.head(), BATCH));
    await again.close();
  });

  test('a server that is not there, or is no address at all, is unavailable', async () => {
    for (const url of ['postgres://houseway@127.0.0.1:1/none', 'postgres://house way:x@[/none']) {
      await expect(openPostgres(url)).rejects.toMatchObject({ code: 'unavailable' });
    }
  });

  test('a server that does not wait for its disk is refused', async () => {
    await server.setFsync('off');
    await expect(openPostgres(server.url)).rejects.toMatchObject({ code: 'not-durable' });
    await server.setFsync('on');
    await (await openPostgres(server.url)).close();
  });
});
