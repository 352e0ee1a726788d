// Which gaming days are over, and what the books said when each one ended.

import type { Nets } from '#ledger';

/** The books after the last record of a day. */
export interface DayEnd {
  readonly book: Nets;
  /** That record. */
  readonly seq: number;
}

export interface Days {
  /** The day on which the house was set up; empty before. */
  opened: string;
  /** The day of the last record. */
  running: string;
  /** The first instant that is not in it. */
  endsAt: number;
  /** Days that are over and not closed. */
  readonly ended: Map<string, DayEnd>;
}

export const newDays = (): Days => ({
  opened: '',
  running: '',
  endsAt: Number.POSITIVE_INFINITY,
  ended: new Map(),
});
