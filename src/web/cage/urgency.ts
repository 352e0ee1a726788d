// How a claim's clock stands.
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Urgency = 'plain' | 'held' | 'refused';

/** An hour before the end it is time to look for the winner, five minutes before it is urgent. */
export function urgencyOf(leftMs: number): Urgency {
  if (leftMs <= 5 * MINUTE) return 'refused';
  return leftMs <= HOUR ? 'held' : 'plain';
}

/** Whole days, where seconds would say too much. */
export const daysLeft = (leftMs: number): number | undefined =>
  leftMs >= 2 * DAY ? Math.floor(leftMs / DAY) : undefined;
