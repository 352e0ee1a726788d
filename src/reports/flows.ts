// What went through the accounts in a period.

import { countIn, type Dollars, dollarsIn, type LogRecord } from '#house';
import { type Account, accounts, type Nets } from '#ledger';
import { eventsOf } from './report.ts';

interface Flow {
  debits: bigint;
  credits: bigint;
}

export type Flows = Map<Account, Flow>;

function flowOf(flows: Flows, account: Account): Flow {
  const before = flows.get(account);
  if (before !== undefined) return before;
  const flow = { debits: 0n, credits: 0n };
  flows.set(account, flow);
  return flow;
}

/** Counts the moves of a record. */
export function countFlows(flows: Flows, record: LogRecord): void {
  for (const { moves = [] } of eventsOf(record)) {
    for (const [, debit, credit, amount] of moves) {
      flowOf(flows, debit).debits += countIn(amount);
      flowOf(flows, credit).credits += countIn(amount);
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
      const { debits, credits } = flows.get(account) ?? { debits: 0n, credits: 0n };
      const isDebit = accounts.isDebitSide(account);
      const shown = (net: bigint | undefined): Dollars =>
        dollarsIn(isDebit ? -(net ?? 0n) : (net ?? 0n));
      return {
        account,
        opening: shown(opening.get(account)),
        in: dollarsIn(isDebit ? debits : credits),
        out: dollarsIn(isDebit ? credits : debits),
        closing: shown(closing.get(account)),
      };
    });
}

/** What some accounts hold together: credits less debits. */
export function netOf(nets: Nets, isWanted: (account: Account) => boolean): bigint {
  let sum = 0n;
  for (const [account, net] of nets) if (isWanted(account)) sum += net;
  return sum;
}
