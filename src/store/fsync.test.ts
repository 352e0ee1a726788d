// What must outlive a power cut is brought to the disk: the file, and the folder that has its name.
import fs, {
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fsyncTree, makeFolder } from './fsync.ts';
import { personKeyAt } from './persons.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'houseway-fsync-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files that are synced meanwhile, in order, as paths below the folder. The operating system
 * tells which file a descriptor belongs to. */
function syncedBy(work: () => unknown): readonly string[] {
  const synced: string[] = [];
  const { fsyncSync } = fs;
  const swap = (sync: typeof fsyncSync) => {
    fs.fsyncSync = sync;
    syncBuiltinESMExports();
  };
  swap((descriptor) => {
    fsyncSync(descriptor);
    synced.push(relative(folder, readlinkSync(`/proc/self/fd/${descriptor}`)) || '.');
  });
  try {
    work();
  } finally {
    swap(fsyncSync);
  }
  return synced;
}

test('a new key is on the disk before anything is sealed with it, and so is its name', () => {
  const path = join(folder, 'person-key');
  expect(syncedBy(() => personKeyAt(path, { isNew: true }))).toEqual(['person-key', '.']);
  expect(syncedBy(() => personKeyAt(path, { isNew: true }))).toEqual([]);
});

test('every folder that is made is synced into the one above it', () => {
  expect(syncedBy(() => makeFolder(join(folder, 'a', 'b', 'c')))).toEqual(['.', 'a', 'a/b']);
  expect(syncedBy(() => makeFolder(join(folder, 'a', 'b')))).toEqual([]);
});

test('a tree is synced from its leaves to its top', () => {
  mkdirSync(join(folder, 'tree', 'inner'), { recursive: true });
  writeFileSync(join(folder, 'tree', 'inner', 'leaf'), '');
  expect(syncedBy(() => fsyncTree(join(folder, 'tree')))).toEqual([
    'tree/inner/leaf',
    'tree/inner',
    'tree',
  ]);
});
