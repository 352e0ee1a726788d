// What only a demo answers, and that no other house does.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeDeal } from '#games';
import { tableFacts } from '#house';
import { openApp, type TestApp } from '../server/app.fixture.ts';
import { ServerStartError } from '../server/start-error.ts';
import { makeDemo } from './index.ts';
import { type PlayedDemo, playDemo } from './play.fixture.ts';
import { DEMO_STAFF } from './room.ts';

describe('a demo', () => {
  let demo: PlayedDemo;
  beforeAll(async () => {
    demo = await playDemo();
  });
  afterAll(() => demo.served.close());

  const signIn = (badge: string) => demo.served.ask('/demo/sign-in', { body: { badge } });

  test('tells its badges to everybody, the clock not among them', async () => {
    const { status, body } = await demo.served.ask('/demo');
    expect(status).toBe(200);
    expect(body.badges).toEqual(DEMO_STAFF.map(({ staff, roles }) => ({ badge: staff, roles })));
  });

  test('lets everybody in as whom they choose, with a session like any other', async () => {
    for (const { staff, roles } of DEMO_STAFF) {
      const { status, body, headers } = await signIn(staff);
      expect([staff, status]).toEqual([staff, 200]);
      expect(body).toMatchObject({ badge: staff, roles });
      expect(String(headers['set-cookie'])).toContain('HttpOnly');
      const me = await demo.served.ask('/me', { token: body.token });
      expect(me.body).toMatchObject({ badge: staff });
    }
    expect(demo.served.logged()).toContain('demo-floor: sign-in');
  });

  test.each(['clock', 'nobody', 'demo-stranger'])('has no door for %s', async (badge) => {
    expect(await signIn(badge)).toMatchObject({ status: 401, body: { code: 'sign-in-failed' } });
  });

  test('whoever is dismissed is not shown and does not come in', async () => {
    const { token } = (await signIn('demo-manager')).body;
    const body = { staff: 'demo-manager-2' };
    await demo.served.ask('/commands/dismiss-staff', { token, key: 'dismiss', body });
    const { badges } = (await demo.served.ask('/demo')).body;
    expect(badges.map(({ badge }: { badge: string }) => badge)).not.toContain('demo-manager-2');
    expect((await signIn('demo-manager-2')).status).toBe(404);
  });

  test('shows what lies on a table to those who see tables', async () => {
    await demo.pass(30);
    const { token } = (await signIn('demo-floor')).body;
    const ask = (table: string) => demo.served.ask(`/demo/tables/${table}`, { token });
    const tables = await demo.served.room.house.read(tableFacts);
    const answers = await Promise.all(tables.map(({ table }) => ask(table)));
    const deals = answers.flatMap(({ status, body }) => {
      expect(status).toBe(200);
      return body.deal === undefined ? [] : [body.deal];
    });
    expect(deals.length).toBeGreaterThan(0);
    for (const deal of deals) expect(decodeDeal(deal)).toMatchObject({ ok: true });
    expect(await ask('demo-99')).toMatchObject({ status: 404, body: { code: 'unknown-table' } });
    const count = (await signIn('demo-count')).body;
    const hidden = await demo.served.ask('/demo/tables/demo-1', { token: count.token });
    expect(hidden.status).toBe(403);
    expect((await demo.served.ask('/demo/tables/demo-1')).status).toBe(401);
  });
});

describe('a house that is no demo', () => {
  let served: TestApp;
  beforeAll(async () => {
    served = await openApp();
    await served.givePin('dana');
  });
  afterAll(() => served.close());

  test('has none of it', async () => {
    const token = await served.signIn('dana');
    expect((await served.ask('/demo')).status).toBe(404);
    expect((await served.ask('/demo/tables/T1', { token })).status).toBe(404);
    const body = { badge: 'dana' };
    expect((await served.ask('/demo/sign-in', { body })).status).toBe(404);
  });

  test('is not served as one: nothing is done to it, and nobody gets in without a PIN', async () => {
    const before = served.room.house.status.seq;
    const asDemo = makeDemo(served.context);
    await expect(asDemo).rejects.toBeInstanceOf(ServerStartError);
    await expect(asDemo).rejects.toMatchObject({
      code: 'not-a-demo',
      message: 'The house "Test room" is not a demo. Start it without --demo.',
    });
    expect(served.room.house.status.seq).toBe(before);
  });
});

test('a demo that is found again is one', async () => {
  const served = await openApp({ tables: 0, demo: 'new' });
  const before = served.room.house.status.seq;
  await makeDemo(served.context);
  expect(served.room.house.status.seq).toBe(before);
  await served.close();
});
