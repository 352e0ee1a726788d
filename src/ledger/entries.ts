// An entry moves an amount from one account to another. Debits equal credits because there is one
// of each; an entry that does not balance cannot be written down.
import { add, type Cents, negate, ZERO } from '#money';
import { assert } from '#result';
import { type Account, isDebitSide, isMeter, mayTurn } from './accounts.ts';

/** Why money moves. The list is closed: the database knows it too. */
export const ENTRY_KINDS = [
  'capital',
  'contribution',
  'overflow',
  'seed',
  'reseed',
  'step',
  'hold',
  'release',
  'award',
  'payment',
  'withholding',
  'reimbursement',
  'repayment',
  'admin-fee',
  'box-count',
  'variance',
  'expiry',
  'correction',
  'closure',
  'transfer',
  'recovery',
  'write-off',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** For which reasons a posted meter may go down. */
export const LOWERS_METER: readonly EntryKind[] = ['hold', 'award', 'correction', 'closure'];

export interface Entry {
  readonly kind: EntryKind;
  readonly debit: Account;
  readonly credit: Account;
  readonly amount: Cents;
}

/** What each account holds: credits less debits. */
export type Nets = ReadonlyMap<Account, Cents>;

/** The accounts that entries are made in. */
export type Book = Map<Account, Cents>;

/** The balance of an account on the side where it stands: what a meter shows, what the cage has. */
export function balanceOf(book: Nets, account: Account): Cents {
  const net = book.get(account) ?? ZERO;
  return isDebitSide(account) ? negate(net) : net;
}

/** What is wrong with an entry, whatever stands in the book. */
function faultOf({ kind, debit, credit, amount }: Entry): string | undefined {
  if (amount <= ZERO) return `an entry moves something: ${kind} ${debit} ${credit}`;
  if (debit === credit) return `an entry has two accounts: ${kind} ${debit}`;
  if (isMeter(debit) && !LOWERS_METER.includes(kind)) return `${kind} does not lower ${debit}`;
  return undefined;
}

/** Enters one entry. A forbidden entry is a mistake of ours, not a refusal: the decider has checked
 * before. */
export function enter(book: Book, entry: Entry): void {
  const fault = faultOf(entry);
  assert(fault === undefined, fault ?? '');
  const { debit, credit, amount } = entry;
  const debited = netAfter(book, debit, negate(amount));
  const credited = netAfter(book, credit, amount);
  book.set(debit, debited);
  book.set(credit, credited);
}

function netAfter(book: Book, account: Account, by: Cents): Cents {
  const net = add(book.get(account) ?? ZERO, by);
  if (isOverdrawn(account, net)) assert(false, `${account} cannot give more than it has`);
  return net;
}

const isOverdrawn = (account: Account, net: Cents): boolean =>
  (isDebitSide(account) ? net > ZERO : net < ZERO) && !mayTurn(account);

/** The first account that some entries, one after another, would take more from than it has. */
export function overdrawnBy(
  book: ReadonlyMap<Account, Cents>,
  entries: readonly Entry[],
): Account | undefined {
  const nets = new Map<Account, Cents>();
  for (const { debit, credit, amount } of entries) {
    for (const [account, by] of [[debit, negate(amount)] as const, [credit, amount] as const]) {
      const net = add(nets.get(account) ?? book.get(account) ?? ZERO, by);
      if (isOverdrawn(account, net)) return account;
      nets.set(account, net);
    }
  }
  return undefined;
}

/** All accounts together: nothing, always. */
export function totalOf(book: ReadonlyMap<Account, Cents>): Cents {
  let total = ZERO;
  for (const net of book.values()) total = add(total, net);
  return total;
}
