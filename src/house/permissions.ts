// Who may ask for what. Two-person actions have two lists: who proposes, and who approves; no role is
// on both, so that the second person comes from another department.
import type { ActionType, CommandType } from './commands.ts';
import { type Role, SIGNERS } from './state.ts';

export type Permitted = readonly Role[];

const TABLE: Permitted = ['dealer', 'floor', 'manager'];
const FLOOR: Permitted = ['floor', 'manager'];
const DESK: Permitted = ['desk', 'cage', 'floor', 'manager'];
const MONEY: Permitted = ['cage', 'manager'];

/** Who approves what others propose. */
export const APPROVES: Permitted = ['accounting', 'compliance'];

export const MAY: Readonly<Record<CommandType, Permitted>> = {
  'open-house': [],
  'dismiss-staff': ['manager'],
  'enrol-patron': DESK,
  'exclude-patron': ['compliance', 'manager'],
  'readmit-patron': ['compliance'],
  'install-table': ['manager'],
  'open-table': FLOOR,
  'close-table': FLOOR,
  'seat-person': TABLE,
  'leave-seat': TABLE,
  'report-sensor': TABLE,
  'start-round': TABLE,
  'return-fees': FLOOR,
  'end-round': TABLE,
  'sell-entry': DESK,
  'call-hand': TABLE,
  'uncall-hand': TABLE,
  'verify-call': FLOOR,
  'authorize-call': SIGNERS,
  'reject-call': FLOOR,
  'pay-claim': ['cage', 'floor', 'manager'],
  'fill-tray': MONEY,
  'drop-box': FLOOR,
  'count-box': ['accounting', 'cage'],
  'bring-capital': ['accounting'],
  'open-fund': ['accounting'],
  'feed-fund': ['accounting'],
  'suspend-offering': ['floor', 'manager', 'compliance', 'regulator'],
  'resume-offering': ['manager', 'compliance'],
  'count-attempt': ['desk', 'floor', 'manager'],
  propose: ['marketing', 'floor', 'manager'],
  approve: APPROVES,
  reject: ['accounting', 'compliance', 'manager'],
  tick: ['clock'],
  'close-day': ['accounting'],
};

export const PROPOSES: Readonly<Record<ActionType, Permitted>> = {
  'post-offering': ['marketing', 'manager'],
  'change-offering': ['marketing', 'manager'],
  'withdraw-offering': ['marketing', 'manager'],
  'adjust-fund': ['floor', 'manager'],
  'void-award': ['floor', 'manager'],
  'change-settings': ['manager'],
  'appoint-staff': ['manager'],
};
