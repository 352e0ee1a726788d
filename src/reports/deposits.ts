// Bank deposits of the jackpot fund: what was brought to the bank and what was paid from there, and
// what players have beside it, every gaming day.

import type { LogRecord } from '#house';
import { accounts } from '#ledger';
import { add, centsOf, dollarsOf, negate, subtract, ZERO } from '#money';
import { makeDayReader } from './days-of.ts';
import { netOf } from './flows.ts';
import { eventsOf, type Report, type ReportPeriod } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const DEPOSITS = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  reference: ['Reference', 'text'],
  amount: ['Amount', 'money'],
  by: ['By', 'text'],
} as const;

const DAYS = {
  day: ['Gaming day', 'text'],
  opening: ['In the bank before', 'money'],
  deposited: ['Deposited', 'money'],
  paid: ['Paid by check', 'money'],
  other: ['Other', 'money'],
  closing: ['In the bank', 'money'],
  players: ['Held for players', 'money'],
  missing: ['Still to deposit', 'money'],
} as const;

const BANK = accounts.house('bank');

/** The bank and the players' money, as the records change them. */
function makeDays({ opening, days }: ReportPeriod) {
  let bank = negate(opening.get(BANK) ?? ZERO);
  let players = netOf(opening, accounts.isFundSide);
  let day = { opening: bank, deposited: ZERO, paid: ZERO, other: ZERO };
  let ended = 0;
  const rows: Cells<typeof DAYS>[] = [];

  function endDay(): void {
    rows.push({
      day: days[ended]?.day,
      ...Object.fromEntries(Object.entries(day).map(([key, sum]) => [key, dollarsOf(sum)])),
      closing: dollarsOf(bank),
      players: dollarsOf(players),
      missing: dollarsOf(subtract(players, bank)),
    });
    ended += 1;
    day = { opening: bank, deposited: ZERO, paid: ZERO, other: ZERO };
  }
  return {
    rows,
    endBefore(index: number): void {
      while (ended < index) endDay();
    },
    see(record: LogRecord): void {
      for (const { type, moves = [] } of eventsOf(record)) {
        for (const [, debit, credit, text] of moves) {
          const amount = centsOf(text);
          if (accounts.isFundSide(credit)) players = add(players, amount);
          if (accounts.isFundSide(debit)) players = subtract(players, amount);
          if (debit !== BANK && credit !== BANK) continue;
          bank = add(bank, debit === BANK ? amount : negate(amount));
          if (type === 'fund-deposited') day.deposited = add(day.deposited, amount);
          else if (type === 'claim-paid') day.paid = add(day.paid, amount);
          else day.other = add(day.other, debit === BANK ? amount : negate(amount));
        }
      }
    },
  };
}

export const BANK_DEPOSITS: Report = {
  id: 'bank-deposits',
  title: 'Jackpot fund bank deposits',
  about: 'Deposits for players and payments by check, against money held for players.',
  sees: 'books',
  asks: [],
  takes: 'days',
  open(period) {
    const days = makeDays(period);
    const dayOf = makeDayReader(period.days);
    const deposits: Cells<typeof DEPOSITS>[] = [];
    return {
      read(record) {
        days.endBefore(dayOf(record));
        days.see(record);
        const { at: time, seq, by } = record;
        for (const event of eventsOf(record)) {
          if (event.type !== 'fund-deposited') continue;
          const { reference, amount } = event;
          deposits.push({ time, record: seq, reference, amount, by });
        }
      },
      sections() {
        days.endBefore(period.days.length);
        return [
          makeSection('Bank account against money held for players', DAYS, {
            rows: days.rows,
            totals: ['deposited', 'paid', 'other'],
          }),
          makeSection('Deposits', DEPOSITS, { rows: deposits, totals: ['amount'] }),
        ];
      },
    };
  },
};
