// Days and hours of a calendar, not moments of a log.
import { locale } from '../text/index.ts';

const inUtc = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' });

const weekday = inUtc({ weekday: 'short' });
const date = inUtc({ month: 'short', day: 'numeric' });
const hour = inUtc({ hour: 'numeric' });
const clock = inUtc({ hour: 'numeric', minute: '2-digit' });

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** `Mon` of `2026-11-16`. */
export const weekdayOf = (day: string): string => weekday.format(startOf(day));

/** `Nov 16` of `2026-11-16`. */
export const dateOf = (day: string): string => date.format(startOf(day));

/** `6:00 PM` of so many minutes after midnight. */
export const clockOf = (minutes: number): string => clock.format(minutes * 60_000);

/** `6 PM` of an hour of the day. */
export const hourOf = (hours: number): string => hour.format(hours * 3_600_000);
