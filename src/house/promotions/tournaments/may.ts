// Who may ask for what of tournaments. The menu of every page reads it, and loads no schema for that.
import type { Permitted } from '../../permissions.ts';
import type { TOURNAMENT_COMMANDS } from './words.ts';

const DESK: Permitted = ['desk', 'cage', 'floor', 'manager'];
const DIRECTS: Permitted = ['floor', 'manager'];
const TABLE: Permitted = ['dealer', 'floor', 'manager'];

export const TOURNAMENT_MAY = {
  'announce-tournament': ['marketing', ...DIRECTS],
  'change-structure': ['marketing', ...DIRECTS],
  'grant-entry': ['marketing', ...DIRECTS],
  'enter-tournament': DESK,
  'withdraw-entry': DESK,
  'cancel-tournament': ['manager'],
  'acknowledge-rules': DIRECTS,
  'start-tournament': DIRECTS,
  'pause-clock': DIRECTS,
  'resume-clock': DIRECTS,
  'set-clock': DIRECTS,
  'sell-rebuy': DESK,
  'sell-add-on': DESK,
  'penalize-entrant': DIRECTS,
  'begin-hand': TABLE,
  'bust-entrants': DIRECTS,
  'undo-bust': DIRECTS,
  'add-table': DIRECTS,
  'move-entrant': DIRECTS,
  'break-table': DIRECTS,
  'count-chips': TABLE,
  'name-bounty': DIRECTS,
  'close-pool': DIRECTS,
  'award-bounty': ['floor', 'manager', 'compliance'],
  'record-deal': DIRECTS,
  'confirm-deal': ['floor', 'manager', 'compliance'],
  'drop-deal': DIRECTS,
  'award-tournament': ['floor', 'manager', 'compliance'],
  'pay-charity': ['cage', 'accounting'],
  'sign-log': DIRECTS,
} as const satisfies Record<keyof typeof TOURNAMENT_COMMANDS, Permitted>;
