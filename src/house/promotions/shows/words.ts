// The words of shows: values of their commands, and why they may be refused.
import { z } from 'zod';
import { json, name, words } from '../../words/scalars.ts';

/** A step of a show, as its sheet reads it. */
export const showStep = z.strictObject({
  step: name,
  choice: words.optional(),
  outcome: words.optional(),
  facts: json.optional(),
});

/** In the order in which the questions are asked. */
export const SHOW_REFUSALS = {
  'unknown-show': 'No such show.',
  'show-over': 'The show is over.',
  'show-not-over': 'The show is not over yet.',
  'step-waits': 'A recorded result is waiting for a different person to confirm it.',
  'no-step-waits': 'Nothing to confirm.',
  'bad-show': 'The sheet has no such show, or not for these players.',
  'wrong-time': 'The show starts at its posted or announced time.',
  'too-many-shows': 'The sheet allows no more shows now.',
  'not-drawn': 'Only a drawn ticket can play, once per ticket.',
  'no-show-posted': 'This prize is played for in a show, and no posted offering has that show.',
  'chance-met': 'The show has had a result: it goes on to its end.',
  'chance-moved': 'The secret doesn’t match the one that the show began with.',
  'step-disputed': 'This step was disputed before. The second result stands: confirm it.',
  'bad-step': 'The sheet doesn’t allow this step now.',
} as const satisfies Readonly<Record<string, string>>;
