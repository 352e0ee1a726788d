// Who may ask for what of drawings. The menu of every page reads it, and loads no schema for that.
import type { Permitted } from '../../permissions.ts';
import type { DRUM_COMMANDS } from './words.ts';

const DESK: Permitted = ['desk', 'floor', 'manager'];
const SIGNS: Permitted = ['floor', 'manager', 'compliance'];

export const DRUM_MAY = {
  'issue-tickets': DESK,
  'hand-out-tickets': DESK,
  'void-ticket': ['manager', 'compliance'],
  'announce-drawing': ['marketing', 'floor', 'manager'],
  'close-drum': DESK,
  'draw-ticket': DESK,
  'record-draw': DESK,
  'confirm-draw': DESK,
  'dispute-draw': DESK,
  'claim-drawn': DESK,
  'mark-absent': DESK,
  'bring-identity': DESK,
  'confirm-winner': SIGNS,
  'turn-down-claim': SIGNS,
  'end-drawing': ['manager'],
} as const satisfies Record<keyof typeof DRUM_COMMANDS, Permitted>;
