// What has happened to pools, as the log has it. The questions and the final standing are in the
// events, so a reader of the log needs no rule to know them.
import type { Answers, Placed, Question } from '#rules';
import type { Role } from '../../words/roles.ts';
import type { NOTICE_WAYS } from './words.ts';

export interface ContestFacts {
  readonly title: string;
  readonly questions: readonly Question[];
  /** From then on no entry is taken. */
  readonly closes: string;
  /** Hours of play count from the first moment until the second. */
  readonly hours: { readonly from: string; readonly until: string; readonly least: number };
}

/** How games are said to have ended, by question; nothing takes a result back. */
export type Said = Readonly<Record<string, string | number | null>>;

/** A result that came, went or became another one. */
export interface ResultChange {
  readonly question: string;
  readonly title: string;
  readonly was?: string | number;
  readonly is?: string | number;
}

/** A recorded result, once a different person has decided about it. */
export interface Decided {
  readonly changes: readonly ResultChange[];
  readonly recordedBy: string;
  /** Why a confirmed result changes; of a dispute, what is wrong. */
  readonly reason?: string;
}

export type NoticeWay = (typeof NOTICE_WAYS)[number];

type Happened =
  | ({ readonly type: 'contest-opened' } & ContestFacts)
  | {
      readonly type: 'picks-entered';
      readonly patron: string;
      /** Of the contest's entries; a number is never used twice. */
      readonly number: number;
      readonly answers: Answers;
      /** Hours of play that counted by then. */
      readonly hours: number;
    }
  | {
      readonly type: 'picks-voided';
      readonly patron: string;
      readonly number: number;
      readonly reason: string;
    }
  | { readonly type: 'results-recorded'; readonly results: Said; readonly reason?: string }
  | ({ readonly type: 'results-confirmed' } & Decided)
  | ({ readonly type: 'results-disputed' } & Decided)
  | { readonly type: 'contest-signed'; readonly needs: readonly Role[] }
  | {
      readonly type: 'contest-awarded';
      /** All who have enough hours; the others have no place. */
      readonly standing: readonly Placed[];
      readonly award?: string;
    }
  | {
      readonly type: 'winner-notified';
      readonly patron: string;
      readonly how: NoticeWay;
      readonly words?: string;
    }
  | { readonly type: 'contest-cancelled'; readonly reason: string }
  /** Its award was taken back: it can be made again. */
  | { readonly type: 'contest-reopened'; readonly award: string; readonly reason: string };

export type PoolEvent = Happened & { readonly contest: string; readonly offering: string };
