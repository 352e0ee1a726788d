import { expect, test } from 'vitest';
import { rolledTo, rollMs } from './rolling.ts';

test('a number stops place by place, and is whole when its time is over', () => {
  expect(rolledTo(405, rollMs(405))).toBe('405');
  expect(rolledTo(405, rollMs(405) - 1).slice(0, 2)).toBe('40');
  expect(rolledTo(405, 0)).toHaveLength(3);
});

test('before that its last place runs', () => {
  const last = [0, 60, 120, 180].map((ms) => rolledTo(405, ms).slice(-1));
  expect(new Set(last).size).toBe(4);
});
