// Who may ask for what of promotional chips. The menu of every page reads it, and loads no schema for that.
import type { Permitted } from '../../permissions.ts';
import type { CHIP_COMMANDS } from './words.ts';

const TABLE: Permitted = ['dealer', 'floor', 'manager'];
const FLOOR: Permitted = ['floor', 'manager'];

export const CHIP_MAY = {
  'issue-instruments': ['desk', 'marketing', 'manager'],
  'sell-chips': ['cage', 'manager'],
  'change-voucher': ['desk', 'cage', 'manager'],
  'place-instrument': TABLE,
  'take-back-instrument': TABLE,
  'settle-instrument': TABLE,
  'verify-use': FLOOR,
  'dispute-use': FLOOR,
  'exchange-uses': ['cage', 'manager'],
  // Whoever sees how many there should be does not count.
  'count-dropped-chips': ['count'],
  'void-instruments': ['manager', 'compliance'],
} as const satisfies Record<keyof typeof CHIP_COMMANDS, Permitted>;
