import { describe, expect, test } from 'vitest';
import { laterDate, momentAt, wallOf } from '../ui/wall-clock.ts';
import { mondayOf, weekOf } from './week.ts';

const ZONE = 'America/Los_Angeles';
const week = (document: object, first = '2026-11-16') => weekOf(document, { first, zone: ZONE });
const [H2, H10, H16, H18, H24] = [120, 600, 960, 1080, 1440];

describe('the clock on the wall', () => {
  test('shows a moment of any offset, and is read back with the offset of that day', () => {
    expect(wallOf('2026-11-16T03:00:00Z', ZONE)).toBe('2026-11-15T19:00');
    expect(momentAt('2026-11-16T19:00', ZONE)).toBe('2026-11-16T19:00:00-08:00');
    expect(momentAt('2026-07-01T19:00', ZONE)).toBe('2026-07-01T19:00:00-07:00');
    expect([wallOf('soon', ZONE), wallOf(undefined, ZONE), momentAt('', ZONE)]).toEqual([
      '',
      '',
      '',
    ]);
  });

  test('is right around the nights on which it is changed', () => {
    // In 2026 Los Angeles goes forward on March 8 at two, and back on November 1.
    expect(momentAt('2026-03-08T01:30', ZONE)).toBe('2026-03-08T01:30:00-08:00');
    expect(momentAt('2026-03-08T03:30', ZONE)).toBe('2026-03-08T03:30:00-07:00');
    expect(momentAt('2026-11-01T00:00', ZONE)).toBe('2026-11-01T00:00:00-07:00');
    expect(momentAt('2026-11-01T02:30', ZONE)).toBe('2026-11-01T02:30:00-08:00');
  });

  test('goes from day to day over the end of a month', () => {
    expect(laterDate('2026-11-30', 1)).toBe('2026-12-01');
    expect([mondayOf('2026-11-15'), mondayOf('2026-11-16')]).toEqual(['2026-11-09', '2026-11-16']);
  });
});

describe('the week of an offering', () => {
  test('is open at all times where nothing is said', () => {
    expect(week({})).toHaveLength(7);
    expect(week({})[0]).toEqual({
      date: '2026-11-16',
      spans: [{ from: 0, until: H24, windows: [] }],
    });
  });

  test('hours past midnight belong to the day on which they began', () => {
    const hours = [{ days: ['tuesday'], from: '10:00', until: '02:00' }];
    const [monday, tuesday, wednesday, thursday] = week({ hours });
    expect(monday?.spans).toEqual([]);
    expect(tuesday?.spans).toEqual([{ from: H10, until: H24, windows: [] }]);
    expect(wednesday?.spans).toEqual([{ from: 0, until: H2, windows: [] }]);
    expect(thursday?.spans).toEqual([]);
  });

  test('begins and ends at its dates, in the house’s time', () => {
    const document = { from: '2026-11-18T10:00:00-08:00', until: '2026-11-20T02:00:00Z' };
    // The twentieth at two in UTC is the nineteenth at six in the evening.
    const open = week(document).map(({ spans }) => spans.map(({ from, until }) => [from, until]));
    expect(open).toEqual([[], [], [[H10, H24]], [[0, H18]], [], [], []]);
  });

  test('shows the windows inside the hours, and not those that are still typed', () => {
    const windows = [
      { hours: { from: '16:00', until: '18:00' } },
      { hours: { from: '', until: '18:00' } },
    ];
    const [monday] = week({ hours: [{ from: '10:00', until: '24:00' }], windows });
    expect(monday?.spans).toEqual([
      { from: H10, until: H16, windows: [] },
      { from: H16, until: H18, windows: [0] },
      { from: H18, until: H24, windows: [] },
    ]);
  });
});
