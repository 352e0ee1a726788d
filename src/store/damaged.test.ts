// Data folders from which something is missing.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolderEvidence } from './open-evidence.ts';
import { openPglite } from './pglite.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'houseway-damaged-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['without all of its files', []],
  ['without its version', ['global/pg_control', 'pg_wal/1', 'base/1']],
  ['without its control file', ['PG_VERSION', 'pg_wal/1', 'base/1']],
])('a database %s is refused and left as it is', async (_, files) => {
  const database = join(folder, 'database');
  mkdirSync(database);
  for (const file of files) {
    mkdirSync(join(database, file, '..'), { recursive: true });
    writeFileSync(join(database, file), '18');
  }
  const before = readdirSync(folder, { recursive: true });
  await expect(openPglite(folder)).rejects.toMatchObject({ code: 'damaged' });
  await expect(openFolderEvidence(folder)).rejects.toMatchObject({ code: 'damaged' });
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

test('a folder that was there before and is gone gets no new database', async () => {
  const gone = join(folder, 'gone');
  await expect(openPglite(gone, { mustExist: true })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(existsSync(gone)).toBe(false);
});
