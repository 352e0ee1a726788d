import { describe, expect, test } from 'vitest';
import { newMemoryDisk, openMemory } from './memory.fixture.ts';
import { takeSnapshot } from './snapshot.ts';
import type { LogRow, Store } from './store.ts';
import { storeEvidence } from './store-evidence.ts';
import { evidenceOf, houseAfter, rowsOf, storyRecords } from './verify.fixture.ts';
import { verifyEvidence } from './verify.ts';

const records = storyRecords();
const rows = rowsOf(records);
const last = rows.at(-1) as LogRow;

const verdictOf = async (store: Store) => verifyEvidence(await storeEvidence(store));

async function inMemory() {
  const disk = newMemoryDisk();
  const store = await openMemory(disk);
  await store.append(rows);
  return { disk, store };
}

test('the store of a running house is verified as its log would be, and stays open', async () => {
  const { store } = await inMemory();
  const right = await verifyEvidence(evidenceOf(rows));
  expect(await verdictOf(store)).toEqual({ ...right, source: 'memory' });
  expect(await store.head()).toMatchObject({ seq: rows.length });
});

test('what is written meanwhile is not looked at', async () => {
  const { disk, store } = await inMemory();
  const [first, ...others] = [rows.slice(0, 20), rows.slice(20)] as const;
  disk.rows.splice(0, disk.rows.length, ...first);
  const evidence = await storeEvidence(store);
  disk.rows.push(...others.flat());
  await store.saveSnapshot(takeSnapshot(houseAfter(records), last));
  expect(await verifyEvidence(evidence)).toMatchObject({
    ok: true,
    records: 20,
    snapshots: { kept: 0, compared: 0 },
  });
  expect(await verdictOf(store)).toMatchObject({ ok: true, snapshots: { kept: 1, compared: 1 } });
});

describe('what was changed behind the house’s back is found', () => {
  const seq = rows.findIndex(({ entries }) => entries.length > 0) + 1;
  const changed: readonly (readonly [string, Partial<LogRow>, string])[] = [
    [
      'a body',
      { body: rows[seq - 1]?.body.replace('Test', 'Best') ?? '' },
      'does not have the hash',
    ],
    ['an entry that is gone', { entries: [] }, 'is missing'],
  ];
  test.each(changed)('%s', async (_, change, what) => {
    const { disk, store } = await inMemory();
    disk.rows[seq - 1] = { ...(rows[seq - 1] as LogRow), ...change };
    const verdict = await verdictOf(store);
    expect(verdict).toMatchObject({ ok: false, seq });
    expect(verdict.ok ? '' : verdict.what).toContain(what);
  });
});
