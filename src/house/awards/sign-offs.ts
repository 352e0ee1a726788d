// Who has to sign for a prize of which size.

import { type Cents, centsOf } from '#money';
import type { House } from '../state.ts';
import type { Role } from '../words/roles.ts';
import type { Settings } from '../words/shapes.ts';

export const isFrom = (amount: Cents, from: Settings['deckCountFrom']): boolean =>
  from !== undefined && amount >= centsOf(from);

/** The roles that a prize of this size needs and that have not authorized it yet. */
export function rolesMissing(
  amount: Cents,
  { settings, staff }: House,
  by: readonly string[],
): Role[] {
  const roles = by.flatMap((each) => staff.get(each)?.roles ?? []);
  return settings.signOffs
    .filter(({ from, role }) => isFrom(amount, from) && !roles.includes(role))
    .map(({ role }) => role);
}
