import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#house';
import { DEVICE_MAY_SEE, MAY_SEE } from '../../house/fixtures/duties.fixture.ts';
import { startRound } from '../../store/house.fixture.ts';
import { submitAll } from '../../store/writer.fixture.ts';
import { newDevice, openApp, type TestApp } from '../app.fixture.ts';
import { done, ownCommand } from '../context.ts';

/** Every view of a resource that needs no particular person to be there. */
const VIEWS: readonly (readonly [path: string, resource: string])[] = [
  ['/house', 'house'],
  ['/meters', 'meters'],
  ['/meters/blazing/progressive', 'meters'],
  ['/funds', 'funds'],
  ['/funds/common', 'funds'],
  ['/tables', 'tables'],
  ['/tables/T1', 'tables'],
  ['/offerings', 'offerings'],
  ['/offerings/blazing', 'offerings'],
  ['/proposals', 'proposals'],
  ['/calls', 'calls'],
  ['/calls/call', 'calls'],
  ['/claims', 'claims'],
  ['/drops', 'drops'],
  ['/staff', 'staff'],
  ['/devices', 'devices'],
  ['/patrons/pat', 'patrons'],
  ['/activities', 'activities'],
  ['/activities/hgc-blazing-sevens', 'activities'],
  ['/log', 'log'],
];
const ROLES_SEEN: readonly Role[] = [
  'dealer',
  'floor',
  'cage',
  'desk',
  'count',
  'accounting',
  'marketing',
  'manager',
  'compliance',
  'regulator',
  'administrator',
];

let served: TestApp;
const tokens = new Map<Role, string>();
const own = (type: Parameters<typeof ownCommand>[0], by: string, fields: object = {}) =>
  done(served.room.house, ownCommand(type, by, { ...fields }));

beforeAll(async () => {
  served = await openApp({ tables: 1 });
  for (const role of ROLES_SEEN) {
    const action = { type: 'appoint-staff', staff: role, roles: [role] };
    const proposal = ownCommand('propose', 'max', { action });
    await done(served.room.house, proposal);
    await own('approve', 'abe', { proposal: proposal.id });
    await served.givePin(role);
    tokens.set(role, await served.signIn(role));
  }
  await own('enrol-patron', 'desk', { patron: 'pat' });
  await submitAll(served.room.house, [startRound('round', 'T1')]);
  await served.ask('/commands/call-hand', {
    token: tokens.get('dealer') as string,
    key: 'call',
    body: { table: 'T1', seat: 3, offering: 'blazing' },
  });
  await own('drop-box', 'flo', { table: 'T1' });
});
afterAll(() => served.close());

const as = (role: Role) => ({ token: tokens.get(role) as string });

describe.each(VIEWS)('%s', (path, resource) => {
  test.each(ROLES_SEEN)('is as the matrix says for %s', async (role) => {
    const { status, body } = await served.ask(path, as(role));
    const isSeen = MAY_SEE[resource]?.includes(role);
    expect([status, body.code]).toEqual(isSeen ? [200, undefined] : [403, 'not-permitted']);
  });

  test('is for nobody who is not signed in', async () => {
    expect((await served.ask(path)).status).toBe(401);
  });
});

test.each(Object.entries(DEVICE_MAY_SEE))('a %s sees what its kind may see', async (kind, seen) => {
  const device = `device-${kind}`;
  const { keyHash, header } = newDevice(device);
  await own('enrol-device', 'administrator', { device, kind, keyHash });
  for (const [path, resource] of VIEWS.filter(([, each]) => each !== 'log')) {
    const { status } = await served.ask(path, { headers: header });
    expect([path, status]).toEqual([path, seen.includes(resource) ? 200 : 403]);
  }
  expect((await served.ask('/log', { headers: header })).status).toBe(401);
});

test('the sign is for everybody: figures, and no person', async () => {
  const { status, body } = await served.ask('/sign');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { offering: 'blazing', meters: [{ isPending: true }], isSuspended: false },
  ]);
  expect(JSON.stringify(body)).not.toContain('pat');
});

test('a call stands with its place in line and what it holds', async () => {
  const { body } = await served.ask('/calls', as('floor'));
  expect(body).toMatchObject([
    { call: 'call', table: 'T1', seat: 3, by: 'dealer', step: 'called', place: 1 },
  ]);
});

test('a box that waits is shown without its amount', async () => {
  const { body } = await served.ask('/drops', as('count'));
  expect(body).toEqual([{ drop: 'T1.1', table: 'T1', droppedBy: 'flo', countedBy: [] }]);
});

test('whoever does not see the books gets the house without them', async () => {
  const dealers = (await served.ask('/house', as('dealer'))).body;
  expect(Object.keys(dealers).sort()).toEqual([
    'closedDay',
    'name',
    'openTables',
    'pendingCalls',
    'zone',
  ]);
  const managers = (await served.ask('/house', as('manager'))).body;
  expect(managers).toMatchObject({ cage: expect.any(String), uncountedBoxes: ['T1.1'] });
});

test('tables tell what is played and who sits where', async () => {
  const { body } = await served.ask('/tables', as('dealer'));
  expect(body).toMatchObject([
    { table: 'T1', seats: 7, open: { game: 'blackjack-poker', isNpn: false }, round: 1 },
  ]);
});

test.each([
  ['/meters/none/progressive', 'unknown-offering'],
  ['/meters/blazing/none', 'unknown-meter'],
  ['/funds/none', 'unknown-fund'],
  ['/tables/none', 'unknown-table'],
  ['/offerings/none', 'unknown-offering'],
  ['/calls/none', 'unknown-call'],
  ['/claims/none', 'unknown-claim'],
  ['/patrons/none', 'unknown-patron'],
  ['/activities/none', 'unknown-activity'],
])('%s is not there: %s', async (path, code) => {
  expect(await served.ask(path, as('manager'))).toMatchObject({ status: 404, body: { code } });
});

describe('the log', () => {
  test('is read page by page', async () => {
    const first = (await served.ask('/log?limit=3', as('regulator'))).body;
    expect(first.records.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3]);
    expect(first.last).toBe(served.room.house.status.seq);
    const rest = (await served.ask('/log?after=3&limit=1000', as('regulator'))).body;
    expect([...first.records, ...rest.records]).toEqual(served.room.log());
  });

  test.each(['after=-1', 'limit=1001', 'limit=x', 'from=1'])('?%s is 400', async (query) => {
    expect((await served.ask(`/log?${query}`, as('regulator'))).status).toBe(400);
  });
});
