/** In the order in which the questions are asked. */
export const BOARD_REFUSALS = {
  'unknown-board': 'No such board.',
  'unknown-entry': 'The board has no such line.',
  'board-not-over': 'The board’s period is not over yet.',
  'board-done': 'The board is closed or already awarded.',
  'correction-waits': 'A correction is waiting for a different person to confirm it.',
  'no-correction-waits': 'No correction to confirm.',
  'bad-correction': 'Choose one change that isn’t already made: strike, restore, or rename.',
} as const satisfies Readonly<Record<string, string>>;
