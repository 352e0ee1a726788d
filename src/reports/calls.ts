// Calls in their order, so that of two wins within a second it is known which came first; and the
// proof of every meter that was won: all that came to it since the hit before, up to the winning
// call. What came in after that call belongs to the next jackpot.
import { type Event, type EventOf, type LogRecord, momentIn } from '#house';
import { type Account, accounts } from '#ledger';
import { add, type Cents, centsOf, dollarsOf, negate, subtract, sum, ZERO } from '#money';
import { type FeesOfHour, feeCells, makeFeeLines } from './fees-by-hour.ts';
import {
  broughtTo,
  eventsOf,
  isAsked,
  type Report,
  type ReportPeriod,
  reasonOf,
} from './report.ts';
import { type Cells, makeSection } from './sheet.ts';
import { callOf, type OpenCall } from './standing.ts';

const CALLS = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  call: ['Call', 'text'],
  offering: ['Offering', 'text'],
  table: ['Table', 'text'],
  seat: ['Seat', 'count'],
  after: ['Calls ahead of it', 'text'],
  outcome: ['Outcome', 'text'],
  slip: ['Slip', 'count'],
  amount: ['Amount', 'money'],
  by: ['By', 'text'],
} as const;

const HITS = {
  time: ['Time', 'time'],
  slip: ['Slip', 'count'],
  call: ['Call', 'text'],
  offering: ['Offering', 'text'],
  meter: ['Meter', 'text'],
  held: ['Held by the call', 'money'],
  won: ['Won', 'money'],
  proved: ['Sum of its lines', 'money'],
} as const;

const LINES = {
  slip: ['Slip', 'count'],
  offering: ['Offering', 'text'],
  meter: ['Meter', 'text'],
  time: ['Time', 'time'],
  records: ['Record', 'text'],
  what: ['What', 'text'],
  kind: ['Reason', 'text'],
  against: ['Other account', 'text'],
  amount: ['Amount', 'money'],
  by: ['By', 'text'],
  words: ['Words', 'text'],
} as const;

type LineCells = Omit<Cells<typeof LINES>, 'slip' | 'offering' | 'meter' | 'amount'>;

/** What a meter received or lost: at once, or by the fees of an hour. */
type Line = { readonly cells: LineCells } & (
  | { readonly amount: Cents }
  | { readonly fees: FeesOfHour }
);

const amountOf = (line: Line): Cents => ('fees' in line ? line.fees.amount : line.amount);

const cellsOf = (line: Line): LineCells =>
  'fees' in line ? { ...feeCells(line.fees), ...line.cells } : line.cells;

const lineOf = (cells: LineCells, amount: Cents): readonly Line[] =>
  amount === ZERO ? [] : [{ cells, amount }];

const placeOf = ({ at, seq, by }: LogRecord, { type }: Event): LineCells => ({
  time: at,
  records: String(seq),
  what: type,
  by,
});

/** What a call holds of a meter, and what that is made of. */
interface Held {
  readonly amount: Cents;
  readonly lines: readonly Line[];
}

type Decided = EventOf<'prize-awarded' | 'call-withdrawn'>;

const isHit = (event: Decided, meter: string): boolean =>
  event.type === 'prize-awarded' && event.hit.meters[meter] !== undefined;

/** A hit begins a new list with what it leaves. A call that did not win the meter passes its list
 * on, with the changes meanwhile. */
function leftBy(
  { amount, lines }: Held,
  {
    event,
    record,
    meter,
    account,
  }: {
    readonly event: Decided;
    readonly record: LogRecord;
    readonly meter: string;
    readonly account: Account;
  },
): Held {
  const { to, holds } = event.released;
  const left = centsOf(holds[meter] ?? '0.00');
  const because = (kind: string, by: Cents) => lineOf({ ...placeOf(record, event), kind }, by);
  const kept = isHit(event, meter)
    ? because('release', left)
    : [...lines, ...because('reseed', subtract(left, amount))];
  if (to !== null) return { amount: left, lines: kept };
  const back = broughtTo(event.moves, account);
  return { amount: back, lines: [...kept, ...because('overflow', subtract(back, left))] };
}

/** What stands on every meter since the last call, and what calls hold of it. */
function makeMeters({ opening, from, zone, standing }: ReportPeriod) {
  const before = (amount: Cents): readonly Line[] =>
    lineOf({ time: momentIn(from, zone), what: 'before this period' }, amount);
  const onMeters = new Map<Account, readonly Line[]>();
  const byCalls = new Map<string, Map<string, Held>>();
  const fees = makeFeeLines();
  const linesOn = (account: Account): readonly Line[] => onMeters.get(account) ?? [];

  for (const [account, amount] of opening) {
    if (accounts.isMeter(account)) onMeters.set(account, before(amount));
  }
  for (const { call, holds } of standing.calls.values()) {
    const held = Object.entries(holds).map(([meter, text]): [string, Held] => {
      const amount = centsOf(text);
      return [meter, { amount, lines: before(amount) }];
    });
    byCalls.set(call, new Map(held));
  }

  return {
    hold({ call, offering, holds }: EventOf<'hand-called'>): void {
      const held = Object.entries(holds).map(([meter, amount]): [string, Held] => {
        const account = accounts.meter(offering, meter);
        const lines = linesOn(account);
        onMeters.delete(account);
        return [meter, { amount: centsOf(amount), lines }];
      });
      byCalls.set(call, new Map(held));
      fees.end();
    },

    /** What the call held goes on to the next call, or back to the meter. */
    release(event: Decided, offering: string, record: LogRecord): ReadonlyMap<string, Held> {
      const mine = byCalls.get(event.call) as Map<string, Held>;
      byCalls.delete(event.call);
      const next = event.released.to === null ? undefined : byCalls.get(event.released.to);
      for (const [meter, held] of mine) {
        const account = accounts.meter(offering, meter);
        const { amount, lines } = leftBy(held, { event, record, meter, account });
        if (next === undefined) onMeters.set(account, [...lines, ...linesOn(account)]);
        else {
          const there = next.get(meter) ?? { amount: ZERO, lines: [] };
          next.set(meter, { amount: add(there.amount, amount), lines: [...lines, ...there.lines] });
        }
      }
      return mine;
    },

    /** Everything that enters a meter or leaves it without a call. */
    move(event: Event, record: LogRecord): void {
      for (const [kind, debit, credit, text] of event.moves ?? []) {
        for (const account of [debit, credit].filter(accounts.isMeter)) {
          const isCredit = account === credit;
          const amount = isCredit ? centsOf(text) : negate(centsOf(text));
          const against = isCredit ? debit : credit;
          if (event.type === 'round-started') {
            const begun = fees.add(record, `${kind} ${account} ${against}`, amount);
            if (begun === undefined) continue;
            const line = { cells: { kind, against }, fees: begun };
            onMeters.set(account, [...linesOn(account), line]);
          } else {
            const cells = { ...placeOf(record, event), kind, against, words: reasonOf(event) };
            onMeters.set(account, [...linesOn(account), ...lineOf(cells, amount)]);
          }
        }
      }
    },
  };
}

const rowOf = ({
  call,
  offering,
  table,
  seat,
  at,
  seq,
  by,
  after,
}: OpenCall): Cells<typeof CALLS> => ({
  time: at,
  record: seq,
  call,
  offering,
  table,
  seat,
  after: after.join(', '),
  outcome: 'pending',
  by,
});

export const CALLS_AND_PROOFS: Report = {
  id: 'calls',
  title: 'Calls and jackpot proofs',
  about: 'Every call in order, and all that a meter received from one hit to the next.',
  sees: 'wins',
  asks: ['offering'],
  takes: 'days',
  open(period) {
    const { asked, standing } = period;
    const meters = makeMeters(period);
    const calls = new Map([...standing.calls].map(([call, open]) => [call, rowOf(open)]));
    const hits: Cells<typeof HITS>[] = [];
    const lines: Cells<typeof LINES>[] = [];
    const isWanted = ({ offering }: { readonly offering?: unknown }) =>
      isAsked(asked, { offering });
    const note = (call: string, facts: Cells<typeof CALLS>): void => {
      const row = calls.get(call);
      if (row !== undefined) calls.set(call, { ...row, ...facts });
    };

    function prove(
      { slip, call, offering, hit }: EventOf<'prize-awarded'>,
      meter: string,
      { held, time }: { readonly held: Held; readonly time: string },
    ): void {
      const proved = sum(held.lines.map((line) => amountOf(line)));
      const name = { slip, offering, meter };
      const figures = {
        held: dollarsOf(held.amount),
        won: hit.meters[meter],
        proved: dollarsOf(proved),
      };
      hits.push({ time, call, ...name, ...figures });
      for (const line of held.lines) {
        lines.push({ ...name, ...cellsOf(line), amount: dollarsOf(amountOf(line)) });
      }
    }

    function read(event: Event, record: LogRecord): void {
      switch (event.type) {
        case 'hand-called':
          meters.hold(event);
          calls.set(event.call, rowOf(callOf(event, record)));
          break;
        case 'call-withdrawn':
          meters.release(event, (standing.calls.get(event.call) as OpenCall).offering, record);
          note(event.call, { outcome: event.how });
          break;
        case 'prize-awarded': {
          const { call, slip, hit } = event;
          for (const [meter, held] of meters.release(event, event.offering, record)) {
            if (isHit(event, meter)) prove(event, meter, { held, time: record.at });
          }
          note(call, { outcome: 'awarded', slip, amount: hit.amount });
          break;
        }
        default:
          if (event.type === 'award-voided') note(event.call, { outcome: 'voided' });
          meters.move(event, record);
      }
    }

    return {
      read(record) {
        for (const event of eventsOf(record)) read(event, record);
      },
      sections: () => [
        makeSection('Calls, in order', CALLS, { rows: [...calls.values()].filter(isWanted) }),
        makeSection('Meter hits', HITS, {
          rows: hits.filter(isWanted),
          totals: ['held', 'won', 'proved'],
        }),
        makeSection('What each hit is made of', LINES, {
          rows: lines.filter(isWanted),
          totals: ['amount'],
        }),
      ],
    };
  },
};
