// What can be asked of pools, who may ask it, what it brings about and why it may be refused.
import { z } from 'zod';
import type { Reference } from '../../reference.ts';
import { json, name, words } from '../../words/scalars.ts';

const ANSWERS_MOST = 100;

const answer = z.union([z.string().trim().min(1).max(60), z.int().min(0).max(999)]);

/** By question: the team that wins, or a number of points. */
const byQuestion = <Answer extends z.ZodType>(each: Answer) =>
  z.record(name, each).refine((all) => Object.keys(all).length <= ANSWERS_MOST, {
    error: `are at most ${ANSWERS_MOST}`,
  });
const answers = byQuestion(answer);

/** How winners are told. */
export const NOTICE_WAYS = ['telephone', 'letter', 'e-mail', 'in-person'] as const;

export const POOL_COMMANDS = {
  /** `facts` are what the sheet asks for: teams, games, days. */
  'open-contest': z.strictObject({ contest: name, offering: name, facts: json }),
  'enter-picks': z.strictObject({ contest: name, patron: name, answers }),
  /** A mistake at the kiosk, before the entries close: somebody else lets the patron enter again. */
  'void-picks': z.strictObject({ contest: name, patron: name, reason: words }),
  /** `reason` is for results that were confirmed before and were wrong; null takes one back. */
  'record-results': z.strictObject({
    contest: name,
    results: byQuestion(answer.nullable()),
    reason: words.optional(),
  }),
  'confirm-results': z.strictObject({ contest: name }),
  'dispute-results': z.strictObject({ contest: name, reason: words }),
  'award-contest': z.strictObject({ contest: name }),
  'notify-winner': z.strictObject({
    contest: name,
    patron: name,
    how: z.enum(NOTICE_WAYS),
    words: words.optional(),
  }),
  'cancel-contest': z.strictObject({ contest: name, reason: words }),
} as const;

export const POOL_REFERENCE = {
  'open-contest': {
    does: 'Opens a contest of a sheet that has patrons predict: its teams, its games, its days.',
    brings: ['contest-opened'],
  },
  'enter-picks': {
    does: 'Takes the one entry of a patron, before the entries close.',
    brings: ['picks-entered'],
  },
  'void-picks': {
    does: 'Takes an entry back, as somebody else than who took it, so that it can be made anew.',
    brings: ['picks-voided'],
  },
  'record-results': {
    does: 'Says how games ended; with a reason, that they ended otherwise than it was said before.',
    brings: ['results-recorded'],
  },
  'confirm-results': {
    does: 'Confirms, as somebody else, how games ended.',
    brings: ['results-confirmed'],
  },
  'dispute-results': {
    does: 'Says, as somebody else, that games ended otherwise.',
    brings: ['results-disputed'],
  },
  'award-contest': {
    does: 'Awards, as somebody who recorded no result, the prizes of a contest; or signs for them.',
    brings: ['contest-signed', 'contest-awarded', 'prizes-won'],
  },
  'notify-winner': {
    does: 'Notes that a winner was told, and how.',
    brings: ['winner-notified'],
  },
  'cancel-contest': { does: 'Ends a contest without a prize.', brings: ['contest-cancelled'] },
} as const satisfies Record<keyof typeof POOL_COMMANDS, Reference>;

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
