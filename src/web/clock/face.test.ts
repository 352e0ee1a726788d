import { expect, test } from 'vitest';
import type { Level } from '#rules';
import { faceOf, timeText } from './face.ts';

test('a second that has begun counts', () => {
  expect([600_000, 599_001, 1, 0, -5].map(timeText)).toEqual([
    '10:00',
    '10:00',
    '0:01',
    '0:00',
    '0:00',
  ]);
  expect(timeText(3_905_000)).toBe('1:05:05');
});

test('a clock goes on from what was played, and stands where it is paused', () => {
  const level = (small: number): Level => ({ kind: 'level', minutes: 20, small, big: small * 2 });
  const levels = [level(25), level(50)];
  const at = 1_000_000;
  const running = { levels, clock: { elapsedMs: 60_000, since: at } };
  expect(faceOf(running, at + 120_000).leftMs).toBe(17 * 60_000);
  expect(faceOf({ levels, clock: { elapsedMs: 60_000 } }, at + 120_000).leftMs).toBe(19 * 60_000);
});
