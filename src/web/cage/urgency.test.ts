import { expect, test } from 'vitest';
import { daysLeft, urgencyOf } from './urgency.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test('a clock turns an hour before its end, and again five minutes before', () => {
  expect(urgencyOf(60 * MINUTE + 1)).toBe('plain');
  expect(urgencyOf(60 * MINUTE)).toBe('held');
  expect(urgencyOf(5 * MINUTE + 1)).toBe('held');
  expect(urgencyOf(5 * MINUTE)).toBe('refused');
  expect(urgencyOf(-1)).toBe('refused');
});

test('two days and more are told in days', () => {
  expect(daysLeft(2 * DAY - 1)).toBeUndefined();
  expect(daysLeft(2 * DAY)).toBe(2);
  expect(daysLeft(30 * DAY - 1)).toBe(29);
});
