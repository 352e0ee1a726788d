// Games that are played for prizes in front of everybody. What the house knows of them.
import type { ShowState as Standing, TakenStep } from '#rules';

export interface Show {
  readonly offering: string;
  /** Which of the sheet's shows. */
  readonly game: string;
  /** Patrons, in the order of their numbers. */
  readonly players: readonly string[];
  readonly startedAt: string;
  /** Everybody who has run it. */
  readonly runBy: Set<string>;
  state: Standing;
  status: 'playing' | 'over' | 'awarded' | 'abandoned';
  /** What a machine came to, until somebody else has confirmed it. */
  waiting?: { readonly step: TakenStep; readonly by: string };
  /** Every step that was taken, with who has said so where a machine decided. */
  readonly steps: { readonly step: TakenStep; readonly isMechanical: boolean }[];
  /** The award that it has come to. */
  award?: string;
}

export type ShowState = Map<string, Show>;

export const newShowState = (): ShowState => new Map();
