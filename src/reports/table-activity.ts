// Table activity: when a table was open and for how long, what was collected there, and whatever else
// happened to its money.
import type { Dollars, Event, EventOf, LogRecord } from '#house';
import { add, addTo, type Cents, centsOf, dollarsOf, subtract, ZERO } from '#money';
import { boxedFees, paidIn, returnedIn } from './collection.ts';
import { eventsOf, isAsked, type Report, type ReportPeriod } from './report.ts';
import { type Cells, makeSection, type ReportSection } from './sheet.ts';
import type { TableStanding } from './standing.ts';

interface Counts {
  rounds: number;
  collected: Cents;
  returned: Cents;
}

/** One time that a table was open. */
interface Session extends Counts {
  readonly table: string;
  readonly open: TableStanding;
  closed?: { readonly at: string; readonly by: string };
}

interface Activity {
  readonly sessions: Session[];
  /** Those of tables that are open. */
  readonly running: Map<string, Session>;
  /** What came into the box of a table, less what was given back, also after it was closed. */
  readonly nets: Map<string, Cents>;
  readonly adminFees: Map<string, Cents>;
  readonly transactions: Cells<typeof TRANSACTIONS>[];
}

const MS_A_MINUTE = 60_000;

/** Hours and minutes, as `5:30`. */
const hoursIn = (ms: number): string => {
  const minutes = Math.floor(ms / MS_A_MINUTE);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

/** What of a session lies in the period. */
function timeOf({ open, closed }: Session, { from, until }: ReportPeriod): number {
  const start = Math.max(Date.parse(open.since), from);
  const end = closed === undefined ? until : Date.parse(closed.at);
  return Math.max(0, end - start);
}

function begin({ sessions, running }: Activity, table: string, open: TableStanding): void {
  const session = { table, open, rounds: 0, collected: ZERO, returned: ZERO };
  sessions.push(session);
  running.set(table, session);
}

const TRANSACTIONS = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  table: ['Table', 'text'],
  what: ['What', 'text'],
  amount: ['Amount', 'money'],
  about: ['About', 'text'],
  by: ['By', 'text'],
} as const;

type Noted = Pick<Cells<typeof TRANSACTIONS>, 'table' | 'amount' | 'about'>;

/** What is a transaction of a table, besides its rounds. */
function notedOf(event: Event, period: ReportPeriod): Noted | undefined {
  switch (event.type) {
    case 'table-opened':
    case 'table-closed':
      return { table: event.table };
    case 'tray-filled':
      return { table: event.table, amount: event.amount };
    case 'box-dropped':
      return { table: event.table, amount: event.expected, about: event.drop };
    case 'instrument-placed':
      return event.fee === undefined ? undefined : redemptionFee(event, event.fee);
    case 'instrument-taken-back':
      return redemptionFee(event, dollarsOf(returnedIn(event)));
    case 'fees-returned':
      return {
        table: event.table,
        amount: dollarsOf(returnedIn(event)),
        about: `${event.offering}: ${event.reason}`,
      };
    case 'fee-corrected':
      return {
        table: event.table,
        amount: event.each,
        about: `${event.offering}, seat ${event.seat}: ${event.reason}`,
      };
    case 'hand-called':
      return { table: event.table, about: `${event.offering}, seat ${event.seat}` };
    case 'prize-awarded':
      return { table: event.table, amount: event.hit.amount, about: event.offering };
    case 'claim-paid':
      return event.from === 'tray' ? trayPayment(event, period) : undefined;
    case 'sensor-reported':
      return {
        table: event.table,
        about: `seat ${event.seat} ${event.works ? 'works again' : 'does not work'}`,
      };
    default:
      return undefined;
  }
}

const redemptionFee = (
  { table, offering, serial }: EventOf<'instrument-placed' | 'instrument-taken-back'>,
  amount: Dollars,
): Noted => ({ table, amount, about: `${offering}: ${serial}` });

function trayPayment(
  { claim, moves = [] }: EventOf<'claim-paid'>,
  { standing }: ReportPeriod,
): Noted {
  const paid = moves.find(([, , credit]) => credit.startsWith('table/'));
  return {
    table: standing.claims.get(claim)?.table,
    amount: paid?.[3] ?? '0.00',
    about: claim,
  };
}

/** Fees at a table: into its box, or out of it again. */
function collect(
  { running, nets }: Activity,
  table: string,
  { collected = ZERO, returned = ZERO }: { readonly collected?: Cents; readonly returned?: Cents },
): void {
  addTo(nets, table, subtract(collected, returned));
  const session = running.get(table);
  if (session === undefined) return;
  session.collected = add(session.collected, collected);
  session.returned = add(session.returned, returned);
}

function count(activity: Activity, event: Event, { at, by }: LogRecord): void {
  const { running, adminFees } = activity;
  switch (event.type) {
    case 'table-opened': {
      const { table, game, limit, npn = false } = event;
      const open = { since: at, by, game, npn };
      begin(activity, table, limit === undefined ? open : { ...open, limit });
      break;
    }
    case 'table-closed':
      (running.get(event.table) as Session).closed = { at, by };
      running.delete(event.table);
      break;
    case 'round-started': {
      (running.get(event.table) as Session).rounds += 1;
      for (const fee of boxedFees(event))
        collect(activity, event.table, { collected: paidIn(fee).amount });
      break;
    }
    case 'instrument-placed':
      collect(activity, event.table, { collected: centsOf(event.fee ?? '0.00') });
      break;
    case 'fee-corrected':
      collect(
        activity,
        event.table,
        event.wasThere ? { collected: centsOf(event.each) } : { returned: centsOf(event.each) },
      );
      break;
    case 'fees-returned':
    case 'instrument-taken-back':
      collect(activity, event.table, { returned: returnedIn(event) });
      break;
    case 'admin-fee-taken':
      addTo(adminFees, event.table, centsOf(event.amount));
      break;
  }
}

function sessionsOf(sessions: readonly Session[], period: ReportPeriod): ReportSection {
  return makeSection(
    'Table hours',
    {
      table: ['Table', 'text'],
      game: ['Game', 'text'],
      limit: ['Limit', 'text'],
      opened: ['Opened', 'time'],
      openedBy: ['By', 'text'],
      closed: ['Closed', 'time'],
      closedBy: ['By', 'text'],
      hours: ['Hours', 'text'],
      rounds: ['Rounds', 'count'],
      collected: ['Collected', 'money'],
      returned: ['Returned', 'money'],
    },
    {
      rows: sessions.map((session) => {
        const { table, open, closed, rounds, collected, returned } = session;
        return {
          table,
          game: open.npn ? `${open.game} (no purchase)` : open.game,
          limit: open.limit,
          opened: open.since,
          openedBy: open.by,
          closed: closed?.at,
          closedBy: closed?.by,
          hours: hoursIn(timeOf(session, period)),
          rounds,
          collected: dollarsOf(collected),
          returned: dollarsOf(returned),
        };
      }),
      totals: ['rounds', 'collected', 'returned'],
    },
  );
}

function tablesOf(
  { sessions, nets, adminFees }: Activity,
  period: ReportPeriod,
  names: readonly string[],
) {
  return makeSection(
    'Tables',
    {
      table: ['Table', 'text'],
      hours: ['Hours', 'text'],
      rounds: ['Rounds', 'count'],
      net: ['Received', 'money'],
      adminFees: ['Administrative fees', 'money'],
    },
    {
      rows: names.map((table) => {
        const mine = sessions.filter((session) => session.table === table);
        return {
          table,
          hours: hoursIn(mine.reduce((sum, session) => sum + timeOf(session, period), 0)),
          rounds: mine.reduce((sum, { rounds }) => sum + rounds, 0),
          net: dollarsOf(nets.get(table) ?? ZERO),
          adminFees: dollarsOf(adminFees.get(table) ?? ZERO),
        };
      }),
      totals: ['rounds', 'net', 'adminFees'],
    },
  );
}

export const TABLE_ACTIVITY: Report = {
  id: 'table-activity',
  title: 'Table activity',
  about: 'When each table opened and closed, its hours, rounds, fees, and other transactions.',
  sees: 'books',
  asks: ['table'],
  takes: 'days',
  open(period) {
    const running = new Map<string, Session>();
    const activity: Activity = {
      sessions: [],
      running,
      nets: new Map(),
      adminFees: new Map(),
      transactions: [],
    };
    for (const [table, open] of period.standing.tables) begin(activity, table, open);
    const isWanted = (table: unknown): boolean => isAsked(period.asked, { table });
    return {
      read(record) {
        const { at: time, seq, by } = record;
        for (const event of eventsOf(record)) {
          const noted = notedOf(event, period);
          if (noted !== undefined && isWanted(noted.table)) {
            activity.transactions.push({ time, record: seq, what: event.type, by, ...noted });
          }
          count(activity, event, record);
        }
      },
      sections() {
        const { sessions, nets, adminFees, transactions } = activity;
        const wanted = sessions.filter(({ table }) => isWanted(table));
        const names = [...wanted.map(({ table }) => table), ...nets.keys(), ...adminFees.keys()];
        const all = [...new Set(names)];
        return [
          tablesOf(activity, period, all.filter(isWanted).sort()),
          sessionsOf(wanted, period),
          makeSection('Transactions', TRANSACTIONS, { rows: transactions }),
        ];
      },
    };
  },
};
