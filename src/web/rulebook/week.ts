// When an offering is open, day by day, by the rule that the house itself goes by.
import { sure } from '#result';
import { type Hours, isOpen, isWithin, type Moment, parseMoment } from '#rules';
import { laterDate, wallOf } from '../ui/wall-clock.ts';
import type { OfferingDocument } from './document.ts';

/** A stretch of a day in minutes from midnight, and the windows that it lies in. */
export interface WeekSpan {
  readonly from: number;
  readonly until: number;
  readonly windows: readonly number[];
}

export interface Day {
  readonly date: string;
  readonly spans: readonly WeekSpan[];
}

const CLOCK = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Hours that are still being typed are none. */
const isWhole = ({ from, until, days }: Hours): boolean =>
  CLOCK.test(from) && CLOCK.test(until) && days?.length !== 0;

/** A moment on the scale of the wall's clock. */
const onWall = (wall: string): Moment => sure(parseMoment(`${wall}:00Z`, 'at'));

function openOn(
  { from, until, hours = [], windows = [] }: OfferingDocument,
  zone: string,
): (at: Moment) => readonly number[] | undefined {
  const [start, end] = [wallOf(from, zone), wallOf(until, zone)];
  const schedule = {
    ...(start === '' ? {} : { from: onWall(start) }),
    ...(end === '' ? {} : { until: onWall(end) }),
    hours: hours.filter(isWhole),
  };
  return (at) =>
    isOpen(schedule, at)
      ? windows.flatMap(({ hours: inside }, index) =>
          inside === undefined || (isWhole(inside) && isWithin(inside, at)) ? [index] : [],
        )
      : undefined;
}

const MINUTES = 24 * 60;

/** The days of a week from a date on, each with the stretches in which the offering is open. */
export function weekOf(
  document: OfferingDocument,
  { first, zone }: { readonly first: string; readonly zone: string },
): readonly Day[] {
  const windowsAt = openOn(document, zone);
  return [0, 1, 2, 3, 4, 5, 6].map((later) => {
    const date = laterDate(first, later);
    const midnight = onWall(`${date}T00:00`);
    const spans: WeekSpan[] = [];
    for (let minutes = 0; minutes < MINUTES; minutes += 1) {
      const instant = midnight.instant + minutes * 60_000;
      const windows = windowsAt({ ...midnight, minutes, instant });
      if (windows === undefined) continue;
      const last = spans.at(-1);
      const goesOn = last?.until === minutes && last.windows.join() === windows.join();
      if (goesOn) spans[spans.length - 1] = { ...last, until: minutes + 1 };
      else spans.push({ from: minutes, until: minutes + 1, windows });
    }
    return { date, spans };
  });
}

/** The Monday of the week of a date. */
export function mondayOf(date: string): string {
  // The fifth of January 1970 was a Monday.
  const days = Date.parse(`${date}T00:00:00Z`) / 86_400_000 - 4;
  return laterDate(date, -(((days % 7) + 7) % 7));
}
