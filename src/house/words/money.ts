// Amounts as the log has them and as the machine counts with them.
import type { Entry } from '#ledger';
import { asCents, type Cents, dollarsOf } from '#money';
import type { Dollars, Move } from './shapes.ts';

const MINUS = '-'.charCodeAt(0);
const ZERO_DIGIT = '0'.charCodeAt(0);

/** An amount of the log: always with its two decimals. */
const centsIn = (amount: Dollars): Cents => asCents(countIn(amount));

/** The digits before the point are counted by hand where a number holds them: every fee comes
 * through here several times. */
export function countIn(amount: Dollars): bigint {
  const point = amount.length - 3;
  if (point > 12 || amount.charCodeAt(0) === MINUS) {
    return BigInt(amount.slice(0, point) + amount.slice(point + 1));
  }
  let count = 0;
  for (let at = 0; at < amount.length; at++) {
    if (at !== point) count = count * 10 + amount.charCodeAt(at) - ZERO_DIGIT;
  }
  return BigInt(count);
}

/** The line of the books that a move is. */
export const entryOf = (move: Move): Entry => ({
  kind: move[0],
  debit: move[1],
  credit: move[2],
  amount: centsIn(move[3]),
});

export const dollarsIn = (count: bigint): Dollars => dollarsOf(asCents(count));

/** An amount of a command, `10` or `10.5` or `10.50`, in cents. */
export function countAsked(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const count = BigInt(whole + fraction.padEnd(2, '0'));
  return amount.startsWith('-') ? -count : count;
}
