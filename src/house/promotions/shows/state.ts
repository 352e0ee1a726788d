// Games that are played for prizes in front of everyone. What the house remembers of them.
import type { ShowState, TakenStep } from '#rules';
import type { SeatedPatrons, SeatedWinners, WonPrize } from './events.ts';

export interface Show {
  readonly offering: string;
  /** Which of the sheet's shows. */
  readonly game: string;
  /** Patrons, in the order of their numbers. */
  readonly players: readonly string[];
  readonly startedAt: string;
  /** The hash of its secret; shows of earlier logs have none. */
  readonly commitment?: string;
  /** Told when it is over. */
  secret?: string;
  /** From there on it ends by its rule alone. */
  hasMetChance: boolean;
  /** Who gave it up before that, and why. */
  givenUp?: { readonly by: string; readonly at: string; readonly reason: string };
  /** All who have run it. */
  readonly runBy: Set<string>;
  state: ShowState;
  status: 'playing' | 'over' | 'awarded' | 'abandoned' | 'voided';
  /** The result of a machine, until a different person confirms it. */
  waiting?: {
    readonly step: TakenStep;
    readonly by: string;
    readonly state: ShowState;
    readonly isOver: boolean;
    readonly winners?: SeatedWinners;
    readonly picked?: string;
    readonly sat?: SeatedPatrons;
  };
  /** Every step that was taken, with who has said so where a machine decided. */
  readonly steps: {
    readonly step: TakenStep;
    readonly isMechanical: boolean;
    readonly isDrawn: boolean;
  }[];
  /** Results that were disputed: they do not count, and are shown for ever. */
  readonly disputes: {
    /** The number of the step, which came to something else then. */
    readonly number: number;
    readonly step: TakenStep;
    readonly at: string;
    readonly recordedBy: string;
    readonly disputedBy: string;
    readonly reason: string;
  }[];
  /** The awards that it has come to, and how many prizes they had in all. */
  readonly awards: {
    readonly award: string;
    readonly won: readonly WonPrize[];
    isVoid?: true;
  }[];
  prizeCount: number;
  /** Who sat where a prize was won. */
  winners: SeatedWinners;
  /** Who sat at the seats that have a part in it, when they came to it. */
  sat: SeatedPatrons;
}

export type ShowsState = Map<string, Show>;

/** Whether a show of an offering has not had its award yet. */
export const isPlayedFor = ({ shows }: { readonly shows: ShowsState }, offering: string): boolean =>
  [...shows.values()].some(
    (show) => show.offering === offering && (show.status === 'playing' || show.status === 'over'),
  );

export const newShowState = (): ShowsState => new Map();
