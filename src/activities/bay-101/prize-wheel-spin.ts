// The wheel itself: what may stand on it, which spins count, and what a player has won.
import { type Cents, compare, max, showDollars, times, usd, ZERO } from '#money';
import type { Problem } from '#result';

export type Spot =
  /** Money. */
  | { readonly kind: 'cash'; readonly amount: Cents }
  /** A coupon, an entry, merchandise: what it is, and what it is worth. */
  | { readonly kind: 'thing'; readonly words: string; readonly worth: Cents }
  | { readonly kind: 'double' };

const SPOTS_MOST = 64;
const SPOT_LEAST = usd('10');
const SPOT_MOST = usd('150000');

/** All that is wrong with a wheel (Object and Summary). */
export function checkWheel(spots: readonly Spot[]): Problem[] {
  const problems: Problem[] = [];
  if (spots.length === 0 || spots.length > SPOTS_MOST) {
    problems.push({ path: 'spots', message: `a wheel has 1 to 64 spots, not ${spots.length}` });
  }
  if (spots.filter(({ kind }) => kind === 'double').length > 1) {
    problems.push({ path: 'spots', message: 'only one spot may be the double' });
  }
  spots.forEach((spot, index) => {
    if (spot.kind === 'double') return;
    const worth = spot.kind === 'cash' ? spot.amount : spot.worth;
    if (compare(worth, SPOT_LEAST) >= 0 && compare(worth, SPOT_MOST) <= 0) return;
    problems.push({
      path: `spots[${index}]`,
      message: `${showDollars(worth)} is not within $10 to $150,000`,
    });
  });
  return problems;
}

interface Spin {
  /** Complete turns. */
  readonly rotationCount: number;
  readonly wasTouched: boolean;
  readonly pointer: 'turning' | 'on-a-peg' | 'between-pegs';
}

/** A spin that is not valid is made again (Eligibility Requirements). */
export const isValidSpin = ({ rotationCount, wasTouched, pointer }: Spin): boolean =>
  rotationCount >= 2 && !wasTouched && pointer === 'between-pegs';

interface WheelTerms {
  /** The posted jackpot of the double spot. */
  readonly doubleSpot: Cents;
  /** The guaranteed minimum of the hour, where there is one. */
  readonly minimum?: Cents;
}

/** What the valid spins of one player have won, in order; null while another spin is due. */
export function wonOnWheel(
  stops: readonly Spot[],
  { doubleSpot, minimum = ZERO }: WheelTerms,
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
