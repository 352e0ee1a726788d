// What has happened: plain JSON, as it stands in the log. Every cent that an event moves is among its
// moves, so that the books follow from the log without knowing any rule.

import type { Betting } from '#games';
import type { Problem } from '#result';
import type { PrizesWon } from './awards/events.ts';
import type { ClaimEvent } from './claims/events.ts';
import type { ClockEvent } from './clock/events.ts';
import type { LogEvent } from './log/events.ts';
import type { AccessEvent } from './people/events.ts';
import type { PowerEvent } from './powers/events.ts';
import type { BoardEvent } from './promotions/boards/events.ts';
import type { ChipEvent } from './promotions/chips/events.ts';
import type { ClubEvent } from './promotions/club/events.ts';
import type { DrumEvent } from './promotions/drums/events.ts';
import type { PoolEvent } from './promotions/pools/events.ts';
import type { ShowEvent } from './promotions/shows/events.ts';
import type { TournamentEvent } from './promotions/tournaments/events.ts';
import type { TableGameEvent } from './table-games/events.ts';
import type { Role } from './words/roles.ts';
import type {
  AnyAction,
  AwardedClaim,
  CommonFund,
  Dollars,
  EntryText,
  FeeDays,
  FeePaid,
  Granted,
  Hit,
  RoomTable,
  Seated,
  Settings,
  SourceText,
  WrittenOffering,
} from './words/shapes.ts';

interface LeftOutLine {
  readonly seat: number;
  readonly code: string;
  readonly because: string;
}

export interface Awarded {
  readonly type: 'prize-awarded';
  readonly call: string;
  readonly offering: string;
  readonly slip: number;
  readonly table: string;
  readonly authorizedBy: readonly string[];
  readonly rows: readonly {
    readonly row: string;
    readonly seat: number | null;
    readonly because: string;
  }[];
  readonly claims: readonly AwardedClaim[];
  readonly granted: readonly Granted[];
  readonly leftOut: readonly LeftOutLine[];
  readonly reseeded: readonly SourceText[];
  /** Whether a part of a meter was won. */
  readonly isHit: boolean;
  readonly hit: Hit;
  readonly released: Released;
}

/** What a hold leaves when its call is decided: the next call in line has it, or the meters. */
export interface Released {
  readonly to: string | null;
  readonly holds: Readonly<Record<string, Dollars>>;
}

export interface FeeTaken {
  readonly offering: string;
  readonly fee: string;
  readonly seats: readonly number[] | 'table';
  /** Those who bet behind the seats have paid it: the first behind each, or a later one. */
  readonly behind?: number;
  readonly each: Dollars;
  /** What of it went to a meter, and what a full meter let pass. */
  readonly meter?: string;
  readonly metered?: Dollars;
  readonly overflow?: Dollars;
  /** The fractions of a cent that are still owed, by part. */
  readonly carries?: Readonly<Record<string, string>>;
  readonly byHand?: readonly number[];
}

type Happened =
  | {
      readonly type: 'house-opened';
      readonly name: string;
      readonly zone: string;
      readonly staff: readonly {
        readonly staff: string;
        readonly roles: readonly Role[];
        readonly patron?: string;
        readonly personnel?: string;
      }[];
      readonly settings: Settings;
      /** Who was there and signed; one administrator alone in older records. */
      readonly signedBy?: readonly string[];
    }
  | { readonly type: 'capital-brought'; readonly amount: Dollars; readonly reason: string }
  | {
      readonly type: 'staff-appointed';
      readonly staff: string;
      readonly roles: readonly Role[];
      readonly patron?: string;
      readonly personnel?: string;
    }
  | { readonly type: 'staff-dismissed'; readonly staff: string }
  | { readonly type: 'patron-enrolled'; readonly patron: string }
  | { readonly type: 'patron-excluded'; readonly patron: string; readonly reason: string }
  | { readonly type: 'patron-readmitted'; readonly patron: string; readonly reason: string }
  | { readonly type: 'table-installed'; readonly table: string; readonly seats: number }
  | {
      readonly type: 'table-opened';
      readonly table: string;
      readonly game: string;
      readonly limit?: string;
      readonly betting?: Betting;
      readonly npn?: boolean;
    }
  | {
      readonly type: 'table-closed';
      readonly table: string;
      /** Milliseconds that count for an administrative fee, by offering. */
      readonly owedTime?: Readonly<Record<string, number>>;
      /** What is due of fees by the day, by offering. */
      readonly feeDays?: Readonly<Record<string, FeeDays>>;
    }
  | ({ readonly type: 'person-seated'; readonly table: string; readonly seat: number } & Seated)
  | {
      readonly type: 'seat-left';
      readonly table: string;
      readonly seat: number;
      /** Of those who bet behind the seat, the first or a later one has left. */
      readonly behind?: number;
    }
  | {
      readonly type: 'sensor-reported';
      readonly table: string;
      readonly seat: number;
      readonly works: boolean;
    }
  | {
      readonly type: 'round-started';
      readonly table: string;
      readonly round: number;
      /** Who is dealt in, where that is not who was dealt in last; older records do not say it. */
      readonly seats?: readonly (readonly [number, Seated])[];
      /** How many are, as the dealer has said it. */
      readonly dealtIn?: number;
      readonly fees: readonly FeeTaken[];
    }
  | {
      readonly type: 'fees-returned';
      readonly table: string;
      readonly round: number;
      readonly offering: string;
      readonly fee: string;
      readonly seats: readonly number[] | 'table';
      readonly behind?: number;
      readonly reason: string;
      readonly meter?: string;
      readonly metered?: Dollars;
      readonly overflow?: Dollars;
      readonly carries?: Readonly<Record<string, string>>;
    }
  /** A fee that lay there and was missed, or that did not lie there. */
  | {
      readonly type: 'fee-corrected';
      readonly table: string;
      readonly round: number;
      readonly offering: string;
      readonly fee: string;
      readonly seat: number;
      readonly behind?: number;
      readonly wasThere: boolean;
      readonly each: Dollars;
      readonly reason: string;
      readonly meter?: string;
      readonly metered?: Dollars;
      readonly overflow?: Dollars;
      readonly carries?: Readonly<Record<string, string>>;
    }
  | { readonly type: 'round-ended'; readonly table: string; readonly round: number }
  | {
      readonly type: 'entry-sold';
      readonly offering: string;
      readonly fee: string;
      readonly patron: string;
      readonly amount: Dollars;
      readonly metered?: Dollars;
      readonly overflow?: Dollars;
      readonly carries?: Readonly<Record<string, string>>;
    }
  | {
      readonly type: 'hand-called';
      readonly call: string;
      readonly offering: string;
      readonly table: string;
      readonly seat: number;
      readonly row?: string;
      readonly round: number;
      readonly game: string;
      readonly limit?: string;
      readonly betting?: Betting;
      readonly npn: boolean;
      readonly fees: Readonly<Record<string, readonly number[] | 'table'>>;
      /** What each payer had paid; older records do not have it. */
      readonly paid?: readonly FeePaid[];
      /** When its round was dealt, the version that was posted then, and how many were dealt in; in older
       * records those of the call. */
      readonly dealt?: { readonly at: string; readonly version: number; readonly dealtIn?: number };
      readonly seated: readonly (readonly [number, Seated])[];
      readonly room: readonly RoomTable[];
      readonly holds: Readonly<Record<string, Dollars>>;
      /** Calls that come before it. */
      readonly after: readonly string[];
    }
  | {
      readonly type: 'call-withdrawn';
      readonly call: string;
      readonly how: 'uncalled' | 'rejected';
      readonly reason?: string;
      readonly released: Released;
    }
  | {
      readonly type: 'call-verified';
      readonly call: string;
      readonly deal: unknown;
      readonly deckCounted: boolean;
      readonly checks?: { readonly surveillance?: boolean; readonly standardDeck?: boolean };
      /** Who bets behind which seat, in the order of the deal. */
      readonly behind?: readonly { readonly seat: number; readonly patron: string }[];
      /** Whom no record of the deal names. */
      readonly unrecorded?: readonly { readonly seat: number; readonly behind?: number }[];
      readonly rows: readonly {
        readonly row: string;
        readonly seat: number | null;
        readonly because: string;
      }[];
    }
  | { readonly type: 'call-signed'; readonly call: string; readonly needs: readonly Role[] }
  | Awarded
  | {
      readonly type: 'award-voided';
      readonly call: string;
      readonly offering: string;
      readonly slip: number;
      readonly reason: string;
      readonly claims: readonly string[];
      readonly amount: Dollars;
    }
  | { readonly type: 'tray-filled'; readonly table: string; readonly amount: Dollars }
  | {
      readonly type: 'box-dropped';
      readonly table: string;
      readonly drop: string;
      readonly expected: Dollars;
    }
  /** A count that doesn't agree with the books: a different person counts again. */
  | {
      readonly type: 'box-count-noted';
      readonly drop: string;
      readonly counted: Dollars;
    }
  | {
      readonly type: 'box-counted';
      readonly drop: string;
      readonly expected: Dollars;
      readonly counted: Dollars;
    }
  | { readonly type: 'fund-deposited'; readonly amount: Dollars; readonly reference: string }
  | ({ readonly type: 'fund-opened'; readonly fund: string } & CommonFund)
  | {
      readonly type: 'fund-fed';
      readonly fund: string;
      readonly amount: Dollars;
      readonly reason: string;
    }
  | {
      readonly type: 'proposed';
      readonly proposal: string;
      readonly action: AnyAction;
      /** It is a command; the others are actions that only two people do. */
      readonly isCommand?: true;
      /** The instant at which it ends; older records end after a day. */
      readonly until?: number;
      /** Why it is asked for, where the action does not say it. */
      readonly reason?: string;
    }
  | {
      readonly type: 'proposal-approved';
      readonly proposal: string;
      readonly proposedBy: string;
      /** The command that it carries out; older records and actions that only two people do leave it out. */
      readonly command?: string;
      /** One badge may do it up to a limit, which this goes beyond. */
      readonly isBeyond?: true;
      readonly reason?: string;
      /** When the regulator had written notice, and the agent who was there. */
      readonly noticeSent?: string;
      readonly agent?: string;
    }
  | { readonly type: 'proposal-rejected'; readonly proposal: string; readonly reason: string }
  | {
      readonly type: 'offering-posted';
      readonly offering: string;
      readonly activity: string;
      readonly document: WrittenOffering;
      readonly paidBy: string;
      readonly closesTo: string;
      readonly steppedTo: string;
      readonly assumed: readonly string[];
    }
  | {
      readonly type: 'offering-changed';
      readonly offering: string;
      readonly document: WrittenOffering;
      readonly version: number;
    }
  | {
      readonly type: 'offering-suspended';
      readonly offering: string;
      readonly reason: string;
      /** Milliseconds that count for an administrative fee, by table and game. */
      readonly owedTime?: Readonly<Record<string, number>>;
      /** What is due of fees by the day, by table. */
      readonly feeDays?: Readonly<Record<string, FeeDays>>;
    }
  | { readonly type: 'offering-resumed'; readonly offering: string }
  | { readonly type: 'offering-withdrawn'; readonly offering: string; readonly reason: string }
  | {
      readonly type: 'fund-adjusted';
      readonly offering: string;
      readonly account: string;
      readonly by: Dollars;
      readonly reason: string;
    }
  | {
      readonly type: 'settings-changed';
      readonly settings: Settings;
      /** The gaming day from which they hold, where they were loosened. */
      readonly from?: string;
    }
  | {
      readonly type: 'meter-stepped';
      readonly offering: string;
      readonly meter: string;
      readonly amount: Dollars;
      /** The day whose step it is; none for an attempt. */
      readonly day?: string;
      /** The attempt, where it was awarded something, and where its step came from: it goes back
       * there when the award is taken back. */
      readonly award?: string;
      readonly sources?: readonly SourceText[];
    }
  /** What stood above the reset when the hours were over. */
  | {
      readonly type: 'meter-reverted';
      readonly offering: string;
      readonly meter: string;
      readonly amount: Dollars;
    }
  | { readonly type: 'steps-made'; readonly offering: string; readonly to: string }
  | { readonly type: 'advance-repaid'; readonly offering: string; readonly amount: Dollars }
  | {
      readonly type: 'admin-fee-taken';
      readonly offering: string;
      readonly table: string;
      readonly game: string;
      readonly hours: number;
      /** Of a fee by the day: how many it was taken for, and what is due then. */
      readonly days?: number;
      readonly left?: FeeDays;
      readonly amount: Dollars;
    }
  | {
      readonly type: 'day-closed';
      readonly day: string;
      /** As they stood when the day ended; in older records, when it was closed. */
      readonly balances: Readonly<Record<string, Dollars>>;
      /** The last record of the day; older records do not have it. */
      readonly through?: number;
      /** The record up to which both people have looked at the exceptions. */
      readonly reviewed?: number;
    };

type PromotionEvent =
  | PrizesWon
  | DrumEvent
  | ShowEvent
  | BoardEvent
  | PoolEvent
  | ChipEvent
  | ClubEvent
  | TournamentEvent
  | TableGameEvent;

export type Event = (
  | Happened
  | AccessEvent
  | PowerEvent
  | ClockEvent
  | LogEvent
  | ClaimEvent
  | PromotionEvent
) & {
  readonly moves?: readonly EntryText[];
};
export type EventType = Event['type'];
export type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>;

/** One command's outcome as the log has it: what happened, or why nothing did. */
export interface LogRecord {
  readonly seq: number;
  /** The id of the command. */
  readonly id: string;
  /** A digest of the command, so that another one under the same id is recognized. */
  readonly input: string;
  readonly at: string;
  readonly by: string;
  readonly command: string;
  /** The device and the address that it came from, where it came over the network. */
  readonly on?: string;
  readonly from?: string;
  readonly events?: readonly Event[];
  readonly refusal?: {
    readonly code: string;
    readonly message: string;
    readonly problems?: readonly Problem[];
    readonly cards?: { readonly call: string; readonly deal: unknown };
  };
}
