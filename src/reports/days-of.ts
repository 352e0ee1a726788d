// Which gaming day a record belongs to.
import type { LogRecord } from '#house';
import type { GamingDay } from './gaming-day.ts';

/** Gives the index of the day of each record; records come in their order. What a house wrote while it was dated
 * too late counts for the day of its correction, or the last one there is. */
export function makeDayReader(days: readonly GamingDay[]): (record: LogRecord) => number {
  let index = 0;
  let text = '';
  return ({ at }) => {
    if (at === text) return index;
    text = at;
    const instant = Date.parse(at);
    while (index > 0 && instant < (days[index]?.start ?? 0)) index -= 1;
    while (index < days.length - 1 && instant >= (days[index]?.end ?? 0)) index += 1;
    return index;
  };
}
