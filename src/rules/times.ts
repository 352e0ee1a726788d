// Times in a posted text: words for people, and data for the machine. Tickets are handed out at
// times of every day, `12:00, 16:00`; a drawing may also have its weekday or its date, `Friday
// 21:00, 2026-12-19 20:00`.
import { given } from '#result';
import { dayBefore, isClock, type Moment, minutesOf, parseMoment, WEEKDAYS } from './moment.ts';
import { kindOf, type Named } from './named.ts';
import { isPosted, type Posted, settingOf } from './posted.ts';

const partsOf = (text: string): readonly string[] =>
  text.split(',').map((each) => each.trim().replace(/\s+/g, ' '));

const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

export const isTime = (text: string): boolean => isClock(text) && text !== '24:00';

/** The times, earliest first; undefined where the text is anything else. */
export function parseTimes(text: string): readonly string[] | undefined {
  const times = partsOf(text);
  return times.every(isTime) && areDifferent(times) ? [...times].sort() : undefined;
}

/** Times that were checked when they were posted. */
export const readTimes = (text: string): readonly string[] => parseTimes(text) ?? [];

/** A time of every day, or of a weekday or a date: `friday`, `2026-12-19`. */
export interface DrawingTime {
  readonly clock: string;
  readonly day?: string;
}

export const isDate = (text: string): boolean => parseMoment(`${text}T00:00:00Z`, '').ok;

function parseDrawingTime(text: string): DrawingTime | undefined {
  const [clock = '', day, more] = text.toLowerCase().split(' ').reverse();
  if (!isTime(clock) || more !== undefined) return undefined;
  if (day === undefined) return { clock };
  return WEEKDAYS.includes(day) || isDate(day) ? { clock, day } : undefined;
}

/** The times of drawings; undefined where the text is anything else. */
export function parseDrawingTimes(text: string): readonly DrawingTime[] | undefined {
  const parts = partsOf(text);
  const times = parts.map(parseDrawingTime).filter((each) => each !== undefined);
  const areAll = times.length === parts.length && areDifferent(parts.map((p) => p.toLowerCase()));
  return areAll ? times : undefined;
}

type Times = readonly DrawingTime[] | undefined;

/** When a sheet has its drawings; undefined where no time is posted. */
const timesRules = kindOf<'times', (posted: Posted) => Times>('times');
export type TimesRule = Named<'times', (posted: Posted) => Times>;

export const timesUnder = (rule: TimesRule, posted: Posted): Times => timesRules.read(rule)(posted);

const postedUnder = (value: string, posted: Posted): Times =>
  isPosted(posted, value) ? parseDrawingTimes(String(posted.values.get(value))) : undefined;

/** The times that the house has posted as this value. */
export const postedTimes = timesRules.defineWith(
  'posted',
  ['value'],
  (value: string) => (posted) => postedUnder(value, posted),
);

const clockUnder = (value: string, { values }: Posted): Times => {
  const clock = values.get(value);
  return typeof clock === 'string' && isTime(clock) ? [{ clock }] : undefined;
};

/** A posted time of the day; undefined where the house has said it in words. */
export const postedClock = timesRules.defineWith(
  'clock',
  ['value'],
  (value: string) => (posted) => clockUnder(value, posted),
);

/** A posted time of the day, on the posted days of something else. */
export const clockOnDays = timesRules.defineWith(
  'clock-on-days',
  ['clock', 'days'],
  (clock: string, days: string) => (posted) => {
    const [time] = clockUnder(clock, posted) ?? [];
    return time && postedUnder(days, posted)?.map(({ day }) => given({ ...time, day }));
  },
);

/** Times of a posted date. */
export const onDate = timesRules.defineWith(
  'on-date',
  ['date', 'clocks'],
  (date: string, clocks: readonly string[]) =>
    ({ values }) => {
      const day = values.get(date);
      return typeof day === 'string' ? clocks.map((clock) => ({ clock, day })) : undefined;
    },
);

/** Times of a weekday, by the reading that the house has chosen. */
export const clocksBySetting = timesRules.defineWith(
  'by-setting',
  ['day', 'setting', 'clocks'],
  (day: string, setting: string, clocks: Readonly<Record<string, readonly string[]>>) => (posted) =>
    clocks[String(settingOf(posted, setting))]?.map((clock) => ({ clock, day })),
);

/** A drawing begins within the hour that its posted time begins. */
const MINUTES_TO_BEGIN = 60;
const MINUTES_A_DAY = 24 * 60;
const MS_A_MINUTE = 60_000;

const midnightOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / MS_A_MINUTE;

/** The posted time of a drawing that begins at a moment, with its minutes since 1970: the last that
 * has come; undefined if it is none of them. */
export function timeNow(
  times: readonly DrawingTime[],
  at: Moment,
): { readonly time: DrawingTime; readonly minutes: number } | undefined {
  const now = Math.floor(at.instant / MS_A_MINUTE);
  let last: { readonly time: DrawingTime; readonly minutes: number } | undefined;
  for (const time of times) {
    const { clock, day } = time;
    const since = (at.minutes - minutesOf(clock) + MINUTES_A_DAY) % MINUTES_A_DAY;
    if (since >= MINUTES_TO_BEGIN) continue;
    const isToday = since <= at.minutes;
    const weekday = isToday ? at.weekday : dayBefore(at.weekday);
    const midnight = midnightOf(at.date) - (isToday ? 0 : MINUTES_A_DAY);
    const isDay = day === undefined || day === weekday || midnightOf(day) === midnight;
    const minutes = now - since;
    if (isDay && (last === undefined || minutes > last.minutes)) last = { time, minutes };
  }
  return last;
}

/** Whether a posted time of a day has come at a moment of that day, or later where it has a date. */
export function hasCome({ clock, day }: DrawingTime, at: Moment): boolean {
  if (day !== undefined && isDate(day) && day !== at.date) return day < at.date;
  const isDay = day === undefined || day === at.date || day === at.weekday;
  return isDay && minutesOf(clock) <= at.minutes;
}
