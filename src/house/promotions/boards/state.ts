// Boards: the best hand of a period, the race for points. What the house knows of them.
import type { BoardWin, Correction, EntryFacts } from './events.ts';

export interface BoardEntry extends Omit<EntryFacts, 'patron'> {
  patron?: string;
  isStruck: boolean;
}

/** A line of the history: who changed what, and why. */
interface BoardChange extends Correction {
  readonly at: string;
  readonly recordedBy: string;
  readonly confirmedBy: string;
}

/** One period of a board. */
export interface Board {
  readonly offering: string;
  readonly from?: string;
  /** The end as a text and as an instant; undefined where a person ends it. */
  until?: string;
  endsAt?: number;
  readonly entries: BoardEntry[];
  /** Done: awarded, or without a winner. */
  status: 'open' | 'closed' | 'done';
  closedAt?: string;
  prizes: readonly BoardWin[];
  readonly signedBy: string[];
  readonly history: BoardChange[];
  /** A correction that is not confirmed yet. */
  waiting?: Correction & { readonly by: string };
  award?: string;
}

/** By the name of the period: offering, day, hour. */
export type BoardState = Map<string, Board>;

export const newBoardState = (): BoardState => new Map();
