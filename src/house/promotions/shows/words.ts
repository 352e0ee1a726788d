// What can be asked of shows, who may ask it, what it brings about and why it may be refused.
import { z } from 'zod';
import type { Reference } from '../../reference.ts';
import { chance, json, name, words } from '../../words/scalars.ts';

/** A step of a show, as its sheet reads it. */
const step = z.strictObject({
  step: name,
  choice: words.optional(),
  outcome: words.optional(),
  facts: json.optional(),
});

export const SHOW_COMMANDS = {
  /** `game` is which of the sheet's shows; `players` are whoever plays, in their order. */
  'start-show': z.strictObject({
    show: name,
    offering: name,
    game: name,
    players: z.array(name).max(100).optional(),
    chance,
  }),
  'step-show': z.strictObject({ show: name, step, chance }),
  /** A machine in the room has decided: what came out, until somebody else has confirmed it. */
  'record-step': z.strictObject({ show: name, step }),
  'confirm-step': z.strictObject({ show: name }),
  'dispute-step': z.strictObject({ show: name, reason: words }),
  'award-show': z.strictObject({ show: name }),
  'abandon-show': z.strictObject({ show: name, reason: words }),
} as const;

export const SHOW_REFERENCE = {
  'start-show': {
    does: 'Begins a game for prizes, with whoever was drawn for it.',
    brings: ['show-started'],
  },
  'step-show': {
    does: 'Takes a step of a show; where chance decides, the house draws it.',
    brings: ['show-stepped'],
  },
  'record-step': {
    does: 'Says what a wheel, a drum or a deck in the room came to.',
    brings: ['step-recorded'],
  },
  'confirm-step': {
    does: 'Confirms, as somebody else, what was recorded of a machine in the room.',
    brings: ['show-stepped'],
  },
  'dispute-step': {
    does: 'Says, as somebody else, that a machine in the room came to something else.',
    brings: ['step-disputed'],
  },
  'award-show': {
    does: 'Awards, as somebody who did not run it, what a show has come to.',
    brings: ['show-awarded', 'prizes-won', 'meter-stepped', 'offering-changed'],
  },
  'abandon-show': { does: 'Ends a show without a prize.', brings: ['show-abandoned'] },
} as const satisfies Record<keyof typeof SHOW_COMMANDS, Reference>;

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
