// Makes a report of any time from the log: finds its records, the books, and what was open before
// them, and lets the report read.

import { momentIn } from '#house';
import type { Nets } from '#ledger';
import {
  type GamingDay,
  gamingDayOf,
  gamingDays,
  type Report,
  type ReportAsked,
  type ReportPeriod,
  type Sheet,
  type Standing,
  startSheet,
} from '#reports';
import { ok, problem, type Result } from '#result';
import { NO_HASH } from '#store';
import { makeShortTurns } from '../short-turns.ts';
import { lastBefore, makeBooks, makeStandings, type ReadHouse, recordsOf } from './past.ts';

/** Which time: gaming days, or a moment. By default the running day, or now. */
export interface Order {
  readonly from?: string;
  readonly to?: string;
  /** An instant. */
  readonly at?: number;
  readonly asked: ReportAsked;
}

export interface Reports {
  /** Rejects with a HouseError or a StoreError while the house does not run. */
  make(report: Report, order: Order): Promise<Result<Sheet>>;
}

const DAYS_MOST = 366;
const RECORDS_MOST = 2_000_000;
const MS_A_DAY = 86_400_000;

/** The house at the last durable record. */
interface Present {
  readonly name: string;
  readonly zone: string;
  readonly seq: number;
  readonly nets: Nets;
  readonly now: number;
}

const presentOf = (house: ReadHouse, clock: () => number): Promise<Present> =>
  house.read(({ name, zone, book, at }, { seq }) => {
    return { name, zone, seq, nets: new Map(book), now: Math.max(clock(), at) };
  });

/** The time of a report: from an instant, until another that is not in it. */
interface Time {
  readonly label: string;
  readonly days: readonly GamingDay[];
  readonly from: number;
  readonly until: number;
}

/** Gaming days as the house had them; the last one may not be over yet. */
function daysTime(
  { from: first, to: last }: Order,
  { dayStarts }: Standing,
  { zone, now }: Present,
): Result<Time> {
  const from = first ?? last ?? gamingDayOf(now, dayStarts, zone);
  const to = last ?? from;
  if (to < from) return problem('to', `is before ${from}`);
  if (Date.parse(to) - Date.parse(from) >= DAYS_MOST * MS_A_DAY) {
    return problem('to', `is more than ${DAYS_MOST} days after ${from}`);
  }
  const days = gamingDays({ from, to }, dayStarts, zone);
  const [start, end] = [days[0]?.start ?? 0, days.at(-1)?.end ?? 0];
  if (start > now) return problem('from', 'has not started yet');
  const name = from === to ? `Gaming day ${from}` : `Gaming days ${from} to ${to}`;
  const isOver = end <= now;
  return ok({
    label: isOver ? name : `${name}, so far`,
    days,
    from: start,
    until: isOver ? end : now + 1,
  });
}

function momentTime(at: number, zone: string): Time {
  return { label: `At ${momentIn(at, zone)}`, days: [], from: at, until: at };
}

/** Makes reports one after another, so that they take turns with the floor and not all of it. */
export function makeReports(house: ReadHouse, clock: () => number): Reports {
  const books = makeBooks(house);
  const standings = makeStandings(house);
  const inTurn = makeShortTurns();

  async function timeOf({ takes }: Report, order: Order, present: Present): Promise<Result<Time>> {
    const { at, from, to } = order;
    if (takes === 'moment' && from === undefined && to === undefined) {
      const moment = at ?? present.now;
      if (moment > present.now) return problem('at', 'is in the future');
      return ok(momentTime(moment, present.zone));
    }
    const time = daysTime(order, await standings.at(present.seq), present);
    if (takes === 'days' || !time.ok) return time;
    return ok(momentTime(time.value.until - 1, present.zone));
  }

  async function make(report: Report, order: Order): Promise<Result<Sheet>> {
    const present = await presentOf(house, clock);
    const { name, zone, seq } = present;
    const time = await timeOf(report, order, present);
    if (!time.ok) return time;
    const isMoment = report.takes === 'moment';
    const { from, until } = time.value;
    const through = await lastBefore(house, isMoment ? until + 1 : until, seq);
    if (through === 0 && !isMoment) return problem('to', 'is before the house was set up');
    const after = isMoment ? through : await lastBefore(house, from, seq);
    if (through - after > RECORDS_MOST) {
      return problem('to', `has ${through - after} records. Use a shorter period`);
    }
    const closing = await books.at(through, present);
    const period: ReportPeriod = {
      ...time.value,
      house: name,
      zone,
      asked: order.asked,
      closing,
      opening: isMoment ? closing : await books.at(after, present),
      standing: await standings.at(after),
    };
    const sheet = startSheet(report, period);
    for await (const page of recordsOf(house, { after, through })) {
      for (const record of page) sheet.read(record);
    }
    return ok(sheet.finish({ first: after + 1, last: through, hash: await hashOf(through) }));
  }

  async function hashOf(seq: number): Promise<string> {
    if (seq === 0) return NO_HASH;
    const [line] = await house.withStore((store) => store.readLog(seq - 1, 1));
    return line?.hash ?? NO_HASH;
  }

  return { make: (report, order) => inTurn(() => make(report, order)) };
}
