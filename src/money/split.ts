// An amount is split into named parts, and what does not divide has a named owner too. Rule sheets
// differ in who that is, so the caller says it in one word:
// - `oddTo`: parts are rounded down, and one of them gets all that is left on top;
// - `restTo`: parts are rounded down, and somebody who has no part gets all that is left;
// - `madeUpBy`: parts are rounded up to a whole chip, and somebody who has no part puts in what is
//   missing, as sheets say of odd chips that the casino makes up. What it gets is zero or below.
import { assert } from '#result';
import { asCents, type Cents, countOf, sum } from './cents.ts';
import { addRatios, compareRatios, gcd, makeRatio, type Ratio, ratioOf } from './ratio.ts';

/** Who owns what does not divide: exactly one of the three. `Part` are the names of the parts,
 * `Other` is an owner without a part. */
export type OddRule<Part extends string, Other extends string> = (
  | { readonly oddTo: Part; readonly restTo?: never; readonly madeUpBy?: never }
  | { readonly restTo: Other; readonly oddTo?: never; readonly madeUpBy?: never }
  | { readonly madeUpBy: Other; readonly oddTo?: never; readonly restTo?: never }
) & {
  /** The smallest chip that is paid out: parts are whole multiples of it. A cent by default. */
  readonly unit?: Cents;
};

/** What each owner gets. The entries of a split always add up to the amount that was split. */
export type Split<Name extends string> = Readonly<Record<Name, Cents>>;

/** Splits in proportion to whole-number shares:
 * `splitByShares(fee, { meter: 1n, reserve: 4n }, { oddTo: 'reserve' })`. */
export function splitByShares<Part extends string, Other extends string = never>(
  amount: Cents,
  shares: Readonly<Record<Part, bigint>>,
  rule: OddRule<NoInfer<Part>, Other>,
): Split<Part | Other> {
  let whole = 0n;
  for (const share of Object.values<bigint>(shares)) whole += share;
  assert(whole > 0n, 'a split needs a share above zero');
  return splitByWeights(amount, { weights: shares, whole }, rule);
}

/** Splits into parts of one size, as far as the unit allows. */
export function splitEqually<Part extends string, Other extends string = never>(
  amount: Cents,
  parts: readonly Part[],
  rule: OddRule<NoInfer<Part>, Other>,
): Split<Part | Other> {
  const shares = Object.fromEntries(parts.map((part) => [part, 1n])) as Record<Part, bigint>;
  const isEachOnce = Object.keys(shares).length === parts.length;
  assert(isEachOnce, `a part is named twice in ${parts.join(', ')}`);
  return splitByShares(amount, shares, rule);
}

/** Splits by percentages of the amount. They come to 100% at most; where they come to less, only
 * `restTo` says whose the remainder is. */
export function splitByPercents<Part extends string, Other extends string = never>(
  amount: Cents,
  percents: Readonly<Record<Part, Ratio>>,
  rule: OddRule<NoInfer<Part>, Other>,
): Split<Part | Other> {
  const rates = Object.values<Ratio>(percents);
  const total = rates.reduce(addRatios, ratioOf(0n));
  const beyond = compareRatios(total, ratioOf(1n));
  assert(beyond <= 0, `the parts of a split come to ${makeRatio(total)} of it`);
  assert(
    beyond === 0 || rule.restTo !== undefined,
    `${makeRatio(total)} is split, the rest has no owner`,
  );
  const whole = rates.reduce(
    (multiple, rate) => (multiple / gcd(multiple, rate.denominator)) * rate.denominator,
    1n,
  );
  const weights = Object.fromEntries(
    Object.entries<Ratio>(percents).map(([part, rate]) => [
      part,
      rate.numerator * (whole / rate.denominator),
    ]),
  ) as Record<Part, bigint>;
  return splitByWeights(amount, { weights, whole }, rule);
}

/** Splits in proportion to amounts. An odd cent goes where the most was left over, the first of equals. */
export function splitInProportion(amount: Cents, amounts: readonly Cents[]): readonly Cents[] {
  const whole = countOf(sum(amounts));
  assert(whole > 0n, 'a split needs a share above zero');
  const wanted = amounts.map((each) => countOf(each) * countOf(amount));
  const parts = wanted.map((share) => share / whole);
  const restOf = (index: number): bigint => (wanted[index] as bigint) % whole;
  const byRest = [...wanted.keys()].sort((a, b) => Number(restOf(b) - restOf(a)));
  const odd = parts.reduce((left, part) => left - part, countOf(amount));
  for (const index of byRest.slice(0, Number(odd))) parts[index] = (parts[index] as bigint) + 1n;
  return parts.map(asCents);
}

/** A part of an amount, rounded down. */
export const partOf = (amount: Cents, { numerator, denominator }: Ratio): Cents =>
  asCents((countOf(amount) * numerator) / denominator);

/** What each of so many gets, rounded down. */
export const evenPart = (amount: Cents, count: number): Cents =>
  asCents(countOf(amount) / BigInt(count));

/** Each part is its weight in `whole`, rounded to the unit; the rule owns the difference. */
function splitByWeights<Part extends string, Other extends string>(
  amount: Cents,
  { weights, whole }: { weights: Readonly<Record<Part, bigint>>; whole: bigint },
  rule: OddRule<Part, Other>,
): Split<Part | Other> {
  const { unit = asCents(1n) } = rule;
  assert(countOf(amount) >= 0n, `an amount below zero is not split: ${countOf(amount)} cents`);
  assert(countOf(unit) > 0n, `a chip of ${countOf(unit)} cents`);
  const parts = new Map<string, bigint>();
  const divisor = whole * countOf(unit);
  const roundingUp = rule.madeUpBy !== undefined ? divisor - 1n : 0n;
  let left = countOf(amount);
  for (const [part, weight] of Object.entries<bigint>(weights)) {
    assert(weight >= 0n, `${part} has a share below zero`);
    const share = ((countOf(amount) * weight + roundingUp) / divisor) * countOf(unit);
    parts.set(part, share);
    left -= share;
  }
  const owner = rule.oddTo ?? rule.restTo ?? rule.madeUpBy;
  assert(owner !== undefined, 'a split names the owner of what does not divide');
  const mustHavePart = rule.oddTo !== undefined;
  assert(
    parts.has(owner) === mustHavePart,
    mustHavePart
      ? `${owner} is to own the odd cent and has no part`
      : `${owner} has a part and cannot own the rest as well`,
  );
  parts.set(owner, (parts.get(owner) ?? 0n) + left);
  const split = [...parts].map(([name, count]) => [name, asCents(count)]);
  return Object.fromEntries(split) as Split<Part | Other>;
}
