// What the server answers from its log: records, rounds, calls, reports, and the checklist.
import { z } from 'zod';
import {
  answered,
  COMMAND_TYPES,
  type CommandType,
  count,
  eventAnswer,
  listOf,
  problemsAnswer,
  roundReplay,
  callStory as storyAnswer,
} from '#house';
import { COLUMN_KINDS, QUESTIONS, REPORTS } from '#reports';

import { commandId, day, moment, name } from './scalars.ts';

const logRecord = z
  .object({
    seq: z.int(),
    id: z.string(),
    input: z.string(),
    at: z.string(),
    by: z.string(),
    command: z.string(),
    on: z.string().exactOptional().describe('The device that it came from.'),
    from: z.string().exactOptional().describe('The address that it came from.'),
    events: listOf(eventAnswer).exactOptional(),
    refusal: z
      .object({
        code: z.string(),
        message: z.string(),
        problems: problemsAnswer.exactOptional(),
        cards: z
          .object({ call: z.string(), deal: z.unknown() })
          .exactOptional()
          .describe('The cards as they were entered, where the rules turned them down.'),
      })
      .exactOptional(),
  })
  .meta({ id: 'LogRecord' });
const logPage = z.object({
  records: listOf(logRecord),
  last: z.int().describe('The last record of the log at this moment.'),
});

const LOG_PAGE_MAX = 1_000;

export const log = answered({
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

export const records = answered({
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

export const rounds = answered({
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

export const replayAnswer = roundReplay
  .extend({
    head: z.object({ seq: z.int(), hash: z.string() }),
    fault: z.string().exactOptional().describe('Where the file doesn’t match its records.'),
  })
  .meta({ id: 'Replay' });

export const replay = answered({
  path: '/rounds/:round/replay',
  sees: 'log',
  tag: 'regulator',
  says: 'One round, press by press, with every call decided again.',
  of: { round: z.string().max(80).describe('Table and number, such as T1.17, or a call.') },
  answer: replayAnswer,
});

export const callStory = answered({
  path: '/calls/:call/story',
  sees: 'wins',
  tag: 'views',
  says: 'A call from its first press: who did what, the cards, the award.',
  of: { call: commandId },
  answer: storyAnswer,
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

export const checklist = answered({
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

const broughtAbout = z
  .object({
    day: z.string().describe('The gaming day that time has come to.'),
    held: z
      .string()
      .exactOptional()
      .describe('The day by the clock, where time waits for two people.'),
    moves: listOf(
      z.object({
        event: z.string(),
        debit: z.string(),
        credit: z.string(),
        amount: z.string(),
      }),
    ).describe('Every amount that would move.'),
    events: z.int().describe('How many things would happen, with and without money.'),
  })
  .meta({ id: 'CatchUp' });

export const catchUp = answered({
  path: '/clock/catch-up',
  sees: 'books',
  tag: 'regulator',
  says: 'What time would bring about, where the clock has passed over days.',
  of: {},
  answer: broughtAbout,
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

export const reports = answered({
  path: '/reports',
  sees: 'signed-in',
  tag: 'reports',
  says: 'The reports the current user can see.',
  of: {},
  answer: z.object({ reports: listOf(reportFacts) }),
});

export const FORMATS = ['json', 'html', 'csv', 'pdf'] as const;

export const report = answered({
  path: '/reports/:report',
  sees: 'signed-in',
  tag: 'reports',
  says: 'A report made from the log: JSON, page, CSV, or PDF.',
  more: REPORTS.map(({ id, about }) => `\`${id}\`: ${about}`).join('\n\n'),
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
