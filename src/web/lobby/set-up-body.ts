// What is sent to open a house.

export type Values = Readonly<Record<string, string>>;

export interface Person {
  /** Of the row on the screen: badges are still being typed. */
  readonly key: number;
  readonly badge: string;
  readonly role: string;
}

/** Money that was left empty is not said. */
export function setUpBody(values: Values, staff: readonly Person[]) {
  const said = (name: string): string => (values[name] ?? '').trim();
  return {
    code: said('code'),
    name: said('name'),
    zone: said('zone'),
    administrator: { badge: said('administrator.badge'), pin: said('administrator.pin') },
    staff: staff.map(({ badge, role }) => ({ staff: badge.trim(), roles: [role] })),
    ...(said('capital') === '' ? {} : { capital: said('capital') }),
  };
}
