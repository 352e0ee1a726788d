import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { parseMoment } from './moment.ts';
import { parseDrawingTimes, timeNow } from './times.ts';

describe('times of drawings', () => {
  test('are of every day, of a weekday, or of a date', () => {
    expect(parseDrawingTimes('18:00,  friday 21:00, 2026-12-19 20:00')).toEqual([
      { clock: '18:00' },
      { clock: '21:00', day: 'friday' },
      { clock: '20:00', day: '2026-12-19' },
    ]);
  });

  test('are no other words, no day that is not there, and none twice', () => {
    for (const text of [
      '',
      'Fridays at 9 pm',
      'Friday',
      '24:00',
      '9:00',
      'Friday 9 pm',
      '18:00,',
      '2026-02-29 20:00',
      'Friday 21:00, FRIDAY 21:00',
      'on Friday 21:00',
    ]) {
      expect([text, parseDrawingTimes(text)]).toEqual([text, undefined]);
    }
  });
});

describe('a drawing', () => {
  const FRIDAY = sure(parseMoment('2026-11-20T21:00:00-08:00', 'at')).instant / 60_000;
  const at = (text: string, times: string) =>
    timeNow(parseDrawingTimes(times) ?? [], sure(parseMoment(`${text}-08:00`, 'at')))?.minutes;

  test('begins at its posted time or in the hour after it', () => {
    expect(at('2026-11-20T20:59:59', 'Friday 21:00')).toBeUndefined();
    expect(at('2026-11-20T21:00:00', 'Friday 21:00')).toBe(FRIDAY);
    expect(at('2026-11-20T21:59:59', 'Friday 21:00')).toBe(FRIDAY);
    expect(at('2026-11-20T22:00:00', 'Friday 21:00')).toBeUndefined();
  });

  test('is on its day', () => {
    expect(at('2026-11-19T21:00:00', 'Friday 21:00')).toBeUndefined();
    expect(at('2026-11-20T21:00:00', '2026-11-20 21:00')).toBe(FRIDAY);
    expect(at('2026-11-27T21:00:00', '2026-11-20 21:00')).toBeUndefined();
    expect(at('2026-11-27T21:00:00', '18:00, 21:00')).toBe(FRIDAY + 7 * 24 * 60);
  });

  test('may run past midnight', () => {
    const late = FRIDAY + 150;
    for (const day of ['Friday', '2026-11-20']) {
      expect(at('2026-11-21T00:29:00', `${day} 23:30`)).toBe(late);
      expect(at('2026-11-21T00:30:00', `${day} 23:30`)).toBeUndefined();
    }
    expect(at('2026-11-20T00:10:00', 'Friday 23:30')).toBeUndefined();
  });
});
