// Unclaimed prizes: what waits for its winner at the end of the period, and what expired in it, with
// the place that the money went to.

import { type EventOf, type LogRecord, momentIn } from '#house';
import { eventsOf, isAsked, type Report, type ReportPeriod } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';
import type { OpenClaim } from './standing.ts';

const CLAIM = {
  claim: ['Claim', 'text'],
  slip: ['Slip', 'count'],
  offering: ['Offering', 'text'],
  table: ['Table', 'text'],
  seat: ['Seat', 'count'],
  patron: ['Patron', 'text'],
  wonAt: ['Won', 'time'],
  thing: ['Thing', 'text'],
  worth: ['Worth', 'money'],
} as const;

const OPEN = { ...CLAIM, expires: ['Expires', 'time'], amount: ['Amount', 'money'] } as const;

const EXPIRED = {
  time: ['Expired', 'time'],
  record: ['Record', 'count'],
  ...CLAIM,
  amount: ['Amount', 'money'],
  to: ['Went to', 'text'],
} as const;

const factsOf = ({ expires: _, amount: __, ...facts }: OpenClaim): Cells<typeof CLAIM> => facts;

function expiredRow(
  { claim, offering, amount, moves = [] }: EventOf<'claim-expired'>,
  { at, seq }: LogRecord,
  { standing }: ReportPeriod,
): Cells<typeof EXPIRED> {
  const won = standing.claims.get(claim);
  const to = [...new Set(moves.map(([, , credit]) => credit))].join(', ');
  const facts = won === undefined ? { claim, offering } : factsOf(won);
  return { time: at, record: seq, ...facts, amount, to };
}

export const UNCLAIMED: Report = {
  id: 'unclaimed',
  title: 'Unclaimed prizes',
  about: 'Unpaid and expired prizes.',
  sees: 'claims',
  asks: ['offering'],
  takes: 'days',
  open(period) {
    const { asked, standing, zone } = period;
    const expired: Cells<typeof EXPIRED>[] = [];
    const isWanted = (offering: unknown): boolean => isAsked(asked, { offering });
    return {
      read(record) {
        for (const event of eventsOf(record)) {
          if (event.type !== 'claim-expired' || !isWanted(event.offering)) continue;
          expired.push(expiredRow(event, record, period));
        }
      },
      sections: () => [
        makeSection('Not claimed at the end of the period', OPEN, {
          rows: [...standing.claims.values()]
            .filter(({ offering }) => isWanted(offering))
            .map((claim) => ({
              ...factsOf(claim),
              expires: claim.expires === undefined ? undefined : momentIn(claim.expires, zone),
              amount: claim.amount,
            })),
          totals: ['amount'],
        }),
        makeSection('Expired', EXPIRED, { rows: expired, totals: ['amount'] }),
      ],
    };
  },
};
