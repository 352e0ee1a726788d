// Fund statement: what each fund had, what came from outside, what went there, what the house has
// lent it, and what it has at the end.

import type { EntryText } from '#house';
import { type Account, accounts } from '#ledger';
import { add, type Cents, centsOf, dollarsOf, sum, ZERO } from '#money';
import { type AccountRow, accountRows, countFlows, type Flows, netOf } from './flows.ts';
import { eventsOf, holderOf, isAsked, type Report, type ReportPeriod } from './report.ts';
import { makeSection, type ReportSection } from './sheet.ts';

interface Sum {
  readonly in: Cents;
  readonly out: Cents;
}

/** By fund, then by reason. */
type Sums = Map<string, Map<string, Sum>>;

function addFor(
  sums: Sums,
  fund: string,
  kind: string,
  { in: came = ZERO, out: went = ZERO }: Partial<Sum>,
): void {
  const kinds = sums.get(fund) ?? new Map<string, Sum>();
  sums.set(fund, kinds);
  const before = kinds.get(kind) ?? { in: ZERO, out: ZERO };
  kinds.set(kind, { in: add(before.in, came), out: add(before.out, went) });
}

/** Money that stays inside a fund is left out; from one fund to another it went, and came. */
function count(sums: Sums, [kind, debit, credit, text]: EntryText): void {
  const [from, to] = [holderOf(debit), holderOf(credit)];
  if (from === to) return;
  const amount = centsOf(text);
  if (from !== undefined) addFor(sums, from, kind, { out: amount });
  if (to !== undefined) addFor(sums, to, kind, { in: amount });
}

function summaryOf(sums: Sums, rows: readonly AccountRow[], period: ReportPeriod): ReportSection {
  const { opening, closing } = period;
  const funds = [...new Set(rows.map(({ account }) => accounts.fundOf(account) as string))];
  const line = (fund: string) => {
    const isIts = (account: Account): boolean => holderOf(account) === fund;
    const advance = rows.find(({ account }) => account === accounts.advance(fund));
    const all = [...(sums.get(fund)?.values() ?? [])];
    return {
      fund,
      opening: dollarsOf(netOf(opening, isIts)),
      in: dollarsOf(sum(all.map((each) => each.in))),
      out: dollarsOf(sum(all.map((each) => each.out))),
      closing: dollarsOf(netOf(closing, isIts)),
      advanceOpening: advance?.opening ?? '0.00',
      advanced: advance?.in ?? '0.00',
      repaid: advance?.out ?? '0.00',
      advanceClosing: advance?.closing ?? '0.00',
    };
  };
  return makeSection(
    'Funds',
    {
      fund: ['Fund', 'text'],
      opening: ['Opening', 'money'],
      in: ['In', 'money'],
      out: ['Out', 'money'],
      closing: ['Closing', 'money'],
      advanceOpening: ['Owed to the house before', 'money'],
      advanced: ['Advanced', 'money'],
      repaid: ['Repaid', 'money'],
      advanceClosing: ['Owed to the house', 'money'],
    },
    {
      rows: funds.map(line),
      totals: [
        'opening',
        'in',
        'out',
        'closing',
        'advanceOpening',
        'advanced',
        'repaid',
        'advanceClosing',
      ],
    },
  );
}

const reasonsOf = (sums: Sums, isWanted: (fund: string) => boolean): ReportSection =>
  makeSection(
    'In and out, by reason',
    {
      fund: ['Fund', 'text'],
      kind: ['Reason', 'text'],
      in: ['In', 'money'],
      out: ['Out', 'money'],
    },
    {
      rows: [...sums]
        .filter(([fund]) => isWanted(fund))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([fund, kinds]) =>
          [...kinds].map(([kind, sum]) => ({
            fund,
            kind,
            in: dollarsOf(sum.in),
            out: dollarsOf(sum.out),
          })),
        ),
      totals: ['in', 'out'],
    },
  );

const ACCOUNT_COLUMNS = {
  account: ['Account', 'text'],
  opening: ['Opening', 'money'],
  in: ['In', 'money'],
  out: ['Out', 'money'],
  closing: ['Closing', 'money'],
} as const;

export const FUND_STATEMENT: Report = {
  id: 'fund-statement',
  title: 'Fund statement',
  about: 'Opening, in, out, advances, and closing of every fund, its meters, and its reserve.',
  sees: 'books',
  asks: ['offering'],
  takes: 'days',
  open(period) {
    const { asked } = period;
    const sums: Sums = new Map();
    const flows: Flows = new Map();
    const isWanted = (fund: string | undefined): boolean =>
      fund !== undefined && isAsked(asked, { offering: fund });
    return {
      read(record) {
        countFlows(flows, record);
        for (const { moves = [] } of eventsOf(record)) for (const move of moves) count(sums, move);
      },
      sections() {
        const rows = accountRows(flows, period, (account) => isWanted(accounts.fundOf(account)));
        return [
          summaryOf(sums, rows, period),
          reasonsOf(sums, isWanted),
          makeSection('Meters, reserves, and holds', ACCOUNT_COLUMNS, { rows }),
        ];
      },
    };
  },
};

/** Every account, so that whatever a report says can be looked up. */
export const ACCOUNTS: Report = {
  id: 'accounts',
  title: 'Accounts',
  about: 'Opening, in, out, and closing of every account: cage, bank, boxes, trays, funds.',
  sees: 'books',
  asks: [],
  takes: 'days',
  open(period) {
    const flows: Flows = new Map();
    return {
      read: (record) => countFlows(flows, record),
      sections: () => [
        makeSection('All accounts', ACCOUNT_COLUMNS, { rows: accountRows(flows, period) }),
      ],
    };
  },
};
