// Promotional chips as their sheets want them on record: every sale with patron, time, price, chips and
// cashier; every issue; vouchers changed; every use and how it ended; what the cage gave; what lay in
// the drop boxes; and what was out at face, before and after.

import { type Event, type EventOf, type LogRecord, momentIn } from '#house';
import { add, type Cents, centsOf, dollarsOf, subtract, sum, times, ZERO } from '#money';
import { eventsOf, isAsked, type Report, type ReportPeriod } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';
import { bankText, type ChipStanding, type OutChip } from './standing-chips.ts';

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
  face: ['Face value', 'money'],
  expires: ['Expires', 'text'],
  by: ['By', 'text'],
} as const;

const USES = {
  ...PLACE,
  serial: ['Serial', 'text'],
  table: ['Table', 'text'],
  what: ['What', 'text'],
  patron: ['Patron', 'text'],
  playerDealer: ['Player-dealer', 'text'],
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
  before: ['Counted before', 'text'],
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
      const playerDealer = bankText(event.playerDealer);
      return [{ serial, table, what: ending, playerDealer, pays, redeems, details: becomes }];
    }
    case 'use-verified':
      return [{ serial: event.serial, what: 'verified' }];
    case 'use-disputed':
      return [{ serial: event.serial, what: 'disputed', details: event.reason }];
    case 'use-exchanged': {
      const { serial, table, amount: exchanged } = event;
      const playerDealer = bankText(event.playerDealer);
      return [{ serial, table, what: 'exchanged at the cage', playerDealer, exchanged }];
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
  { zone }: ReportPeriod,
): Cells<typeof ISSUES> {
  const { batch, instrument, how, patron, serials, face, expires } = event;
  return {
    ...placeOf(record),
    batch,
    instrument,
    how,
    patron,
    count: serials.length,
    face,
    expires: momentIn(expires, zone),
  };
}

const countRow = (
  { table, expected, counted, before = [] }: EventOf<'dropped-chips-counted'>,
  record: LogRecord,
): Cells<typeof COUNTS> => ({
  ...placeOf(record),
  table,
  expected: expected.length,
  counted,
  variance: counted - expected.length,
  before: before.map((count) => `${count.counted} by ${count.by}`).join(', '),
});

type Passing = 'given' | 'again' | 'played' | 'voided' | 'expired';

interface Passed extends Pick<OutChip, 'offering' | 'instrument'> {
  readonly what: Passing;
  readonly face: Cents;
}

/** What an event puts out of a kind or takes in, at face; the standing is as it was before. */
function passedIn(event: Event, { out, ended }: ChipStanding): readonly Passed[] {
  switch (event.type) {
    case 'chips-sold':
      return [{ ...kindOf(event), what: 'given', face: centsOf(event.face) }];
    case 'instruments-issued': {
      const face = times(centsOf(event.face), BigInt(event.serials.length));
      return [{ ...kindOf(event), what: 'given', face }];
    }
    case 'instrument-played': {
      const face = event.becomes === 'kept' ? ZERO : centsOf(event.amount);
      return [{ ...kindOf(out.get(event.serial)), what: 'played', face }];
    }
    case 'use-disputed': {
      const { chip, played = ZERO } = ended.get(event.use) ?? {};
      const face = out.has(event.serial) ? played : add(played, chip?.left ?? ZERO);
      return [{ ...kindOf(chip), what: 'again', face }];
    }
    case 'instruments-voided':
    case 'instruments-expired': {
      const what = event.type === 'instruments-voided' ? 'voided' : 'expired';
      return event.serials.map((serial) => {
        const chip = out.get(serial);
        return { ...kindOf(chip), what, face: chip?.left ?? ZERO };
      });
    }
    default:
      return [];
  }
}

const kindOf = ({ offering = '', instrument = '' }: Partial<OutChip> = {}) => ({
  offering,
  instrument,
});

const FACES = {
  offering: ['Offering', 'text'],
  instrument: ['Kind', 'text'],
  opening: ['Out before', 'money'],
  given: ['Given or sold', 'money'],
  again: ['Disputed', 'money'],
  played: ['Played out', 'money'],
  voided: ['Voided', 'money'],
  expired: ['Expired', 'money'],
  closing: ['Out', 'money'],
} as const;

type Faces = Record<'opening' | Passing, Cents> & ReturnType<typeof kindOf>;

/** What is out of each kind, before and after. */
function makeFaces({ standing: { chips }, asked }: ReportPeriod) {
  const kinds = new Map<string, Faces>();
  function note(kind: ReturnType<typeof kindOf>, what: 'opening' | Passing, face: Cents): void {
    const { offering, instrument } = kind;
    const key = `${offering} ${instrument}`;
    const none = {
      opening: ZERO,
      given: ZERO,
      again: ZERO,
      played: ZERO,
      voided: ZERO,
      expired: ZERO,
    };
    const faces = kinds.get(key) ?? { ...none, offering, instrument };
    kinds.set(key, faces);
    faces[what] = add(faces[what], face);
  }
  for (const chip of chips.out.values()) note(chip, 'opening', chip.left);
  return {
    see(event: Event): void {
      for (const { what, face, ...kind } of passedIn(event, chips)) note(kind, what, face);
    },
    section: () =>
      makeSection('At face', FACES, {
        rows: [...kinds.values()]
          .filter(({ offering }) => isAsked(asked, { offering }))
          .map(({ offering, instrument, ...faces }) => {
            const { opening, given, again, played, voided, expired } = faces;
            const closing = subtract(
              subtract(subtract(sum([opening, given, again]), played), voided),
              expired,
            );
            return {
              offering,
              instrument,
              opening: dollarsOf(opening),
              given: dollarsOf(given),
              again: dollarsOf(again),
              played: dollarsOf(played),
              voided: dollarsOf(voided),
              expired: dollarsOf(expired),
              closing: dollarsOf(closing),
            };
          }),
        totals: ['opening', 'given', 'again', 'played', 'voided', 'expired', 'closing'],
      }),
  };
}

export const PROMOTIONAL_CHIPS: Report = {
  id: 'promotional-chips',
  title: 'Promotional chips',
  about: 'Sales and issues, every use, cage exchanges, and lost chips in drop boxes.',
  sees: 'chips',
  asks: ['offering'],
  takes: 'days',
  open(period) {
    const sales: Cells<typeof SALES>[] = [];
    const issues: Cells<typeof ISSUES>[] = [];
    const uses: Cells<typeof USES>[] = [];
    const counts: Cells<typeof COUNTS>[] = [];
    const faces = makeFaces(period);
    return {
      read(record) {
        for (const event of eventsOf(record)) {
          faces.see(event);
          if (event.type === 'dropped-chips-counted') counts.push(countRow(event, record));
          if ('offering' in event && !isAsked(period.asked, { offering: event.offering })) continue;
          if (event.type === 'chips-sold') sales.push(saleRow(event, record));
          if (event.type === 'instruments-issued') issues.push(issueRow(event, record, period));
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
        faces.section(),
      ],
    };
  },
};
