// Promotional chips, coupons and certificates.
// What has happened to them, as the log has it.
import type { PersonKind, SeatPosition } from '#games';
import type { Becomes, InstrumentRule, PlacedInstrument, WagerEnding } from '#rules';
import type { Dollars } from '../../words/shapes.ts';

/** What was wagered with one, and where. */
export interface PlacedUse {
  readonly serial: string;
  readonly offering: string;
  readonly instrument: string;
  readonly table: string;
  readonly round: number;
  readonly seat: number;
  readonly person: PersonKind;
  readonly position: SeatPosition;
  readonly patron?: string;
  /** Which of those behind the seat who have said no name. */
  readonly spot?: number;
  readonly bet: PlacedInstrument['bet'];
  readonly side: string;
  readonly amount: Dollars;
  readonly live: Dollars;
}

/** The player-dealer; undefined where none was on record at the deal. */
export interface PlayerDealer {
  readonly seat: number;
  readonly patron?: string;
}

/** What it has come to, in live chips. */
export interface PlayedUse {
  readonly ending: WagerEnding;
  /** From the player-dealer to the player, on the coupon or chip alone. */
  readonly pays: Dollars;
  /** From the cage to the player-dealer. */
  readonly redeems: Dollars;
  readonly becomes: Becomes;
}

/** One person's count of a drop box. */
export interface DroppedCount {
  readonly by: string;
  readonly counted: number;
}

interface Issue {
  readonly offering: string;
  readonly instrument: string;
  readonly face: Dollars;
}

export type ChipEvent =
  | (Issue & {
      readonly type: 'instruments-issued';
      readonly batch: string;
      readonly form: InstrumentRule['form'];
      readonly how: string;
      readonly serials: readonly string[];
      readonly patron?: string;
      /** The claim that is paid by it. */
      readonly pays?: string;
      /** What is printed on each: its games, the fee of a wager, the instant at which it expires. */
      readonly games: readonly string[];
      readonly fee?: Dollars;
      readonly expires: number;
    })
  | (Issue & {
      readonly type: 'chips-sold';
      readonly serial: string;
      readonly patron: string;
      readonly window: string;
      readonly price: Dollars;
      /** Which of the buy-ins it is. */
      readonly number: number;
    })
  | {
      readonly type: 'voucher-changed';
      readonly serial: string;
      readonly offering: string;
      readonly patron: string;
    }
  | (PlacedUse & {
      readonly type: 'instrument-placed';
      readonly use: string;
      /** What was paid for it; nothing after a push. */
      readonly fee?: Dollars;
    })
  | {
      readonly type: 'instrument-taken-back';
      readonly use: string;
      readonly serial: string;
      readonly offering: string;
      readonly table: string;
      readonly reason: string;
    }
  | (PlayedUse & {
      readonly type: 'instrument-played';
      readonly use: string;
      readonly serial: string;
      readonly offering: string;
      readonly table: string;
      readonly round: number;
      readonly amount: Dollars;
      readonly playerDealer?: PlayerDealer;
    })
  | {
      readonly type: 'use-verified';
      readonly use: string;
      readonly serial: string;
      readonly offering: string;
    }
  | {
      readonly type: 'use-disputed';
      readonly use: string;
      readonly serial: string;
      readonly offering: string;
      readonly reason: string;
    }
  | {
      readonly type: 'use-exchanged';
      readonly use: string;
      readonly serial: string;
      readonly offering: string;
      readonly table: string;
      readonly amount: Dollars;
      readonly playerDealer?: PlayerDealer;
    }
  | {
      /** Not the expected number: a different person counts again. */
      readonly type: 'dropped-chips-noted';
      readonly table: string;
      readonly counted: number;
    }
  | {
      readonly type: 'dropped-chips-counted';
      readonly table: string;
      readonly expected: readonly string[];
      readonly counted: number;
      /** Counts that did not agree. */
      readonly before?: readonly DroppedCount[];
    }
  | {
      readonly type: 'instruments-voided';
      readonly offering: string;
      readonly serials: readonly string[];
      readonly reason: string;
    }
  | {
      readonly type: 'instruments-expired';
      readonly offering: string;
      readonly serials: readonly string[];
    };
