// Who works in a house, and who of them does what.
export const ROLES = [
  'dealer',
  'floor',
  'cage',
  'desk',
  'count',
  'accounting',
  'marketing',
  'manager',
  'compliance',
  'regulator',
  'administrator',
  'clock',
] as const;
export type Role = (typeof ROLES)[number];

export type Permitted = readonly Role[];

/** Who may sign for an award. */
export const SIGNERS = ['floor', 'manager', 'compliance'] as const satisfies Permitted;

export const TABLE: Permitted = ['dealer', 'floor', 'manager'];
export const FLOOR: Permitted = ['floor', 'manager'];
export const DESK: Permitted = ['desk', 'cage', 'floor', 'manager'];
export const MONEY: Permitted = ['cage', 'manager'];
/** All who work here; the clock is not a person. */
export const EVERYBODY: Permitted = ROLES.filter((role) => role !== 'clock');

/** Who approves what others propose: no role of these proposes anything, so that the second person
 * comes from another department. */
export const APPROVES: Permitted = ['accounting', 'compliance'];

/** What a command takes besides a role: one badge; one badge at an enrolled device; one badge up to a
 * limit; two people; two people who each confirm it with a key of their own; the server alone. */
export type Power =
  | 'free'
  | 'at-device'
  | 'limited'
  | 'two-people'
  | 'two-people-step-up'
  | 'server';
