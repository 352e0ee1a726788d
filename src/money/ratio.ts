import { assert, ok, problem, type Result, sure } from '#result';

declare const lowestTerms: unique symbol;

/** An exact rational number in lowest terms, the denominator above zero; so equal ratios have equal
 * parts. Only `ratioOf` and functions built on it make one. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly [lowestTerms]: true;
}

const lowest = (numerator: bigint, denominator: bigint): Ratio =>
  ({ numerator, denominator }) as Ratio;

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

const SAFE_MAX = BigInt(Number.MAX_SAFE_INTEGER);

/** The greatest common divisor by Euclid's steps, on plain numbers as soon as both fit. */
export function gcd(first: bigint, second: bigint): bigint {
  let a = magnitude(first);
  let b = magnitude(second);
  while (b > SAFE_MAX) {
    const rest = a % b;
    a = b;
    b = rest;
  }
  if (b === 0n) return a;
  let large = Number(b);
  let small = Number(a % b);
  while (small !== 0) {
    const rest = large % small;
    large = small;
    small = rest;
  }
  return BigInt(large);
}

export function ratioOf(numerator: bigint, denominator = 1n): Ratio {
  assert(denominator !== 0n, 'a ratio cannot divide by zero');
  const divisor = gcd(numerator, denominator);
  const scale = denominator < 0n ? -divisor : divisor;
  if (scale === 1n) return lowest(numerator, denominator);
  return lowest(numerator / scale, denominator / scale);
}

const negative = (ratio: Ratio): Ratio => lowest(-ratio.numerator, ratio.denominator);

export function addRatios(a: Ratio, b: Ratio): Ratio {
  if (a.denominator === b.denominator) return ratioOf(a.numerator + b.numerator, a.denominator);
  const shared = gcd(a.denominator, b.denominator);
  const aScale = b.denominator / shared;
  const bScale = a.denominator / shared;
  const numerator = a.numerator * aScale + b.numerator * bScale;
  // The sum can only be reduced by what the denominators share (Knuth, TAOCP 2, 4.5.1), which
  // keeps this divisor small where the parts have forty digits.
  const divisor = shared === 1n ? 1n : gcd(numerator, shared);
  return lowest(numerator / divisor, bScale * (b.denominator / divisor));
}

export const subtractRatios = (a: Ratio, b: Ratio): Ratio => addRatios(a, negative(b));

export function multiplyRatios(a: Ratio, b: Ratio): Ratio {
  // Reducing crosswise first keeps the products small, and leaves them in lowest terms.
  const down = gcd(a.numerator, b.denominator);
  const up = gcd(b.numerator, a.denominator);
  return lowest(
    (a.numerator / down) * (b.numerator / up),
    (a.denominator / up) * (b.denominator / down),
  );
}

export function divideRatios(a: Ratio, b: Ratio): Ratio {
  assert(b.numerator !== 0n, 'a ratio cannot be divided by zero');
  const inverse =
    b.numerator < 0n ? lowest(-b.denominator, -b.numerator) : lowest(b.denominator, b.numerator);
  return multiplyRatios(a, inverse);
}

/** For sorting: below zero where `a` is the smaller, zero where they are equal. */
export function compareRatios(a: Ratio, b: Ratio): number {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

const TEXT_MAX = 400;
const FORM = 'write a percentage, a decimal, or a fraction, such as 20.5%, 0.205, or 41/200';

/** Reads `20.5%`, `0.205` and `41/200`, which are all one ratio. */
export function parseRatio(text: string, path = 'ratio'): Result<Ratio> {
  if (text.length > TEXT_MAX) {
    const start = JSON.stringify(text.slice(0, 20));
    const limit = `at most ${TEXT_MAX} characters are read`;
    return problem(path, `the ratio starting ${start} is too long: ${limit}`);
  }
  const quoted = JSON.stringify(text);
  const [, above, below] = /^(-?\d+)\/(\d+)$/.exec(text) ?? [];
  if (above !== undefined && below !== undefined) {
    if (/^0+$/.test(below)) return problem(path, `${quoted} divides by zero`);
    return ok(ratioOf(BigInt(above), BigInt(below)));
  }
  const [, whole, decimals = '', percent] = /^(-?\d+)(?:\.(\d+))?(%?)$/.exec(text) ?? [];
  if (whole === undefined) return problem(path, `${quoted} is not a ratio: ${FORM}`);
  const places = decimals.length + (percent === '%' ? 2 : 0);
  return ok(ratioOf(BigInt(whole + decimals), 10n ** BigInt(places)));
}

/** For text in the source that is known to be right: `ratio('20.5%')`. */
export function ratio(text: string): Ratio {
  return sure(parseRatio(text));
}

/** `41/200`; `parseRatio` reads it back. */
export const makeRatio = ({ numerator, denominator }: Ratio): string =>
  `${numerator}/${denominator}`;

/** Where a number between two neighbors goes: `down` toward zero; `half-up` to the nearer, a half
 * away from zero; `half-even` to the nearer, a half to the even neighbor. */
export type Rounding = 'down' | 'half-up' | 'half-even';

/** A quotient rounded to a whole number; the denominator is above zero. */
function roundedQuotient(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const quotient = numerator / denominator;
  const twiceLeft = 2n * magnitude(numerator % denominator);
  const isPastHalf = twiceLeft > denominator;
  const isHalf = twiceLeft === denominator;
  const isHalfAway = isHalf && (rounding === 'half-up' || quotient % 2n !== 0n);
  if (rounding === 'down' || !(isPastHalf || isHalfAway)) return quotient;
  return numerator < 0n ? quotient - 1n : quotient + 1n;
}

/** Decimal text with so many digits after the point, rounded by the rule that the caller names. */
export function makeDecimal(
  { numerator, denominator }: Ratio,
  { digits, rounding }: { readonly digits: number; readonly rounding: Rounding },
): string {
  assert(Number.isInteger(digits) && digits >= 0, `${digits} digits after the point`);
  const scaled = roundedQuotient(numerator * 10n ** BigInt(digits), denominator, rounding);
  const sign = scaled < 0n ? '-' : '';
  const text = magnitude(scaled)
    .toString()
    .padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** How many binary digits a number above zero has. */
function bitLength(value: bigint): number {
  const hex = value.toString(16);
  return hex.length * 4 - (Math.clz32(Number.parseInt(hex.slice(0, 1), 16)) - 28);
}

/** The doubles are whole multiples of 2^-1074, and have 53 binary digits where they are larger. */
const SMALLEST_EXPONENT = -1074;
const DIGITS_OF_A_DOUBLE = 53;

/** The double nearest to a ratio, however long its parts; a tie goes to the even one. */
export function numberOf({ numerator, denominator }: Ratio): number {
  const top = magnitude(numerator);
  if (top <= SAFE_MAX && denominator <= SAFE_MAX) return Number(numerator) / Number(denominator);
  const scaledBy = (exponent: number) =>
    exponent < 0
      ? ([top << BigInt(-exponent), denominator] as const)
      : ([top, denominator << BigInt(exponent)] as const);
  // The ratio lies between 2^(guess - 1) and 2^(guess + 1); the lead is the exponent of its
  // first binary digit.
  const guess = bitLength(top) - bitLength(denominator);
  const [left, right] = scaledBy(guess);
  const lead = left >= right ? guess : guess - 1;
  const last = Math.max(lead - DIGITS_OF_A_DOUBLE + 1, SMALLEST_EXPONENT);
  const rounded = Number(roundedQuotient(...scaledBy(last), 'half-even')) * 2 ** last;
  return numerator < 0n ? -rounded : rounded;
}

/** A ratio on the wire: the exact parts as decimal strings, and the nearest number for charts. */
export interface ExactRatio {
  readonly numerator: string;
  readonly denominator: string;
  readonly value: number;
}

export const makeExact = (exact: Ratio): ExactRatio => ({
  numerator: exact.numerator.toString(),
  denominator: exact.denominator.toString(),
  value: numberOf(exact),
});
