// In Los Angeles the clocks go forward on 14 March 2027 and back on 1 November 2026, at two.
import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { dueDay, momentIn } from '../house/words/days.ts';
import { type DayStart, type GamingDay, gamingDayOf, gamingDays } from './gaming-day.ts';

const ZONE = 'America/Los_Angeles';
const at = (text: string): number => Date.parse(text);

const always = (dayStart: string): readonly DayStart[] => [
  { from: Number.NEGATIVE_INFINITY, dayStart },
];
const dayOf = (day: string, starts: readonly DayStart[]) => {
  const [found] = gamingDays({ from: day, to: day }, starts, ZONE);
  const { start, end } = found as GamingDay;
  return [momentIn(start, ZONE), momentIn(end, ZONE), (end - start) / 3_600_000];
};

describe('a gaming day', () => {
  test('begins and ends at the hour of the house', () => {
    expect(dayOf('2026-11-16', always('06:00'))).toEqual([
      '2026-11-16T06:00:00.000-08:00',
      '2026-11-17T06:00:00.000-08:00',
      24,
    ]);
  });

  test('has 25 hours when the clocks go back, and 23 when they go forward', () => {
    // With a day that begins at six, it is the day before that has the change in it.
    expect(dayOf('2026-10-31', always('06:00'))[2]).toBe(25);
    expect(dayOf('2026-11-01', always('06:00'))[2]).toBe(24);
    expect(dayOf('2026-11-01', always('00:00'))[2]).toBe(25);
    expect(dayOf('2027-03-13', always('06:00'))[2]).toBe(23);
    expect(dayOf('2027-03-14', always('00:00'))[2]).toBe(23);
  });

  test('that begins in the hour that comes twice begins the first time', () => {
    expect(dayOf('2026-11-01', always('01:30'))[0]).toBe('2026-11-01T01:30:00.000-07:00');
  });

  test('that begins in the hour that is left out begins when the clocks are changed', () => {
    expect(dayOf('2027-03-14', always('02:30'))[0]).toBe('2027-03-14T03:00:00.000-07:00');
  });

  test('lasts longer where the hour is put off, and begins at once where it is brought forward', () => {
    const later: readonly DayStart[] = [
      ...always('06:00'),
      { from: at('2026-11-16T07:00:00-08:00'), dayStart: '08:00' },
    ];
    expect(dayOf('2026-11-16', later)).toEqual([
      '2026-11-16T06:00:00.000-08:00',
      '2026-11-17T08:00:00.000-08:00',
      26,
    ]);
    const earlier: readonly DayStart[] = [
      ...always('06:00'),
      { from: at('2026-11-16T05:00:00-08:00'), dayStart: '04:00' },
    ];
    expect(dayOf('2026-11-15', earlier)[2]).toBe(23);
    expect(dayOf('2026-11-16', earlier)[0]).toBe('2026-11-16T05:00:00.000-08:00');
  });

  test('is under the hour that was in force then, whatever is in force now', () => {
    const changed: readonly DayStart[] = [
      ...always('06:00'),
      { from: at('2026-11-20T12:00:00-08:00'), dayStart: '10:00' },
    ];
    expect(dayOf('2026-11-16', changed)).toEqual(dayOf('2026-11-16', always('06:00')));
  });
});

test('days follow one another without a gap, through both changes of the clocks', () => {
  for (const dayStart of ['00:00', '01:30', '02:00', '02:30', '06:00', '23:59']) {
    const days = gamingDays({ from: '2026-10-10', to: '2027-04-10' }, always(dayStart), ZONE);
    expect(days.length).toBe(183);
    days.forEach(({ start, end }, index) => {
      expect(end).toBeGreaterThan(start);
      expect(days[index + 1]?.start ?? end).toBe(end);
    });
  }
});

test('at every minute around a change of the clocks it is the day that the house itself goes by', () => {
  for (const dayStart of ['00:00', '02:30', '03:00', '06:00']) {
    for (const around of ['2026-11-01T09:00:00Z', '2027-03-14T10:00:00Z']) {
      for (let minute = -400; minute <= 400; minute += 1) {
        const instant = at(around) + minute * 60_000;
        const moment = sure(parseMoment(momentIn(instant, ZONE), 'at'));
        expect(gamingDayOf(instant, always(dayStart), ZONE)).toBe(dueDay(moment, dayStart));
      }
    }
  }
});
