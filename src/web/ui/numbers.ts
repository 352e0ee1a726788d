// Exact counts as people read them.
import { assert } from '#result';

const grouping = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumSignificantDigits: 4,
  maximumSignificantDigits: 4,
});

/** 2598960 becomes "2,598,960". */
export const grouped = (count: bigint | number): string => grouping.format(count);

/** The share as a number, for bars and percents only; the counts stay exact. */
export const shareOf = (count: bigint, total: bigint): number => Number(count) / Number(total);

/** "0.02401%", four significant digits. Only what is sure is 100%, only what never comes 0%. */
export function percentOf(count: bigint, total: bigint): string {
  if (count === 0n) return '0%';
  if (count === total) return '100%';
  return total - count < total / 10_000n ? '>99.99%' : percent.format(shareOf(count, total));
}

/** The N of "1 in N": "4,165", or "2.37" where a whole number would say too little. */
export function oneInOf(count: bigint, total: bigint): string {
  assert(count > 0n, 'what never comes has no odds');
  const half = count / 2n;
  if (total >= 100n * count) return grouped((total + half) / count);
  const hundredths = (total * 100n + half) / count;
  const digits = String(hundredths % 100n).padStart(2, '0');
  return `${hundredths / 100n}.${digits}`;
}
