// Amounts as the log has them and as the machine counts with them.
import { type Cents, centsOf, makeDollars } from '#money';
import type { Dollars } from './state.ts';

/** An amount of the log: always with its two decimals. */
export const centsIn = (amount: Dollars): Cents => centsOf(countIn(amount));

export function countIn(amount: Dollars): bigint {
  const point = amount.length - 3;
  return BigInt(amount.slice(0, point) + amount.slice(point + 1));
}

export const dollarsIn = (count: bigint): Dollars => makeDollars(centsOf(count));
export const dollarsFor = (amount: Cents): Dollars => makeDollars(amount);

/** An amount of a command, `10` or `10.5` or `10.50`, in cents. */
export function countAsked(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const count = BigInt(whole + fraction.padEnd(2, '0'));
  return amount.startsWith('-') ? -count : count;
}
