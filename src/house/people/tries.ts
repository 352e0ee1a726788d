// Wrong PINs. They are counted by badge and place (a device, or an address where there is none), so that
// a stranger who guesses locks nobody out of the keypad that they work at.
import { given } from '#result';
import { refuse } from '../kit/ask.ts';
import type { Staff, Tries } from '../state.ts';

interface Place {
  readonly device?: string | undefined;
  readonly address?: string | undefined;
}

/** When a PIN is typed. */
interface When {
  readonly at: number;
  readonly day: string;
}

const MINUTE = 60_000;
/** So many in a row, and the place is locked; each one after that locks it for longer. */
const TRIES_MAX = 5;
const LOCKS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE);
const LONGEST_MS = Math.max(...LOCKS_MS);
/** From so many in a day, a badge comes in only where it has been before. */
const STRANGERS_MAX = 50;

const placeOf = ({ device, address }: Place): string =>
  device === undefined ? `from ${address ?? 'nowhere'}` : device;

const isUsed = ({ usedAt }: Staff, { device }: Place): boolean =>
  device !== undefined && usedAt?.has(device) === true;

const strangersOn = ({ tries }: Staff, day: string): number =>
  tries?.strangers.day === day ? tries.strangers.count : 0;

/** The latest instant until which some place is locked. */
export const lockedUntil = ({ tries }: Staff): number | undefined => {
  const locks = [...(tries?.from.values() ?? [])].flatMap((each) => each.lockedUntil ?? []);
  return locks.length === 0 ? undefined : Math.max(...locks);
};

/** No lock is longer than the longest: what ends later was set by a time that was corrected since. */
const isLockedAt = (at: number, until = at): boolean => at < until && until - at <= LONGEST_MS;

export function checkTries(badge: Staff, place: Place, { at, day }: When): void {
  const isLocked = isLockedAt(at, badge.tries?.from.get(placeOf(place))?.lockedUntil);
  const isCrowded = strangersOn(badge, day) >= STRANGERS_MAX && !isUsed(badge, place);
  if (isLocked || isCrowded) refuse('locked-out', placeOf(place));
}

/** Yesterday's strangers are forgotten when their locks are over: the list stays short. */
function keptFrom({ usedAt, tries }: Staff, { at, day }: When): Tries['from'] {
  if (tries === undefined || tries.strangers.day === day) return tries?.from ?? new Map();
  return new Map(
    [...tries.from].filter(
      ([place, { lockedUntil }]) => usedAt?.has(place) || isLockedAt(at, lockedUntil),
    ),
  );
}

const failuresAfter = (from: Tries['from'], place: Place): number =>
  (from.get(placeOf(place))?.failures ?? 0) + 1;

/** Until when another wrong PIN locks the place. */
export function lockAfter(badge: Staff, place: Place, when: When): number | undefined {
  const failures = failuresAfter(keptFrom(badge, when), place);
  if (failures < TRIES_MAX) return undefined;
  return when.at + (LOCKS_MS[Math.min(failures - TRIES_MAX, LOCKS_MS.length - 1)] as number);
}

export function noteRight(badge: Staff, place: Place): void {
  badge.tries?.from.delete(placeOf(place));
  if (place.device === undefined) return;
  badge.usedAt ??= new Set();
  badge.usedAt.add(place.device);
}

export function noteWrong(
  badge: Staff,
  place: Place & { readonly lockedUntil?: number },
  when: When,
): void {
  const from = keptFrom(badge, when);
  const failures = failuresAfter(from, place);
  from.set(placeOf(place), given({ failures, lockedUntil: place.lockedUntil }));
  const count = strangersOn(badge, when.day) + (isUsed(badge, place) ? 0 : 1);
  badge.tries = { from, strangers: { day: when.day, count } };
}
