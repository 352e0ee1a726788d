// The words of pools: values of their commands, and why they may be refused.
import { z } from 'zod';
import { name } from '../../words/scalars.ts';

const ANSWERS_MOST = 100;

export const answer = z.union([z.string().trim().min(1).max(60), z.int().min(0).max(999)]);

/** By question: the team that wins, or a number of points. */
export const byQuestion = <Answer extends z.ZodType>(each: Answer) =>
  z.record(name, each).refine((all) => Object.keys(all).length <= ANSWERS_MOST, {
    error: `must be at most ${ANSWERS_MOST}`,
  });
export const answers = byQuestion(answer);

/** How winners are told. */
export const NOTICE_WAYS = ['telephone', 'letter', 'e-mail', 'in-person'] as const;

/** In the order in which the questions are asked. */
export const POOL_REFUSALS = {
  'unknown-contest': 'No such contest.',
  'no-pool': 'This promotion has no picks.',
  'contest-over': 'The contest is over.',
  'entries-closed': 'Entries are closed.',
  'entries-open': 'Entries are not closed yet.',
  'card-needed': 'A player’s card is required: it counts the hours of play.',
  'entered-already': 'One entry per player.',
  'not-entered': 'This patron has no entry.',
  'results-wait': 'Results are waiting for a different person to confirm them.',
  'no-results-wait': 'No results to confirm.',
  'hours-not-over': 'Hours of play still count. Wait until that time is over.',
  'not-awarded': 'The prizes have not been awarded.',
  'nothing-won': 'This patron won nothing in this contest.',
  'results-missing': 'Not all results are in.',
  'reason-needed': 'Enter a reason for changing a confirmed result.',
  'bad-contest': 'The sheet doesn’t allow this contest.',
  'contest-there': 'Another contest already covers these days.',
  'bad-answers': 'The picks are incomplete or not possible.',
} as const satisfies Readonly<Record<string, string>>;
