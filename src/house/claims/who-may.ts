// Who can win at all.
import { barredBy } from '#rules';
import type { Fund } from '../funds/funds.ts';
import type { House } from '../state.ts';

/** Why a person can win nothing here: excluded from the house, or on its staff. */
export function shutOutBy(
  { patrons, staff }: Pick<House, 'patrons' | 'staff'>,
  { offering: { activity } }: Fund,
  patron: string,
): string | undefined {
  if (patrons.get(patron) === 'excluded') return 'barred from the house';
  const badge = [...staff.values()].find((each) => each.isActive && each.patron === patron);
  if (badge === undefined) return undefined;
  const person = badge.isOnDuty ? 'employee-on-duty' : 'employee-off-duty';
  const rule = barredBy(activity, { person });
  return rule === undefined ? undefined : `${rule.words} (${rule.clause})`;
}
