// What can be looked at, and who sees it.
import { EVERYBODY, FLOOR, type Permitted } from './roles.ts';

/** What can be looked at. Signs are for everyone and are not here. */
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
  'mismatches',
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

/** Who sees what. A count is blind: a person who only counts sees no books and no log. The facts of
 * a person are for those who need them; the regulator asks compliance. */
export const SEES: Readonly<Record<Resource, Permitted>> = {
  house: EVERYBODY,
  meters: EVERYBODY,
  activities: EVERYBODY,
  offerings: EVERYBODY,
  tables: ['dealer', 'marketing', ...FLOOR_OFFICE, 'administrator'],
  funds: ['marketing', ...FLOOR_OFFICE],
  proposals: ['marketing', 'floor', 'cage', 'desk', ...OFFICE, 'administrator'],
  calls: ['dealer', ...FLOOR_OFFICE],
  /** What the cards would win: only the person who verifies them sees it. */
  verdicts: FLOOR,
  wins: FLOOR_OFFICE,
  claims: FLOOR_OFFICE,
  /** What was shown beside what is on file: of a claim that is blocked for it. */
  mismatches: ['compliance'],
  drops: ['count', 'cage', 'floor', ...OFFICE],
  staff: [...OFFICE, 'administrator'],
  devices: ['manager', 'compliance', 'regulator', 'administrator'],
  webhooks: ['manager', 'compliance', 'regulator', 'administrator'],
  patrons: FLOOR_OFFICE,
  facts: ['cage', 'desk', 'manager', 'compliance'],
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
