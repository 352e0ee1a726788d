import { add, asCents, type Cents, countOf, subtract, times, ZERO } from '#money';
import { assert } from '#result';

/** A progressive meter as it stands, the amount it is reset to, and what is set aside for that. */
export interface Meter {
  readonly amount: Cents;
  readonly reset: Cents;
  readonly reserve?: Cents;
  /** The seed was raised since it was brought back, so that it may stand below it. */
  readonly seedRaised?: true;
}

export interface MeterAward {
  /** What each winner gets. */
  readonly each: Cents;
  readonly meter: Meter;
  /** What the house puts in when the meter is reset. */
  readonly seeded: Cents;
}

/** A percentage of the meter as it stands, divided equally among the winners. Parts of a cent stay
 * on the meter. After 100% it shows the reset amount with the reserve added, and what did not
 * divide. */
export function awardFrom(meter: Meter, percent: bigint, winners = 1n): MeterAward {
  assert(percent > 0n && percent <= 100n && winners > 0n, `${percent}% among ${winners}`);
  const each = asCents((countOf(meter.amount) * percent) / (100n * winners));
  const left = subtract(meter.amount, times(each, winners));
  if (percent < 100n) return { each, meter: { ...meter, amount: left }, seeded: ZERO };
  const amount = add(left, add(meter.reset, meter.reserve ?? ZERO));
  const emptied = meter.reserve === undefined ? {} : { reserve: ZERO };
  return { each, meter: { ...meter, ...emptied, amount }, seeded: meter.reset };
}

/** The meters of a table while a round is settled: each award is taken of what the one before it
 * left. */
export interface OpenMeters {
  award(name: string, percent: bigint, winners?: bigint): Cents;
  now(name: string): Meter;
  seeded(): Cents;
}

export function openMeters(before: Readonly<Partial<Record<string, Meter>>>): OpenMeters {
  const meters = { ...before };
  let seeded = ZERO;
  return {
    now(name) {
      return meterNamed(meters, name);
    },
    seeded() {
      return seeded;
    },
    award(name, percent, winners) {
      const award = awardFrom(meterNamed(meters, name), percent, winners);
      meters[name] = award.meter;
      seeded = add(seeded, award.seeded);
      return award.each;
    },
  };
}

function meterNamed(meters: Partial<Record<string, Meter>>, name: string): Meter {
  const meter = meters[name];
  assert(meter !== undefined, `there is no meter ${name}`);
  return meter;
}
