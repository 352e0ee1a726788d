// What went through the accounts in a period.

import type { Dollars, LogRecord } from '#house';
import { type Account, accounts, type Nets } from '#ledger';
import { add, type Cents, centsOf, dollarsOf, negate, ZERO } from '#money';
import { eventsOf } from './report.ts';

interface Flow {
  debits: Cents;
  credits: Cents;
}

export type Flows = Map<Account, Flow>;

function flowOf(flows: Flows, account: Account): Flow {
  const before = flows.get(account);
  if (before !== undefined) return before;
  const flow = { debits: ZERO, credits: ZERO };
  flows.set(account, flow);
  return flow;
}

/** Counts the moves of a record. */
export function countFlows(flows: Flows, record: LogRecord): void {
  for (const { moves = [] } of eventsOf(record)) {
    for (const [, debit, credit, amount] of moves) {
      const [from, to] = [flowOf(flows, debit), flowOf(flows, credit)];
      from.debits = add(from.debits, centsOf(amount));
      to.credits = add(to.credits, centsOf(amount));
    }
  }
}

/** An account over a period, on the side where it stands: what came, what went. */
export interface AccountRow {
  readonly account: Account;
  readonly opening: Dollars;
  readonly in: Dollars;
  readonly out: Dollars;
  readonly closing: Dollars;
}

/** All accounts that had something or moved, in the order of their names. */
export function accountRows(
  flows: Flows,
  { opening, closing }: { readonly opening: Nets; readonly closing: Nets },
  isWanted: (account: Account) => boolean = () => true,
): readonly AccountRow[] {
  const all = new Set([...opening.keys(), ...flows.keys(), ...closing.keys()]);
  return [...all]
    .filter(isWanted)
    .sort()
    .map((account) => {
      const { debits, credits } = flows.get(account) ?? { debits: ZERO, credits: ZERO };
      const isDebit = accounts.isDebitSide(account);
      const shown = (net: Cents | undefined): Dollars =>
        dollarsOf(isDebit ? negate(net ?? ZERO) : (net ?? ZERO));
      return {
        account,
        opening: shown(opening.get(account)),
        in: dollarsOf(isDebit ? debits : credits),
        out: dollarsOf(isDebit ? credits : debits),
        closing: shown(closing.get(account)),
      };
    });
}

/** What some accounts hold together: credits less debits. */
export function netOf(nets: Nets, isWanted: (account: Account) => boolean): Cents {
  let sum = ZERO;
  for (const [account, net] of nets) if (isWanted(account)) sum = add(sum, net);
  return sum;
}
