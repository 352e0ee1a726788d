// OWASP ASVS 4.0.3, V4: who may do what. The matrices are tested cell by cell beside their source.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMAND_TYPES, SYSTEM_COMMANDS } from '#house';
import { askedSample } from '../../src/house/fixtures/samples.fixture.ts';
import { doesIn, winIn } from '../../src/server/api/won.fixture.ts';
import { newDevice, openApp, type TestApp } from '../../src/server/app.fixture.ts';
import { routesOf } from './attack.fixture.ts';

let served: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  served = await openApp({ tables: 2 });
  for (const badge of ['dana', 'rex', 'max', 'cora', 'flo']) {
    await served.givePin(badge);
    tokens[badge] = await served.signIn(badge);
  }
});
afterAll(() => served.close());

const as = (badge: string) => ({ token: tokens[badge] as string });

/** Everything that can be asked for without signing in. */
const PUBLIC = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/v1/board-sign',
  'GET /api/v1/checkpoint',
  'GET /api/v1/checkpoint/consistency',
  'GET /api/v1/clock',
  'GET /api/v1/clocks',
  'GET /api/v1/clocks/none',
  'GET /api/v1/contest-sign',
  'GET /api/v1/drawings/none/export',
  'GET /api/v1/posted-drawings',
  'GET /api/v1/setup',
  'GET /api/v1/sign',
  'GET /api/v1/sign/none',
  'GET /api/v1/stages',
  'GET /api/v1/stream',
  'POST /api/v1/setup',
  'POST /api/v1/setup/pin',
  'POST /api/v1/setup/sign',
  'POST /api/v1/sign-in',
];

test('4.1.1, 4.1.3 every route is closed to strangers but for a short list', async () => {
  const routes = routesOf(served.app);
  expect(routes.length).toBeGreaterThan(70);
  const open = routes.filter(({ isPublic }) => isPublic);
  expect(open.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(PUBLIC);
  for (const { method, url } of routes.filter(({ isPublic }) => !isPublic)) {
    const { statusCode } = await served.app.inject({ method, url });
    expect([method, url, statusCode]).toEqual([method, url, 401]);
    if (method !== 'GET') continue;
    const head = await served.app.inject({ method: 'HEAD', url });
    expect([401, 404]).toContain(head.statusCode);
  }
});

test.each(['by', 'id', 'type', 'roles', 'at', 'seq', 'isRight'])(
  '4.1.2 nobody says in a body what only the server knows: %s',
  async (field) => {
    const before = served.room.house.status.seq;
    const body = { table: 'T1', [field]: 'max' };
    const answer = await served.ask('/commands/end-round', { ...as('dana'), key: field, body });
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ path: field }] } });
    expect(served.room.house.status.seq).toBe(before);
  },
);

test('4.1.3 a regulator changes nothing, by whichever route', async () => {
  const commands = COMMAND_TYPES.filter((type) => !SYSTEM_COMMANDS.includes(type));
  for (const type of commands.filter((each) => each !== 'go-off-duty')) {
    const question = { ...as('rex'), key: `rex-${type}`, body: askedSample(type) };
    const { status, body } = await served.ask(`/commands/${type}`, question);
    expect([type, status, body.code]).toEqual([type, 403, 'not-permitted']);
  }
  const others = routesOf(served.app).filter(
    ({ method, url, isPublic }) =>
      method !== 'GET' && !isPublic && !/\/(commands\/.*|pin|sign-out)$/.test(url),
  );
  expect(others.length).toBeGreaterThanOrEqual(5);
  const paper = { kind: 'passport', givenNames: 'A', familyName: 'B', birthDate: '1980-05-17' };
  for (const [index, { method, url }] of others.entries()) {
    const { statusCode } = await served.app.inject({
      method,
      url: `${url}?reason=x`,
      headers: { authorization: `Bearer ${tokens['rex']}`, 'idempotency-key': `rex-${index}` },
      ...(method === 'PUT' ? { payload: { familyName: 'X' } } : {}),
      ...(url.endsWith('identity') ? { payload: { patron: 'p1', document: paper } } : {}),
    });
    expect([400, 403, 404]).toContain(statusCode);
  }
  const done = served.room.log().filter(({ by, events }) => by === 'rex' && events !== undefined);
  expect(done.map(({ command }) => command)).toEqual(['change-pin', 'sign-in']);
});

test('4.1.3 a role that is taken away is gone at once, though the session goes on', async () => {
  const does = doesIn(served);
  const see = () => served.ask('/tables', as('dana'));
  expect((await see()).status).toBe(200);
  const action = { type: 'appoint-staff', staff: 'dana', roles: ['count'] };
  const proposal = await does('max', 'propose', { action });
  await does('abe', 'approve', { proposal });
  expect((await see()).body.code).toBe('not-permitted');
  const back = await does('max', 'propose', { action: { ...action, roles: ['dealer'] } });
  await does('abe', 'approve', { proposal: back });
  expect((await see()).status).toBe(200);
});

test('4.2.1 the key of somebody else’s command shows nothing of what it did', async () => {
  const { call } = await winIn(served);
  const body = { table: 'T1', seat: 1, offering: 'blazing' };
  const answer = await served.ask('/commands/call-hand', { ...as('flo'), key: call, body });
  expect(answer).toMatchObject({ status: 422, body: { code: 'id-used' } });
  expect(JSON.stringify(answer.body)).not.toMatch(/events|blazing|T1/);
});

test('4.2.1 a keypad has no say over another table by way of a call', async () => {
  const does = doesIn(served);
  const { keyHash, header } = newDevice('pad-2');
  await does('ada', 'enrol-device', { device: 'pad-2', kind: 'keypad', table: 'T2', keyHash });
  await does('dana', 'start-round', { table: 'T1', fees: [{ offering: 'blazing', seats: [1] }] });
  const call = await does('dana', 'call-hand', { table: 'T1', seat: 1, offering: 'blazing' });
  const token = await served.signIn('flo', header);
  for (const [type, fields] of [
    ['uncall-hand', {}],
    ['reject-call', { reason: 'no' }],
  ] as const) {
    const body = { call, ...fields };
    const key = `pad-${type}`;
    const answer = await served.ask(`/commands/${type}`, { token, headers: header, key, body });
    expect(answer.body.code).toBe('wrong-table');
  }
});

test('4.2.2 a form of another page is not read, with the cookie and without', async () => {
  const cookie = `__Host-houseway=${tokens['max']}`;
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    for (const headers of [{ cookie }, { cookie, 'x-houseway': '1' }]) {
      const { statusCode } = await served.app.inject({
        method: 'POST',
        url: '/api/v1/commands/install-table',
        headers: { ...headers, 'content-type': type, 'idempotency-key': 'form' },
        payload: '{"table":"T7","seats":7}',
      });
      expect([403, 415]).toContain(statusCode);
    }
  }
});
