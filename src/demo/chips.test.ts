import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlayedDemo, playDemo } from './play.fixture.ts';

let demo: PlayedDemo;
beforeAll(async () => {
  demo = await playDemo();
});
afterAll(() => demo.served.close());

test('a demo begins with coupons, vouchers, chips and buy-ins out', async () => {
  const { issued, sold } = await demo.served.room.house.read(({ chips }) => chips);
  // 40 coupons, 12 and 6 vouchers, twice 25 certificates, 4 buy-ins.
  expect(issued.size).toBe(112);
  expect(sold.get('demo-dead-chips')).toBe(4);
});

test('a coupon goes from the table to the cage while nobody looks, and nothing is refused', async () => {
  const before = demo.seq();
  await demo.pass(240);
  const records = demo.since(before);
  const commands = records.map(({ command }) => command);
  expect(commands.filter((each) => each === 'settle-instrument').length).toBeGreaterThan(3);
  expect(commands).toContain('verify-use');
  const ours = records.filter(({ command }) => /instrument|use/.test(command));
  expect(ours.filter(({ refusal }) => refusal !== undefined)).toEqual([]);
});
