// The access log: who has signed in, who was refused what, whose rights have changed, which devices
// came and went, whose personal facts were looked at.

import { type Event, type LogRecord, momentIn } from '#house';
import { eventsOf, proposerOf, type Report, type ReportPeriod, reasonOf } from './report.ts';
import { type Cells, makeSection } from './sheet.ts';

const PARTS = {
  'Sign-ins': ['signed-in', 'sign-in-failed', 'signed-out', 'went-off-duty'],
  'Roles and PINs': [
    'house-opened',
    'staff-appointed',
    'staff-dismissed',
    'pin-changed',
    'pin-reset',
    'enrollment-opened',
    'holder-confirmed',
    'number-mistaken',
    'holder-enrolled',
    'patron-excluded',
    'patron-readmitted',
    'settings-changed',
  ],
  'Devices and webhooks': ['device-enrolled', 'device-revoked', 'webhook-added', 'webhook-removed'],
  'Personal data': ['person-read', 'person-written', 'person-erased', 'identity-checked'],
} as const satisfies Readonly<Record<string, readonly Event['type'][]>>;

type Part = keyof typeof PARTS;
type AccessEvent = Extract<Event, { readonly type: (typeof PARTS)[Part][number] }>;

const PART_OF = new Map<string, Part>(
  Object.entries(PARTS).flatMap(([part, types]) =>
    types.map((type): [string, Part] => [type, part as Part]),
  ),
);

const isAccess = (event: Event): event is AccessEvent => PART_OF.has(event.type);

const COLUMNS = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  what: ['What', 'text'],
  who: ['Who or what', 'text'],
  details: ['Details', 'text'],
  proposedBy: ['Proposed by', 'text'],
  by: ['By', 'text'],
} as const;

const REFUSED = {
  time: ['Time', 'time'],
  record: ['Record', 'count'],
  by: ['By', 'text'],
  command: ['Command', 'text'],
  code: ['Refusal', 'text'],
  message: ['Words', 'text'],
} as const;

/** Where a PIN was typed, and what asked. */
const triedAt = ({
  device,
  address,
  agent,
}: Extract<Event, { readonly type: 'signed-in' | 'sign-in-failed' }>): string =>
  [device, address, agent].filter(Boolean).join(', ');

/** Whom or what an event is about. */
function subjectOf(event: AccessEvent): string | undefined {
  if ('patron' in event && event.type !== 'staff-appointed') return event.patron;
  if ('webhook' in event) return event.webhook;
  if ('staff' in event && typeof event.staff === 'string') return event.staff;
  if ('device' in event) return event.device;
  return undefined;
}

function detailsOf(event: AccessEvent, { zone }: ReportPeriod): string | undefined {
  switch (event.type) {
    case 'signed-in':
      return triedAt(event);
    case 'sign-in-failed': {
      const { lockedUntil } = event;
      const lock = lockedUntil === undefined ? '' : `locked until ${momentIn(lockedUntil, zone)}`;
      return [triedAt(event), lock].filter(Boolean).join(', ');
    }
    case 'house-opened':
      return event.staff.map(({ staff, roles }) => `${staff}: ${roles.join(' ')}`).join(', ');
    case 'staff-appointed':
      return event.roles.join(', ');
    case 'enrollment-opened':
      return `${event.device}: ${event.people.join(' and ')}`;
    case 'holder-enrolled':
      return `${event.device}: ${event.confirmedBy.join(' and ')}`;
    case 'device-enrolled':
      return [event.kind, event.table].filter(Boolean).join(' ');
    case 'webhook-added':
      return `${event.url} ${event.topics.join(' ')}`;
    case 'person-written':
      return event.fields.join(', ');
    case 'identity-checked':
      return identityOf(event);
    case 'settings-changed':
      return JSON.stringify(event.settings);
    default:
      return reasonOf(event);
  }
}

function identityOf(event: Extract<Event, { readonly type: 'identity-checked' }>): string {
  const { claim, documents, isValid, isOfAge, nameMatches } = event;
  const lacks = [
    ...(isValid ? [] : ['not valid']),
    ...(isOfAge ? [] : ['too young']),
    ...(nameMatches ? [] : ['another name']),
  ];
  return `${claim}: ${documents.join(', ')}${lacks.length === 0 ? '' : ` (${lacks.join(', ')})`}`;
}

export const ACCESS: Report = {
  id: 'access',
  title: 'Access log',
  about: 'Sign-ins, refusals, changes to roles, devices, and personal data lookups.',
  sees: 'access-log',
  asks: [],
  takes: 'days',
  open(period) {
    const parts = new Map<Part, Cells<typeof COLUMNS>[]>();
    const refused: Cells<typeof REFUSED>[] = [];
    const placeOf = ({ at, seq, by }: LogRecord) => ({ time: at, record: seq, by });
    return {
      read(record) {
        const { refusal, command } = record;
        if (refusal !== undefined) {
          const { code, message } = refusal;
          refused.push({ ...placeOf(record), command, code, message });
        }
        for (const event of eventsOf(record)) {
          if (!isAccess(event)) continue;
          const part = PART_OF.get(event.type) as Part;
          const rows = parts.get(part) ?? [];
          parts.set(part, rows);
          rows.push({
            ...placeOf(record),
            what: event.type,
            who: subjectOf(event),
            details: detailsOf(event, period),
            proposedBy: proposerOf(record),
          });
        }
      },
      sections: () => [
        ...(Object.keys(PARTS) as Part[]).map((part) =>
          makeSection(part, COLUMNS, { rows: parts.get(part) ?? [] }),
        ),
        makeSection('Refused', REFUSED, { rows: refused }),
      ],
    };
  },
};
