// Who may ask for what of shows. The menu of every page reads it, and loads no schema for that.
import type { Permitted } from '../../permissions.ts';
import type { SHOW_COMMANDS } from './words.ts';

const RUNS: Permitted = ['desk', 'floor', 'manager'];

export const SHOW_MAY = {
  'start-show': RUNS,
  'step-show': RUNS,
  'record-step': RUNS,
  'confirm-step': RUNS,
  'dispute-step': RUNS,
  'award-show': ['floor', 'manager', 'compliance'],
  'abandon-show': ['manager'],
} as const satisfies Record<keyof typeof SHOW_COMMANDS, Permitted>;
