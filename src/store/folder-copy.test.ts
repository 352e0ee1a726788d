// A data folder that is copied while its house writes verifies as what the house had written at
// some moment during the copying.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { LogRecord } from '#house';
import { openFolderEvidence } from './open-evidence.ts';
import { openPglite } from './pglite.ts';
import { plainHash } from './rows.fixture.ts';
import type { LogRow } from './store.ts';
import { rowsOf, storyRecords } from './verify.fixture.ts';
import { verifyEvidence } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'houseway-copy-'));
const scratch = join(folder, 'scratch');
mkdirSync(scratch);
vi.stubEnv('TMPDIR', scratch);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const BATCH = 200;
const LOOKS = 2;
/** Some hundred megabytes: a disk that copies more slowly than we write gets to the end as well. */
const BATCHES_MAX = 500;

/** Long records without entries: much for the write-ahead log, so that checkpoints come too. */
function refusalsAfter({ seq, hash }: Pick<LogRow, 'seq' | 'hash'>, at: string): LogRow[] {
  let before = hash;
  return Array.from({ length: BATCH }, (_, index) => {
    const number = seq + index + 1;
    const message = `${number} `.repeat(400);
    const record: LogRecord = {
      seq: number,
      id: `later-${number}`,
      input: '',
      at,
      by: 'dana',
      command: 'tick',
      refusal: { code: 'busy', message },
    };
    const body = JSON.stringify(record);
    before = plainHash(before, body);
    return { seq: number, id: record.id, body, hash: before, entries: [] };
  });
}

test('a copy of a folder that is being written to verifies as a part of its log', async () => {
  const records = storyRecords();
  const store = await openPglite(folder);
  await store.append(rowsOf(records));
  const hashes = new Map<number, string>();
  let last = rowsOf(records).at(-1) as LogRow;
  let isCopying = false;
  const write = async () => {
    for (let batch = 0; isCopying && batch < BATCHES_MAX; batch++) {
      const rows = refusalsAfter(last, records.at(-1)?.at as string);
      for (const { seq, hash } of rows) hashes.set(seq, hash);
      await store.append(rows);
      last = rows.at(-1) as LogRow;
    }
  };
  for (let look = 0; look < LOOKS; look++) {
    const before = last;
    isCopying = true;
    const writing = write();
    const evidence = await openFolderEvidence(folder).finally(() => {
      isCopying = false;
      return writing;
    });
    const verdict = await verifyEvidence(evidence);
    await evidence.close();
    const { seq, hash } = evidence.head;
    expect(verdict).toMatchObject({ ok: true, head: { seq, hash } });
    // Everything acknowledged before is there, and nothing that was never written.
    expect(seq).toBeGreaterThanOrEqual(before.seq);
    expect(hashes.get(seq) ?? before.hash).toBe(hash);
  }
  await store.close();
  // No copy is left behind.
  expect(readdirSync(scratch).filter((name) => name.startsWith('houseway'))).toEqual([]);
});
