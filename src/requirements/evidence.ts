// What a house shows for some of the requirements at this moment, in a sentence. It is read off its
// state; what takes the log or the machine is shown where they are at hand.

import {
  allMeters,
  type Claim,
  type House,
  houseFacts,
  lockedUntil,
  momentIn,
  type Rulebook,
} from '#house';
import { accounts, balanceOf } from '#ledger';
import { type Cents, centsOf, compare, showDollars, subtract, sum, usd, ZERO } from '#money';
import { type Offering, openRows, postedAmount } from '#rules';

type Show = (house: House, rulebook: Rulebook) => string;

const shown = (count: Cents): string => showDollars(count);

const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

function meters(house: House, rulebook: Rulebook): string {
  const all = allMeters(house, rulebook);
  const total = sum(all.map(({ figure }) => centsOf(figure)));
  return `${counted(all.length, 'meter')}, all read at this moment: ${shown(total)} together.`;
}

function openClaims({ claims }: House): string {
  const open = [...claims.values()].filter(({ status }) => status === 'open');
  const total = sum(open.map(({ amount }: Claim) => amount));
  const [oldest] = open.map(({ wonAt }) => wonAt).sort();
  const since = oldest === undefined ? '' : `, the oldest since ${oldest}`;
  return `${counted(open.length, 'claim')} not yet paid, ${shown(total)}${since}.`;
}

/** The bank account for players has what was deposited less what was paid by check. */
function playersMoney(house: House): string {
  const players = centsOf(houseFacts(house).playersMoney);
  const bank = balanceOf(house.book, accounts.house('bank'));
  const missing = subtract(players, bank);
  const compared =
    missing > ZERO ? `${shown(missing)} of it is not deposited yet` : 'all of it is deposited';
  return `Players have ${shown(players)}; the bank account has ${shown(bank)}: ${compared}.`;
}

interface Posted {
  readonly id: string;
  readonly paidBy: string;
  readonly posted: Offering;
}

const offered = ({ offerings }: House, rulebook: Rulebook): readonly Posted[] =>
  [...offerings]
    .filter(([, { isClosed }]) => !isClosed)
    .map(([id, each]) => ({ id, paidBy: each.paidBy, posted: rulebook.posted(each) }));

const SECOND_PRIZE = usd('25000');

/** The second largest of the fixed prizes of an offering. */
function secondPrize({ posted }: Posted): Cents {
  const amounts = openRows(posted).flatMap(({ prize }) =>
    prize.pays === 'dollars' ? [postedAmount(posted, prize.amount)] : [],
  );
  return [...new Set(amounts)].sort((a, b) => compare(b, a))[1] ?? ZERO;
}

function secondPrizes(house: House, rulebook: Rulebook): string {
  const large = offered(house, rulebook).filter((each) => secondPrize(each) > SECOND_PRIZE);
  if (large.length === 0) return `No second prize is above ${shown(SECOND_PRIZE)}.`;
  const told = large.map((each) => {
    const reserve = balanceOf(house.book, accounts.reserve(each.paidBy));
    return `${each.id} ${shown(secondPrize(each))}, with ${shown(reserve)} in reserve`;
  });
  return `Second prizes above ${shown(SECOND_PRIZE)}: ${told.join('; ')}.`;
}

/** What is gathered for players, and what the signs tell everyone of it at this moment. */
function promotionalFunds(house: House, rulebook: Rulebook): string {
  const all = allMeters(house, rulebook);
  const funds = new Set(offered(house, rulebook).map(({ paidBy }) => paidBy));
  const reserves = sum([...funds].map((fund) => balanceOf(house.book, accounts.reserve(fund))));
  const figures = sum(all.map(({ figure }) => centsOf(figure)));
  return `The signs show ${shown(figures)} in ${counted(all.length, 'meter')}; ${shown(reserves)} is in reserve.`;
}

/** Open tables where both a bad beat and a high hand are played for. */
function bothAtOneTable(house: House, rulebook: Rulebook): string {
  const all = offered(house, rulebook);
  const both = [...house.tables]
    .filter(([name, { open }]) => {
      const kinds = all
        .filter(({ posted: { games, tables } }) => {
          const isThere = tables.length === 0 || tables.includes(name);
          return isThere && open !== undefined && games.includes(open.game);
        })
        .map(({ posted }) => posted.activity.kind);
      return kinds.includes('bad-beat') && kinds.includes('high-hand');
    })
    .map(([name]) => name);
  if (both.length === 0) return 'No table has both a bad beat and a high hand.';
  return `A bad beat and a high hand are both played for at ${both.join(', ')}.`;
}

function badges({ staff, devices, at }: House): string {
  const all = [...staff.values()];
  const active = all.filter(({ isActive }) => isActive);
  const locked = active.filter((badge) => (lockedUntil(badge) ?? 0) > at);
  const without = active.filter(({ mustChangePin, roles }) => {
    return mustChangePin && !roles.includes('clock');
  });
  const enrolled = [...devices.values()].filter(({ isRevoked }) => !isRevoked);
  return [
    `${counted(active.length, 'badge')} in use, ${all.length - active.length} taken away;`,
    `${locked.length} locked by wrong PINs, ${without.length} without a PIN;`,
    `${counted(enrolled.length, 'device')} enrolled.`,
  ].join(' ');
}

/** The house's clock, which is the only one. */
const houseTime = ({ at, zone }: House): string => `The last record is of ${momentIn(at, zone)}.`;

function notice({ settings: { noticeDays } }: House): string {
  if (noticeDays === undefined) return 'No notice of changes is asked for.';
  return `A change takes written notice ${counted(noticeDays, 'day')} ahead, and an agent.`;
}

function tournamentNotice({ settings: { tournamentNoticeDays: days } }: House): string {
  if (days === undefined) return 'No notice of tournaments is asked for.';
  return `A tournament is announced ${counted(days, 'business day')} ahead.`;
}

/** By the requirement. */
export const EVIDENCE: Readonly<Record<string, Show>> = {
  M13: meters,
  H6: openClaims,
  F1: playersMoney,
  F3: secondPrizes,
  F4: promotionalFunds,
  F5: bothAtOneTable,
  D8: houseTime,
  A6: badges,
  A9: notice,
  P10: tournamentNotice,
};
