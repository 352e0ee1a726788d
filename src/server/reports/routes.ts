// Reports over HTTP: the list of them, and each as JSON, CSV or PDF.
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { COLUMN_KINDS, QUESTIONS, REPORTS, type Report, type Sheet } from '#reports';
import { err, given, ok, type Problem, type Result } from '#result';
import { checkSees, sees } from '../access/seeing.ts';
import { type Api, answers, day, listOf, moment, name } from '../api/route.ts';
import type { ServerContext } from '../context.ts';
import { HttpProblem } from '../problems.ts';
import { makeCsv } from './csv.ts';
import { sheetPage } from './html.ts';
import { makeReports, type Order } from './make.ts';
import { makePdf } from './pdf.ts';

const reportFacts = z.object({
  report: z.string(),
  title: z.string(),
  about: z.string(),
  takes: z.enum(['days', 'moment']).describe('Gaming days, or one moment.'),
  asks: listOf(z.enum(QUESTIONS)).describe('Its filters.'),
});

const row = z.record(z.string(), z.union([z.string(), z.number()]));

const sheetAnswer = z
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
        totals: row.optional(),
      }),
    ),
    notes: listOf(z.string()).describe('What to know before relying on it.'),
  })
  .meta({ id: 'Sheet', description: 'A report as plain data. Amounts are dollars as text.' });

const FORMATS = ['json', 'html', 'csv', 'pdf'] as const;

const query = z.strictObject({
  day: day.optional().describe('A gaming day; the current one by default.'),
  from: day.optional().describe('The first of several gaming days.'),
  to: day.optional().describe('The last of them.'),
  at: moment.optional().describe('For a report of one moment.'),
  offering: name.optional(),
  table: name.optional(),
  format: z.enum(FORMATS).optional(),
});
type Query = z.infer<typeof query>;

/** What is asked for, as far as the report can answer it; all that is wrong at once. */
function orderOf({ asks, takes }: Report, asked: Query): Result<Order> {
  const { day, from = day, to = day, at } = asked;
  const problems: Problem[] = [];
  const say = (isWrong: boolean, path: string, message: string): void => {
    if (isWrong) problems.push({ path, message });
  };
  say(day !== undefined && asked.from !== undefined, 'from', 'can’t be used with day');
  say(day !== undefined && asked.to !== undefined, 'to', 'can’t be used with day');
  say(at !== undefined && takes === 'days', 'at', 'is only for reports as of one moment');
  say(at !== undefined && from !== undefined, 'at', 'can’t be used with day, from, or to');
  for (const question of QUESTIONS) {
    const isIdle = asked[question] !== undefined && !asks.includes(question);
    say(isIdle, question, 'is not a filter of this report');
  }
  if (problems.length > 0) return err(problems);
  const { offering, table } = asked;
  return ok({
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(at === undefined ? {} : { at: Date.parse(at) }),
    asked: given({
      offering,
      table,
    }),
  });
}

function value<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new HttpProblem('bad-request', { problems: result.error });
}

function reportNamed(id: string): Report {
  const report = REPORTS.find((each) => each.id === id);
  if (report === undefined) throw new HttpProblem('not-found', { detail: `No report ${id}.` });
  return report;
}

/** More rows than anybody would leaf through. */
const PDF_ROWS_MOST = 10_000;

const rowsIn = ({ sections }: Sheet): number =>
  sections.reduce((sum, { rows }) => sum + rows.length, 0);

/** The same sheet in other forms, for whoever reads it as a page. */
const othersOf = (asked: Query): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FORMATS.filter((format) => format !== 'html').map((format) => [
      format.toUpperCase(),
      `?${new URLSearchParams({ ...asked, format } as Record<string, string>)}`,
    ]),
  );

async function send(
  reply: FastifyReply,
  sheet: Sheet,
  asked: Query & { readonly format: 'html' | 'csv' | 'pdf' },
): Promise<FastifyReply> {
  const { format } = asked;
  if (format === 'html') {
    return reply.type('text/html; charset=utf-8').send(sheetPage(sheet, othersOf(asked)));
  }
  const { from, until } = sheet.period;
  const days = [...new Set([from.slice(0, 10), until.slice(0, 10)])].join('_');
  const file = `${sheet.id}_${days}.${format}`;
  if (format === 'csv') {
    reply.header('content-disposition', `attachment; filename="${file}"`);
    return reply.type('text/csv; charset=utf-8; header=present').send(makeCsv(sheet));
  }
  const rows = rowsIn(sheet);
  if (rows > PDF_ROWS_MOST) {
    const message = `has ${rows} rows; a PDF can have ${PDF_ROWS_MOST}. Use CSV or a shorter period`;
    throw new HttpProblem('bad-request', { problems: [{ path: 'format', message }] });
  }
  reply.header('content-disposition', `inline; filename="${file}"`);
  return reply.type('application/pdf').send(await makePdf(sheet));
}

export function addReportRoutes(app: Api, context: ServerContext): void {
  const { make } = makeReports(context.house, context.clock);
  app.get(
    '/reports',
    {
      schema: {
        summary: 'The reports the current user can see.',
        tags: ['reports'],
        response: answers(z.object({ reports: listOf(reportFacts) })),
      },
    },
    async ({ asker }) => {
      const seen = await context.house.read((house) =>
        REPORTS.filter((report) => sees(house, asker, report.sees)),
      );
      return {
        reports: seen.map(({ id: report, title, about, takes, asks }) => {
          return { report, title, about, takes, asks };
        }),
      };
    },
  );
  app.get(
    '/reports/:report',
    {
      schema: {
        summary: 'A report made from the log: JSON, page, CSV, or PDF.',
        description: REPORTS.map(({ id, about }) => `\`${id}\`: ${about}`).join('\n\n'),
        tags: ['reports'],
        params: z.object({ report: z.string().max(48) }),
        querystring: query,
        response: answers(sheetAnswer),
      },
    },
    async (request, reply) => {
      const report = reportNamed(request.params.report);
      await checkSees(context, request, report.sees);
      const { format = 'json' } = request.query;
      const sheet = value(await make(report, value(orderOf(report, request.query))));
      return format === 'json' ? sheet : send(reply, sheet, { ...request.query, format });
    },
  );
}
