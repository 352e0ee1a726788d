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
  'no-moment': 'It has no valid scan time.',
  'unknown-card': 'No such card was ever issued.',
  'void-card': 'The card was replaced.',
  excluded: 'The member is excluded.',
  'own-card': 'An employee can’t send in their own card.',
  'no-card-yet': 'The card was not issued yet at that time.',
  'on-duty': 'An employee on duty can’t play.',
  'in-future': 'Its time is in the future.',
  'too-old': 'The scan is more than a day old.',
  'not-playing': 'The card was not scanned at an open table, and its owner is not seated.',
  'not-seated': 'The house has no record of the member in a seat there at that time.',
  'hour-booked': 'This hour of the card was already counted.',
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
      /** The member can choose the PIN at a kiosk until this instant. */
      readonly choosesUntil?: number;
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
      /** The member can choose another PIN at a kiosk until this instant; the desk has set none. */
      readonly choosesUntil?: number;
    }
  | { readonly type: 'card-pin-chosen'; readonly patron: string; readonly device: string }
  | {
      readonly type: 'card-read';
      readonly patron: string;
      readonly reason: string;
      /** Two people have allowed it beyond the limit of the day. */
      readonly isAllowed?: true;
    }
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
