// OWASP ASVS 4.0.3, V5: what comes in. test/fuzz tries everything else.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPglite, runHouse } from '#store';
import { openApp, type TestApp } from '../../src/server/app.fixture.ts';
import { commandOf, openingCommands, RULEBOOK } from '../../src/store/house.fixture.ts';
import { submitAll } from '../../src/store/writer.fixture.ts';
import { sendRaw, statusesIn } from './attack.fixture.ts';

let served: TestApp;
let url: string;
let token: string;
let administrator: string;
beforeAll(async () => {
  served = await openApp();
  url = await served.app.listen({ port: 0, host: '127.0.0.1' });
  for (const badge of ['max', 'ada']) await served.givePin(badge);
  token = await served.signIn('max');
  administrator = await served.signIn('ada');
});
afterAll(() => served.close());

let count = 0;
const command = (type: string, body: unknown) => {
  count += 1;
  return served.ask(`/commands/${type}`, { token, key: `v5-${count}`, body });
};

describe('5.1.1 what is said twice is not guessed at', () => {
  test.each(['/claims?status=open&status=paid', '/log?limit=1&limit=2', '/log?after[]=1'])(
    'in a query: %s',
    async (path) => {
      expect((await served.ask(path, { token })).status).toBe(400);
    },
  );

  test('in the key of a command', async () => {
    const lines = [
      'POST /api/v1/commands/end-round HTTP/1.1',
      'Host: x',
      'Connection: close',
      `Authorization: Bearer ${token}`,
      'Idempotency-Key: a1',
      'Idempotency-Key: a2',
      'Content-Type: application/json',
      'Content-Length: 14',
      '',
      '{"table":"T1"}',
    ];
    expect(statusesIn(await sendRaw(url, lines.join('\r\n')))).toEqual([400]);
  });
});

describe('5.1.2 a body cannot reach what every object has', () => {
  test.each([
    '{"table":"T1","__proto__":{"polluted":true}}',
    '{"table":"T1","constructor":{"prototype":{"polluted":true}}}',
    '{"table":"T1","constructor":null}',
    '{"__proto__":{"table":"T1"}}',
    '{"table":"T1","\\u005f_proto__":{"polluted":true}}',
  ])('%s', async (body) => {
    expect((await command('end-round', body)).status).toBe(400);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test.each([
    ['{"values":{"constructor":{"prototype":{"polluted":true}}}}', 400],
    ['{"values":{"toString":1,"hasOwnProperty":2},"valueOf":3}', 422],
  ])('nor in a document, which the rules read: %s', async (document, status) => {
    const names = '"offering":"x","activity":"hgc-blazing-sevens","closesTo":"common"';
    const body = `{"action":{"type":"post-offering",${names},"document":${document}}}`;
    expect((await command('propose', body)).status).toBe(status);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

test.each([
  '{"length":{"toString":1}}',
  '{"length":{"valueOf":null,"toString":null}}',
  '{"length":5}',
])('5.1.3 nothing passes for a text that only has a length, nor fails us: %s', async (odd) => {
  const facts = `{"familyName":${odd}}`;
  const path = '/patrons/p1/facts';
  const put = await served.ask(path, { method: 'PUT', token, key: 'odd', body: facts });
  const signIn = await served.ask('/sign-in', { body: `{"badge":"max","pin":${odd}}` });
  const fees = await command('start-round', `{"table":"T1","fees":${odd}}`);
  expect([put.status, signIn.status, fees.status]).toEqual([400, 400, 400]);
});

test.each([
  '7.5',
  '0',
  '-7',
  '1e400',
  '1e2',
  '"7"',
  'null',
  'true',
  '[7]',
  '{}',
  '9007199254740993',
])('5.1.3, 5.1.4 the number of seats cannot be %s', async (seats) => {
  expect((await command('install-table', `{"table":"T7","seats":${seats}}`)).status).toBe(400);
});

test.each([
  '1e3',
  '-1.00',
  '1.001',
  '1,00',
  ' 1.00',
  '１.００',
  '99999999999999',
  'NaN',
  '0x10',
  '',
])('5.1.4 an amount cannot be "%s"', async (amount) => {
  expect((await command('fill-tray', { table: 'T1', amount })).status).toBe(400);
});

describe('5.1.5, 5.2.6 a webhook', () => {
  const add = (address: string) => {
    count += 1;
    const body = { webhook: `w${count}`, url: address, topics: ['claim-paid'] };
    return served.ask('/commands/add-webhook', { token: administrator, key: `w-${count}`, body });
  };

  test.each([
    'file:///etc/passwd',
    'gopher://x.test/',
    'javascript:alert(1)',
    'ftp://x.test',
    '//x.test',
    'http://user:secret@x.test/',
    'http://',
    'x.test',
    'http://x.test/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://169.254.169.254/latest',
    'https://metadata.google.internal/',
    'https://printer.local/',
    'https://intranet/',
  ])('cannot be at %s', async (address) => {
    expect((await add(address)).status).toBe(400);
  });
});

test('5.3.3 words of a request come back as data, never as a page', async () => {
  const script = '<script>alert(1)</script>';
  const answers = [
    await served.ask(`/none/${encodeURIComponent(script)}`),
    await command('end-round', { table: 'T1', [script]: 1 }),
    await served.ask(`/reports/${encodeURIComponent(script)}`, { token }),
  ];
  for (const { headers } of answers) {
    expect(headers['content-type']).toBe('application/problem+json');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-disposition']).toContain('attachment');
  }
});

test('5.3.4 the database takes any words for words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'houseway-words-'));
  const house = await runHouse({ open: () => openPglite(folder), rulebook: RULEBOOK });
  const reasons = [
    "'; drop table log; --",
    "\\'; select 1; --",
    '$1',
    '%s',
    '{"a":1}',
    '\\u0000',
    'a\u0000b',
    '\ud800',
    'a\u2028b',
    '👩‍👩‍👧‍👦',
    'x'.repeat(500),
  ];
  try {
    await submitAll(house, openingCommands(1));
    const commands = reasons.map((reason, index) =>
      commandOf(`r${index}`, 'abe', 'bring-capital', { amount: '1.00', reason }),
    );
    await submitAll(house, commands);
    const lines = await house.withStore((store) => store.readLog(0, 1_000));
    const said = lines.flatMap(({ body }) =>
      (JSON.parse(body).events ?? []).flatMap((event: { type: string; reason?: string }) =>
        event.type === 'capital-brought' ? [event.reason] : [],
      ),
    );
    expect(said).toEqual(['to open with', ...reasons]);
  } finally {
    await house.close();
    await rm(folder, { recursive: true });
  }
});

const KIB = 1_024;

test.each([
  ['lists in lists', '['.repeat(120 * KIB) + ']'.repeat(120 * KIB)],
  ['fields in fields', `${'{"a":'.repeat(40 * KIB)}1${'}'.repeat(40 * KIB)}`],
  ['lists without an end', '['.repeat(250 * KIB)],
  ['many fields', `{${Array.from({ length: 20 * KIB }, (_, index) => `"k${index}":0`).join()}}`],
  ['a long list', `{"table":"T1","fees":[${'{},'.repeat(80 * KIB)}{}]}`],
  ['a long word', `{"table":"${'a'.repeat(250 * KIB)}"}`],
  ['a long number', `{"table":${'9'.repeat(250 * KIB)}}`],
  ['an escaped word', `{"table":"${'\\u0041'.repeat(40 * KIB)}"}`],
  ['one field again and again', `{${'"table":"T1",'.repeat(18 * KIB)}"table":1}`],
])('5.5.1 %s end in 400, shortly', async (_, body) => {
  expect(body.length).toBeLessThan(256 * KIB);
  const { status, body: problem } = await command('start-round', body);
  expect(status).toBe(400);
  expect(JSON.stringify(problem).length).toBeLessThan(64 * KIB);
});

test('5.5.1 lists in lists within a document, which the rules read, end in 400 too', async () => {
  const deep = '['.repeat(10 * KIB) + ']'.repeat(10 * KIB);
  const { status, body } = await command('verify-call', `{"call":"c","deal":{"seats":${deep}}}`);
  expect([status, body.problems[0].path]).toEqual([400, 'deal']);
});
