// Reports over HTTP: the list of them, and each as JSON, CSV or PDF.
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { FORMATS, SERVER_VIEWS } from '#client';
import { QUESTIONS, REPORTS, type Report, type Sheet } from '#reports';
import { err, given, ok, type Problem, type Result } from '#result';
import { checkSees, sees } from '../access/seeing.ts';
import type { Api } from '../api/route.ts';
import { addAnswer } from '../api/views.ts';
import type { ServerContext } from '../context.ts';
import { HttpProblem } from '../problems.ts';
import { makeCsv } from './csv.ts';
import { sheetPage } from './html.ts';
import { makeReports, type Order } from './make.ts';
import { makePdf } from './pdf.ts';

type Query = z.output<NonNullable<typeof SERVER_VIEWS.report.query>>;

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
    ...given({ from, to }),
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

/** More rows than anyone would leaf through. */
const PDF_ROWS_MOST = 10_000;

const rowsIn = ({ sections }: Sheet): number =>
  sections.reduce((sum, { rows }) => sum + rows.length, 0);

/** The same sheet in other forms, for people who read it as a page. */
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
  addAnswer(app, context, SERVER_VIEWS.reports, async ({ asker }) => {
    const seen = await context.house.read((house) =>
      REPORTS.filter((report) => sees(house, asker, report.sees)),
    );
    return {
      reports: seen.map(({ id: report, title, about, takes, asks }) => {
        return { report, title, about, takes, asks };
      }),
    };
  });
  addAnswer(app, context, SERVER_VIEWS.report, async (request, of, query, reply) => {
    const report = reportNamed(of.report);
    await checkSees(context, request, report.sees);
    const { format = 'json' } = query;
    const sheet = value(await make(report, value(orderOf(report, query))));
    return format === 'json' ? sheet : send(reply, sheet, { ...query, format });
  });
}
