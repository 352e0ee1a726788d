import { assert } from '#result';
import { asCents, type Cents, countOf, subtract, sum } from './cents.ts';
import { addRatios, compareRatios, type Ratio, ratioOf } from './ratio.ts';

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

/** The carry of each part; one that is not there is none. */
export type Carries = Readonly<Record<string, Carry>>;

/** Splits one amount by several rates, each with its own carry; all else goes to `restTo`.
 *
 * The whole cents always add up to the amount, so each entry in the books balances by itself. The
 * fractions that are carried lie with the owner of the rest until they make a cent, and then it
 * hands that cent over. With one rate its part is never below zero; with several it can be, for an
 * amount so small that fewer cents are left for it than carries come due at once. It should
 * therefore be a reserve or the house, not a meter that must not go down.
 *
 * A carry whose rate is no longer there is kept as it is. */
export function contributeSplit<Part extends string, Other extends string>(
  carries: Carries,
  amount: Cents,
  { rates, restTo }: { readonly rates: Readonly<Record<Part, Ratio>>; readonly restTo: Other },
): {
  readonly parts: Readonly<Record<Part | Other, Cents>>;
  readonly carries: Readonly<Record<Part, Carry>>;
} {
  const total = Object.values<Ratio>(rates).reduce(addRatios, ratioOf(0n));
  assert(compareRatios(total, ratioOf(1n)) <= 0, 'the rates of one amount exceed 100%');
  const parts = new Map<string, Cents>();
  const carriedOn = new Map(Object.entries(carries));
  for (const [part, rate] of Object.entries<Ratio>(rates)) {
    const taken = contribute(carriedOn.get(part) ?? NO_CARRY, amount, rate);
    parts.set(part, taken.cents);
    carriedOn.set(part, taken.carry);
  }
  assert(!parts.has(restTo), `${restTo} has a rate and cannot own the rest as well`);
  parts.set(restTo, subtract(amount, sum(parts.values())));
  return {
    parts: Object.fromEntries(parts) as Record<Part | Other, Cents>,
    carries: Object.fromEntries(carriedOn) as Record<Part, Carry>,
  };
}
