// Whether a posting says what its own sheet does not allow: how long it runs, on which dates something
// is held, and choices of which only one is offered at a time.
import { type Problem, sure } from '#result';
import type { OptionGroup } from './activity.ts';
import type { DrawingRule } from './drum.ts';
import { type Hours, isWithin, minutesOf, parseMoment, WEEKDAYS } from './moment.ts';
import type { Offering } from './offering.ts';
import { isChosen } from './posted.ts';
import { type Scheduled, weeksUnder } from './schedule.ts';
import { type DrawingTime, isDate, timesUnder } from './times.ts';

const MS_A_DAY = 86_400_000;
const DAYS_A_WEEK = 7;

const dayNumber = (date: string): number => Date.parse(date) / MS_A_DAY;

/** The first and the last day of a posting, as the room has them; the end itself is not in it. */
function daysOf({ from, until }: Pick<Offering, 'from' | 'until'>) {
  const first = from === undefined ? Number.NEGATIVE_INFINITY : dayNumber(from.date);
  if (until === undefined) return { first, last: Number.POSITIVE_INFINITY };
  const isMidnight = until.minutes === 0;
  return { first, last: dayNumber(until.date) - (isMidnight ? 1 : 0) };
}

/** A sheet that runs for so many weeks is posted with both dates, so many weeks apart. */
function termProblems(offering: Offering): readonly Problem[] {
  const { term, values } = offering.activity;
  if (term === undefined) return [];
  const { clause, lastDay } = term;
  const weeks = weeksUnder(term, offering);
  const { first, last } = daysOf(offering);
  const hasBoth = offering.from !== undefined && offering.until !== undefined;
  if (!hasBoth || last - first + 1 !== weeks * DAYS_A_WEEK) {
    return [{ path: 'until', message: `it runs for ${weeks} weeks from its start (${clause})` }];
  }
  if (lastDay === undefined) return [];
  const day = offering.values.get(lastDay);
  if (typeof day === 'string' && dayNumber(day) === last) return [];
  const message = `${values[lastDay]?.title} is the last day of the posting (${clause})`;
  return [{ path: `values.${lastDay}`, message }];
}

/** The posted times of a drawing or a show; none where it has none. */
const timesIn = (offering: Offering, { times }: Scheduled): readonly DrawingTime[] =>
  (times && timesUnder(times, offering)) ?? [];

/** A time on a date. */
type Dated = DrawingTime & { readonly day: string };

const isDated = (time: DrawingTime): time is Dated => time.day !== undefined && isDate(time.day);

const say = (path: string, { title, clause }: Scheduled, message: string): readonly Problem[] => [
  { path, message: `${title}: ${message} (${clause})` },
];

/** Dates of a drawing or a show are days of the posting, and as many as the sheet has of it, one on
 * each. */
function datesProblems(offering: Offering, scheduled: Scheduled): readonly Problem[] {
  const { most } = scheduled;
  const times = timesIn(offering, scheduled);
  const dates = times.filter(isDated).map(({ day }) => day);
  const { first, last } = daysOf(offering);
  const outside = dates.find((date) => dayNumber(date) < first || dayNumber(date) > last);
  if (outside !== undefined) {
    return say('values', scheduled, `${outside} is not a day of the posting`);
  }
  const isCounted = most !== undefined && times.length > 0;
  if (isCounted && (new Set(dates).size !== most || times.length !== most)) {
    return say('values', scheduled, `it has ${most} dates`);
  }
  return endProblems(offering, scheduled, times.filter(isDated));
}

/** What is held on the first or the last day is held after the posting begins and before it ends. */
function endProblems(
  { from, until }: Pick<Offering, 'from' | 'until'>,
  scheduled: Scheduled,
  times: readonly Dated[],
): readonly Problem[] {
  const early = times.find(
    ({ day, clock }) => from?.date === day && minutesOf(clock) < from.minutes,
  );
  if (early !== undefined)
    return say('from', scheduled, `it is held at ${early.clock} on this day`);
  const late = times.find(
    ({ day, clock }) => until?.date === day && minutesOf(clock) >= until.minutes,
  );
  return late === undefined
    ? []
    : say('until', scheduled, `it is held at ${late.clock} on this day`);
}

const weekdaysOf = (time: DrawingTime): readonly string[] => {
  if (isDated(time)) return [sure(parseMoment(`${time.day}T00:00:00Z`, 'day')).weekday];
  return time.day === undefined ? WEEKDAYS : [time.day];
};

/** What is held only while the offering is open is held within its hours. */
function hoursProblems(offering: Offering, scheduled: Scheduled): readonly Problem[] {
  const { hours } = offering;
  const isOpenAt = (time: DrawingTime): boolean =>
    weekdaysOf(time).some((weekday) =>
      hours.some((each) => isWithin(each, { weekday, minutes: minutesOf(time.clock) })),
    );
  const shut = timesIn(offering, scheduled).find((time) => !isOpenAt(time));
  if (hours.length === 0 || shut === undefined) return [];
  const { day, clock } = shut;
  return say('hours', scheduled, `it is held at ${day === undefined ? '' : `${day} `}${clock}`);
}

/** What is drawn for begins at a posted time, where the sheet wants one, and after its drawing. */
function eventProblems(offering: Offering, drawing: DrawingRule): readonly Problem[] {
  if (drawing.event === undefined) return [];
  const [event] = timesUnder(drawing.event, offering) ?? [];
  if (event === undefined) {
    return say('values', drawing, 'no time is posted at which its winners play');
  }
  const first = timesIn(offering, drawing).find(
    ({ day, clock }) => (event.day ?? day) === day && minutesOf(clock) >= minutesOf(event.clock),
  );
  if (first === undefined) return [];
  return say(
    'values',
    drawing,
    `at ${first.clock} it is too late for those who play at ${event.clock}`,
  );
}

/** What a posting says that its sheet does not allow: how long it runs, on which dates something is
 * held. */
export function scheduleProblems(offering: Offering): readonly Problem[] {
  const { drum, shows = [] } = offering.activity;
  const isHeld = (scheduled: Scheduled) => isChosen(offering, scheduled.in);
  const drawings = (drum?.drawings ?? []).filter(isHeld);
  const held = shows.filter(isHeld);
  const isOfNow = drum?.sources.some(({ by }) => by === 'playing') === true;
  return [
    ...termProblems(offering),
    ...[...drawings, ...held].flatMap((each) => datesProblems(offering, each)),
    ...[...(isOfNow ? drawings : []), ...held].flatMap((each) => hoursProblems(offering, each)),
    ...drawings.flatMap((each) => eventProblems(offering, each)),
  ];
}

// Choices of which only one is offered at a time.

/** Whether two sets of hours have a minute in common: one of them begins in the other. */
const meet = (some: readonly Hours[], others: readonly Hours[]): boolean =>
  some.length === 0 ||
  others.length === 0 ||
  [...startsIn(some, others), ...startsIn(others, some)].some(Boolean);

const startsIn = (some: readonly Hours[], others: readonly Hours[]): readonly boolean[] =>
  some.flatMap(({ days = WEEKDAYS, from }) =>
    days.flatMap((weekday) =>
      others.map((each) => isWithin(each, { weekday, minutes: minutesOf(from) })),
    ),
  );

const isApart = ({ until }: Pick<Offering, 'until'>, { from }: Pick<Offering, 'from'>): boolean =>
  until !== undefined && from !== undefined && until.instant <= from.instant;

/** What of an offering excludes another one of the same sheet for the same time: the options and
 * values of which the sheet has one at a time. */
export function excludedBy(
  { activity, ...offering }: Offering,
  other: Offering,
): readonly { readonly path: string; readonly chosen: string; readonly clause: string }[] {
  if (isApart(offering, other) || isApart(other, offering)) return [];
  if (!meet(offering.hours, other.hours)) return [];
  const excluded = (
    path: string,
    { isAlone, clause }: Pick<OptionGroup, 'isAlone' | 'clause'>,
    [ours, theirs]: readonly [unknown, unknown],
  ) =>
    isAlone === 'posting' || (isAlone && ours !== theirs)
      ? [{ path, chosen: String(theirs), clause }]
      : [];
  return [
    ...Object.entries(activity.options).flatMap(([name, rule]) =>
      excluded(`options.${name}`, rule, [offering.options[name], other.options[name]]),
    ),
    ...Object.entries(activity.values).flatMap(([name, rule]) =>
      excluded(`values.${name}`, rule, [offering.values.get(name), other.values.get(name)]),
    ),
  ];
}
