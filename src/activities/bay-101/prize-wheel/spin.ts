// The wheel itself: what may stand on it, and what a player has won.
import { type Cents, compare, max, times, usd, ZERO } from '#money';
import type { WheelTerms } from '#rules';

export type Spot =
  /** Money. */
  | { readonly kind: 'cash'; readonly amount: Cents }
  /** A coupon, an entry, merchandise: what it is, and what it is worth. */
  | { readonly kind: 'thing'; readonly words: string; readonly worth: Cents }
  | { readonly kind: 'double' };

/** Why a spin is made again (Eligibility Requirements). */
export const INVALID = ['fewer than two turns', 'somebody touched the wheel', 'on a peg'] as const;

/** What may stand on the wheel (Object and Summary). */
export const WHEEL_TERMS: WheelTerms = {
  least: usd('10'),
  most: usd('150000'),
  sections: 64,
  hasThings: true,
  hasDouble: true,
  reserved: INVALID,
};

interface SpinTerms {
  /** The posted jackpot of the double spot. */
  readonly doubleSpot: Cents;
  /** The guaranteed minimum of the hour, where there is one. */
  readonly minimum?: Cents;
}

/** What the valid spins of one player have won, in order; null while another spin is due. */
export function wonOnWheel(
  stops: readonly Spot[],
  { doubleSpot, minimum = ZERO }: SpinTerms,
): Exclude<Spot, { kind: 'double' }> | null {
  const cash = (amount: Cents) => ({ kind: 'cash', amount: max(amount, minimum) }) as const;
  const [first, ...again] = stops;
  if (first === undefined) return null;
  if (first.kind === 'cash') return cash(first.amount);
  if (first.kind === 'thing') return compare(first.worth, minimum) < 0 ? cash(minimum) : first;
  // After the double, spots without a cash value are passed over.
  const decided = again.find(({ kind }) => kind !== 'thing');
  if (decided === undefined) return null;
  return cash(decided.kind === 'cash' ? times(decided.amount, 2n) : doubleSpot);
}
