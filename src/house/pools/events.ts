// What has happened to pools, as the log has it. The questions and the final standing stand in the
// events, so that whoever reads the log needs no rule to know them.
import type { Answers, Placed, Question } from '#rules';
import type { Role } from '../state.ts';

export interface ContestFacts {
  readonly title: string;
  readonly questions: readonly Question[];
  /** From then on no entry is taken. */
  readonly closes: string;
  /** Hours of play count from the first moment until the second. */
  readonly hours: { readonly from: string; readonly until: string; readonly least: number };
}

export type PoolEvent =
  | ({
      readonly type: 'contest-opened';
      readonly contest: string;
      readonly offering: string;
    } & ContestFacts)
  | {
      readonly type: 'picks-entered';
      readonly contest: string;
      readonly patron: string;
      /** Of the contest's entries; a number is never used twice. */
      readonly number: number;
      readonly answers: Answers;
      /** Hours of play that counted by then. */
      readonly hours: number;
    }
  | {
      readonly type: 'picks-voided';
      readonly contest: string;
      readonly patron: string;
      readonly number: number;
      readonly reason: string;
    }
  | {
      readonly type: 'results-recorded';
      readonly contest: string;
      readonly results: Answers;
      readonly reason?: string;
    }
  | {
      readonly type: 'results-confirmed';
      readonly contest: string;
      readonly results: Answers;
      readonly recordedBy: string;
      readonly reason?: string;
    }
  | { readonly type: 'results-disputed'; readonly contest: string; readonly reason: string }
  | { readonly type: 'contest-signed'; readonly contest: string; readonly needs: readonly Role[] }
  | {
      readonly type: 'contest-awarded';
      readonly contest: string;
      /** Everybody with enough hours; who lacks them has no place. */
      readonly standing: readonly Placed[];
      readonly award?: string;
    }
  | { readonly type: 'contest-cancelled'; readonly contest: string; readonly reason: string };
