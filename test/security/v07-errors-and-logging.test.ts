// OWASP ASVS 4.0.3, V7: what is written down, and what is told when something goes wrong.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '#result';
import { FACTS, winIn } from '../../src/server/api/won.fixture.ts';
import { newDevice, openApp, PIN, type TestApp } from '../../src/server/app.fixture.ts';
import { makeApp } from '../../src/server/app.ts';
import { houseIn } from '../../src/store/snapshot.ts';
import { until } from '../../src/store/writer.fixture.ts';

let served: TestApp;
let folder: string;
let logFile: string;
let logged: Awaited<ReturnType<typeof makeApp>>;
beforeAll(async () => {
  served = await openApp();
  folder = await mkdtemp(join(tmpdir(), 'houseway-log-'));
  logFile = join(folder, 'requests.log');
  const log = (line: string) => (served.lines as string[]).push(line);
  logged = await makeApp({ version: 'test', log, context: served.context, logFile });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

let count = 0;
const ask = (path: string, { method, headers = {}, payload }: Asked = {}) => {
  count += 1;
  return logged.inject(
    given({
      method: method ?? (payload === undefined ? 'GET' : 'POST'),
      url: `/api/v1${path}`,
      headers: { 'idempotency-key': `log-${count}`, ...headers },
      payload,
    }),
  );
};

const EVERYTHING = { depth: null, maxArrayLength: null, maxStringLength: null };
const WRONG_PIN = '918273';
const CHOSEN_PIN = '60483172';
const FIELDS = ['givenNames', 'familyName', 'birthDate', 'documentNumber', 'taxNumber'] as const;

/** An evening in which everything secret or personal is said once; all of it. */
async function sayEverything(): Promise<readonly string[]> {
  for (const badge of ['ada', 'cora', 'dana']) await served.givePin(badge);
  const signIn = async (badge: string, more: object = {}) =>
    (await ask('/sign-in', { payload: { badge, pin: PIN }, ...more })).json().token as string;
  await ask('/sign-in', { payload: { badge: 'dana', pin: WRONG_PIN } });
  const [ada, cora] = [await signIn('ada'), await signIn('cora')];
  const as = (token: string, more: object = {}) => ({
    headers: { authorization: `Bearer ${token}`, ...more },
  });
  const { keyHash, header } = newDevice('pad-1');
  const device = { device: 'pad-1', kind: 'keypad', table: 'T1', keyHash };
  await ask('/commands/enrol-device', { ...as(ada), payload: device });
  const dana = await signIn('dana', { headers: header });
  const hook = { webhook: 'books', url: 'https://books.test/x', topics: ['prize-awarded'] };
  await ask('/commands/add-webhook', { ...as(ada), payload: hook });
  const made = await ask('/webhooks/books/secret', { ...as(ada), method: 'POST' });
  await ask('/pin', { ...as(dana, header), payload: { old: PIN, new: CHOSEN_PIN } });
  await ask('/commands/enrol-patron', { ...as(cora), payload: { patron: 'p1' } });
  await ask('/patrons/p1/facts', { ...as(cora), method: 'PUT', payload: FACTS });
  const { claim } = await winIn(served);
  const { documentNumber: number, givenNames, familyName, birthDate } = FACTS;
  const document = { kind: 'passport', number, givenNames, familyName, birthDate };
  const payload = { patron: 'p1', document, taxNumber: FACTS.taxNumber };
  const identity = await ask(`/claims/${claim}/identity`, { ...as(cora), payload });
  expect(identity.statusCode).toBe(200);
  await ask('/patrons/p1/facts?reason=payment', as(cora));
  await ask(`/none?name=${FACTS.familyName}&token=${cora}`, as(cora));
  await ask(`/patrons/p1/facts?reason=x&${FACTS.familyName}=${FACTS.taxNumber}`, as(cora));
  // Sealed data there does not open any more: a failure of ours.
  served.room.disk.persons.set('staff/max', Buffer.alloc(64));
  const failed = await ask('/sign-in', { payload: { badge: 'max', pin: PIN } });
  expect(failed.statusCode).toBe(500);
  await ask('/sign-out', { ...as(cora), method: 'POST' });
  const [, key] = (header['x-houseway-device'] as string).split('.') as [string, string];
  const secrets = [PIN, WRONG_PIN, ada, cora, dana, key, made.json().secret, CHOSEN_PIN];
  return [...secrets, ...FIELDS.map((field) => FACTS[field])];
}

test('7.1.1, 7.1.2, 8.3.x nothing secret and nothing personal is written down anywhere', async () => {
  const secrets = await sayEverything();
  expect(secrets.every((secret) => typeof secret === 'string' && secret.length > 5)).toBe(true);
  await logged.close();
  await until(() => served.lines.length > 0);
  const { disk, notes } = served.room;
  const records = JSON.stringify(served.room.log());
  await served.close();
  expect(disk.snapshots.length).toBeGreaterThan(0);
  const snapshots = disk.snapshots.map((each) => inspect(houseIn(each), EVERYTHING)).join('\n');
  expect(snapshots).toContain('blazing');
  const requests = await readFile(logFile, 'utf8');
  expect(requests.split('\n').length).toBeGreaterThan(15);
  const console = [...served.lines, ...notes].join('\n');
  const sealed = [...disk.persons.values()]
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
  for (const [place, text] of Object.entries({ requests, console, records, snapshots, sealed })) {
    for (const secret of secrets)
      expect([place, secret, text.includes(secret)]).toEqual([place, secret, false]);
  }
  // 7.1.4: which route, what came of it, when, how long, and from where.
  const line = JSON.parse(requests.split('\n').find((each) => each.includes('sign-in')) ?? '{}');
  expect(Object.keys(line).sort()).toEqual(
    ['from', 'level', 'method', 'ms', 'msg', 'name', 'request', 'route', 'status', 'time'].sort(),
  );
  expect(requests).not.toMatch(/p1|\?/);
});

test('7.4.1 no answer says where in the program something went wrong', async () => {
  const fresh = await openApp();
  await fresh.givePin('max');
  const token = await fresh.signIn('max');
  fresh.room.disk.persons.set('staff/dana', Buffer.alloc(64));
  const questions = [
    ['/sign-in', { body: { badge: 'dana', pin: PIN } }],
    ['/sign-in', { body: '{' }],
    ['/sign-in', { body: '"'.repeat(300_000) }],
    ['/commands/end-round', { token, key: 'x', body: { table: { toString: 1 } } }],
    ['/commands/verify-call', { token, key: 'y', body: { call: 'c', deal: { seats: 'x' } } }],
    ['/reports/collection?day=2026-02-30', { token }],
    ['/%ff', {}],
    ['/offerings/%00', { token }],
  ] as const;
  for (const [path, question] of questions) {
    const { status, body } = await fresh.ask(path, question);
    expect([path, status >= 400]).toEqual([path, true]);
    expect(JSON.stringify(body)).not.toMatch(/\.[jt]s\b|node_modules|\bat \w+ \(|\/src\/|Error:/);
  }
  await fresh.close();
});

test('7.3.1 a request cannot write a line of its own into the log of requests', async () => {
  const fresh = await openApp();
  const file = join(folder, 'lines.log');
  const { context } = fresh;
  const app = await makeApp({ version: 'test', log: () => {}, context, logFile: file });
  const forged = '%0a{"level":30,"msg":"forged"}%0d%0a';
  await app.inject({
    url: `/api/v1/${forged}`,
    headers: { 'user-agent': 'forged', referer: 'forged' },
  });
  await app.inject({ url: `/api/v1/reports/${forged}?forged=1` });
  await app.close();
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ msg: 'answered' });
  expect(lines.join()).not.toContain('forged');
  await fresh.close();
});
