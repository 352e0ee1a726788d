// The gaming days of a house, one after another. What the books said when one ended is kept until it is
// closed, so that whoever closes it late publishes that and not what is there by then.

import type { Nets } from '#ledger';
import type { Moment } from '#rules';
import type { House } from '../state.ts';
import { addDays, dueDay, firstAt } from '../words/days.ts';

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

/** When a day ends by the hour that the house has set. */
const endOf = (day: string, dayStart: string, zone: string): number =>
  firstAt(addDays(day, 1), dayStart, zone);

/** A house that is set up begins its first day. */
export function openDays(
  days: Days,
  at: Moment,
  { dayStart, zone }: { readonly dayStart: string; readonly zone: string },
): void {
  days.opened = dueDay(at, dayStart);
  days.running = days.opened;
  days.endsAt = endOf(days.opened, dayStart, zone);
}

/** A day begins once: another hour moves its end, and never brings the day before back. */
export function setDayStart({ days, zone }: House, dayStart: string): void {
  days.endsAt = endOf(days.running, dayStart, zone);
}

/** The first record at or after the end of a day: the books are still those before it. */
export function endDays({ days, book, seq, settings, zone }: House, at: Moment): void {
  const { dayStart } = settings;
  const today = dueDay(at, dayStart);
  if (today <= days.running) return;
  const end: DayEnd = { book: new Map(book), seq };
  for (; days.running < today; days.running = addDays(days.running, 1)) {
    days.ended.set(days.running, end);
  }
  days.endsAt = endOf(today, dayStart, zone);
}

/** The gaming day of a moment that comes after the last record. */
export function dayAt({ days, settings }: Pick<House, 'days' | 'settings'>, at: Moment): string {
  if (at.instant < days.endsAt) return days.running;
  const today = dueDay(at, settings.dayStart);
  return today > days.running ? today : days.running;
}

/** What is published of a day that is over. */
export const endIn = ({ days, book, seq }: House, day: string): DayEnd =>
  days.ended.get(day) ?? { book, seq };

/** The day that is closed next. */
export const nextToClose = ({ closedDay, days }: Pick<House, 'closedDay' | 'days'>): string =>
  closedDay === '' ? days.opened : addDays(closedDay, 1);
