// Promotional chips as their sheets want them on record: every sale with patron, time, price, chips and
// cashier; every issue; vouchers changed; every use and how it ended; what the cage gave; what lay in
// the drop boxes; what is out at the end of the period.
import { momentIn } from '../days.ts';
import type { Event, EventOf, LogRecord } from '../events.ts';
import { countIn, dollarsIn } from '../money.ts';
import { eventsOf, isAsked, type Period, type Report } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const PLACE = { time: ['Time', 'time'], record: ['Record', 'count'] } as const;

const SALES = {
  ...PLACE,
  patron: ['Patron', 'text'],
  number: ['Buy-in', 'count'],
  price: ['Paid', 'money'],
  face: ['Chips issued', 'money'],
  serial: ['Serial', 'text'],
  window: ['Window', 'text'],
  by: ['Cashier', 'text'],
} as const;

const ISSUES = {
  ...PLACE,
  batch: ['Batch', 'text'],
  instrument: ['Kind', 'text'],
  how: ['How', 'text'],
  patron: ['Patron', 'text'],
  count: ['Count', 'count'],
  face: ['Face of each', 'money'],
  expires: ['Expires', 'text'],
  by: ['By', 'text'],
} as const;

const USES = {
  ...PLACE,
  serial: ['Serial', 'text'],
  table: ['Table', 'text'],
  what: ['What', 'text'],
  patron: ['Patron', 'text'],
  wagered: ['Wagered', 'money'],
  fee: ['Fee', 'money'],
  pays: ['Player-dealer paid', 'money'],
  redeems: ['For the player-dealer', 'money'],
  exchanged: ['Exchanged', 'money'],
  details: ['Details', 'text'],
  by: ['By', 'text'],
} as const;

const COUNTS = {
  ...PLACE,
  table: ['Table', 'text'],
  expected: ['Expected', 'count'],
  counted: ['Counted', 'count'],
  variance: ['Variance', 'count'],
  by: ['By', 'text'],
} as const;

type UseRow = Omit<Cells<typeof USES>, 'time' | 'record' | 'by'>;

/** What an event says of a use, a voucher or an end without one. */
function usesIn(event: Event): readonly UseRow[] {
  switch (event.type) {
    case 'voucher-changed':
      return [{ serial: event.serial, what: 'voucher changed', patron: event.patron }];
    case 'instrument-placed': {
      const { serial, table, patron, amount: wagered, fee, bet, side, live, seat } = event;
      const details = `seat ${seat}, ${bet} ${side}, live ${live}`;
      return [{ serial, table, what: 'placed', patron, wagered, fee, details }];
    }
    case 'instrument-taken-back': {
      const { serial, table, reason: details } = event;
      return [{ serial, table, what: 'taken back', details }];
    }
    case 'instrument-played': {
      const { serial, table, ending, pays, redeems, becomes } = event;
      return [{ serial, table, what: ending, pays, redeems, details: becomes }];
    }
    case 'use-verified':
      return [{ serial: event.serial, what: 'verified' }];
    case 'use-disputed':
      return [{ serial: event.serial, what: 'disputed', details: event.reason }];
    case 'use-exchanged': {
      const { serial, table, amount: exchanged } = event;
      return [{ serial, table, what: 'exchanged at the cage', exchanged }];
    }
    case 'instruments-voided':
      return event.serials.map((serial) => ({ serial, what: 'voided', details: event.reason }));
    case 'instruments-expired':
      return event.serials.map((serial) => ({ serial, what: 'expired' }));
    default:
      return [];
  }
}

const placeOf = ({ at, seq, by }: LogRecord) => ({ time: at, record: seq, by });

const saleRow = (event: EventOf<'chips-sold'>, record: LogRecord): Cells<typeof SALES> => {
  const { patron, number, price, face, serial, window } = event;
  return { ...placeOf(record), patron, number, price, face, serial, window };
};

function issueRow(
  event: EventOf<'instruments-issued'>,
  record: LogRecord,
  { zone }: Period,
): Cells<typeof ISSUES> {
  const { batch, instrument, how, patron, serials, face, expires } = event;
  return {
    ...{ ...placeOf(record), batch, instrument, how, patron, count: serials.length, face },
    expires: expires === undefined ? undefined : momentIn(expires, zone),
  };
}

const countRow = (
  { table, expected, counted }: EventOf<'dropped-chips-counted'>,
  record: LogRecord,
): Cells<typeof COUNTS> => ({
  ...{ ...placeOf(record), table, expected: expected.length, counted },
  variance: counted - expected.length,
});

/** What was put out and what was taken in, at face. */
function faceOf(event: Event): { readonly put: bigint; readonly lost: bigint } {
  if (event.type === 'chips-sold') return { put: countIn(event.face), lost: 0n };
  if (event.type === 'instruments-issued') {
    return { put: countIn(event.face) * BigInt(event.serials.length), lost: 0n };
  }
  const isLost = event.type === 'instrument-played' && event.becomes !== 'kept';
  return { put: 0n, lost: isLost ? countIn(event.amount) : 0n };
}

export const PROMOTIONAL_CHIPS: Report = {
  id: 'promotional-chips',
  title: 'Promotional chips',
  about: 'Sales and issues, every use, what the cage exchanged, and lost chips in the drop boxes.',
  sees: 'chips',
  asks: ['offering'],
  takes: 'days',
  open(period) {
    const sales: Cells<typeof SALES>[] = [];
    const issues: Cells<typeof ISSUES>[] = [];
    const uses: Cells<typeof USES>[] = [];
    const counts: Cells<typeof COUNTS>[] = [];
    const faces = { put: 0n, lost: 0n };
    return {
      read(record) {
        for (const event of eventsOf(record)) {
          if (event.type === 'dropped-chips-counted') counts.push(countRow(event, record));
          if ('offering' in event && !isAsked(period.asked, { offering: event.offering })) continue;
          if (event.type === 'chips-sold') sales.push(saleRow(event, record));
          if (event.type === 'instruments-issued') issues.push(issueRow(event, record, period));
          const { put, lost } = faceOf(event);
          faces.put += put;
          faces.lost += lost;
          uses.push(...usesIn(event).map((row) => ({ ...placeOf(record), ...row })));
        }
      },
      sections: () => [
        makeSection('Sold', SALES, { rows: sales, totals: ['price', 'face'] }),
        makeSection('Issued', ISSUES, { rows: issues, totals: ['count'] }),
        makeSection('Used', USES, {
          rows: uses,
          totals: ['fee', 'pays', 'redeems', 'exchanged'],
        }),
        makeSection('Lost chips in the drop boxes', COUNTS, {
          rows: counts,
          totals: ['expected', 'counted', 'variance'],
        }),
        makeSection(
          'At face, in the period',
          { put: ['Given or sold', 'money'], lost: ['Played out', 'money'] },
          { rows: [{ put: dollarsIn(faces.put), lost: dollarsIn(faces.lost) }] },
        ),
      ],
    };
  },
};
