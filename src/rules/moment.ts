// A moment as the room's clock shows it. A moment is text with its offset from UTC; the hour that
// posted hours mean is the one in the text, so that nothing here needs to know time zones.
import { ok, problem, type Result } from '#result';

export const WEEKDAYS: readonly string[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

export interface Moment {
  readonly text: string;
  /** Milliseconds since 1970 in UTC, for order. */
  readonly instant: number;
  /** `2026-11-16`, as the room has it. */
  readonly date: string;
  readonly weekday: string;
  /** Minutes since midnight, as the room has it. */
  readonly minutes: number;
}

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
const MS_A_DAY = 86_400_000;
/** No house has a clock beyond these years; the days around any moment can be written, then. */
const [EARLIEST, LATEST] = [Date.UTC(1900), Date.UTC(3000)];

/** Days since 1970; a day past the end of a month counts on into the next one. */
const daysTo = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / MS_A_DAY;

export function parseMoment(text: string, path: string): Result<Moment> {
  const parts = MOMENT.exec(text)?.slice(1).map(Number) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  const instant = Date.parse(text);
  const monthLength = daysTo(year, month + 1, 1) - daysTo(year, month, 1);
  const isThere = instant >= EARLIEST && instant < LATEST;
  // Hour 24 is the next day's midnight; here the day is the one in the text.
  if (parts.length === 0 || !isThere || day > monthLength || hour === 24) {
    return problem(
      path,
      `${JSON.stringify(text)} is not a moment: date, time and offset, as in ` +
        '2026-11-16T19:00:00-08:00',
    );
  }
  return ok({
    text,
    instant,
    date: text.slice(0, 10),
    // The first of January 1970 was a Thursday; years before it count backwards.
    weekday: WEEKDAYS[(((daysTo(year, month, day) + 4) % 7) + 7) % 7] as string,
    minutes: hour * 60 + minute,
  });
}

/** Hours of the day on some weekdays; both ends as `HH:MM`. Where `until` is not after `from` they
 * run past midnight, and belong to the day on which they began. */
export interface Hours {
  readonly days?: readonly string[];
  readonly from: string;
  readonly until: string;
}

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/;

export const isClock = (text: string): boolean => CLOCK.test(text);

export const minutesOf = (clock: string): number => {
  const [hours, minutes] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
};

export const dayBefore = (weekday: string): string =>
  WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 6) % 7] as string;

/** Whether a moment falls into the hours: `from` is in, `until` is out. */
export function isWithin(
  { days, from, until }: Hours,
  { weekday, minutes }: Pick<Moment, 'weekday' | 'minutes'>,
): boolean {
  const isOn = (day: string): boolean => days === undefined || days.includes(day);
  const [start, end] = [minutesOf(from), minutesOf(until)];
  if (start < end) return isOn(weekday) && minutes >= start && minutes < end;
  if (minutes >= start) return isOn(weekday);
  return minutes < end && isOn(dayBefore(weekday));
}
