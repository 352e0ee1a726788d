// What the server answers besides the views of the house: from its log, its files and its clock. Here
// is what is asked and what comes back; the server says how it is made.
import { z } from 'zod';
import {
  answered,
  type CallStory,
  COMMAND_TYPES,
  type CommandType,
  commandFields,
  count,
  type Event,
  fundAnswer,
  IDENTITY_DOCUMENTS,
  type LogRecord,
  listOf,
  memberAnswer,
  proposalAnswer,
  type Replay,
  TAX_FORMS,
} from '#house';
import { COLUMN_KINDS, QUESTIONS } from '#reports';
import type { makeActivity } from '#rules';

const name = commandFields('dismiss-staff').shape.staff;
/** The id of a call or of a proposal is that of the command that made it. */
const commandId = commandFields('uncall-hand').shape.call;
const claimId = commandFields('pay-claim').shape.claim;
const reason = commandFields('exclude-patron').shape.reason;
const day = commandFields('close-day').shape.day;
const moment = commandFields('announce-drawing').shape.eventAt.unwrap();

/** Documented as any object with a type; typed as the house has it. */
export const event = z.looseObject({ type: z.string() }) as z.ZodType as z.ZodType<Event>;
type LoggedRefusal = NonNullable<LogRecord['refusal']>;

const logRecord = z
  .object({
    seq: z.int(),
    id: z.string(),
    input: z.string(),
    at: z.string(),
    by: z.string(),
    command: z.string(),
    events: listOf(event).exactOptional(),
    refusal: (
      z.looseObject({ code: z.string() }) as z.ZodType as z.ZodType<LoggedRefusal>
    ).exactOptional(),
  })
  .meta({ id: 'LogRecord' });
const logPage = z.object({
  records: listOf(logRecord),
  last: z.int().describe('The last record of the log at this moment.'),
});

const LOG_PAGE_MAX = 1_000;

const log = answered({
  path: '/log',
  sees: 'log',
  tag: 'views',
  says: 'Records of the log after a given one, in order.',
  of: {},
  query: z.strictObject({
    after: count(Number.MAX_SAFE_INTEGER).optional(),
    limit: count(LOG_PAGE_MAX).optional(),
  }),
  answer: logPage,
});

const PAGE_MAX = 200;
const NEXT = 'To continue, ask for records before this one.';
const command = z.enum(COMMAND_TYPES as readonly [CommandType, ...CommandType[]]);

const records = answered({
  path: '/records',
  sees: 'log',
  tag: 'regulator',
  says: 'Log records with their hashes, newest first, with optional filters.',
  of: {},
  query: z.strictObject({
    before: count(Number.MAX_SAFE_INTEGER).optional(),
    limit: count(PAGE_MAX).pipe(z.int().min(1)).optional(),
    by: name.optional().describe('The badge that asked.'),
    command: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(command))
      .optional()
      .describe('One command, or several separated by commas.'),
    text: z.string().min(1).max(100).optional().describe('Text in the record.'),
  }),
  answer: logPage.extend({
    records: listOf(logRecord.extend({ hash: z.string() }).meta({ id: 'HashedRecord' })),
    next: z.int().exactOptional().describe(NEXT),
    head: z.string().describe('The hash of the last record.'),
  }),
});

const called = z
  .object({
    call: z.string(),
    seq: z.int(),
    at: z.string(),
    by: z.string(),
    table: z.string(),
    round: z.int(),
    seat: z.int(),
    offering: z.string(),
    title: z.string(),
    outcome: z.enum(['waiting', 'awarded', 'uncalled', 'rejected', 'voided']),
    amount: z.string().exactOptional(),
    why: z.string().exactOptional().describe('Why it was withdrawn.'),
  })
  .meta({ id: 'CalledRound' });

const rounds = answered({
  path: '/rounds',
  sees: 'log',
  tag: 'regulator',
  says: 'Rounds with a call, newest first, with the outcome.',
  of: {},
  query: z.strictObject({
    before: count(Number.MAX_SAFE_INTEGER).optional().describe('Only calls before this record.'),
    limit: count(PAGE_MAX).pipe(z.int().min(1)).optional(),
  }),
  answer: z.object({ rounds: listOf(called), next: z.int().exactOptional().describe(NEXT) }),
});

/** A file is shown though it is not what its records say: then that is said. */
export interface Replayed extends Replay {
  readonly head: { readonly seq: number; readonly hash: string };
  readonly fault?: string;
}

export const replayAnswer = z
  .looseObject({
    round: z.looseObject({
      id: z.string(),
      table: z.string(),
      number: z.int(),
      game: z.string(),
      npn: z.boolean(),
      startedAt: z.string(),
    }),
    steps: listOf(
      z.looseObject({
        seq: z.int(),
        at: z.string(),
        by: z.string(),
        command: z.string(),
        hash: z.string(),
        events: listOf(event),
      }),
    ),
    decisions: listOf(z.looseObject({ call: z.string(), differences: listOf(z.string()) })),
    fault: z.string().optional().describe('Where the file doesn’t match its records.'),
  })
  .meta({ id: 'Replay' }) as z.ZodType as z.ZodType<Replayed>;

const replay = answered({
  path: '/rounds/:round/replay',
  sees: 'log',
  tag: 'regulator',
  says: 'One round, press by press, with every call decided again.',
  of: { round: z.string().max(80).describe('Table and number, such as T1.17, or a call.') },
  answer: replayAnswer,
});

const story = z
  .looseObject({
    call: z.string(),
    offering: z.string(),
    steps: listOf(z.looseObject({ did: z.string(), by: z.string(), at: z.string() })),
    isWaiting: z.boolean(),
  })
  .meta({ id: 'CallStory' }) as z.ZodType as z.ZodType<CallStory>;

const callStory = answered({
  path: '/calls/:call/story',
  sees: 'wins',
  tag: 'views',
  says: 'A call from its first press: who did what, the cards, the award.',
  of: { call: commandId },
  answer: story,
});

const version = z
  .object({
    version: z.int(),
    at: z.string(),
    proposedBy: z.string(),
    approvedBy: z.string(),
    document: z.unknown(),
  })
  .meta({ id: 'OfferingVersion' });

const versions = answered({
  path: '/offerings/:offering/versions',
  sees: 'proposals',
  tag: 'views',
  says: 'Every version of an offering, newest first, and who made it.',
  of: { offering: name },
  answer: listOf(version),
});

const proposal = answered({
  path: '/proposals/:proposal',
  sees: 'proposals',
  tag: 'views',
  says: 'One proposal: what it would change, what money it would move.',
  of: { proposal: commandId },
  answer: proposalAnswer
    .extend({
      at: z.string().describe('When it was proposed.'),
      before: z.unknown().exactOptional().describe('The current version.'),
      after: z.unknown().exactOptional().describe('The proposed version.'),
      moves: listOf(z.tuple([z.string(), z.string(), z.string(), z.string()])).describe(
        'The money it would move: why, from which account, to which, how much.',
      ),
      stop: z.string().exactOptional().describe('Why it could not be done now.'),
      because: z.string().exactOptional().describe('Why the current user can’t approve it.'),
    })
    .meta({ id: 'ProposalPreview' }),
});

const told = z.object({ code: z.string(), message: z.string() });
const way = z.enum(['cage', 'tray', 'cheque']);

const paymentCheck = z
  .object({
    claim: z.string(),
    title: z.string(),
    row: z.string().exactOptional().describe('The prize as the sheet words it.'),
    patron: z.string().exactOptional().describe('Who is paid.'),
    amount: z.string(),
    withheld: z.string(),
    paid: z.string().describe('What the winner receives.'),
    clause: z.string(),
    words: listOf(z.string()).describe('What the sheet says about claiming it.'),
    identity: z.object({
      isDue: z.boolean(),
      kinds: listOf(z.enum(IDENTITY_DOCUMENTS)),
      needsTwo: z.boolean(),
      nameMatters: z.boolean(),
      leastAge: z.int(),
    }),
    blocks: listOf(
      told.extend({
        source: z.string().exactOptional().describe('The clause or rule that requires it.'),
      }),
    ).describe('Why a payment would be refused, from any source.'),
    ways: listOf(z.object({ from: way, because: told.exactOptional() })),
    receipt: z
      .object({
        by: z.string(),
        at: z.string(),
        from: way,
        amount: z.string(),
        withheld: z.string(),
        paid: z.string(),
      })
      .exactOptional()
      .describe('How it was paid, if paid.'),
  })
  .meta({ id: 'Payment', description: 'What a claim needs before it is paid.' });

const payment = answered({
  path: '/claims/:claim/payment',
  sees: 'claims',
  tag: 'views',
  says: 'What a claim needs before it is paid, and where it can be paid from.',
  of: { claim: claimId },
  query: z.strictObject({ patron: name.optional() }),
  answer: paymentCheck,
});

const tray = z
  .object({
    table: z.string(),
    isOpen: z.boolean(),
    inTray: z.string(),
    paidOut: z.string().describe('What it paid since its last fill, over at most two days.'),
    payments: listOf(
      z.object({ claim: z.string(), amount: z.string(), at: z.string(), by: z.string() }),
    ),
  })
  .meta({ id: 'Tray' });

const trays = answered({
  path: '/trays',
  sees: 'claims',
  tag: 'views',
  says: 'What is in each table’s tray, and what the cage must replace.',
  of: {},
  answer: listOf(tray),
});

const taxDue = z
  .object({
    claim: z.string(),
    status: z.string(),
    patron: z.string().exactOptional().describe('Who is paid.'),
    amount: z.string(),
    told: z
      .string()
      .describe('The amount on its form, including parts of the same win on no other form.'),
    at: z.string().describe('When it is paid, or was.'),
    forms: listOf(z.object({ form: z.enum(TAX_FORMS), isComplete: z.boolean() })),
    withheld: z.string(),
    needsTwoDocuments: z.boolean(),
    documents: listOf(z.string()).describe('Documents that were checked.'),
    hasTaxNumber: z.boolean(),
    mustSign: z.boolean(),
    owners: listOf(
      z.object({ claim: z.string(), patron: z.string().exactOptional(), amount: z.string() }),
    ).describe('Everyone who shares the win.'),
    reasons: listOf(z.object({ says: z.string(), source: z.string() })),
  })
  .meta({ id: 'Tax', description: 'What tax rules require for a claim. No personal data.' });

const tax = answered({
  path: '/claims/:claim/tax',
  sees: 'claims',
  tag: 'papers',
  says: 'The forms a claim needs, what is withheld, and why.',
  of: { claim: claimId },
  answer: taxDue,
});

const accountName = z.string().regex(/^[a-z]+(?:\/[A-Za-z0-9._-]{1,48}){1,3}$/, {
  error: 'must be an account name such as house/cage or fund/NAME/reserve',
});
const entryPage = z.object({
  entries: listOf(
    z.object({
      seq: z.int(),
      at: z.string(),
      by: z.string(),
      command: z.string(),
      event: z.string(),
      kind: z.string(),
      amount: z.string().describe('Positive for money in, negative for money out.'),
      balance: z.string().describe('The balance after the entry.'),
      other: z.string().describe('The account on the other side.'),
      reason: z.string().exactOptional(),
      call: z.string().exactOptional(),
    }),
  ),
  next: z.int().exactOptional().describe('To continue, ask for records before this one.'),
});

const entries = answered({
  path: '/accounts/:account/entries',
  sees: 'books',
  tag: 'books',
  says: 'The entries of an account, newest first, with the balance after each.',
  of: { account: accountName },
  query: z.strictObject({
    before: count(Number.MAX_SAFE_INTEGER).optional(),
    limit: count(PAGE_MAX).optional(),
  }),
  answer: entryPage,
});

const POINTS_MOST = 500;
const instant = moment.transform((text) => Date.parse(text));

const series = answered({
  path: '/funds/:fund/series',
  sees: 'books',
  tag: 'books',
  says: 'A fund’s balances over time, at sampled log records.',
  of: { fund: name },
  query: z
    .strictObject({
      from: instant.optional(),
      to: instant.optional(),
      points: count(POINTS_MOST).pipe(z.int().min(2)).optional(),
    })
    .refine(({ from = 0, to = from }) => !(to < from), { path: ['to'], error: 'is before from' }),
  answer: listOf(
    fundAnswer.omit({ fund: true, paysFor: true }).extend({ seq: z.int(), at: z.string() }),
  ),
});

const required = z
  .object({
    house: z.string(),
    at: z.string(),
    groups: listOf(
      z.object({
        title: z.string(),
        requirements: listOf(
          z.object({
            id: z.string(),
            asks: z.string(),
            source: z.string(),
            metBy: z.string().describe('Markdown.'),
            shownBy: listOf(z.object({ file: z.string(), test: z.string() })),
            evidence: z
              .object({ says: z.string(), tookMs: z.int() })
              .exactOptional()
              .describe('The current evidence, if any.'),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Checklist' });

const checklist = answered({
  path: '/checklist',
  sees: 'books',
  tag: 'regulator',
  says: 'What regulators require, how it is met, and the current evidence.',
  of: {},
  query: z.strictObject({
    format: z.enum(['json', 'html']).optional(),
    verify: z.enum(['yes', 'no']).optional().describe('Whether to verify the whole log first.'),
  }),
  answer: required,
});

const reportFacts = z.object({
  report: z.string(),
  title: z.string(),
  about: z.string(),
  takes: z.enum(['days', 'moment']).describe('Gaming days, or one moment.'),
  asks: listOf(z.enum(QUESTIONS)).describe('Its filters.'),
});
const row = z.record(z.string(), z.union([z.string(), z.number()]));
const sheet = z
  .object({
    id: z.string(),
    title: z.string(),
    house: z.string(),
    period: z.object({ label: z.string(), from: z.string(), until: z.string() }),
    asked: z.record(z.string(), z.string()),
    madeFrom: z.object({ first: z.int(), last: z.int(), hash: z.string() }),
    sections: listOf(
      z.object({
        title: z.string(),
        columns: listOf(
          z.object({ key: z.string(), title: z.string(), kind: z.enum(COLUMN_KINDS) }),
        ),
        rows: listOf(row),
        totals: row.exactOptional(),
      }),
    ),
    notes: listOf(z.string()).describe('What to know before relying on it.'),
  })
  .meta({ id: 'Sheet', description: 'A report as plain data. Amounts are dollars as text.' });

const reports = answered({
  path: '/reports',
  sees: 'signed-in',
  tag: 'reports',
  says: 'The reports the current user can see.',
  of: {},
  answer: z.object({ reports: listOf(reportFacts) }),
});

export const FORMATS = ['json', 'html', 'csv', 'pdf'] as const;

const report = answered({
  path: '/reports/:report',
  sees: 'signed-in',
  tag: 'reports',
  says: 'A report made from the log: JSON, page, CSV, or PDF.',
  of: { report: z.string().max(48) },
  query: z.strictObject({
    day: day.optional().describe('A gaming day; the current one by default.'),
    from: day.optional().describe('The first of several gaming days.'),
    to: day.optional().describe('The last of them.'),
    at: moment.optional().describe('For a report of one moment.'),
    offering: name.optional(),
    table: name.optional(),
    format: z.enum(FORMATS).optional(),
  }),
  answer: sheet,
});

const setup = answered({
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

const webhook = z.object({
  webhook: z.string(),
  url: z.string(),
  topics: listOf(z.string()),
  after: z.int().describe('The last record delivered or skipped.'),
  delivered: z.int().describe('Deliveries since the server started.'),
  failures: z.int().describe('Failed deliveries in a row.'),
  why: z.string().exactOptional(),
});

const webhooks = answered({
  path: '/webhooks',
  sees: 'webhooks',
  tag: 'webhooks',
  says: 'Webhooks and their delivery status.',
  of: {},
  answer: listOf(webhook),
});

const demo = answered({
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

const demoTable = answered({
  path: '/demo/tables/:table',
  sees: 'tables',
  tag: 'demo',
  says: 'The cards on a demo table, as the floor would enter them.',
  of: { table: name },
  answer: z.object({ deal: z.record(z.string(), z.unknown()).exactOptional() }),
});

/** Documented in its outline; typed as the rules have it. */
const activity = z
  .looseObject({ id: z.string(), title: z.string(), venue: z.string(), kind: z.string() })
  .meta({
    id: 'Activity',
    description: 'Everything on the sheet, as in `houseway activities`.',
  }) as z.ZodType as z.ZodType<ReturnType<typeof makeActivity>>;

const activities = answered({
  path: '/activities',
  sees: 'activities',
  forDevices: true,
  tag: 'views',
  says: 'Every approved activity.',
  of: {},
  answer: listOf(activity),
});

const oneActivity = answered({
  path: '/activities/:activity',
  sees: 'activities',
  forDevices: true,
  tag: 'views',
  says: 'One approved activity.',
  of: { activity: name },
  answer: activity,
});

const facts = answered({
  path: '/patrons/:patron/facts',
  sees: 'signed-in',
  tag: 'persons',
  says: 'A person’s data. Every lookup is logged with its reason.',
  of: { patron: name },
  query: z.strictObject({ reason }),
  answer: z.object({ facts: z.record(z.string(), z.string()) }),
});

const member = answered({
  path: '/club/members/:who',
  sees: 'signed-in',
  tag: 'club',
  says: 'A card, by patron or number. Every lookup is logged with its reason.',
  of: { who: name },
  query: z.strictObject({ reason }),
  answer: memberAnswer,
});

export const SERVER_VIEWS = {
  activities,
  activity: oneActivity,
  callStory,
  checklist,
  demo,
  demoTable,
  entries,
  facts,
  log,
  member,
  payment,
  proposal,
  records,
  replay,
  report,
  reports,
  rounds,
  series,
  setup,
  tax,
  trays,
  versions,
  webhooks,
};
export type ServerView = (typeof SERVER_VIEWS)[keyof typeof SERVER_VIEWS];
