// The log of a tournament, with every field that a sheet asks for.

import { dealtGameNamed } from '#games';
import { type Cents, centsOf, dollarsOf, sum } from '#money';
import { given } from '#result';
import { isPosted, postedAmount, type Structure } from '#rules';
import { type Fund, knownFund } from '../../funds/funds.ts';
import type { Rulebook } from '../../offerings/rulebook.ts';
import type { House } from '../../state.ts';
import { claimsOf, poolNow } from './facts.ts';
import { tournamentRule } from './sign-up.ts';
import { isNpn } from './standing.ts';
import type { Tournament } from './state.ts';

const NOTHING = '0.00';

export function tournamentLog(house: House, rulebook: Rulebook, name: string) {
  const tournament = house.tournaments.get(name);
  if (tournament === undefined) return undefined;
  const { title, game, startsAt, startedAt, endedAt, entrants, pool } = tournament;
  const fund = knownFund(house, tournament.offering, rulebook);
  const { activity } = fund.offering;
  const entered = [...entrants.values()];
  const { deal, signed, results = [], structure, tablesUsed: used } = tournament;
  return {
    house: house.name,
    tournament: name,
    title,
    startsAt,
    phase: tournament.phase,
    activity: activity.title,
    approvals: activity.approvalIds,
    ...given({ startedAt, endedAt }),
    tables: [...used].map(([table, hands]) => ({ table, hands })),
    games: [dealtGameNamed(game)?.title ?? game],
    entry: countBy(entered.map(({ way }) => way)),
    offered: offeredMore(structure, fund),
    participants: entered.filter((entrant) => !isNpn(entrant)).length,
    fees: feesOf(tournament, fund),
    sources: sourcesOf(tournament),
    prizePool: pool?.places ?? poolNow(tournament, fund).prizePool,
    deductions: deductionsOf(tournament),
    activities: bountiesOf(tournament, fund),
    results,
    paidOut: dollarsOf(sum(results.map(({ amount = NOTHING }) => centsOf(amount)))),
    ...(deal?.confirmedBy === undefined
      ? {}
      : {
          deal: {
            terms: deal.terms,
            shares: deal.shares,
            writtenBy: deal.by,
            confirmedBy: deal.confirmedBy,
          },
        }),
    claims: tournament.awards.flatMap((award) => claimsOf(house, award)),
    rules: [...tournament.rulesRead].map(([clause, read]) => ({ clause, ...read })),
    journal: tournament.journal,
    ...given({ signed }),
  };
}

const countBy = <Word extends string>(words: readonly Word[]) =>
  [...new Set(words)].map((way) => ({ way, count: words.filter((each) => each === way).length }));

/** What of the money was not for the places, and why. */
function deductionsOf({ pool, structure: { charity } }: Tournament) {
  if (pool === undefined) return [];
  return [
    { reason: 'Bounties', amount: pool.bounties },
    { reason: `Charity: ${charity?.name}`, amount: pool.charity },
  ].filter(({ amount }) => amount !== NOTHING);
}

/** Re-buys and add-ons that could be had, and for how much. */
function offeredMore(structure: Structure, fund: Fund) {
  const rule = tournamentRule(fund);
  const most = rule.most(fund.offering);
  return (['rebuys', 'addOns'] as const).flatMap((what) => {
    const fee = what === 'rebuys' ? rule.fees.rebuy : rule.fees.addOn;
    if (structure[what] === undefined || fee === undefined) return [];
    const amount = dollarsOf(postedAmount(fund.offering, fee));
    return [{ what, amount, most: most[what] ?? null }];
  });
}

/** Of each fee its name, what it is, how often it was taken and what came of it. */
function feesOf({ entrants }: Tournament, fund: Fund) {
  const { offering } = fund;
  const all = [...entrants.values()];
  const { fees } = tournamentRule(fund);
  const taken: readonly (readonly [string | undefined, readonly Cents[]])[] = [
    [fees.buyIn, all.flatMap(({ way, buyIn }) => (way === 'paid' ? [buyIn] : []))],
    [fees.entryFee, all.flatMap(({ way, entryFee }) => (way === 'paid' ? [entryFee] : []))],
    [fees.rebuy, all.flatMap(({ rebuys }) => rebuys)],
    [fees.addOn, all.flatMap(({ addOns }) => addOns)],
  ];
  return taken.flatMap(([name, amounts]) => {
    if (name === undefined || !isPosted(offering, name)) return [];
    const fee = offering.activity.fees.find((each) => each.name === name);
    const total = sum(amounts);
    return [
      {
        fee: fee?.title ?? name,
        amount: dollarsOf(postedAmount(offering, name)),
        count: amounts.length,
        total: dollarsOf(total),
        isKept: fee?.isKept === true,
      },
    ];
  });
}

/** Where the money of the pool has come from. */
function sourcesOf({ entrants, pool }: Tournament) {
  const all = [...entrants.values()];
  const together = (amounts: readonly Cents[]) => dollarsOf(sum(amounts));
  const paid = all.flatMap(({ way, buyIn }) => (way === 'paid' ? [buyIn] : []));
  const given = all.flatMap(({ way, buyIn }) => (way === 'paid' ? [] : [buyIn]));
  return [
    { source: 'Buy-ins', amount: together(paid) },
    { source: 'Buy-ins paid by the house', amount: together(given) },
    { source: 'Re-buys', amount: together(all.flatMap(({ rebuys }) => rebuys)) },
    { source: 'Add-ons', amount: together(all.flatMap(({ addOns }) => addOns)) },
    { source: 'The house', amount: pool?.fromHouse ?? NOTHING },
  ].filter(({ amount }) => amount !== NOTHING);
}

/** Bounties: who pays them, what one is, how many were awarded, what the pool gave. */
function bountiesOf({ entrants }: Tournament, fund: Fund) {
  const posted = tournamentRule(fund).bounty?.(fund.offering);
  if (posted === undefined) return [];
  const named = [...entrants.values()].flatMap(({ bounty }) => bounty ?? []);
  const ofPool = named.filter(({ from }) => from === 'pool');
  return [
    {
      activity: 'Bounties',
      funding: posted.from,
      prize: dollarsOf(posted.amount),
      awarded: named.filter(({ award }) => award !== undefined).length,
      fromPool: dollarsOf(sum(ofPool.map(({ amount }) => amount))),
    },
  ];
}
