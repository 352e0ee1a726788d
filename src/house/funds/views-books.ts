// What the books show: what a fund has, every account, the entries behind a balance, the day that is
// to be closed next.

import { type Account, accounts, type EntryKind } from '#ledger';
import { type Cents, centsOf, dollarsOf, negate, subtract, times } from '#money';
import { given } from '#result';
import type { Moment } from '#rules';
import type { Command } from '../commands.ts';
import { dayAt, endIn, nextToClose } from '../days/day-ends.ts';
import type { Event, LogRecord } from '../events.ts';
import { decide } from '../machine.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { House } from '../state.ts';
import { daysBetween } from '../words/days.ts';
import type { Dollars } from '../words/shapes.ts';
import { accountFacts, type FundMoney } from './balances.ts';

/** A fund after some record of the log. */
export interface FundPoint extends FundMoney {
  readonly seq: number;
  readonly at: string;
}

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
  /** In the words of the person who asked for it, where it takes words. */
  readonly reason?: string;
  /** The call that it belongs to. */
  readonly call?: string;
}

/** The call of an event; a claim is named after its own. */
function callOf(event: Event): string | undefined {
  if ('call' in event) return event.call;
  return 'claim' in event ? event.claim.replace(/:[^:]*$/, '') : undefined;
}

/** The lines that a record has written into an account, newest first. `net` is what the account
 * holds after it, credits less debits; `before` is what it held before. */
export function entriesIn(
  record: LogRecord,
  account: Account,
  net: Cents,
): { readonly entries: readonly AccountEntry[]; readonly before: Cents } {
  const { seq, at, by, command, events = [] } = record;
  const side = accounts.isDebitSide(account) ? -1n : 1n;
  let after = net;
  const entries = events
    .flatMap((event) => (event.moves ?? []).map((move) => ({ event, move })))
    .filter(({ move: [, debit, credit] }) => debit === account || credit === account)
    .reverse()
    .map(({ event, move: [kind, debit, credit, text] }): AccountEntry => {
      const brought = debit === account ? negate(centsOf(text)) : centsOf(text);
      const balance = after;
      after = subtract(after, brought);
      const call = callOf(event);
      return {
        seq,
        at,
        by,
        command,
        event: event.type,
        kind,
        amount: dollarsOf(times(brought, side)),
        balance: dollarsOf(times(balance, side)),
        other: debit === account ? credit : debit,
        ...('reason' in event && event.reason !== undefined ? { reason: event.reason } : {}),
        ...given({ call }),
      };
    });
  return { entries, before: after };
}

/** What closing the next day would write, or why it cannot be closed by this badge now. */
export interface DayClose {
  readonly closedDay: string;
  /** The gaming day that runs. */
  readonly runningDay: string;
  /** The day that is closed next. */
  readonly day: string;
  /** How many days are over and not closed. */
  readonly waiting: number;
  readonly balances: readonly { readonly account: Account; readonly balance: Dollars }[];
  readonly because?: string;
}

export function dayClose(
  house: House,
  rulebook: Rulebook,
  { badge, at }: { readonly badge: string; readonly at: Moment },
): DayClose {
  const runningDay = dayAt(house, at);
  const day = nextToClose(house);
  const who = { id: 'look', by: badge };
  const closing = { type: 'close-day', day, reviewed: endIn(house, day).seq } as const;
  const command: Command =
    house.settings.powers === undefined
      ? { ...who, ...closing }
      : { ...who, type: 'propose', command: closing };
  const decision = decide(house, command, at, rulebook);
  return {
    closedDay: house.closedDay,
    runningDay,
    day,
    waiting: daysBetween(day, runningDay),
    balances: accountFacts(endIn(house, day)),
    ...(decision.ok ? {} : { because: decision.error.message }),
  };
}
