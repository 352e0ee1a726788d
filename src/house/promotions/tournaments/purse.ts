// The money of a tournament: more chips sold, bounties, the pool, what is awarded, the charity's part,
// and the signature under the log.

import { accounts } from '#ledger';
import {
  add,
  type Cents,
  centsOf,
  dollarsOf,
  max,
  min,
  splitEqually,
  subtract,
  sum,
  usd,
  ZERO,
} from '#money';
import { given } from '#result';
import type { Bounty, TournamentRule } from '#rules';
import { claimsUnder, type PrizeToAward, prizesWon } from '../../awards/prizes.ts';
import { rolesMissing } from '../../awards/sign-offs.ts';
import type { EventOf } from '../../events.ts';
import { type Fund, meterBalance } from '../../funds/funds.ts';
import { checkCovered, checkNotOwn, refuse } from '../../kit/ask.ts';
import type { Ask, Asking, WholeWin } from '../../kit/asking.ts';
import type { Asked } from '../../kit/command.ts';
import { command } from '../../kit/command.ts';
import { FREE, limited, PAIR, twoHumans, twoPeople } from '../../kit/power.ts';
import type { Claim, House } from '../../state.ts';
import { entrySold } from '../../tables/entry-sold.ts';
import { DESK, FLOOR, SIGNERS } from '../../words/roles.ts';
import { chance, words } from '../../words/scalars.ts';
import type { EntryText } from '../../words/shapes.ts';
import type { ResultLine, Sitting } from './events.ts';
import { checkIn, entrantIn, seatsBack, tournamentIn } from './sign-up.ts';
import {
  collectorsOf,
  isBusted,
  isLevelOver,
  isNpn,
  lastSale,
  moneyOf,
  paidBy,
  placesOf,
  tournamentEnd,
} from './standing.ts';
import type { Entrant, Tournament } from './state.ts';
import { patron, tournament } from './words.ts';

export const SELL_ADD_ON = { tournament, patron };

/** `chance` draws a seat for who comes back and finds the old one taken. */
export const SELL_REBUY = { tournament, patron, chance: chance.optional() };

export type Found = ReturnType<typeof tournamentIn>;

/** A re-buy or an add-on, within the posted number and levels. */
const sellChips =
  (what: 'rebuys' | 'addOns') =>
  (
    ask: Ask<Asked<typeof SELL_REBUY> | Asked<typeof SELL_ADD_ON>>,
  ): readonly EventOf<'chips-bought' | 'entry-sold'>[] => {
    const { tournament: name, patron } = ask.command;
    const { tournament, fund, rule, entrant } = entrantIn(ask, 'running');
    const more = tournament.structure[what];
    const fee = what === 'rebuys' ? rule.fees.rebuy : rule.fees.addOn;
    const isLate = more === undefined || isLevelOver(tournament, more.untilLevel, ask.at.instant);
    if (tournament.pool !== undefined || fee === undefined || isLate || isNpn(entrant)) {
      return refuse('entry-over', rule.clause);
    }
    const most = rule.most(fund.offering)[what];
    if (most !== undefined && entrant[what].length >= most) {
      refuse('rebuy-limit', `${most}: ${rule.clause}`);
    }
    const back = what === 'rebuys' ? seatAgain(ask, { tournament, fund, rule }) : {};
    if (back.seat === undefined) checkIn(tournament, patron);
    const sold = entrySold(ask, { offering: fund.id, fee, patron });
    const { amount } = sold;
    const facts = { tournament: name, patron, what, amount, chips: more.chips };
    return [{ type: 'chips-bought', ...facts, ...back }, sold];
  };

/** Who is out and buys in again sits down again, where the house reads the sheet so; not who was
 * disqualified. */
function seatAgain(
  { house, command }: Ask<Asked<typeof SELL_REBUY>>,
  { tournament, fund, rule }: Found,
): { readonly seat?: Sitting; readonly chance?: string } {
  const { patron, chance } = command;
  const out = tournament.busts.flatMap((bust) => bust.out).find((each) => each.patron === patron);
  const { penalties } = tournament.entrants.get(patron) as Entrant;
  const isBarred = penalties.some(({ penalty }) => penalty === 'disqualification');
  if (out === undefined || isBarred || rule.mayComeBack?.(fund.offering) !== true) return {};
  const [back] = seatsBack(house, tournament, { out: [out], chance });
  const { table, seat } = back as Sitting;
  return given({ seat: { table, seat }, chance });
}

function bountyOf({ fund, rule }: Found): Bounty {
  return rule.bounty?.(fund.offering) ?? refuse('no-bounty', rule.clause);
}

/** What was collected is enough for one more bounty, beside a charity; what the house adds is not for
 * bounties. */
function checkRoomFor({ tournament, fund, rule }: Found, { amount }: Bounty): void {
  const money = moneyOf(tournament);
  const { added: _, ...structure } = tournament.structure;
  const more = { ...money, bounties: add(money.bounties, amount) };
  const pool = rule.pool(more, structure, fund.offering);
  if (!pool.ok) refuse('more-than-pool', rule.clause, pool.error);
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
  const collected = sum([money.buyIns, money.rebuys, money.addOns]);
  const costs = accounts.house('promotional-costs');
  const meter = accounts.meter(fund.id, rule.meter);
  const given = dollarsOf(fromHouse);
  const moves: readonly EntryText[] = fromHouse === ZERO ? [] : [['step', costs, meter, given]];
  return {
    type: 'pool-closed',
    tournament: name,
    offering: fund.id,
    entryCount: money.entryCount,
    collected: dollarsOf(collected),
    bounties: dollarsOf(money.bounties),
    charity: dollarsOf(charity),
    fromHouse: given,
    places: dollarsOf(places),
    amounts: amounts.map(dollarsOf),
    moves,
  };
}

/** Who has what of a bounty: the winners of the hand that took its target out, or the target who is
 * not out. */
export function bountyPrizes(
  { tournament, fund, rule }: Found,
  patron: string,
): readonly PrizeToAward[] {
  const { bounty } = tournament.entrants.get(patron) as Entrant;
  const posted = rule.bounty?.(fund.offering);
  if (bounty === undefined || bounty.award !== undefined || posted === undefined) return [];
  const isOwn = !isBusted(tournament, patron);
  const [first, ...others] = isOwn ? [patron] : collectorsOf(tournament, patron);
  if (first === undefined) return [];
  const parts = splitEqually(bounty.amount, [first, ...others], { oddTo: first });
  const because = isOwn ? `${patron} is not eliminated` : `${patron} is eliminated`;
  return Object.entries(parts)
    .filter(([, amount]) => amount > ZERO)
    .map(([winner, amount]) => ({
      row: isOwn ? posted.ownRow : posted.row,
      patron: winner,
      amount,
      because,
      ...(bounty.from === 'pool' ? { meter: rule.meter } : {}),
    }));
}

/** What a prize is worth: money, or a thing. */
const prizeWorth = ({ amount = ZERO, worth = ZERO }: PrizeToAward): Cents => add(amount, worth);

/** What winners have paid for their entry and their chips, counted once: against the claims that
 * they have of this tournament already, and then one prize after another up to its amount. A
 * player who paid has staked at least a cent for each prize, because none of them was free. */
function withStakes(
  house: House,
  { awards, entrants }: Tournament,
  prizes: readonly PrizeToAward[],
): readonly PrizeToAward[] {
  const left = new Map([...entrants].map(([patron, entrant]) => [patron, paidBy(entrant)]));
  const use = (patron: string, amount: Cents): void => {
    left.set(patron, subtract(left.get(patron) as Cents, amount));
  };
  for (const { patron, stake } of awards.flatMap((award) => claimsUnder(house, award))) {
    if (patron !== undefined) use(patron, stake);
  }
  return prizes.map((prize) => {
    const { patron = '' } = prize;
    const amount = prizeWorth(prize);
    const paid = paidBy(entrants.get(patron) as Entrant);
    if (paid === ZERO || amount === ZERO) return prize;
    const rest = left.get(patron) as Cents;
    const most = min(rest, amount);
    const stake = max(most, usd('0.01'));
    use(patron, stake);
    return { ...prize, stake };
  });
}

/** The pool may have been corrected by hand since: it gives no more than it has. */
function checkPool(
  { house }: Pick<Asking, 'house'>,
  { fund, rule }: Found,
  prizes: readonly PrizeToAward[],
) {
  const taken = sum(
    prizes.filter(({ meter }) => meter === rule.meter).map(({ amount }) => amount as Cents),
  );
  if (meterBalance(house, fund, rule.meter) < taken) refuse('not-enough-money', fund.id);
}

/** An award that is taken back can be made again: of a bounty, or of the places. */
export const awardsBack = ({ tournaments }: House, award: string, reason: string) =>
  [...tournaments].flatMap(([tournament, { awards }]) =>
    awards.includes(award)
      ? [{ type: 'tournament-award-voided', tournament, award, reason } as const]
      : [],
  );

/** What the places have, as the sheet or the players have it. */
function placePrizes({ tournament, fund, rule }: Found): readonly PrizeToAward[] {
  const { deal } = tournament;
  const ofPool = { meter: rule.meter };
  const end = tournamentEnd(tournament);
  const all = rule.prizes(end, fund.offering).map(
    ({ entrant, from, ...prize }): PrizeToAward => ({
      ...prize,
      patron: entrant,
      ...(from === 'pool' ? ofPool : {}),
    }),
  );
  if (deal === undefined) return all;
  const agreed = deal.shares
    .filter(({ amount }) => centsOf(amount) > ZERO)
    .map(({ patron, amount }): PrizeToAward => {
      const row = rule.dealRow?.(fund.offering) as string;
      const because = `agreed: ${deal.terms}`;
      return { row, patron, amount: centsOf(amount), ...ofPool, because };
    });
  const isShared = (patron: string | undefined) =>
    deal.shares.some((share) => share.patron === patron);
  return [
    ...agreed,
    ...all.filter(({ patron, meter }) => !isShared(patron) || meter === undefined),
  ];
}

/** Bounties out of the pool that were awarded one by one. */
const paidOut = ({ entrants }: Tournament): Cents =>
  [...entrants.values()].reduce(
    (sum, { bounty }) =>
      bounty?.from === 'pool' && bounty.award !== undefined ? add(sum, bounty.amount) : sum,
    ZERO,
  );

/** Bounties that were not awarded yet; those of players who agreed on a split are in it. */
function restOfBounties(found: Found): readonly PrizeToAward[] {
  const { tournament } = found;
  return [...tournament.entrants.keys()].flatMap((patron) => {
    const isInSplit = tournament.deal?.shares.some((share) => share.patron === patron) === true;
    return isInSplit ? [] : bountyPrizes(found, patron);
  });
}

const greatestOf = (prizes: readonly PrizeToAward[]): Cents =>
  prizes.reduce((most, prize) => max(prizeWorth(prize), most), ZERO);

/** Every place, with its pay; players who share one have its number. */
function resultsOf(tournament: Tournament, prizes: readonly PrizeToAward[]): readonly ResultLine[] {
  let above = 0;
  return placesOf(tournament).flatMap((patrons) => {
    const place = above + 1;
    above += patrons.length;
    return patrons.map((patron): ResultLine => {
      const own = prizes.filter((prize) => prize.patron === patron);
      const amount = sum(own.map(prizeWorth));
      const words = own.flatMap((prize) => prize.words ?? []).join(', ');
      return {
        place,
        patron,
        ...(amount === ZERO ? {} : { amount: dollarsOf(amount) }),
        ...(words === '' ? {} : { words }),
      };
    });
  });
}

export const PURSE_COMMANDS = {
  'sell-rebuy': command({
    does: 'Sells an entrant a re-buy, and seats again a player who is out, if the house reads the sheet so.',
    may: DESK,
    power: limited('floor', 'manager'),
    fields: SELL_REBUY,
    brings: ['chips-bought', 'entry-sold'],
    sample: { tournament: 'none', patron: 'p9' },
    decide: sellChips('rebuys'),
  }),

  'sell-add-on': command({
    does: 'Sells an entrant an add-on.',
    may: DESK,
    power: limited('floor', 'manager'),
    fields: SELL_ADD_ON,
    brings: ['chips-bought', 'entry-sold'],
    sample: { tournament: 'none', patron: 'p9' },
    decide: sellChips('addOns'),
  }),

  /** A target; what is on them comes out of the pool as long as that is open. */
  'name-bounty': command({
    does: 'Names a bounty target.',
    may: FLOOR,
    power: twoHumans('floor', 'manager'),
    fields: { tournament, patron },
    brings: ['bounty-named'],
    sample: { tournament: 'none', patron: 'p9' },
    decide(ask) {
      const { tournament: name, patron } = ask.command;
      const found = entrantIn(ask, 'sign-up', 'running');
      const { tournament, entrant } = found;
      checkIn(tournament, patron);
      const bounty = bountyOf(found);
      const from = isNpn(entrant) ? 'house' : bounty.from;
      if (entrant.bounty !== undefined || entrant.way === 'free-roll') refuse('no-bounty', patron);
      if (from === 'pool') {
        if (tournament.pool !== undefined) refuse('pool-closed', name);
        checkRoomFor(found, bounty);
      }
      const amount = dollarsOf(bounty.amount);
      return [{ type: 'bounty-named', tournament: name, patron, amount, from }];
    },
  }),

  'close-pool': command({
    does: 'Closes entries, re-buys, and add-ons, and sets the payouts.',
    may: FLOOR,
    power: twoHumans('floor', 'manager'),
    waitsInDoubt: true,
    fields: { tournament },
    brings: ['pool-closed'],
    sample: { tournament: 'none' },
    decide(ask) {
      const { tournament: name } = ask.command;
      const { tournament, fund, rule } = tournamentIn(ask, 'running', 'over');
      if (
        tournament.phase === 'running' &&
        !isLevelOver(tournament, lastSale(tournament), ask.at.instant)
      ) {
        refuse('wrong-phase', `open to the end of level ${lastSale(tournament)}: ${rule.clause}`);
      }
      if (tournament.pool !== undefined) refuse('pool-closed', name);
      return [poolClosed(tournament, { fund, rule, name })];
    },
  }),

  'award-bounty': command({
    does: 'Awards a bounty to the player who eliminated its target.',
    may: SIGNERS,
    power: PAIR,
    waitsInDoubt: true,
    fields: { tournament, patron },
    brings: ['bounty-awarded', 'prizes-won'],
    sample: { tournament: 'none', patron: 'p9' },
    decide(ask) {
      const { house, command } = ask;
      const { tournament: name, patron, by, id: award } = command;
      const named = house.tournaments.get(name) ?? refuse('unknown-tournament', name);
      if (named.runBy.has(by)) refuse('second-person', by);
      const found = entrantIn(ask, 'running', 'over', 'awarded');
      const { tournament, fund, entrant } = found;
      const bounty = bountyOf(found);
      if (!isBusted(tournament, patron) || entrant.bounty?.award !== undefined) {
        refuse('no-bounty', patron);
      }
      const prizes = bountyPrizes(found, patron);
      if (prizes.length === 0) refuse('no-bounty', patron);
      checkNotOwn(
        house,
        by,
        prizes.map((prize) => prize.patron),
      );
      const plays = prizes.filter((prize) => !isBusted(tournament, prize.patron as string));
      if (bounty.paid === 'after' && tournament.phase === 'running' && plays.length > 0) {
        refuse('bounty-waits', plays[0]?.patron);
      }
      checkPool(ask, found, prizes);
      const of = { what: 'tournament', id: name } as const;
      const staked = withStakes(house, tournament, prizes);
      return [
        { type: 'bounty-awarded', tournament: name, patron, award },
        prizesWon(ask, fund, { award, of, prizes: staked, signedBy: [by] }),
      ];
    },
  }),

  'award-tournament': command({
    does: 'Awards places and bounties or signs for them. An employee who did not run the tournament must do it.',
    may: SIGNERS,
    power: PAIR,
    waitsInDoubt: true,
    fields: { tournament },
    brings: ['tournament-award-signed', 'tournament-awarded', 'prizes-won'],
    sample: { tournament: 'none' },
    decide(ask) {
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
        .reduce((sum, { amount }) => add(sum, amount as Cents), paidOut(tournament));
      const { pool, deal } = tournament;
      const most = sum(
        [pool?.places, pool?.bounties, deal?.fromHouse].map((amount = '0.00') => centsOf(amount)),
      );
      if (paid !== most) refuse('more-than-pool', `${dollarsOf(paid)} of ${dollarsOf(most)}`);
      checkPool(ask, found, prizes);
      const of = { what: 'tournament', id: name } as const;
      const { awardSignedBy } = tournament;
      const signedBy = [...awardSignedBy, by];
      const needs = rolesMissing(greatestOf(prizes), house, signedBy);
      if (needs.length > 0) {
        if (awardSignedBy.includes(by)) refuse('signature-needed', needs[0]);
        return [{ type: 'tournament-award-signed', tournament: name, needs }];
      }
      const results = resultsOf(tournament, places);
      const has = prizes.length > 0;
      const staked = withStakes(house, tournament, prizes);
      return [
        { type: 'tournament-awarded', tournament: name, results, ...(has ? { award } : {}) },
        ...(has ? [prizesWon(ask, fund, { award, of, prizes: staked, signedBy })] : []),
      ];
    },
  }),

  'pay-charity': command({
    does: 'Pays a charity its share.',
    may: ['cage', 'accounting'],
    power: twoPeople('manager', 'accounting', 'compliance'),
    waitsInDoubt: true,
    fields: { tournament, reference: words },
    brings: ['charity-paid'],
    sample: { tournament: 'none', reference: 'check 7' },
    decide(ask) {
      const { tournament: name, reference } = ask.command;
      const { tournament, fund, rule } = tournamentIn(ask, 'running', 'over', 'awarded');
      const { pool, structure, charity: paid } = tournament;
      if (pool === undefined) return refuse('pool-open', name);
      const { charity } = structure;
      if (charity === undefined || centsOf(pool.charity) === ZERO)
        return refuse('more-than-pool', name);
      if (paid !== undefined) refuse('more-than-pool', `${paid.amount} was paid`);
      const { charity: amount } = pool;
      const cage = accounts.house('cage');
      const moves: readonly EntryText[] = [
        ['award', accounts.meter(fund.id, rule.meter), cage, amount],
      ];
      checkCovered(ask.house, moves);
      const facts = {
        tournament: name,
        offering: fund.id,
        charity: charity.name,
        amount,
        reference,
      };
      return [{ type: 'charity-paid', ...facts, moves }];
    },
  }),

  'sign-log': command({
    does: 'Signs the tournament log.',
    may: FLOOR,
    power: FREE,
    fields: { tournament, note: words.optional() },
    brings: ['tournament-signed'],
    sample: { tournament: 'none' },
    decide(ask) {
      const { tournament: name, note } = ask.command;
      const { tournament } = tournamentIn(ask, 'awarded', 'cancelled');
      if (tournament.signed !== undefined) refuse('log-signed', tournament.signed.by);
      return [given({ type: 'tournament-signed', tournament: name, note })];
    },
  }),
};

/** What else the entry to a tournament has won that has won a claim, and what was paid to play. */
export function wholeWinOf(house: House, claim: Claim): WholeWin | undefined {
  const { id, call, patron = '' } = claim;
  const tournament = [...house.tournaments.values()].find(({ awards }) => awards.includes(call));
  const entrant = tournament?.entrants.get(patron);
  if (tournament === undefined || entrant === undefined) return undefined;
  const others = tournament.awards
    .flatMap((award) => claimsUnder(house, award))
    .filter((each) => each.patron === patron && each.id !== id)
    .filter((each) => each.stake > ZERO && each.status !== 'expired');
  return { others, paid: paidBy(entrant) };
}
