// What the server answers about itself: its set-up, its webhooks, the demo, the approved activities, and
// facts of persons, which it keeps sealed.
import { z } from 'zod';
import { answered, FILED_FACTS, listOf, memberAnswer, outlined } from '#house';
import type { makeActivity } from '#rules';

import { claimId, name, reason } from './scalars.ts';

export const setup = answered({
  path: '/setup',
  sees: 'everybody',
  tag: 'setup',
  says: 'Whether the house is set up; if so, its name and time zone.',
  of: {},
  answer: z.object({
    isOpen: z.boolean(),
    name: z.string().exactOptional(),
    zone: z.string().exactOptional(),
  }),
});

export const enrollmentsHere = answered({
  path: '/device/enrollments',
  sees: 'signed-in',
  forDevices: true,
  tag: 'sign-in',
  says: 'Whose PIN is set at the device that asks, and the number that it shows. None elsewhere.',
  of: {},
  answer: listOf(
    z.object({
      staff: z.string(),
      number: z.string(),
      missing: listOf(z.string()).describe('Who has not confirmed it yet.'),
      until: z.string(),
    }),
  ),
});

const webhook = z.object({
  webhook: z.string(),
  url: z.string(),
  topics: listOf(z.string()),
  after: z.int().describe('The last record delivered or skipped.'),
  delivered: z.int().describe('Deliveries since the server started.'),
  failures: z.int().describe('Failed deliveries in a row.'),
});

export const webhooks = answered({
  path: '/webhooks',
  sees: 'webhooks',
  tag: 'webhooks',
  says: 'Webhooks and their delivery status.',
  of: {},
  answer: listOf(webhook),
});

export const demo = answered({
  path: '/demo',
  sees: 'everybody',
  tag: 'demo',
  says: 'Roles to choose in the demo. Not available in any other house.',
  of: {},
  answer: z.object({
    badges: listOf(z.object({ badge: z.string(), roles: listOf(z.string()) })),
    /** A browser becomes the kiosk by the link; the card is a member's. */
    kiosk: z.object({ link: z.string(), card: z.string(), pin: z.string() }).exactOptional(),
  }),
});

export const demoTable = answered({
  path: '/demo/tables/:table',
  sees: 'tables',
  tag: 'demo',
  says: 'The cards on a demo table, as the floor would enter them.',
  of: { table: name },
  answer: z.object({ deal: z.record(z.string(), z.unknown()).exactOptional() }),
});

const activity = outlined<ReturnType<typeof makeActivity>>(
  z.looseObject({ id: z.string(), title: z.string(), venue: z.string(), kind: z.string() }).meta({
    id: 'Activity',
    description: 'Everything on the sheet, as in `houseway activities`.',
  }),
);

export const activities = answered({
  path: '/activities',
  sees: 'activities',
  forDevices: true,
  tag: 'views',
  says: 'Every approved activity.',
  of: {},
  answer: listOf(activity),
});

export const oneActivity = answered({
  path: '/activities/:activity',
  sees: 'activities',
  forDevices: true,
  tag: 'views',
  says: 'One approved activity.',
  of: { activity: name },
  answer: activity,
});

export const facts = answered({
  path: '/patrons/:patron/facts',
  sees: 'signed-in',
  tag: 'persons',
  says: 'A person’s data. Every lookup is logged with its reason.',
  of: { patron: name },
  query: z.strictObject({ reason }),
  answer: z.object({ facts: z.record(z.string(), z.string()) }),
});

export const papers = answered({
  path: '/claims/:claim/papers',
  sees: 'mismatches',
  tag: 'persons',
  says: 'An ID that is not what is on file, beside the file. Every lookup is logged with its reason.',
  of: { claim: claimId },
  query: z.strictObject({ reason }),
  answer: z.object({
    differs: listOf(z.enum(FILED_FACTS)),
    onFile: z.record(z.string(), z.string()),
    shown: z.record(z.string(), z.string()),
  }),
});

export const member = answered({
  path: '/club/members/:who',
  sees: 'signed-in',
  tag: 'club',
  says: 'A card, by patron or number. Every lookup is logged with its reason.',
  of: { who: name },
  query: z.strictObject({ reason }),
  answer: memberAnswer,
});
