// Who else on the machine gets at the files of a house, and what else runs in its process.
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from '../../src/server/house.ts';
import { openingCommands } from '../../src/store/house.fixture.ts';
import { START, submitAll } from '../../src/store/writer.fixture.ts';
import { houseway } from '../e2e/process.fixture.ts';

const room = mkdtempSync(join(tmpdir(), 'houseway-files-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));
const data = join(room, 'data');
const key = `${data}.key`;

const start = (at = data) =>
  openHouse(
    { data: at },
    () => {},
    () => START,
  );

beforeAll(async () => {
  const { house, close } = await start();
  await submitAll(house, openingCommands(1));
  await close();
});

test('F1: a house does not start on a folder or key that others of the machine may open', async () => {
  for (const [path, open, shut] of [
    [data, 0o750, '700'],
    [key, 0o640, '600'],
  ] as const) {
    chmodSync(path, open);
    await expect(start()).rejects.toMatchObject({
      code: 'not-private',
      message: expect.stringContaining(`chmod ${shut} ${path}`),
    });
    chmodSync(path, Number.parseInt(shut, 8));
  }
  await (await start()).close();
});

test('F1: a folder that is there already is closed to others before anything is kept in it', async () => {
  const made = join(room, 'made');
  mkdirSync(made, { mode: 0o755 });
  await (await start(made)).close();
  expect(statSync(made).mode & 0o777).toBe(0o700);
});

test('F1: a link leads no house to another folder', async () => {
  const link = join(room, 'link');
  symlinkSync(data, link);
  await expect(start(link)).rejects.toMatchObject({
    code: 'not-private',
    message: expect.stringContaining('is a link'),
  });
});

test('F1: what the program writes is for its owner alone, whatever the shell says', async () => {
  const out = join(room, 'sheet.md');
  const asked = ['post', 'hgc-blazing-sevens', '--format', 'md', '--output', out];
  const before = process.umask(0o022);
  const ended = await houseway(asked).finally(() => process.umask(before));
  expect(ended).toMatchObject({ exitCode: 0 });
  expect(statSync(out).mode & 0o077).toBe(0);
});

test('F3: no other code comes in by NODE_OPTIONS or words to Node', async () => {
  const serve = ['serve', '--port', '0', '--data', data];
  const byOptions = await houseway(serve, '', { env: { NODE_OPTIONS: '--require node:fs' } });
  const byWords = await houseway(serve, '', { node: ['--inspect=0'] });
  for (const [ended, word] of [
    [byOptions, '--require'],
    [byWords, '--inspect=0'],
  ] as const) {
    expect(ended).toMatchObject({ exitCode: 1, stdout: '' });
    expect(ended.stderr).toContain(`Node was told ${word}`);
  }
});

test('F4: a house that is restored without its key does not start with another', async () => {
  renameSync(key, `${key}.kept`);
  await expect(start()).rejects.toMatchObject({
    code: 'key-missing',
    message: expect.stringContaining(key),
  });
  expect(statSync(key, { throwIfNoEntry: false })).toBeUndefined();
  renameSync(`${key}.kept`, key);
  await (await start()).close();
});
