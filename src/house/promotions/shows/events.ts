// What has happened to shows, as the log has it. The state is in each event, so a reader of the log
// needs no rule to know it.
import type { ShowState, TakenStep } from '#rules';
import type { Dollars } from '../../words/shapes.ts';

/** Who sat there when the prize of a seat was won, where that is known: by the number of the prize. */
export type SeatedWinners = Readonly<Record<string, string>>;

/** Who sits where, by `table/seat`; an empty name where the player is unknown. */
export type SeatedPatrons = Readonly<Record<string, string>>;

/** A ticket that was drawn for the show, or the claim of a spin that was won elsewhere. */
export type Place =
  | { readonly drawing: string; readonly serial: number }
  | { readonly claim: string };

/** What was awarded, as the room sees it: to a player by number, or at a seat. */
export interface WonPrize {
  readonly row: string;
  readonly player?: number;
  readonly table?: string;
  readonly seat?: number;
  readonly amount?: Dollars;
  readonly words?: string;
}

export type ShowEvent =
  | {
      readonly type: 'show-started';
      readonly show: string;
      readonly offering: string;
      readonly game: string;
      readonly players: readonly string[];
      /** The places it uses up: of each player, and of the players who should have been there and
       * are not. */
      readonly places: readonly Place[];
      /** What the beginning was decided by. */
      readonly chance: string;
      /** The hash of the secret that all chance of the show follows from. */
      readonly commitment?: string;
      /** Chance has decided something of how it begins. */
      readonly isDrawn?: true;
      readonly state: ShowState;
      readonly isOver: boolean;
    }
  /** `chance` is what decided it; undefined where a machine in the room did. */
  | {
      readonly type: 'show-stepped';
      readonly show: string;
      readonly step: TakenStep;
      readonly chance?: string;
      /** Who recorded what a machine came to. */
      readonly recordedBy?: string;
      readonly state: ShowState;
      readonly isOver: boolean;
      readonly winners?: SeatedWinners;
      /** Who sits where the show has picked a seat, if known. */
      readonly picked?: string;
      readonly sat?: SeatedPatrons;
    }
  /** With its result: the room counts as it was then, not as it is when the step is confirmed. */
  | {
      readonly type: 'step-recorded';
      readonly show: string;
      readonly step: TakenStep;
      readonly state: ShowState;
      readonly isOver: boolean;
      readonly winners?: SeatedWinners;
      readonly picked?: string;
      readonly sat?: SeatedPatrons;
    }
  /** With what was recorded, which stays on record. */
  | {
      readonly type: 'step-disputed';
      readonly show: string;
      readonly step?: TakenStep;
      readonly reason: string;
    }
  /** `prizes` are how many of its prizes have been awarded so far; the last award ends it. */
  | {
      readonly type: 'show-awarded';
      readonly show: string;
      readonly award?: string;
      readonly prizes: number;
      readonly won: readonly WonPrize[];
      readonly isLast: boolean;
      /** It is told when the show is over. */
      readonly secret?: string;
    }
  | {
      readonly type: 'show-abandoned';
      readonly show: string;
      readonly reason: string;
      readonly secret?: string;
    };
