// The player club: cards, scans, hours, credits.
// What has happened to them, as the log has it. No name, no address and no PIN is in it.
import type { IdentityDocument } from '../../words/shapes.ts';

/** An hour that counts. */
export interface BookedScan {
  readonly card: string;
  readonly patron: string;
  /** The instants at which it was read and at which its hour began. */
  readonly at: number;
  readonly hour: number;
  readonly table: string;
  readonly game: string;
  /** What it brings, by offering. */
  readonly credits?: Readonly<Record<string, number>>;
}

/** Why a scan brings nothing, while the rest of its batch is booked. */
export const SCAN_FAULTS = {
  'no-moment': 'It says no moment at which a card can be read.',
  'unknown-card': 'No such card was ever given out.',
  'void-card': 'The card was replaced by another one.',
  excluded: 'The owner of the card is excluded from the house.',
  'own-card': 'Nobody sends in a card of his own.',
  'no-card-yet': 'The card was not given out by then.',
  'on-duty': 'Who is on duty does not play.',
  'in-future': 'It is dated later than now.',
  'too-old': 'It was read more than a day ago.',
  'not-playing': 'The card was read at no open table, and its owner sits at none.',
  'hour-booked': 'This hour of the card is booked already: an hour counts once.',
} as const;
export type ScanFault = keyof typeof SCAN_FAULTS;

export interface LeftScan {
  readonly card: string;
  readonly at: string;
  readonly because: ScanFault;
}

interface RedeemedPrize {
  readonly prize: string;
  readonly title: string;
  readonly credits: number;
}

export type ClubEvent =
  | {
      readonly type: 'member-registered';
      readonly patron: string;
      readonly card: string;
      readonly fields: readonly string[];
      readonly hasPhoto: boolean;
    }
  | {
      readonly type: 'card-replaced';
      readonly patron: string;
      readonly before: string;
      readonly card: string;
      readonly document: IdentityDocument;
      readonly reason: string;
    }
  | {
      readonly type: 'card-pin-set';
      readonly patron: string;
      readonly document: IdentityDocument;
    }
  | { readonly type: 'card-read'; readonly patron: string; readonly reason: string }
  | { readonly type: 'card-opened'; readonly patron: string; readonly device: string }
  | {
      readonly type: 'card-refused';
      readonly patron: string;
      readonly device: string;
      readonly lockedUntil?: number;
    }
  | {
      readonly type: 'scans-booked';
      readonly batch: string;
      readonly booked: readonly BookedScan[];
      readonly left: readonly LeftScan[];
    }
  | {
      readonly type: 'credits-redeemed';
      readonly offering: string;
      readonly patron: string;
      readonly card: string;
      readonly document: IdentityDocument;
      readonly prizes: readonly RedeemedPrize[];
      readonly credits: number;
      readonly award: string;
    }
  /** The promotional period is over. */
  | {
      readonly type: 'credits-voided';
      readonly offering: string;
      readonly patrons: number;
      readonly credits: number;
    };
