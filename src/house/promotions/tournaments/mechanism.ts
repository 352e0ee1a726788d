// Tournaments: who enters, who sits where, who is out, and who gets which part of the pool.

import { centsOf } from '#money';
import { given } from '#result';
import { checkNotOwn, refuse } from '../../kit/ask.ts';
import { telling } from '../../kit/asking.ts';
import { joined } from '../../kit/joined.ts';
import { evolvers, mechanism } from '../../kit/mechanism.ts';
import type { House } from '../../state.ts';
import { DEAL_COMMANDS } from './deal.ts';
import type { Seating } from './events.ts';
import { noteOf } from './journal.ts';
import { PLAY_COMMANDS, stopped } from './play.ts';
import { awardsBack, PURSE_COMMANDS, wholeWinOf } from './purse.ts';
import { SIGN_UP_COMMANDS } from './sign-up.ts';
import { isInTournament, isLive, isNpn } from './standing.ts';
import type { Entrant, Tournament } from './state.ts';
import { TOURNAMENT_TOPICS, TOURNAMENT_VIEWS } from './views.ts';

const known = ({ tournaments }: House, name: string): Tournament =>
  tournaments.get(name) as Tournament;

const entrantOf = (house: House, tournament: string, patron: string): Entrant =>
  known(house, tournament).entrants.get(patron) as Entrant;

function seat({ entrants }: Tournament, seats: readonly Seating[]): void {
  for (const { patron, table, seat: at } of seats) {
    (entrants.get(patron) as Entrant).seat = { table, seat: at };
  }
}

const SIGN_UP = evolvers({
  'tournament-announced': ({ tournaments }, event, { record: { by } }) => {
    const { tournament, offering, title, game, startsAt, structure } = event;
    tournaments.set(tournament, {
      offering,
      title,
      game,
      startsAt,
      structure,
      announcedBy: by,
      phase: 'sign-up',
      starterCount: 0,
      clock: { elapsedMs: 0 },
      entrants: new Map(),
      grants: new Map(),
      tables: new Map(),
      tablesUsed: new Map(),
      busts: [],
      bustCount: 0,
      chipsAdjusted: 0,
      runBy: new Set(),
      awardSignedBy: [],
      awards: [],
      rulesRead: new Map(),
      journal: [],
    });
  },
  'structure-changed': (house, { tournament, structure }) => {
    known(house, tournament).structure = structure;
  },
  'tournament-entered': (house, event, { record: { by }, at }) => {
    const { tournament: name, patron, way, source, buyIn, entryFee, seat: late } = event;
    const tournament = known(house, name);
    tournament.hasSignUps = true;
    tournament.grants.delete(patron);
    tournament.entrants.set(patron, {
      way,
      enteredAt: at.text,
      soldBy: by,
      ...given({ source }),
      buyIn: centsOf(buyIn),
      entryFee: centsOf(entryFee),
      rebuys: [],
      addOns: [],
      penalties: [],
      ...(late === undefined ? {} : { seat: late }),
    });
    if (late !== undefined && !isNpn({ way })) tournament.starterCount += 1;
  },
  'entry-granted': (house, { tournament, patron, way, source }, { record: { by } }) => {
    known(house, tournament).grants.set(patron, { way, source, by });
  },
  'entry-withdrawn': (house, { tournament, patron }) => {
    known(house, tournament).entrants.delete(patron);
  },
  'tournament-cancelled': (house, { tournament: name }, { at }) => {
    const tournament = known(house, name);
    tournament.phase = 'cancelled';
    tournament.endedAt = at.text;
    tournament.clock = stopped(tournament, at.instant);
    tournament.tables.clear();
  },
});

const PLAY = evolvers({
  'tournament-started': (house, { tournament: name, tables, npnTables, seats }, { at }) => {
    const tournament = known(house, name);
    tournament.phase = 'running';
    tournament.startedAt = at.text;
    tournament.clock = { elapsedMs: 0, since: at.instant };
    for (const table of [...tables, ...npnTables]) {
      tournament.tables.set(table, { isNpn: npnTables.includes(table), hand: 0 });
      tournament.tablesUsed.set(table, 0);
    }
    seat(tournament, seats);
    tournament.starterCount = [...tournament.entrants.values()].filter(
      (entrant) => !isNpn(entrant),
    ).length;
  },
  'clock-paused': (house, { tournament: name }, { at }) => {
    const tournament = known(house, name);
    tournament.clock = stopped(tournament, at.instant);
  },
  'clock-resumed': (house, { tournament: name }, { at }) => {
    const tournament = known(house, name);
    tournament.clock = { ...tournament.clock, since: at.instant };
  },
  'clock-set': (house, { tournament: name, elapsedMs }, { at }) => {
    const tournament = known(house, name);
    const { since } = tournament.clock;
    tournament.clock = { elapsedMs, ...(since === undefined ? {} : { since: at.instant }) };
  },
  'chips-bought': (house, { tournament: name, patron, what, amount, seat: back }) => {
    entrantOf(house, name, patron)[what].push(centsOf(amount));
    if (back === undefined) return;
    const tournament = known(house, name);
    tournament.busts = tournament.busts
      .map((bust) => ({ ...bust, out: bust.out.filter((each) => each.patron !== patron) }))
      .filter(({ out }) => out.length > 0);
    delete tournament.deal;
    seat(tournament, [{ patron, ...back }]);
  },
  'entrant-penalized': (house, event, { record: { by }, at }) => {
    const { tournament, patron, penalty, until, clause, reason } = event;
    entrantOf(house, tournament, patron).penalties.push({
      at: at.text,
      penalty,
      clause,
      reason,
      by,
      ...given({ until }),
    });
  },
  'hand-begun': (house, { tournament, table, hand, button, small, big }) => {
    const { tables, tablesUsed } = known(house, tournament);
    tablesUsed.set(table, hand);
    const used = tables.get(table);
    if (used === undefined) return;
    used.hand = hand;
    used.button = { button, small, big };
  },
  'entrants-busted': (house, { tournament: name, bust: number, out, isOver }, { record, at }) => {
    const tournament = known(house, name);
    tournament.busts.push({ bust: number, at: at.text, out });
    tournament.bustCount = number;
    tournament.runBy.add(record.by);
    delete tournament.deal;
    for (const { patron } of out) delete tournament.entrants.get(patron)?.seat;
    if (isOver) end(tournament, at);
  },
  'bust-undone': (house, { tournament: name, bust: number, seats, isOver }, { record }) => {
    const tournament = known(house, name);
    tournament.busts = tournament.busts.filter((each) => each.bust !== number);
    tournament.runBy.add(record.by);
    tournament.awardSignedBy = [];
    if (!isOver) playOn(tournament);
    seat(tournament, seats);
  },
  'table-added': (house, { tournament: name, table, isNpn: npn }) => {
    const { tables, tablesUsed } = known(house, name);
    const hand = tablesUsed.get(table) ?? 0;
    tables.set(table, { isNpn: npn, hand });
    tablesUsed.set(table, hand);
  },
  'entrant-moved': (house, { tournament, patron, table, seat: at }) => {
    entrantOf(house, tournament, patron).seat = { table, seat: at };
  },
  'table-broken': (house, { tournament: name, table, seats }) => {
    const tournament = known(house, name);
    seat(tournament, seats);
    tournament.tables.delete(table);
  },
  'chips-counted': (house, { tournament: name, counts, adjusted }) => {
    const tournament = known(house, name);
    tournament.chipsAdjusted += adjusted?.by ?? 0;
    for (const { patron, chips } of counts) entrantOf(house, name, patron).chips = chips;
  },
});

function end(tournament: Tournament, at: { readonly instant: number; readonly text: string }) {
  tournament.phase = 'over';
  tournament.endedAt = at.text;
  tournament.clock = stopped(tournament, at.instant);
}

/** It is not over after all. */
function playOn(tournament: Tournament): void {
  tournament.phase = 'running';
  tournament.awardSignedBy = [];
  delete tournament.endedAt;
  delete tournament.deal;
}

const MONEY = evolvers({
  'bounty-named': (house, { tournament, patron, amount, from }) => {
    entrantOf(house, tournament, patron).bounty = { amount: centsOf(amount), from };
  },
  'pool-closed': (house, event, { record }) => {
    const { tournament: name, type: _, offering: __, moves: ___, ...pool } = event;
    const tournament = known(house, name);
    tournament.pool = pool;
    if (record.command === 'close-pool') tournament.runBy.add(record.by);
  },
  'bounty-awarded': (house, { tournament: name, patron, award }) => {
    const tournament = known(house, name);
    const { bounty } = tournament.entrants.get(patron) as Entrant;
    if (bounty === undefined) return;
    bounty.award = award;
    tournament.awards.push(award);
    tournament.awardSignedBy = [];
  },
  'deal-recorded': (house, { tournament: name, shares, terms, first }, { record: { by } }) => {
    const tournament = known(house, name);
    tournament.deal = { shares, terms, by, ...given({ first }) };
    tournament.runBy.add(by);
  },
  'deal-confirmed': (house, { tournament: name, fromHouse }, { record: { by }, at }) => {
    const tournament = known(house, name);
    if (tournament.deal === undefined) return;
    tournament.deal.confirmedBy = by;
    tournament.deal.fromHouse = fromHouse;
    tournament.runBy.add(by);
    end(tournament, at);
  },
  'deal-dropped': (house, { tournament }) => playOn(known(house, tournament)),
  'tournament-award-signed': (house, { tournament: name }, { record: { by } }) => {
    const tournament = known(house, name);
    tournament.awardSignedBy = [...tournament.awardSignedBy, by];
  },
  'tournament-awarded': (house, { tournament: name, award, results }) => {
    const tournament = known(house, name);
    tournament.phase = 'awarded';
    tournament.awardSignedBy = [];
    tournament.results = results;
    if (award === undefined) return;
    tournament.award = award;
    tournament.awards.push(award);
    for (const { bounty } of tournament.entrants.values()) {
      if (bounty !== undefined) bounty.award ??= award;
    }
  },
  'tournament-award-voided': (house, { tournament: name, award }) => {
    const tournament = known(house, name);
    tournament.awards = tournament.awards.filter((each) => each !== award);
    for (const { bounty } of tournament.entrants.values()) {
      if (bounty?.award === award) delete bounty.award;
    }
    delete tournament.signed;
    tournament.awardSignedBy = [];
    if (tournament.award !== award) return;
    tournament.phase = 'over';
    delete tournament.award;
    delete tournament.results;
  },
  'rules-acknowledged': (house, { tournament, clauses }, { record: { by }, at }) => {
    const { rulesRead } = known(house, tournament);
    for (const clause of clauses) rulesRead.set(clause, { by, at: at.text });
  },
  'charity-paid': (house, { tournament, amount, reference }, { at }) => {
    known(house, tournament).charity = { amount, reference, at: at.text };
  },
  'tournament-signed': (house, { tournament, note }, { record: { by }, at }) => {
    const signed = { by, at: at.text, ...given({ note }) };
    known(house, tournament).signed = signed;
  },
});

export const TOURNAMENTS = mechanism({
  area: 'tournaments',
  views: TOURNAMENT_VIEWS,
  topics: TOURNAMENT_TOPICS,
  commands: joined([SIGN_UP_COMMANDS, PLAY_COMMANDS, PURSE_COMMANDS, DEAL_COMMANDS]),
  evolve: joined([SIGN_UP, PLAY, MONEY]),
  /** No one has a hand in a tournament that they play in. */
  before({ house, command }) {
    const { by, tournament, patron } = command as Partial<Record<string, string>>;
    const entrants = house.tournaments.get(tournament ?? '')?.entrants ?? new Map();
    checkNotOwn(house, by ?? '', [patron, ...entrants.keys()]);
  },
  after(house, event, { record, at }) {
    const note = noteOf(event);
    if (note === undefined) return;
    const line = { at: at.text, by: record.by, ...note };
    known(house, event.tournament).journal.push(line);
  },
  onVoid: telling(['tournament-award-voided'], ({ house }, { award, reason }) =>
    awardsBack(house, award, reason),
  ),
  checkIdle(house, offering) {
    for (const [name, tournament] of house.tournaments) {
      const { offering: of, entrants } = tournament;
      if (of === offering && entrants.size > 0 && isLive(tournament))
        refuse('sign-ups-begun', name);
    }
  },
  checkTableOpens(house, table) {
    if (isInTournament(house, table)) refuse('table-open', `${table} is used by a tournament`);
  },
  wholeWinOf,
});
