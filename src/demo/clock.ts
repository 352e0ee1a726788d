// The clock of a demo, which can be set back so that a new house has a past.
import { type Clock, systemClock } from '#store';

export interface PastClock {
  readonly now: Clock;
  /** Shows an instant that is over, until it is let go. */
  show(instant: number): void;
  /** Shows the machine's time again. */
  letGo(): void;
}

/** Each look at the clock while the past is played takes some seconds. */
const LOOK_MS = 2_500;

export function makePastClock(clock: Clock = systemClock): PastClock {
  let shown: number | undefined;
  return {
    now() {
      if (shown === undefined) return clock();
      shown = Math.min(shown + LOOK_MS, clock());
      return shown;
    },
    show(instant) {
      shown = instant;
    },
    letGo() {
      shown = undefined;
    },
  };
}
