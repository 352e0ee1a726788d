import { expect, test } from 'vitest';
import type { Level } from './tournament.ts';
import { clockFace, playedAt, playedFor } from './tournament-clock.ts';

const MINUTE = 60_000;
const level = (small: number): Level => ({ kind: 'level', minutes: 20, small, big: small * 2 });
const LEVELS: readonly Level[] = [level(25), level(50), { kind: 'break', minutes: 10 }, level(100)];

test('a level ends to the millisecond', () => {
  expect(clockFace(LEVELS, 20 * MINUTE - 1)).toMatchObject({ index: 0, level: 1, leftMs: 1 });
  expect(clockFace(LEVELS, 20 * MINUTE)).toMatchObject({ index: 1, level: 2, leftMs: 20 * MINUTE });
});

test('the next break is as far as all that comes before it', () => {
  expect(clockFace(LEVELS, 5 * MINUTE).breakInMs).toBe(35 * MINUTE);
  expect(clockFace(LEVELS, 45 * MINUTE)).toMatchObject({ index: 2, level: 2, leftMs: 5 * MINUTE });
  expect(clockFace(LEVELS, 45 * MINUTE).breakInMs).toBeUndefined();
});

test('the last level goes on for ever', () => {
  const face = clockFace(LEVELS, 500 * MINUTE);
  expect(face).toEqual({ index: 3, now: level(100), level: 3 });
});

test('a clock that stands counts nothing', () => {
  expect(playedAt({ elapsedMs: 7 * MINUTE }, 99 * MINUTE)).toBe(7 * MINUTE);
  expect(playedAt({ elapsedMs: 7 * MINUTE, since: 90 * MINUTE }, 99 * MINUTE)).toBe(16 * MINUTE);
});

test('a clock that is put to a level has so much of it left', () => {
  expect(playedFor(LEVELS, 1, 90_000)).toBe(38.5 * MINUTE);
  expect(clockFace(LEVELS, playedFor(LEVELS, 1, 90_000))).toMatchObject({
    index: 1,
    leftMs: 90_000,
  });
});
