// Who is signed in, in this tab: two tabs can be two people, as on a floor where a screen is shared.
// It outlives a reload, and ends with the tab.
import type { SignedIn } from '#client';
import { type KeptValue, keep, useKept } from './kept.ts';

export type BadgeSession = SignedIn;

const PLACE = 'houseway-session';

function stored(): BadgeSession | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

const session: KeptValue<BadgeSession | undefined> = keep(stored());
/** Whether the house has ended the session during work. */
const ended: KeptValue<boolean> = keep(false);

export const sessionNow = (): BadgeSession | undefined => session.get();
export const useSession = (): BadgeSession | undefined => useKept(session);
export const useSessionEnded = (): boolean => useKept(ended);
export const onSession = session.listen;

export function setSession(next: BadgeSession | undefined): void {
  if (next === undefined) sessionStorage.removeItem(PLACE);
  else sessionStorage.setItem(PLACE, JSON.stringify(next));
  ended.set(false);
  session.set(next);
}

/** The house no longer knows the session. The screen stays as it is until the user signs in again
 * or leaves. */
export function endSession(): void {
  if (session.get() !== undefined) ended.set(true);
}

/** Whether the badge signed in has one of some roles. */
export function useHasRole(roles: readonly string[]): boolean {
  return useSession()?.roles.some((role) => roles.includes(role)) ?? false;
}
