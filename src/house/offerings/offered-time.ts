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
  return joined(spans);
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

/** Spans in order; those that overlap or touch are one. */
function joined(spans: readonly Span[]): Span[] {
  const found: [number, number][] = [];
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    const last = found.at(-1);
    if (start >= end) continue;
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else found.push([start, end]);
  }
  return found;
}

interface Kept {
  readonly zone: string;
  readonly start: number;
  readonly end: number;
  readonly spans: readonly Span[];
}

const KEPT = new WeakMap<Offering, Kept>();

/** The same, for a start that seldom moves and an end that always does. A table may be open for a
 * year while the clock asks every second, so only the new part is computed. Spans may reach beyond
 * what was asked for. */
export function keptSpans(offering: Offering, [start, end]: Span, zone: string): readonly Span[] {
  const before = KEPT.get(offering);
  const isOn = before?.zone === zone && before.start <= start && start <= before.end;
  const known = isOn ? before.spans.filter(([, closes]) => closes > start) : [];
  const from = isOn ? before.end : start;
  const spans = joined([...known, ...offeredSpans(offering, [from, end], zone)]);
  KEPT.set(offering, { zone, start, end: Math.max(from, end), spans });
  return spans;
}

/** What of a span lies in others that do not overlap, in milliseconds. */
export const timeWithin = (spans: readonly Span[], [start, end]: Span): number =>
  spans.reduce((time, [opens, closes]) => {
    const both = Math.min(end, closes) - Math.max(start, opens);
    return both > 0 ? time + both : time;
  }, 0);
