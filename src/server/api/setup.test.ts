import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../app.fixture.ts';

let served: TestApp;
beforeEach(async () => {
  served = await openApp({ tables: 0 });
});
afterEach(() => served.close());

const body = (more: object = {}) => ({
  code: served.context.setupCode.text,
  name: 'Riverside Card Room',
  zone: 'America/Los_Angeles',
  administrator: { badge: 'ada', pin: '60483172' },
  staff: [
    { staff: 'max', roles: ['manager'] },
    { staff: 'abe', roles: ['accounting'] },
  ],
  capital: '1000.00',
  ...more,
});

test('whoever has the code opens the house, once; the others get first PINs', async () => {
  expect((await served.ask('/setup')).body).toEqual({ isOpen: false });
  const opened = await served.ask('/setup', { body: body() });
  expect(opened.status).toBe(200);
  expect(opened.body).toEqual({
    firstPins: [
      { badge: 'max', pin: expect.stringMatching(/^\d{8}$/) },
      { badge: 'abe', pin: expect.stringMatching(/^\d{8}$/) },
    ],
  });
  expect((await served.ask('/setup')).body).toEqual({
    isOpen: true,
    name: 'Riverside Card Room',
    zone: 'America/Los_Angeles',
  });
  expect(await served.ask('/setup', { body: body() })).toMatchObject({
    status: 409,
    body: { code: 'house-already-open' },
  });
  expect(served.logged()).toEqual(['ada: open-house', 'ada: change-pin']);
});

test('the administrator has chosen a PIN, the others must change theirs', async () => {
  const { firstPins } = (await served.ask('/setup', { body: body() })).body;
  const ada = await served.ask('/sign-in', { body: { badge: 'ada', pin: '60483172' } });
  expect(ada.body).toMatchObject({ roles: ['administrator'], mustChangePin: false });
  const max = await served.ask('/sign-in', { body: firstPins[0] });
  expect(max.body).toMatchObject({ roles: ['manager'], mustChangePin: true });
});

test('the server adds the clock, and nobody can sign in as it', async () => {
  await served.ask('/setup', { body: body() });
  const clock = await served.room.house.read(({ staff }) => staff.get('clock')?.roles);
  expect(clock).toEqual(['clock']);
  const staff = [{ staff: 'tom', roles: ['clock'] }];
  expect(await served.ask('/setup', { body: body({ staff }) })).toMatchObject({
    status: 400,
    body: { problems: [{ path: 'staff' }] },
  });
});

test('another code opens nothing', async () => {
  const wrong = await served.ask('/setup', { body: body({ code: 'AAAA-BBBB-CCCC-DDDD-EEEE' }) });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'sign-in-failed' } });
  expect(served.logged()).toEqual([]);
});

test('a house that is refused leaves no PIN behind, and the code stays good', async () => {
  const alone = await served.ask('/setup', { body: body({ staff: [] }) });
  expect(alone).toMatchObject({ status: 403, body: { code: 'second-person' } });
  expect(served.room.disk.persons.size).toBe(0);
  expect((await served.ask('/setup', { body: body() })).status).toBe(200);
});

test('of two at the same time one opens the house', async () => {
  const two = await Promise.all(
    [body(), body()].map((each) => served.ask('/setup', { body: each })),
  );
  expect(two.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('all that is wrong is told at once', async () => {
  const { status, body: problem } = await served.ask('/setup', {
    body: body({ zone: 'Mars', capital: 'much', color: 'red' }),
  });
  expect(status).toBe(400);
  expect(problem.problems.map(({ path }: { path: string }) => path).sort()).toEqual([
    'capital',
    'color',
    'zone',
  ]);
});

test.each(['111111', '123456', '987654', '789012', '12345', '1234567890123', 'secret'])(
  'the administrator’s PIN cannot be %s',
  async (pin) => {
    const administrator = { badge: 'ada', pin };
    const { status } = await served.ask('/setup', { body: body({ administrator }) });
    expect(status).toBe(400);
  },
);
