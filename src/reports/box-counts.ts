// Box counts: what was dropped, what was counted, by whom, and the difference; counts that were made
// again; and the boxes that still wait in the count room.
import type { EventOf, LogRecord } from '#house';
import { centsOf, dollarsOf, subtract } from '#money';
import { eventsOf, isAsked, type Report, type ReportPeriod } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';
import type { OpenDrop } from './standing.ts';

const DROPPED = {
  drop: ['Drop', 'text'],
  table: ['Table', 'text'],
  dropped: ['Dropped at', 'time'],
  droppedBy: ['By', 'text'],
  expected: ['Expected', 'money'],
} as const;

const COUNTED = {
  ...DROPPED,
  countedAt: ['Counted at', 'time'],
  countedBy: ['By', 'text'],
  before: ['Counted before', 'text'],
  counted: ['Counted', 'money'],
  variance: ['Variance', 'money'],
} as const;

const WAITING = { ...DROPPED, before: COUNTED.before } as const;

const factsOf = (drop: string, { table, at, by, expected, noted }: OpenDrop) => ({
  drop,
  table,
  dropped: at,
  droppedBy: by,
  expected,
  before: noted.map(({ by: who, counted }) => `${counted} by ${who}`).join(', '),
});

function countedRow(
  { drop, expected, counted }: EventOf<'box-counted'>,
  { at, by }: LogRecord,
  { standing }: ReportPeriod,
): Cells<typeof COUNTED> {
  const there = standing.drops.get(drop);
  return {
    ...(there === undefined ? { drop, expected } : factsOf(drop, there)),
    countedAt: at,
    countedBy: by,
    counted,
    variance: dollarsOf(subtract(centsOf(counted), centsOf(expected))),
  };
}

export const BOX_COUNTS: Report = {
  id: 'box-counts',
  title: 'Box counts',
  about: 'Every box dropped and counted, recounts, and each variance.',
  sees: 'books',
  asks: ['table'],
  takes: 'days',
  open(period) {
    const { asked, standing } = period;
    const drops: Cells<typeof DROPPED>[] = [];
    const counts: Cells<typeof COUNTED>[] = [];
    const isWanted = ({ table }: { readonly table?: unknown }): boolean =>
      isAsked(asked, { table });
    return {
      read(record) {
        const { at: dropped, by: droppedBy } = record;
        for (const event of eventsOf(record)) {
          if (event.type === 'box-dropped') {
            const { drop, table, expected } = event;
            drops.push({ drop, table, dropped, droppedBy, expected });
          } else if (event.type === 'box-counted') {
            counts.push(countedRow(event, record, period));
          }
        }
      },
      sections: () => [
        makeSection('Dropped', DROPPED, { rows: drops.filter(isWanted), totals: ['expected'] }),
        makeSection('Counted', COUNTED, {
          rows: counts.filter(isWanted),
          totals: ['expected', 'counted', 'variance'],
        }),
        makeSection('Not counted at the end of the period', WAITING, {
          rows: [...standing.drops].map(([drop, facts]) => factsOf(drop, facts)).filter(isWanted),
          totals: ['expected'],
        }),
      ],
    };
  },
};
