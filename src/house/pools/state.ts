// Pools: what patrons predict, and what came of it. What the house knows of them.
import type { Answers, Placed } from '#rules';
import type { ContestFacts } from './events.ts';

interface Picks {
  readonly number: number;
  readonly answers: Answers;
  readonly at: string;
  readonly by: string;
  /** Hours of play that counted when it was made. */
  readonly hours: number;
}

/** A line of the history: who said and who confirmed how a game ended. */
interface ResultChange {
  readonly question: string;
  readonly was?: string | number;
  readonly is: string | number;
  readonly at: string;
  readonly recordedBy: string;
  readonly confirmedBy: string;
  readonly reason?: string;
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
  readonly history: ResultChange[];
  /** Results that nobody has confirmed yet. */
  waiting?: { readonly results: Answers; readonly reason?: string; readonly by: string };
  status: 'open' | 'awarded' | 'cancelled';
  readonly signedBy: string[];
  /** As it was when the prizes were awarded. */
  standing?: readonly Placed[];
  award?: string;
}

export type PoolState = Map<string, Contest>;

export const newPoolState = (): PoolState => new Map();
