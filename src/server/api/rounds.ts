// The rounds in which a hand was called, newest first, and what came of each call.

import { SERVER_VIEWS } from '#client';
import type { CalledRound, EventOf, House, LogRecord } from '#house';
import { given } from '#result';
import type { RunningHouse } from '#store';
import type { ServerContext } from '../context.ts';
import { makeTurns } from '../turns.ts';
import { recordsAfter, recordsBefore } from './past-records.ts';
import type { Api } from './route.ts';
import { addAnswer } from './views.ts';

const LIMIT = 50;

/** So many records are looked at for one question. */
const SCANNED_MOST = 100_000;

const DECISIONS = ['authorize-call', 'uncall-hand', 'reject-call'] as const;

type Came = Pick<CalledRound, 'outcome' | 'amount' | 'why'>;

/** What a record says of calls. */
function* outcomesIn({ events = [] }: LogRecord): Generator<readonly [call: string, came: Came]> {
  for (const event of events) {
    if (event.type === 'prize-awarded') {
      yield [event.call, { outcome: 'awarded', amount: event.hit.amount }];
    }
    if (event.type === 'call-withdrawn') {
      const { call, how, reason } = event;
      yield [call, given({ outcome: how, why: reason })];
    }
  }
}

interface Call {
  readonly record: LogRecord;
  readonly event: EventOf<'hand-called'>;
}

interface Calls {
  readonly calls: readonly Call[];
  /** Where to look on for older ones; nowhere where the log has none. */
  readonly next?: number;
}

async function callsBefore(house: RunningHouse, before: number, limit: number): Promise<Calls> {
  const calls: Call[] = [];
  const end = Math.max(before - 1 - SCANNED_MOST, 0);
  for await (const { record } of recordsBefore(house, before, ['call-hand'], end)) {
    const event = record.events?.find((each) => each.type === 'hand-called');
    if (event !== undefined) calls.push({ record, event });
    if (calls.length >= limit) return { calls, next: record.seq };
  }
  return { calls, ...(end > 0 ? { next: end + 1 } : {}) };
}

/** What came of calls: read from the first of them on, until the last is decided. */
async function cameOf(
  house: RunningHouse,
  calls: readonly Call[],
): Promise<ReadonlyMap<string, Came>> {
  const came = new Map<string, Came>();
  const open = await house.read(
    (live) => new Set(calls.flatMap(({ event: { call } }) => (live.calls.has(call) ? [] : call))),
  );
  const first = calls.at(-1)?.record.seq ?? house.status.seq;
  for await (const { record } of recordsAfter(house, first, DECISIONS)) {
    for (const [call, outcome] of outcomesIn(record)) {
      came.set(call, outcome);
      open.delete(call);
    }
    if (open.size === 0) break;
  }
  return came;
}

/** An award may be taken back at any time while nothing of it is paid; its claims say so. */
const voidedIn = ({ claims }: House): ReadonlySet<string> =>
  new Set([...claims.values()].flatMap(({ call, status }) => (status === 'voided' ? call : [])));

interface Page {
  readonly rounds: readonly CalledRound[];
  readonly next?: number;
}

async function roundsBefore(
  { house, rulebook }: ServerContext,
  before: number,
  limit: number,
): Promise<Page> {
  const { calls, ...next } = await callsBefore(house, before, limit);
  const came = await cameOf(house, calls);
  return house.read((live) => {
    const voided = voidedIn(live);
    const rounds = calls.map(({ record: { seq, at, by }, event }): CalledRound => {
      const { call, table, round, seat, offering } = event;
      const offered = live.offerings.get(offering);
      const { activity, advertisedAs } = offered === undefined ? {} : rulebook.posted(offered);
      return {
        call,
        seq,
        at,
        by,
        table,
        round,
        seat,
        offering,
        title: advertisedAs ?? activity?.title ?? offering,
        ...(came.get(call) ?? { outcome: 'waiting' }),
        ...(voided.has(call) ? { outcome: 'voided' } : {}),
      };
    });
    return { rounds, ...next };
  });
}

/** It can mean reading far back, so it is done for one after another. */
export function addRoundRoutes(app: Api, context: ServerContext): void {
  const inTurn = makeTurns();
  addAnswer(app, context, SERVER_VIEWS.rounds, (_, __, query) => {
    const end = context.house.status.seq + 1;
    const { before = end, limit = LIMIT } = query;
    return inTurn(() => roundsBefore(context, Math.min(before, end), limit));
  });
}
