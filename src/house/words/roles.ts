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
/** At the cage and in the office, where an open screen is worth the most. */
export const AT_COUNTERS: Permitted = [
  'cage',
  'count',
  'accounting',
  'compliance',
  'administrator',
];
/** Who moves money, and who says who may. */
export const MONEY_ROLES: Permitted = [...AT_COUNTERS, 'floor', 'manager'];
/** All who work here; the clock is not a person. */
export const EVERYBODY: Permitted = ROLES.filter((role) => role !== 'clock');

/** Who approves what others propose: no role of these proposes anything, so that the second person
 * comes from another department. */
export const APPROVES: Permitted = ['accounting', 'compliance'];

/** Who proposes badges, PINs and settings. */
export const APPOINTS: Permitted = ['manager', 'administrator'];

/** Roles that no one person has together: who runs the machines, who regulates and who only counts time
 * do nothing else; who approves does not propose; who counts money does not handle it. */
const APART: readonly (readonly [Permitted, Permitted])[] = [
  [['administrator'], ROLES.filter((role) => role !== 'administrator')],
  [['regulator'], ROLES.filter((role) => role !== 'regulator')],
  [['clock'], EVERYBODY],
  [APPROVES, ['manager', 'floor', 'cage', 'desk', 'dealer', 'marketing', 'count']],
  [['count'], ['cage', 'floor', 'dealer']],
];

/** Two of these roles that exclude each other. */
export function rolesApart(roles: Permitted): readonly [Role, Role] | undefined {
  for (const [some, others] of APART) {
    const one = roles.find((role) => some.includes(role));
    const other = roles.find((role) => others.includes(role));
    if (one !== undefined && other !== undefined) return [one, other];
  }
  return undefined;
}
