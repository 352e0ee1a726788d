// What is still open at a moment, by the log: tables, calls, claims, boxes, offerings, promotional
// chips, the hour of the gaming day. A report of one day needs it for everything that began before.

import {
  COMMAND_REFERENCE,
  COMMAND_TYPES,
  type Dollars,
  type EventOf,
  type LogRecord,
} from '#house';
import { add, centsOf, dollarsOf } from '#money';
import { given } from '#result';
import type { DayStart } from './gaming-day.ts';
import { type Sees, seeBy } from './sees.ts';
import { type ChipStanding, newChipStanding, SEES_CHIPS } from './standing-chips.ts';

export interface TableStanding {
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
  readonly tables: Map<string, TableStanding>;
  /** How many seats each game has that is dealt at a table. */
  readonly gameSeats: Map<string, number>;
  readonly calls: Map<string, OpenCall>;
  readonly claims: Map<string, OpenClaim>;
  /** Paid ones: a payment to the wrong person opens them again. */
  readonly paidClaims: Map<string, OpenClaim>;
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
  gameSeats: new Map(),
  calls: new Map(),
  claims: new Map(),
  paidClaims: new Map(),
  drops: new Map(),
  offerings: new Map(),
  tournaments: new Map(),
  chips: newChipStanding(),
});

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
      ...given({ patron, expires }),
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

function seeSettings(
  { dayStarts }: Standing,
  { settings: { dayStart } }: EventOf<'house-opened' | 'settings-changed'>,
  { at }: LogRecord,
): void {
  // A refusal from before the house was opened has its day too.
  const from = dayStarts.length === 0 ? Number.NEGATIVE_INFINITY : Date.parse(at);
  if (dayStarts.at(-1)?.dayStart !== dayStart) dayStarts.push({ from, dayStart });
}

function noteCount(
  { drops }: Standing,
  { drop, counted }: EventOf<'box-count-noted'>,
  by: string,
): void {
  const there = drops.get(drop) as OpenDrop;
  drops.set(drop, { ...there, noted: [...there.noted, { by, counted }] });
}

const seeGame = (
  { gameSeats }: Standing,
  { table, setup }: EventOf<'game-opened' | 'game-changed'>,
) => gameSeats.set(table, setup.seatCount);

/** What each event changes. */
const SEES: Sees<Standing> = {
  'house-opened': seeSettings,
  'settings-changed': seeSettings,
  'table-opened'({ tables }, { table, game, limit, npn = false }, { at, by }) {
    const facts = { since: at, by, game, npn };
    tables.set(table, limit === undefined ? facts : { ...facts, limit });
  },
  'table-closed': ({ tables }, { table }) => tables.delete(table),
  'game-opened': seeGame,
  'game-changed': seeGame,
  'tournament-announced': ({ tournaments }, { tournament, offering }) =>
    tournaments.set(tournament, offering),
  'hand-called': ({ calls }, event, record) => calls.set(event.call, callOf(event, record)),
  'call-withdrawn': decide,
  'prize-awarded'(standing, event, { at }) {
    decide(standing, event);
    award(standing, event, at);
  },
  'prizes-won': (standing, event, { at }) => award(standing, event, at),
  'claim-split': split,
  'claim-paid'({ claims, paidClaims }, { claim }) {
    paidClaims.set(claim, claims.get(claim) as OpenClaim);
    claims.delete(claim);
  },
  'payment-recovered'({ claims, paidClaims }, { claim, winner }) {
    const { patron: _, expires: __, ...won } = paidClaims.get(claim) as OpenClaim;
    claims.set(claim, winner === undefined ? won : { ...won, patron: winner });
    paidClaims.delete(claim);
  },
  'winner-named'({ claims }, { claim, patron }) {
    claims.set(claim, { ...(claims.get(claim) as OpenClaim), patron });
  },
  'claim-expired': ({ claims }, { claim }) => claims.delete(claim),
  'award-voided'({ claims }, event) {
    for (const claim of event.claims) claims.delete(claim);
  },
  'box-dropped': ({ drops }, { drop, table, expected }, { at, by }) =>
    drops.set(drop, { table, at, by, expected, noted: [] }),
  'box-count-noted': (standing, event, { by }) => noteCount(standing, event, by),
  'box-counted': ({ drops }, { drop }) => drops.delete(drop),
  'offering-posted': ({ offerings }, { offering, activity, document }) =>
    offerings.set(offering, { activity, document, version: 1 }),
  'offering-changed'({ offerings }, { offering, document, version }) {
    const { activity } = offerings.get(offering) as PostedOffering;
    offerings.set(offering, { activity, document, version });
  },
};

const SEEN = new Set<string>([...Object.keys(SEES), ...Object.keys(SEES_CHIPS)]);
/** The commands whose records change it; the many others need not be read for it. */
export const STANDING_COMMANDS = COMMAND_TYPES.filter((type) =>
  COMMAND_REFERENCE[type].brings.some((event) => SEEN.has(event)),
);

/** Goes on by one record. */
export function carryOn(standing: Standing, record: LogRecord): void {
  for (const event of record.events ?? []) {
    seeBy(SEES, standing, event, record);
    seeBy(SEES_CHIPS, standing.chips, event, record);
  }
  standing.seq = record.seq;
}
