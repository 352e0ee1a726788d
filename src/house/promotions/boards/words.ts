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
