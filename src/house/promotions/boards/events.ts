// What has happened to boards, as the log has it. What a hand counts and what a period has come to
// stand in the events, so that whoever reads the log needs no rule to know them.

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

/** What is to be changed of a line, and why. */
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
      /** When the period ends; none where somebody says so. */
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
      /** Its award was taken back, or that of a hand by which the period came to what it did. */
      readonly type: 'board-recounted';
      readonly board: string;
      readonly award?: string;
      readonly prizes: readonly BoardWin[];
      readonly reason: string;
    };
