import { assert } from '#result';
import { asCents, type Cents, countOf } from './cents.ts';
import { type Ratio, ratioOf } from './ratio.ts';

/** The fraction of a cent that a contribution has earned and not yet been given: zero or more,
 * less than one. A meter keeps it from wager to wager beside its amount. */
export type Carry = Ratio;

export const NO_CARRY: Carry = ratioOf(0n);

const isCarry = ({ numerator, denominator }: Carry): boolean =>
  numerator >= 0n && numerator < denominator;

const isRate = ({ numerator, denominator }: Ratio): boolean =>
  numerator >= 0n && numerator <= denominator;

/** Takes a rate of an amount together with the carry: whole cents now, the fraction later. The rate
 * may be another each time. An amount below zero takes an earlier one back: the same amount at the
 * same rate restores the earlier carry. */
export function contribute(
  carry: Carry,
  amount: Cents,
  rate: Ratio,
): { readonly cents: Cents; readonly carry: Carry } {
  assert(isCarry(carry), 'a carry is less than a cent and not below zero');
  assert(isRate(rate), 'a contribution is 0% to 100% of an amount');
  const denominator = carry.denominator * rate.denominator;
  const earned =
    carry.numerator * rate.denominator + countOf(amount) * rate.numerator * carry.denominator;
  // The remainder of a bigint has the sign of the dividend; a carry is never below zero.
  const remainder = earned % denominator;
  const left = remainder < 0n ? remainder + denominator : remainder;
  return {
    cents: asCents((earned - left) / denominator),
    carry: ratioOf(left, denominator),
  };
}
