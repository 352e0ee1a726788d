// The audit trail: who has changed what the house does, who may do it, or what is written; what was
// taken back or corrected, and what was refused.
import type { Event, LogRecord } from '#house';
import { eventsOf, proposerOf, type Report, reasonOf } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const COLUMNS = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  kind: ['Kind', 'text'],
  what: ['What', 'text'],
  details: ['Details', 'text'],
  proposedBy: ['Proposed by', 'text'],
  by: ['By', 'text'],
  words: ['Words', 'text'],
} as const;

const AUDITED: Readonly<Record<string, readonly Event['type'][]>> = {
  parameter: [
    'house-opened',
    'settings-changed',
    'offering-posted',
    'offering-changed',
    'offering-suspended',
    'offering-resumed',
    'offering-withdrawn',
    'fund-opened',
    'table-installed',
    'structure-changed',
  ],
  access: [
    'staff-appointed',
    'staff-dismissed',
    'pin-reset',
    'holder-enrolled',
    'device-enrolled',
    'device-revoked',
    'webhook-added',
    'webhook-removed',
    'patron-excluded',
    'patron-readmitted',
  ],
  void: [
    'award-voided',
    'call-withdrawn',
    'tickets-voided',
    'instruments-voided',
    'picks-voided',
    'show-abandoned',
    'contest-cancelled',
    'tournament-cancelled',
  ],
  correction: [
    'fund-adjusted',
    'fees-returned',
    'fee-corrected',
    'instrument-taken-back',
    'box-counted',
    'sensor-reported',
    'entry-corrected',
    'entry-withdrawn',
    'clock-set',
  ],
  proposal: ['proposed', 'proposal-approved', 'proposal-rejected'],
};

const KIND_OF = new Map<string, string>(
  Object.entries(AUDITED).flatMap(([kind, types]) => types.map((type) => [type, kind] as const)),
);

/** Everything that an event says in one word or figure: `offering blazing, amount 500.00`. */
const detailsOf = (event: Event): string =>
  Object.entries(event)
    .filter(([key, value]) => !['type', 'reason'].includes(key) && typeof value !== 'object')
    .map(([key, value]) => `${key} ${value}`)
    .join(', ');

export const AUDIT: Report = {
  id: 'audit',
  title: 'Audit trail',
  about: 'Every change to rules, settings, or access, and every void, correction, and refusal.',
  sees: 'log',
  asks: [],
  takes: 'days',
  open() {
    const rows: Cells<typeof COLUMNS>[] = [];
    const placeOf = ({ at, seq, by }: LogRecord) => ({ time: at, record: seq, by });
    return {
      read(record) {
        const { refusal, command } = record;
        if (refusal !== undefined) {
          const { code, message } = refusal;
          const place = placeOf(record);
          rows.push({ ...place, kind: 'refused', what: command, details: code, words: message });
        }
        for (const event of eventsOf(record)) {
          const kind = KIND_OF.get(event.type);
          if (kind === undefined) continue;
          rows.push({
            ...placeOf(record),
            kind,
            what: event.type,
            details: detailsOf(event),
            proposedBy: proposerOf(record),
            words: reasonOf(event),
          });
        }
      },
      sections: () => [makeSection('Changes, corrections, and refusals', COLUMNS, { rows })],
    };
  },
};
