// What the server answers about money: payments, trays, taxes, the books, and what is proposed.
import { z } from 'zod';
import {
  answered,
  count,
  fundAnswer,
  IDENTITY_DOCUMENTS,
  listOf,
  proposalAnswer,
  TAX_FORMS,
} from '#house';

import { claimId, commandId, moment, name } from './scalars.ts';

const PAGE_MAX = 200;

/** An offering as it is written, or the settings: fields by their names. */
const document = z.record(z.string(), z.unknown());

const version = z
  .object({
    version: z.int(),
    at: z.string(),
    proposedBy: z.string(),
    approvedBy: z.string(),
    document,
  })
  .meta({ id: 'OfferingVersion' });

export const versions = answered({
  path: '/offerings/:offering/versions',
  sees: 'proposals',
  tag: 'views',
  says: 'Every version of an offering, newest first, and who made it.',
  of: { offering: name },
  answer: listOf(version),
});

export const proposal = answered({
  path: '/proposals/:proposal',
  sees: 'proposals',
  tag: 'views',
  says: 'One proposal: what it would change, what money it would move.',
  of: { proposal: commandId },
  answer: proposalAnswer
    .extend({
      at: z.string().describe('When it was proposed.'),
      before: document.exactOptional().describe('The current version.'),
      after: document.exactOptional().describe('The proposed version.'),
      moves: listOf(z.tuple([z.string(), z.string(), z.string(), z.string()])).describe(
        'The money it would move: why, from which account, to which, how much.',
      ),
      stop: z.string().exactOptional().describe('Why it could not be done now.'),
      because: z.string().exactOptional().describe('Why the current user can’t approve it.'),
      needsNotice: z
        .literal(true)
        .exactOptional()
        .describe('Approving it takes notice to the regulator, and an agent.'),
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
    forfeits: z.string().exactOptional().describe('The clause for a winner without the ID.'),
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
        lifts: z
          .enum(['two', 'control', 'compliance', 'nobody'])
          .exactOptional()
          .describe('Who lifts it: a manager with compliance, control, compliance, or no one.'),
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

export const payment = answered({
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

export const trays = answered({
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

export const tax = answered({
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

export const entries = answered({
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

export const series = answered({
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
    z.object({
      seq: z.int(),
      at: z.string(),
      ...fundAnswer.omit({ fund: true, paysFor: true }).shape,
    }),
  ),
});
