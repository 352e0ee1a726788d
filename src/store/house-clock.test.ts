import { expect, test } from 'vitest';
import {
  type ClockReading,
  type HouseClock,
  type LastRecord,
  makeHouseClock,
} from './house-clock.ts';

const START = Date.parse('2026-11-16T18:00:00Z');
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

interface Tried {
  readonly clock: HouseClock;
  readonly machine: { -readonly [Key in keyof ClockReading]: ClockReading[Key] };
  /** Seconds go by, each with its look; the wall gains so much in each. */
  passes(seconds: number, gained?: number): ReturnType<HouseClock['look']>;
  /** House time, in milliseconds since the start. */
  shows(): number;
}

function tried(last: LastRecord = { at: START, isDoubted: false }): Tried {
  const machine = { wall: START, steady: 70, up: 5_000 };
  const clock = makeHouseClock(() => ({ ...machine }), last);
  return {
    clock,
    machine,
    passes(seconds, gained = 0) {
      let doubt: ReturnType<HouseClock['look']>;
      for (let count = 0; count < seconds; count++) {
        machine.wall += SECOND + gained;
        machine.steady += SECOND;
        machine.up += SECOND;
        doubt = clock.look();
      }
      return doubt;
    },
    shows: () => clock.now() - START,
  };
}

test('house time is the wall’s at the start, and goes on by the steady clock', () => {
  const { clock, machine, passes, shows } = tried();
  expect(passes(60)).toBeUndefined();
  expect(shows()).toBe(60 * SECOND);
  machine.wall += 5 * 365 * 24 * HOUR;
  expect(shows()).toBe(60 * SECOND);
  expect(clock.look()).toEqual({ why: 'jump', ahead: 5 * 365 * 24 * HOUR });
});

test.each([
  [2_000, 'nothing', undefined],
  [2_001, 'a jump', 'jump'],
  [-2_000, 'nothing', undefined],
  [-2_001, 'a jump', 'jump'],
])('a wall that is set by %i ms: %s', (by, _, why) => {
  const { clock, machine, passes } = tried();
  passes(10);
  machine.wall += by;
  expect(clock.look()?.why).toBe(why);
});

test.each([
  [2_000, 'nothing', undefined],
  [2_001, 'asleep', 'asleep'],
])('a machine that sleeps for %i ms: %s', (ms, _, why) => {
  const { clock, machine, passes } = tried();
  passes(10);
  machine.wall += ms;
  machine.up += ms;
  expect(clock.look()?.why).toBe(why);
});

test('a wall that gains a second an hour is followed until it has gained ten', () => {
  const { passes, shows } = tried();
  // 0.25 ms a second: in 40,000 seconds ten seconds, which is no more than ten.
  expect(passes(40_000, 0.25)).toBeUndefined();
  expect(shows()).toBe(40_010 * SECOND);
  expect(passes(1, 0.25)).toEqual({ why: 'drift', ahead: 0 });
  const since = shows();
  passes(100, 0.25);
  // In doubt it is followed no more.
  expect(shows()).toBe(since + 100 * SECOND);
});

test('a wall that is a little off is followed by half a millisecond a second', () => {
  const { machine, passes, shows } = tried();
  machine.wall += 250;
  expect(passes(100)).toBeUndefined();
  expect(shows()).toBe(100 * SECOND + 50);
  passes(400);
  expect(shows()).toBe(500 * SECOND + 250);
});

test.each([
  ['36 hours ago', -36 * HOUR, undefined],
  ['longer ago', -36 * HOUR - 1, 'start'],
  ['two minutes in the future', 120 * SECOND, undefined],
  ['later than that', 120 * SECOND + 1, 'start'],
])('opened when the last record is %s', (_, ago, why) => {
  const { clock, shows } = tried({ at: START + ago, isDoubted: false });
  expect(clock.look()?.why).toBe(why);
  // In doubt no time has passed since the last record.
  expect(shows()).toBe(why === undefined ? 0 : ago);
});

test('a doubt is not over when the house is opened again', () => {
  expect(tried({ at: START - SECOND, isDoubted: true }).clock.look()).toEqual({
    why: 'start',
    ahead: SECOND,
  });
});

test('a new house has no record to differ from', () => {
  expect(tried({ at: undefined, isDoubted: false }).clock.look()).toBeUndefined();
});

test('when two people have settled it, it goes on from there, and doubts again', () => {
  const { clock, machine, passes, shows } = tried();
  machine.wall += HOUR;
  expect(clock.look()?.ahead).toBe(HOUR);
  clock.settle(HOUR);
  expect(clock.look()).toBeUndefined();
  expect(passes(10)).toBeUndefined();
  expect(shows()).toBe(HOUR + 10 * SECOND);
  machine.wall -= HOUR;
  expect(clock.look()).toEqual({ why: 'jump', ahead: -HOUR });
});
