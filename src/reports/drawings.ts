// Tickets and drawings, as the sheets ask for their records: who was given which numbers and why, and
// what came of each drawing, ticket by ticket.
import type { EventOf, LogRecord } from '#house';
import { eventsOf, isAsked, type Report } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const TICKETS = {
  time: ['Issued', 'time'],
  record: ['Record', 'count'],
  offering: ['Offering', 'text'],
  first: ['First number', 'count'],
  tickets: ['Tickets', 'count'],
  how: ['By', 'text'],
  because: ['Because', 'text'],
  patron: ['Patron', 'text'],
  table: ['Table', 'text'],
  seat: ['Seat', 'count'],
  by: ['Issued by', 'text'],
} as const;

const DRAWS = {
  time: ['When', 'time'],
  record: ['Record', 'count'],
  offering: ['Offering', 'text'],
  drawing: ['Drawing', 'text'],
  step: ['What', 'text'],
  serial: ['Number', 'count'],
  patron: ['Patron', 'text'],
  because: ['Because', 'text'],
  by: ['By', 'text'],
} as const;

const issuedRows = (
  { offering, batches, because }: EventOf<'tickets-issued'>,
  { at, seq, by }: LogRecord,
): readonly Cells<typeof TICKETS>[] =>
  batches.map(({ first, count, how, patron, table, seat }) => ({
    time: at,
    record: seq,
    offering,
    first,
    tickets: count,
    how,
    because,
    patron,
    table,
    seat,
    by,
  }));

type Step = Pick<Cells<typeof DRAWS>, 'step' | 'serial' | 'patron' | 'because'>;

/** What an event of a drawing says, in few words. */
function stepOf(event: ReturnType<typeof eventsOf>[number]): Step | undefined {
  switch (event.type) {
    case 'drawing-announced':
      return { step: event.commitment === undefined ? 'announced: mechanical' : 'announced' };
    case 'drum-closed':
      return { step: `closed with ${event.count} numbers`, because: event.root };
    case 'draw-recorded':
      return { step: 'recorded', serial: event.serial };
    case 'draw-disputed':
      return { step: 'disputed', because: event.reason };
    case 'ticket-drawn':
      return {
        step: event.passed === undefined ? 'drawn' : 'passed over',
        serial: event.serial,
        because: event.passed,
      };
    case 'draw-claimed':
      return { step: 'came forward', serial: event.serial, patron: event.patron };
    case 'draw-unclaimed':
      return { step: `no-show: ${event.then}`, serial: event.serial };
    case 'identity-brought':
      return { step: 'ID shown', serial: event.serial };
    case 'winner-forfeited':
      return { step: 'forfeited', serial: event.serial, because: event.because };
    case 'winner-confirmed':
      return { step: 'confirmed', serial: event.serial };
    case 'drawing-ended':
      return { step: `over: ${event.ending}`, because: event.reason };
    default:
      return undefined;
  }
}

export const DRAWINGS: Report = {
  id: 'drawings',
  title: 'Tickets and drawings',
  about: 'Tickets issued, and the results of each drawing.',
  sees: 'drawings',
  asks: ['offering'],
  takes: 'days',
  open({ asked }) {
    const issued: Cells<typeof TICKETS>[] = [];
    const draws: Cells<typeof DRAWS>[] = [];
    return {
      read(record) {
        for (const event of eventsOf(record)) {
          const offering = 'offering' in event ? event.offering : undefined;
          if (!isAsked(asked, { offering })) continue;
          if (event.type === 'tickets-issued') issued.push(...issuedRows(event, record));
          const step = stepOf(event);
          if (step === undefined || !('drawing' in event)) continue;
          const { at, seq, by } = record;
          draws.push({ time: at, record: seq, offering, drawing: event.drawing, ...step, by });
        }
      },
      sections: () => [
        makeSection('Tickets issued', TICKETS, { rows: issued, totals: ['tickets'] }),
        makeSection('Drawings, step by step', DRAWS, { rows: draws }),
      ],
    };
  },
};
