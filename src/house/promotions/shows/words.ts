// What can be asked of shows, who may ask it, what it brings about and why it may be refused.
import { z } from 'zod';
import { json, name, words } from '../../words/scalars.ts';

/** A step of a show, as its sheet reads it. */
export const step = z.strictObject({
  step: name,
  choice: words.optional(),
  outcome: words.optional(),
  facts: json.optional(),
});

/** In the order in which the questions are asked. */
export const SHOW_REFUSALS = {
  'unknown-show': 'There is no such show.',
  'show-over': 'The show is over.',
  'show-not-over': 'The show is not over yet.',
  'step-waits': 'What a machine came to waits until somebody else confirms it.',
  'no-step-waits': 'Nothing waits to be confirmed.',
  'bad-show': 'The sheet has no such show, or not for these players.',
  'not-drawn': 'Nobody plays who was not drawn for it, nor twice for one ticket.',
  'no-show-posted': 'The prize is played for, and no offering is posted in which it could be.',
  'wrong-time': 'It begins at the time that was posted or announced.',
  'bad-step': 'The sheet does not allow this step now.',
} as const satisfies Readonly<Record<string, string>>;
