// What people see of badges, devices, patrons and settings. No personal facts.
import { z } from 'zod';
import { given } from '#result';
import { refuse } from '../kit/ask.ts';
import { listOf, view } from '../kit/view.ts';
import type { House, Staff } from '../state.ts';
import { utcOf } from '../words/days.ts';
import { KINDS, PROFILES } from '../words/powers.ts';
import { ROLES, SIGNERS } from '../words/roles.ts';
import { name } from '../words/scalars.ts';
import { DEVICE_KINDS } from '../words/shapes.ts';
import { lockedUntil } from './tries.ts';

const badge = z
  .object({
    staff: z.string(),
    roles: listOf(z.enum(ROLES)),
    isActive: z.boolean(),
    isOnDuty: z.boolean(),
    mustChangePin: z.boolean(),
    lockedUntil: z.string().exactOptional().describe('At one of the places where it was tried.'),
    patron: z.string().exactOptional(),
  })
  .meta({ id: 'Staff' });

function staffLine(staff: string, held: Staff) {
  const { roles, isActive, isOnDuty, mustChangePin, patron } = held;
  const until = lockedUntil(held);
  return given({
    staff,
    roles: [...roles],
    isActive,
    isOnDuty,
    mustChangePin,
    lockedUntil: until === undefined ? undefined : utcOf(until),
    patron,
  });
}

export const staffFacts = ({ staff }: House) =>
  [...staff].map(([name, badge]) => staffLine(name, badge));

const device = z
  .object({
    device: z.string(),
    kind: z.enum(DEVICE_KINDS),
    table: z.string().exactOptional(),
    isRevoked: z.boolean(),
  })
  .meta({ id: 'Device' });

export const deviceFacts = ({ devices }: House) =>
  [...devices].map(([device, { kind, table, isRevoked }]) =>
    given({
      device,
      kind,
      table,
      isRevoked,
    }),
  );

const patron = z
  .object({
    patron: z.string(),
    standing: z.enum(['welcome', 'excluded']),
    holdings: z.record(z.string(), z.record(z.string(), z.number())),
  })
  .meta({ id: 'Patron' });

/** By letters and by numbers: p2 before p10. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare;

/** So many are enough to choose from. */
const PATRONS_MAX = 50;

/** The first ids with a text in them, in order, and how many there are. */
function firstWith(
  ids: Iterable<string>,
  text: string,
): { readonly first: readonly string[]; readonly count: number } {
  const like = text.toLowerCase();
  const first: string[] = [];
  let count = 0;
  for (const id of ids) {
    if (!id.toLowerCase().includes(like)) continue;
    count += 1;
    const isFull = first.length === PATRONS_MAX;
    if (isFull && inOrder(id, first.at(-1) as string) > 0) continue;
    if (isFull) first.pop();
    const place = first.findIndex((each) => inOrder(id, each) < 0);
    first.splice(place < 0 ? first.length : place, 0, id);
  }
  return { first, count };
}

const amount = z.string();
const settings = z
  .object({
    dayStart: z.string().describe('When the gaming day begins: `06:00`.'),
    trayLimit: amount.describe('The largest prize that a table pays from its tray.'),
    unreasonableFee: amount.describe('The largest single fee that can be meant.'),
    identityFrom: amount.describe('From which prize on the winner shows an ID.'),
    signOffs: listOf(z.object({ from: amount, role: z.enum(SIGNERS) })),
    deckCountFrom: amount.exactOptional(),
    nameFrom: amount.exactOptional(),
    threeFrom: amount.exactOptional(),
    cashUpTo: amount.exactOptional(),
    surveillanceFrom: amount.exactOptional(),
    recountFrom: amount.exactOptional(),
    payer: z
      .object({ address: listOf(z.string()), taxNumber: z.string(), telephone: z.string() })
      .exactOptional(),
    callGrace: z.int().exactOptional(),
    leastAge: z.int().exactOptional(),
    noticeDays: z.int().exactOptional(),
    tournamentNoticeDays: z.int().exactOptional(),
    powers: z
      .object({
        profile: z.enum(PROFILES),
        limits: z
          .partialRecord(z.enum(KINDS), z.object({ each: z.int(), day: z.int() }).readonly())
          .readonly()
          .exactOptional(),
        twoPeople: listOf(z.string()).exactOptional(),
      })
      .exactOptional()
      .describe('How much one badge does alone; without it, as much as before there were limits.'),
  })
  .meta({ id: 'Settings' });

export const ACCESS_VIEWS = [
  view({
    path: '/devices',
    sees: 'devices',
    forDevices: true,
    tag: 'views',
    says: 'Every device, current or past.',
    of: {},
    answer: listOf(device),
    see: ({ house }) => deviceFacts(house),
  }),
] as const;

const enrollment = z
  .object({
    staff: z.string(),
    device: z.string(),
    people: listOf(z.string()).describe('Who must see the holder there.'),
    confirmedBy: listOf(z.string()),
    until: z.string(),
  })
  .meta({ id: 'Enrollment' });

/** Those that can still go on. */
export const enrollmentFacts = ({ enrollments }: House, at: number) =>
  [...enrollments].flatMap(([staff, { device, people, confirmedBy, until }]) =>
    at < until
      ? [{ staff, device, people: [...people], confirmedBy: [...confirmedBy], until: utcOf(until) }]
      : [],
  );

export const ENROLLMENT_VIEWS = [
  view({
    path: '/enrollments',
    sees: 'staff',
    tag: 'views',
    says: 'PINs that are being set now: whose, at which device, and who has confirmed it.',
    of: {},
    answer: listOf(enrollment),
    see: ({ house, now }) => enrollmentFacts(house, now.instant),
  }),
] as const;

export const PEOPLE_VIEWS = [
  view({
    path: '/staff',
    sees: 'staff',
    forDevices: true,
    tag: 'views',
    says: 'Every badge and its roles.',
    of: {},
    answer: listOf(badge),
    see: ({ house }) => staffFacts(house),
  }),
  view({
    path: '/settings',
    sees: 'staff',
    tag: 'views',
    says: 'The current settings. Two people change them.',
    of: {},
    answer: settings,
    see: ({ house }) => house.settings,
  }),
  view({
    path: '/patrons',
    sees: 'patrons',
    tag: 'views',
    says: 'Patrons whose ID contains a text, in order. No personal data.',
    of: {},
    query: z.strictObject({ like: z.string().max(48).default('') }),
    answer: z.object({
      patrons: listOf(patron.pick({ patron: true, standing: true })),
      count: z.int().describe(`The total; the first ${PATRONS_MAX} are listed.`),
    }),
    see({ house: { patrons } }, _, { like }) {
      const { first, count } = firstWith(patrons.keys(), like);
      return {
        patrons: first.map((each) => ({
          patron: each,
          standing: patrons.get(each) ?? 'welcome',
        })),
        count,
      };
    },
  }),
  view({
    path: '/patrons/:patron',
    sees: 'patrons',
    forDevices: true,
    tag: 'views',
    says: 'A patron’s record. No personal data.',
    of: { patron: name },
    answer: patron,
    see({ house: { patrons, holdings } }, { patron: id }) {
      const standing = patrons.get(id) ?? refuse('unknown-patron', id);
      const held = [...holdings].flatMap(([offering, all]) => {
        const has = all.get(id);
        return has === undefined ? [] : [[offering, { ...has }]];
      });
      return { patron: id, standing, holdings: Object.fromEntries(held) };
    },
  }),
] as const;
