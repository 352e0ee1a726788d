// Wins and payouts: every authorized call, every prize of it, and every payment; and for each offering
// what was awarded and not yet paid, before and after.

import { type Event, type EventOf, handedOut, type LogRecord } from '#house';
import { accounts } from '#ledger';
import { add, addTo, type Cents, centsOf, dollarsOf, negate, subtract, sum, ZERO } from '#money';
import { eventsOf, isAsked, type Report, type ReportPeriod } from './report.ts';
import { type Cells, makeSection, type ReportSection } from './sheet.ts';

const WINS = {
  time: ['Time', 'time'],
  slip: ['Slip', 'count'],
  call: ['Call', 'text'],
  offering: ['Offering', 'text'],
  table: ['Table', 'text'],
  row: ['Prize', 'text'],
  amount: ['Amount', 'money'],
  authorizedBy: ['Authorized by', 'text'],
} as const;

const PRIZES = {
  slip: ['Slip', 'count'],
  claim: ['Claim', 'text'],
  offering: ['Offering', 'text'],
  table: ['Table', 'text'],
  seat: ['Seat', 'count'],
  patron: ['Patron', 'text'],
  what: ['What', 'text'],
  worth: ['Worth', 'money'],
  amount: ['Amount', 'money'],
} as const;

const PAYMENTS = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  claim: ['Claim', 'text'],
  slip: ['Slip', 'count'],
  offering: ['Offering', 'text'],
  patron: ['Patron', 'text'],
  from: ['Paid from', 'text'],
  thing: ['Thing', 'text'],
  worth: ['Worth', 'money'],
  amount: ['Prize', 'money'],
  withheld: ['Withheld', 'money'],
  paid: ['Paid', 'money'],
  handedOver: ['Handed over', 'money'],
  forms: ['Forms', 'text'],
  by: ['By', 'text'],
} as const;

interface Found {
  readonly wins: Cells<typeof WINS>[];
  readonly prizes: Cells<typeof PRIZES>[];
  readonly payments: Cells<typeof PAYMENTS>[];
  /** What went through the account for unpaid prizes, by offering and by what has happened. */
  readonly payable: Map<string, Map<Passing, Cents>>;
}

type Passing = Event['type'] | 'withholding';

function win(
  { wins, prizes }: Found,
  event: EventOf<'prize-awarded' | 'prizes-won'>,
  { at }: LogRecord,
): void {
  const { slip, offering, hit, claims, granted } = event;
  const { call, table, row, amount } = hit;
  const by = (event.type === 'prizes-won' ? event.signedBy : event.authorizedBy).join(', ');
  wins.push({ time: at, slip, call, offering, table, row, amount, authorizedBy: by });
  for (const { id: claim, lines, table: where, seat, patron, amount: sum, thing } of claims) {
    const what = thing?.words ?? lines.map(({ share }) => share).join(', ');
    const place = { slip, claim, offering, table: where, seat, patron };
    prizes.push({ ...place, what, worth: thing?.worth, amount: sum });
  }
  for (const { table: where, seat, patron, share, count, words } of granted) {
    const what = [share, count, words].filter((each) => each !== undefined).join(' ');
    prizes.push({ slip, offering, table: where, seat, patron, what });
  }
}

function payment(
  { payments }: Found,
  event: EventOf<'claim-paid'>,
  { record, period }: { readonly record: LogRecord; readonly period: ReportPeriod },
): void {
  const { claim, patron, from, amount, forms } = event;
  const withheld = event.withheld?.amount ?? '0.00';
  const won = period.standing.claims.get(claim);
  const { slip, offering, thing, worth } = won ?? {};
  const inHand = handedOut(event);
  const moved = (event.moves ?? []).filter(([kind]) => kind === 'payment');
  const given = subtract(sum(moved.map(([, , , each]) => centsOf(each))), centsOf(inHand));
  payments.push({
    time: record.at,
    record: record.seq,
    by: record.by,
    claim,
    slip,
    offering,
    patron,
    from,
    thing,
    worth,
    amount,
    withheld,
    paid: inHand,
    handedOver: dollarsOf(given),
    forms: forms.join(', '),
  });
}

function split(
  { prizes }: Found,
  { claim, parts }: EventOf<'claim-split'>,
  { standing }: ReportPeriod,
): void {
  const whole = standing.claims.get(claim);
  for (const { id, patron, amount } of parts) {
    const what = `part of ${claim}: ${amount}`;
    const { slip, offering, table, seat } = whole ?? {};
    prizes.push({ slip, claim: id, offering, table, seat, patron, what });
  }
}

/** What is withheld is told apart from what is paid. */
function countPayable({ payable }: Found, { type, moves = [] }: Event): void {
  for (const [kind, debit, credit, amount] of moves) {
    const what = kind === 'withholding' ? kind : type;
    const account = [debit, credit].find(isPayable);
    if (account === undefined) continue;
    const offering = accounts.fundOf(account) as string;
    const sums = payable.get(offering) ?? new Map<Passing, Cents>();
    const by = account === credit ? centsOf(amount) : negate(centsOf(amount));
    addTo(sums, what, by);
    payable.set(offering, sums);
  }
}

const isPayable = (account: string): boolean =>
  account === accounts.payable(accounts.fundOf(account) ?? '');

function summaryOf(
  { payable }: Found,
  { opening, closing }: ReportPeriod,
  isWanted: (of: string) => boolean,
): ReportSection {
  const before = [...opening.keys()]
    .filter(isPayable)
    .map((account) => accounts.fundOf(account) as string);
  const offerings = [...new Set([...before, ...payable.keys()])].filter(isWanted).sort();
  const rows = offerings.map((offering) => {
    const account = accounts.payable(offering);
    const came = (what: Passing): Cents => payable.get(offering)?.get(what) ?? ZERO;
    return {
      offering,
      opening: dollarsOf(opening.get(account) ?? ZERO),
      awarded: dollarsOf(add(came('prize-awarded'), came('prizes-won'))),
      paid: dollarsOf(negate(came('claim-paid'))),
      withheld: dollarsOf(negate(came('withholding'))),
      recovered: dollarsOf(came('payment-recovered')),
      expired: dollarsOf(negate(came('claim-expired'))),
      voided: dollarsOf(negate(came('award-voided'))),
      closing: dollarsOf(closing.get(account) ?? ZERO),
    };
  });
  return makeSection(
    'Unpaid prizes',
    {
      offering: ['Offering', 'text'],
      opening: ['Opening', 'money'],
      awarded: ['Awarded', 'money'],
      paid: ['Paid', 'money'],
      withheld: ['Withheld', 'money'],
      recovered: ['Recovered', 'money'],
      expired: ['Expired', 'money'],
      voided: ['Voided', 'money'],
      closing: ['Closing', 'money'],
    },
    {
      rows,
      totals: [
        'opening',
        'awarded',
        'paid',
        'withheld',
        'recovered',
        'expired',
        'voided',
        'closing',
      ],
    },
  );
}

export const WINS_AND_PAYOUTS: Report = {
  id: 'wins',
  title: 'Wins and payouts',
  about: 'Every win, its winners, and every payment by the cage, a tray, or check.',
  sees: 'wins',
  asks: ['offering'],
  takes: 'days',
  open(period) {
    const { asked } = period;
    const found: Found = { wins: [], prizes: [], payments: [], payable: new Map() };
    const isWanted = (offering: unknown): boolean => isAsked(asked, { offering });
    const wanted = <Line extends { readonly offering?: unknown }>(lines: readonly Line[]) =>
      lines.filter(({ offering }) => isWanted(offering));
    return {
      read(record) {
        for (const event of eventsOf(record)) {
          countPayable(found, event);
          if (event.type === 'prize-awarded' || event.type === 'prizes-won') {
            win(found, event, record);
          }
          if (event.type === 'claim-split') split(found, event, period);
          if (event.type === 'claim-paid') payment(found, event, { record, period });
        }
      },
      sections: () => [
        summaryOf(found, period, isWanted),
        makeSection('Wins', WINS, { rows: wanted(found.wins), totals: ['amount'] }),
        makeSection('Prizes', PRIZES, { rows: wanted(found.prizes), totals: ['amount'] }),
        makeSection('Payments', PAYMENTS, {
          rows: wanted(found.payments),
          totals: ['amount', 'withheld', 'paid', 'handedOver'],
        }),
      ],
    };
  },
};
