// Days as the room's clock has them. A gaming day begins at an hour that the house sets.
import { Temporal } from 'temporal-polyfill';
import { sure } from '#result';
import { type Moment, minutesOf, parseMoment, WEEKDAYS } from '#rules';

/** Whether a text names a time zone. */
export function isZone(text: string): boolean {
  try {
    return new Temporal.ZonedDateTime(0n, text).timeZoneId !== '';
  } catch {
    return false;
  }
}

/** An instant as the log would write it. */
export const momentIn = (instant: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never', smallestUnit: 'millisecond' });

/** An instant as the room's clock has it. */
export const momentAt = (instant: number, zone: string): Moment =>
  sure(parseMoment(momentIn(instant, zone), 'at'));

/** The instant of a moment that the log has written. */
export const instantOf = (text: string): number => sure(parseMoment(text, 'at')).instant;

/** The date so many days after another, as `2026-11-16`. */
export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** How many days one date is after another; none where it is not. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days);

/** The date so many business days after another: Saturdays and Sundays do not count. */
export function addBusinessDays(day: string, days: number): string {
  let date = Temporal.PlainDate.from(day);
  for (let left = days; left > 0; ) {
    date = date.add({ days: 1 });
    if (date.dayOfWeek <= 5) left -= 1;
  }
  return date.toString();
}

/** A time of a day as the log would write it; 24:00 is the next day's midnight. */
export function momentOn(day: string, clock: string, zone: string): string {
  const [date, time] = clock === '24:00' ? [addDays(day, 1), '00:00'] : [day, clock];
  return Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone: zone, plainTime: time })
    .toString({ timeZoneName: 'never', smallestUnit: 'millisecond' });
}

/** The first instant of a date at which the clock of the room shows a time or a later one: where a
 * time comes twice it is the first, and where it is left out, the moment of the change. */
export function firstAt(day: string, clock: string, zone: string): number {
  const wanted = Temporal.PlainDate.from(day).toPlainDateTime(clock);
  const found = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (found.toPlainDateTime().equals(wanted)) return found.epochMilliseconds;
  return (found.getTimeZoneTransition('next') ?? found).epochMilliseconds;
}

/** The first moment after an instant that is this hour of this weekday, as the room's clock has it. */
export function nextWeekly(
  after: number,
  { weekday, at }: { readonly weekday: string; readonly at: string },
  zone: string,
): number {
  const now = Temporal.Instant.fromEpochMilliseconds(after).toZonedDateTimeISO(zone);
  for (let day = now.toPlainDate(); ; day = day.add({ days: 1 })) {
    if (WEEKDAYS[day.dayOfWeek % 7] !== weekday) continue;
    const then = day.toZonedDateTime({ timeZone: zone, plainTime: at }).epochMilliseconds;
    if (then > after) return then;
  }
}

/** The gaming day of a moment: before its hour it is still the day before. */
export const dueDay = ({ date, minutes }: Moment, dayStart: string): string =>
  minutes >= minutesOf(dayStart) ? date : addDays(date, -1);

/** An instant as a text, in UTC. */
export const utcOf = (instant: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instant).toString();
