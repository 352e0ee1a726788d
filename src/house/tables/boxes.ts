// Boxes and trays: fees are dropped at the table, counted in the count room and brought to the cage.
import { accounts, balanceOf } from '#ledger';
import { countOf } from '#money';
import type { CommandOf } from '../commands.ts';
import type { Event, Move } from '../events.ts';
import { type Area, type Ask, refuse, tableNamed } from '../kit/ask.ts';
import type { House, Table } from '../state.ts';
import { dueDay } from '../words/days.ts';
import { countAsked, countIn, dollarsFor, dollarsIn } from '../words/money.ts';

/** Any difference, where the house has set none. */
const LEAST_DIFFERENCE = '0.01';

function dropBox({ house, command }: Ask<CommandOf<'drop-box'>>): readonly Event[] {
  const { table } = command;
  const { dropCount } = tableNamed(house, table);
  const box = accounts.box(table);
  const dropped = countOf(balanceOf(house.book, box));
  const expected = dollarsIn(dropped);
  const move = ['transfer', accounts.house('count-room'), box, expected] as const;
  const drop = `${table}.${dropCount + 1}`;
  return [{ type: 'box-dropped', table, drop, expected, moves: dropped > 0n ? [move] : [] }];
}

/** Whoever dropped it does not count it, and nobody who counts is told what should be there. A count
 * that differs is made again by somebody else, until it agrees with the books or with the count
 * before. What is then more or less than expected goes to the account for it, to be explained. */
function countBox({ house, command }: Ask<CommandOf<'count-box'>>): readonly Event[] {
  const { drop, counted: said, by } = command;
  const there = house.drops.get(drop);
  if (there === undefined) return refuse('unknown-drop', drop);
  if (there.by === by) refuse('second-person', by);
  const { expected, counts } = there;
  const counted = countAsked(said);
  const last = counts.at(-1);
  if (last?.by === by) refuse('count-again', by);
  const difference = counted < expected ? expected - counted : counted - expected;
  const isClose = difference < countIn(house.settings.recountFrom ?? LEAST_DIFFERENCE);
  if (!isClose && last?.counted !== counted) {
    return [{ type: 'box-count-noted', drop, counted: dollarsIn(counted) }];
  }
  const room = accounts.house('count-room');
  const cage = accounts.house('cage');
  const variance = accounts.house('over-short');
  const moves: Move[] = [];
  const found = counted < expected ? counted : expected;
  if (found > 0n) moves.push(['box-count', cage, room, dollarsIn(found)]);
  if (counted < expected) moves.push(['variance', variance, room, dollarsIn(expected - counted)]);
  if (counted > expected) moves.push(['variance', cage, variance, dollarsIn(counted - expected)]);
  const facts = { drop, expected: dollarsIn(expected), counted: dollarsIn(counted) };
  return [{ type: 'box-counted', ...facts, moves }];
}

/** The cage gives no more than it has. Its account may stand on either side, so that the books alone
 * would let it. */
function checkCage({ book }: House, count: bigint): void {
  const cage = accounts.house('cage');
  if (countOf(balanceOf(book, cage)) < count) refuse('not-enough-money', cage);
}

/** What players have goes to the bank account that is kept for it. */
function depositFund({ house, command }: Ask<CommandOf<'deposit-fund'>>): readonly Event[] {
  const count = countAsked(command.amount);
  if (count === 0n) refuse('nothing-there');
  checkCage(house, count);
  const amount = dollarsIn(count);
  const moves: Move[] = [['transfer', accounts.house('bank'), accounts.house('cage'), amount]];
  return [{ type: 'fund-deposited', amount, reference: command.reference, moves }];
}

/** Chips from the cage: the first lot of a tray, or what it has paid out. */
function fillTray({ house, command }: Ask<CommandOf<'fill-tray'>>): readonly Event[] {
  const { table, amount: said } = command;
  tableNamed(house, table);
  const count = countAsked(said);
  if (count === 0n) refuse('nothing-there');
  checkCage(house, count);
  const amount = dollarsIn(count);
  const move = ['reimbursement', accounts.tray(table), accounts.house('cage'), amount] as const;
  return [{ type: 'tray-filled', table, amount, moves: [move] }];
}

/** The books of a day: every account as it stands. */
function closeDay({ house, command, at }: Ask<CommandOf<'close-day'>>): readonly Event[] {
  const { day } = command;
  if (day <= house.closedDay) refuse('day-closed', day);
  if (day >= dueDay(at, house.settings.dayStart)) refuse('day-not-over', day);
  const [waiting] = house.drops.keys();
  if (waiting !== undefined) refuse('box-not-counted', waiting);
  const balances = Object.fromEntries(
    [...house.book.keys()]
      .sort()
      .map((account) => [account, dollarsFor(balanceOf(house.book, account))]),
  );
  return [{ type: 'day-closed', day, balances }];
}

export const BOXES: Area = {
  decide: {
    'drop-box': dropBox,
    'count-box': countBox,
    'fill-tray': fillTray,
    'deposit-fund': depositFund,
    'close-day': closeDay,
  },
  evolve: {
    'box-dropped': ({ tables, drops }, { table, drop, expected }, { record }) => {
      (tables.get(table) as Table).dropCount += 1;
      drops.set(drop, { table, expected: countIn(expected), by: record.by, counts: [] });
    },
    'box-count-noted': ({ drops }, { drop, counted }, { record }) => {
      drops.get(drop)?.counts.push({ by: record.by, counted: countIn(counted) });
    },
    'box-counted': ({ drops }, { drop }) => {
      drops.delete(drop);
    },
    'day-closed': (house, { day }) => {
      house.closedDay = day;
    },
  },
};
