// What can be asked of pools, who may ask it, what it brings about and why it may be refused.
import { z } from 'zod';
import { name } from '../../words/scalars.ts';

const ANSWERS_MOST = 100;

export const answer = z.union([z.string().trim().min(1).max(60), z.int().min(0).max(999)]);

/** By question: the team that wins, or a number of points. */
export const byQuestion = <Answer extends z.ZodType>(each: Answer) =>
  z.record(name, each).refine((all) => Object.keys(all).length <= ANSWERS_MOST, {
    error: `are at most ${ANSWERS_MOST}`,
  });
export const answers = byQuestion(answer);

/** How winners are told. */
export const NOTICE_WAYS = ['telephone', 'letter', 'e-mail', 'in-person'] as const;

/** In the order in which the questions are asked. */
export const POOL_REFUSALS = {
  'unknown-contest': 'There is no such contest.',
  'no-pool': 'The sheet has nobody predict anything.',
  'contest-over': 'The contest is over.',
  'entries-closed': 'It is too late: the entries are closed.',
  'entries-open': 'The entries are not closed yet.',
  'card-needed': 'A player’s card is needed, with which the hours of play are counted.',
  'entered-already': 'Each player has one entry.',
  'not-entered': 'This patron has no entry.',
  'results-wait': 'Results wait until somebody else confirms them.',
  'no-results-wait': 'No results wait to be confirmed.',
  'hours-not-over': 'The time in which the hours of play count is not over yet.',
  'not-awarded': 'The prizes have not been awarded.',
  'nothing-won': 'This patron has won nothing in it.',
  'results-missing': 'Not all the results are there.',
  'reason-needed': 'It was confirmed otherwise before: say why it changes.',
  'bad-contest': 'The sheet cannot make a contest of this.',
  'contest-there': 'There is a contest of these days already, and each player has one entry.',
  'bad-answers': 'The answers are not complete, or not possible.',
} as const satisfies Readonly<Record<string, string>>;
