// A tournament until it begins: what is advertised, who enters, and what is given back.

import { z } from 'zod';
import { accounts } from '#ledger';
import { type Cents, dollarsOf, sum, ZERO } from '#money';
import {
  BROUGHT_BY,
  ENTRY_WAYS,
  type EntryWay,
  isOpen,
  type Moment,
  type Posted,
  parseMoment,
  postedAmount,
  type Structure,
  type TournamentRule,
} from '#rules';
import type { EventOf } from '../../events.ts';
import { type Fund, fundOf, knownFund } from '../../funds/funds.ts';
import { checkCovered, checkOffDuty, checkPatron, offeredNamed, refuse } from '../../kit/ask.ts';
import type { Ask } from '../../kit/asking.ts';
import type { Asked } from '../../kit/command.ts';
import { command } from '../../kit/command.ts';
import { limited, STEP_UP, twoHumans, twoPeople } from '../../kit/power.ts';
import { isSameHuman } from '../../powers/humans.ts';
import type { House } from '../../state.ts';
import { entrySold } from '../../tables/entry-sold.ts';
import { sourceOf } from '../../words/chance.ts';
import { addBusinessDays } from '../../words/days.ts';
import { DESK } from '../../words/roles.ts';
import { chance, moment, name, words } from '../../words/scalars.ts';
import type { EntryText } from '../../words/shapes.ts';
import type { Out, Seating } from './events.ts';
import { drawnSeats, freeSeatCount } from './seating.ts';
import { isBusted, isInTournament, isLevelOver, isNpn, placesIn, seatsTaken } from './standing.ts';
import type { Entrant, Tournament } from './state.ts';
import { patron, structure, tournament } from './words.ts';

/** It starts at once where no time is given. */
const ANNOUNCE_TOURNAMENT = {
  tournament,
  offering: name,
  title: words,
  game: name,
  startsAt: moment.optional(),
  structure,
};

/** A late entrant is seated. */
const ENTER_TOURNAMENT = { tournament, patron, way: z.enum(ENTRY_WAYS), chance };

const CANCEL_TOURNAMENT = { tournament, reason: words };

const NOTHING = '0.00';

export interface OfTournament {
  readonly id: string;
  readonly by: string;
  readonly tournament: string;
}

export const tournamentRule = ({ offering }: Fund): TournamentRule =>
  offering.activity.tournament ?? refuse('no-tournament', offering.activity.title);

/** The tournament that is asked about, at one of some points. */
export function tournamentIn(
  { house, command, rulebook }: Ask<OfTournament>,
  ...phases: readonly Tournament['phase'][]
) {
  const tournament =
    house.tournaments.get(command.tournament) ?? refuse('unknown-tournament', command.tournament);
  if (!phases.includes(tournament.phase)) refuse('wrong-phase', tournament.phase);
  const fund = knownFund(house, tournament.offering, rulebook);
  return { tournament, fund, rule: tournamentRule(fund) };
}

/** An entrant, whatever has become of them; whether they are still in is asked after the phase. */
export function entrantIn(
  ask: Ask<OfTournament & { readonly patron: string }>,
  ...phases: readonly Tournament['phase'][]
) {
  const { house, command } = ask;
  const { tournament: id, patron } = command;
  const named = house.tournaments.get(id) ?? refuse('unknown-tournament', id);
  const entrant = named.entrants.get(patron) ?? refuse('unknown-entrant', patron);
  return { ...tournamentIn(ask, ...phases), entrant };
}

export function checkIn(tournament: Tournament, patron: string): void {
  if (isBusted(tournament, patron)) refuse('already-out', patron);
}

/** No other tournament has the table. */
export function checkUnused(house: House, table: string, name: string): void {
  if (isInTournament(house, table, name)) {
    refuse('bad-field', `${table} is used by another tournament`);
  }
}

/** Players who play on do so at the same tables, which others may have taken meanwhile. */
export function checkTables(house: House, name: string, { phase, tables }: Tournament): void {
  if (phase === 'running') return;
  for (const table of tables.keys()) checkUnused(house, table, name);
}

function checkStructure(rule: TournamentRule, structure: Structure, posted: Posted): void {
  const problems = rule.checkStructure(structure, posted);
  if (problems.length > 0) refuse('bad-structure', rule.clause, problems);
}

/** Some regulators have tournaments announced so many business days ahead. */
function checkAhead(
  { settings: { tournamentNoticeDays: days } }: House,
  { clause }: TournamentRule,
  { begins, at }: { readonly begins: Moment; readonly at: Moment },
): void {
  if (days === undefined || begins.date >= addBusinessDays(at.date, days)) return;
  const message = `must be announced ${days} business days ahead`;
  refuse('bad-structure', clause, [{ path: 'startsAt', message }]);
}

function announce(
  ask: Ask<Asked<typeof ANNOUNCE_TOURNAMENT>>,
): readonly EventOf<'tournament-announced'>[] {
  const { house, command, at, rulebook } = ask;
  const { tournament, offering, title, game, startsAt = at.text, structure } = command;
  if (house.tournaments.has(tournament)) refuse('name-taken', tournament);
  const offered = offeredNamed(house, offering);
  if (offered.isSuspended) refuse('suspended', offering);
  const fund = fundOf(rulebook, offering, offered);
  const rule = tournamentRule(fund);
  if (!fund.offering.games.includes(game)) refuse('no-tournament', game);
  const starts = parseMoment(startsAt, 'startsAt');
  if (!starts.ok) return refuse('bad-structure', startsAt, starts.error);
  const { value: begins } = starts;
  if (begins.instant < at.instant || !isOpen(fund.offering, begins)) {
    const message = 'must be now or later, within the posted times';
    refuse('bad-structure', rule.clause, [{ path: 'startsAt', message }]);
  }
  checkAhead(house, rule, { begins, at });
  checkStructure(rule, structure, fund.offering);
  const facts = { tournament, offering, title, game, startsAt, structure };
  return [{ type: 'tournament-announced', ...facts }];
}

/** Where an entry that the house brings comes from, as a different person has said. */
function sourceIn(
  { grants }: Tournament,
  { patron, way, by }: Asked<typeof ENTER_TOURNAMENT>,
  { clause }: TournamentRule,
): { readonly source?: string } {
  if (BROUGHT_BY[way] !== 'house') return {};
  const grant = grants.get(patron);
  if (grant?.by === by) refuse('second-person', by);
  if (grant?.way !== way) return refuse('wrong-way', `${way}, not approved: ${clause}`);
  return { source: grant.source };
}

function enter(
  ask: Ask<Asked<typeof ENTER_TOURNAMENT>>,
): readonly EventOf<'tournament-entered' | 'entry-sold'>[] {
  const { house, command } = ask;
  const { tournament: name, patron, way } = command;
  checkPatron(house, patron);
  checkOffDuty(house, patron);
  checkOffered(ask);
  if (house.patrons.get(patron) === 'excluded') refuse('ineligible-person', patron);
  const { tournament, fund, rule } = tournamentIn(ask, 'sign-up', 'running');
  if (!rule.ways(fund.offering).includes(way)) refuse('wrong-way', `${way}: ${rule.clause}`);
  const source = sourceIn(tournament, command, rule);
  if (tournament.entrants.has(patron)) refuse('entered-twice', patron);
  checkRoom(tournament, { rule, fund });
  const seat = tournament.phase === 'running' ? lateSeat(ask, tournament, rule) : {};
  const { buyIn, entryFee, sold, moves } = entryMoney(ask, { fund, rule });
  const entered = {
    ...({ type: 'tournament-entered', tournament: name, offering: fund.id, patron, way } as const),
    ...source,
    buyIn,
    entryFee,
    ...seat,
    moves,
  };
  return [entered, ...sold];
}

/** The sheet is posted for now. */
function checkOffered({ house, command, at, rulebook }: Ask<Asked<typeof ENTER_TOURNAMENT>>): void {
  const named = house.tournaments.get(command.tournament);
  if (named === undefined) return;
  const { id, offering, offered } = knownFund(house, named.offering, rulebook);
  if (!isOpen(offering, at)) refuse('not-offered', id);
  if (offered.isSuspended) refuse('suspended', id);
}

/** One table is full when those are there who start. */
function checkRoom(
  { pool, entrants }: Tournament,
  { rule, fund }: { readonly rule: TournamentRule; readonly fund: Fund },
): void {
  if (pool !== undefined) refuse('entry-over', rule.clause);
  const starters = rule.starters?.(fund.offering);
  if (starters !== undefined && entrants.size >= starters) {
    refuse('entry-over', `${starters} are there: ${rule.clause}`);
  }
}

function lateSeat(
  { house, command, at }: Ask<Asked<typeof ENTER_TOURNAMENT>>,
  tournament: Tournament,
  { clause }: TournamentRule,
) {
  const { way, chance } = command;
  const { lateEntryUntil } = tournament.structure;
  if (isLevelOver(tournament, lateEntryUntil, at.instant)) refuse('entry-over', clause);
  return { seat: seatFor(house, tournament, { way, chance }), chance };
}

function seatFor(
  house: House,
  tournament: Tournament,
  { way, chance }: { readonly way: EntryWay; readonly chance: string },
) {
  const places = placesIn(house, tournament, { isNpn: isNpn({ way }) });
  if (freeSeatCount(places) === 0) refuse('seat-taken', 'every table is full');
  const [drawn] = drawnSeats([''], places, sourceOf(chance));
  const { table, seat } = drawn as { table: string; seat: number };
  return { table, seat };
}

/** Each at their old seat, or drawn to another one where that is gone. */
export function seatsBack(
  house: House,
  tournament: Tournament,
  { out, chance }: { readonly out: readonly Out[]; readonly chance: string | undefined },
): readonly Seating[] {
  const { tables, entrants } = tournament;
  const isFree = ({ table = '', seat = 0 }: Out): boolean =>
    tables.has(table) && !seatsTaken(tournament, table).includes(seat);
  const back = out.filter(isFree).map(({ patron, table, seat }) => ({
    patron,
    table: table as string,
    seat: seat as number,
  }));
  if (out.every(isFree)) return back;
  const source = sourceOf(chance ?? refuse('seat-taken', 'the old seat: send chance for another'));
  const drawn = [true, false].flatMap((npn) => {
    const others = out
      .filter((each) => !isFree(each))
      .map(({ patron }) => patron)
      .filter((patron) => isNpn(entrants.get(patron) as Entrant) === npn);
    const places = placesIn(house, tournament, { isNpn: npn }).map((place) => ({
      ...place,
      taken: [
        ...place.taken,
        ...back.flatMap(({ table, seat }) => (table === place.table ? [seat] : [])),
      ],
    }));
    if (freeSeatCount(places) < others.length) refuse('seat-taken', 'every table is full');
    return drawnSeats(others, places, source);
  });
  return [...back, ...drawn];
}

/** Buy-in and fee of an entrant, the buy-in from the house where the entry was won, or nothing. */
function entryMoney(
  ask: Ask<Asked<typeof ENTER_TOURNAMENT>>,
  { fund, rule }: { readonly fund: Fund; readonly rule: TournamentRule },
) {
  const { patron, way } = ask.command;
  const { id: offering } = fund;
  if (BROUGHT_BY[way] === 'entrant') {
    const sold = [rule.fees.buyIn, rule.fees.entryFee].map((fee) =>
      entrySold(ask, { offering, fee, patron }),
    );
    const [buyIn, entryFee] = sold.map(({ amount }) => amount) as [string, string];
    return { buyIn, entryFee, sold, moves: [] };
  }
  const brought = BROUGHT_BY[way] === 'house' ? postedAmount(fund.offering, rule.fees.buyIn) : ZERO;
  const buyIn = dollarsOf(brought);
  const costs = accounts.house('promotional-costs');
  const moves: readonly EntryText[] =
    brought === ZERO ? [] : [['step', costs, accounts.meter(offering, rule.meter), buyIn]];
  return { buyIn, entryFee: '0.00', sold: [], moves };
}

/** Everything that an entrant has paid goes back the way it came. */
function refundOf({ id, offering: { activity } }: Fund, entrant: Entrant): readonly EntryText[] {
  const { buyIn, entryFee, rebuys, addOns, way } = entrant;
  const pool = accounts.meter(id, activity.tournament?.meter as string);
  const to = accounts.house(BROUGHT_BY[way] === 'entrant' ? 'cage' : 'promotional-costs');
  const bought = sum([...rebuys, ...addOns]);
  const lines: readonly (readonly [string, string, Cents])[] = [
    [pool, to, buyIn],
    [pool, accounts.house('cage'), bought],
    [accounts.house('entry-fees'), to, entryFee],
  ];
  return lines
    .filter(([, , amount]) => amount > ZERO)
    .map(([from, back, amount]): EntryText => ['correction', from, back, dollarsOf(amount)]);
}

/** Whoever took the money for an entry does not say that it was given back. */
function checkNotSeller({ house, approvedBy }: Ask<unknown>, { soldBy }: Entrant): void {
  if (house.settings.powers === undefined || approvedBy === undefined) return;
  if (isSameHuman(house, soldBy, approvedBy)) refuse('second-person', `${approvedBy}: the seller`);
}

/** No one has won anything yet: all entrants have everything back, the house too. A charity keeps
 * what it has received, and the house covers it. */
function cancel(
  ask: Ask<Asked<typeof CANCEL_TOURNAMENT>>,
): readonly EventOf<'tournament-cancelled'>[] {
  const { tournament: name, reason } = ask.command;
  const { tournament, fund, rule } = tournamentIn(ask, 'sign-up', 'running');
  const { entrants, awards, pool, charity } = tournament;
  if (awards.length > 0) refuse('already-paid', name);
  const costs = accounts.house('promotional-costs');
  const meter = accounts.meter(fund.id, rule.meter);
  const given = pool?.fromHouse ?? NOTHING;
  const moves: readonly EntryText[] = [
    ...(charity === undefined ? [] : [['step', costs, meter, charity.amount] as const]),
    ...[...entrants.values()].flatMap((entrant) => refundOf(fund, entrant)),
    ...(given === NOTHING ? [] : [['correction', meter, costs, given] as const]),
  ];
  checkCovered(ask.house, moves);
  return [{ type: 'tournament-cancelled', tournament: name, offering: fund.id, reason, moves }];
}

/** A short night, for the examples. */
const SAMPLE_STRUCTURE: z.input<typeof structure> = {
  levels: [
    { kind: 'level', minutes: 20, small: 25, big: 50 },
    { kind: 'level', minutes: 20, small: 50, big: 100 },
    { kind: 'level', minutes: 20, small: 100, big: 200 },
    { kind: 'break', minutes: 10 },
    { kind: 'level', minutes: 20, small: 200, big: 400 },
  ],
  startingChips: 10000,
  seatsPerTable: 9,
  lateEntryUntil: 2,
  rebuys: { chips: 10000, untilLevel: 2 },
  addOns: { chips: 5000, untilLevel: 3 },
  payouts: [
    { from: 1, percents: ['100'] },
    { from: 4, percents: ['50', '30', '20'] },
  ],
};

export const SIGN_UP_COMMANDS = {
  'announce-tournament': command({
    does: 'Announces a tournament under an offering: levels, chips, and payouts.',
    may: ['marketing', 'floor', 'manager'],
    power: twoPeople('manager', 'accounting', 'compliance'),
    fields: ANNOUNCE_TOURNAMENT,
    brings: ['tournament-announced'],
    sample: {
      tournament: 'none',
      offering: 'none',
      title: 'Nightly',
      game: 'texas-holdem',
      startsAt: '2026-11-16T12:00:00-08:00',
      structure: SAMPLE_STRUCTURE,
    },
    decide: announce,
  }),

  'change-structure': command({
    does: 'Changes an announced tournament before the first sign-up.',
    may: ['marketing', 'floor', 'manager'],
    power: twoPeople('manager', 'accounting', 'compliance'),
    fields: { tournament, structure },
    brings: ['structure-changed'],
    sample: {
      tournament: 'none',
      structure: SAMPLE_STRUCTURE,
    },
    decide(ask) {
      const { tournament: name, structure } = ask.command;
      const { tournament, fund, rule } = tournamentIn(ask, 'sign-up');
      if (tournament.hasSignUps) refuse('sign-ups-begun', rule.clause);
      checkStructure(rule, structure, fund.offering);
      return [{ type: 'structure-changed', tournament: name, structure }];
    },
  }),

  /** `source` is where an entry was won, or why it is given. */
  'grant-entry': command({
    does: 'Approves an entry won elsewhere or paid by the house. A different employee registers it.',
    may: ['marketing', 'floor', 'manager'],
    power: twoPeople('manager', 'accounting', 'compliance'),
    fields: { tournament, patron, way: z.enum(ENTRY_WAYS), source: words },
    brings: ['entry-granted'],
    sample: { tournament: 'none', patron: 'p9', way: 'earned', source: 'Tuesday' },
    /** An entry that costs the house its buy-in: one says where it comes from, another takes it in. */
    decide(ask) {
      const { house, command } = ask;
      const { tournament: name, patron, way, source } = command;
      checkPatron(house, patron);
      const { tournament, fund, rule } = tournamentIn(ask, 'sign-up', 'running');
      const isOfHouse = BROUGHT_BY[way] === 'house' && rule.ways(fund.offering).includes(way);
      if (!isOfHouse) refuse('wrong-way', `${way}: ${rule.clause}`);
      if (tournament.entrants.has(patron)) refuse('entered-twice', patron);
      return [{ type: 'entry-granted', tournament: name, patron, way, source }];
    },
  }),

  'enter-tournament': command({
    does: 'Enters a patron, takes buy-in and fee if due, and seats a late entry.',
    may: DESK,
    power: limited('floor', 'manager'),
    fields: ENTER_TOURNAMENT,
    brings: ['tournament-entered', 'entry-sold'],
    sample: {
      tournament: 'none',
      patron: 'p9',
      way: 'paid',
      chance: '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a',
    },
    decide: enter,
  }),

  'withdraw-entry': command({
    does: 'Refunds an entrant in full before the start.',
    may: DESK,
    power: twoHumans('floor', 'manager', 'cage'),
    waitsInDoubt: true,
    fields: { tournament, patron, reason: words },
    brings: ['entry-withdrawn'],
    sample: { tournament: 'none', patron: 'p9', reason: 'for the test' },
    decide(ask) {
      const { tournament, patron, reason } = ask.command;
      const { fund, entrant } = entrantIn(ask, 'sign-up');
      checkNotSeller(ask, entrant);
      const moves = refundOf(fund, entrant);
      checkCovered(ask.house, moves);
      const facts = { tournament, offering: fund.id, patron, reason };
      return [{ type: 'entry-withdrawn', ...facts, moves }];
    },
  }),

  'cancel-tournament': command({
    does: 'Cancels a tournament and refunds everyone.',
    may: ['manager'],
    power: STEP_UP,
    fields: CANCEL_TOURNAMENT,
    brings: ['tournament-cancelled'],
    sample: { tournament: 'none', reason: 'for the test' },
    decide: cancel,
  }),
};
