// What happens about access: who has signed in, which devices there are, whose facts were looked at.
// No event holds a secret or a personal fact.
import type { DeviceKind, FiledFact } from '../words/shapes.ts';

/** Where a PIN was typed. */
interface Tried {
  readonly device?: string;
  readonly address?: string;
  /** The program that asked, as it calls itself. */
  readonly agent?: string;
}

/** A device that comes in with a key of its own. */
export interface EnrolledDevice {
  readonly kind: DeviceKind;
  /** The table that a keypad stands at. */
  readonly table?: string;
  readonly keyHash: string;
}

export interface Webhook {
  readonly url: string;
  readonly topics: readonly string[];
}

export type AccessEvent =
  | ({ readonly type: 'signed-in'; readonly staff: string } & Tried)
  | ({
      readonly type: 'sign-in-failed';
      readonly staff: string;
      /** The instant until which no sign-in is taken from there, where it was one too many: by the server's own
       * time, in older records by house time. */
      readonly lockedUntil?: number;
    } & Tried)
  | { readonly type: 'signed-out'; readonly staff: string }
  | { readonly type: 'went-off-duty'; readonly staff: string }
  | { readonly type: 'pin-changed'; readonly staff: string }
  | { readonly type: 'pin-reset'; readonly staff: string }
  /** Two people have said that a holder sets a PIN at a device. */
  | {
      readonly type: 'enrollment-opened';
      readonly staff: string;
      readonly device: string;
      /** Who must see the holder there. */
      readonly people: readonly string[];
      /** The instant at which it is over. */
      readonly until: number;
    }
  | { readonly type: 'holder-confirmed'; readonly staff: string }
  | { readonly type: 'number-mistaken'; readonly staff: string }
  | {
      readonly type: 'holder-enrolled';
      readonly staff: string;
      readonly device: string;
      readonly confirmedBy: readonly string[];
    }
  | ({ readonly type: 'device-enrolled'; readonly device: string } & EnrolledDevice)
  | { readonly type: 'device-revoked'; readonly device: string; readonly reason: string }
  | ({ readonly type: 'webhook-added'; readonly webhook: string } & Webhook)
  | { readonly type: 'webhook-removed'; readonly webhook: string; readonly reason: string }
  | { readonly type: 'secret-made'; readonly webhook: string }
  | {
      readonly type: 'person-read';
      readonly patron: string;
      readonly reason: string;
      /** Two people have allowed it beyond the limit of the day. */
      readonly isAllowed?: true;
    }
  | {
      readonly type: 'lookup-allowed';
      readonly staff: string;
      readonly of: 'person' | 'card';
      readonly patron: string;
    }
  | {
      readonly type: 'person-written';
      readonly patron: string;
      readonly fields: readonly string[];
      /** What stood otherwise on file before. */
      readonly changes?: readonly FiledFact[];
      /** Other patrons who have the same number, or the same name and birth date. */
      readonly sameAs?: readonly string[];
      /** Those who work here and live at the same address. */
      readonly livesWith?: readonly string[];
    }
  /** Two patrons are one person. */
  | {
      readonly type: 'patrons-merged';
      readonly patron: string;
      readonly into: string;
      readonly reason: string;
      readonly evidence: string;
    }
  /** The facts of a person with an open claim may be changed once, until an instant. */
  | {
      readonly type: 'change-allowed';
      readonly patron: string;
      readonly reason: string;
      readonly until: number;
    }
  /** Two people have said that a badge may erase a person's data, once. */
  | {
      readonly type: 'erasure-allowed';
      readonly staff: string;
      readonly patron: string;
      readonly reason: string;
    }
  | { readonly type: 'person-erased'; readonly patron: string; readonly reason: string };
