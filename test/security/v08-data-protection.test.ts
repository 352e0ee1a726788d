// OWASP ASVS 4.0.3, V8: personal facts. Who may read them, and that it is logged, is shown in
// src/server/api/persons.test.ts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORTS } from '#reports';
import { FACTS, winIn } from '../../src/server/api/won.fixture.ts';
import { openApp, type TestApp } from '../../src/server/app.fixture.ts';
import { routesOf } from './attack.fixture.ts';

let served: TestApp;
const tokens: Record<string, string> = {};
let claim: string;
let call: string;

beforeAll(async () => {
  served = await openApp();
  for (const badge of ['cora', 'max', 'carl', 'rex']) {
    await served.givePin(badge);
    tokens[badge] = await served.signIn(badge);
  }
  const token = tokens['cora'] as string;
  await served.ask('/commands/enrol-patron', { token, key: 'enrol', body: { patron: 'p1' } });
  await served.ask('/patrons/p1/facts', { method: 'PUT', token, key: 'facts', body: FACTS });
  ({ claim, call } = await winIn(served));
  const { documentNumber: number, givenNames, familyName, birthDate } = FACTS;
  const document = { kind: 'passport', number, givenNames, familyName, birthDate };
  const body = { patron: 'p1', document };
  await served.ask(`/claims/${claim}/identity`, { token, key: 'papers', body });
  const form = { claim, form: 'w-2g' };
  await served.ask('/commands/complete-form', { token, key: 'form', body: form });
});
afterAll(() => served.close());

const PERSONAL = ['Mary Ann', 'Quintero', '1980-05-17', 'Castro', 'X7654321', '900-12-3456'];
const personalIn = (text: string): readonly string[] =>
  PERSONAL.filter((word) => text.includes(word));

/** Addresses of all views, with things that are there. */
function views(): readonly string[] {
  const names: Readonly<Record<string, string>> = { claims: claim, calls: call, patrons: 'p1' };
  return routesOf(served.app)
    .filter(({ method, url }) => method === 'GET' && !/stream|metrics|\.pdf|\/facts$/.test(url))
    .map(({ url }) =>
      url.replace(/(\w+)\/none/g, (_, kind: string) => `${kind}/${names[kind] ?? 'blazing'}`),
    );
}

test.each(['cora', 'max', 'carl', 'rex'])(
  '8.1.3, 8.3.4 no view tells %s anything of a person but the id',
  async (badge) => {
    const headers = { authorization: `Bearer ${tokens[badge]}` };
    expect(views().length).toBeGreaterThan(20);
    let seen = 0;
    for (const url of views()) {
      const { statusCode, body } = await served.app.inject({ url, headers });
      expect([url, personalIn(body)]).toEqual([url, []]);
      if (statusCode === 200) seen += 1;
    }
    expect(seen).toBeGreaterThan(10);
  },
);

test('8.1.3 no report tells anything of a person, as data or as a file', async () => {
  const headers = { authorization: `Bearer ${tokens['rex']}` };
  for (const { id } of REPORTS) {
    for (const format of ['json', 'csv']) {
      const answer = await served.app.inject({
        url: `/api/v1/reports/${id}?format=${format}`,
        headers,
      });
      expect([id, answer.statusCode, personalIn(answer.body)]).toEqual([id, 200, []]);
    }
  }
});

test('8.2.1 papers, files and facts are kept by nobody on the way', async () => {
  const headers = { authorization: `Bearer ${tokens['max']}` };
  for (const path of [
    '/patrons/p1/facts?reason=x',
    `/claims/${claim}/forms/w-2g.pdf?copy=winner`,
    `/wins/${call}/page.pdf`,
    '/reports/wins?format=csv',
    '/reports/wins?format=pdf',
  ]) {
    const answer = await served.app.inject({ url: `/api/v1${path}`, headers });
    expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([
      path,
      200,
      'no-store',
    ]);
  }
});

test('8.3.1 a number in full is nowhere but on the winner’s own paper', async () => {
  const token = tokens['cora'] as string;
  const { body } = await served.ask('/patrons/p1/facts?reason=payment', { token });
  expect(personalIn(JSON.stringify(body))).not.toContain('X7654321');
  expect(personalIn(JSON.stringify(body))).not.toContain('900-12-3456');
});

test('8.3.2, 8.3.8 what is erased is gone from the store, and the log stays whole', async () => {
  const token = tokens['carl'] as string;
  const erase = (patron: string) =>
    served.ask(`/patrons/${patron}/facts?reason=asked`, {
      method: 'DELETE',
      token,
      key: `erase-${patron}`,
    });
  // What an open claim needs stays until the claim is over.
  expect((await erase('p1')).body.code).toBe('still-needed');
  const cage = { token: tokens['cora'] as string };
  const [enrol, file] = [{ patron: 'gone' }, { taxNumber: '900-12-3456' }];
  await served.ask('/commands/enrol-patron', { ...cage, key: 'gone', body: enrol });
  const put = { ...cage, method: 'PUT', key: 'file', body: file } as const;
  await served.ask('/patrons/gone/facts', put);
  const { disk } = served.room;
  const kept = () =>
    [...disk.persons.keys(), ...disk.tags.keys()].filter((id) => id.includes('gone'));
  expect(kept()).toEqual(['patron/gone', 'gone']);
  const before = served.room.log().length;
  expect((await erase('gone')).status).toBe(200);
  expect(kept()).toEqual([]);
  expect(served.room.log().length).toBe(before + 1);
});
