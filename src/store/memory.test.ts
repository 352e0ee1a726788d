import { expect, test } from 'vitest';
import type { Entry } from '#ledger';
import { ZERO } from '#money';
import { newMemoryDisk, openMemory } from './memory.fixture.ts';
import { EMPTY, rowAfter, rowsAfter } from './rows.fixture.ts';
import type { LogRow } from './store.ts';

test('rows are there when they have been appended, also for the next who opens it', async () => {
  const disk = newMemoryDisk();
  const store = await openMemory(disk);
  const rows = rowsAfter(EMPTY, 5);
  await store.append(rows.slice(0, 2));
  await store.append(rows.slice(2));
  await store.close();
  await expect(store.head()).rejects.toMatchObject({ code: 'unavailable' });
  const again = await openMemory(disk);
  expect(await again.head()).toMatchObject({ seq: 5, hash: rows[4]?.hash });
  expect((await again.readLog(1, 2)).map(({ seq }) => seq)).toEqual([2, 3]);
  expect((await again.readEntries(1, 3)).map(({ seq }) => seq)).toEqual([2, 2, 3, 3]);
  expect(await again.find(['command-3', 'nothing'])).toEqual(
    new Map([['command-3', rows[2]?.body]]),
  );
});

test('only one at a time has it', async () => {
  const disk = newMemoryDisk();
  await openMemory(disk);
  await expect(openMemory(disk)).rejects.toMatchObject({ code: 'locked' });
});

const first = rowAfter(EMPTY);
const withEntry = (entry: Partial<Entry>): LogRow => ({
  ...first,
  entries: [{ ...(first.entries[0] as Entry), ...entry }],
});

test.each<[string, string, readonly LogRow[]]>([
  ['a gap', 'sequence', [{ ...first, seq: 2 }]],
  ['an id twice', 'duplicate', [first, { ...rowAfter(first), id: first.id }]],
  ['a line break', 'invalid', [{ ...first, body: '{\n}' }]],
  ['no amount', 'invalid', [withEntry({ amount: ZERO })]],
  ['one account', 'invalid', [withEntry({ debit: 'house/cage', credit: 'house/cage' })]],
  ['a meter that falls', 'invalid', [withEntry({ debit: 'fund/blazing/meter/progressive' })]],
])('%s is refused as %s, and nothing is written', async (_, code, rows) => {
  const store = await openMemory();
  await expect(store.append(rows)).rejects.toMatchObject({ name: 'StoreError', code });
  expect((await store.head()).seq).toBe(0);
});

test('the two newest snapshots are kept', async () => {
  const store = await openMemory();
  const content = new Uint8Array();
  for (const seq of [3, 9, 6]) {
    await store.saveSnapshot({ seq, hash: first.hash, version: '1', content });
  }
  expect((await store.loadSnapshots()).map(({ seq }) => seq)).toEqual([9, 6]);
});

test('sealed facts are kept until they are erased', async () => {
  const { persons } = await openMemory();
  await persons.put('p1', Uint8Array.of(1, 2));
  expect(await persons.get('p1')).toEqual(Uint8Array.of(1, 2));
  expect(await persons.erase('p1')).toBe(true);
  expect(await persons.erase('p1')).toBe(false);
  expect(await persons.get('p1')).toBeUndefined();
});
