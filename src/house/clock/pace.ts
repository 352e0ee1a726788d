// How fast time may move money: one gaming day in twenty hours that have really gone by, whatever the clocks
// say. What lies further back is caught up by two people, who have seen every amount.
import type { Moment } from '#rules';
import { dayAt } from '../days/day-ends.ts';
import type { EventOf } from '../events.ts';
import type { House } from '../state.ts';
import { addDays } from '../words/days.ts';

const LEAST_MS = 20 * 3_600_000;

type Paced = EventOf<'time-paced' | 'time-held'>;

/** Whether the next day may have its turn. Of a machine that was started again nothing else is known, and it
 * is believed for one day. */
const hasPassed = (up: number, since: number): boolean => up < since || up - since >= LEAST_MS;

/** What a tick says of its pace before anything is due; `up` is how long the machine has run. Nothing where
 * it may go on, or has to wait. */
export function pacedBy(
  house: House,
  at: Moment,
  up: number,
): { readonly isHeld: boolean; readonly said?: Paced } {
  const today = dayAt(house, at);
  const { pace } = house;
  if (pace === undefined) return { isHeld: false, said: { type: 'time-paced', day: today, up } };
  if (today <= pace.day) {
    const isNew = pace.up === undefined;
    const said = { type: 'time-paced', day: pace.day, up } as const;
    return isNew ? { isHeld: false, said } : { isHeld: false };
  }
  const isNext = addDays(pace.day, 1) === today;
  if (isNext && pace.up !== undefined && hasPassed(up, pace.up)) {
    return { isHeld: false, said: { type: 'time-paced', day: today, up } };
  }
  return pace.held === today
    ? { isHeld: true }
    : { isHeld: true, said: { type: 'time-held', day: today } };
}
