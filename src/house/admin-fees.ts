// Administrative fees: for every hour that a table was open, out of the reserve, as far as it goes.
// An hour that the reserve cannot pay for stays due.
import { accounts, balanceOf } from '#ledger';
import { countOf } from '#money';
import { dollarsOf, type Offering } from '#rules';
import type { Ask } from './ask.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { dollarsIn } from './money.ts';
import type { House, Offered, Table } from './state.ts';

export const MS_AN_HOUR = 3_600_000;

/** How long a table has been open for a game, in all. Free tables bear no fee. */
export function openTimeOf({ open, openTime }: Table, game: string, instant: number): number {
  const before = openTime.get(game) ?? 0;
  const isOpen = open !== undefined && open.game === game && !open.isNpn;
  return isOpen ? before + (instant - open.since) : before;
}

export const timeKey = (table: string, game: string): string => `${table} ${game}`;

/** Whatever is due for one table, or for all of them. */
export function chargeTables(
  { house, at, rulebook }: Pick<Ask<Command>, 'house' | 'at' | 'rulebook'>,
  only?: string,
): readonly Event[] {
  const events: Event[] = [];
  for (const [id, offered] of house.offerings) {
    if (offered.isClosed || offered.isSuspended) continue;
    const offering = rulebook.posted(offered);
    const { adminFee } = offering.activity.fund;
    if (adminFee === undefined) continue;
    const reserve = accounts.reserve(offered.paidBy);
    let left = countOf(balanceOf(house.book, reserve)) - spentOn(reserve, events);
    const fee = countOf(dollarsOf(offering, adminFee.amount));
    for (const [table, hours] of dueHours(house, offered, offering, {
      instant: at.instant,
      only,
    })) {
      const affordable = fee === 0n ? 0n : left / fee;
      const charged = affordable < BigInt(hours) ? Number(affordable) : hours;
      if (charged === 0) continue;
      const count = fee * BigInt(charged);
      left -= count;
      const amount = dollarsIn(count);
      const move = ['admin-fee', reserve, accounts.house('admin-fees'), amount] as const;
      const facts = { offering: id, table: table.name, game: table.game, hours: charged, amount };
      events.push({ type: 'admin-fee-taken', ...facts, moves: [move] });
    }
  }
  return events;
}

/** Two offerings may share a reserve. */
const spentOn = (reserve: string, events: readonly Event[]): bigint =>
  events.reduce((sum, { moves = [] }) => {
    const mine = moves.filter(([, debit]) => debit === reserve);
    return mine.reduce((all, [, , , amount]) => all + BigInt(amount.replace('.', '')), sum);
  }, 0n);

type Due = readonly [{ readonly name: string; readonly game: string }, number];

/** Whole hours not charged for yet, by table and game. */
function dueHours(
  { tables }: House,
  { chargedTime }: Offered,
  { games, tables: only }: Offering,
  { instant, only: one }: { readonly instant: number; readonly only: string | undefined },
): readonly Due[] {
  const due: Due[] = [];
  for (const [name, table] of tables) {
    if ((one !== undefined && one !== name) || (only.length > 0 && !only.includes(name))) continue;
    for (const game of games) {
      const open = openTimeOf(table, game, instant);
      const hours = Math.floor((open - (chargedTime.get(timeKey(name, game)) ?? 0)) / MS_AN_HOUR);
      if (hours > 0) due.push([{ name, game }, hours]);
    }
  }
  return due;
}
