// Prizes that no deal of cards has decided.
import type { AwardedClaim, Granted, Hit, SourceText } from '../words/shapes.ts';

/** What a prize came of: the drawing, the show, the period of a board and so on, by its id. */
interface WonBy {
  readonly what: 'drawing' | 'show' | 'board' | 'pool' | 'reward' | 'tournament' | 'game';
  readonly id: string;
  /** The wager of a table game. */
  readonly wager?: string;
}

export interface PrizesWon {
  readonly type: 'prizes-won';
  readonly award: string;
  readonly offering: string;
  readonly of: WonBy;
  readonly slip: number;
  readonly signedBy: readonly string[];
  readonly claims: readonly AwardedClaim[];
  readonly granted: readonly Granted[];
  readonly reseeded: readonly SourceText[];
  /** Whether a part of a meter was won. */
  readonly isHit: boolean;
  readonly hit: Hit;
}
