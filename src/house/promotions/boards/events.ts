// What has happened to boards, as the log has it. The events say what a hand counts and how a
// period ended, so a reader of the log needs no rule to know it.

import type { Role } from '../../words/roles.ts';
import type { Dollars } from '../../words/shapes.ts';

export interface EntryFacts {
  readonly id: string;
  readonly call: string;
  readonly table: string;
  readonly seat: number;
  readonly patron?: string;
  readonly row: string;
  readonly score: number;
  /** What the board says of it: "aces full of kings", "4 points". */
  readonly words: string;
  /** When the hand was called. */
  readonly at: string;
  readonly verifiedBy: string;
  readonly authorizedBy: readonly string[];
}

export interface BoardWin {
  /** The line that has won; of several of one person, the first. */
  readonly entry: string;
  readonly row: string;
  readonly amount: Dollars;
  readonly because: string;
}

/** The change of a line, and the reason. */
export interface Correction {
  readonly entry: string;
  readonly isStruck?: boolean;
  readonly patron?: string;
  readonly reason: string;
}

export type BoardEvent =
  | {
      readonly type: 'entry-posted';
      readonly board: string;
      readonly offering: string;
      readonly from?: string;
      /** When the period ends; undefined where a person ends it. */
      readonly until?: string;
      readonly entry: EntryFacts;
    }
  | { readonly type: 'board-closed'; readonly board: string; readonly prizes: readonly BoardWin[] }
  | {
      readonly type: 'correction-recorded';
      readonly board: string;
      readonly correction: Correction;
    }
  | {
      readonly type: 'entry-corrected';
      readonly board: string;
      readonly correction: Correction;
      readonly recordedBy: string;
      /** What the period has come to now, where it is over. */
      readonly prizes?: readonly BoardWin[];
    }
  | { readonly type: 'correction-rejected'; readonly board: string; readonly reason: string }
  | { readonly type: 'board-signed'; readonly board: string; readonly needs: readonly Role[] }
  | { readonly type: 'board-awarded'; readonly board: string; readonly award: string }
  | {
      /** Its award was voided, or that of a hand that decided the period. */
      readonly type: 'board-recounted';
      readonly board: string;
      readonly award?: string;
      readonly prizes: readonly BoardWin[];
      readonly reason: string;
    };
