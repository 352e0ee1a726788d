// Who is ahead in a contest: the sheet ranks, the club's card knows the hours of play.
import { dollarsOf } from '#money';
import type { Placed, PoolEntrant, PoolPrize, PoolRule } from '#rules';
import { claimsUnder } from '../../awards/prizes.ts';
import type { Fund } from '../../funds/funds.ts';
import { refuse } from '../../kit/ask.ts';
import type { House } from '../../state.ts';
import { instantOf } from '../../words/days.ts';
import { hoursOf } from '../club/api.ts';
import type { Contest } from './state.ts';

/** What patrons predict under a sheet. */
export const poolOf = ({ offering, id }: Fund): PoolRule =>
  offering.activity.pool ?? refuse('no-pool', id);

/** Hours of play that count for a contest, up to an instant where one is given. */
export function hoursFor(
  house: House,
  { offering }: Fund,
  { hours }: Pick<Contest, 'hours'>,
  { patron, before }: { readonly patron: string; readonly before?: number },
): number {
  const until = Math.min(instantOf(hours.until), before ?? Number.POSITIVE_INFINITY);
  return hoursOf(house, patron, { from: instantOf(hours.from), until, games: offering.games });
}

const entrantsOf = (house: House, fund: Fund, contest: Contest): readonly PoolEntrant[] =>
  [...contest.picks].map(([player, { answers, hours }]) => ({
    player,
    answers,
    hours: { inAll: hoursFor(house, fund, contest, { patron: player }), byEntry: hours },
  }));

/** Everyone in order, as far as the results go. */
export function standingOf(house: House, fund: Fund, contest: Contest): readonly Placed[] {
  if (contest.standing !== undefined) return contest.standing;
  const { questions, results } = contest;
  const at = { questions, results, posted: fund.offering };
  return poolOf(fund).standing(entrantsOf(house, fund, contest), at);
}

/** The final order of those with enough hours, and what they win. */
export function outcomeOf(
  house: House,
  fund: Fund,
  contest: Contest,
): { readonly standing: readonly Placed[]; readonly prizes: readonly PoolPrize[] } {
  const pool = poolOf(fund);
  const entrants = entrantsOf(house, fund, contest);
  const { questions, results } = contest;
  const at = { questions, results, posted: fund.offering };
  const inIt = new Set(
    pool.standing(entrants, at).flatMap(({ player, isIn }) => (isIn ? [player] : [])),
  );
  const counted = entrants.filter(({ player }) => inIt.has(player));
  return { standing: pool.standing(counted, at), prizes: pool.prizes(counted, at) };
}

/** What each has won in a contest that was awarded, by patron. */
export function wonIn(house: House, { award }: Contest): ReadonlyMap<string, string> {
  const claims = award === undefined ? [] : claimsUnder(house, award);
  return new Map(claims.map(({ patron = '', amount }) => [patron, dollarsOf(amount)]));
}

/** An award that is taken back can be made again. */
export const contestsBack = ({ pools }: House, award: string, reason: string) =>
  [...pools].flatMap(([contest, { award: made, offering }]) =>
    made === award ? [{ type: 'contest-reopened', contest, offering, award, reason } as const] : [],
  );

/** Whether a contest of an offering still waits for its prizes. */
export const hasOpenContest = ({ pools }: House, offering: string): boolean =>
  [...pools.values()].some((each) => each.offering === offering && each.status === 'open');
