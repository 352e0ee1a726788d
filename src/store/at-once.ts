// What is signed at once, and what is not answered before it is: the moments after which someone could want
// the log to be another one.
import type { Event, EventType, LogRecord } from '#house';
import type { EntryKind } from '#ledger';
import { sum, usd } from '#money';

const AT_ONCE: ReadonlySet<EventType> = new Set<EventType>([
  'prize-awarded',
  'prizes-won',
  'drum-closed',
  'day-closed',
  'settings-changed',
  'settings-begun',
  'house-opened',
  'staff-appointed',
  'staff-dismissed',
  'holder-enrolled',
  'pin-reset',
  'device-enrolled',
  'device-revoked',
  'code-sealed',
  'log-keyed',
]);

/** Payments of so much, and numbers that were drawn, are not told before they are signed. */
const LARGE = usd('5000.00');
const PAID: readonly EntryKind[] = ['payment', 'withholding'];

const isLarge = ({ moves = [] }: Event): boolean =>
  sum(moves.filter(([kind]) => PAID.includes(kind)).map(([, , , amount]) => usd(amount))) >= LARGE;

const waits = (event: Event): boolean => event.type === 'ticket-drawn' || isLarge(event);

/** Whether the answer of these events leaves after the checkpoint only. */
export const waitForCheckpoint = (events: readonly Event[]): boolean => events.some(waits);

export const areSignedAtOnce = (records: readonly LogRecord[]): boolean =>
  records.some(({ events = [] }) =>
    events.some((event) => AT_ONCE.has(event.type) || waits(event)),
  );
