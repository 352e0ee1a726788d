// Boards of hands and points: every line that was written, every correction with both signatures, and
// what each period came to.
import type { EventOf } from '#house';
import { eventsOf, isAsked, type Report } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const LINES = {
  time: ['Called', 'time'],
  record: ['Record', 'count'],
  board: ['Board', 'text'],
  table: ['Table', 'text'],
  seat: ['Seat', 'count'],
  patron: ['Patron', 'text'],
  words: ['Hand', 'text'],
  verifiedBy: ['Verified by', 'text'],
  authorizedBy: ['Authorized by', 'text'],
} as const;

const CORRECTIONS = {
  time: ['Confirmed', 'time'],
  record: ['Record', 'count'],
  board: ['Board', 'text'],
  entry: ['Line', 'text'],
  change: ['Change', 'text'],
  reason: ['Reason', 'text'],
  recordedBy: ['Recorded by', 'text'],
  confirmedBy: ['Confirmed by', 'text'],
} as const;

const PERIODS = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  board: ['Board', 'text'],
  what: ['What', 'text'],
  winners: ['Winning lines', 'text'],
} as const;

const AWARDS = {
  time: ['Awarded', 'time'],
  record: ['Record', 'count'],
  board: ['Board', 'text'],
  patron: ['Patron', 'text'],
  claim: ['Claim', 'text'],
  amount: ['Amount', 'money'],
  signedBy: ['Signed by', 'text'],
} as const;

const changeOf = ({ isStruck, patron }: EventOf<'entry-corrected'>['correction']): string => {
  if (patron !== undefined) return `renamed: ${patron}`;
  return isStruck ? 'struck' : 'brought back';
};

function countedWhy(event: EventOf<'board-closed' | 'board-recounted'>): string {
  if (event.type === 'board-closed') return 'ended';
  const { award, reason } = event;
  return award === undefined ? `recalculated: ${reason}` : `award ${award} voided: ${reason}`;
}

/** The name of a board begins with that of its offering. */
const isOf = (board: string, offering: string | undefined): boolean =>
  offering === undefined || board.startsWith(`${offering}.`);

export const BOARD_HISTORY: Report = {
  id: 'boards',
  title: 'Boards of high hands and points',
  about: 'Board lines, corrections and who made them, and the results of each period.',
  sees: 'boards',
  asks: ['offering'],
  takes: 'days',
  open({ asked }) {
    const lines: Cells<typeof LINES>[] = [];
    const corrections: Cells<typeof CORRECTIONS>[] = [];
    const periods: Cells<typeof PERIODS>[] = [];
    const awards: Cells<typeof AWARDS>[] = [];
    return {
      read(record) {
        const { at: time, seq, by } = record;
        for (const event of eventsOf(record)) {
          if (event.type === 'prizes-won' && event.of.what === 'board') {
            if (!isAsked(asked, { offering: event.offering })) continue;
            const facts = { time, record: seq, board: event.of.id };
            const signedBy = event.signedBy.join(', ');
            for (const { id: claim, patron, amount } of event.claims) {
              awards.push({ ...facts, patron, claim, amount, signedBy });
            }
          }
          if (!('board' in event) || !isOf(event.board, asked.offering)) continue;
          const facts = { record: seq, board: event.board };
          if (event.type === 'entry-posted') {
            const { table, seat, patron, words, at, verifiedBy, authorizedBy } = event.entry;
            const signed = { verifiedBy, authorizedBy: authorizedBy.join(', ') };
            lines.push({ time: at, ...facts, table, seat, patron, words, ...signed });
          }
          if (event.type === 'entry-corrected') {
            const { correction, recordedBy } = event;
            const { entry, reason } = correction;
            const change = changeOf(correction);
            corrections.push({
              time,
              ...facts,
              entry,
              change,
              reason,
              recordedBy,
              confirmedBy: by,
            });
          }
          if (event.type === 'board-closed' || event.type === 'board-recounted') {
            const winners = event.prizes.map(({ entry, amount }) => `${entry}: ${amount}`);
            const what = countedWhy(event);
            periods.push({ time, ...facts, what, winners: winners.join(', ') || 'no one' });
          }
        }
      },
      sections: () => [
        makeSection('Lines', LINES, { rows: lines }),
        makeSection('Corrections', CORRECTIONS, { rows: corrections }),
        makeSection('Periods', PERIODS, { rows: periods }),
        makeSection('Awards', AWARDS, { rows: awards, totals: ['amount'] }),
      ],
    };
  },
};
