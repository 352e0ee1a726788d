import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPersons, parsePersonKey, personKeyAt } from './persons.ts';
import { openPgliteDatabase } from './pglite.ts';
import { EMPTY, isChain, rowsAfter } from './rows.fixture.ts';
import type { Database } from './sql.ts';
import { openSqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'houseway-persons-'));
const keyPath = join(folder, 'person-key');
const FACTS = { name: 'Wilhelmina Quackenbush', born: '1961-02-03', document: 'D-4711-XYZZY' };

let database: Database;
let store: Store;
beforeAll(async () => {
  database = await openPgliteDatabase(folder);
  store = await openSqlStore(database);
});
afterAll(async () => {
  await store?.close();
  rmSync(folder, { recursive: true, force: true });
});

const filesOf = (at: string): string[] =>
  readdirSync(at, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('the key is made on the first use, for its owner only, and stays the same', () => {
  const key = personKeyAt(keyPath, { isNew: true });
  expect(key).toHaveLength(32);
  expect(statSync(keyPath).mode & 0o777).toBe(0o600);
  expect(personKeyAt(keyPath, { isNew: true })).toEqual(key);
});

test('a key is 32 bytes, in hexadecimal digits or in base64', () => {
  const bytes = Buffer.alloc(32, 0xa7);
  expect(parsePersonKey(bytes.toString('hex'))).toEqual(bytes);
  expect(parsePersonKey(` ${bytes.toString('base64')}\n`)).toEqual(bytes);
  for (const text of ['', 'abc', bytes.toString('hex').slice(1), 'g'.repeat(64)]) {
    expect(() => parsePersonKey(text)).toThrow('64 hexadecimal digits');
  }
  writeFileSync(join(folder, 'bad-key'), 'x', { mode: 0o600 });
  expect(() => personKeyAt(join(folder, 'bad-key'), { isNew: true })).toThrow(
    '64 hexadecimal digits',
  );
  expect(() => personKeyAt(join(folder, 'none', 'key'), { isNew: true })).toThrow('can’t be used');
});

test('facts come back as they were put, and nothing of them lies in the files', async () => {
  const persons = openPersons(store, personKeyAt(keyPath, { isNew: true }));
  await persons.put('person-1', FACTS);
  expect(await persons.get('person-1')).toEqual(FACTS);
  expect(await persons.get('person-2')).toBeUndefined();
  await database.writer.exec('checkpoint');
  const files = filesOf(folder);
  // The id is found, so that this test would find the facts if they were there.
  expect(files.some((path) => readFileSync(path).includes('person-1'))).toBe(true);
  for (const fact of Object.values(FACTS)) {
    expect(files.filter((path) => readFileSync(path).includes(fact))).toEqual([]);
  }
});

test('another key, changed bytes, and the bytes of somebody else do not open', async () => {
  const persons = openPersons(store, personKeyAt(keyPath, { isNew: true }));
  await persons.put('person-1', FACTS);
  const sealed = (await store.persons.get('person-1')) as Uint8Array;
  const refusal = { code: 'sealed', message: expect.stringContaining('can’t be opened') };
  const other = openPersons(store, new Uint8Array(32));
  await expect(other.get('person-1')).rejects.toMatchObject(refusal);
  await store.persons.put('person-2', sealed);
  await expect(persons.get('person-2')).rejects.toMatchObject(refusal);
  for (const at of [1, 13, sealed.length - 1]) {
    const changed = Uint8Array.from(sealed);
    changed[at] = (changed[at] as number) ^ 1;
    await store.persons.put('person-1', changed);
    await expect(persons.get('person-1')).rejects.toMatchObject(refusal);
  }
  await store.persons.put('person-1', sealed.subarray(0, 20));
  await expect(persons.get('person-1')).rejects.toMatchObject(refusal);
});

test('the same facts are sealed differently each time', async () => {
  const persons = openPersons(store, personKeyAt(keyPath, { isNew: true }));
  await persons.put('person-3', FACTS);
  await persons.put('person-4', FACTS);
  expect(await store.persons.get('person-3')).not.toEqual(await store.persons.get('person-4'));
});

test('erased facts are gone, and the log is untouched', async () => {
  const persons = openPersons(store, personKeyAt(keyPath, { isNew: true }));
  await store.append(rowsAfter(EMPTY, 20));
  const before = await store.readLog(0, 100);
  await persons.put('person-1', FACTS);
  expect(await persons.erase('person-1')).toBe(true);
  expect(await persons.get('person-1')).toBeUndefined();
  expect(await persons.erase('person-1')).toBe(false);
  expect(await store.readLog(0, 100)).toEqual(before);
  expect(isChain(before)).toBe(true);
});
