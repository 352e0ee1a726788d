// A split that the players who are left agree on: one writes it down, another confirms it.

import { z } from 'zod';
import { accounts } from '#ledger';
import { add, type Cents, centsOf, dollarsOf, sum, ZERO } from '#money';
import { given } from '#result';
import { checkCovered, checkNotOwn, refuse } from '../../kit/ask.ts';
import type { Ask } from '../../kit/asking.ts';
import { command } from '../../kit/command.ts';
import { FREE, PAIR } from '../../kit/power.ts';
import { FLOOR, SIGNERS } from '../../words/roles.ts';
import { dollars, words } from '../../words/scalars.ts';
import type { Dollars, EntryText } from '../../words/shapes.ts';
import { bountyPrizes, type Found, poolClosed } from './purse.ts';
import { checkIn, checkTables, type OfTournament, tournamentIn } from './sign-up.ts';
import { moneyOf, placeAmounts, playersIn, tournamentEnd } from './standing.ts';
import type { Tournament } from './state.ts';
import { patron, tournament } from './words.ts';

type Deal = NonNullable<Tournament['deal']>;

const NOTHING = '0.00';

/** The rest of the pool for those who still play, with the bounties that no one has won. */
function toSplit({ tournament, fund, rule }: Found): Cents {
  const left = playersIn(tournament);
  const places = sum(placeAmounts(tournament).slice(0, left.length));
  return left.reduce(
    (sum, patron) =>
      bountyPrizes({ tournament, fund, rule }, patron).reduce(
        (more, { amount }) => add(more, amount as Cents),
        sum,
      ),
    places,
  );
}

/** All players left have agreed, on all that there is. */
function checkShares(found: Found, shares: Deal['shares']): void {
  const agreed = new Set(shares.map(({ patron }) => patron));
  const left = playersIn(found.tournament);
  const isAll = left.length === shares.length && left.every((patron) => agreed.has(patron));
  const shared = sum(shares.map(({ amount }) => centsOf(amount)));
  const split = toSplit(found);
  if (!isAll || shared !== split)
    refuse('more-than-pool', `${dollarsOf(shared)} of ${dollarsOf(split)}`);
}

/** Whether first place has something that no sum of money tells. */
const hasMore = ({ tournament, fund, rule }: Found): boolean =>
  rule.dealRow !== undefined &&
  rule.prizes(tournamentEnd(tournament), fund.offering).some(({ words }) => words !== undefined);

/** The tournament with its pool. Where chips are still sold, a deal of all who are left settles it as
 * it stands, and the sale ends with the play: else re-buys up to the last level would allow none. */
function withPool(found: Found, name: string) {
  const { tournament } = found;
  if (tournament.pool !== undefined) return { found, closing: [] };
  const closing = poolClosed(tournament, { ...found, name });
  const { tournament: _, type: __, offering: ___, moves: ____, ...pool } = closing;
  return { found: { ...found, tournament: { ...tournament, pool } }, closing: [closing] };
}

/** What the players left could agree to split, of the pool as it is or would be closed now. */
export function splitFacts(found: Found): {
  readonly toSplit?: Dollars;
  readonly hasMore?: boolean;
} {
  const { tournament, fund, rule } = found;
  const { pool, phase, structure } = tournament;
  const isSettled = () => rule.pool(moneyOf(tournament), structure, fund.offering).ok;
  if (pool === undefined && !(phase === 'running' && isSettled())) return {};
  const closed = withPool(found, '').found;
  return { toSplit: dollarsOf(toSplit(closed)), hasMore: hasMore(closed) };
}

function dealIn(ask: Ask<OfTournament>, ...phases: readonly Tournament['phase'][]) {
  const found = tournamentIn(ask, ...phases);
  const { deal } = found.tournament;
  return { ...found, deal: deal ?? refuse('no-deal', ask.command.tournament) };
}

/** Bounties of the house on those who still play: they come to the pool with a split. */
const houseBounties = (tournament: Tournament): Cents =>
  playersIn(tournament).reduce((sum, patron) => {
    const bounty = tournament.entrants.get(patron)?.bounty;
    return bounty?.from === 'house' ? add(sum, bounty.amount) : sum;
  }, ZERO);

export const DEAL_COMMANDS = {
  'record-deal': command({
    does: 'Records the deal the remaining players made to split the pool.',
    may: FLOOR,
    power: PAIR,
    fields: {
      tournament,
      shares: z
        .array(z.strictObject({ patron, amount: dollars }))
        .min(1)
        .max(500),
      terms: words,
      /** Who has what first place has besides money. */
      first: patron.optional(),
    },
    brings: ['deal-recorded'],
    sample: { tournament: 'none', shares: [{ patron: 'p9', amount: '1.00' }], terms: 'evenly' },
    decide(ask) {
      const { tournament: name, shares, terms, first } = ask.command;
      const named = ask.house.tournaments.get(name) ?? refuse('unknown-tournament', name);
      for (const { patron } of shares) {
        if (!named.entrants.has(patron)) refuse('unknown-entrant', patron);
      }
      const running = tournamentIn(ask, 'running');
      const { tournament, rule } = running;
      for (const { patron } of shares) checkIn(tournament, patron);
      const { found } = withPool(running, name);
      checkShares(found, shares);
      if (rule.dealRow === undefined) refuse('no-deal', rule.clause);
      const isSaid =
        first === undefined ? !hasMore(found) : shares.some((each) => each.patron === first);
      if (!isSaid) refuse('no-deal', `enter who gets the non-cash first prize: ${rule.clause}`);
      return [
        given({
          type: 'deal-recorded',
          tournament: name,
          shares: shares.map(({ patron, amount }) => ({
            patron,
            amount: dollarsOf(centsOf(amount)),
          })),
          terms,
          first,
        }),
      ];
    },
  }),

  /** A different person asks the players again, and records it. No one has gone out since, and it
   * is still all that there is. */
  'confirm-deal': command({
    does: 'Confirms the players’ deal and ends play. A different employee must do it.',
    may: SIGNERS,
    power: PAIR,
    fields: { tournament },
    brings: ['pool-closed', 'deal-confirmed'],
    sample: { tournament: 'none' },
    decide(ask) {
      const { tournament: name, by } = ask.command;
      const named = ask.house.tournaments.get(name);
      if (named?.deal?.by === by) refuse('second-person', by);
      const { deal, tournament, fund, rule } = dealIn(ask, 'running');
      checkNotOwn(
        ask.house,
        by,
        deal.shares.map(({ patron }) => patron),
      );
      const { found, closing } = withPool({ tournament, fund, rule }, name);
      checkShares(found, deal.shares);
      const given = dollarsOf(houseBounties(tournament));
      const costs = accounts.house('promotional-costs');
      const meter = accounts.meter(fund.id, rule.meter);
      const moves: readonly EntryText[] =
        centsOf(given) === ZERO ? [] : [['step', costs, meter, given]];
      const facts = { tournament: name, offering: fund.id, fromHouse: given };
      return [...closing, { type: 'deal-confirmed', ...facts, moves }];
    },
  }),

  'drop-deal': command({
    does: 'Drops the players’ deal. Play continues.',
    may: FLOOR,
    power: FREE,
    fields: { tournament, reason: words },
    brings: ['deal-dropped'],
    sample: { tournament: 'none', reason: 'for the test' },
    decide(ask) {
      const { tournament, reason } = ask.command;
      const { deal, fund, rule, ...found } = dealIn(ask, 'running', 'over');
      checkTables(ask.house, tournament, found.tournament);
      const { fromHouse = NOTHING } = deal;
      const costs = accounts.house('promotional-costs');
      const meter = accounts.meter(fund.id, rule.meter);
      const moves: readonly EntryText[] =
        fromHouse === NOTHING ? [] : [['correction', meter, costs, fromHouse]];
      checkCovered(ask.house, moves);
      return [{ type: 'deal-dropped', tournament, offering: fund.id, reason, moves }];
    },
  }),
};
