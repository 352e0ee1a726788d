// continue-log as two people of control use it, on a house that was brought back from a backup.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCheckpoint, parseVerifierKey } from '#checkpoint';
import { sure } from '#result';
import { openHouse } from '#server';
import { openPersons, personKeyAt } from '#store';
import { makePins } from '../server/access/pins.ts';
import { openingCommands, startRound } from '../store/house.fixture.ts';
import { recordWith } from '../store/verify.fixture.ts';
import { START, submitAll } from '../store/writer.fixture.ts';
import { houseway } from './main.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'houseway-continue-'));
const data = join(folder, 'data');
const backup = join(folder, 'backup');
const open = () =>
  openHouse(
    { data },
    () => {},
    () => START,
  );
const [PIN, OTHER] = ['38164927', '50291736'];
const WORDS = ['continue-log', '--data', data, '--reason', 'the disk failed', '--json'];
const BOTH = ['--badge', 'abe', 'carl'];

beforeAll(async () => {
  const first = await open();
  await submitAll(first.house, openingCommands(1));
  await first.house.sign();
  const personKey = personKeyAt(`${data}.key`, { isNew: false });
  await first.house.withStore(async (store) => {
    const pins = await makePins({ persons: openPersons(store, personKey), personKey });
    await pins.set('abe', PIN);
    await pins.set('carl', OTHER);
    await pins.set('max', PIN);
  });
  await first.close();
  cpSync(data, backup, { recursive: true });
  const second = await open();
  await submitAll(second.house, [startRound('s1', 'T1')]);
  await second.close();
  rmSync(data, { recursive: true });
  cpSync(backup, data, { recursive: true });
});
beforeEach(() => {
  process.env['HOUSEWAY_PIN'] = PIN;
  process.env['HOUSEWAY_PIN_2'] = OTHER;
});
afterAll(() => {
  delete process.env['HOUSEWAY_PIN'];
  delete process.env['HOUSEWAY_PIN_2'];
  rmSync(folder, { recursive: true, force: true });
});

test('a house from a backup does not start, and says what to do', async () => {
  await expect(open()).rejects.toMatchObject({
    code: 'log-shorter',
    message: expect.stringContaining('"houseway continue-log"'),
  });
});

test.each([
  ['one badge', ['--badge', 'abe']],
  ['three badges', ['--badge', 'abe', 'carl', 'max']],
])('%s is refused', async (_, badges) => {
  const { exitCode, stderr } = await houseway([...WORDS, ...badges]);
  expect(exitCode).toBe(2);
  expect(JSON.parse(stderr).error.problems).toMatchObject([{ path: '--badge' }]);
});

test.each([
  ['a wrong PIN', BOTH, '11112222', 'wrong-pin'],
  ['the same person twice', ['--badge', 'abe', 'abe'], PIN, 'second-person'],
  ['a manager for one of control', ['--badge', 'abe', 'max'], PIN, 'second-person'],
])('%s is refused, and nothing is changed', async (_, badges, pin, code) => {
  process.env['HOUSEWAY_PIN_2'] = pin;
  const key = readFileSync(`${data}.signing-key`, 'utf8');
  const { exitCode, stderr } = await houseway([...WORDS, ...badges]);
  expect(exitCode).toBe(1);
  expect(JSON.parse(stderr.split('\n').find((line) => line.startsWith('{')) ?? '')).toMatchObject({
    error: { code },
  });
  expect(readFileSync(`${data}.signing-key`, 'utf8')).toBe(key);
  await expect(open()).rejects.toMatchObject({ code: 'log-shorter' });
});

test('two of control go on: another key, another name, and the log quotes what was lost', async () => {
  const note = readFileSync(`${data}.mark`, 'utf8');
  const { exitCode, stdout } = await houseway([...WORDS, ...BOTH]);
  expect(exitCode).toBe(0);
  const answer = JSON.parse(stdout);
  const opened = await open();
  const { seq } = opened.house.status;
  expect(answer).toMatchObject({
    origin: 'houseway/test-room-2',
    lost: { from: seq, through: seq },
  });
  const lines = await opened.house.withStore((store) => store.readLog(0, 1_000));
  const records = lines.map(({ body }) => JSON.parse(body));
  expect(recordWith(records, 'log-continued')).toMatchObject({
    seq,
    by: 'abe',
    events: [{ before: note, people: ['abe', 'carl'], reason: 'the disk failed', key: answer.key }],
  });
  await submitAll(opened.house, [startRound('again', 'T1')]);
  await opened.close();
  const key = sure(parseVerifierKey(answer.key));
  const { checkpoint } = sure(openCheckpoint(readFileSync(`${data}.mark`, 'utf8'), [key]));
  expect(checkpoint).toMatchObject({ origin: 'houseway/test-room-2', size: seq + 1 });
  const left = readdirSync(folder).filter((name) => name.startsWith('data.'));
  const aside = seq - 1;
  expect(left.sort()).toEqual([
    'data.key',
    'data.mark',
    `data.mark.before-${aside}`,
    'data.signing-key',
    `data.signing-key.before-${aside}`,
  ]);
});
