// What a house shows for some of the requirements at this moment, in a sentence. It is read off its
// state; what takes the log or the machine is shown where they are at hand.

import { allMeters, type Claim, type House, houseFacts, momentIn, type Rulebook } from '#house';
import { accounts, balanceOf } from '#ledger';
import { type Cents, centsOf, showDollars, subtract, sum, ZERO } from '#money';

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

function badges({ staff, devices, at }: House): string {
  const all = [...staff.values()];
  const active = all.filter(({ isActive }) => isActive);
  const locked = active.filter(({ lockedUntil = 0 }) => lockedUntil > at);
  const first = active.filter(({ mustChangePin, roles }) => {
    return mustChangePin && !roles.includes('clock');
  });
  const enrolled = [...devices.values()].filter(({ isRevoked }) => !isRevoked);
  return [
    `${counted(active.length, 'badge')} in use, ${all.length - active.length} taken away;`,
    `${locked.length} locked by wrong PINs, ${first.length} with a temporary PIN;`,
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
  D8: houseTime,
  A6: badges,
  A9: notice,
  P10: tournamentNotice,
};
