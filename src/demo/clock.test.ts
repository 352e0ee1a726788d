import { expect, test } from 'vitest';
import { makePastClock } from './clock.ts';

test('it shows the time of the machine, unless it was set back', () => {
  let time = 1_000_000;
  const clock = makePastClock(() => time);
  expect(clock.now()).toBe(1_000_000);
  clock.show(400_000);
  expect(clock.now()).toBeLessThan(500_000);
  clock.letGo();
  time += 1;
  expect(clock.now()).toBe(1_000_001);
});

test('time passes with every look at it, and never gets ahead of the machine', () => {
  const clock = makePastClock(() => 1_000_000);
  clock.show(990_000);
  const looks = Array.from({ length: 20 }, () => clock.now());
  expect(looks).toEqual([...looks].sort((one, other) => one - other));
  expect(looks[1]).toBeGreaterThan(looks[0] as number);
  expect(looks.at(-1)).toBe(1_000_000);
});
