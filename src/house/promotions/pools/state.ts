// Pools: what patrons predict, and what came of it. What the house knows of them.
import type { Answers, Placed } from '#rules';
import type { ContestFacts, NoticeWay, ResultChange, Said } from './events.ts';

export interface Picks {
  readonly number: number;
  readonly answers: Answers;
  readonly at: string;
  readonly by: string;
  /** Hours of play that counted when it was made. */
  readonly hours: number;
}

/** A line of the history: a recorded result, and who confirmed or disputed it. */
interface HistoryLine extends ResultChange {
  readonly at: string;
  readonly recordedBy: string;
  readonly confirmedBy?: string;
  readonly disputedBy?: string;
  readonly reason?: string;
}

/** That a winner was told. */
interface Notice {
  readonly patron: string;
  readonly how: NoticeWay;
  readonly words?: string;
  readonly at: string;
  readonly by: string;
}

export interface Contest extends ContestFacts {
  readonly offering: string;
  readonly openedAt: string;
  readonly openedBy: string;
  /** By patron. */
  readonly picks: Map<string, Picks>;
  /** The last number that was given. */
  count: number;
  results: Answers;
  readonly history: HistoryLine[];
  /** Results that are not confirmed yet. */
  waiting?: { readonly results: Said; readonly reason?: string; readonly by: string };
  status: 'open' | 'awarded' | 'cancelled';
  readonly signedBy: string[];
  /** As it was when the prizes were awarded. */
  standing?: readonly Placed[];
  award?: string;
  readonly notices: Notice[];
}

export type PoolState = Map<string, Contest>;

export const newPoolState = (): PoolState => new Map();
