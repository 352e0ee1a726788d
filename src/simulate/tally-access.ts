// Badges, devices and persons, counted from what the events say of them: who may have come in, who is
// on duty, and who sits at a table all the same.
import type { EventOf } from '#house';
import { type TalliedBadge, type Tally, type Where, wrong } from './tally.ts';

/** Minutes for which the fifth wrong PIN in a row and those after it lock the place where they were typed. */
const LOCKED_MINUTES: Readonly<Record<number, number>> = { 5: 1, 6: 5, 7: 15 };
const lockOf = (count: number): number => (count < 5 ? 0 : (LOCKED_MINUTES[count] ?? 60) * 60_000);
/** Nobody types a PIN over the network here: there is a device, or there is nothing. */
const NO_DEVICE = 'from nowhere';
const STRANGERS_A_DAY = 50;

type Appointed = EventOf<'house-opened'>['staff'][number];

export function appoint(tally: Tally, { staff, roles, patron }: Appointed): void {
  const before = tally.badges.get(staff);
  const badge: TalliedBadge =
    before?.isActive === true
      ? before
      : { roles, isActive: true, isOnDuty: false, mustChangePin: true };
  badge.roles = roles;
  if (patron !== undefined) badge.patron = patron;
  tally.badges.set(staff, badge);
  checkNobodyPlays(tally, staff);
}

const badgeIn = ({ badges }: Tally, staff: string): TalliedBadge =>
  badges.get(staff) ?? wrong(`nobody has the badge ${staff}`);

/** The badge of who is there, and who has asked himself. */
function own(tally: Tally, staff: string, { by }: Where): TalliedBadge {
  const badge = badgeIn(tally, staff);
  if (staff !== by || !badge.isActive) wrong(`${by} has the badge ${staff} in hand`);
  return badge;
}

function checkNobodyPlays(tally: Tally, staff: string): void {
  const { patron, isOnDuty } = badgeIn(tally, staff);
  if (patron === undefined || !isOnDuty) return;
  for (const [table, { patrons, behind }] of tally.tables) {
    const people = [...patrons.values(), ...[...behind.values()].flat()];
    if (people.includes(patron)) wrong(`${staff} is on duty and plays at ${table}`);
  }
}

export function checkOffDuty({ badges }: Tally, patron: string): void {
  for (const [staff, badge] of badges) {
    if (badge.patron === patron && badge.isOnDuty)
      wrong(`${patron} plays, and ${staff} is on duty`);
  }
}

function comeIn(
  tally: Tally,
  { staff, device }: EventOf<'signed-in' | 'sign-in-failed'>,
  at: Where,
): TalliedBadge {
  const badge = own(tally, staff, at);
  const { tries, usedAt } = badge;
  const until = tries?.from.get(device ?? NO_DEVICE)?.lockedUntil ?? 0;
  if (at.instant < until) wrong(`${staff} comes in and is locked out`);
  const isCrowded = tries?.strangers.day === at.day && tries.strangers.count >= STRANGERS_A_DAY;
  if (isCrowded && !usedAt?.has(device ?? '')) wrong(`${staff} comes in among too many strangers`);
  const isKnown = device === undefined || tally.devices.get(device)?.isRevoked === false;
  if (!isKnown) wrong(`${staff} comes in at ${device}, which nobody knows`);
  return badge;
}

export function countSignIn(tally: Tally, event: EventOf<'signed-in'>, at: Where): void {
  const badge = comeIn(tally, event, at);
  badge.isOnDuty = true;
  badge.tries?.from.delete(event.device ?? NO_DEVICE);
  if (event.device !== undefined) badge.usedAt = new Set(badge.usedAt).add(event.device);
  checkNobodyPlays(tally, event.staff);
}

export function countFailure(tally: Tally, event: EventOf<'sign-in-failed'>, at: Where): void {
  const badge = comeIn(tally, event, at);
  const place = event.device ?? NO_DEVICE;
  const isKnown = badge.usedAt?.has(place) === true;
  if (badge.tries?.strangers.day !== at.day) {
    for (const [each, { lockedUntil = 0 }] of badge.tries?.from ?? []) {
      const isOver = lockedUntil <= at.instant && badge.usedAt?.has(each) !== true;
      if (isOver) badge.tries?.from.delete(each);
    }
    badge.tries = { from: badge.tries?.from ?? new Map(), strangers: { day: at.day, count: 0 } };
  }
  const { from, strangers } = badge.tries;
  if (!isKnown) strangers.count += 1;
  const failures = (from.get(place)?.failures ?? 0) + 1;
  const locked = lockOf(failures);
  from.set(place, locked === 0 ? { failures } : { failures, lockedUntil: at.instant + locked });
  const until = from.get(place)?.lockedUntil;
  if (event.lockedUntil !== until) wrong(`${event.staff} is locked out until ${event.lockedUntil}`);
}

export function countBadge(
  tally: Tally,
  event: EventOf<'went-off-duty' | 'pin-changed' | 'pin-reset' | 'staff-dismissed'>,
  at: Where,
): void {
  const { type, staff } = event;
  switch (type) {
    case 'went-off-duty':
      own(tally, staff, at).isOnDuty = false;
      return;
    case 'pin-changed':
      own(tally, staff, at).mustChangePin = false;
      return;
    case 'pin-reset': {
      const badge = badgeIn(tally, staff);
      badge.mustChangePin = true;
      delete badge.tries;
      return;
    }
    case 'staff-dismissed': {
      const badge = badgeIn(tally, staff);
      if (!badge.isActive || staff === at.by) wrong(`${at.by} takes the badge of ${staff} away`);
      badge.isActive = false;
      badge.isOnDuty = false;
    }
  }
}

/** Ten minutes. */
const ENROLLING_MS = 600_000;

/** A PIN is set by its holder, at the device that two others have agreed on and have both looked at. */
export function countEnrollment(
  tally: Tally,
  event: EventOf<'enrollment-opened' | 'holder-confirmed' | 'holder-enrolled'>,
  { by, instant }: Where,
): void {
  const { type, staff } = event;
  const badge = badgeIn(tally, staff);
  if (type === 'enrollment-opened') {
    const { device, people } = event;
    const kind = tally.devices.get(device)?.kind;
    if (new Set([...people, staff]).size !== 3) wrong(`${staff}: a PIN by ${people}`);
    if (kind !== 'desk' && kind !== 'keypad') wrong(`${staff}: a PIN at ${device}, a ${kind}`);
    tally.enrollments.set(staff, { device, people, confirmedBy: new Set(), openedAt: instant });
    return;
  }
  const open = tally.enrollments.get(staff) ?? wrong(`nobody lets ${staff} set a PIN`);
  if (instant >= open.openedAt + ENROLLING_MS) wrong(`${staff}: ten minutes are over`);
  if (type === 'holder-confirmed') {
    if (!open.people.includes(by)) wrong(`${by} confirms ${staff}`);
    open.confirmedBy.add(by);
    return;
  }
  if (by !== staff || event.device !== open.device) wrong(`${by} sets the PIN of ${staff}`);
  if (open.confirmedBy.size !== 2) wrong(`${staff} was seen by ${[...open.confirmedBy]}`);
  tally.enrollments.delete(staff);
  badge.mustChangePin = false;
  delete badge.tries;
}

export function countDevice(
  { devices, tables }: Tally,
  event: EventOf<'device-enrolled' | 'device-revoked'>,
): void {
  const before = devices.get(event.device);
  if (event.type === 'device-revoked') {
    const there = before ?? wrong(`${event.device} was never there`);
    if (there.isRevoked) wrong(`${event.device} was there no more`);
    there.isRevoked = true;
    return;
  }
  const { kind, table, keyHash } = event;
  if (before?.isRevoked === false) wrong(`there are two of ${event.device}`);
  if (table !== undefined && !tables.has(table)) wrong(`${event.device} stands at no table`);
  const at = table === undefined ? {} : { table };
  devices.set(event.device, { kind, ...at, keyHash, isRevoked: false });
}

export function countWebhook(
  { webhooks }: Tally,
  event: EventOf<'webhook-added' | 'webhook-removed'>,
): void {
  const { type, webhook } = event;
  if (webhooks.has(webhook) === (type === 'webhook-added')) wrong(`${webhook}: ${type}`);
  if (type === 'webhook-added') webhooks.add(webhook);
  else webhooks.delete(webhook);
}

export function countPerson(
  { patrons }: Tally,
  { type, patron }: EventOf<'person-read' | 'person-written' | 'person-erased'>,
): void {
  if (!patrons.has(patron)) wrong(`${type}: nobody has enrolled ${patron}`);
}
