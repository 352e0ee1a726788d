// Exceptions: whatever was taken back, corrected, counted otherwise or done by hand.
import type { Event, FeeTaken, LogRecord } from '#house';
import { add, type Cents, centsOf, dollarsOf, subtract, sum, times, ZERO } from '#money';
import { returnedIn } from './collection.ts';
import { makeDayReader } from './days-of.ts';
import { eventsOf, proposerOf, type Report, reasonOf } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const COLUMNS = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  kind: ['Kind', 'text'],
  what: ['What', 'text'],
  where: ['Where', 'text'],
  amount: ['Amount', 'money'],
  proposedBy: ['Proposed by', 'text'],
  by: ['By', 'text'],
  words: ['Words', 'text'],
} as const;

const BY_TIME = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  what: ['What', 'text'],
  amount: ['Amount', 'money'],
} as const;

type Exception = Pick<Cells<typeof COLUMNS>, 'kind' | 'where' | 'amount'>;

/** What is out of the ordinary in an event, if anything is. */
function exceptionOf(event: Event): Exception | undefined {
  switch (event.type) {
    case 'award-voided':
      return { kind: 'void', where: `${event.offering}, call ${event.call}`, amount: event.amount };
    case 'call-verified': {
      const { call, unrecorded } = event;
      if (unrecorded === undefined) return undefined;
      const places = unrecorded.map(({ seat, behind }) =>
        behind === undefined ? `seat ${seat}` : `behind seat ${seat}`,
      );
      return { kind: 'not recorded at the deal', where: `call ${call}: ${places.join(', ')}` };
    }
    case 'call-withdrawn':
      return { kind: 'back-out', where: `call ${event.call}, ${event.how}` };
    case 'fund-adjusted':
      return { kind: 'adjustment', where: event.account, amount: event.by };
    case 'fees-returned': {
      const amount = dollarsOf(returnedIn(event));
      return { kind: 'fees given back', where: `${event.table}, ${event.offering}`, amount };
    }
    case 'fee-corrected': {
      const { table, round, seat, offering, wasThere, each } = event;
      const what = wasThere ? 'missed' : 'not there';
      return {
        kind: 'fee corrected',
        where: `${table}.${round}, seat ${seat}, ${offering}: ${what}`,
        amount: each,
      };
    }
    case 'box-count-noted':
      // What should have been there is not told before the count is over.
      return { kind: 'to be counted again', where: event.drop };
    case 'box-counted': {
      const variance = subtract(centsOf(event.counted), centsOf(event.expected));
      if (variance === ZERO) return undefined;
      return { kind: 'variance', where: event.drop, amount: dollarsOf(variance) };
    }
    case 'tray-counted': {
      const { table, by, counted, expected } = event;
      const variance = subtract(centsOf(counted), centsOf(expected));
      if (variance === ZERO) return undefined;
      const where = `${table}, tray, counted by ${by.join(' and ')}`;
      return { kind: 'variance', where, amount: dollarsOf(variance) };
    }
    case 'dropped-chips-noted':
      return { kind: 'to be counted again', where: `${event.table}, promotional chips` };
    case 'dropped-chips-counted': {
      const variance = event.counted - event.expected.length;
      if (variance === 0) return undefined;
      return { kind: 'chip variance', where: `${event.table}: ${variance} promotional chips` };
    }
    case 'sensor-reported': {
      const how = event.works ? 'works again' : 'out';
      return { kind: 'sensor', where: `${event.table}, seat ${event.seat}: ${how}` };
    }
    case 'offering-suspended':
      return { kind: 'suspension', where: event.offering };
    case 'settings-changed':
      return event.from === undefined
        ? { kind: 'settings', where: 'the house' }
        : { kind: 'loosened settings', where: `the house, from ${event.from} on` };
    case 'proposal-approved':
      if (event.isBeyond !== true) return undefined;
      return { kind: 'beyond a limit', where: event.command ?? '' };
    case 'limit-neared':
      return { kind: 'near a limit', where: `${event.command}: ${event.limits.join('; ')}` };
    case 'winner-named':
      return { kind: 'winner named', where: `claim ${event.claim}: ${event.patron}` };
    case 'block-lifted':
      return { kind: 'block lifted', where: `claim ${event.claim}, ${event.evidence}` };
    case 'hold-cleared':
      return { kind: 'looked at twice', where: `claim ${event.claim}: ${event.lifts.join('; ')}` };
    case 'payment-recovered': {
      const { claim, patron = 'no name', winner = 'no name yet', owed } = event;
      const where = `claim ${claim}: paid to ${patron}, won by ${winner}`;
      return { kind: 'payment recovered', where, amount: owed };
    }
    case 'repayment-taken':
      return { kind: 'money paid back', where: event.receivable, amount: event.amount };
    case 'receivable-written-off':
      return { kind: 'written off', where: event.receivable, amount: event.amount };
    case 'patrons-merged':
      return { kind: 'patrons merged', where: `${event.patron} into ${event.into}` };
    case 'change-allowed':
      return { kind: 'change allowed', where: event.patron };
    case 'erasure-allowed':
      return { kind: 'erasure allowed', where: event.patron };
    case 'code-sealed':
      return { kind: 'sealed code', where: 'the house' };
    case 'glass-broken':
      return { kind: 'sealed code opened', where: event.staff };
    case 'acted-alone':
      return { kind: 'alone with the code', where: event.command, amount: event.amount };
    case 'log-continued': {
      const { origin, lost } = event;
      const gone = lost === undefined ? '' : `, records ${lost.from} to ${lost.through} were lost`;
      return { kind: 'log continued', where: `${origin}${gone}` };
    }
    case 'clock-doubted':
      return { kind: 'clock in doubt', where: `${event.why}: the machine says ${event.wall}` };
    case 'clock-confirmed':
      return { kind: 'clock confirmed', where: `${event.is}: ${event.house}, ${event.wall}` };
    case 'clock-corrected': {
      const { house, wall, since, note } = event;
      return {
        kind: 'clock corrected',
        where: `${house} is ${wall}, since record ${since}: ${note}`,
      };
    }
    case 'time-held':
      return { kind: 'time is behind', where: event.day };
    case 'time-caught-up':
      return { kind: 'time caught up', where: event.day };
    default:
      return promotionException(event);
  }
}

/** What was taken back or disputed in a drawing or a show. */
function promotionException(event: Event): Exception | undefined {
  switch (event.type) {
    case 'drawing-ended':
      if (event.ending !== 'ended') return undefined;
      return { kind: 'drawing given up', where: `${event.offering}, ${event.drawing}` };
    case 'draw-disputed':
      return { kind: 'draw disputed', where: `${event.drawing}, number ${event.serial}` };
    case 'claim-turned-down':
      return { kind: 'winner rejected', where: `${event.drawing}, number ${event.serial}` };
    case 'step-disputed':
      return { kind: 'result disputed', where: event.show };
    case 'show-abandoned':
      return { kind: 'show given up', where: event.show };
    default:
      return undefined;
  }
}

/** What a tick brought about, but for what it says of the clock itself. */
const isOfClock = ({ type }: Event): boolean => type === 'time-paced' || type === 'time-held';

/** What time brought about in the period, while nobody knows yet that it was the wrong one. */
function timeReader() {
  const rows: (Cells<typeof BY_TIME> & { readonly record: number })[] = [];
  const wrong: Cells<typeof BY_TIME>[] = [];
  return {
    wrong,
    read({ seq, at, command }: LogRecord, event: Event) {
      if (event.type === 'clock-corrected') {
        wrong.push(...rows.filter(({ record }) => record >= event.since));
        rows.length = 0;
      }
      if (command !== 'tick' || isOfClock(event)) return;
      const amount = sum((event.moves ?? []).map(([, , , moved]) => centsOf(moved)));
      const moved = amount === ZERO ? {} : { amount: dollarsOf(amount) };
      rows.push({ time: at, record: seq, what: event.type, ...moved });
    },
  };
}

/** Fees of seats whose sensor did not light: a person said that they lay there. */
interface ByHand {
  readonly day: string;
  readonly table: string;
  readonly offering: string;
  fees: number;
  amount: Cents;
}

function addByHand(
  all: Map<string, ByHand>,
  { day, table }: { readonly day: string; readonly table: string },
  { offering, each, byHand = [] }: FeeTaken,
): void {
  if (byHand.length === 0) return;
  const key = `${day} ${table} ${offering}`;
  const line = all.get(key) ?? { day, table, offering, fees: 0, amount: ZERO };
  line.fees += byHand.length;
  line.amount = add(line.amount, times(centsOf(each), BigInt(byHand.length)));
  all.set(key, line);
}

export const EXCEPTIONS: Report = {
  id: 'exceptions',
  title: 'Exceptions',
  about:
    'Voids, back-outs, adjustments, variances, overrides, limits, the sealed code, returned fees, and sensors.',
  sees: 'exceptions',
  asks: [],
  takes: 'days',
  open(period) {
    const rows: Cells<typeof COLUMNS>[] = [];
    const byHand = new Map<string, ByHand>();
    const byTime = timeReader();
    const dayOf = makeDayReader(period.days);
    const rowOf = (event: Event, found: Exception, record: LogRecord) => ({
      time: record.at,
      record: record.seq,
      what: event.type,
      by: record.by,
      ...found,
      proposedBy: proposerOf(record),
      words: reasonOf(event),
    });
    return {
      read(record) {
        const day = period.days[dayOf(record)]?.day as string;
        for (const event of eventsOf(record)) {
          byTime.read(record, event);
          const found = exceptionOf(event);
          if (found !== undefined) rows.push(rowOf(event, found, record));
          if (event.type !== 'round-started') continue;
          for (const fee of event.fees) addByHand(byHand, { day, table: event.table }, fee);
        }
      },
      sections: () => [
        makeSection('Exceptions', COLUMNS, { rows }),
        ...(byTime.wrong.length === 0
          ? []
          : [makeSection('Done by the wrong time', BY_TIME, { rows: byTime.wrong })]),
        makeSection(
          'Overrides: fees entered by hand',
          {
            day: ['Gaming day', 'text'],
            table: ['Table', 'text'],
            offering: ['Offering', 'text'],
            fees: ['Fees', 'count'],
            amount: ['Amount', 'money'],
          },
          {
            rows: [...byHand.values()].map((line) => {
              return { ...line, amount: dollarsOf(line.amount) };
            }),
            totals: ['fees', 'amount'],
          },
        ),
      ],
    };
  },
};
