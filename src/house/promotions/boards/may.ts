// Who may ask for what of boards. The menu of every page reads it, and loads no schema for that.
import type { Permitted } from '../../permissions.ts';
import type { BOARD_COMMANDS } from './words.ts';

const KEEPS: Permitted = ['desk', 'floor', 'manager'];
const SIGNS: Permitted = ['floor', 'manager', 'compliance'];

export const BOARD_MAY = {
  'close-board': KEEPS,
  'correct-entry': KEEPS,
  'confirm-correction': SIGNS,
  'reject-correction': SIGNS,
  'award-board': SIGNS,
} as const satisfies Record<keyof typeof BOARD_COMMANDS, Permitted>;
