import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { redecide } from '#house';
import { type RoundFile, readRound, roundFileFault, roundFileIn } from '#store';
import { openMemory } from '../../store/memory.fixture.ts';
import { storeEvidence } from '../../store/store-evidence.ts';
import { openApp, type TestApp } from '../app.fixture.ts';
import { thisSoftware } from '../this-software.ts';
import { doesIn, METER, winIn } from './won.fixture.ts';

let served: TestApp;
let token: string;
beforeAll(async () => {
  served = await openApp();
  for (const badge of ['carl', 'cora']) await served.givePin(badge);
  token = await served.signIn('carl');
  await winIn(served, METER);
});
afterAll(() => served.close());

const ask = (round: string) => served.ask(`/rounds/${round}/dispute`, { token });

test('a round is told by a file from which it is decided again', async () => {
  const { status, body, headers } = await ask('T1.1');
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="round-T1.1.json"');
  const file = roundFileIn(body) as RoundFile;
  expect(roundFileFault(file)).toBeUndefined();
  expect(redecide(file, ACTIVITIES)).toMatchObject([{ outcome: 'awarded', differences: [] }]);
});

test('it is the file that the command line writes, to the byte', async () => {
  const url = '/api/v1/rounds/T1.1/dispute';
  const answer = await served.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const { version, digest } = thisSoftware();
  const { rulebook } = served.context;
  const store = await openMemory({ ...served.room.disk, isOpen: false });
  const written = await readRound(await storeEvidence(store), {
    round: { table: 'T1', number: 1 },
    rulebook,
    software: { version, digest },
    onProgress: () => {},
  });
  expect(answer.body).toBe(`${JSON.stringify(written, null, 2)}\n`);
});

test('the house goes on meanwhile', async () => {
  const [file] = await Promise.all([
    ask('T1.1'),
    doesIn(served)('dana', 'start-round', { table: 'T1', fees: [] }),
  ]);
  expect(file.status).toBe(200);
});

test.each([
  ['T1.99', 'not-found'],
  ['T1.0', 'not-found'],
  ['seventeen', 'not-found'],
  ['T9.1', 'unknown-table'],
])('no round %s', async (round, code) => {
  expect((await ask(round)).body).toMatchObject({ status: 404, code });
});

test('it is for those who see the log', async () => {
  token = await served.signIn('cora');
  expect((await ask('T1.1')).body.code).toBe('not-permitted');
});
