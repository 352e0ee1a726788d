// How much of a stretch of time an offering is offered for: inside its dates and its posted hours, as
// the clock of the room has them.
import { Temporal } from 'temporal-polyfill';
import { type Hours, type Offering, WEEKDAYS } from '#rules';

/** From one instant to another. */
export type Span = readonly [start: number, end: number];

/** When an offering is offered between two instants: spans in order that do not overlap. */
export function offeredSpans({ from, until, hours }: Offering, during: Span, zone: string): Span[] {
  const start = Math.max(during[0], from?.instant ?? during[0]);
  const end = Math.min(during[1], until?.instant ?? during[1]);
  if (start >= end) return [];
  if (hours.length === 0) return [[start, end]];
  const spans: Span[] = [];
  // Hours that run past midnight have begun on the day before.
  let day = Temporal.Instant.fromEpochMilliseconds(start)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .subtract({ days: 1 });
  for (; instantOf(day, '00:00', zone) < end; day = day.add({ days: 1 })) {
    for (const each of hours) {
      if (!isOn(each, day)) continue;
      const [opens, closes] = hoursOn(each, day, zone);
      spans.push([Math.max(opens, start), Math.min(closes, end)]);
    }
  }
  return apart(spans);
}

const isOn = ({ days }: Hours, { dayOfWeek }: Temporal.PlainDate): boolean =>
  days === undefined || days.includes(WEEKDAYS[dayOfWeek % 7] as string);

function hoursOn({ from, until }: Hours, day: Temporal.PlainDate, zone: string): Span {
  const isPast = until <= from || until === '24:00';
  const lastDay = isPast ? day.add({ days: 1 }) : day;
  const closes = until === '24:00' ? '00:00' : until;
  return [instantOf(day, from, zone), instantOf(lastDay, closes, zone)];
}

const instantOf = (day: Temporal.PlainDate, clock: string, timeZone: string): number =>
  day.toZonedDateTime({ timeZone, plainTime: clock }).epochMilliseconds;

/** Spans in order, without what an earlier one has already. */
function apart(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    if (Math.max(start, reached) < end) found.push([Math.max(start, reached), end]);
    reached = Math.max(reached, end);
  }
  return found;
}

/** What of a span lies in others that do not overlap, in milliseconds. */
export const timeWithin = (spans: readonly Span[], [start, end]: Span): number =>
  spans.reduce((time, [opens, closes]) => {
    const both = Math.min(end, closes) - Math.max(start, opens);
    return both > 0 ? time + both : time;
  }, 0);
