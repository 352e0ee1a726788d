// Shows, as the sheets ask for their records: who played, every step with what decided it and who
// signed for it, and what was won.
import type { LogRecord } from '#house';
import { eventsOf, type Report } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const STEPS = {
  time: ['When', 'time'],
  record: ['Record', 'count'],
  show: ['Show', 'text'],
  what: ['What', 'text'],
  said: ['Came to', 'text'],
  decided: ['Decided by', 'text'],
  by: ['By', 'text'],
  recordedBy: ['Recorded by', 'text'],
} as const;

const PRIZES = {
  time: ['Awarded', 'time'],
  record: ['Record', 'count'],
  slip: ['Slip', 'count'],
  show: ['Show', 'text'],
  offering: ['Offering', 'text'],
  patron: ['Patron', 'text'],
  table: ['Table', 'text'],
  seat: ['Seat', 'count'],
  prize: ['Prize', 'text'],
  amount: ['Amount', 'money'],
  because: ['Because', 'text'],
  signedBy: ['Signed by', 'text'],
} as const;

type Told = ReturnType<typeof eventsOf>[number];
type Step = Omit<Cells<typeof STEPS>, 'time' | 'record' | 'by'>;

const factsIn = (facts: Readonly<Record<string, unknown>> = {}): readonly string[] =>
  Object.entries(facts).map(([name, value]) => `${name} ${[value].flat().join(', ')}`);

/** What an event of a show says, in few words. */
function stepOf(event: Told, awarded: ReadonlyMap<string, string>): Step | undefined {
  switch (event.type) {
    case 'show-started':
      return { show: event.show, what: `started: ${event.game}`, said: event.players.join(', ') };
    case 'show-stepped': {
      const { step, choice, outcome, facts } = event.step;
      const isDrawn = event.chance !== undefined;
      return {
        show: event.show,
        what: step,
        said: [outcome ?? choice ?? '', ...factsIn(facts)].filter((each) => each !== '').join('; '),
        decided: outcome !== undefined ? 'a machine' : isDrawn ? 'the house’s draw' : 'people',
        recordedBy: event.recordedBy,
      };
    }
    case 'step-disputed':
      return { show: event.show, what: 'disputed', said: event.reason };
    case 'show-awarded':
      return { show: event.show, what: event.isLast ? 'awarded' : 'awarded in part' };
    case 'show-abandoned':
      return { show: event.show, what: 'abandoned', said: event.reason };
    case 'award-voided': {
      const show = awarded.get(event.call);
      return show === undefined ? undefined : { show, what: 'award voided', said: event.reason };
    }
    default:
      return undefined;
  }
}

function prizesOf(event: Told, { at, seq }: LogRecord): readonly Cells<typeof PRIZES>[] {
  if (event.type !== 'prizes-won' || event.of.what !== 'show') return [];
  const { slip, offering, claims, of } = event;
  const signed = {
    time: at,
    record: seq,
    slip,
    show: of.id,
    offering,
    signedBy: event.signedBy.join(', '),
  };
  return claims.flatMap(({ patron, table, seat, lines }) =>
    lines.map(({ row, amount, words, because }) => ({
      ...signed,
      patron,
      table,
      seat,
      prize: amount === undefined ? words : row,
      amount,
      because,
    })),
  );
}

export const SHOW_LOG: Report = {
  id: 'shows',
  title: 'Shows',
  about: 'Shows played for prizes: every step, what decided it, and what was won.',
  sees: 'shows',
  asks: [],
  takes: 'days',
  open() {
    const steps: Cells<typeof STEPS>[] = [];
    const prizes: Cells<typeof PRIZES>[] = [];
    const awarded = new Map<string, string>();
    return {
      read(record) {
        for (const event of eventsOf(record)) {
          if (event.type === 'show-awarded') awarded.set(event.award ?? '', event.show);
          const step = stepOf(event, awarded);
          const { at, seq, by } = record;
          if (step !== undefined) steps.push({ time: at, record: seq, ...step, by });
          prizes.push(...prizesOf(event, record));
        }
      },
      sections: () => [
        makeSection('Shows, step by step', STEPS, { rows: steps }),
        makeSection('Prizes', PRIZES, { rows: prizes, totals: ['amount'] }),
      ],
    };
  },
};
