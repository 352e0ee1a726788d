// Promotional chips, coupons and certificates. What the house knows of them.
import type { Cents } from '#money';
import type { Becomes, InstrumentRule } from '#rules';
import type { DroppedCount, PlacedUse, PlayedUse, PlayerDealer } from './events.ts';

/** Coupons that were issued together, and what is printed on them: it stands, whatever is posted
 * later. */
interface Batch {
  readonly serials: readonly string[];
  readonly games: readonly string[];
  readonly fee: Cents;
}

/** A coupon, a voucher, or the chips of one buy-in. */
export interface Issued {
  readonly offering: string;
  readonly instrument: string;
  readonly form: InstrumentRule['form'];
  readonly face: Cents;
  /** None where it was sold. */
  readonly batch?: string;
  /** As it is printed; what is sold ends with the promotion. */
  readonly expires?: number;
  /** The owner; undefined if it came with an advertisement and was not played yet. */
  patron?: string;
  status: 'voucher' | 'out' | Exclude<Becomes, 'kept'> | 'void' | 'expired';
  /** What of its face has not been lost. */
  left: Cents;
  /** What of it lies on wagers now. */
  placed: Cents;
  /** It came back from a push: the next wager owes no fee. */
  isFeePaid: boolean;
}

export interface Use extends Omit<PlacedUse, 'amount' | 'live'> {
  readonly amount: Cents;
  readonly live: Cents;
  readonly fee: Cents;
  /** Who has banked the round, from the deal on. */
  playerDealer?: PlayerDealer;
  step: 'placed' | 'played' | 'verified';
  played?: PlayedUse;
  playedBy?: string;
  verifiedBy?: string;
}

/** What is out of one offering and ends at one instant. */
export interface Lot {
  readonly offering: string;
  readonly expires?: number;
  readonly serials: Set<string>;
}

/** What should have been in a drop box, and what was counted so far. */
export interface Recount {
  readonly expected: readonly string[];
  readonly counts: readonly DroppedCount[];
}

export interface ChipState {
  readonly batches: Map<string, Batch>;
  readonly issued: Map<string, Issued>;
  readonly lots: Map<string, Lot>;
  /** Wagers that are not done with, by the id of the command that placed them. */
  readonly uses: Map<string, Use>;
  /** Buy-ins, by offering. */
  readonly sold: Map<string, number>;
  /** Lost chips in the drop boxes, not counted yet, by table. */
  readonly dropped: Map<string, string[]>;
  /** Those of a box whose count did not agree, until a different person has counted them again. */
  readonly recounts: Map<string, Recount>;
}

export const newChipState = (): ChipState => ({
  batches: new Map(),
  issued: new Map(),
  lots: new Map(),
  uses: new Map(),
  sold: new Map(),
  dropped: new Map(),
  recounts: new Map(),
});
