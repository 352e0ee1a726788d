// The books, figure by figure: every account, the entries behind it, a fund over time, the next day
// to be closed.
import { z } from 'zod';
import { accountFacts, dayClose, fundNames, momentIn, refusal } from '#house';
import { given, sure } from '#result';
import { parseMoment } from '#rules';
import { checkSees, look } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { refusalProblem } from '../problems.ts';
import { makeAccountEntries } from '../reports/account-entries.ts';
import { makeFundSeries } from '../reports/fund-series.ts';
import { count } from './log.ts';
import { type Api, answers, listOf, moment, name } from './route.ts';
import { fund as fundFacts } from './view-answers.ts';

const accountName = z.string().regex(/^[a-z]+(?:\/[A-Za-z0-9._-]{1,48}){1,3}$/, {
  error: 'must be an account name such as house/cage or fund/NAME/reserve',
});
const ENTRIES_MOST = 200;
const ENTRIES = 50;
const POINTS_MOST = 500;
const POINTS = 120;

const balances = listOf(z.object({ account: z.string(), balance: z.string() }));

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
      reason: z.string().optional(),
      call: z.string().optional(),
    }),
  ),
  next: z.int().optional().describe('To continue, ask for records before this one.'),
});

function addAccounts(app: Api, context: ServerContext): void {
  const entriesOf = makeAccountEntries(context.house);
  app.get(
    '/accounts',
    {
      schema: {
        summary: 'Every account and its balance.',
        tags: ['books'],
        response: answers(balances),
      },
    },
    (request) => look(context, request, 'books', accountFacts),
  );
  app.get(
    '/accounts/:account/entries',
    {
      schema: {
        summary: 'The entries of an account, newest first, with the balance after each.',
        tags: ['books'],
        params: z.object({ account: accountName }),
        querystring: z.strictObject({
          before: count(Number.MAX_SAFE_INTEGER).optional(),
          limit: count(ENTRIES_MOST).optional(),
        }),
        response: answers(entryPage),
      },
    },
    async (request) => {
      await checkSees(context, request, 'books');
      const { before, limit = ENTRIES } = request.query;
      const { account } = request.params;
      return entriesOf(given({ account, limit, before }));
    },
  );
}

const { fund: _, paysFor: __, ...money } = fundFacts.shape;
const instant = moment.transform((text) => Date.parse(text));

function addSeries(app: Api, context: ServerContext): void {
  const seriesOf = makeFundSeries(context.house);
  app.get(
    '/funds/:fund/series',
    {
      schema: {
        summary: 'A fund’s balances over time, at sampled log records.',
        tags: ['books'],
        params: z.object({ fund: name }),
        querystring: z
          .strictObject({
            from: instant.optional(),
            to: instant.optional(),
            points: count(POINTS_MOST).pipe(z.int().min(2)).optional(),
          })
          .refine(({ from = 0, to = from }) => !(to < from), {
            path: ['to'],
            error: 'is before from',
          }),
        response: answers(listOf(z.object({ seq: z.int(), at: z.string(), ...money }))),
      },
    },
    async (request) => {
      const { fund } = request.params;
      const isThere = await look(context, request, 'books', (house) =>
        fundNames(house).includes(fund),
      );
      if (!isThere) throw refusalProblem(refusal('unknown-fund', fund));
      const { from, to, points = POINTS } = request.query;
      return seriesOf(
        given({
          fund,
          points,
          from,
          to,
        }),
      );
    },
  );
}

function addDayClose(app: Api, context: ServerContext): void {
  const { clock, rulebook } = context;
  app.get(
    '/day-close',
    {
      schema: {
        summary: 'What closing the last gaming day would record, or why it can’t be closed now.',
        tags: ['books'],
        response: answers(
          z.object({
            closedDay: z.string(),
            runningDay: z.string(),
            day: z.string(),
            balances,
            because: z.string().optional(),
          }),
        ),
      },
    },
    (request) =>
      look(context, request, 'books', (house) => {
        const now = Math.max(clock(), house.at);
        const at = sure(parseMoment(momentIn(now, house.zone), 'at'));
        return dayClose(house, rulebook, { badge: request.asker.session?.badge ?? '', at });
      }),
  );
}

export function addBookRoutes(app: Api, context: ServerContext): void {
  addAccounts(app, context);
  addSeries(app, context);
  addDayClose(app, context);
}
