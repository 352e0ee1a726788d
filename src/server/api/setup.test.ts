import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDevice, openApp, type TestApp } from '../app.fixture.ts';
import { FOUNDERS, HOLDERS, setUp } from '../set-up.fixture.ts';

let served: TestApp;
beforeEach(async () => {
  served = await openApp({ tables: 0 });
});
afterEach(() => served.close());

const PINS: Readonly<Record<string, string>> = {
  ada: '60483172',
  max: '91740258',
  abe: '38160594',
};
const pinOf = (badge: string): string => PINS[badge] ?? '52906417';
const facts = (more: object = {}) => ({
  code: served.context.setupCode.text,
  name: 'Riverside Card Room',
  zone: 'America/Los_Angeles',
  capital: '1000.00',
  ...more,
});
const send = (path: string, body: object) => served.ask(path, { body });
const opens = (more: object = {}) => setUp(send, facts(more), pinOf);
const begin = async (more: object = {}) =>
  (await send('/setup', { ...facts({ staff: FOUNDERS, holders: HOLDERS }), ...more })).body;
const signIn = async (badge: string, pin: string) =>
  (await send('/sign-in', { badge, pin })).status;

test('three people open the house, once, each with a PIN that no answer holds', async () => {
  expect((await served.ask('/setup')).body).toEqual({ isOpen: false });
  expect(await opens()).toMatchObject({ status: 200, body: { isOpen: true, missing: [] } });
  expect((await served.ask('/setup')).body).toEqual({
    isOpen: true,
    name: 'Riverside Card Room',
    zone: 'America/Los_Angeles',
  });
  expect(await opens()).toMatchObject({ status: 409, body: { code: 'house-already-open' } });
  expect(served.logged()).toEqual(['ada: open-house']);
  expect(served.room.log()[0]?.events?.[0]).toMatchObject({ signedBy: HOLDERS });
  for (const badge of HOLDERS) expect(await signIn(badge, pinOf(badge))).toBe(200);
});

test('the other staff have no PIN until two people let them set one', async () => {
  await opens({ staff: [...FOUNDERS, { staff: 'dana', roles: ['dealer'] }] });
  expect(await served.context.pins.isSet('dana')).toBe(false);
  const has = await served.room.house.read(({ staff }) => staff.get('dana')?.mustChangePin);
  expect(has).toBe(true);
});

test('the computer where they signed is a desk of the house', async () => {
  const { keyHash, header } = newDevice('office');
  await opens({ device: { device: 'office', keyHash } });
  expect((await served.ask('/meters', { headers: header })).status).toBe(200);
  // From then on who moves money signs in there.
  expect(await signIn('ada', pinOf('ada'))).toBe(409);
  const here = { body: { badge: 'ada', pin: pinOf('ada') }, headers: header };
  expect((await served.ask('/sign-in', here)).body.device).toBe('office');
});

test.each([
  ['two people', ['ada', 'abe']],
  ['three of whom none is an administrator', ['max', 'abe', 'mia']],
  ['three of whom none is a manager', ['ada', 'abe', 'mia']],
  ['three of whom none is of accounting or compliance', ['ada', 'max', 'mia']],
  ['three of whom one signs twice', ['ada', 'max', 'abe', 'abe']],
])('a house is not opened by %s', async (_, holders) => {
  const staff = [...FOUNDERS, { staff: 'mia', roles: ['marketing'] }];
  const { status } = await send('/setup', { ...facts(), staff, holders });
  expect([400, 403]).toContain(status);
  expect((await served.ask('/setup')).body).toEqual({ isOpen: false });
});

test('nobody has two of the three roles', async () => {
  const staff = [
    { staff: 'ada', roles: ['administrator', 'manager'] },
    { staff: 'abe', roles: ['accounting'] },
    { staff: 'carl', roles: ['compliance'] },
  ];
  const body = { ...facts(), staff, holders: ['ada', 'abe', 'carl'] };
  expect((await send('/setup', body)).body.code).toBe('roles-apart');
});

test('it stays shut until the last of them has signed', async () => {
  const { ticket, list } = await begin();
  for (const badge of HOLDERS) await send('/setup/pin', { ticket, badge, pin: pinOf(badge) });
  const sign = async (badge: string, pin = pinOf(badge), digest = list) =>
    send('/setup/sign', { ticket, list: digest, badge, pin });
  expect((await sign('ada')).body).toEqual({ isOpen: false, missing: ['max', 'abe'] });
  // The same person again is no other one.
  expect((await sign('ada')).body).toEqual({ isOpen: false, missing: ['max', 'abe'] });
  expect((await sign('max', pinOf('ada'))).status).toBe(401);
  expect((await sign('max', pinOf('max'), '0'.repeat(64))).body.code).toBe('changed-proposal');
  expect((await sign('max')).body).toEqual({ isOpen: false, missing: ['abe'] });
  expect(served.logged()).toEqual([]);
  expect(served.room.disk.persons.size).toBe(0);
  expect((await sign('abe')).body).toEqual({ isOpen: true, missing: [] });
});

test('a PIN is set once, by one who signs, and holds no digits of the badge', async () => {
  const staff = [...FOUNDERS.slice(0, 2), { staff: 'abe-4711', roles: ['accounting'] }];
  const { ticket } = await begin({ staff, holders: ['ada', 'max', 'abe-4711'] });
  const set = async (badge: string, pin: string) =>
    (await send('/setup/pin', { ticket, badge, pin })).body.code ?? 'done';
  expect(await set('ada', '60483172')).toBe('done');
  expect(await set('ada', '91740258')).toBe('name-taken');
  expect(await set('dana', '91740258')).toBe('sign-in-failed');
  expect(await set('abe-4711', '52047119')).toBe('bad-request');
});

test('what is begun again forgets the PINs of before', async () => {
  const first = await begin();
  await send('/setup/pin', { ticket: first.ticket, badge: 'ada', pin: '91740258' });
  expect((await opens()).body).toMatchObject({ isOpen: true });
  const late = await send('/setup/pin', { ticket: first.ticket, badge: 'max', pin: '91740258' });
  expect(late.body.code).toBe('house-already-open');
  expect(await signIn('ada', '91740258')).toBe(401);
});

test('a ticket of an earlier beginning is good for nothing', async () => {
  const { ticket } = await begin();
  await begin();
  const asked = { ticket, badge: 'ada', pin: '60483172' };
  expect(await send('/setup/pin', asked)).toMatchObject({
    status: 401,
    body: { code: 'sign-in-failed' },
  });
});

test('the server adds the clock, and nobody can sign in as it', async () => {
  await opens();
  const clock = await served.room.house.read(({ staff }) => staff.get('clock')?.roles);
  expect(clock).toEqual(['clock']);
});

test('nobody else is the clock', async () => {
  const staff = [...FOUNDERS, { staff: 'tom', roles: ['clock'] }];
  expect(await opens({ staff })).toMatchObject({
    status: 400,
    body: { problems: [{ path: 'staff' }] },
  });
});

test('another code opens nothing', async () => {
  const wrong = await opens({ code: 'AAAA-BBBB-CCCC-DDDD-EEEE' });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'sign-in-failed' } });
  expect(served.logged()).toEqual([]);
});

test('all that is wrong is told at once', async () => {
  const { status, body: problem } = await opens({ zone: 'Mars', capital: 'much', color: 'red' });
  expect(status).toBe(400);
  expect(problem.problems.map(({ path }: { path: string }) => path).sort()).toEqual([
    'capital',
    'color',
    'zone',
  ]);
});

test.each(['111111', '123456', '987654', '789012', '12345', '1234567890123', 'secret'])(
  'a PIN cannot be %s',
  async (pin) => {
    const { ticket } = await begin();
    expect((await send('/setup/pin', { ticket, badge: 'ada', pin })).status).toBe(400);
  },
);
