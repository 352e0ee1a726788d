// What the wagers of the base games keep on the average, under best play, and how far a round strays
// from it: read from figures that the lab has worked out, since they take seconds.

/** Exact, as `3214/162435`; twelve digits where the lab has an estimate of the chances. */
type Exact = string;

/** A mean of seeded rounds. */
interface Estimate {
  readonly value: string;
  readonly standardError: string;
}

/** What a unit brings back beside the pay table. */
export interface BroughtBack {
  readonly back: Exact;
  readonly variance: Exact;
}

export interface SideTableHold {
  /** What the tray keeps of a unit. A part of a meter isn’t paid by the tray. */
  readonly edge: Exact;
  /** Of what comes back for a unit, once. */
  readonly variance: Exact;
  /** What the hand of each other player brings by envy. */
  readonly envy?: BroughtBack;
  /** How much it goes with a unit of ante on the same hand. */
  readonly withAnte?: Estimate;
}

interface SideHold {
  /** One hand decides it for all who wager in a round. */
  readonly isShared?: boolean;
  readonly tables: Readonly<Record<string, SideTableHold>>;
  /** What is drawn on top of a hand bonus; by the number of positions where it is one of them. */
  readonly extras?: Readonly<Record<string, BroughtBack | Readonly<Record<string, BroughtBack>>>>;
}

export interface HoldFigures {
  /** The ante with all that is settled with it: play, bonuses on it, a wager equal to it. */
  readonly ante: {
    readonly edge: Exact;
    readonly variance: Exact;
    /** How much two units on hands of one round go together, against one dealer. */
    readonly betweenSeats: Estimate;
  };
  readonly sides: Readonly<Record<string, SideHold>>;
}
