// The log of monies in and out of the players' funds. The fees of a table are one line an hour; the
// records that it was summed from are named, and everything else has a line of its own.
import { countIn, dollarsIn, type Event, type LogRecord, type Move } from '#house';
import { eventsOf, holderOf, isAsked, type Period, type Report, reasonOf } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const COLUMNS = {
  time: ['Time', 'time'],
  records: ['Record', 'text'],
  what: ['What', 'text'],
  kind: ['Reason', 'text'],
  fund: ['Fund', 'text'],
  against: ['Other account', 'text'],
  in: ['In', 'money'],
  out: ['Out', 'money'],
  by: ['By', 'text'],
  words: ['Words', 'text'],
} as const;

type MoneyRow = Cells<typeof COLUMNS>;

/** Fees of one table, one fund and one hour. */
interface Fees {
  readonly time: string;
  readonly first: number;
  last: number;
  rounds: number;
  amount: bigint;
  readonly facts: Pick<MoneyRow, 'kind' | 'fund' | 'against'>;
}

/** `2026-11-16T19` and the offset: the hour that comes twice in autumn is two hours. */
const hourOf = (at: string): string => at.slice(0, 13) + at.slice(-6);

/** One line of a fund for all that a record moves between it and one other account. */
interface Passed {
  readonly kind: string;
  readonly fund: string;
  readonly against: string;
  in: bigint;
  out: bigint;
}

function passedIn(moves: readonly Move[]): readonly Passed[] {
  const all = new Map<string, Passed>();
  const pass = (kind: string, fund: string, against: string): Passed => {
    const key = `${kind} ${fund} ${against}`;
    const passed = all.get(key) ?? { kind, fund, against, in: 0n, out: 0n };
    all.set(key, passed);
    return passed;
  };
  for (const [kind, debit, credit, amount] of moves) {
    const [from, to] = [holderOf(debit), holderOf(credit)];
    if (from === to) continue;
    if (from !== undefined) pass(kind, from, credit).out += countIn(amount);
    if (to !== undefined) pass(kind, to, debit).in += countIn(amount);
  }
  return [...all.values()];
}

function makeLog({ asked }: Period) {
  /** In the order in which each began. */
  const rows: (MoneyRow | Fees)[] = [];
  let hours = new Map<string, Fees>();
  let hour = '';

  function fee({ seq, at }: LogRecord, { kind, fund, against, in: amount }: Passed): void {
    if (hourOf(at) !== hour) hours = new Map();
    hour = hourOf(at);
    const key = `${kind} ${fund} ${against}`;
    const before = hours.get(key);
    if (before === undefined) {
      const facts = { kind, fund, against };
      const fees = { time: at, first: seq, last: seq, rounds: 1, amount, facts };
      hours.set(key, fees);
      rows.push(fees);
      return;
    }
    before.last = seq;
    before.rounds += 1;
    before.amount += amount;
  }

  return {
    rows,
    see(record: LogRecord, event: Event): void {
      for (const passed of passedIn(event.moves ?? [])) {
        if (!isAsked(asked, { offering: passed.fund })) continue;
        if (event.type === 'round-started') fee(record, passed);
        else rows.push(rowOf(record, event, passed));
      }
    },
  };
}

const rowOf = ({ seq, at, by }: LogRecord, event: Event, passed: Passed): MoneyRow => ({
  time: at,
  records: String(seq),
  what: event.type,
  kind: passed.kind,
  fund: passed.fund,
  against: passed.against,
  in: passed.in === 0n ? undefined : dollarsIn(passed.in),
  out: passed.out === 0n ? undefined : dollarsIn(passed.out),
  by,
  words: reasonOf(event),
});

function feesRow({ time, first, last, rounds, amount, facts }: Fees): MoneyRow {
  return {
    time,
    records: first === last ? String(first) : `${first} to ${last}`,
    what: `fees of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    ...facts,
    in: dollarsIn(amount),
  };
}

export const MONIES: Report = {
  id: 'monies',
  title: 'Log of monies in and out',
  about: 'All money in and out of player funds, in order.',
  sees: 'books',
  asks: ['offering'],
  takes: 'days',
  open(period) {
    const log = makeLog(period);
    return {
      read(record) {
        for (const event of eventsOf(record)) log.see(record, event);
      },
      sections: () => [
        makeSection('In and out', COLUMNS, {
          rows: log.rows.map((row) => ('facts' in row ? feesRow(row) : row)),
          totals: ['in', 'out'],
        }),
      ],
    };
  },
};
