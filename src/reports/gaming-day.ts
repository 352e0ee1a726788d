// When a gaming day began and ended: by the hour that the house had set then, as its own clock showed
// it. A day on which the clocks are changed has 23 hours, or 25.
import { addDays, firstAt, momentIn } from '#house';

/** From an instant on, the hour at which the gaming day begins. */
export interface DayStart {
  readonly from: number;
  readonly dayStart: string;
}

export interface GamingDay {
  readonly day: string;
  /** The first instant that is in it, and the first that is not. */
  readonly start: number;
  readonly end: number;
}

/** A day begins once, though the hour may be changed while it lasts: the first moment counts at
 * which the setting in force makes it this day. */
function startOf(day: string, starts: readonly DayStart[], zone: string): number {
  let start = Number.NEGATIVE_INFINITY;
  for (const [index, { from, dayStart }] of starts.entries()) {
    start = Math.max(from, firstAt(day, dayStart, zone));
    if (start < (starts[index + 1]?.from ?? Number.POSITIVE_INFINITY)) break;
  }
  return start;
}

/** The gaming days from one date to another. */
export function gamingDays(
  { from, to }: { readonly from: string; readonly to: string },
  starts: readonly DayStart[],
  zone: string,
): readonly GamingDay[] {
  const days: GamingDay[] = [];
  let start = startOf(from, starts, zone);
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const end = startOf(addDays(day, 1), starts, zone);
    days.push({ day, start, end });
    start = end;
  }
  return days;
}

/** The gaming day of an instant, as its date. */
export function gamingDayOf(instant: number, starts: readonly DayStart[], zone: string): string {
  const date = momentIn(instant, zone).slice(0, 10);
  return instant < startOf(date, starts, zone) ? addDays(date, -1) : date;
}
