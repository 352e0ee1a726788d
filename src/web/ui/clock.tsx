import { useSecond } from '../data/time.ts';
import { spanOf } from './format.ts';

/** How long something has waited, counting up. */
export const Waiting = ({ since }: { since: string }) => (
  <time dateTime={since} className="tabular-nums">
    {spanOf(useSecond() - Date.parse(since))}
  </time>
);

/** How long there still is; nothing is left at zero. */
export const Remaining = ({ until }: { until: string }) => (
  <time dateTime={until} className="tabular-nums">
    {spanOf(Date.parse(until) - useSecond())}
  </time>
);
