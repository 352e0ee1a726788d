// What can be proved from the log alone: how a meter came to its figure, why it moved, who changed
// what. Every report reads the records in their order and asks no rule.
import { accounts, type EntryKind } from '#ledger';
import type { Event, LogRecord } from './events.ts';
import { countIn, dollarsIn } from './words/money.ts';
import type { Dollars, Move } from './words/shapes.ts';

/** Where something stands in the log. */
interface Place {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
}

const placeOf = ({ seq, at, by }: LogRecord): Place => ({ seq, at, by });

function* eventsIn(records: Iterable<LogRecord>): Generator<readonly [Event, LogRecord]> {
  for (const record of records) for (const event of record.events ?? []) yield [event, record];
}

/** One change of an account, with its reason. */
export interface AccountLine extends Place {
  readonly kind: EntryKind;
  readonly event: Event['type'];
  /** What came; what went has a minus. */
  readonly amount: Dollars;
  readonly balance: Dollars;
  readonly other: string;
  /** In the words of whoever asked for it, where it takes words. */
  readonly reason?: string;
}

const movesOf = ({ moves = [] }: Event, account: string): readonly Move[] =>
  moves.filter(([, debit, credit]) => debit === account || credit === account);

const signed = ([, debit, , text]: Move, account: string): bigint =>
  debit === account ? -countIn(text) : countIn(text);

/** Every increase and every decrease of a meter, or of another account of a fund. */
export function linesOf(records: Iterable<LogRecord>, account: string): readonly AccountLine[] {
  const lines: AccountLine[] = [];
  let balance = 0n;
  for (const [event, record] of eventsIn(records)) {
    for (const move of movesOf(event, account)) {
      const [kind, debit, credit] = move;
      const amount = signed(move, account);
      balance += amount;
      lines.push({
        ...placeOf(record),
        kind,
        event: event.type,
        amount: dollarsIn(amount),
        balance: dollarsIn(balance),
        other: debit === account ? credit : debit,
        ...('reason' in event && event.reason !== undefined ? { reason: event.reason } : {}),
      });
    }
  }
  return lines;
}

/** What a won meter is made of, one line after another. */
interface ProofLine extends Place {
  readonly kind: EntryKind;
  readonly event: Event['type'];
  readonly amount: Dollars;
}

export interface Proof {
  readonly call: string;
  readonly slip: number;
  /** What the call held when it was decided. */
  readonly held: Dollars;
  /** What all lines come to: the same. */
  readonly total: Dollars;
  /** Everything since the previous hit, up to the call. */
  readonly lines: readonly ProofLine[];
}

interface Holding {
  held: bigint;
  lines: ProofLine[];
}

const totalOf = (lines: readonly ProofLine[]): bigint =>
  lines.reduce((sum, { amount }) => sum + countIn(amount), 0n);

type Decided = Extract<Event, { type: 'prize-awarded' | 'call-withdrawn' }>;
type MeterName = { readonly offering: string; readonly meter: string };

/** Proves every award of a meter: the contributions since the hit before, up to the winning call.
 * Whatever came in after the call is a line of the next jackpot. */
export function proofsOf(records: Iterable<LogRecord>, name: MeterName): readonly Proof[] {
  const account = accounts.meter(name.offering, name.meter);
  const proofs: Proof[] = [];
  const holdings = new Map<string, Holding>();
  let standing: ProofLine[] = [];
  for (const [event, record] of eventsIn(records)) {
    const place = { ...placeOf(record), event: event.type };
    if (event.type === 'hand-called' && event.offering === name.offering) {
      const held = countIn(event.holds[name.meter] ?? '0.00');
      holdings.set(event.call, { held, lines: standing });
      standing = [];
    } else if (event.type === 'prize-awarded' || event.type === 'call-withdrawn') {
      const mine = holdings.get(event.call);
      if (mine === undefined) continue;
      holdings.delete(event.call);
      if (isHitOf(event, name)) proofs.push(proofOf(event, mine));
      const next = event.released.to === null ? undefined : holdings.get(event.released.to);
      const { left, lines } = leftBy(event, mine, { name, place });
      if (next === undefined) standing = [...lines, ...standing];
      else {
        next.held += left;
        next.lines = [...lines, ...next.lines];
      }
    } else {
      for (const move of movesOf(event, account)) {
        standing.push({ ...place, kind: move[0], amount: dollarsIn(signed(move, account)) });
      }
    }
  }
  return proofs;
}

type Awarded = Extract<Event, { type: 'prize-awarded' }>;

const isHitOf = (event: Decided, { meter }: MeterName): event is Awarded =>
  event.type === 'prize-awarded' && event.hit.meters[meter] !== undefined;

/** A hit begins a new list with what it leaves; a call that did not win the meter gives its list on,
 * with what has changed meanwhile. */
function leftBy(
  event: Decided,
  { held, lines }: Holding,
  { name, place }: { readonly name: MeterName; readonly place: Omit<ProofLine, 'kind' | 'amount'> },
): { readonly left: bigint; readonly lines: ProofLine[] } {
  const { to, holds } = event.released;
  const left = countIn(holds[name.meter] ?? '0.00');
  const line = (kind: EntryKind, amount: bigint): ProofLine[] =>
    amount === 0n ? [] : [{ ...place, kind, amount: dollarsIn(amount) }];
  const isHit = isHitOf(event, name);
  const kept = isHit ? line('release', left) : [...lines, ...line('reseed', left - held)];
  if (to !== null) return { left, lines: kept };
  const account = accounts.meter(name.offering, name.meter);
  const back = movesOf(event, account).reduce((sum, move) => sum + signed(move, account), 0n);
  return { left, lines: [...kept, ...line('overflow', back - left)] };
}

const proofOf = ({ call, slip }: Awarded, { held, lines }: Holding): Proof => ({
  call,
  slip,
  held: dollarsIn(held),
  total: dollarsIn(totalOf(lines)),
  lines,
});

/** A call as it came, and what became of it. */
export interface CallLine extends Place {
  readonly call: string;
  readonly offering: string;
  readonly table: string;
  readonly seat: number;
  /** Calls that came before it and were not decided yet. */
  readonly after: readonly string[];
  outcome: 'pending' | 'awarded' | 'withdrawn' | 'voided';
  slip?: number;
  amount?: Dollars;
}

/** All calls in their order, so that of two wins within a second it is known which came first. */
export function callsIn(records: Iterable<LogRecord>): readonly CallLine[] {
  const calls = new Map<string, CallLine>();
  for (const [event, record] of eventsIn(records)) {
    switch (event.type) {
      case 'hand-called': {
        const { call, offering, table, seat, after } = event;
        const facts = { call, offering, table, seat, after };
        calls.set(call, { ...placeOf(record), ...facts, outcome: 'pending' });
        break;
      }
      case 'call-withdrawn':
        (calls.get(event.call) as CallLine).outcome = 'withdrawn';
        break;
      case 'prize-awarded': {
        const { slip, hit } = event;
        const line = calls.get(event.call) as CallLine;
        Object.assign(line, { outcome: 'awarded', slip, amount: hit.amount });
        break;
      }
      case 'award-voided':
        (calls.get(event.call) as CallLine).outcome = 'voided';
        break;
    }
  }
  return [...calls.values()];
}

/** Events by which people change what the house does, or what it has written. */
const AUDITED = {
  parameter: [
    'house-opened',
    'settings-changed',
    'offering-posted',
    'offering-changed',
    'offering-suspended',
    'offering-resumed',
    'offering-withdrawn',
    'fund-opened',
  ],
  access: ['staff-appointed', 'staff-dismissed', 'patron-excluded', 'patron-readmitted'],
  void: ['award-voided', 'call-withdrawn'] as const,
  correction: ['fund-adjusted', 'fees-returned', 'box-counted', 'sensor-reported'] as const,
  proposal: ['proposed', 'proposal-approved', 'proposal-rejected'] as const,
} satisfies Readonly<Record<string, readonly Event['type'][]>>;

type AuditKind = keyof typeof AUDITED | 'refused';

export interface AuditLine extends Place {
  readonly kind: AuditKind;
  /** The type of the event, or the command that was refused. */
  readonly what: string;
  readonly event?: Event;
  readonly refusal?: LogRecord['refusal'];
}

const KIND_OF = new Map<string, AuditKind>(
  Object.entries(AUDITED).flatMap(([kind, types]) =>
    types.map((type): [string, AuditKind] => [type, kind as AuditKind]),
  ),
);

/** Every change of a parameter or of somebody's access, every void, correction and refusal. */
export function auditOf(records: Iterable<LogRecord>): readonly AuditLine[] {
  const lines: AuditLine[] = [];
  for (const record of records) {
    const { refusal, command, events = [] } = record;
    const place = placeOf(record);
    if (refusal !== undefined) lines.push({ ...place, kind: 'refused', what: command, refusal });
    for (const event of events) {
      const kind = KIND_OF.get(event.type);
      if (kind !== undefined) lines.push({ ...place, kind, what: event.type, event });
    }
  }
  return lines;
}

/** A fund's account: what came from outside and what went there, by reason. */
export interface Statement {
  readonly fund: string;
  readonly lines: readonly {
    readonly kind: EntryKind;
    readonly came: Dollars;
    readonly went: Dollars;
  }[];
  /** All that came less all that went: what is in meters, holds, reserve and unpaid prizes. */
  readonly balance: Dollars;
}

/** How a fund came to what it has: money that moves inside it is left out. */
export function statementOf(records: Iterable<LogRecord>, fund: string): Statement {
  const isInside = (account: string): boolean =>
    account.startsWith(`fund/${fund}/`) && accounts.isFundSide(account);
  const sums = new Map<EntryKind, { came: bigint; went: bigint }>();
  for (const [event] of eventsIn(records)) {
    for (const [kind, debit, credit, text] of event.moves ?? []) {
      if (isInside(debit) === isInside(credit)) continue;
      const sum = sums.get(kind) ?? { came: 0n, went: 0n };
      sums.set(kind, sum);
      if (isInside(credit)) sum.came += countIn(text);
      else sum.went += countIn(text);
    }
  }
  const all = [...sums];
  return {
    fund,
    lines: all.map(([kind, { came, went }]) => ({
      kind,
      came: dollarsIn(came),
      went: dollarsIn(went),
    })),
    balance: dollarsIn(all.reduce((sum, [, { came, went }]) => sum + came - went, 0n)),
  };
}
