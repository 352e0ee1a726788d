import { expect, test } from 'vitest';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { dateOf, momentText, OPENING } from './clock.ts';

test('days since 1970 are dates of the calendar', () => {
  expect(dateOf(0)).toBe('1970-01-01');
  expect(dateOf(Date.UTC(2028, 1, 29) / 86_400_000)).toBe('2028-02-29');
  expect(dateOf(Date.UTC(2100, 2, 1) / 86_400_000)).toBe('2100-03-01');
});

test('a moment reads back to its instant, in winter and in summer', () => {
  for (let instant = OPENING; instant < OPENING + 800 * 86_400_000; instant += 13_456_789) {
    expect(sure(parseMoment(momentText(instant), 'at')).instant).toBe(instant);
  }
  expect(momentText(OPENING)).toBe('2026-11-02T10:00:00.000-08:00');
  expect(momentText(Date.UTC(2027, 6, 1, 12))).toBe('2027-07-01T05:00:00.000-07:00');
});
