// Who may come in: sign-ins and what becomes of wrong ones, devices, webhooks, and who has looked at
// whose facts. PINs, keys and facts themselves are outside of the log.

import { z } from 'zod';
import { dollarsOf, ZERO } from '#money';
import { given } from '#result';
import { hasOpenClaim } from '../claims/checks.ts';
import { checkPatron, isSeated, refuse, tableNamed } from '../kit/ask.ts';
import type { Ask } from '../kit/asking.ts';
import type { Asked } from '../kit/command.ts';
import { command } from '../kit/command.ts';
import { mechanism, onlyLogged } from '../kit/mechanism.ts';
import { AT_DEVICE, FREE, limited, STEP_UP, twoPeople } from '../kit/power.ts';
import type { House, Staff } from '../state.ts';
import { dueDay } from '../words/days.ts';
import { RESOURCES, SEES } from '../words/resources.ts';
import { EVERYBODY, MONEY_ROLES } from '../words/roles.ts';
import { name, sha256, words } from '../words/scalars.ts';
import { DEVICE_KINDS, FILED_FACTS, STAFF_DEVICES } from '../words/shapes.ts';
import { allow, allowance, allowedBy, isAllowed, useAllowance } from './lookups.ts';
import { checkTries, lockAfter, noteRight, noteWrong } from './tries.ts';
import { ACCESS_VIEWS } from './views.ts';

/** Asked for only when it will be refused: a look with permission leaves no line. */
const LOOK = { resource: z.enum(RESOURCES) };

const badgeOf = ({ staff }: House, name: string): Staff => staff.get(name) as Staff;

function look({ house, command }: Ask<Asked<typeof LOOK>>): readonly never[] {
  const { by, resource } = command;
  const isSeen = badgeOf(house, by).roles.some((role) => SEES[resource].includes(role));
  return isSeen ? [] : refuse('not-permitted', `${by}: ${resource}`);
}

/** Prizes, debts and forms need the person that they are about. */
function checkNotNeeded(house: House, patron: string): void {
  if (hasOpenClaim(house, patron)) refuse('still-needed', 'an open claim');
  for (const { patron: owing, left, forms } of house.receivables.values()) {
    if (owing !== patron) continue;
    if (left > ZERO) refuse('still-needed', `owes ${dollarsOf(left)}`);
    if (forms.length > 0) refuse('still-needed', `${forms.join(', ')} to be corrected`);
  }
}

/** Who moves money signs in where people of the house work, once there is a desk for it. Elsewhere no
 * PIN is tried: it could be a right one. */
function isAstray(
  { settings, devices }: House,
  { roles }: Staff,
  device: string | undefined,
): boolean {
  if (settings.powers === undefined) return false;
  if (!roles.some((role) => MONEY_ROLES.includes(role))) return false;
  const kind = devices.get(device ?? '')?.kind;
  if (kind !== undefined && STAFF_DEVICES.includes(kind)) return false;
  return [...devices.values()].some((each) => each.kind === 'desk' && !each.isRevoked);
}

/** Names that only an inner network knows. */
const INNER = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'arpa'];

/** No number, in whichever way it is written, and no name of this machine or of its network. */
function isOfPublicName(url: string): boolean {
  const host = url.split(/[/?#]/)[2]?.split('@').at(-1)?.replace(/:\d*$/, '').toLowerCase() ?? '';
  const last = host.split('.').at(-1) ?? '';
  return host.includes('.') && /^[a-z][a-z0-9-]*$/.test(last) && !INNER.includes(last);
}

const ACCESS_COMMANDS = {
  /** Whether the PIN was right is found out before it comes here: the log holds no secret. */
  'sign-in': command({
    does: 'Records a sign-in with badge and PIN, and whether the PIN was right.',
    may: EVERYBODY,
    power: FREE,
    isSystem: true,
    fields: {
      device: name.optional(),
      isRight: z.boolean(),
      address: z.string().max(64).optional(),
      agent: z.string().max(200).optional(),
      /** The server's time that nobody sets: what locks run by. */
      steady: z.int().optional(),
    },
    brings: ['signed-in', 'sign-in-failed'],
    sample: { isRight: true },
    decide({ house, command, at }) {
      const { by: staff, device, isRight, address, agent, steady = at.instant } = command;
      const badge = badgeOf(house, staff);
      const place = { device, address };
      const when = { at: steady, day: dueDay(at, house.settings.dayStart) };
      checkTries(badge, place, when);
      if (device !== undefined && house.devices.get(device)?.isRevoked !== false) {
        refuse('unknown-device', device);
      }
      if (isAstray(house, badge, device)) refuse('device-needed', staff);
      const facts = given({ staff, device, address, agent });
      if (!isRight) {
        const lockedUntil = lockAfter(badge, place, when);
        return [given({ type: 'sign-in-failed', ...facts, lockedUntil })];
      }
      const { patron } = badge;
      if (patron !== undefined && isSeated(house, patron)) refuse('on-duty', patron);
      return [{ type: 'signed-in', ...facts }];
    },
  }),

  'sign-out': command({
    does: 'Ends a sign-in.',
    may: EVERYBODY,
    power: FREE,
    isSystem: true,
    fields: {},
    brings: ['signed-out'],
    sample: {},
    decide: ({ command }) => [{ type: 'signed-out', staff: command.by }],
  }),

  'go-off-duty': command({
    does: 'Records that an employee is off duty and can play.',
    may: EVERYBODY,
    power: FREE,
    fields: {},
    brings: ['went-off-duty'],
    sample: {},
    decide: ({ command }) => [{ type: 'went-off-duty', staff: command.by }],
  }),

  'change-pin': command({
    does: 'Records that an employee has a new PIN.',
    may: EVERYBODY,
    power: AT_DEVICE,
    isSystem: true,
    fields: { digest: sha256.optional() },
    brings: ['pin-changed'],
    sample: {},
    decide: ({ command }) => [{ type: 'pin-changed', staff: command.by }],
  }),

  /** `keyHash` is the SHA-256 of a key that the device has made for itself. */
  'enrol-device': command({
    does: 'Enrolls a keypad, sign, kiosk, or desk with its own key.',
    may: ['administrator'],
    power: twoPeople('accounting', 'compliance'),
    fields: {
      device: name,
      kind: z.enum(DEVICE_KINDS),
      table: name.optional(),
      keyHash: sha256,
    },
    brings: ['device-enrolled'],
    sample: {
      device: 'k',
      kind: 'keypad',
      keyHash: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
    },
    decide({ house, command }) {
      const { device, kind, table, keyHash } = command;
      if (house.devices.get(device)?.isRevoked === false) refuse('name-taken', device);
      if (table !== undefined) tableNamed(house, table);
      const at = table === undefined ? {} : { table };
      return [{ type: 'device-enrolled', device, kind, ...at, keyHash }];
    },
  }),

  'revoke-device': command({
    does: 'Revokes a device.',
    may: ['administrator', 'compliance'],
    power: limited('manager', 'accounting', 'compliance'),
    fields: { device: name, reason: words },
    brings: ['device-revoked'],
    sample: { device: 'k', reason: 'for the test' },
    decide({ house, command }) {
      const { device, reason } = command;
      if (house.devices.get(device)?.isRevoked !== false) refuse('unknown-device', device);
      return [{ type: 'device-revoked', device, reason }];
    },
  }),

  'add-webhook': command({
    does: 'Sends events to another system.',
    may: ['administrator'],
    power: twoPeople('accounting', 'compliance'),
    fields: {
      webhook: name,
      url: z
        .url({
          protocol: /^https$/,
          error: 'must be an address such as https://example.test/hook',
        })
        .max(500)
        .refine(isOfPublicName, { error: 'must have a public name, such as example.test' })
        .refine((url) => !url.split('/')[2]?.includes('@'), {
          error: 'holds no name and no password: deliveries are signed',
        }),
      topics: z.array(name).min(1).max(20),
    },
    brings: ['webhook-added'],
    sample: { webhook: 'books', url: 'https://example.test/hook', topics: ['prize-awarded'] },
    decide({ house, command, eventTypes }) {
      const { webhook, url, topics } = command;
      const stranger = topics.find((topic) => !eventTypes.has(topic));
      if (house.webhooks.has(webhook)) refuse('name-taken', webhook);
      if (stranger !== undefined) refuse('unknown-topic', stranger);
      return [{ type: 'webhook-added', webhook, url, topics }];
    },
  }),

  'remove-webhook': command({
    does: 'Stops sending events to a webhook.',
    may: ['administrator'],
    power: limited('manager', 'accounting', 'compliance'),
    fields: { webhook: name, reason: words },
    brings: ['webhook-removed'],
    sample: { webhook: 'none', reason: 'for the test' },
    decide({ house, command }) {
      const { webhook, reason } = command;
      if (!house.webhooks.has(webhook)) refuse('unknown-webhook', webhook);
      return [{ type: 'webhook-removed', webhook, reason }];
    },
  }),

  /** The secret itself is made and kept outside. */
  'make-secret': command({
    does: 'Gives a webhook a new secret to sign its deliveries.',
    may: ['administrator'],
    power: FREE,
    isSystem: true,
    fields: { webhook: name },
    brings: ['secret-made'],
    sample: { webhook: 'books' },
    decide({ house, command }) {
      const { webhook } = command;
      if (!house.webhooks.has(webhook)) refuse('unknown-webhook', webhook);
      return [{ type: 'secret-made', webhook }];
    },
  }),

  look: command({
    does: 'Records an attempt to view something without permission.',
    may: EVERYBODY,
    power: FREE,
    isSystem: true,
    fields: LOOK,
    brings: [],
    sample: { resource: 'house' },
    decide: look,
  }),

  'read-person': command({
    does: 'Records who opened a person’s data, and why.',
    may: ['cage', 'desk', 'manager', 'compliance'],
    power: limited('manager', 'accounting', 'compliance'),
    isSystem: true,
    isAllowedOnce: true,
    fields: { patron: name, reason: words },
    brings: ['person-read', 'lookup-allowed'],
    sample: { patron: 'p9', reason: 'for the test' },
    decide(ask) {
      const { house, command } = ask;
      const { patron, reason, by: staff } = command;
      checkPatron(house, patron);
      const allowed = allowedBy(ask, 'person');
      if (allowed !== undefined) return [allowed];
      const of = allowance(house, { of: 'person', staff, patron });
      return [{ type: 'person-read', patron, reason, ...of }];
    },
  }),

  /** Which facts were written, not what they say; `digest` tells a different request under the same
   * ID, and reveals nothing without the key. */
  'write-person': command({
    does: 'Records which personal data was added.',
    may: ['cage', 'desk', 'manager'],
    power: limited('floor', 'manager'),
    isSystem: true,
    fields: {
      patron: name,
      fields: z.array(name).min(1).max(20),
      digest: sha256.optional(),
      changes: z.array(z.enum(FILED_FACTS)).optional(),
      sameAs: z.array(name).max(100).optional(),
      livesWith: z.array(name).max(100).optional(),
    },
    brings: ['person-written'],
    sample: { patron: 'p9', fields: ['birthDate'] },
    decide({ house, command, at }) {
      const { patron, fields, changes = [], sameAs, livesWith } = command;
      checkPatron(house, patron);
      const mayChange = (house.mayChange.get(patron) ?? at.instant) > at.instant;
      const isHeld = house.settings.powers !== undefined && !mayChange;
      if (changes.length > 0 && isHeld) refuse('change-held', changes.join(', '));
      const found = given({ changes: changes.length > 0 ? changes : undefined, sameAs, livesWith });
      return [{ type: 'person-written', patron, fields, ...found }];
    },
  }),

  'erase-person': command({
    does: 'Records that a person’s data was erased, once two people have allowed it.',
    may: ['compliance'],
    power: {
      ...STEP_UP,
      two: {
        where: 'until it is allowed',
        when: ({ house, command: { by: staff, patron } }) =>
          !isAllowed(house, { of: 'erasure', staff, patron }),
      },
    },
    isSystem: true,
    isAllowedOnce: true,
    fields: { patron: name, reason: words },
    brings: ['person-erased', 'erasure-allowed'],
    sample: { patron: 'p9', reason: 'for the test' },
    decide({ house, command, approvedBy }) {
      const { patron, reason, by: staff } = command;
      checkPatron(house, patron);
      checkNotNeeded(house, patron);
      if (approvedBy !== undefined) return [{ type: 'erasure-allowed', staff, patron, reason }];
      return [{ type: 'person-erased', patron, reason }];
    },
  }),
};

export const ACCESS = mechanism({
  area: 'people',
  views: ACCESS_VIEWS,
  commands: ACCESS_COMMANDS,
  evolve: {
    'signed-out': onlyLogged,
    'secret-made': onlyLogged,
    'person-read': (house, { patron }, { record: { by: staff } }) =>
      useAllowance(house, { of: 'person', staff, patron }),
    'lookup-allowed': (house, event) => allow(house, event),
    'person-written': onlyLogged,
    'erasure-allowed': (house, { staff, patron }) => allow(house, { of: 'erasure', staff, patron }),
    'person-erased': (house, { patron }, { record: { by: staff } }) =>
      useAllowance(house, { of: 'erasure', staff, patron }),
    'signed-in': (house, event) => {
      const badge = badgeOf(house, event.staff);
      badge.isOnDuty = true;
      noteRight(badge, event);
    },
    'sign-in-failed': (house, event, { at }) => {
      const day = dueDay(at, house.settings.dayStart);
      noteWrong(badgeOf(house, event.staff), event, { at: at.instant, day });
    },
    'went-off-duty': (house, { staff }) => {
      badgeOf(house, staff).isOnDuty = false;
    },
    'pin-changed': (house, { staff }) => {
      badgeOf(house, staff).mustChangePin = false;
    },
    'pin-reset': (house, { staff }) => {
      const badge = badgeOf(house, staff);
      badge.mustChangePin = true;
      delete badge.tries;
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
});
