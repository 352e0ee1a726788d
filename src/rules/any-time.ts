// A sheet posted so that it can be tried now.

import type { Activity } from './activity.ts';
import { decodeOffering } from './decode-offering.ts';
import { weeksUnder } from './schedule.ts';

const MINUTES_A_DAY = 24 * 60;
const MINUTES_APART = 5;
const DAYS_A_WEEK = 7;

const two = (number: number): string => String(number).padStart(2, '0');

/** One drawing after another, all day long. */
const allDay = (day: string): string =>
  Array.from({ length: MINUTES_A_DAY / MINUTES_APART }, (_, index) => {
    const minutes = index * MINUTES_APART;
    return `${day}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  }).join(', ');

const MS_A_DAY = 86_400_000;

const lengthOf = (year: number, month: number): number =>
  (Date.UTC(year, month, 1) - Date.UTC(year, month - 1, 1)) / MS_A_DAY;

/** The date so many days after another, or before it. */
function dayAfter(date: string, days: number): string {
  let [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  for (day += days; day < 1; day += lengthOf(year, month)) {
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
  }
  while (day > lengthOf(year, month)) {
    day -= lengthOf(year, month);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return `${year}-${two(month)}-${two(day)}`;
}

/** As many dates as there were, from today on, at noon. */
const fromToday = (times: string, today: string): string =>
  times
    .split(',')
    .map((_, days) => `${dayAfter(today, days)} 12:00`)
    .join(', ');

/** The dates of a sheet that runs for some weeks: today is its last day if that is posted, otherwise
 * a day near its end. */
function termAround(activity: Activity, today: string): Record<string, unknown> {
  const { term, sample } = activity;
  const posted = decodeOffering(activity, sample);
  if (term === undefined || !posted.ok) return {};
  const offset = String(sample['from']).slice(-6);
  const last = term.lastDay === undefined ? dayAfter(today, DAYS_A_WEEK) : today;
  const first = dayAfter(last, 1 - weeksUnder(term, posted.value) * DAYS_A_WEEK);
  return {
    from: `${first}T00:00:00${offset}`,
    until: `${dayAfter(last, 1)}T00:00:00${offset}`,
  };
}

/** The sheet's own sample without its hours, its drawings every few minutes, from today on where they
 * have dates: it is open whenever it is tried. */
export function anyTimeSample(
  activity: Activity,
  today: string,
): Record<string, unknown> & { readonly values: Readonly<Record<string, unknown>> } {
  const { sample, values, drum } = activity;
  const isCounted = drum?.drawings.some(
    ({ most, times }) => most !== undefined && times !== undefined,
  );
  const { postedAt: _, from: __, until: ___, hours: ____, windows: _____, ...rest } = sample;
  const posted = Object.entries((sample['values'] ?? {}) as object).map(([name, value]) => {
    const rule = values[name];
    const reads = rule?.kind === 'text' ? rule.reads : undefined;
    if (reads === 'date') return [name, today];
    if (reads !== 'drawing-times') return [name, value];
    if (!String(value).includes('-')) return [name, allDay('')];
    return [name, isCounted ? fromToday(String(value), today) : allDay(`${today} `)];
  });
  return { ...rest, ...termAround(activity, today), values: Object.fromEntries(posted) };
}
