// The money of a poker tournament: what is in the prize pool, and how places and bounties share it.
import {
  add,
  addRatios,
  asCents,
  type Cents,
  compare,
  compareRatios,
  countOf,
  max,
  type Ratio,
  ratioOf,
  splitByPercents,
  subtract,
  sum,
  times,
  ZERO,
} from '#money';
import { ok, problem, type Result } from '#result';

interface PoolMoney {
  readonly buyIns: Cents;
  readonly rebuys: Cents;
  readonly addOns: Cents;
  /** What the house adds for a special event. */
  readonly added?: Cents;
  /** Bounties that come out of the pool. */
  readonly bounties?: Cents;
  /** What goes to a charity in place of winners. */
  readonly charity?: Cents;
  readonly guaranteed?: Cents;
}

interface PrizePool {
  readonly pool: Cents;
  /** What of it the house has put in. */
  readonly fromHouse: Cents;
}

/** Buy-ins, re-buys and add-ons, less deductions; entry fees are never in it. The house makes up
 * what lacks to a guarantee (Tournament Prize Amounts & Source of Funds). */
export function prizePoolOf({
  buyIns,
  rebuys,
  addOns,
  added = ZERO,
  bounties = ZERO,
  charity = ZERO,
  guaranteed = ZERO,
}: PoolMoney): Result<PrizePool> {
  const left = subtract(sum([buyIns, rebuys, addOns, added]), add(bounties, charity));
  if (compare(left, ZERO) < 0) {
    return problem('bounties', 'bounties and charity add up to more than was collected');
  }
  const pool = max(left, guaranteed);
  return ok({ pool, fromHouse: add(added, subtract(pool, left)) });
}

/** Payout by place, from first. Cents that do not divide go to first place. */
export function payPlaces(pool: Cents, percents: readonly Ratio[]): Result<readonly Cents[]> {
  const total = percents.reduce(addRatios, ratioOf(0n));
  if (compareRatios(total, ratioOf(1n)) !== 0) {
    return problem('percents', 'the places do not add up to 100% of the pool');
  }
  const names = percents.map((_, index) => `place ${index + 1}`);
  const parts = Object.fromEntries(names.map((name, index) => [name, percents[index] as Ratio]));
  const paid = splitByPercents(pool, parts, { oddTo: 'place 1' });
  return ok(names.map((name) => paid[name] as Cents));
}

interface FixedPayouts {
  readonly winnerCount: number;
  /** The prize, and an equal part of the rest. */
  readonly each: Cents;
  /** Cents that do not divide; the best placed winner's. */
  readonly odd: Cents;
}

/** As many prizes of one value as the pool buys, and no more than there are players; the rest is
 * divided among their winners. A pool that buys none goes to first place (`B13.5`). */
export function fixedPayouts(pool: Cents, prize: Cents, playerCount: number): FixedPayouts {
  const bought = countOf(pool) / countOf(prize);
  const most = BigInt(Math.max(1, playerCount));
  const count = bought === 0n ? 1n : bought < most ? bought : most;
  const each = asCents(countOf(pool) / count);
  return { winnerCount: Number(count), each, odd: subtract(pool, times(each, count)) };
}
