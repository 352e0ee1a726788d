// Whose part can be taken in a demo house.
import type { Role } from '#house';

export interface DemoRole {
  readonly badge: string;
  readonly roles: readonly string[];
}

/** What the demo tells of itself. */
export interface DemoFacts {
  readonly badges: readonly DemoRole[];
  readonly kiosk?: { readonly link: string; readonly card: string; readonly pin: string };
}

export interface LobbyPart {
  readonly role: Role;
  /** All who have it, in their order. */
  readonly badges: readonly string[];
}

/** Along the way of a jackpot, then those who look after it. */
const ORDER: readonly Role[] = [
  'dealer',
  'floor',
  'manager',
  'cage',
  'desk',
  'count',
  'accounting',
  'marketing',
  'compliance',
  'regulator',
  'administrator',
];

export const partsOf = (badges: readonly DemoRole[]): readonly LobbyPart[] =>
  ORDER.flatMap((role) => {
    const those = badges.filter(({ roles }) => roles.includes(role));
    return those.length === 0 ? [] : [{ role, badges: those.map(({ badge }) => badge) }];
  });
