// What is still open at a moment, by the log: tables, calls, claims, boxes, offerings, promotional
// chips, the hour of the gaming day. A report of one day needs it for everything that began before.

import {
  COMMAND_REFERENCE,
  type CommandType,
  type Dollars,
  type Event,
  type EventOf,
  type LogRecord,
  PROMOTION_TYPES,
} from '#house';
import { add, centsOf, dollarsOf } from '#money';
import type { DayStart } from './gaming-day.ts';
import {
  CHIP_STANDING_COMMANDS,
  type ChipStanding,
  newChipStanding,
  seeChips,
} from './standing-chips.ts';

export interface OpenTable {
  readonly since: string;
  readonly by: string;
  readonly game: string;
  readonly limit?: string;
  readonly npn: boolean;
}

export interface OpenClaim {
  readonly claim: string;
  readonly offering: string;
  readonly slip: number;
  readonly wonAt: string;
  readonly table: string;
  readonly seat: number;
  readonly patron?: string;
  readonly amount: Dollars;
  /** What is handed over in place of money. */
  readonly thing?: string;
  readonly worth?: Dollars;
  readonly expires?: number;
}

export interface OpenDrop {
  readonly table: string;
  readonly at: string;
  readonly by: string;
  readonly expected: Dollars;
  /** Counts that did not agree. */
  readonly noted: readonly { readonly by: string; readonly counted: Dollars }[];
}

/** A call that is not decided yet. */
export interface OpenCall {
  readonly call: string;
  readonly offering: string;
  readonly table: string;
  readonly seat: number;
  readonly at: string;
  readonly seq: number;
  readonly by: string;
  /** Calls that came before it and were not decided yet. */
  readonly after: readonly string[];
  /** What it holds of each meter. */
  readonly holds: Readonly<Record<string, Dollars>>;
}

interface PostedOffering {
  readonly activity: string;
  readonly document: unknown;
  readonly version: number;
}

/** Changed in place, as the records come. */
export interface Standing {
  /** The last record that it knows. */
  seq: number;
  readonly dayStarts: DayStart[];
  readonly tables: Map<string, OpenTable>;
  readonly calls: Map<string, OpenCall>;
  readonly claims: Map<string, OpenClaim>;
  readonly drops: Map<string, OpenDrop>;
  readonly offerings: Map<string, PostedOffering>;
  /** The offering of each tournament. */
  readonly tournaments: Map<string, string>;
  readonly chips: ChipStanding;
}

export const newStanding = (): Standing => ({
  seq: 0,
  dayStarts: [],
  tables: new Map(),
  calls: new Map(),
  claims: new Map(),
  drops: new Map(),
  offerings: new Map(),
  tournaments: new Map(),
  chips: newChipStanding(),
});

/** The commands whose records change it; the many others need not be read for it. */
export const STANDING_COMMANDS: readonly CommandType[] = [
  'open-house',
  'approve',
  'open-table',
  'close-table',
  'call-hand',
  'uncall-hand',
  'reject-call',
  'authorize-call',
  'split-claim',
  'pay-claim',
  'tick',
  'drop-box',
  'count-box',
  'announce-tournament',
  ...CHIP_STANDING_COMMANDS,
  ...PROMOTION_TYPES.filter((type) => COMMAND_REFERENCE[type].brings.includes('prizes-won')),
];

function award(
  { claims }: Standing,
  { claims: won, offering, slip }: EventOf<'prize-awarded' | 'prizes-won'>,
  wonAt: string,
): void {
  for (const { id, table, seat, patron, amount, thing, expires } of won) {
    const worth = thing?.worth === undefined ? {} : { worth: thing.worth };
    claims.set(id, {
      claim: id,
      offering,
      slip,
      wonAt,
      table,
      seat,
      amount,
      ...(thing === undefined ? {} : { thing: thing.words, ...worth }),
      ...(patron === undefined ? {} : { patron }),
      ...(expires === undefined ? {} : { expires }),
    });
  }
}

export const callOf = (
  { call, offering, table, seat, after, holds }: EventOf<'hand-called'>,
  { at, seq, by }: LogRecord,
): OpenCall => ({ call, offering, table, seat, at, seq, by, after, holds });

/** What a decided call leaves is held by the next one in line, if there is one. */
function decide(
  { calls }: Standing,
  { call, released: { to, holds } }: EventOf<'prize-awarded' | 'call-withdrawn'>,
): void {
  calls.delete(call);
  if (to === null) return;
  const next = calls.get(to) as OpenCall;
  const sums = Object.entries(holds).map(([meter, amount]) => [
    meter,
    dollarsOf(add(centsOf(next.holds[meter] ?? '0.00'), centsOf(amount))),
  ]);
  calls.set(to, { ...next, holds: { ...next.holds, ...Object.fromEntries(sums) } });
}

/** The parts stand for the whole from now on. */
function split({ claims }: Standing, { claim, parts }: EventOf<'claim-split'>): void {
  const whole = claims.get(claim) as OpenClaim;
  claims.delete(claim);
  for (const { id, patron, amount } of parts) {
    claims.set(id, { ...whole, claim: id, patron, amount });
  }
}

function noteCount(
  { drops }: Standing,
  { drop, counted }: EventOf<'box-count-noted'>,
  by: string,
): void {
  const there = drops.get(drop) as OpenDrop;
  drops.set(drop, { ...there, noted: [...there.noted, { by, counted }] });
}

function see(standing: Standing, event: Event, record: LogRecord): void {
  const { at, by } = record;
  const { dayStarts, tables, claims, drops, offerings } = standing;
  switch (event.type) {
    case 'house-opened':
    case 'settings-changed': {
      const { dayStart } = event.settings;
      // A refusal from before the house was opened has its day too.
      const from = dayStarts.length === 0 ? Number.NEGATIVE_INFINITY : Date.parse(at);
      if (dayStarts.at(-1)?.dayStart !== dayStart) dayStarts.push({ from, dayStart });
      break;
    }
    case 'table-opened': {
      const { game, limit, npn = false } = event;
      const facts = { since: at, by, game, npn };
      tables.set(event.table, limit === undefined ? facts : { ...facts, limit });
      break;
    }
    case 'tournament-announced':
      standing.tournaments.set(event.tournament, event.offering);
      break;
    case 'table-closed':
      tables.delete(event.table);
      break;
    case 'hand-called':
      standing.calls.set(event.call, callOf(event, record));
      break;
    case 'call-withdrawn':
      decide(standing, event);
      break;
    case 'prize-awarded':
      decide(standing, event);
      award(standing, event, at);
      break;
    case 'prizes-won':
      award(standing, event, at);
      break;
    case 'claim-split':
      split(standing, event);
      break;
    case 'claim-paid':
    case 'claim-expired':
      claims.delete(event.claim);
      break;
    case 'award-voided':
      for (const claim of event.claims) claims.delete(claim);
      break;
    case 'box-dropped': {
      const { drop, table, expected } = event;
      drops.set(drop, { table, at, by, expected, noted: [] });
      break;
    }
    case 'box-count-noted':
      noteCount(standing, event, by);
      break;
    case 'box-counted':
      drops.delete(event.drop);
      break;
    case 'offering-posted': {
      const { offering, activity, document } = event;
      offerings.set(offering, { activity, document, version: 1 });
      break;
    }
    case 'offering-changed': {
      const { offering, document, version } = event;
      const { activity } = offerings.get(offering) as PostedOffering;
      offerings.set(offering, { activity, document, version });
      break;
    }
  }
}

/** Goes on by one record. */
export function carryOn(standing: Standing, record: LogRecord): void {
  for (const event of record.events ?? []) {
    see(standing, event, record);
    seeChips(standing.chips, event);
  }
  standing.seq = record.seq;
}
