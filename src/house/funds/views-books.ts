// What the books show: what a fund has, every account, the entries behind a balance, the day that is
// to be closed next.

import { type Account, accounts, balanceOf, type EntryKind, type Nets } from '#ledger';
import { countOf, dollarsOf } from '#money';
import type { Moment } from '#rules';
import type { CommandOf } from '../commands.ts';
import type { Event, LogRecord } from '../events.ts';
import { decide } from '../machine.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { House } from '../state.ts';
import { addDays, dueDay } from '../words/days.ts';
import { countIn, dollarsIn } from '../words/money.ts';
import type { Dollars } from '../words/shapes.ts';

/** What a fund has and owes. */
export interface FundMoney {
  readonly meters: Dollars;
  /** What pending calls hold of the meters. */
  readonly held: Dollars;
  /** With fees of the day that have not found their meter yet. */
  readonly reserve: Dollars;
  /** Prizes not yet fetched. */
  readonly payable: Dollars;
  /** All of it: what the house keeps here for players. */
  readonly total: Dollars;
  /** What it owes the house. */
  readonly advance: Dollars;
}

/** The balance of all accounts of some kind together. */
export const sumOf = (book: Nets, isIn: (account: Account) => boolean): bigint =>
  [...book.keys()]
    .filter(isIn)
    .reduce((sum, account) => sum + countOf(balanceOf(book, account)), 0n);

/** A fund in the books of any moment. */
export function fundMoney(book: Nets, fund: string): FundMoney {
  const under = (part: string) =>
    dollarsIn(sumOf(book, (account) => account.startsWith(`fund/${fund}/${part}`)));
  const balance = (account: Account) => countOf(balanceOf(book, account));
  return {
    meters: under('meter/'),
    held: under('held/'),
    reserve: dollarsIn(balance(accounts.reserve(fund)) + balance(accounts.dayFees(fund))),
    payable: dollarsIn(balance(accounts.payable(fund))),
    total: dollarsIn(
      sumOf(book, (each) => each.startsWith(`fund/${fund}/`) && accounts.isFundSide(each)),
    ),
    advance: dollarsIn(balance(accounts.advance(fund))),
  };
}

/** A fund after some record of the log. */
export interface FundPoint extends FundMoney {
  readonly seq: number;
  readonly at: string;
}

/** Every account with what is in it, on the side where it stands. */
export const accountFacts = ({ book }: House) =>
  [...book.keys()]
    .sort()
    .map((account) => ({ account, balance: dollarsOf(balanceOf(book, account)) }));

/** One line of an account, with where it comes from. */
export interface AccountEntry {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly command: string;
  readonly event: string;
  readonly kind: EntryKind;
  /** What came; what went has a minus. */
  readonly amount: Dollars;
  /** What is in the account after it. */
  readonly balance: Dollars;
  readonly other: Account;
  /** In the words of whoever asked for it, where it takes words. */
  readonly reason?: string;
  /** The call that it belongs to. */
  readonly call?: string;
}

/** The call of an event; a claim is named after its own. */
function callOf(event: Event): string | undefined {
  if ('call' in event) return event.call;
  return 'claim' in event ? event.claim.replace(/:[^:]*$/, '') : undefined;
}

/** The lines that a record has written into an account, the last first. `net` is what the account
 * holds after it, credits less debits; `before` is what it held before. */
export function entriesIn(
  record: LogRecord,
  account: Account,
  net: bigint,
): { readonly entries: readonly AccountEntry[]; readonly before: bigint } {
  const { seq, at, by, command, events = [] } = record;
  const side = accounts.isDebitSide(account) ? -1n : 1n;
  let after = net;
  const entries = events
    .flatMap((event) => (event.moves ?? []).map((move) => ({ event, move })))
    .filter(({ move: [, debit, credit] }) => debit === account || credit === account)
    .reverse()
    .map(({ event, move: [kind, debit, credit, text] }): AccountEntry => {
      const brought = debit === account ? -countIn(text) : countIn(text);
      const balance = after;
      after -= brought;
      const call = callOf(event);
      return {
        seq,
        at,
        by,
        command,
        event: event.type,
        kind,
        amount: dollarsIn(side * brought),
        balance: dollarsIn(side * balance),
        other: debit === account ? credit : debit,
        ...('reason' in event && event.reason !== undefined ? { reason: event.reason } : {}),
        ...(call === undefined ? {} : { call }),
      };
    });
  return { entries, before: after };
}

/** What closing the next day would write, or why it cannot be closed by this badge now. */
export interface DayClose {
  readonly closedDay: string;
  /** The gaming day that runs. */
  readonly runningDay: string;
  /** The last day that is over. */
  readonly day: string;
  readonly balances: readonly { readonly account: Account; readonly balance: Dollars }[];
  readonly because?: string;
}

export function dayClose(
  house: House,
  rulebook: Rulebook,
  { badge, at }: { readonly badge: string; readonly at: Moment },
): DayClose {
  const { closedDay, settings } = house;
  const runningDay = dueDay(at, settings.dayStart);
  const day = addDays(runningDay, -1);
  const command: CommandOf<'close-day'> = { id: 'look', by: badge, type: 'close-day', day };
  const decision = decide(house, command, at, rulebook);
  return {
    closedDay,
    runningDay,
    day,
    balances: accountFacts(house),
    ...(decision.ok ? {} : { because: decision.error.message }),
  };
}
