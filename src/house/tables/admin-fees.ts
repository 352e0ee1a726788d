// Administrative fees: for every hour that a table was open under an offering, out of the reserve, as
// far as it goes. An hour that the reserve cannot pay for stays due.

import { accounts, balanceOf } from '#ledger';
import { add, type Cents, centsOf, countOf, dollarsOf, subtract, times, ZERO } from '#money';
import { type Offering, postedAmount } from '#rules';
import type { Event } from '../events.ts';
import type { Asking } from '../kit/asking.ts';
import { keptSpans, timeWithin } from '../offerings/offered-time.ts';
import type { Offered } from '../state.ts';

export const MS_AN_HOUR = 3_600_000;

/** The key of a table's time for a game. */
export const timeKey = (table: string, game: string): string => `${table} ${game}`;

/** Adds to the time that a fee is due for, or takes off it. */
export function countTime({ owedTime }: Offered, key: string, time: number): void {
  owedTime.set(key, (owedTime.get(key) ?? 0) + time);
}

/** How long each open table has carried an offering so far, in milliseconds: since it was opened,
 * or the offering posted or resumed, and while it is offered. Free tables carry no fee. */
function bornBy({ house, at }: Asking, offered: Offered, offering: Offering): Map<string, number> {
  const { activity, games, tables: only } = offering;
  const born = new Map<string, number>();
  if (activity.fund.adminFee === undefined || offered.isClosed || offered.isSuspended) return born;
  const starts = new Map<string, number>();
  for (const [name, { open }] of house.tables) {
    if (open === undefined || open.isNpn || !games.includes(open.game)) continue;
    if (only.length > 0 && !only.includes(name)) continue;
    starts.set(name, Math.max(open.since, offered.countsFrom));
  }
  if (starts.size === 0) return born;
  const during = [Math.min(...starts.values()), at.instant] as const;
  const spans = keptSpans(offering, during, house.zone);
  for (const [name, start] of starts) {
    const time = timeWithin(spans, [start, at.instant]);
    if (time > 0) born.set(name, time);
  }
  return born;
}

type OwedTime = { readonly owedTime?: Readonly<Record<string, number>> };

const asOwed = (times: ReadonlyMap<string, number>): OwedTime =>
  times.size === 0 ? {} : { owedTime: Object.fromEntries(times) };

/** What a table that is closed has borne of each offering. */
export function owedTimeAt(asking: Asking, table: string): OwedTime {
  const times = new Map<string, number>();
  for (const [id, offered] of asking.house.offerings) {
    const time = bornBy(asking, offered, asking.rulebook.posted(offered)).get(table);
    if (time !== undefined) times.set(id, time);
  }
  return asOwed(times);
}

/** What each table has borne of an offering that is suspended. */
export function owedTimeOf(asking: Asking, offered: Offered): OwedTime {
  const born = bornBy(asking, offered, asking.rulebook.posted(offered));
  const times = [...born].map(([table, time]): [string, number] => {
    const game = asking.house.tables.get(table)?.open?.game ?? '';
    return [timeKey(table, game), time];
  });
  return asOwed(new Map(times));
}

/** Whatever is due for one table, or for all of them. */
export function chargeTables(asking: Asking, only?: string): readonly Event[] {
  const { house, rulebook } = asking;
  const events: Event[] = [];
  for (const [id, offered] of house.offerings) {
    if (offered.isClosed || offered.isSuspended) continue;
    const offering = rulebook.posted(offered);
    const { adminFee } = offering.activity.fund;
    if (adminFee === undefined) continue;
    const reserve = accounts.reserve(offered.paidBy);
    let left = subtract(balanceOf(house.book, reserve), spentOn(reserve, events));
    const fee = postedAmount(offering, adminFee.amount);
    for (const [{ table, game }, hours] of dueHours(asking, offered, { offering, only })) {
      const affordable = fee === ZERO ? 0 : Number(countOf(left) / countOf(fee));
      const charged = Math.min(affordable, hours);
      if (charged === 0) continue;
      const count = times(fee, BigInt(charged));
      left = subtract(left, count);
      const amount = dollarsOf(count);
      const move = ['admin-fee', reserve, accounts.house('admin-fees'), amount] as const;
      const facts = { offering: id, table, game, hours: charged, amount };
      events.push({ type: 'admin-fee-taken', ...facts, moves: [move] });
    }
  }
  return events;
}

/** Two offerings may share a reserve. */
const spentOn = (reserve: string, events: readonly Event[]): Cents =>
  events.reduce((sum, { moves = [] }) => {
    const mine = moves.filter(([, debit]) => debit === reserve);
    return mine.reduce((all, [, , , amount]) => add(all, centsOf(amount)), sum);
  }, ZERO);

type Due = readonly [{ readonly table: string; readonly game: string }, hours: number];

/** Whole hours not charged for yet, by table and game. */
function dueHours(
  asking: Asking,
  offered: Offered,
  { offering, only }: { readonly offering: Offering; readonly only: string | undefined },
): readonly Due[] {
  const due: Due[] = [];
  const born = bornBy(asking, offered, offering);
  for (const [table, { open }] of asking.house.tables) {
    if (only !== undefined && only !== table) continue;
    for (const game of offering.games) {
      const now = open?.game === game ? (born.get(table) ?? 0) : 0;
      const owed = offered.owedTime.get(timeKey(table, game)) ?? 0;
      const hours = Math.floor((now + owed) / MS_AN_HOUR);
      if (hours > 0) due.push([{ table, game }, hours]);
    }
  }
  return due;
}
