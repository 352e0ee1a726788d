// Tournaments of some days: what was announced, what each one had in its pool and paid for its places,
// who was punished, what was undone, and who has signed the log.
import type { Event, LogRecord } from '../events.ts';
import { eventsOf, isAsked, type Report } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const PLACE = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  by: ['By', 'text'],
  tournament: ['Tournament', 'text'],
} as const;

const POOLS = {
  ...PLACE,
  offering: ['Offering', 'text'],
  entries: ['Entries', 'count'],
  collected: ['Collected', 'money'],
  fromHouse: ['From the house', 'money'],
  bounties: ['Bounties', 'money'],
  charity: ['Charity', 'money'],
  places: ['Prize pool', 'money'],
} as const;

const RESULTS = {
  ...PLACE,
  place: ['Place', 'count'],
  patron: ['Patron', 'text'],
  words: ['Besides', 'text'],
  amount: ['Paid', 'money'],
} as const;

const STEPS = {
  ...PLACE,
  what: ['What', 'text'],
  patron: ['Patron', 'text'],
  about: ['About', 'text'],
} as const;

interface Lines {
  readonly pools: Cells<typeof POOLS>[];
  readonly results: Cells<typeof RESULTS>[];
  readonly steps: Cells<typeof STEPS>[];
}

/** What somebody has decided besides the run of the play. */
function stepOf(event: Event): Pick<Cells<typeof STEPS>, 'patron' | 'about'> | undefined {
  switch (event.type) {
    case 'tournament-announced':
      return { about: `${event.title}, ${event.startsAt}` };
    case 'structure-changed':
    case 'deal-confirmed':
      return {};
    case 'entrant-penalized':
      return { patron: event.patron, about: `${event.penalty}, ${event.clause}: ${event.reason}` };
    case 'bust-undone':
    case 'tournament-cancelled':
    case 'deal-dropped':
      return { about: event.reason };
    case 'entry-withdrawn':
      return { patron: event.patron, about: event.reason };
    case 'deal-recorded':
      return {
        patron: event.shares.map(({ patron, amount }) => `${patron} ${amount}`).join(', '),
        about: event.terms,
      };
    case 'charity-paid':
      return { about: `${event.charity}: ${event.amount}, ${event.reference}` };
    case 'tournament-signed':
      return { about: event.note ?? '' };
    default:
      return undefined;
  }
}

function read({ pools, results, steps }: Lines, event: Event, { at, seq, by }: LogRecord): void {
  if (!('tournament' in event)) return;
  const place = { time: at, record: seq, by, tournament: event.tournament };
  const step = stepOf(event);
  if (step !== undefined) steps.push({ ...place, what: event.type, ...step });
  if (event.type === 'pool-closed') {
    const { offering, entryCount: entries, collected, fromHouse, bounties, charity } = event;
    const money = { collected, fromHouse, bounties, charity, places: event.places };
    pools.push({ ...place, offering, entries, ...money });
  }
  if (event.type === 'tournament-awarded') {
    for (const line of event.results) results.push({ ...place, ...line });
  }
}

export const TOURNAMENT_LOG: Report = {
  id: 'tournaments',
  title: 'Tournament log',
  about: 'Pools, results and every decision of the tournaments of some days.',
  sees: 'tournaments',
  asks: ['offering'],
  takes: 'days',
  open({ asked }) {
    const lines: Lines = { pools: [], results: [], steps: [] };
    const ofOffering = new Set<string>();
    return {
      read(record) {
        for (const event of eventsOf(record)) {
          if (!('tournament' in event)) continue;
          if ('offering' in event && isAsked(asked, event)) ofOffering.add(event.tournament);
          // Of a tournament that was announced earlier only some events name the offering.
          if (asked.offering === undefined || ofOffering.has(event.tournament)) {
            read(lines, event, record);
          }
        }
      },
      sections: () => [
        makeSection('Pools', POOLS, {
          rows: lines.pools,
          totals: ['entries', 'collected', 'fromHouse', 'bounties', 'charity', 'places'],
        }),
        makeSection('Results', RESULTS, { rows: lines.results, totals: ['amount'] }),
        makeSection('Decisions', STEPS, { rows: lines.steps }),
      ],
    };
  },
};
