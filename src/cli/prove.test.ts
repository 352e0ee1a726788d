// prove and consistency as others call them, on a log of a data folder.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signCheckpoint, signingKeyFrom } from '#checkpoint';
import { openPglite } from '#store';
import { plainLeaf, plainPath, plainProof, plainRoot } from '../../test/oracle/merkle.ts';
import { rowsOf, storyRecords } from '../store/verify.fixture.ts';
import { houseway } from './main.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'houseway-prove-'));
const data = join(folder, 'data');
const note = join(folder, 'note');
const rows = rowsOf(storyRecords());
const leaves = rows.map(({ body }) => plainLeaf(Buffer.from(body)));
const base64 = (hashes: readonly Buffer[]) => hashes.map((hash) => hash.toString('base64'));
const rootOf = (size: number) => plainRoot(leaves.slice(0, size)).toString('base64');

beforeAll(async () => {
  const store = await openPglite(data);
  await store.append(rows);
  await store.close();
  const key = signingKeyFrom(Buffer.alloc(32, 1), 'log', 'houseway/test');
  writeFileSync(note, signCheckpoint({ size: 9, root: plainRoot(leaves.slice(0, 9)) }, key));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = async (...words: string[]) => {
  const { exitCode, stdout, stderr } = await houseway([...words, '--data', data, '--json']);
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
  return JSON.parse(stdout);
};

test('prove gives the record and the hashes that lead to the root', async () => {
  const size = rows.length;
  expect(await ask('prove', '5')).toEqual({
    index: 4,
    size,
    root: rootOf(size),
    body: rows[4]?.body,
    proof: base64(plainPath(4, leaves)),
  });
});

test('prove leads to the checkpoint that is named', async () => {
  expect(await ask('prove', '5', '--checkpoint', note)).toMatchObject({
    size: 9,
    root: rootOf(9),
    proof: base64(plainPath(4, leaves.slice(0, 9))),
    checkpoint: expect.stringMatching(/^houseway\/test\n9\n/),
  });
});

test('consistency gives both roots and the hashes that show it', async () => {
  expect(await ask('consistency', '6', '11')).toEqual({
    old: { size: 6, root: rootOf(6) },
    new: { size: 11, root: rootOf(11) },
    proof: base64(plainProof(6, leaves.slice(0, 11))),
  });
});

test.each([
  ['a record that is not there', ['prove', '999'], 'seq'],
  ['record 0', ['prove', '0'], 'seq'],
  ['what is no number', ['prove', 'x'], 'seq'],
  ['a checkpoint that is not there', ['prove', '1', '--checkpoint', 'none'], '--checkpoint'],
  ['a record after the checkpoint', ['prove', '10', '--checkpoint', note], 'seq'],
  ['an older log that is longer', ['consistency', '6', '5'], 'old'],
  ['a longer log than there is', ['consistency', '6', '999'], 'new'],
])('%s: exit 2', async (_, words, path) => {
  const { exitCode, stderr } = await houseway([...words, '--data', data, '--json']);
  expect(exitCode).toBe(2);
  const said = stderr.split('\n').find((line) => line.startsWith('{')) ?? '';
  expect(JSON.parse(said).error.problems).toMatchObject([{ path }]);
});
