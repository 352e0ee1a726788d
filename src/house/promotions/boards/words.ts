// What can be asked of boards, who may ask it, what it brings about and why it may be refused.
import { z } from 'zod';
import type { Reference } from '../../reference.ts';
import { name, numbered, words } from '../../words/scalars.ts';

export const BOARD_COMMANDS = {
  /** The clock does it where the period has an end. */
  'close-board': z.strictObject({ board: numbered }),
  /** An entry is struck or brought back, or gets another name. */
  'correct-entry': z.strictObject({
    board: numbered,
    entry: numbered,
    isStruck: z.boolean().optional(),
    patron: name.optional(),
    reason: words,
  }),
  'confirm-correction': z.strictObject({ board: numbered }),
  'reject-correction': z.strictObject({ board: numbered, reason: words }),
  'award-board': z.strictObject({ board: numbered }),
} as const;

export const BOARD_REFERENCE = {
  'close-board': {
    does: 'Ends the period of a board that has no end of its own, or whose end is past.',
    brings: ['board-closed'],
  },
  'correct-entry': {
    does: 'Says what is wrong with a line of a board: it is struck, brought back or renamed.',
    brings: ['correction-recorded'],
  },
  'confirm-correction': {
    does: 'Confirms, as somebody else, a correction of a board; what it wins is counted anew.',
    brings: ['entry-corrected'],
  },
  'reject-correction': {
    does: 'Turns a correction of a board down, as somebody else.',
    brings: ['correction-rejected'],
  },
  'award-board': {
    does: 'Awards, as somebody who did not correct it, what a board has come to; or signs for it.',
    brings: ['board-signed', 'board-awarded', 'prizes-won'],
  },
} as const satisfies Record<keyof typeof BOARD_COMMANDS, Reference>;

/** In the order in which the questions are asked. */
export const BOARD_REFUSALS = {
  'unknown-board': 'There is no such board.',
  'unknown-entry': 'The board has no such line.',
  'board-not-over': 'The period of the board is not over yet.',
  'board-done': 'The board is closed, or its prizes have been awarded.',
  'correction-waits': 'A correction waits until somebody else confirms it.',
  'no-correction-waits': 'No correction waits to be confirmed.',
  'bad-correction': 'A line is struck, brought back or renamed: one of them, and not as it is.',
} as const satisfies Readonly<Record<string, string>>;
