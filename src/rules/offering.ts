// An offering is an activity as a house posts it: one choice of each option, a value inside each
// range, games, dates and hours.
import { limitFor } from '#games';
import { type Cents, countOf, partOf, ratioOf, showDollars } from '#money';
import type { Fields, Problem } from '#result';
import type { Activity, MeterRule } from './activity.ts';
import { type Hours, isWithin, type Moment } from './moment.ts';
import { isChosen, isPosted, type Posted } from './posted.ts';
import { showValue } from './read-value.ts';
import type { Row } from './row.ts';
import type { Value } from './value.ts';

export interface Window {
  /** At all hours where there are none. */
  readonly hours?: Hours;
  /** Only at tables with these limits, where they are named. */
  readonly limits?: readonly string[];
  /** Only at these tables, where they are named. */
  readonly tables?: readonly string[];
  readonly values: ReadonlyMap<string, Value>;
}

/** A posted sheet with all that stands in it. */
export interface PostedActivity extends Posted {
  readonly activity: Activity;
}

export interface Offering extends PostedActivity {
  readonly games: readonly string[];
  readonly tables: readonly string[];
  /** What the house itself has stated, not what was assumed: `options.hands`, `values.seed`. */
  readonly given: ReadonlySet<string>;
  readonly postedAt?: Moment;
  readonly from?: Moment;
  readonly until?: Moment;
  /** Open hours; at any time where there are none. */
  readonly hours: readonly Hours[];
  readonly windows: readonly Window[];
  /** Another name that the house advertises it by. */
  readonly advertisedAs?: string;
  /** Further restrictions of the house, in its own words. */
  readonly restrictions: readonly string[];
}

/** Whether the offering is open at a moment: inside its dates and its hours. */
export const isOpen = (
  { from, until, hours }: Pick<Offering, 'from' | 'until' | 'hours'>,
  at: Moment,
): boolean =>
  (from === undefined || at.instant >= from.instant) &&
  (until === undefined || at.instant < until.instant) &&
  (hours.length === 0 || hours.some((each) => isWithin(each, at)));

/** Where a hand is played, as far as a window asks. */
interface Place {
  readonly limit?: string;
  readonly table?: string;
}

const isOneOf = (named: readonly string[] | undefined, is: string | undefined): boolean =>
  named === undefined || (is !== undefined && named.includes(is));

/** The offering with the values of the windows that a moment and a place fall into. A moment that is
 * not known falls into no hours. */
export function at(
  offering: Offering,
  moment: Moment | undefined,
  { limit, table }: Place = {},
): Offering {
  const values = new Map(offering.values);
  for (const { hours, limits, tables, values: inside } of offering.windows) {
    const isThen = hours === undefined || (moment !== undefined && isWithin(hours, moment));
    const isThere = limits === undefined || (limit !== undefined && limitFor(limits, limit));
    if (!isThen || !isThere || !isOneOf(tables, table)) continue;
    for (const [name, value] of inside) values.set(name, value);
  }
  return { ...offering, values };
}

/** Of offerings of one activity, the one in force at a moment: the last that had begun and not
 * ended. */
export function inForce(offerings: readonly Offering[], moment: Moment): Offering | undefined {
  const begun = offerings.filter(
    ({ from, until }) =>
      (from === undefined || from.instant <= moment.instant) &&
      (until === undefined || moment.instant < until.instant),
  );
  const startOf = ({ from }: Offering): number => from?.instant ?? Number.NEGATIVE_INFINITY;
  return begun.reduce<Offering | undefined>(
    (last, each) => (last === undefined || startOf(each) >= startOf(last) ? each : last),
    undefined,
  );
}

/** A document with the choices that it leaves out for `none` said, so that no one has to know when
 * it was posted to read it. */
export function saidInFull(document: Fields, { activity, options, given }: Offering): Fields {
  const unsaid = Object.entries(activity.options).filter(
    ([name, { mayBeNone }]) => mayBeNone && !given.has(`options.${name}`),
  );
  if (unsaid.length === 0) return document;
  const none = Object.fromEntries(unsaid.map(([name]) => [name, options[name]]));
  return { ...document, options: { ...(document['options'] as object | undefined), ...none } };
}

/** The rows under which something can be won: chosen, and with their prize posted. */
export const openRows = (offering: Offering): readonly Row[] =>
  offering.activity.rows.filter(
    ({ in: chosen, prize }) =>
      isChosen(offering, chosen) &&
      (prize.pays !== 'dollars' ||
        typeof prize.amount !== 'string' ||
        isPosted(offering, prize.amount)),
  );

/** What a sheet forbids when one offering follows another. */
export function checkChange(
  before: Offering,
  after: Offering,
  { hasBeenHit }: { readonly hasBeenHit: boolean },
): Problem[] {
  const { activity } = before;
  const problems: Problem[] = [];
  if (after.activity.id !== activity.id) {
    return [{ path: 'offering.activity', message: `must be of the activity ${activity.id}` }];
  }
  for (const [name, { title, clause, frozenUntilHit }] of Object.entries(activity.options)) {
    const [was, is] = [before.options[name], after.options[name]];
    if (!frozenUntilHit || hasBeenHit || was === is) continue;
    problems.push({
      path: `offering.options.${name}`,
      message: `${title} stays ${was} until the jackpot has been hit and awarded (${clause})`,
    });
  }
  problems.push(...metersChanged(before, after), ...seedsUnadjusted(before, after));
  for (const meter of activity.fund.meters) {
    if (!meter.noDecrease || hasBeenHit || typeof meter.seed !== 'string') continue;
    const [was, is] = [before.values.get(meter.seed), after.values.get(meter.seed)];
    if (was === undefined || is === undefined) continue;
    if (countOf(is as Cents) >= countOf(was as Cents)) continue;
    problems.push({
      path: `offering.values.${meter.seed}`,
      message:
        `${meter.title} was posted at ${showValue(was)} and is never lowered ` +
        `(${activity.fund.clause})`,
    });
  }
  return problems;
}

/** A meter holds money of players, and begins with money of the house: neither comes or goes with a
 * change of the posting. */
function metersChanged(before: Offering, after: Offering): readonly Problem[] {
  const [had, has] = [before, after].map(({ activity }) => activity.fund.meters) as [
    readonly MeterRule[],
    readonly MeterRule[],
  ];
  const isIn = (all: readonly MeterRule[], { name }: MeterRule) =>
    all.some((each) => each.name === name);
  const changed = [
    ...had.filter((meter) => !isIn(has, meter)),
    ...has.filter((meter) => !isIn(had, meter)),
  ];
  return changed.map((meter) => ({
    path: `offering.options.${Object.keys(meter.in ?? {})[0]}`,
    message:
      `${meter.title} is there or not for as long as the offering lasts: withdraw the offering ` +
      `and post a new one (${before.activity.fund.clause})`,
  }));
}

/** Where a wager is another one, the seed that goes with it is as many times greater or smaller. */
function seedsUnadjusted(before: Offering, after: Offering): readonly Problem[] {
  return after.activity.fund.meters.flatMap(({ seed, seedGoesWith: wager, title }) => {
    if (wager === undefined || typeof seed !== 'string') return [];
    const amountsIn = ({ values }: Offering) =>
      [wager, seed].map((name) => values.get(name) as Cents | undefined);
    const [[wasWager, wasSeed], [isWager, isSeed]] = [amountsIn(before), amountsIn(after)];
    if (!wasWager || !wasSeed || !isWager || !isSeed || wasWager === isWager) return [];
    const due = partOf(wasSeed, ratioOf(countOf(isWager), countOf(wasWager)));
    if (isSeed === due) return [];
    const message =
      `${title} was seeded with ${showValue(wasSeed)} for a wager of ${showValue(wasWager)}: ` +
      `for ${showValue(isWager)} it is ${showDollars(due)} (${after.activity.fund.clause})`;
    return [{ path: `offering.values.${seed}`, message }];
  });
}
