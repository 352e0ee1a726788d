// What the tax statements of a win have in common: who pays, who wins, which copy it is.
import { showDollars, usd } from '#money';
import { lastFour } from '#tax';

export interface TaxPayer {
  readonly name: string;
  /** Street, city, state and code, line by line. */
  readonly address: readonly string[];
  readonly taxNumber: string;
  readonly telephone: string;
}

export interface TaxedWinner {
  readonly name: string;
  readonly address: readonly string[];
  /** Undefined if the winner gave none. */
  readonly taxNumber?: string;
}

/** A document that was shown at the cage. */
export interface ShownDocument {
  /** As `Driver license, CA`. */
  readonly kind: string;
  /** Undefined if it was seen and not written down. */
  readonly number?: string;
}

/** The winner's copy, also for the authority, has the numbers in full; the house's has not. */
export type StatementCopy = 'winner' | 'house';

export const copyTitle = (copy: StatementCopy): string =>
  copy === 'winner' ? 'Copy for the winner and the IRS' : 'Copy for the house';

/** A tax number as a copy has it: `XXX-XX-6789` where it is not shown in full. */
export function taxNumberOn(copy: StatementCopy, number: string | undefined): string {
  if (number === undefined) return 'none given';
  return copy === 'winner' ? number : `XXX-XX-${lastFour(number)}`;
}

export function documentOn(copy: StatementCopy, { kind, number }: ShownDocument): string[] {
  if (number === undefined) return [kind];
  return [kind, copy === 'winner' ? number : `ending ${lastFour(number)}`];
}

/** An amount of the log as people read it. */
export const dollars = (amount: string): string => showDollars(usd(amount));
