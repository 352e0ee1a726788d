// Which gaming day a record belongs to.
import type { LogRecord } from '#house';
import type { GamingDay } from './gaming-day.ts';

/** Gives the index of the day of each record; records come in their order. */
export function makeDayReader(days: readonly GamingDay[]): (record: LogRecord) => number {
  let index = 0;
  let text = '';
  return ({ at }) => {
    if (at === text) return index;
    text = at;
    const instant = Date.parse(at);
    while (instant >= (days[index]?.end ?? Number.POSITIVE_INFINITY)) index += 1;
    return index;
  };
}
