import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from './app.fixture.ts';
import { type DemoBadge, openDemo } from './demo.ts';

let served: TestApp;
let badges: readonly DemoBadge[];
beforeAll(async () => {
  served = await openApp({ tables: 0 });
  badges = await openDemo(served.context);
});
afterAll(() => served.close());

test('says in its name that it is a demo, and so does every badge', async () => {
  expect(served.room.house.status.name).toContain('DEMO');
  for (const { badge } of badges) expect(badge).toMatch(/^demo-/);
});

test('everybody signs in at once; PINs differ from badge to badge and from demo to demo', async () => {
  for (const { badge, pin } of badges) {
    const { status, body } = await served.ask('/sign-in', { body: { badge, pin } });
    expect([badge, status, body.mustChangePin]).toEqual([badge, 200, false]);
  }
  const other = await openApp({ tables: 0 });
  const others = await openDemo(other.context);
  await other.close();
  const pins = [...badges, ...others].map(({ pin }) => pin);
  expect(new Set(pins).size).toBe(pins.length);
});

test('has open tables with something to win at each', async () => {
  const dealer = badges.find(({ badge }) => badge === 'demo-dealer') as DemoBadge;
  const { token } = (await served.ask('/sign-in', { body: dealer })).body;
  const tables = (await served.ask('/tables', { token })).body;
  const meters = (await served.ask('/meters', { token })).body;
  expect(tables.length).toBeGreaterThan(2);
  for (const { table, open } of tables) {
    expect(open.game).toEqual(expect.any(String));
    const there = meters.filter((meter: { tables: string[] }) => meter.tables.includes(table));
    expect([table, there.length > 0]).toEqual([table, true]);
  }
});
