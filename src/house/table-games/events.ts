// What happens at a table that deals its game with the procedure.
import type { RecordedRound, ShownMeter, TableSetup } from '#games';
import type { Dollars } from '../words/shapes.ts';
import type { WrittenStep } from './steps.ts';

/** What a game is dealt under: the posted version of its offering, and what follows from it. */
export interface DealtUnder {
  readonly offering: string;
  readonly version: number;
  readonly setup: TableSetup;
}

/** What a win of a round brought to the account of its player. */
export interface Credited {
  readonly seat: number;
  readonly account: string;
  readonly patron?: string;
  readonly amount: Dollars;
}

/** A round as it was settled: the record is all that `settle` reads. */
export interface RoundSettled {
  readonly type: 'round-settled';
  readonly table: string;
  readonly offering: string;
  readonly round: number;
  readonly record: RecordedRound;
  readonly staked: Dollars;
  readonly returned: Dollars;
  /** What came off meters, as claims. */
  readonly fromMeters: Dollars;
  /** Wins that the rules send to the player’s account. */
  readonly credited: readonly Credited[];
}

export type TableGameEvent =
  | ({ readonly type: 'game-opened'; readonly table: string } & DealtUnder)
  | ({ readonly type: 'game-changed'; readonly table: string } & DealtUnder)
  | { readonly type: 'game-closed'; readonly table: string; readonly offering: string }
  | {
      readonly type: 'steps-dealt';
      readonly table: string;
      /** What the meters show before these steps, where that has changed. */
      readonly meters?: Readonly<Record<string, ShownMeter>>;
      readonly steps: readonly WrittenStep[];
    }
  | RoundSettled
  | {
      readonly type: 'round-voided';
      readonly table: string;
      readonly offering: string;
      readonly round: number;
      readonly because: string;
      readonly remedy: string;
      /** None where the rules of the game have no word about what went wrong. */
      readonly record?: RecordedRound;
    }
  | {
      readonly type: 'round-corrected';
      readonly table: string;
      readonly round: number;
      readonly record: RecordedRound;
      readonly credited: readonly Credited[];
      /** What the tray pays more than before, below zero where it takes something back. */
      readonly paid: Dollars;
      readonly reason: string;
    }
  | {
      readonly type: 'table-chips-bought';
      readonly table: string;
      readonly amount: Dollars;
      readonly seat?: number;
    }
  | { readonly type: 'tray-credited'; readonly table: string; readonly amount: Dollars }
  /** The first of two counts. */
  | { readonly type: 'tray-count-noted'; readonly table: string; readonly counted: Dollars }
  | {
      readonly type: 'tray-counted';
      readonly table: string;
      readonly by: readonly string[];
      readonly expected: Dollars;
      readonly counted: Dollars;
    }
  | { readonly type: 'account-cashed'; readonly account: string; readonly amount: Dollars };
