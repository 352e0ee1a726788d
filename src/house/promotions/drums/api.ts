// What drums have for other promotions: who has won as much as one can, and who is in them.
import { type DrawingRule, type Moment, settingOf } from '#rules';
import type { Fund } from '../../funds/funds.ts';
import type { House } from '../../state.ts';
import { dueDay } from '../../words/days.ts';
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
