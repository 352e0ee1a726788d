// Who may ask for what. Two-person actions have two lists: who proposes, and who approves; no role is
// on both, so that the second person comes from another department.

import type { ActionType, CommandType } from './commands.ts';
import { BOARD_MAY } from './promotions/boards/may.ts';
import { CHIP_MAY } from './promotions/chips/may.ts';
import { CLUB_MAY } from './promotions/club/may.ts';
import { DRUM_MAY } from './promotions/drums/may.ts';
import { POOL_MAY } from './promotions/pools/may.ts';
import { SHOW_MAY } from './promotions/shows/may.ts';
import { TOURNAMENT_MAY } from './promotions/tournaments/may.ts';
import { ROLES, type Role, SIGNERS } from './state.ts';

export type Permitted = readonly Role[];

const TABLE: Permitted = ['dealer', 'floor', 'manager'];
const FLOOR: Permitted = ['floor', 'manager'];
const DESK: Permitted = ['desk', 'cage', 'floor', 'manager'];
const MONEY: Permitted = ['cage', 'manager'];
/** Whoever works here; the clock is nobody. */
const EVERYBODY: Permitted = ROLES.filter((role) => role !== 'clock');

/** Who approves what others propose. */
export const APPROVES: Permitted = ['accounting', 'compliance'];

export const MAY: Readonly<Record<CommandType, Permitted>> = {
  'open-house': [],
  'dismiss-staff': ['manager', 'administrator'],
  'sign-in': EVERYBODY,
  'sign-out': EVERYBODY,
  'go-off-duty': EVERYBODY,
  'change-pin': EVERYBODY,
  'reset-pin': ['administrator'],
  'enrol-device': ['administrator'],
  'revoke-device': ['administrator', 'compliance'],
  'add-webhook': ['administrator'],
  'remove-webhook': ['administrator'],
  'make-secret': ['administrator'],
  look: EVERYBODY,
  'read-person': ['cage', 'desk', 'manager', 'compliance'],
  'write-person': ['cage', 'desk', 'manager'],
  'erase-person': ['compliance'],
  'enrol-patron': DESK,
  'exclude-patron': ['compliance', 'manager'],
  'readmit-patron': ['compliance'],
  'install-table': ['manager', 'administrator'],
  'open-table': FLOOR,
  'close-table': FLOOR,
  'seat-person': TABLE,
  'leave-seat': TABLE,
  'report-sensor': TABLE,
  'start-round': TABLE,
  'return-fees': FLOOR,
  'end-round': TABLE,
  'call-hand': TABLE,
  'uncall-hand': TABLE,
  'verify-call': FLOOR,
  'authorize-call': SIGNERS,
  'reject-call': FLOOR,
  'check-identity': ['cage', 'floor', 'manager'],
  'complete-form': ['cage', 'manager'],
  'split-claim': ['cage', 'manager'],
  'pay-claim': ['cage', 'floor', 'manager'],
  'fill-tray': MONEY,
  'drop-box': FLOOR,
  // Whoever sees the books does not count: a count is blind.
  'count-box': ['count', 'cage'],
  'deposit-fund': ['accounting', 'cage'],
  'bring-capital': ['accounting'],
  'open-fund': ['accounting'],
  'feed-fund': ['accounting'],
  'suspend-offering': ['floor', 'manager', 'compliance'],
  'resume-offering': ['manager', 'compliance'],
  'count-attempt': ['desk', 'floor', 'manager'],
  propose: ['marketing', 'desk', 'floor', 'manager', 'administrator'],
  approve: APPROVES,
  reject: ['accounting', 'compliance', 'manager', 'administrator'],
  tick: ['clock'],
  'close-day': ['accounting'],
  ...DRUM_MAY,
  ...SHOW_MAY,
  ...BOARD_MAY,
  ...POOL_MAY,
  ...CHIP_MAY,
  ...CLUB_MAY,
  ...TOURNAMENT_MAY,
};

export const PROPOSES: Readonly<Record<ActionType, Permitted>> = {
  'post-offering': ['marketing', 'manager'],
  'change-offering': ['marketing', 'manager'],
  'withdraw-offering': ['marketing', 'manager'],
  'adjust-fund': ['floor', 'manager'],
  'void-award': ['floor', 'manager'],
  'issue-tickets': DRUM_MAY['issue-tickets'],
  'change-settings': ['manager', 'administrator'],
  'appoint-staff': ['manager', 'administrator'],
};

/** What can be looked at. Signs are for everybody and are not here. */
export const RESOURCES = [
  'house',
  'meters',
  'funds',
  'tables',
  'offerings',
  'activities',
  'proposals',
  'calls',
  'verdicts',
  'wins',
  'claims',
  'drops',
  'staff',
  'devices',
  'webhooks',
  'patrons',
  'facts',
  'log',
  'books',
  'access-log',
  'exceptions',
  'verify',
  'metrics',
  'drawings',
  'shows',
  'boards',
  'pools',
  'chips',
  'club',
  'tournaments',
] as const;
export type Resource = (typeof RESOURCES)[number];

const OFFICE: Permitted = ['accounting', 'manager', 'compliance', 'regulator'];
const FLOOR_OFFICE: Permitted = ['floor', 'cage', 'desk', ...OFFICE];

/** Who sees what. A count is blind: whoever only counts sees no books and no log. The facts of a
 * person are for those who need them; the regulator asks compliance. */
export const SEES: Readonly<Record<Resource, Permitted>> = {
  house: EVERYBODY,
  meters: EVERYBODY,
  activities: EVERYBODY,
  offerings: EVERYBODY,
  tables: ['dealer', 'marketing', ...FLOOR_OFFICE, 'administrator'],
  funds: ['marketing', ...FLOOR_OFFICE],
  proposals: ['marketing', 'floor', ...OFFICE, 'administrator'],
  calls: ['dealer', ...FLOOR_OFFICE],
  /** What cards would win, which only whoever verifies them is told. */
  verdicts: MAY['verify-call'],
  wins: FLOOR_OFFICE,
  claims: FLOOR_OFFICE,
  drops: ['count', 'cage', 'floor', ...OFFICE],
  staff: [...OFFICE, 'administrator'],
  devices: ['manager', 'compliance', 'regulator', 'administrator'],
  webhooks: ['manager', 'compliance', 'regulator', 'administrator'],
  patrons: FLOOR_OFFICE,
  facts: MAY['read-person'],
  log: OFFICE,
  books: OFFICE,
  'access-log': ['manager', 'compliance', 'regulator', 'administrator'],
  exceptions: ['floor', ...OFFICE],
  verify: ['accounting', 'compliance', 'regulator', 'administrator'],
  metrics: ['administrator', 'regulator'],
  drawings: ['dealer', 'marketing', ...FLOOR_OFFICE],
  shows: ['dealer', 'marketing', ...FLOOR_OFFICE],
  boards: ['dealer', 'marketing', ...FLOOR_OFFICE],
  pools: ['marketing', ...FLOOR_OFFICE],
  chips: ['dealer', 'marketing', ...FLOOR_OFFICE],
  club: FLOOR_OFFICE,
  tournaments: ['dealer', 'marketing', ...FLOOR_OFFICE],
};
