// The player club: registrations and cards, hours that were scanned and those that were left, credits
// earned and redeemed, and who has looked at whose card.

import { type Event, type EventOf, type LogRecord, momentIn, SCAN_FAULTS } from '#house';
import { eventsOf, isAsked, type Report, type ReportPeriod } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const PLACE = { time: ['Time', 'time'], record: ['Record', 'count'], by: ['By', 'text'] } as const;

const CARDS = {
  ...PLACE,
  what: ['What', 'text'],
  patron: ['Patron', 'text'],
  card: ['Card', 'text'],
  about: ['About', 'text'],
} as const;

const SCANS = {
  ...PLACE,
  read: ['Scanned at', 'time'],
  card: ['Card', 'text'],
  patron: ['Patron', 'text'],
  table: ['Table', 'text'],
  game: ['Game', 'text'],
  credits: ['Credits', 'count'],
  left: ['Why not counted', 'text'],
} as const;

const REDEEMED = {
  ...PLACE,
  offering: ['Offering', 'text'],
  patron: ['Patron', 'text'],
  card: ['Card', 'text'],
  prize: ['Prize', 'text'],
  credits: ['Credits', 'count'],
  award: ['Award', 'text'],
} as const;

interface Lines {
  readonly cards: Cells<typeof CARDS>[];
  readonly scans: Cells<typeof SCANS>[];
  readonly redeemed: Cells<typeof REDEEMED>[];
  readonly looks: Cells<typeof CARDS>[];
}

const placeOf = ({ at, seq, by }: LogRecord) => ({ time: at, record: seq, by });

/** What happened to a card itself, or who has looked at it. */
function cardLine(event: Event): Omit<Cells<typeof CARDS>, keyof typeof PLACE> | undefined {
  switch (event.type) {
    case 'member-registered':
      return { patron: event.patron, card: event.card, about: event.fields.join(', ') };
    case 'card-replaced':
      return { patron: event.patron, card: event.card, about: `${event.before}: ${event.reason}` };
    case 'card-pin-set':
      return { patron: event.patron, about: event.document };
    case 'card-read':
      return { patron: event.patron, about: event.reason };
    case 'card-opened':
    case 'card-refused':
      return { patron: event.patron, about: event.device };
    default:
      return undefined;
  }
}

const LOOKS: readonly Event['type'][] = ['card-read', 'card-opened', 'card-refused'];

function scanLines(
  { booked, left }: EventOf<'scans-booked'>,
  record: LogRecord,
  { zone, asked }: ReportPeriod,
): readonly Cells<typeof SCANS>[] {
  const place = placeOf(record);
  return [
    ...booked.map(({ card, patron, at, table, game, credits = {} }) => ({
      ...place,
      read: momentIn(at, zone),
      card,
      patron,
      table,
      game,
      credits: Object.entries(credits)
        .filter(([offering]) => isAsked(asked, { offering }))
        .reduce((sum, [, count]) => sum + count, 0),
    })),
    ...left.map(({ card, at, because }) => ({
      ...place,
      read: at,
      card,
      left: SCAN_FAULTS[because],
    })),
  ];
}

function read(lines: Lines, record: LogRecord, period: ReportPeriod): void {
  const place = placeOf(record);
  for (const event of eventsOf(record)) {
    const line = cardLine(event);
    if (line !== undefined) {
      const rows = LOOKS.includes(event.type) ? lines.looks : lines.cards;
      rows.push({ ...place, what: event.type, ...line });
    }
    if (event.type === 'scans-booked') lines.scans.push(...scanLines(event, record, period));
    if (event.type === 'credits-redeemed' && isAsked(period.asked, event)) {
      const { offering, patron, card, award } = event;
      for (const { title, credits } of event.prizes) {
        lines.redeemed.push({ ...place, offering, patron, card, prize: title, credits, award });
      }
    }
    if (event.type === 'credits-voided' && isAsked(period.asked, event)) {
      const { offering, credits } = event;
      lines.redeemed.push({ ...place, offering, prize: 'void: the period is over', credits });
    }
  }
}

export const CLUB: Report = {
  id: 'club',
  title: 'Player club',
  about: 'Registrations, scanned hours, credits earned and redeemed, and every card lookup.',
  sees: 'club',
  asks: ['offering'],
  takes: 'days',
  open(period) {
    const lines: Lines = { cards: [], scans: [], redeemed: [], looks: [] };
    return {
      read: (record) => read(lines, record, period),
      sections: () => [
        makeSection('Registrations and cards', CARDS, { rows: lines.cards }),
        makeSection('Scans', SCANS, { rows: lines.scans, totals: ['credits'] }),
        makeSection('Credits redeemed', REDEEMED, { rows: lines.redeemed, totals: ['credits'] }),
        makeSection('Card lookups', CARDS, { rows: lines.looks }),
      ],
    };
  },
};
