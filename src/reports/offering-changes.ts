// Every change of an offering: who proposed it, who approved it, and each value before and after.
import type { Event } from '#house';
import {
  eventsOf,
  isAsked,
  proposerOf,
  type Report,
  type ReportPeriod,
  reasonOf,
} from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const CHANGES = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  offering: ['Offering', 'text'],
  what: ['What', 'text'],
  version: ['Version', 'count'],
  proposedBy: ['Proposed by', 'text'],
  by: ['By', 'text'],
  words: ['Words', 'text'],
} as const;

const VALUES = {
  record: ['Record', 'count'],
  offering: ['Offering', 'text'],
  version: ['Version', 'count'],
  value: ['Value', 'text'],
  before: ['Before', 'text'],
  after: ['After', 'text'],
} as const;

/** Every value in a document, by its path: `values.seed`. */
function leavesOf(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, each]) =>
    leavesOf(each, path === '' ? key : `${path}.${key}`),
  );
}

function differencesOf(before: unknown, after: unknown) {
  const [old, now] = [before, after].map((document) => new Map(leavesOf(document ?? {}))) as [
    Map<string, string>,
    Map<string, string>,
  ];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((value) => old.get(value) !== now.get(value))
    .map((value) => ({ value, before: old.get(value), after: now.get(value) }));
}

const TYPES = [
  'offering-posted',
  'offering-changed',
  'offering-suspended',
  'offering-resumed',
  'offering-withdrawn',
] as const satisfies readonly Event['type'][];

type Change = Extract<Event, { readonly type: (typeof TYPES)[number] }>;

const isChange = (event: Event): event is Change =>
  (TYPES as readonly string[]).includes(event.type);

function versionOf(event: Change, { standing }: ReportPeriod): number | undefined {
  if (event.type === 'offering-posted') return 1;
  if (event.type === 'offering-changed') return event.version;
  return standing.offerings.get(event.offering)?.version;
}

export const OFFERING_CHANGES: Report = {
  id: 'offering-changes',
  title: 'Offering changes',
  about: 'Every offering posted, changed, suspended, resumed, or withdrawn, and by whom.',
  sees: 'offerings',
  asks: ['offering'],
  takes: 'days',
  open(period) {
    const { asked, standing } = period;
    const changes: Cells<typeof CHANGES>[] = [];
    const values: Cells<typeof VALUES>[] = [];
    return {
      read(record) {
        const { at: time, seq, by } = record;
        for (const event of eventsOf(record)) {
          if (!isChange(event)) continue;
          const { offering, type: what } = event;
          if (!isAsked(asked, { offering })) continue;
          const version = versionOf(event, period);
          const who = { proposedBy: proposerOf(record), by };
          const words = event.type === 'offering-posted' ? event.activity : reasonOf(event);
          changes.push({ time, record: seq, offering, what, version, ...who, words });
          if (!('document' in event)) continue;
          const before = standing.offerings.get(offering)?.document;
          for (const each of differencesOf(before, event.document)) {
            values.push({ record: seq, offering, version, ...each });
          }
        }
      },
      sections: () => [
        makeSection('Changes', CHANGES, { rows: changes }),
        makeSection('Values', VALUES, { rows: values }),
      ],
    };
  },
};
