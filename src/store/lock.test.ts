import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'houseway-lock-'));
const path = join(folder, 'lock');
const nobody = () => {};
beforeEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The lock that this process would hold, with something changed. */
async function lockWith(change: object): Promise<void> {
  const lock = await lockFolder(folder, nobody);
  const text = readFileSync(path, 'utf8');
  lock.release();
  writeFileSync(path, JSON.stringify({ ...JSON.parse(text), ...change }));
}

test('a folder is locked once, also against the process that has it', async () => {
  const lock = await lockFolder(folder, nobody);
  await expect(lockFolder(folder, nobody)).rejects.toMatchObject({
    code: 'locked',
    message: expect.stringContaining(`Process ${process.pid} `),
  });
  lock.release();
  expect(existsSync(path)).toBe(false);
  (await lockFolder(folder, nobody)).release();
});

test('the lock of a process that is gone is taken over', async () => {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  await lockWith({ pid: child.pid });
  (await lockFolder(folder, nobody)).release();
});

test('a lock whose process number belongs to another process by now is taken over', async () => {
  await lockWith({ started: 'another-boot/1' });
  (await lockFolder(folder, nobody)).release();
});

test('a process in another container is gone when its lock is no longer renewed', async () => {
  await lockWith({ place: 'elsewhere pid:[1]' });
  await expect(lockFolder(folder, nobody)).rejects.toMatchObject({
    code: 'locked',
    message: expect.stringContaining('on elsewhere'),
  });
  const minuteAgo = new Date(Date.now() - 60_000);
  utimesSync(path, minuteAgo, minuteAgo);
  (await lockFolder(folder, nobody)).release();
});

test('a lock that names nobody counts as held while it is fresh', async () => {
  writeFileSync(path, '{"pid":');
  await expect(lockFolder(folder, nobody)).rejects.toMatchObject({ code: 'locked' });
  const minuteAgo = new Date(Date.now() - 60_000);
  utimesSync(path, minuteAgo, minuteAgo);
  (await lockFolder(folder, nobody)).release();
});

test('of many that take over a stale lock together, one gets it', async () => {
  await lockWith({ started: 'another-boot/1' });
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => lockFolder(folder, nobody)),
  );
  const won = tries.filter((one) => one.status === 'fulfilled');
  expect(won).toHaveLength(1);
  won[0]?.value.release();
});

test('whoever loses the lock is told, and leaves the lock of the other alone', async () => {
  await new Promise<void>((resolve, reject) => {
    lockFolder(folder, resolve).then((lock) => {
      writeFileSync(path, JSON.stringify({ pid: 1, started: '', place: '', token: 'other' }));
      return lock;
    }, reject);
  });
  expect(readFileSync(path, 'utf8')).toContain('other');
});
