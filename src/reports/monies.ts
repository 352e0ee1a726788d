// The log of monies in and out of the players' funds. The fees of a table are one line an hour;
// everything else has a line of its own.
import { countIn, dollarsIn, type Event, type LogRecord, type Move } from '#house';
import { type FeeLine, feeCells, makeFeeLines } from './fees-by-hour.ts';
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

/** Fees of one table and one fund. */
interface Fees {
  readonly line: FeeLine;
  readonly facts: Pick<MoneyRow, 'kind' | 'fund' | 'against'>;
}

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
  const lines = makeFeeLines();

  function fee(record: LogRecord, { kind, fund, against, in: amount }: Passed): void {
    const line = lines.add(record, `${kind} ${fund} ${against}`, amount);
    if (line !== undefined) rows.push({ line, facts: { kind, fund, against } });
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

const feesRow = ({ line, facts }: Fees): MoneyRow => ({
  ...feeCells(line),
  ...facts,
  in: dollarsIn(line.amount),
});

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
