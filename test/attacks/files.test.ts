// Who else on the machine gets at the files of a house, and what else runs in its process.
import { chmodSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('F1: another user of the machine', () => {
  test.each([
    ['the folder', data, 0o750, 0o700, `chmod 700 ${data}`],
    ['the key', key, 0o640, 0o600, `chmod 600 ${key}`],
  ])(
    'may not open %s: the house says so and does not start',
    async (_what, path, open, shut, says) => {
      chmodSync(path, open);
      await expect(start()).rejects.toMatchObject({
        code: 'not-private',
        message: expect.stringContaining(says),
      });
      chmodSync(path, shut);
      await (await start()).close();
    },
  );

  test('may not lead the house to another folder by a link', async () => {
    const link = join(room, 'link');
    symlinkSync(data, link);
    await expect(start(link)).rejects.toMatchObject({
      code: 'not-private',
      message: expect.stringContaining('is a link'),
    });
  });

  test('finds nothing open to him of what the program writes', async () => {
    const out = join(room, 'sheet.md');
    const asked = ['post', 'hgc-blazing-sevens', '--format', 'md', '--output', out];
    // Whatever the shell that starts it lets others read.
    const before = process.umask(0o022);
    const ended = await houseway(asked).finally(() => process.umask(before));
    expect(ended).toMatchObject({ exitCode: 0 });
    expect(statSync(out).mode & 0o077).toBe(0);
  });
});

describe('F3: code of somebody else in the process', () => {
  const served = ['serve', '--port', '0', '--data', data];
  test.each([
    ['NODE_OPTIONS', '--require', { env: { NODE_OPTIONS: '--require node:fs' } }],
    ['a word to Node', '--inspect=0', { node: ['--inspect=0'] }],
  ])('does not come in by %s', async (_by, word, more) => {
    const ended = await houseway(served, '', more);
    expect(ended).toMatchObject({ exitCode: 1, stdout: '' });
    expect(ended.stderr).toContain(`Node was told ${word}`);
  });
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
