// House time: the wall's time at the start, and what has passed since by a clock that nobody sets. The wall
// is looked at beside it; where the two part, the house does not know what time it is, and says so.
// Time and machine come in as readings, so that all of it can be tried.

import { uptime } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { DoubtReason } from '#house';
import type { Clock } from './clock.ts';

/** Three clocks at one moment, in milliseconds. */
export interface ClockReading {
  /** What the machine says the time is; whoever runs the machine sets it. */
  readonly wall: number;
  /** Since some moment, by a clock that only goes forward, and stands still while the machine sleeps. */
  readonly steady: number;
  /** Since the machine was started, asleep or not. */
  readonly up: number;
}

export interface ClockDoubt {
  readonly why: DoubtReason;
  /** How far the wall is ahead of house time. */
  readonly ahead: number;
}

/** What the log says when a house is opened. */
export interface LastRecord {
  /** Nothing where there is no record. */
  readonly at: number | undefined;
  readonly isDoubted: boolean;
}

const SECOND = 1_000;
const JUMP_MS = 2 * SECOND;
const DRIFT_MS = 10 * SECOND;
/** The wall is followed by no more than this in a second. */
const SLEW_MS = 0.5;
/** A house is closed for a night and a day at most, unless two people say otherwise. */
const AWAY_MS = 36 * 3_600 * SECOND;
/** So far in the future the last record may be: the house waits until then. */
const WAIT_MS = 120 * SECOND;

export const readMachine = (): ClockReading => ({
  wall: Date.now(),
  steady: performance.now(),
  up: uptime() * SECOND,
});

export interface HouseClock {
  readonly now: Clock;
  /** As house time was at the start, with what has gone by since: what two people say of the time does not
   * move it. */
  readonly steady: Clock;
  /** Looks at all three clocks; why house time is in doubt, if it is. */
  look(): ClockDoubt | undefined;
  /** Two people have said which time is right: house time goes on by so much later. */
  settle(by: number): void;
}

const parted = (one: ClockReading, other: ClockReading): number =>
  one.wall - one.steady - (other.wall - other.steady);
const slept = (one: ClockReading, other: ClockReading): number =>
  one.up - one.steady - (other.up - other.steady);

/** Why a house that is opened at this moment does not know the time. */
function doubtAtStart({ wall }: ClockReading, { at, isDoubted }: LastRecord): boolean {
  if (at === undefined) return false;
  return isDoubted || wall - at > AWAY_MS || at - wall > WAIT_MS;
}

export function makeHouseClock(read: () => ClockReading, last: LastRecord): HouseClock {
  const first = read();
  let why: DoubtReason | undefined = doubtAtStart(first, last) ? 'start' : undefined;
  /** House time less the steady clock. */
  let base = (why === undefined ? first.wall : (last.at as number)) - first.steady;
  /** Since when drift is summed up, and the last look. */
  let [from, before] = [first, first];

  const timeAt = ({ steady }: ClockReading): number => base + steady;

  function reasonIn(reading: ClockReading): DoubtReason | undefined {
    if (Math.abs(slept(reading, before)) > JUMP_MS) return 'asleep';
    if (Math.abs(parted(reading, before)) > JUMP_MS) return 'jump';
    return Math.abs(parted(reading, from)) > DRIFT_MS ? 'drift' : undefined;
  }

  return {
    now: () => Math.floor(timeAt(read())),
    steady: () => Math.floor(first.wall + read().steady - first.steady),
    look() {
      const reading = read();
      why ??= reasonIn(reading);
      const skew = reading.wall - timeAt(reading);
      if (why === undefined) {
        const most = (SLEW_MS * (reading.steady - before.steady)) / SECOND;
        base += Math.max(-most, Math.min(most, skew));
      }
      before = reading;
      return why === undefined ? undefined : { why, ahead: Math.round(skew) };
    },
    settle(by) {
      base += by;
      why = undefined;
      from = read();
      before = from;
    },
  };
}
