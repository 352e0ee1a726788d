import { clockOf, shortDayOf } from '../ui/format.ts';

/** `Dec 15, 11:59 PM`: what ends at midnight is told by the last minute before it. */
export function lastMinuteOf(expires: string): string {
  const end = Date.parse(expires);
  const isMidnight = shortDayOf(end - 1) !== shortDayOf(end);
  const last = isMidnight ? end - 1 : end;
  return `${shortDayOf(last)}, ${clockOf(last)}`;
}
