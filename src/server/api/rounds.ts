// The rounds in which a hand was called, the newest first, and what came of each call.
import { z } from 'zod';
import type { CalledRound, EventOf, LogRecord } from '#house';
import { checkSees } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { count } from './log.ts';
import { recordsAfter, recordsBefore } from './past-records.ts';
import { type Api, answers, listOf } from './route.ts';

const LIMIT_MOST = 200;
const LIMIT = 50;

const DECISIONS = ['authorize-call', 'uncall-hand', 'reject-call', 'approve'] as const;

const called = z
  .object({
    ...{ call: z.string(), seq: z.int(), at: z.string(), by: z.string() },
    ...{ table: z.string(), round: z.int(), seat: z.int() },
    offering: z.string(),
    title: z.string(),
    outcome: z.enum(['waiting', 'awarded', 'uncalled', 'rejected', 'voided']),
    amount: z.string().optional(),
    why: z.string().optional().describe('Why it was withdrawn or taken back.'),
  })
  .meta({ id: 'CalledRound' });

type Came = Pick<CalledRound, 'outcome' | 'amount' | 'why'>;

/** What a record says of calls. */
function* outcomesIn({ events = [] }: LogRecord): Generator<readonly [call: string, came: Came]> {
  for (const event of events) {
    if (event.type === 'prize-awarded') {
      yield [event.call, { outcome: 'awarded', amount: event.hit.amount }];
    }
    if (event.type === 'call-withdrawn') {
      const { call, how, reason } = event;
      yield [call, { outcome: how, ...(reason === undefined ? {} : { why: reason }) }];
    }
    if (event.type === 'award-voided') {
      const { call, amount, reason } = event;
      yield [call, { outcome: 'voided', amount, why: reason }];
    }
  }
}

interface Call {
  readonly record: LogRecord;
  readonly event: EventOf<'hand-called'>;
}

async function callsBefore(
  { house }: ServerContext,
  before: number,
  limit: number,
): Promise<readonly Call[]> {
  const calls: Call[] = [];
  for await (const { record } of recordsBefore(house, before, ['call-hand'])) {
    const event = record.events?.find((each) => each.type === 'hand-called');
    if (event !== undefined) calls.push({ record, event });
    if (calls.length >= limit) break;
  }
  return calls;
}

async function roundsBefore(
  context: ServerContext,
  before: number,
  limit: number,
): Promise<readonly CalledRound[]> {
  const { house, rulebook } = context;
  const calls = await callsBefore(context, before, limit);
  const came = new Map<string, Came>();
  const first = calls.at(-1)?.record.seq ?? before;
  for await (const { record } of recordsAfter(house, first, DECISIONS)) {
    for (const [call, outcome] of outcomesIn(record)) came.set(call, outcome);
  }
  return house.read(({ offerings }) =>
    calls.map(({ record: { seq, at, by }, event: { call, table, round, seat, offering } }) => {
      const offered = offerings.get(offering);
      const { activity, advertisedAs } = offered === undefined ? {} : rulebook.posted(offered);
      return {
        ...{ call, seq, at, by, table, round, seat, offering },
        title: advertisedAs ?? activity?.title ?? offering,
        ...(came.get(call) ?? { outcome: 'waiting' as const }),
      };
    }),
  );
}

export function addRoundRoutes(app: Api, context: ServerContext): void {
  app.get(
    '/rounds',
    {
      schema: {
        summary: 'Rounds in which a hand was called, the newest first, with what came of it.',
        tags: ['regulator'],
        querystring: z.strictObject({
          before: count(Number.MAX_SAFE_INTEGER)
            .optional()
            .describe('Only calls before this record.'),
          limit: count(LIMIT_MOST).pipe(z.int().min(1)).optional(),
        }),
        response: answers(listOf(called)),
      },
    },
    async (request) => {
      await checkSees(context, request, 'log');
      const { before = context.house.status.seq + 1, limit = LIMIT } = request.query;
      return roundsBefore(context, before, limit);
    },
  );
}
