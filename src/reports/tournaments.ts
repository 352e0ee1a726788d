// Tournaments of some days: what was announced, what each one had in its pool and paid for its places,
// who was punished, what was undone, and who has signed the log.
import { type Event, type LogRecord, noteOf } from '#house';
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

function read({ pools, results, steps }: Lines, event: Event, { at, seq, by }: LogRecord): void {
  if (!('tournament' in event)) return;
  const place = { time: at, record: seq, by, tournament: event.tournament };
  const note = noteOf(event);
  if (note !== undefined) steps.push({ ...place, ...note });
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
  about: 'Pools, results, and every decision of tournaments, by day.',
  sees: 'tournaments',
  asks: ['offering'],
  takes: 'days',
  open({ asked, standing: { tournaments } }) {
    const lines: Lines = { pools: [], results: [], steps: [] };
    // By the end of the period every tournament in it has been announced.
    const asksFor = ({ tournament }: { readonly tournament?: unknown }): boolean =>
      isAsked(asked, { offering: tournaments.get(tournament as string) });
    return {
      read(record) {
        for (const event of eventsOf(record)) {
          if ('tournament' in event) read(lines, event, record);
        }
      },
      sections: () => [
        makeSection('Pools', POOLS, {
          rows: lines.pools.filter(asksFor),
          totals: ['entries', 'collected', 'fromHouse', 'bounties', 'charity', 'places'],
        }),
        makeSection('Results', RESULTS, {
          rows: lines.results.filter(asksFor),
          totals: ['amount'],
        }),
        makeSection('Decisions', STEPS, { rows: lines.steps.filter(asksFor) }),
      ],
    };
  },
};
