import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { isWithin, type Moment, parseMoment } from './moment.ts';

const moment = (text: string): Moment => sure(parseMoment(text, 'at'));

describe('a moment', () => {
  test.each([
    // Days of the week from a printed calendar.
    ['2026-11-16T19:00:00-08:00', 'monday', 19 * 60],
    ['2012-08-02T14:00:00-04:00', 'thursday', 14 * 60],
    ['2024-02-29T00:00:00Z', 'thursday', 0],
    ['1969-12-31T23:59:59Z', 'wednesday', 23 * 60 + 59],
  ])('%s is a %s by the clock of the room', (text, weekday, minutes) => {
    expect(moment(text)).toMatchObject({ weekday, minutes, date: text.slice(0, 10) });
  });

  test('orders by the instant, whatever the offsets are', () => {
    const [west, east] = [moment('2026-11-16T19:00:00-08:00'), moment('2026-11-17T03:00:00Z')];
    expect(west.instant).toBe(east.instant);
    expect(west.date).not.toBe(east.date);
  });

  test.each([
    '',
    'now',
    '2026-11-16',
    '2026-11-16T19:00',
    '2026-02-29T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-11-31T10:00:00Z',
    '2026-11-16T25:00:00Z',
    '2026-11-16 19:00:00-08:00',
    '2026-11-30T24:00:00-08:00',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    '1899-12-31T23:59:59Z',
    '3000-01-01T00:00:00Z',
    '2999-12-31T23:00:00-08:00',
  ])('%j is refused', (text) => {
    expect(parseMoment(text, 'at')).toMatchObject({ ok: false, error: [{ path: 'at' }] });
  });
});

describe('posted hours', () => {
  const monday = { days: ['monday'], from: '18:00', until: '22:00' };

  test.each([
    ['2026-11-16T17:59:59-08:00', false],
    ['2026-11-16T18:00:00-08:00', true],
    ['2026-11-16T21:59:00-08:00', true],
    ['2026-11-16T22:00:00-08:00', false],
    ['2026-11-17T19:00:00-08:00', false],
  ])('Mondays from 6 to 10: %s is %s', (text, isIn) => {
    expect(isWithin(monday, moment(text))).toBe(isIn);
  });

  test.each([
    ['2026-11-16T23:00:00-08:00', true],
    ['2026-11-17T01:59:00-08:00', true],
    ['2026-11-17T02:00:00-08:00', false],
    ['2026-11-16T01:00:00-08:00', false],
  ])('Mondays from 10 pm until 2 run into Tuesday: %s is %s', (text, isIn) => {
    expect(isWithin({ days: ['monday'], from: '22:00', until: '02:00' }, moment(text))).toBe(isIn);
  });

  test('hours without days are every day, and all day from midnight to 24:00', () => {
    const allDay = { from: '00:00', until: '24:00' };
    expect(isWithin(allDay, moment('2026-11-18T23:59:00-08:00'))).toBe(true);
    expect(isWithin(allDay, moment('2026-11-18T00:00:00-08:00'))).toBe(true);
  });
});
