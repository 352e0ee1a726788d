// What patrons predicted: the entries as they were printed, every result with who recorded and who
// confirmed it, and what was won.
import type { Event, LogRecord } from '#house';
import { eventsOf, isAsked, type Report } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const ENTRIES = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  contest: ['Contest', 'text'],
  what: ['What', 'text'],
  number: ['Entry', 'count'],
  patron: ['Patron', 'text'],
  hours: ['Hours of play', 'count'],
  answers: ['Picks', 'text'],
  by: ['By', 'text'],
} as const;

const RESULTS = {
  time: ['Decided', 'time'],
  record: ['Record', 'count'],
  contest: ['Contest', 'text'],
  title: ['Game', 'text'],
  was: ['Before', 'text'],
  is: ['Result', 'text'],
  recordedBy: ['Recorded by', 'text'],
  confirmedBy: ['Confirmed by', 'text'],
  disputedBy: ['Disputed by', 'text'],
  reason: ['Reason', 'text'],
} as const;

const PLACES = {
  time: ['Awarded', 'time'],
  record: ['Record', 'count'],
  contest: ['Contest', 'text'],
  place: ['Place', 'count'],
  patron: ['Patron', 'text'],
  correct: ['Winners', 'count'],
  off: ['Off in the tie-break', 'count'],
} as const;

const AWARDS = {
  time: ['Awarded', 'time'],
  record: ['Record', 'count'],
  contest: ['Contest', 'text'],
  patron: ['Patron', 'text'],
  claim: ['Claim', 'text'],
  amount: ['Amount', 'money'],
  signedBy: ['Signed by', 'text'],
} as const;

const NOTICES = {
  time: ['Told', 'time'],
  record: ['Record', 'count'],
  contest: ['Contest', 'text'],
  patron: ['Patron', 'text'],
  how: ['How', 'text'],
  words: ['Words', 'text'],
  by: ['By', 'text'],
} as const;

const CANCELLED = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  contest: ['Contest', 'text'],
  what: ['What', 'text'],
  reason: ['Reason', 'text'],
  by: ['By', 'text'],
} as const;

const answersText = (answers: Readonly<Record<string, string | number>>): string =>
  Object.entries(answers)
    .map(([question, answer]) => `${question} ${answer}`)
    .join(', ');

const newRows = () => ({
  entries: [] as Cells<typeof ENTRIES>[],
  results: [] as Cells<typeof RESULTS>[],
  places: [] as Cells<typeof PLACES>[],
  awards: [] as Cells<typeof AWARDS>[],
  notices: [] as Cells<typeof NOTICES>[],
  cancelled: [] as Cells<typeof CANCELLED>[],
});

function readPrizes(rows: ReturnType<typeof newRows>, event: Event, { at: time, seq }: LogRecord) {
  if (event.type !== 'prizes-won' || event.of.what !== 'pool') return;
  const facts = { time, record: seq, contest: event.of.id };
  const signedBy = event.signedBy.join(', ');
  for (const { id: claim, patron, amount } of event.claims) {
    rows.awards.push({ ...facts, patron, claim, amount, signedBy });
  }
}

function readContest(rows: ReturnType<typeof newRows>, event: Event, record: LogRecord): void {
  if (!('contest' in event)) return;
  const { at: time, seq, by } = record;
  const facts = { time, record: seq, contest: event.contest };
  switch (event.type) {
    case 'picks-entered': {
      const { number, patron, hours } = event;
      const answers = answersText(event.answers);
      rows.entries.push({ ...facts, what: 'entered', number, patron, hours, answers, by });
      return;
    }
    case 'picks-voided': {
      const { number, patron, reason } = event;
      rows.entries.push({ ...facts, what: `voided: ${reason}`, number, patron, by });
      return;
    }
    case 'results-confirmed':
    case 'results-disputed': {
      const { changes, recordedBy, reason } = event;
      const who = event.type === 'results-confirmed' ? { confirmedBy: by } : { disputedBy: by };
      for (const { question: _, ...change } of changes) {
        rows.results.push({ ...facts, ...change, recordedBy, ...who, reason });
      }
      return;
    }
    case 'contest-awarded':
      for (const { place, player: patron, correct, off } of event.standing) {
        rows.places.push({ ...facts, place, patron, correct, off });
      }
      return;
    case 'winner-notified': {
      const { patron, how, words } = event;
      rows.notices.push({ ...facts, patron, how, words, by });
      return;
    }
    case 'contest-cancelled':
      rows.cancelled.push({ ...facts, what: 'cancelled', reason: event.reason, by });
      return;
    case 'contest-reopened': {
      const what = `award ${event.award} voided`;
      rows.cancelled.push({ ...facts, what, reason: event.reason, by });
    }
  }
}

export const CONTEST_HISTORY: Report = {
  id: 'contests',
  title: 'Brackets and picks',
  about: 'Contest entries, results and who changed them, prizes, and notices to winners.',
  sees: 'pools',
  asks: ['offering'],
  takes: 'days',
  open({ asked }) {
    const rows = newRows();
    return {
      read(record) {
        for (const event of eventsOf(record)) {
          if (!('offering' in event) || !isAsked(asked, { offering: event.offering })) continue;
          readPrizes(rows, event, record);
          readContest(rows, event, record);
        }
      },
      sections: () => [
        makeSection('Entries', ENTRIES, { rows: rows.entries }),
        makeSection('Results', RESULTS, { rows: rows.results }),
        makeSection('Places', PLACES, { rows: rows.places }),
        makeSection('Awards', AWARDS, { rows: rows.awards, totals: ['amount'] }),
        makeSection('Notices', NOTICES, { rows: rows.notices }),
        makeSection('Canceled and voided', CANCELLED, { rows: rows.cancelled }),
      ],
    };
  },
};
