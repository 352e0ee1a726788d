// Administrative fees: for every hour, or every gaming day, that a table was open under an offering,
// out of the reserve, as far as it goes. What the reserve cannot pay for stays due.

import { accounts, balanceOf } from '#ledger';
import { add, type Cents, centsOf, countOf, dollarsOf, subtract, times, ZERO } from '#money';
import { adminFeePer, type Offering, postedAmount } from '#rules';
import type { EventOf } from '../events.ts';
import type { Asking } from '../kit/asking.ts';
import { keptSpans, timeWithin } from '../offerings/offered-time.ts';
import type { Offered } from '../state.ts';
import { addDays, dueDay, instantOf, momentAt, momentOn } from '../words/days.ts';
import type { FeeDays } from '../words/shapes.ts';

export const MS_AN_HOUR = 3_600_000;

/** The key of a table's time for a game. */
export const timeKey = (table: string, game: string): string => `${table} ${game}`;

/** Adds to the time that a fee is due for, or takes off it. */
export function countTime({ owedTime }: Offered, key: string, time: number): void {
  owedTime.set(key, (owedTime.get(key) ?? 0) + time);
}

/** Whether the fee of an offering is one by the day. */
const isByDay = (offering: Offering): boolean => {
  const { adminFee } = offering.activity.fund;
  return adminFee !== undefined && adminFeePer(offering, adminFee) === 'table and day';
};

/** Since when each open table carries an offering: since it was opened, or the offering posted or
 * resumed. Free tables carry no fee. */
function startsOf({ house }: Asking, offered: Offered, offering: Offering): Map<string, number> {
  const { activity, games, tables: only } = offering;
  const starts = new Map<string, number>();
  if (activity.fund.adminFee === undefined || offered.isClosed || offered.isSuspended) {
    return starts;
  }
  for (const [name, { open }] of house.tables) {
    if (open === undefined || open.isNpn || !games.includes(open.game)) continue;
    if (only.length > 0 && !only.includes(name)) continue;
    starts.set(name, Math.max(open.since, offered.countsFrom));
  }
  return starts;
}

/** How long each open table has carried an offering so far, while it is offered, in milliseconds. */
function bornBy(asking: Asking, offered: Offered, offering: Offering): Map<string, number> {
  const { house, at } = asking;
  const born = new Map<string, number>();
  const starts = startsOf(asking, offered, offering);
  if (starts.size === 0) return born;
  const during = [Math.min(...starts.values()), at.instant] as const;
  const spans = keptSpans(offering, during, house.zone);
  for (const [name, start] of starts) {
    const time = timeWithin(spans, [start, at.instant]);
    if (time > 0) born.set(name, time);
  }
  return born;
}

/** The gaming days that each table owes now: those that were due, and those since on which it
 * carried the offering for some time. */
function feeDaysBy(
  asking: Asking,
  offered: Offered,
  offering: Offering,
): ReadonlyMap<string, FeeDays> {
  const { house, at } = asking;
  const { dayStart } = house.settings;
  const all = new Map(offered.feeDays);
  const starts = startsOf(asking, offered, offering);
  if (starts.size === 0) return all;
  const during = [Math.min(...starts.values()), at.instant] as const;
  const spans = keptSpans(offering, during, house.zone);
  const opens = (day: string): number => instantOf(momentOn(day, dayStart, house.zone));
  const today = dueDay(at, dayStart);
  for (const [table, start] of starts) {
    const first = dueDay(momentAt(start, house.zone), dayStart);
    let { through, due } = all.get(table) ?? { through: addDays(first, -1), due: 0 };
    const next = addDays(through, 1);
    for (let day = next > first ? next : first; day <= today; day = addDays(day, 1)) {
      const span = [
        Math.max(opens(day), start),
        Math.min(opens(addDays(day, 1)), at.instant),
      ] as const;
      if (timeWithin(spans, span) === 0) continue;
      through = day;
      due += 1;
    }
    if (through >= first) all.set(table, { through, due });
  }
  return all;
}

type Owed = Pick<EventOf<'table-closed'>, 'owedTime' | 'feeDays'>;

/** What a table that is closed has borne of each offering, besides what is charged as it closes. */
export function owedAt(asking: Asking, table: string, charges: readonly Charge[]): Owed {
  const times: [string, number][] = [];
  const days: [string, FeeDays][] = [];
  for (const [id, offered] of asking.house.offerings) {
    const offering = asking.rulebook.posted(offered);
    if (isByDay(offering)) {
      const owed = feeDaysBy(asking, offered, offering).get(table);
      const isCharged = charges.some((each) => 'offering' in each && each.offering === id);
      if (owed !== undefined && !isCharged) days.push([id, owed]);
      continue;
    }
    const time = bornBy(asking, offered, offering).get(table);
    if (time !== undefined) times.push([id, time]);
  }
  return asOwed(times, days);
}

const asOwed = (
  times: readonly (readonly [string, number])[],
  days: readonly (readonly [string, FeeDays])[],
): Owed => ({
  ...(times.length === 0 ? {} : { owedTime: Object.fromEntries(times) }),
  ...(days.length === 0 ? {} : { feeDays: Object.fromEntries(days) }),
});

/** What each table has borne of an offering that is suspended. */
export function owedOf(asking: Asking, offered: Offered): Owed {
  const offering = asking.rulebook.posted(offered);
  if (isByDay(offering)) return asOwed([], [...feeDaysBy(asking, offered, offering)]);
  const times = [...bornBy(asking, offered, offering)].map(([table, time]) => {
    const game = asking.house.tables.get(table)?.open?.game ?? '';
    return [timeKey(table, game), time] as const;
  });
  return asOwed(times, []);
}

type Charge = EventOf<'admin-fee-taken'>;

/** What a table owes: so many hours or days, and what is told of those that are charged. */
interface Due {
  readonly table: string;
  readonly game: string;
  readonly count: number;
  readonly told: (charged: number) => Pick<Charge, 'hours' | 'days' | 'left'>;
}

/** Whatever is due for one table, or for all of them. */
export function chargeTables(asking: Asking, only?: string): readonly Charge[] {
  const { house, rulebook } = asking;
  const events: Charge[] = [];
  for (const [id, offered] of house.offerings) {
    if (offered.isClosed || offered.isSuspended) continue;
    const offering = rulebook.posted(offered);
    const { adminFee } = offering.activity.fund;
    if (adminFee === undefined) continue;
    const reserve = accounts.reserve(offered.paidBy);
    let left = subtract(balanceOf(house.book, reserve), spentOn(reserve, events));
    const fee = postedAmount(offering, adminFee.amount);
    const due = isByDay(offering) ? dueDays : dueHours;
    for (const { table, game, count, told } of due(asking, offered, { offering, only })) {
      const affordable = fee === ZERO ? 0 : Number(countOf(left) / countOf(fee));
      const charged = Math.min(affordable, count);
      if (charged === 0) continue;
      const sum = times(fee, BigInt(charged));
      left = subtract(left, sum);
      const amount = dollarsOf(sum);
      const move = ['admin-fee', reserve, accounts.house('admin-fees'), amount] as const;
      const facts = { offering: id, table, game, ...told(charged), amount };
      events.push({ type: 'admin-fee-taken', ...facts, moves: [move] });
    }
  }
  return events;
}

/** Two offerings may share a reserve. */
const spentOn = (reserve: string, events: readonly Charge[]): Cents =>
  events.reduce((sum, { moves = [] }) => {
    const mine = moves.filter(([, debit]) => debit === reserve);
    return mine.reduce((all, [, , , amount]) => add(all, centsOf(amount)), sum);
  }, ZERO);

interface DueAt {
  readonly offering: Offering;
  readonly only: string | undefined;
}

/** Whole hours not charged for yet, by table and game. */
function dueHours(asking: Asking, offered: Offered, { offering, only }: DueAt): readonly Due[] {
  const due: Due[] = [];
  const born = bornBy(asking, offered, offering);
  for (const [table, { open }] of asking.house.tables) {
    if (only !== undefined && only !== table) continue;
    for (const game of offering.games) {
      const now = open?.game === game ? (born.get(table) ?? 0) : 0;
      const owed = offered.owedTime.get(timeKey(table, game)) ?? 0;
      const count = Math.floor((now + owed) / MS_AN_HOUR);
      if (count > 0) due.push({ table, game, count, told: (hours) => ({ hours }) });
    }
  }
  return due;
}

/** Gaming days not charged for yet, by table. */
function dueDays(asking: Asking, offered: Offered, { offering, only }: DueAt): readonly Due[] {
  const due: Due[] = [];
  for (const [table, days] of feeDaysBy(asking, offered, offering)) {
    if (days.due === 0 || (only !== undefined && only !== table)) continue;
    const { open, past = [] } = asking.house.tables.get(table) ?? {};
    const game = open?.game ?? past.at(-1)?.game ?? '';
    const { through, due: count } = days;
    const told = (charged: number) => ({
      hours: 0,
      days: charged,
      left: { through, due: count - charged },
    });
    due.push({ table, game, count, told });
  }
  return due;
}
