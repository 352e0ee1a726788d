// How long a winner has, reckoned without a calendar of time zones: the room's clock is eight hours
// behind, and seven from the second Sunday of March to the first of November, at two in the morning.
import type { Offering } from '#rules';

const MS_AN_HOUR = 3_600_000;
const MS_A_DAY = 24 * MS_AN_HOUR;
const WEEKDAYS = ['thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday'];
const SUNDAY = 3;

/** The first of January 1970 was a Thursday. */
const weekdayOf = (days: number): number => ((days % 7) + 7) % 7;

/** The so-manieth Sunday of a month, in days since 1970. */
function sundayOf(year: number, monthIndex: number, count: number): number {
  const first = Date.UTC(year, monthIndex, 1) / MS_A_DAY;
  return first + ((SUNDAY - weekdayOf(first) + 7) % 7) + (count - 1) * 7;
}

function hoursBehind(instant: number): number {
  const year = 1970 + Math.floor(instant / (365.2425 * MS_A_DAY));
  const begins = sundayOf(year, 2, 2) * MS_A_DAY + 10 * MS_AN_HOUR;
  const ends = sundayOf(year, 10, 1) * MS_A_DAY + 9 * MS_AN_HOUR;
  return instant >= begins && instant < ends ? 7 : 8;
}

/** The instant at which the room's clock shows a time; the first of two, and where an hour is left
 * out, as if it were not. */
function instantAt(shown: number): number {
  const found = [7, 8].find((hours) => hoursBehind(shown + hours * MS_AN_HOUR) === hours);
  return shown + (found ?? 8) * MS_AN_HOUR;
}

const shownAt = (instant: number): number => instant - hoursBehind(instant) * MS_AN_HOUR;

function nextTime(after: number, { weekday, at }: { weekday: string; at: string }): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const today = Math.floor(shownAt(after) / MS_A_DAY);
  for (let day = today; ; day++) {
    if (WEEKDAYS[weekdayOf(day)] !== weekday) continue;
    const then = instantAt(day * MS_A_DAY + hours * MS_AN_HOUR + minutes * 60_000);
    if (then > after) return then;
  }
}

/** The instant at which a prize no longer belongs to its winner; undefined where it is kept
 * forever. */
export function endOfClaim(
  { activity }: Offering,
  { called, awarded }: { readonly called: number; readonly awarded: number },
): number | undefined {
  const { minutes, hours, days, window, since } = activity.claim;
  const from = since === 'hand' ? called : awarded;
  if (window !== undefined) return nextTime(from, window.closes);
  if (days !== undefined) return instantAt(shownAt(from) + days * MS_A_DAY);
  if (hours !== undefined) return from + hours * MS_AN_HOUR;
  return minutes === undefined ? undefined : from + minutes * 60_000;
}
