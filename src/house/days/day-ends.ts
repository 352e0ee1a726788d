// The gaming days of a house, one after another. What the books said when one ended is kept until it is
// closed, so that whoever closes it late publishes that and not what is there by then.

import type { Moment } from '#rules';
import type { House } from '../state.ts';
import { addDays, dueDay, firstAt } from '../words/days.ts';
import type { DayEnd, Days } from './state.ts';

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

/** Time has gone back to a moment: days from then on are not over, nor closed. */
export function daysBack(house: House, at: Moment): void {
  const { days, settings, zone } = house;
  const today = dueDay(at, settings.dayStart);
  if (today >= days.running) return;
  for (const day of [...days.ended.keys()]) if (day >= today) days.ended.delete(day);
  days.running = today;
  days.endsAt = endOf(today, settings.dayStart, zone);
  if (days.opened > today) days.opened = today;
  if (house.closedDay >= today) house.closedDay = addDays(today, -1);
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
