// An amount as chips. Cents below the smallest chip are not drawn; the amount stands beside them.
import { type Cents, countOf } from '#money';

export const CHIP_VALUES = [1, 5, 25, 100] as const;
export type ChipValue = (typeof CHIP_VALUES)[number];

const CENTS_IN_DOLLAR = 100n;

/** The fewest chips, largest first. */
export function chipsOf(amount: Cents): readonly ChipValue[] {
  let left = Number(countOf(amount) / CENTS_IN_DOLLAR);
  return [...CHIP_VALUES].reverse().flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return Array.from({ length: count }, () => value);
  });
}
