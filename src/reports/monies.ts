// The log of monies in and out of the players' funds. The fees of a table are one line an hour;
// everything else has a line of its own.
import type { EntryText, Event, LogRecord } from '#house';
import { add, type Cents, centsOf, dollarsOf, ZERO } from '#money';
import { type FeesOfHour, feeCells, makeFeeLines } from './fees-by-hour.ts';
import { eventsOf, holderOf, isAsked, type Report, type ReportPeriod, reasonOf } from './report.ts';
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
  readonly line: FeesOfHour;
  readonly facts: Pick<MoneyRow, 'kind' | 'fund' | 'against'>;
}

/** One line of a fund for all that a record moves between it and one other account. */
interface Passed {
  readonly kind: string;
  readonly fund: string;
  readonly against: string;
  readonly in: Cents;
  readonly out: Cents;
}

function passedIn(moves: readonly EntryText[]): readonly Passed[] {
  const all = new Map<string, Passed>();
  const pass = (facts: Omit<Passed, 'in' | 'out'>, came: Cents, went: Cents): void => {
    const key = `${facts.kind} ${facts.fund} ${facts.against}`;
    const before = all.get(key) ?? { in: ZERO, out: ZERO };
    all.set(key, { ...facts, in: add(before.in, came), out: add(before.out, went) });
  };
  for (const [kind, debit, credit, text] of moves) {
    const [from, to] = [holderOf(debit), holderOf(credit)];
    if (from === to) continue;
    const amount = centsOf(text);
    if (from !== undefined) pass({ kind, fund: from, against: credit }, ZERO, amount);
    if (to !== undefined) pass({ kind, fund: to, against: debit }, amount, ZERO);
  }
  return [...all.values()];
}

function makeLog({ asked }: ReportPeriod) {
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
  in: passed.in === ZERO ? undefined : dollarsOf(passed.in),
  out: passed.out === ZERO ? undefined : dollarsOf(passed.out),
  by,
  words: reasonOf(event),
});

const feesRow = ({ line, facts }: Fees): MoneyRow => ({
  ...feeCells(line),
  ...facts,
  in: dollarsOf(line.amount),
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
