// Who may not be drawn, and by which clause.
import { barredBy, type DrawingRule, type Moment } from '#rules';
import type { Fund } from '../../funds/funds.ts';
import type { House } from '../../state.ts';
import { dueDay } from '../../words/days.ts';
import { batchOf, drumIn, isOut, isPaper } from './drum.ts';
import type { Drum } from './state.ts';

const MS_A_DAY = 86_400_000;

/** Why a person can win nothing here: excluded from the house, or on its staff. */
export function shutOutBy(
  { patrons, staff }: House,
  { offering: { activity } }: Fund,
  patron: string,
): string | undefined {
  if (patrons.get(patron) === 'excluded') return 'barred from the house';
  const badge = [...staff.values()].find((each) => each.isActive && each.patron === patron);
  if (badge === undefined) return undefined;
  const person = badge.isOnDuty ? 'employee-on-duty' : 'employee-off-duty';
  const rule = barredBy(activity, { person });
  return rule === undefined ? undefined : `${rule.words} (${rule.clause})`;
}

interface Drawn {
  readonly drawing: string;
  readonly serial: number;
  readonly at: Moment;
}

/** Whether a win counts for the limit of a drawing. */
function counts(
  { settings }: House,
  per: NonNullable<DrawingRule['limit']>['per'],
  { drawing, at }: Pick<Drawn, 'drawing' | 'at'>,
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
    readonly drawn: Pick<Drawn, 'drawing' | 'at'>;
  },
): string | undefined {
  if (limit === undefined) return undefined;
  const isCounted = counts(house, limit.per, drawn);
  const has = (offering: string): boolean =>
    drumIn(house, offering).wins.some((win) => win.patron === patron && isCounted(win));
  const same = [...house.offerings]
    .filter(([, { activity }]) => activity === fund.offered.activity)
    .map(([id]) => id);
  const won = limit.per === 'promotion' || limit.per === 'drawing' ? [fund.id] : same;
  return won.some(has) ? `no further prize for one person (${limit.clause})` : undefined;
}

/** Why a drawn ticket is passed over, if it is. */
export function passedOver(
  house: House,
  fund: Fund,
  rule: DrawingRule,
  drawn: Drawn,
): string | undefined {
  const drum = drumIn(house, fund.id);
  if (isOut(drum, drawn.serial)) return 'the ticket is void';
  const batch = batchOf(drum, drawn.serial);
  if (batch?.patron === undefined) return undefined;
  const { patron } = batch;
  return (
    shutOutBy(house, fund, patron) ??
    limitedBy(house, fund, { limit: rule.limit, patron, drawn }) ??
    (isPaper(batch) ? undefined : wasDrawn(house, drum, { ...drawn, patron, clause: rule.clause }))
  );
}

/** All numbers of a card are one entry: its holder is not drawn again after coming, or failing to
 * come, for one of them. */
function wasDrawn(
  { drums }: House,
  drum: Drum,
  { drawing, patron, clause }: Drawn & { readonly patron: string; readonly clause: string },
): string | undefined {
  const { draws = [] } = drums.drawings.get(drawing) ?? {};
  const isDrawn = draws.some(
    ({ serial, outcome }) => outcome !== 'passed' && batchOf(drum, serial)?.patron === patron,
  );
  return isDrawn ? `the card was drawn before (${clause})` : undefined;
}
