// What the quick and the long tests of the odds of activities ask, and how they write what they
// expect.
import { ACTIVITIES } from '#activities';
import { makeExact, ratioOf } from '#money';
import { sure } from '#result';
import { type Activity, decodeOffering, type Offering } from '#rules';
import { type ActivityOdds, activityOdds } from './activity-odds.ts';

interface Offered {
  readonly options?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly games?: readonly string[];
}

export function offeringOf(id: string, offered: Offered = {}): Offering {
  const activity = ACTIVITIES.find((each) => each.id === id) as Activity;
  return sure(decodeOffering(activity, offered));
}

export const oddsOf = (
  id: string,
  { decks, ...offered }: Offered & { readonly decks?: number } = {},
): ActivityOdds => activityOdds(offeringOf(id, offered), decks === undefined ? {} : { decks });

export const exact = (ways: bigint, all: bigint) => makeExact(ratioOf(ways, all));

/** By row: the probability, or its value where it is estimated. */
export const chancesOf = ({ rows }: ActivityOdds): Record<string, unknown> =>
  Object.fromEntries(rows.map(({ row, probability }) => [row, probability]));

export const outOf = (
  all: bigint,
  ways: Readonly<Record<string, bigint>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(ways).map(([row, each]) => [row, exact(each, all)]));
