// What drums have for other promotions: who has won as much as one can, who is in them, and for which
// posted times their drawings count as held.
import { sure } from '#result';
import {
  type DrawingRule,
  type DrawingTime,
  type Moment,
  type Posted,
  parseMoment,
  settingOf,
  timeNow,
  timesUnder,
} from '#rules';
import type { Fund } from '../../funds/funds.ts';
import type { House } from '../../state.ts';
import { addDays, dueDay, momentOn } from '../../words/days.ts';
import { drumIn, drumOf, isPending } from './drum.ts';
import type { Drawing, Drum } from './state.ts';

const MS_A_DAY = 86_400_000;

interface Drawn {
  readonly drawing: string;
  readonly at: Moment;
}

/** Whether a win counts for the limit of a drawing. */
function counts(
  { settings }: House,
  per: NonNullable<DrawingRule['limit']>['per'],
  { drawing, at }: Drawn,
): (win: Drum['wins'][number]) => boolean {
  switch (per) {
    case 'gaming-day':
      return ({ day }) => day === dueDay(at, settings.dayStart);
    case 'calendar-day':
      return ({ date }) => date === at.date;
    case '24-hours':
      return ({ instant }) => instant > at.instant - MS_A_DAY;
    case 'drawing':
      return (win) => win.drawing === drawing;
    case 'promotion':
      return () => true;
  }
}

/** The clause by which a person has already won as much as one can. */
export function limitedBy(
  house: House,
  fund: Fund,
  {
    limit,
    patron,
    drawn,
  }: {
    readonly limit: DrawingRule['limit'];
    readonly patron: string;
    readonly drawn: Drawn;
  },
): string | undefined {
  if (limit === undefined) return undefined;
  const { unless } = limit;
  if (unless !== undefined && settingOf(fund.offering, unless.setting) === unless.value) {
    return undefined;
  }
  const isCounted = counts(house, limit.per, drawn);
  const has = (offering: string): boolean =>
    drumIn(house, offering).wins.some((win) => win.patron === patron && isCounted(win));
  const same = [...house.offerings]
    .filter(([, { activity }]) => activity === fund.offered.activity)
    .map(([id]) => id);
  const won = limit.per === 'promotion' || limit.per === 'drawing' ? [fund.id] : same;
  return won.some(has) ? `no further prize for one person (${limit.clause})` : undefined;
}

/** Records a person's win at a moment. */
export function noteWin(
  house: House,
  {
    drawing,
    offering,
    patron,
  }: { readonly drawing: string; readonly offering: string; readonly patron: string },
  at: Moment,
): void {
  const { instant, date } = at;
  const day = dueDay(at, house.settings.dayStart);
  drumOf(house, offering, at.text).wins.push({ drawing, patron, instant, date, day });
}

/** Whether nothing of a drawing is in progress: it is over or has not begun, and no one who was drawn
 * still owes an ID or a signature. */
export const isAtRest = ({ status, won }: Drawing): boolean =>
  (status === 'announced' || status === 'ended') && !won.some(isPending);

/** Tickets of a patron that are still in the drum. */
export function ticketsOf(house: House, offering: string, patron: string): number {
  const { batches, emptiedTo, out } = drumIn(house, offering);
  let count = 0;
  for (const batch of batches) {
    if (batch.patron !== patron) continue;
    const last = batch.first + batch.count - 1;
    count += Math.max(0, last - Math.max(batch.first - 1, emptiedTo));
    for (const serial of out.keys()) {
      if (serial > emptiedTo && serial >= batch.first && serial <= last) count -= 1;
    }
  }
  return count;
}

const momentOf = (text: string): Moment => sure(parseMoment(text, 'at'));

/** The posted times of a drawing; none where the house holds it when it wants. */
export const timesIn = ({ times }: DrawingRule, posted: Posted): readonly DrawingTime[] =>
  (times && timesUnder(times, posted)) ?? [];

const DAYS_A_WEEK = 7;

/** The first posted time that comes after a moment. */
function nextTime(times: readonly DrawingTime[], after: Moment, zone: string): Moment | undefined {
  const week = Array.from({ length: DAYS_A_WEEK + 1 }, (_, days) => addDays(after.date, days));
  const [next] = times
    .flatMap(({ clock, day }) =>
      [...week, ...(day === undefined || !/^\d/.test(day) ? [] : [day])]
        .map((date) => momentOf(momentOn(date, clock, zone)))
        .filter(({ date, weekday }) => day === undefined || day === weekday || day === date),
    )
    .filter(({ instant }) => instant > after.instant)
    .sort((a, b) => a.instant - b.instant);
  return next;
}

/** When drawings were held: when their drums were closed. One that was given up before counts for the
 * posted time at which that happened, or else for the next one. */
export function momentsHeld(
  drawings: readonly Pick<Drawing, 'closedAt' | 'endedAt'>[],
  times: readonly DrawingTime[],
  zone: string,
): readonly Moment[] {
  const begun = drawings.flatMap(({ closedAt }) =>
    closedAt === undefined ? [] : [momentOf(closedAt)],
  );
  const isHeld = (minutes: number): boolean =>
    begun.some((each) => timeNow(times, each)?.minutes === minutes);
  const givenUp = drawings.flatMap(({ closedAt, endedAt }) => {
    if (closedAt !== undefined || endedAt === undefined) return [];
    const at = momentOf(endedAt);
    const now = timeNow(times, at);
    return now !== undefined && !isHeld(now.minutes) ? [at] : [nextTime(times, at, zone) ?? at];
  });
  return [...begun, ...givenUp];
}
