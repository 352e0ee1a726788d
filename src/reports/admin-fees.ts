// Administrative fees: for which table, which hours or days, and how much.
import type { EventOf } from '#house';
import { add, type Cents, centsOf, dollarsOf, ZERO } from '#money';
import { eventsOf, isAsked, type Report } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const CHARGES = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  offering: ['Offering', 'text'],
  table: ['Table', 'text'],
  game: ['Game', 'text'],
  hours: ['Hours', 'count'],
  days: ['Days', 'count'],
  amount: ['Amount', 'money'],
} as const;

interface Charged {
  readonly offering: string;
  readonly table: string;
  hours: number;
  days: number;
  amount: Cents;
}

function charge(all: Map<string, Charged>, event: EventOf<'admin-fee-taken'>): void {
  const { offering, table, hours, days = 0, amount } = event;
  const key = `${offering} ${table}`;
  const charged = all.get(key) ?? { offering, table, hours: 0, days: 0, amount: ZERO };
  charged.hours += hours;
  charged.days += days;
  charged.amount = add(charged.amount, centsOf(amount));
  all.set(key, charged);
}

export const ADMIN_FEES: Report = {
  id: 'admin-fees',
  title: 'Administrative fees',
  about: 'What the house charged each fund for the hours or days of its tables.',
  sees: 'books',
  asks: ['offering', 'table'],
  takes: 'days',
  open({ asked }) {
    const tables = new Map<string, Charged>();
    const charges: Cells<typeof CHARGES>[] = [];
    return {
      read(record) {
        for (const event of eventsOf(record)) {
          if (event.type !== 'admin-fee-taken') continue;
          const { offering, table, game, hours, days = 0, amount } = event;
          if (!isAsked(asked, { offering, table })) continue;
          charge(tables, event);
          const place = { time: record.at, record: record.seq };
          charges.push({ ...place, offering, table, game, hours, days, amount });
        }
      },
      sections: () => [
        makeSection(
          'By table',
          {
            offering: ['Offering', 'text'],
            table: ['Table', 'text'],
            hours: ['Hours', 'count'],
            days: ['Days', 'count'],
            amount: ['Amount', 'money'],
          },
          {
            rows: [...tables.values()].map(({ amount, ...facts }) => {
              return { ...facts, amount: dollarsOf(amount) };
            }),
            totals: ['hours', 'days', 'amount'],
          },
        ),
        makeSection('Every charge', CHARGES, {
          rows: charges,
          totals: ['hours', 'days', 'amount'],
        }),
      ],
    };
  },
};
