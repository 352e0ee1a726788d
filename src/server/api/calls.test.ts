import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES } from '#house';
import { MAY_DO, MAY_SEE } from '../../house/fixtures/duties.fixture.ts';
import { openApp, type TestApp } from '../app.fixture.ts';
import { callIn, doesIn, FIXED, METER } from './won.fixture.ts';

let served: TestApp;
const tokens = new Map<string, string>();
const STAFF = ['flo', 'fred', 'dana'];

beforeAll(async () => {
  served = await openApp();
  const does = doesIn(served);
  for (const role of ROLES.filter((each) => each !== 'clock')) {
    const action = { type: 'appoint-staff', staff: role, roles: [role] };
    await does('abe', 'approve', { proposal: await does('max', 'propose', { action }) });
    await served.givePin(role);
    tokens.set(role, await served.signIn(role));
  }
  for (const badge of STAFF) {
    await served.givePin(badge);
    tokens.set(badge, await served.signIn(badge));
  }
});
afterAll(() => served.close());

const check = (call: string, body: unknown, by = 'flo') =>
  served.ask(`/calls/${call}/check`, { body, token: tokens.get(by) as string });
const story = (call: string, by = 'flo') =>
  served.ask(`/calls/${call}/story`, { token: tokens.get(by) as string });
const endRound = () => doesIn(served)('dana', 'end-round', { table: 'T1' });

test('cards are judged without a line in the log, and nothing is held or paid for it', async () => {
  const call = await callIn(served);
  const before = served.room.log().length;
  const { status, body } = await check(call, { deal: FIXED });
  // Three sevens of two colors: $500, no matter what the meter shows.
  expect({ status, kind: body.kind, amount: body.amount }).toEqual({
    status: 200,
    kind: 'wins',
    amount: '500.00',
  });
  expect(body.winners).toMatchObject([{ table: 'T1', seat: 1, amount: '500.00' }]);
  expect(body.rows.map(({ title }: { title: string }) => title)).toContain('Three 7s');
  expect(served.room.log()).toHaveLength(before);
  await doesIn(served)('flo', 'reject-call', { call, reason: 'only a look' });
  await endRound();
});

test('the meter afterwards stands at its reseed', async () => {
  const call = await callIn(served);
  const { body } = await check(call, { deal: METER });
  const token = tokens.get('flo') as string;
  const { reset } = (await served.ask('/meters/blazing/progressive', { token })).body;
  expect(body.meters).toMatchObject([{ meter: 'progressive', amount: reset }]);
  await doesIn(served)('dana', 'uncall-hand', { call });
  await endRound();
});

test('cards that cannot be are told at their places, cards that win nothing by the clause', async () => {
  const call = await callIn(served);
  const bad = { ...FIXED, seats: [{ seat: 1, cards: '7h' }] };
  const { body } = await check(call, { deal: bad });
  expect(body).toMatchObject({ kind: 'refused', refusal: { code: 'bad-deal' } });
  expect(body.refusal.problems[0].path).toMatch(/^deal\.seats\[0\]\.cards/);
  const none = await check(call, { deal: { ...FIXED, seats: [{ seat: 1, cards: '7h 8d' }] } });
  expect(none.body).toMatchObject({ kind: 'refused', refusal: { code: 'no-row' } });
  expect(none.body.refusal.message).toContain('Qualifying Hands');
  await doesIn(served)('dana', 'uncall-hand', { call });
  await endRound();
});

test('only whoever verifies calls is told what cards would win', async () => {
  const call = await callIn(served);
  for (const role of ROLES.filter((each) => each !== 'clock')) {
    const { status } = await check(call, { deal: FIXED }, role);
    expect([role, status]).toEqual([role, MAY_DO['verify-call']?.includes(role) ? 200 : 403]);
    const seen = await story(call, role);
    expect([role, seen.status]).toEqual([role, MAY_SEE['wins']?.includes(role) ? 200 : 403]);
  }
  const looks = served.room.log().filter(({ command }) => command === 'look');
  const denied = looks.flatMap(({ by, refusal }) =>
    refusal?.message.includes(': verdicts') ? [by] : [],
  );
  expect(denied).toEqual(
    ROLES.filter((role) => role !== 'clock' && !MAY_DO['verify-call']?.includes(role)),
  );
  await doesIn(served)('dana', 'uncall-hand', { call });
  await endRound();
});

test('the story of a call goes from the press to the award, and to its end', async () => {
  const does = doesIn(served);
  const call = await callIn(served);
  expect((await story(call)).body).toMatchObject({
    call,
    offering: 'blazing',
    table: 'T1',
    seat: 1,
    isWaiting: true,
    steps: [{ did: 'called', by: 'dana' }],
    asks: ['tournament', 'wager'],
  });
  await does('flo', 'verify-call', { call, deal: FIXED });
  await does('fred', 'authorize-call', { call });
  await endRound();
  const { body: won } = await story(call);
  expect(won.isWaiting).toBe(false);
  expect(won.steps.map(({ did, by }: { did: string; by: string }) => `${by} ${did}`)).toEqual([
    'dana called',
    'flo verified',
    'fred awarded',
  ]);
  expect(won.award).toMatchObject({ amount: '500.00', claims: [{ seat: 1, amount: '500.00' }] });
  const action = { type: 'void-award', call, reason: 'wrong card' };
  await does('abe', 'approve', { proposal: await does('flo', 'propose', { action }) });
  expect((await story(call)).body.steps.at(-1)).toMatchObject({
    did: 'voided',
    by: 'abe',
    reason: 'wrong card',
  });
});

test('a call that nobody made is not there', async () => {
  expect((await story('nobody')).body.code).toBe('unknown-call');
  expect((await check('nobody', { deal: FIXED })).body.code).toBe('unknown-call');
});
