// A tournament while it is played: seats, clock, hands, who goes out, who moves, who is punished.

import { z } from 'zod';
import { PENALTIES, parseMoment, playedAt, playedFor } from '#rules';
import type { Event, EventOf } from '../../events.ts';
import { refuse, tableNamed } from '../../kit/ask.ts';
import type { Ask } from '../../kit/asking.ts';
import type { Asked } from '../../kit/command.ts';
import { command } from '../../kit/command.ts';
import { AT_DEVICE, FREE, limited, twoHumans } from '../../kit/power.ts';
import type { House } from '../../state.ts';
import { sourceOf } from '../../words/chance.ts';
import { FLOOR, TABLE } from '../../words/roles.ts';
import { chance, seat, words } from '../../words/scalars.ts';
import type { Out } from './events.ts';
import { poolClosed } from './purse.ts';
import { drawnSeats, freeSeatCount, nextButton, type SeatingTable } from './seating.ts';
import {
  checkIn,
  checkTables,
  checkUnused,
  entrantIn,
  seatsBack,
  tournamentIn,
} from './sign-up.ts';
import {
  chipsInPlay,
  isBusted,
  isNpn,
  lastSale,
  moneyOf,
  placesIn,
  playersIn,
  seatCountOf,
  seatsTaken,
} from './standing.ts';
import type { Entrant, Tournament } from './state.ts';
import { chips, MOST_ENTRANTS, out, patron, table, tournament } from './words.ts';

/** `npnTables` are for those who play for the bounties only. */
const START_TOURNAMENT = {
  tournament,
  tables: z.array(table).min(1).max(1000),
  npnTables: z.array(table).max(100).optional(),
  chance,
};

/** `clause` is the rule that was broken. */
const PENALIZE_ENTRANT = {
  tournament,
  patron,
  penalty: z.enum(PENALTIES),
  clause: words,
  reason: words,
};

const BUST_ENTRANTS = { tournament, out: z.array(out).min(1).max(100) };

const MS_A_MINUTE = 60_000;
const MS_A_SECOND = 1000;

function start(
  ask: Ask<Asked<typeof START_TOURNAMENT>>,
): readonly EventOf<'tournament-started' | 'pool-closed'>[] {
  const { house, command } = ask;
  const { tournament: name, tables, npnTables = [], chance } = command;
  for (const table of [...tables, ...npnTables]) checkTable(house, table);
  const { tournament, fund, rule } = tournamentIn(ask, 'sign-up');
  const all = [...tables, ...npnTables];
  for (const table of all) checkUnused(house, table, name);
  if (new Set(all).size < all.length) refuse('bad-field', 'a table is named twice');
  const starters = rule.starters?.(fund.offering);
  const players = [...tournament.entrants].filter(([, entrant]) => !isNpn(entrant));
  if (starters !== undefined && (players.length !== starters || tables.length > 1)) {
    refuse('bad-field', `${starters} at one table, not ${players.length}: ${rule.clause}`);
  }
  if (players.length < 2) refuse('bad-field', `${players.length}: ${rule.clause}`);
  checkBeginning(ask, { tournament, fund, rule });
  const guests = [...tournament.entrants].filter(([, entrant]) => isNpn(entrant));
  const source = sourceOf(chance);
  const seats = [[players, tables] as const, [guests, npnTables] as const].flatMap(
    ([entrants, at]) => {
      const places = at.map((table): SeatingTable => {
        return {
          table,
          seatCount: seatCountOf(house, table, tournament.structure.seatsPerTable),
          taken: [],
        };
      });
      if (freeSeatCount(places) < entrants.length) refuse('bad-field', 'not enough seats');
      return drawnSeats(
        entrants.map(([patron]) => patron),
        places,
        source,
      );
    },
  );
  const isAllIn = lastSale(tournament) === 0;
  const began = { type: 'tournament-started', tournament: name, tables, npnTables, seats, chance };
  return [
    began as Extract<Event, { type: 'tournament-started' }>,
    ...(isAllIn && rule.bounty?.(fund.offering) === undefined
      ? [poolClosed(tournament, { fund, rule, name })]
      : []),
  ];
}

/** Not before the advertised time, unless one table is full. What was named and promised must be
 * there, because after the start no one can have their money back. */
function checkBeginning(
  { at }: Ask<Asked<typeof START_TOURNAMENT>>,
  { tournament, fund, rule }: ReturnType<typeof tournamentIn>,
): void {
  const { startsAt, structure } = tournament;
  const begins = parseMoment(startsAt, 'startsAt');
  if (rule.starters === undefined && begins.ok && at.instant < begins.value.instant) {
    refuse('wrong-phase', `${startsAt}: ${rule.clause}`);
  }
  const pool = rule.pool(moneyOf(tournament), structure, fund.offering);
  if (!pool.ok) refuse('more-than-pool', rule.clause, pool.error);
}

/** A table of the room at which no other game is played. */
function checkTable(house: House, name: string): void {
  const table = tableNamed(house, name);
  if (table.open !== undefined) refuse('table-open', name);
}

function penalize(
  ask: Ask<Asked<typeof PENALIZE_ENTRANT>>,
): readonly EventOf<'entrant-penalized' | 'entrants-busted'>[] {
  const { tournament: name, patron, penalty, clause, reason } = ask.command;
  const { tournament, entrant, rule } = entrantIn(ask, 'running');
  checkIn(tournament, patron);
  const facts = { tournament: name, patron, penalty, clause, reason };
  const minutes = Number(penalty);
  const until = Number.isInteger(minutes) ? { until: ask.at.instant + minutes * MS_A_MINUTE } : {};
  const said = { type: 'entrant-penalized', ...facts, ...until } as const;
  if (penalty !== 'disqualification') return [said];
  // No one shares a hand with a disqualified player.
  const out = [{ patron, chips: entrant.chips ?? 0, wonBy: [], ...entrant.seat }];
  return [said, { ...bustOf(tournament, name, out, rule.endsWith), disqualified: true }];
}

/** Who is out, and whether few enough are left for it to be over. */
function bustOf(
  tournament: Tournament,
  name: string,
  out: readonly Out[],
  endsWith: (starterCount: number) => number,
) {
  const { bustCount, starterCount, entrants } = tournament;
  const placed = out.filter(({ patron }) => !isNpn(entrants.get(patron) as Entrant));
  const left = playersIn(tournament).length - placed.length;
  const isOver = placed.length > 0 && left <= endsWith(starterCount);
  return { type: 'entrants-busted', tournament: name, bust: bustCount + 1, out, isOver } as const;
}

function bust(ask: Ask<Asked<typeof BUST_ENTRANTS>>): readonly EventOf<'entrants-busted'>[] {
  const { tournament: name, out } = ask.command;
  const named = ask.house.tournaments.get(name) ?? refuse('unknown-tournament', name);
  for (const { patron } of out) if (!named.entrants.has(patron)) refuse('unknown-entrant', patron);
  const { tournament, rule } = tournamentIn(ask, 'running');
  for (const { patron } of out) checkIn(tournament, patron);
  checkHand(tournament, out);
  const gone = out.map((each) => ({ ...each, ...tournament.entrants.get(each.patron)?.seat }));
  return [bustOf(tournament, name, gone, rule.endsWith)];
}

/** No one is out twice, the winners are still in and sit at the same table, and at least one player
 * is left. */
function checkHand(tournament: Tournament, out: Asked<typeof BUST_ENTRANTS>['out']): void {
  const names = out.map(({ patron }) => patron);
  if (new Set(names).size < names.length) refuse('bad-hand', 'a player is named twice');
  for (const { patron, wonBy } of out) {
    const { seat: { table } = {}, bounty } = tournament.entrants.get(patron) as Entrant;
    if (bounty !== undefined && wonBy.length === 0) {
      refuse('bad-hand', `${patron} has a bounty: enter who won the hand`);
    }
    for (const winner of wonBy) {
      const isThere = tournament.entrants.get(winner)?.seat?.table === table;
      if (!isThere || names.includes(winner) || isBusted(tournament, winner)) {
        refuse('bad-hand', `${winner} can’t have won it`);
      }
    }
    if (new Set(wonBy).size < wonBy.length) refuse('bad-hand', 'a winner is named twice');
  }
  if (playersIn(tournament).every((patron) => names.includes(patron))) {
    refuse('bad-hand', 'no one would be left');
  }
}

/** Time that has been played when the clock is stopped. */
export const stopped = ({ clock }: Tournament, instant: number) => ({
  elapsedMs: playedAt(clock, instant),
});

const SET_CLOCK = {
  tournament,
  index: z.int().min(0).max(199),
  secondsLeft: z.int().min(1).max(36_000),
};

const CLOCK_STEP_MS = 60 * MS_A_SECOND;

/** A clock that was not stopped in time is put right by a minute; more than that changes the play. */
function isFarOff({ house, command, at }: Ask<Asked<typeof SET_CLOCK>>): boolean {
  const found = house.tournaments.get(command.tournament);
  if (found === undefined) return false;
  const { levels } = found.structure;
  const wanted = playedFor(levels, command.index, command.secondsLeft * MS_A_SECOND);
  return Math.abs(wanted - playedAt(found.clock, at.instant)) > CLOCK_STEP_MS;
}

export const PLAY_COMMANDS = {
  /** Rules of the sheet that were gone through with the players. */
  'acknowledge-rules': command({
    does: 'Records that the sheet’s rules were read to the players.',
    may: FLOOR,
    power: FREE,
    fields: { tournament, clauses: z.array(words).min(1).max(100) },
    brings: ['rules-acknowledged'],
    sample: { tournament: 'none', clauses: ['rule 1'] },
    /** The director has gone through some of the rules with the players. */
    decide(ask) {
      const { tournament: name, clauses } = ask.command;
      const { tournament, rule } = tournamentIn(ask, 'sign-up', 'running');
      for (const [index, clause] of clauses.entries()) {
        const isRule = rule.checklist.some((each) => each.clause === clause);
        if (!isRule || tournament.rulesRead.has(clause) || clauses.indexOf(clause) < index) {
          refuse('no-such-rule', clause);
        }
      }
      return [{ type: 'rules-acknowledged', tournament: name, clauses }];
    },
  }),

  'start-tournament': command({
    does: 'Draws a seat for each player and starts the clock.',
    may: FLOOR,
    power: AT_DEVICE,
    fields: START_TOURNAMENT,
    brings: ['tournament-started', 'pool-closed'],
    sample: {
      tournament: 'none',
      tables: ['A'],
      chance: '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a',
    },
    decide: start,
  }),

  'pause-clock': command({
    does: 'Pauses the clock.',
    may: FLOOR,
    power: AT_DEVICE,
    fields: { tournament },
    brings: ['clock-paused'],
    sample: { tournament: 'none' },
    decide(ask) {
      const { tournament } = tournamentIn(ask, 'running');
      if (tournament.clock.since === undefined) refuse('clock-stands', 'it stands');
      return [{ type: 'clock-paused', tournament: ask.command.tournament }];
    },
  }),

  'resume-clock': command({
    does: 'Resumes the clock.',
    may: FLOOR,
    power: AT_DEVICE,
    fields: { tournament },
    brings: ['clock-resumed'],
    sample: { tournament: 'none' },
    decide(ask) {
      const { tournament } = tournamentIn(ask, 'running');
      if (tournament.clock.since !== undefined) refuse('clock-stands', 'it goes');
      return [{ type: 'clock-resumed', tournament: ask.command.tournament }];
    },
  }),

  /** `index` is of the list of levels, from 0 on. */
  'set-clock': command({
    does: 'Sets the clock to a level and a time.',
    may: FLOOR,
    power: {
      ...limited('floor', 'manager'),
      two: { where: 'by more than a minute', when: isFarOff },
    },
    fields: SET_CLOCK,
    brings: ['clock-set'],
    sample: { tournament: 'none', index: 0, secondsLeft: 60 },
    decide(ask) {
      const { tournament: name, index, secondsLeft } = ask.command;
      const { levels } = tournamentIn(ask, 'running').tournament.structure;
      const level = levels[index];
      if (level === undefined || secondsLeft > level.minutes * 60) {
        return refuse('clock-stands', 'no such time');
      }
      const elapsedMs = playedFor(levels, index, secondsLeft * MS_A_SECOND);
      return [{ type: 'clock-set', tournament: name, elapsedMs }];
    },
  }),

  'penalize-entrant': command({
    does: 'Gives an entrant a warning, a time penalty, or a disqualification.',
    may: FLOOR,
    power: {
      ...twoHumans('floor', 'manager'),
      two: {
        where: 'to disqualify an entrant',
        when: ({ command }) => command.penalty === 'disqualification',
      },
    },
    fields: PENALIZE_ENTRANT,
    brings: ['entrant-penalized', 'entrants-busted'],
    sample: {
      tournament: 'none',
      patron: 'p9',
      penalty: 'warning',
      clause: 'rule 5',
      reason: 'for the test',
    },
    decide: penalize,
  }),

  'begin-hand': command({
    does: 'Starts the next hand at a table: moves the dead button and the blinds.',
    may: TABLE,
    power: AT_DEVICE,
    fields: { tournament, table },
    brings: ['hand-begun'],
    sample: { tournament: 'none', table: 'A' },
    decide(ask) {
      const { tournament: name, table } = ask.command;
      const { tournament } = tournamentIn(ask, 'running');
      const used = tournament.tables.get(table) ?? refuse('seat-taken', table);
      const taken = seatsTaken(tournament, table);
      if (taken.length < 2) refuse('bad-hand', `${table}: ${taken.length} players`);
      const button = nextButton(used.button, taken);
      const isDead = !taken.includes(button.button) || !taken.includes(button.small);
      const facts = { tournament: name, table, hand: used.hand + 1, ...button };
      return [{ type: 'hand-begun', ...facts, ...(isDead ? { isDead } : {}) }];
    },
  }),

  'bust-entrants': command({
    does: 'Eliminates the players who lost all their chips in one hand.',
    may: FLOOR,
    power: AT_DEVICE,
    fields: BUST_ENTRANTS,
    brings: ['entrants-busted'],
    sample: { tournament: 'none', out: [{ patron: 'p9', chips: 100, wonBy: [] }] },
    decide: bust,
  }),

  'undo-bust': command({
    does: 'Restores a player eliminated by mistake. Later finishers move up one place.',
    may: FLOOR,
    power: twoHumans('floor', 'manager'),
    fields: { tournament, bust: z.int().min(1), reason: words, chance },
    brings: ['bust-undone'],
    sample: {
      tournament: 'none',
      bust: 1,
      reason: 'for the test',
      chance: '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a',
    },
    decide(ask) {
      const { tournament: name, bust: number, reason, chance } = ask.command;
      const { tournament, rule } = tournamentIn(ask, 'running', 'over');
      const found =
        tournament.busts.find(({ bust: each }) => each === number) ??
        refuse('no-such-bust', `${number}`);
      for (const { patron } of found.out) {
        const award = tournament.entrants.get(patron)?.bounty?.award;
        if (award !== undefined) refuse('already-paid', award);
      }
      if (tournament.deal?.confirmedBy !== undefined) refuse('deal-made', name);
      checkTables(ask.house, name, tournament);
      const back = found.out.filter(
        ({ patron }) => !isNpn(tournament.entrants.get(patron) as Entrant),
      ).length;
      const isOver =
        tournament.phase === 'over' &&
        playersIn(tournament).length + back <= rule.endsWith(tournament.starterCount);
      return [
        {
          type: 'bust-undone',
          tournament: name,
          bust: number,
          reason,
          ...(isOver ? { isOver } : {}),
          seats: seatsBack(ask.house, tournament, { out: found.out, chance }),
        },
      ];
    },
  }),

  /** Another table, for those who come late, come back, or play for the bounties only. */
  'add-table': command({
    does: 'Adds a table to the tournament.',
    may: FLOOR,
    power: AT_DEVICE,
    fields: { tournament, table, npn: z.boolean().optional() },
    brings: ['table-added'],
    sample: { tournament: 'none', table: 'A' },
    decide(ask) {
      const { house, command } = ask;
      const { tournament: name, table, npn = false } = command;
      checkTable(house, table);
      const { rule, tournament } = tournamentIn(ask, 'running');
      if (rule.starters !== undefined) refuse('bad-field', `one table: ${rule.clause}`);
      if (tournament.tables.has(table)) refuse('bad-field', `${table} is in use`);
      checkUnused(house, table, name);
      return [{ type: 'table-added', tournament: name, table, isNpn: npn }];
    },
  }),

  'move-entrant': command({
    does: 'Moves an entrant to a free seat.',
    may: FLOOR,
    power: AT_DEVICE,
    fields: { tournament, patron, table, seat },
    brings: ['entrant-moved'],
    sample: { tournament: 'none', patron: 'p9', table: 'A', seat: 1 },
    decide(ask) {
      const { tournament: name, patron, table, seat } = ask.command;
      const { tournament, entrant } = entrantIn(ask, 'running');
      checkIn(tournament, patron);
      const place = placesIn(ask.house, tournament, { isNpn: isNpn(entrant) }).find(
        (each) => each.table === table,
      );
      if (place === undefined || seat > place.seatCount || place.taken.includes(seat)) {
        refuse('seat-taken', `${table}, seat ${seat}`);
      }
      return [{ type: 'entrant-moved', tournament: name, patron, table, seat }];
    },
  }),

  'break-table': command({
    does: 'Breaks a table and draws new seats for its players.',
    may: FLOOR,
    power: AT_DEVICE,
    fields: { tournament, table, chance },
    brings: ['table-broken'],
    sample: {
      tournament: 'none',
      table: 'A',
      chance: '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a',
    },
    decide(ask) {
      const { tournament: name, table, chance } = ask.command;
      const { tournament } = tournamentIn(ask, 'running');
      const broken = tournament.tables.get(table) ?? refuse('seat-taken', table);
      const patrons = [...tournament.entrants]
        .filter(([, { seat }]) => seat?.table === table)
        .map(([patron]) => patron);
      const places = placesIn(ask.house, tournament, { isNpn: broken.isNpn }).filter(
        (each) => each.table !== table,
      );
      if (freeSeatCount(places) < patrons.length) refuse('seat-taken', 'the other tables are full');
      const seats = drawnSeats(patrons, places, sourceOf(chance));
      return [{ type: 'table-broken', tournament: name, table, seats, chance }];
    },
  }),

  /** `adjusted` is what chips were put in or taken out for: a race, chips of who was disqualified. */
  'count-chips': command({
    does: 'Records chip counts. A full count must match the chips in play.',
    may: TABLE,
    power: {
      ...twoHumans('floor', 'manager'),
      two: {
        where: 'to add chips or take some out of play',
        when: ({ command }) => command.adjusted !== undefined,
      },
    },
    fields: {
      tournament,
      counts: z.array(z.strictObject({ patron, chips })).min(1).max(MOST_ENTRANTS),
      adjusted: z
        .strictObject({ by: z.int().min(-1_000_000_000).max(1_000_000_000), reason: words })
        .optional(),
    },
    brings: ['chips-counted'],
    sample: { tournament: 'none', counts: [{ patron: 'p9', chips: 100 }] },
    /** A count of all players left equals all chips in play; a count of some is no more than that. */
    decide(ask) {
      const { tournament: name, counts, adjusted } = ask.command;
      const named = ask.house.tournaments.get(name) ?? refuse('unknown-tournament', name);
      for (const { patron } of counts) {
        if (!named.entrants.has(patron)) refuse('unknown-entrant', patron);
      }
      const { tournament } = tournamentIn(ask, 'running');
      for (const { patron } of counts) checkIn(tournament, patron);
      const isPlaced = ({ patron }: { readonly patron: string }): boolean =>
        !isNpn(tournament.entrants.get(patron) as Entrant);
      const placed = new Map(counts.filter(isPlaced).map(({ patron, chips }) => [patron, chips]));
      const total = [...placed.values()].reduce((sum, chips) => sum + chips, 0);
      const inPlay = chipsInPlay(tournament) + (adjusted?.by ?? 0);
      const isAll = playersIn(tournament).every((patron) => placed.has(patron));
      if (total > inPlay || (isAll && total < inPlay)) {
        refuse('chips-do-not-match', `${total} of ${inPlay}`);
      }
      const change = adjusted === undefined ? {} : { adjusted };
      return [{ type: 'chips-counted', tournament: name, counts, total, ...change }];
    },
  }),
};
