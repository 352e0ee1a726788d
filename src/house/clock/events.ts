// What happens to the time of a house.

/** Why house time is in doubt: the wall jumped, the machine slept, the two drifted apart; or the house was
 * opened long after its last record, or before it. */
export const DOUBT_REASONS = ['jump', 'asleep', 'drift', 'start'] as const;
export type DoubtReason = (typeof DOUBT_REASONS)[number];

/** Time that has gone by is not taken back by a few people's word: so far behind, the house waits for the wall. */
export const WAIT_MS = 120_000;

export type ClockEvent =
  | {
      readonly type: 'clock-doubted';
      readonly why: DoubtReason;
      /** What the machine says the time is. */
      readonly wall: string;
      /** How many milliseconds that is ahead of house time. */
      readonly ahead: number;
    }
  | {
      readonly type: 'clock-confirmed';
      readonly is: 'house' | 'wall';
      /** House time and the machine's, as they stood beside each other. */
      readonly house: string;
      readonly wall: string;
      /** By how many milliseconds house time goes on later. */
      readonly later: number;
      readonly reason: string;
    }
  /** House time was ahead of the time that it really was: it goes on from there. */
  | {
      readonly type: 'clock-corrected';
      /** House time and the machine's, as they stood beside each other. */
      readonly house: string;
      readonly wall: string;
      /** By how many milliseconds house time goes on later: less than none. */
      readonly later: number;
      /** The first record that is dated wrong. */
      readonly since: number;
      /** What the regulator was told, and where that lies. */
      readonly note: string;
      readonly reason: string;
    }
  /** From now on time brings about what is due on this gaming day. */
  | { readonly type: 'time-paced'; readonly day: string; readonly up: number }
  /** By the clock it is a later day than time may have come to: nothing becomes due. */
  | { readonly type: 'time-held'; readonly day: string }
  | { readonly type: 'time-caught-up'; readonly day: string; readonly reason: string };

/** How far time has brought about what is due. */
export interface Pace {
  /** The last gaming day that it was for. */
  readonly day: string;
  /** How long the machine had run when that day's turn came; nothing where two people have caught up. */
  readonly up?: number;
  /** The gaming day that it is by the clock, where time waits until two people have caught up with it. */
  readonly held?: string;
}

/** Moments never go back but here: records after this one are dated from another time on. */
export interface Epoch {
  readonly seq: number;
  /** The instant from which its records are dated. */
  readonly at: number;
}

/** A clock that is in doubt. */
export interface Doubt {
  /** The record that says so. */
  readonly seq: number;
  readonly why: DoubtReason;
  readonly ahead: number;
  /** Since when, by house time. */
  readonly since: string;
}
