// The money of a tournament: more chips sold, bounties, the pool, a deal between players, what is
// awarded, the charity's part, and the signature under the log.
import { accounts } from '#ledger';
import { type Cents, centsOf, countOf, splitEqually } from '#money';
import type { Bounty, TournamentRule } from '#rules';
import { type Ask, checkCovered, checkNotOwn, refuse } from '../ask.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf, Move } from '../events.ts';
import { type Fund, meterBalance } from '../funds.ts';
import { countAsked, countIn, dollarsFor, dollarsIn } from '../money.ts';
import { type Prize, prizesWon } from '../prizes.ts';
import { entrySold } from '../rounds.ts';
import type { House } from '../state.ts';
import type { Placed } from './events.ts';
import { checkIn, checkTables, entrantIn, type OfTournament, tournamentIn } from './sign-up.ts';
import { endOf, isNpn, isOut, levelAt, moneyOf, placesOf, playersIn } from './standing.ts';
import type { Entrant, Tournament } from './state.ts';

type Found = ReturnType<typeof tournamentIn>;

const NOTHING = '0.00';

/** A re-buy or an add-on, within the posted number and levels. */
export const sellChips =
  (what: 'rebuys' | 'addOns') =>
  (ask: Ask<CommandOf<'sell-rebuy' | 'sell-add-on'>>): readonly Event[] => {
    const { tournament: name, patron } = ask.command;
    const { tournament, fund, rule, entrant } = entrantIn(ask, 'running');
    const more = tournament.structure[what];
    const fee = what === 'rebuys' ? rule.fees.rebuy : rule.fees.addOn;
    const isLate = more === undefined || levelAt(tournament, ask.at.instant) > more.untilLevel;
    if (tournament.pool !== undefined || fee === undefined || isLate || isNpn(entrant)) {
      return refuse('entry-over', rule.clause);
    }
    const most = rule.most(fund.offering)[what];
    if (most !== undefined && entrant[what].length >= most) {
      refuse('rebuy-limit', `${most}: ${rule.clause}`);
    }
    checkIn(tournament, patron);
    const sold = entrySold(ask, { offering: fund.id, fee, patron });
    const { amount } = sold;
    const facts = { tournament: name, patron, what, amount, chips: more.chips };
    return [{ type: 'chips-bought', ...facts }, sold];
  };

function bountyOf({ fund, rule }: Found): Bounty {
  return rule.bounty?.(fund.offering) ?? refuse('no-bounty', rule.clause);
}

/** A target; what is on them comes out of the pool as long as that is open. */
export function nameBounty(ask: Ask<CommandOf<'name-bounty'>>): readonly Event[] {
  const { tournament: name, patron } = ask.command;
  const found = entrantIn(ask, 'sign-up', 'running');
  const { tournament, entrant } = found;
  checkIn(tournament, patron);
  const bounty = bountyOf(found);
  const from = isNpn(entrant) ? 'house' : bounty.from;
  if (entrant.bounty !== undefined || entrant.way === 'free-roll') refuse('no-bounty', patron);
  const { buyIns, rebuys, addOns, bounties } = moneyOf(tournament);
  if (from === 'pool') {
    if (tournament.pool !== undefined) refuse('pool-closed', name);
    const left = countOf(buyIns) + countOf(rebuys) + countOf(addOns) - countOf(bounties);
    if (left < countOf(bounty.amount)) refuse('more-than-pool', dollarsIn(left));
  }
  const amount = dollarsFor(bounty.amount);
  return [{ type: 'bounty-named', tournament: name, patron, amount, from }];
}

export function closePool(ask: Ask<CommandOf<'close-pool'>>): readonly Event[] {
  const { tournament: name } = ask.command;
  const { tournament, fund, rule } = tournamentIn(ask, 'running', 'over');
  if (tournament.pool !== undefined) refuse('pool-closed', name);
  return [poolClosed(tournament, { fund, rule, name })];
}

/** What the house lacks to its promise comes to the pool, and the places are settled. */
export function poolClosed(
  tournament: Tournament,
  {
    fund,
    rule,
    name,
  }: { readonly fund: Fund; readonly rule: TournamentRule; readonly name: string },
): EventOf<'pool-closed'> {
  const money = moneyOf(tournament);
  const pool = rule.pool(money, tournament.structure, fund.offering);
  if (!pool.ok) return refuse('more-than-pool', rule.clause, pool.error);
  const { places, fromHouse, charity, amounts } = pool.value;
  const collected = countOf(money.buyIns) + countOf(money.rebuys) + countOf(money.addOns);
  const costs = accounts.house('promotional-costs');
  const meter = accounts.meter(fund.id, rule.meter);
  const given = dollarsFor(fromHouse);
  const moves: readonly Move[] = countOf(fromHouse) === 0n ? [] : [['step', costs, meter, given]];
  return {
    type: 'pool-closed',
    ...{ tournament: name, offering: fund.id, entryCount: money.entryCount },
    ...{ collected: dollarsIn(collected), bounties: dollarsFor(money.bounties) },
    ...{ charity: dollarsFor(charity), fromHouse: given, places: dollarsFor(places) },
    amounts: amounts.map(dollarsFor),
    moves,
  };
}

/** Who has what of a bounty: the winners of the hand that took its target out, or the target. */
function bountyPrizes({ tournament, fund, rule }: Found, patron: string): readonly Prize[] {
  const { bounty } = tournament.entrants.get(patron) as Entrant;
  const posted = rule.bounty?.(fund.offering);
  if (bounty === undefined || bounty.award !== undefined || posted === undefined) return [];
  const out = tournament.busts.flatMap((each) => each.out).find((each) => each.patron === patron);
  const collectors = (out?.wonBy ?? []).filter((each) => {
    return tournament.entrants.get(each)?.way !== 'free-roll';
  });
  const isOwn = collectors.length === 0;
  const [first = patron, ...others] = collectors;
  const parts = splitEqually(centsOf(bounty.amount), [first, ...others], { oddTo: first });
  const because = isOwn ? `${patron} is not eliminated` : `${patron} is eliminated`;
  return Object.entries(parts)
    .filter(([, amount]) => countOf(amount) > 0n)
    .map(([winner, amount]) => ({
      ...{ row: isOwn ? posted.ownRow : posted.row, patron: winner, amount, because },
      ...(bounty.from === 'pool' ? { meter: rule.meter } : {}),
    }));
}

export function awardBounty(ask: Ask<CommandOf<'award-bounty'>>): readonly Event[] {
  const { house, command } = ask;
  const { tournament: name, patron, by, id: award } = command;
  const named = house.tournaments.get(name) ?? refuse('unknown-tournament', name);
  if (named.runBy.has(by)) refuse('second-person', by);
  const found = entrantIn(ask, 'running', 'over', 'awarded');
  const { tournament, fund, entrant } = found;
  const bounty = bountyOf(found);
  if (!isOut(tournament, patron) || entrant.bounty?.award !== undefined) {
    refuse('no-bounty', patron);
  }
  const prizes = bountyPrizes(found, patron);
  if (prizes.length === 0) refuse('no-bounty', patron);
  checkNotOwn(
    house,
    by,
    prizes.map((prize) => prize.patron),
  );
  const plays = prizes.filter((prize) => !isOut(tournament, prize.patron as string));
  if (bounty.paid === 'after' && tournament.phase === 'running' && plays.length > 0) {
    refuse('bounty-waits', plays[0]?.patron);
  }
  checkPool(ask, found, prizes);
  const of = { what: 'tournament', id: name } as const;
  const signedBy = [...new Set([...tournament.runBy, by])];
  return [
    { type: 'bounty-awarded', tournament: name, patron, award },
    prizesWon(ask, fund, { award, of, prizes, signedBy }),
  ];
}

/** Somebody may have corrected the pool by hand since: it gives no more than it has. */
function checkPool({ house }: Pick<Ask, 'house'>, { fund, rule }: Found, prizes: readonly Prize[]) {
  const taken = prizes
    .filter(({ meter }) => meter === rule.meter)
    .reduce((sum, { amount }) => sum + countOf(amount as Cents), 0n);
  if (meterBalance(house, fund, rule.meter) < taken) refuse('not-enough-money', fund.id);
}

/** What is left of the pool for those who still play, with the bounties that nobody has won. */
export function toSplit({ tournament, fund, rule }: Found): bigint {
  const { pool } = tournament;
  const left = playersIn(tournament);
  const places = (pool?.amounts ?? [])
    .slice(0, left.length)
    .reduce((sum, amount) => sum + countIn(amount), 0n);
  return left.reduce(
    (sum, patron) =>
      bountyPrizes({ tournament, fund, rule }, patron).reduce(
        (more, { amount }) => more + countOf(amount as Cents),
        sum,
      ),
    places,
  );
}

export function recordDeal(ask: Ask<CommandOf<'record-deal'>>): readonly Event[] {
  const { tournament: name, shares, terms } = ask.command;
  const named = ask.house.tournaments.get(name) ?? refuse('unknown-tournament', name);
  for (const { patron } of shares) {
    if (!named.entrants.has(patron)) refuse('unknown-entrant', patron);
  }
  const found = tournamentIn(ask, 'running');
  const { tournament, rule } = found;
  for (const { patron } of shares) checkIn(tournament, patron);
  if (tournament.pool === undefined) refuse('pool-open', name);
  const agreed = new Set(shares.map(({ patron }) => patron));
  const left = playersIn(tournament);
  const isAll = left.length === shares.length && left.every((patron) => agreed.has(patron));
  const sum = shares.reduce((total, { amount }) => total + countAsked(amount), 0n);
  const split = toSplit(found);
  if (!isAll || sum !== split) refuse('more-than-pool', `${dollarsIn(sum)} of ${dollarsIn(split)}`);
  if (rule.dealRow === undefined) refuse('no-deal', rule.clause);
  return [
    {
      type: 'deal-recorded',
      tournament: name,
      shares: shares.map(({ patron, amount }) => ({
        patron,
        amount: dollarsIn(countAsked(amount)),
      })),
      terms,
    },
  ];
}

function dealIn(ask: Ask<OfTournament>, ...phases: readonly Tournament['phase'][]) {
  const found = tournamentIn(ask, ...phases);
  const { deal } = found.tournament;
  return { ...found, deal: deal ?? refuse('no-deal', ask.command.tournament) };
}

/** Somebody else asks the players again, and writes it down. Nobody has gone out since. */
export function confirmDeal(ask: Ask<CommandOf<'confirm-deal'>>): readonly Event[] {
  const { tournament: name, by } = ask.command;
  const named = ask.house.tournaments.get(name);
  if (named?.deal?.by === by) refuse('second-person', by);
  const { deal, tournament, fund, rule } = dealIn(ask, 'running');
  checkNotOwn(
    ask.house,
    by,
    deal.shares.map(({ patron }) => patron),
  );
  const given = dollarsIn(houseBounties(tournament));
  const costs = accounts.house('promotional-costs');
  const meter = accounts.meter(fund.id, rule.meter);
  const moves: readonly Move[] = countIn(given) === 0n ? [] : [['step', costs, meter, given]];
  const facts = { tournament: name, offering: fund.id, fromHouse: given };
  return [{ type: 'deal-confirmed', ...facts, moves }];
}

/** Bounties of the house on those who still play: they come to the pool with a split. */
const houseBounties = (tournament: Tournament): bigint =>
  playersIn(tournament).reduce((sum, patron) => {
    const bounty = tournament.entrants.get(patron)?.bounty;
    return bounty?.from === 'house' ? sum + bounty.amount : sum;
  }, 0n);

export function dropDeal(ask: Ask<CommandOf<'drop-deal'>>): readonly Event[] {
  const { tournament, reason } = ask.command;
  const { deal, fund, rule, ...found } = dealIn(ask, 'running', 'over');
  checkTables(ask.house, tournament, found.tournament);
  const { fromHouse = NOTHING } = deal;
  const costs = accounts.house('promotional-costs');
  const meter = accounts.meter(fund.id, rule.meter);
  const moves: readonly Move[] =
    fromHouse === NOTHING ? [] : [['correction', meter, costs, fromHouse]];
  checkCovered(ask.house, moves);
  return [{ type: 'deal-dropped', tournament, offering: fund.id, reason, moves }];
}

/** An award that is taken back can be made again: of a bounty, or of the places. */
export const awardsBack = ({ tournaments }: House, award: string, reason: string) =>
  [...tournaments].flatMap(([tournament, { awards }]) =>
    awards.includes(award)
      ? [{ type: 'tournament-award-voided', tournament, award, reason } as const]
      : [],
  );

/** What the places have, as the sheet or the players have it. */
function placePrizes({ tournament, fund, rule }: Found): readonly Prize[] {
  const { deal } = tournament;
  const ofPool = { meter: rule.meter };
  const end = endOf(tournament);
  const all = rule.prizes(end, fund.offering).map(
    ({ entrant, from, ...prize }): Prize => ({
      ...{ ...prize, patron: entrant },
      ...(from === 'pool' ? ofPool : {}),
    }),
  );
  if (deal === undefined) return all;
  const agreed = deal.shares
    .filter(({ amount }) => countIn(amount) > 0n)
    .map(({ patron, amount }): Prize => {
      const row = rule.dealRow?.(fund.offering) as string;
      const because = `agreed: ${deal.terms}`;
      return { row, patron, amount: centsOf(countIn(amount)), ...ofPool, because };
    });
  const isShared = (patron: string | undefined) =>
    deal.shares.some((share) => share.patron === patron);
  return [
    ...agreed,
    ...all.filter(({ patron, meter }) => !isShared(patron) || meter === undefined),
  ];
}

/** Bounties out of the pool that were awarded one by one. */
const paidOut = ({ entrants }: Tournament): bigint =>
  [...entrants.values()].reduce(
    (sum, { bounty }) =>
      bounty?.from === 'pool' && bounty.award !== undefined ? sum + bounty.amount : sum,
    0n,
  );

/** Bounties that were not awarded yet; those of whoever agreed on a split are in it. */
function restOfBounties(found: Found): readonly Prize[] {
  const { tournament } = found;
  return [...tournament.entrants.keys()].flatMap((patron) => {
    const isInSplit = tournament.deal?.shares.some((share) => share.patron === patron) === true;
    return isInSplit ? [] : bountyPrizes(found, patron);
  });
}

export function awardTournament(ask: Ask<CommandOf<'award-tournament'>>): readonly Event[] {
  const { house, command } = ask;
  const { tournament: name, by, id: award } = command;
  const named = house.tournaments.get(name) ?? refuse('unknown-tournament', name);
  if (named.runBy.has(by)) refuse('second-person', by);
  const found = tournamentIn(ask, 'over');
  const { tournament, fund, rule } = found;
  if (tournament.pool === undefined) refuse('pool-open', name);
  const places = placePrizes(found);
  const prizes = [...places, ...restOfBounties(found)];
  checkNotOwn(
    house,
    by,
    prizes.map(({ patron }) => patron),
  );
  const paid = prizes
    .filter(({ meter }) => meter === rule.meter)
    .reduce((sum, { amount }) => sum + countOf(amount as Cents), paidOut(tournament));
  const { pool, deal } = tournament;
  const most = [pool?.places, pool?.bounties, deal?.fromHouse].reduce(
    (sum, amount = '0.00') => sum + countIn(amount),
    0n,
  );
  if (paid !== most) refuse('more-than-pool', `${dollarsIn(paid)} of ${dollarsIn(most)}`);
  checkPool(ask, found, prizes);
  const of = { what: 'tournament', id: name } as const;
  const signedBy = [...new Set([...tournament.runBy, by])];
  const results = resultsOf(tournament, places);
  const has = prizes.length > 0;
  return [
    { type: 'tournament-awarded', tournament: name, results, ...(has ? { award } : {}) },
    ...(has ? [prizesWon(ask, fund, { award, of, prizes, signedBy })] : []),
  ];
}

/** Every place, with what it was paid; whoever shares one has its number. */
function resultsOf(tournament: Tournament, prizes: readonly Prize[]): readonly Placed[] {
  let above = 0;
  return placesOf(tournament).flatMap((patrons) => {
    const place = above + 1;
    above += patrons.length;
    return patrons.map((patron): Placed => {
      const own = prizes.filter((prize) => prize.patron === patron);
      const amount = own.reduce((sum, prize) => sum + countOf(prize.amount ?? centsOf(0n)), 0n);
      const words = own.flatMap((prize) => prize.words ?? []).join(', ');
      return {
        ...{ place, patron },
        ...(amount === 0n ? {} : { amount: dollarsIn(amount) }),
        ...(words === '' ? {} : { words }),
      };
    });
  });
}

export function payCharity(ask: Ask<CommandOf<'pay-charity'>>): readonly Event[] {
  const { tournament: name, reference } = ask.command;
  const { tournament, fund, rule } = tournamentIn(ask, 'running', 'over', 'awarded');
  const { pool, structure, charity: paid } = tournament;
  if (pool === undefined) return refuse('pool-open', name);
  const { charity } = structure;
  if (charity === undefined || countIn(pool.charity) === 0n) return refuse('more-than-pool', name);
  if (paid !== undefined) refuse('more-than-pool', `${paid.amount} was paid`);
  const { charity: amount } = pool;
  const cage = accounts.house('cage');
  const moves: readonly Move[] = [['award', accounts.meter(fund.id, rule.meter), cage, amount]];
  checkCovered(ask.house, moves);
  const facts = { tournament: name, offering: fund.id, charity: charity.name, amount, reference };
  return [{ type: 'charity-paid', ...facts, moves }];
}

export function signLog(ask: Ask<CommandOf<'sign-log'>>): readonly Event[] {
  const { tournament: name, note } = ask.command;
  const { tournament } = tournamentIn(ask, 'awarded', 'cancelled');
  if (tournament.signed !== undefined) refuse('log-signed', tournament.signed.by);
  return [{ type: 'tournament-signed', tournament: name, ...(note === undefined ? {} : { note }) }];
}
