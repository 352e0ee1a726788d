// Who may ask for what of contests. The menu of every page reads it, and loads no schema for that.
import type { Permitted } from '../../permissions.ts';
import type { POOL_COMMANDS } from './words.ts';

const SIGNS: Permitted = ['floor', 'manager', 'compliance'];

export const POOL_MAY = {
  'open-contest': ['marketing', 'floor', 'manager'],
  // The clock stands for a kiosk, at which nobody signs in.
  'enter-picks': ['desk', 'floor', 'manager', 'clock'],
  'void-picks': ['floor', 'manager'],
  'record-results': ['desk', 'floor', 'marketing', 'manager'],
  'confirm-results': SIGNS,
  'dispute-results': SIGNS,
  'award-contest': SIGNS,
  'notify-winner': ['desk', 'floor', 'marketing', 'manager'],
  'cancel-contest': ['manager'],
} as const satisfies Record<keyof typeof POOL_COMMANDS, Permitted>;
