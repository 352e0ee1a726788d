// What is in the accounts of a house, and what a fund has and owes by them.
import { type Account, accounts, balanceOf, type Nets } from '#ledger';
import { add, type Cents, dollarsOf, sum } from '#money';
import type { Dollars } from '../words/shapes.ts';

/** What a fund has and owes. */
export interface FundMoney {
  readonly meters: Dollars;
  /** What pending calls hold of the meters. */
  readonly held: Dollars;
  /** With fees of the day that have not found their meter yet. */
  readonly reserve: Dollars;
  /** Prizes not yet claimed. */
  readonly payable: Dollars;
  /** All of it: what the house keeps here for players. */
  readonly total: Dollars;
  /** What it owes the house. */
  readonly advance: Dollars;
}

/** The balance of all accounts of some kind together. */
export const sumOf = (book: Nets, isIn: (account: Account) => boolean): Cents =>
  sum([...book.keys()].filter(isIn).map((account) => balanceOf(book, account)));

/** A fund in the books of any moment. */
export function fundMoney(book: Nets, fund: string): FundMoney {
  const under = (part: string) =>
    dollarsOf(sumOf(book, (account) => account.startsWith(`fund/${fund}/${part}`)));
  const balance = (account: Account) => balanceOf(book, account);
  return {
    meters: under('meter/'),
    held: under('held/'),
    reserve: dollarsOf(add(balance(accounts.reserve(fund)), balance(accounts.dayFees(fund)))),
    payable: dollarsOf(balance(accounts.payable(fund))),
    total: dollarsOf(
      sumOf(book, (each) => each.startsWith(`fund/${fund}/`) && accounts.isFundSide(each)),
    ),
    advance: dollarsOf(balance(accounts.advance(fund))),
  };
}

/** Every account with what is in it, on the side where it stands. */
export const accountFacts = ({ book }: { readonly book: Nets }) =>
  [...book.keys()]
    .sort()
    .map((account) => ({ account, balance: dollarsOf(balanceOf(book, account)) }));
