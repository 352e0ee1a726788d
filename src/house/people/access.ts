// Who may come in: sign-ins and what becomes of wrong ones, devices, webhooks, and who has looked at
// whose facts. PINs, keys and facts themselves are outside of the log.
import { given } from '#result';
import type { CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { type Area, type Ask, checkOnStaff, checkPatron, refuse, tableNamed } from '../kit/ask.ts';
import { SEES } from '../permissions.ts';
import { EVENT_TYPES } from '../reference.ts';
import type { House, Staff } from '../state.ts';
import { endSpell } from '../tables/spells.ts';

/** So many wrong PINs in a row, and the badge is locked for so long. */
const FAILURES_MAX = 5;
const LOCK_MS = 15 * 60_000;

/** The topic of everything. */
export const ALL_TOPICS = 'all';

const badgeOf = ({ staff }: House, name: string): Staff => staff.get(name) as Staff;

function signIn({ house, command, at }: Ask<CommandOf<'sign-in'>>): readonly Event[] {
  const { by: staff, device, isRight } = command;
  const { lockedUntil = 0, failures, patron } = badgeOf(house, staff);
  if (at.instant < lockedUntil) refuse('locked-out', staff);
  if (device !== undefined && house.devices.get(device)?.isRevoked !== false) {
    refuse('unknown-device', device);
  }
  const facts = given({ staff, device });
  if (!isRight) {
    const isLast = failures + 1 >= FAILURES_MAX;
    const lock = isLast ? { lockedUntil: at.instant + LOCK_MS } : {};
    return [{ type: 'sign-in-failed', ...facts, ...lock }];
  }
  if (patron !== undefined && isSeated(house, patron)) refuse('on-duty', patron);
  return [{ type: 'signed-in', ...facts }];
}

const isSeated = ({ tables }: House, patron: string): boolean =>
  [...tables.values()].some(({ seated }) =>
    [...seated.values()].some((each) => each.patron === patron),
  );

/** Nobody becomes, while on duty, the same person as one who plays. */
export function checkAppointed(
  house: House,
  { staff, patron }: { readonly staff: string; readonly patron?: string | undefined },
): void {
  const isOnDuty = house.staff.get(staff)?.isOnDuty === true;
  if (isOnDuty && patron !== undefined && isSeated(house, patron)) refuse('on-duty', patron);
}

function resetPin({ house, command }: Ask<CommandOf<'reset-pin'>>): readonly Event[] {
  const { staff } = command;
  checkOnStaff(house, staff);
  return [{ type: 'pin-reset', staff }];
}

function enrolDevice({ house, command }: Ask<CommandOf<'enrol-device'>>): readonly Event[] {
  const { device, kind, table, keyHash } = command;
  if (house.devices.get(device)?.isRevoked === false) refuse('name-taken', device);
  if (table !== undefined) tableNamed(house, table);
  const at = table === undefined ? {} : { table };
  return [{ type: 'device-enrolled', device, kind, ...at, keyHash }];
}

function revokeDevice({ house, command }: Ask<CommandOf<'revoke-device'>>): readonly Event[] {
  const { device, reason } = command;
  if (house.devices.get(device)?.isRevoked !== false) refuse('unknown-device', device);
  return [{ type: 'device-revoked', device, reason }];
}

function addWebhook({ house, command }: Ask<CommandOf<'add-webhook'>>): readonly Event[] {
  const { webhook, url, topics } = command;
  const stranger = topics.find((topic) => topic !== ALL_TOPICS && !EVENT_TYPES.has(topic));
  if (house.webhooks.has(webhook)) refuse('name-taken', webhook);
  if (stranger !== undefined) refuse('unknown-topic', stranger);
  return [{ type: 'webhook-added', webhook, url, topics }];
}

function removeWebhook({ house, command }: Ask<CommandOf<'remove-webhook'>>): readonly Event[] {
  const { webhook, reason } = command;
  if (!house.webhooks.has(webhook)) refuse('unknown-webhook', webhook);
  return [{ type: 'webhook-removed', webhook, reason }];
}

function makeSecret({ house, command }: Ask<CommandOf<'make-secret'>>): readonly Event[] {
  const { webhook } = command;
  if (!house.webhooks.has(webhook)) refuse('unknown-webhook', webhook);
  return [{ type: 'secret-made', webhook }];
}

function look({ house, command }: Ask<CommandOf<'look'>>): readonly Event[] {
  const { by, resource } = command;
  const isSeen = badgeOf(house, by).roles.some((role) => SEES[resource].includes(role));
  return isSeen ? [] : refuse('not-permitted', `${by}: ${resource}`);
}

function readPerson({ house, command }: Ask<CommandOf<'read-person'>>): readonly Event[] {
  const { patron, reason } = command;
  checkPatron(house, patron);
  return [{ type: 'person-read', patron, reason }];
}

function writePerson({ house, command }: Ask<CommandOf<'write-person'>>): readonly Event[] {
  const { patron, fields } = command;
  checkPatron(house, patron);
  return [{ type: 'person-written', patron, fields }];
}

function erasePerson({ house, command }: Ask<CommandOf<'erase-person'>>): readonly Event[] {
  const { patron, reason } = command;
  checkPatron(house, patron);
  return [{ type: 'person-erased', patron, reason }];
}

export const ACCESS: Area = {
  decide: {
    'sign-in': signIn,
    'sign-out': ({ command }) => [{ type: 'signed-out', staff: command.by }],
    'go-off-duty': ({ command }) => [{ type: 'went-off-duty', staff: command.by }],
    'change-pin': ({ command }) => [{ type: 'pin-changed', staff: command.by }],
    'reset-pin': resetPin,
    'enrol-device': enrolDevice,
    'revoke-device': revokeDevice,
    'add-webhook': addWebhook,
    'remove-webhook': removeWebhook,
    'make-secret': makeSecret,
    look,
    'read-person': readPerson,
    'write-person': writePerson,
    'erase-person': erasePerson,
  },
  evolve: {
    'signed-in': (house, { staff }, { at }) => {
      const badge = badgeOf(house, staff);
      const duty = house.club.duty.get(staff) ?? [];
      if (!badge.isOnDuty) house.club.duty.set(staff, [...duty, { from: at.instant }]);
      badge.isOnDuty = true;
      badge.failures = 0;
      delete badge.lockedUntil;
    },
    'sign-in-failed': (house, { staff, lockedUntil }) => {
      const badge = badgeOf(house, staff);
      // A lock begins a new count: when it is over, there are as many tries as before.
      badge.failures = lockedUntil === undefined ? badge.failures + 1 : 0;
      if (lockedUntil !== undefined) badge.lockedUntil = lockedUntil;
    },
    'went-off-duty': (house, { staff }, { at }) => {
      endSpell(house.club.duty.get(staff) ?? [], at);
      badgeOf(house, staff).isOnDuty = false;
    },
    'pin-changed': (house, { staff }) => {
      badgeOf(house, staff).mustChangePin = false;
    },
    'pin-reset': (house, { staff }) => {
      const badge = badgeOf(house, staff);
      badge.mustChangePin = true;
      badge.failures = 0;
      delete badge.lockedUntil;
    },
    'device-enrolled': ({ devices }, { device, kind, table, keyHash }) => {
      const at = table === undefined ? {} : { table };
      devices.set(device, { kind, ...at, keyHash, isRevoked: false });
    },
    'device-revoked': ({ devices }, { device }) => {
      Object.assign(devices.get(device) ?? {}, { isRevoked: true });
    },
    'webhook-added': ({ webhooks }, { webhook, url, topics }) => {
      webhooks.set(webhook, { url, topics });
    },
    'webhook-removed': ({ webhooks }, { webhook }) => {
      webhooks.delete(webhook);
    },
  },
};
