// verify and export as others call them, with their streams and exit codes.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cosignLine, signCheckpoint, signingKeyFrom } from '#checkpoint';
import { openPglite } from '#store';
import { plainLeaf, plainRoot } from '../../test/oracle/merkle.ts';

import { bonusWon } from '../house/table-games/table-games.fixture.ts';
import { rowsOf, storyRecords } from '../store/verify.fixture.ts';
import { exportBundle } from './export.ts';
import { houseway } from './main.fixture.ts';
import { terminalOf } from './terminal.ts';
import { type VerifyFlags, verify } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'houseway-verify-cli-'));
const data = join(folder, 'data');
const bundle = join(folder, 'house.bundle');
const rows = rowsOf(storyRecords());
const head = { seq: rows.length, hash: rows.at(-1)?.hash };

beforeAll(async () => {
  const store = await openPglite(data);
  await store.append(rows);
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stampsOf = () =>
  readdirSync(join(data, 'database'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('base64'));

test('a data folder that is right: exit 0, one document, and the folder as it was', async () => {
  const before = stampsOf();
  const { exitCode, stdout, stderr } = await houseway(['verify', '--data', data, '--json']);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.stringMatching(/copy/) });
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, records: rows.length, head });
  expect(stampsOf()).toEqual(before);
});

test('what is exported verifies; without --json a person reads it', async () => {
  const exported = await houseway(['export', '--data', data, '--bundle', bundle, '--json']);
  expect(exported.exitCode).toBe(0);
  expect(JSON.parse(exported.stdout)).toMatchObject({ bundle, records: rows.length, head });
  const { exitCode, stdout, stderr } = await houseway(['verify', '--bundle', bundle]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toMatch(
    /^No problems found in the bundle .*, Test room\.\n {2}Records {4}28, including/,
  );
});

test('a damaged bundle: exit 1, and what is wrong on standard output', async () => {
  const damaged = join(folder, 'damaged.bundle');
  const bytes = readFileSync(bundle);
  bytes[100] = (bytes[100] as number) ^ 1;
  writeFileSync(damaged, bytes);
  const { exitCode, stdout, stderr } = await houseway(['verify', '--bundle', damaged, '--json']);
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
  expect(JSON.parse(stdout)).toEqual({
    ok: false,
    source: `the bundle ${damaged}`,
    seq: null,
    id: null,
    at: null,
    what: expect.stringContaining('damaged'),
  });
});

test.each([
  ['no house where one is kept by default', ['verify'], '--data'],
  ['an unknown flag', ['verify', '--quick'], 'arguments'],
])('%s: exit 2, the problem named, nothing on standard output', async (_what, words, path) => {
  const { exitCode, stdout, stderr } = await houseway([...words, '--json']);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(JSON.parse(stderr).error.problems).toMatchObject([{ path }]);
});

describe('a log held against a signed checkpoint', () => {
  const key = signingKeyFrom(Buffer.alloc(32, 1), 'log', 'houseway.example/test');
  const witness = signingKeyFrom(Buffer.alloc(32, 2), 'witness', 'witness.example/one');
  const policy = join(folder, 'policy.txt');
  const note = join(folder, 'note.txt');
  const leaves = rows.map(({ body }) => plainLeaf(Buffer.from(body)));
  const words = ['verify', '--bundle', bundle, '--checkpoint', note, '--policy', policy];

  function write(size: number, of = leaves): void {
    const tree = { size, root: plainRoot(of.slice(0, size)) };
    const checkpoint = { ...tree, origin: key.verifier.name };
    const seen = cosignLine(checkpoint, witness, 1_795_000_000);
    writeFileSync(note, signCheckpoint(tree, key) + seen);
    const lines = [`log ${key.verifier.text}`, `witness one ${witness.verifier.text}`];
    writeFileSync(policy, [...lines, 'quorum one', ''].join('\n'));
  }

  test('that it begins with: exit 0, and who has seen it when', async () => {
    write(9);
    const { exitCode, stdout } = await houseway(words);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(
      '  Vouched    the first 9 records, by houseway.example/test, seen by witness.example/one at 2026-11-18T11:06:40.000Z',
    );
    const json = await houseway([...words, '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      root: plainRoot(leaves).toString('base64'),
      checkpoints: [{ file: note, origin: 'houseway.example/test', size: 9 }],
    });
  });

  test('of other records: exit 1', async () => {
    write(9, leaves.toReversed());
    const { exitCode, stdout } = await houseway([...words, '--json']);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, seq: 9 });
  });

  test('that no key of the log has signed, where no policy says whose count: exit 1', async () => {
    write(9);
    const { exitCode, stdout } = await houseway([...words.slice(0, -2), '--json']);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      what: expect.stringContaining('is not signed by a key that the log names'),
    });
  });

  test('without one it says that no one outside vouches for it', async () => {
    const { stdout } = await houseway(['verify', '--bundle', bundle]);
    expect(stdout).toContain('  Vouched    by no one outside: name a --checkpoint');
  });

  test('that is not signed by whom the policy names: exit 2', async () => {
    write(9);
    writeFileSync(note, readFileSync(note, 'utf8').replace('\n9\n', '\n8\n'));
    const { exitCode, stderr } = await houseway([...words, '--json']);
    expect(exitCode).toBe(2);
    expect(JSON.parse(stderr).error).toMatchObject({
      code: 'checkpoint',
      problems: [{ path: `${note}: note`, message: expect.stringContaining('is not good') }],
    });
  });

  test.each([
    ['a policy without a checkpoint', words.toSpliced(3, 2), '--policy'],
    ['a checkpoint that is not there', words.with(4, 'none'), '--checkpoint'],
    ['one drawing', words.with(1, '--drawing'), '--checkpoint'],
  ])('%s is refused', async (_what, wrong, path) => {
    write(9);
    const { exitCode, stderr } = await houseway([...wrong, '--json']);
    expect(exitCode).toBe(2);
    expect(JSON.parse(stderr).error.problems).toMatchObject([{ path }]);
  });
});

describe('wrong input is refused with the flag that it is about', () => {
  const terminal = terminalOf(
    { stdin: process.stdin, stdout: new PassThrough(), stderr: new PassThrough() },
    true,
  );
  const none = join(folder, 'none');

  test.each<[string, VerifyFlags, string]>([
    ['two things at once', { data, bundle }, 'arguments'],
    ['a folder without a house', { data: folder }, '--data'],
    ['a bundle that is not there', { bundle: none }, '--bundle'],
    ['a bundle that is a folder', { bundle: folder }, '--bundle'],
    ['an address that is none', { databaseUrl: 'here' }, '--database-url'],
  ])('verify: %s', async (_what, options, path) => {
    await expect(verify(options, terminal)).rejects.toMatchObject({ problems: [{ path }] });
  });

  test.each<[string, VerifyFlags, string]>([
    ['no file to write', { data }, '--bundle'],
    ['no house where one is kept by default', { bundle: none }, '--data'],
    ['two things at once', { data, databaseUrl: 'postgres://here/x', bundle: none }, 'arguments'],
    ['no folder to write to', { data, bundle: join(none, 'x') }, '--bundle'],
  ])('export: %s', async (_what, options, path) => {
    await expect(exportBundle(options, terminal)).rejects.toMatchObject({ problems: [{ path }] });
  });
});

test('a database that cannot be reached: exit 1, and why', async () => {
  const words = ['verify', '--database-url', 'postgres://127.0.0.1:1/none', '--json'];
  const { exitCode, stdout, stderr } = await houseway(words);
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'unavailable' } });
});

describe('one round, for a dispute', () => {
  const round = join(folder, 'round.json');

  test('is exported to a file, which verify and qualify decide again', async () => {
    const words = ['export', '--data', data, '--round', 'T1.2', '--bundle', round, '--json'];
    const exported = await houseway(words);
    expect(exported.exitCode).toBe(0);
    expect(JSON.parse(exported.stdout)).toMatchObject({ round: 'T1.2', bundle: round, head });
    const verified = await houseway(['verify', '--bundle', round]);
    expect({ ...verified, stderr: '' }).toMatchObject({ exitCode: 0 });
    expect(verified.stdout).toMatch(/^Round T1\.2 of Test room was decided by the rules\./);
    const { exitCode, stdout } = await houseway(['qualify', round, '--json']);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      calls: [{ outcome: 'awarded', differences: [], answer: { qualifies: true } }],
    });
  });

  test('that was changed ends with 1 and says what is wrong', async () => {
    const changed = join(folder, 'changed.json');
    writeFileSync(changed, readFileSync(round, 'utf8').replaceAll('7c 7s', '7c 8s'));
    const { exitCode, stdout } = await houseway(['verify', '--bundle', changed, '--json']);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, what: expect.stringMatching(/^record/) });
  });

  test.each([
    ['a round that was not played', 'T1.99'],
    ['what is no round', 'T1'],
  ])('%s is refused', async (_what, id) => {
    const { exitCode, stderr } = await houseway([
      'export',
      '--data',
      data,
      '--round',
      id,
      '--json',
    ]);
    expect(exitCode).toBe(2);
    expect(JSON.parse(stderr.split('\n').at(-2) ?? '')).toMatchObject({
      error: { problems: [{ path: '--round' }] },
    });
  });

  test('that its table dealt is settled again, wager by wager, with the clauses', async () => {
    const dealt = join(folder, 'dealt');
    const store = await openPglite(dealt);
    await store.append(rowsOf(bonusWon().log));
    await store.close();
    const file = join(folder, 'dealt.json');
    const words = ['export', '--data', dealt, '--round', 'T1.1', '--bundle', file];
    expect((await houseway(words)).exitCode).toBe(0);
    const { exitCode, stdout } = await houseway(['verify', '--bundle', file]);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^Round T1\.1 of Test room was decided by the rules\./);
    // s.10(f)(3), s.11(f)(1): a flush of five brings 50 for 1.
    expect(stdout).toMatch(/fiveCardHandBonusPlayer: win, 250\.00/);
  });
});
