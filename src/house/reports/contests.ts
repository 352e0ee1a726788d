// What patrons predicted: the entries as they were printed, every result with who said and who
// confirmed it, and what was won.
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
  time: ['Confirmed', 'time'],
  record: ['Record', 'count'],
  contest: ['Contest', 'text'],
  question: ['Game', 'text'],
  result: ['Result', 'text'],
  reason: ['Reason for a change', 'text'],
  recordedBy: ['Recorded by', 'text'],
  confirmedBy: ['Confirmed by', 'text'],
} as const;

const PLACES = {
  time: ['Awarded', 'time'],
  record: ['Record', 'count'],
  contest: ['Contest', 'text'],
  place: ['Place', 'count'],
  patron: ['Patron', 'text'],
  correct: ['Winners named', 'count'],
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

const answersText = (answers: Readonly<Record<string, string | number>>): string =>
  Object.entries(answers)
    .map(([question, answer]) => `${question} ${answer}`)
    .join(', ');

export const CONTEST_HISTORY: Report = {
  id: 'contests',
  title: 'Brackets and picks',
  about: 'Entries of contests, results and who said them, and what each place has won.',
  sees: 'pools',
  asks: ['offering'],
  takes: 'days',
  open({ asked }) {
    const entries: Cells<typeof ENTRIES>[] = [];
    const results: Cells<typeof RESULTS>[] = [];
    const places: Cells<typeof PLACES>[] = [];
    const awards: Cells<typeof AWARDS>[] = [];
    return {
      read(record) {
        const { at: time, seq, by } = record;
        for (const event of eventsOf(record)) {
          if (event.type === 'prizes-won' && event.of.what === 'pool') {
            if (!isAsked(asked, { offering: event.offering })) continue;
            const facts = { time, record: seq, contest: event.of.id };
            const signedBy = event.signedBy.join(', ');
            for (const { id: claim, patron, amount } of event.claims) {
              awards.push({ ...facts, patron, claim, amount, signedBy });
            }
          }
          if (!('contest' in event)) continue;
          const facts = { time, record: seq, contest: event.contest };
          if (event.type === 'picks-entered') {
            const { number, patron, hours } = event;
            const answers = answersText(event.answers);
            entries.push({ ...facts, what: 'entered', number, patron, hours, answers, by });
          }
          if (event.type === 'picks-voided') {
            const { number, patron, reason } = event;
            entries.push({ ...facts, what: `voided: ${reason}`, number, patron, by });
          }
          if (event.type === 'results-confirmed') {
            const { recordedBy, reason } = event;
            for (const [question, result] of Object.entries(event.results)) {
              results.push({ ...facts, question, result, reason, recordedBy, confirmedBy: by });
            }
          }
          if (event.type === 'contest-awarded') {
            for (const { place, player: patron, correct, off } of event.standing) {
              places.push({ ...facts, place, patron, correct, off });
            }
          }
        }
      },
      sections: () => [
        makeSection('Entries', ENTRIES, { rows: entries }),
        makeSection('Results', RESULTS, { rows: results }),
        makeSection('Places', PLACES, { rows: places }),
        makeSection('Awards', AWARDS, { rows: awards, totals: ['amount'] }),
      ],
    };
  },
};
