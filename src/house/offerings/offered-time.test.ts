import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sure } from '#result';
import { type Offering, parseMoment } from '#rules';
import { RULEBOOK } from '../fixtures/floor.fixture.ts';
import { documentOf } from '../fixtures/jackpot.fixture.ts';
import { keptSpans, offeredSpans, type Span, timeWithin } from './offered-time.ts';

const ZONE = 'America/Los_Angeles';
const HOUR = 3_600_000;

const instant = (text: string): number => sure(parseMoment(text, 'at')).instant;

function offered(more: Readonly<Record<string, unknown>>): Offering {
  const activity = 'hgc-blazing-sevens';
  return RULEBOOK.posted({ activity, document: documentOf(activity, { more }) });
}

/** Hours in which it is offered, of those between two moments. */
function hoursIn(more: Readonly<Record<string, unknown>>, from: string, to: string): number {
  const during: Span = [instant(from), instant(to)];
  return timeWithin(offeredSpans(offered(more), during, ZONE), during) / HOUR;
}

test('without hours and dates all of the time counts', () => {
  expect(hoursIn({}, '2026-11-16T10:00:00-08:00', '2026-11-17T10:00:00-08:00')).toBe(24);
});

test('dates cut it at both ends', () => {
  const dates = { from: '2026-11-16T12:00:00-08:00', until: '2026-11-16T15:30:00-08:00' };
  expect(hoursIn(dates, '2026-11-16T10:00:00-08:00', '2026-11-18T10:00:00-08:00')).toBe(3.5);
  expect(hoursIn(dates, '2026-11-17T10:00:00-08:00', '2026-11-18T10:00:00-08:00')).toBe(0);
});

test('hours past midnight belong to the evening on which they began', () => {
  // The 16th of November 2026 is a Monday.
  const hours = [{ days: ['monday'], from: '22:00', until: '02:00' }];
  expect(hoursIn({ hours }, '2026-11-17T01:00:00-08:00', '2026-11-18T12:00:00-08:00')).toBe(1);
  expect(hoursIn({ hours }, '2026-11-18T01:00:00-08:00', '2026-11-18T12:00:00-08:00')).toBe(0);
});

test('hours that overlap count once, and 24:00 is the end of the day', () => {
  const hours = [
    { from: '18:00', until: '22:00' },
    { from: '20:00', until: '24:00' },
  ];
  expect(hoursIn({ hours }, '2026-11-16T00:00:00-08:00', '2026-11-18T00:00:00-08:00')).toBe(12);
});

test('a night on which the clocks change is as long as it is', () => {
  const hours = [{ from: '22:00', until: '04:00' }];
  expect(hoursIn({ hours }, '2026-10-31T20:00:00-07:00', '2026-11-01T12:00:00-08:00')).toBe(7);
  expect(hoursIn({ hours }, '2027-03-13T20:00:00-08:00', '2027-03-14T12:00:00-07:00')).toBe(5);
});

test('what is kept from one question to the next is what would be found anew', () => {
  const hours = [
    { from: '22:00', until: '04:00' },
    { days: ['sunday', 'monday'], from: '03:00', until: '24:00' },
  ];
  const offering = offered({ hours, until: '2026-11-20T12:00:00-08:00' });
  const first = instant('2026-10-30T12:00:00-07:00');
  const minutes = (most: number) => fc.integer({ min: 0, max: most });
  const question = fc.tuple(minutes(600), minutes(3_000));
  fc.assert(
    fc.property(fc.array(question, { maxLength: 40 }), (questions) => {
      let [start, end] = [first, first];
      for (const [later, longer] of questions) {
        [start, end] = [start + later * 60_000, Math.max(end, start) + longer * 60_000];
        const during: Span = [start, Math.max(start, end)];
        const kept = timeWithin(keptSpans(offering, during, ZONE), during);
        expect(kept).toBe(timeWithin(offeredSpans(offering, during, ZONE), during));
      }
    }),
    { numRuns: 50 },
  );
});
