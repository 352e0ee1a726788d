// Games that are played for prizes in front of everyone. The sheet knows the result of a step; here
// is who may take it, what chance it takes, and what happens to the prizes.

import { type RandomSource, watchedSource } from '#chance';
import { commitmentOf, showChance } from '#drawing';
import type { Cents } from '#money';
import { given, type Problem, type Result, sure } from '#result';
import {
  checkStep,
  isChosen,
  isOpen,
  type OffSchedule,
  offSchedule,
  parseMoment,
  at as postedAt,
  type ShowAt,
  type ShowRule,
  type ShowSeat,
  type ShowTable,
  type TakenStep,
} from '#rules';
import type { PrizesWon } from '../../awards/events.ts';
import { DESK, prizesWon } from '../../awards/prizes.ts';
import { shutOutBy } from '../../claims/who-may.ts';
import type { EventOf } from '../../events.ts';
import { type Fund, fundOf, knownFund, meterBalance, metersOf } from '../../funds/funds.ts';
import { attemptAt } from '../../funds/steps.ts';
import { checkNotOwn, checkPatron, offeredNamed, refuse } from '../../kit/ask.ts';
import type { Ask, Asking } from '../../kit/asking.ts';
import { command } from '../../kit/command.ts';
import { mechanism } from '../../kit/mechanism.ts';
import { AT_DEVICE, PAIR, STEP_UP } from '../../kit/power.ts';
import { changedValues } from '../../offerings/document.ts';
import { isSameHuman } from '../../powers/humans.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { House } from '../../state.ts';
import { lastSeats, seatingOf } from '../../tables/dealt.ts';
import { sourceOf } from '../../words/chance.ts';
import { SIGNERS } from '../../words/roles.ts';
import { name, secret, words } from '../../words/scalars.ts';
import type { Granted } from '../../words/shapes.ts';
import { limitedBy } from '../drums/api.ts';
import type { WonPrize } from './events.ts';
import {
  countPicked,
  giveBackPlaces,
  placesFor,
  START_SHOW,
  strikePicked,
  useUp,
} from './places.ts';
import { checkSpin } from './spins.ts';
import { isPlayedFor, type Show } from './state.ts';
import { SHOW_TOPICS, SHOW_VIEWS } from './views.ts';
import { strikeShow } from './voided.ts';
import { showStep } from './words.ts';

/** What a sheet may look at when a step is taken. */
function lookAt(
  ask: Asking,
  fund: Fund,
  rule: ShowRule,
  { sat = {}, source }: { readonly sat?: Show['sat']; readonly source?: RandomSource } = {},
): ShowAt {
  const { house, at } = ask;
  return {
    posted: postedAt(fund.offering, at),
    at,
    meters: Object.fromEntries(
      metersOf(fund).map(({ name }): [string, Cents] => [name, meterBalance(house, fund, name)]),
    ),
    tables: tablesOf(ask, fund, rule, sat),
    tableNames: [...house.tables.keys()],
    ...given({ source }),
  };
}

function tablesOf(
  { house, at }: Asking,
  fund: Fund,
  { picks }: ShowRule,
  sat: Show['sat'],
): readonly ShowTable[] {
  const hasPlayed = (patron: string | undefined): boolean =>
    picks !== undefined &&
    patron !== undefined &&
    limitedBy(house, fund, { limit: picks.limit, patron, drawn: { drawing: '', at } }) !==
      undefined;
  return [...house.tables].flatMap(([table, facts]) => {
    const { open, round } = facts;
    return open === undefined
      ? []
      : [
          {
            table,
            game: open.game,
            isNpn: open.isNpn,
            isDealing: round !== undefined,
            seats: lastSeats(facts).map(([seat, { person, position, patron }]) =>
              given({
                seat,
                person,
                position,
                satAt: cameAt(sat, seatKey(table, seat), patron),
                hasPlayed: hasPlayed(patron) ? (true as const) : undefined,
              }),
            ),
          },
        ];
  });
}

/** The seat at which a player came to have part in a show. */
function cameAt(sat: Show['sat'], here: string, patron?: string): ShowSeat['satAt'] {
  if (patron === undefined) return undefined;
  const key = sat[here] === patron ? here : Object.keys(sat).find((each) => sat[each] === patron);
  if (key === undefined) return sat[here] === undefined ? undefined : 'nowhere';
  const [table = '', seat] = key.split('/');
  return { table, seat: Number(seat) };
}

function read<Value>(result: Result<Value>, code: RefusalCode, about: string): Value {
  return result.ok ? result.value : refuse(code, about, result.error as readonly Problem[]);
}

function ruleOf({ offering }: Fund, game: string): ShowRule {
  const rule = offering.activity.shows?.find(({ id }) => id === game);
  return rule === undefined || !isChosen(offering, rule.in) ? refuse('bad-show', game) : rule;
}

function showNamed({ shows }: House, name: string): Show {
  return shows.get(name) ?? refuse('unknown-show', name);
}

/** One show at a time plays for a meter: the next plays for what it leaves. */
function checkMeterFree(house: House, fund: Fund): void {
  if (metersOf(fund).length > 0 && isPlayedFor(house, fund.id)) refuse('show-not-over', fund.id);
}

const OFF_SCHEDULE = {
  'not-the-time': 'wrong-time',
  'held-for-this-time': 'too-many-shows',
  'all-held': 'too-many-shows',
} as const satisfies Readonly<Record<OffSchedule, RefusalCode>>;

/** Whether a show counts as held: not where it was given up before it had met chance. */
function isHeld({ status, awards, commitment }: Show): boolean {
  if (commitment !== undefined) return status !== 'abandoned';
  // As it was in earlier logs.
  return status === 'abandoned'
    ? awards.some(({ isVoid }) => isVoid !== true)
    : status !== 'voided';
}

/** A show is held at a posted time, where the sheet has such, and once for each. */
function checkTurn({ house, at }: Asking, { id, offering }: Fund, rule: ShowRule): void {
  const held = [...house.shows.values()]
    .filter((each) => each.offering === id && each.game === rule.id && isHeld(each))
    .map(({ startedAt }) => sure(parseMoment(startedAt, 'startedAt')));
  const off = offSchedule(rule, offering, { at, held });
  if (off !== undefined) refuse(OFF_SCHEDULE[off], rule.clause);
}

/** The secret that the show began with; refuses any other. */
function ownSecret({ commitment }: Show, name: string, secret: string | undefined): string {
  const isOwn = commitment === undefined || (secret && commitmentOf(secret) === commitment);
  return secret !== undefined && isOwn ? secret : refuse('chance-moved', name);
}

/** What is told when a show is over. */
const toldOf = (show: Show, name: string, { secret }: { readonly secret?: string | undefined }) =>
  show.commitment === undefined ? {} : { secret: ownSecret(show, name, secret) };

/** The show that a step is taken in. */
function playing(ask: Ask<{ readonly by: string; readonly show: string }>) {
  const show = showNamed(ask.house, ask.command.show);
  const fund = knownFund(ask.house, show.offering, ask.rulebook);
  checkNotOwn(ask.house, ask.command.by, show.players);
  if (show.status !== 'playing') refuse('show-over', ask.command.show);
  return { show, fund, rule: ruleOf(fund, show.game) };
}

/** Whoever recorded a result is not the one who confirms or disputes it. */
function checkSecond(house: House, waiting: Show['waiting'], by: string): void {
  if (waiting !== undefined && isSameHuman(house, waiting.by, by)) refuse('second-person', by);
}

function taken(
  { show, rule, house }: { readonly show: Show; readonly rule: ShowRule; readonly house: House },
  step: TakenStep,
  look: ShowAt,
): Omit<Show['waiting'] & object, 'step' | 'by'> {
  const state = read(rule.take(show.state, step, look), 'bad-step', step.step);
  const isOver = rule.steps(state, look).length === 0;
  const seat = rule.picks?.seat(show.state) === undefined ? rule.picks?.seat(state) : undefined;
  const sat = satAt({ show, rule, house }, state);
  const sitsAt = ({ table, seat }: { readonly table: string; readonly seat: number }) =>
    ({ ...show.sat, ...sat })[seatKey(table, seat)] ?? patronAt(house, table, seat);
  const patron = seat === undefined ? '' : sitsAt(seat);
  const next = {
    state,
    isOver,
    ...(patron === '' ? {} : { picked: patron }),
    ...(Object.keys(sat).length === 0 ? {} : { sat }),
  };
  if (!isOver && rule.isPaidAlong === undefined) return next;
  const winners = Object.fromEntries(
    rule.outcome(state, look).prizes.flatMap(({ table = '', seat = 0 }, index) => {
      const patron = sitsAt({ table, seat });
      const isNew = show.winners[index] === undefined && index >= show.prizeCount;
      return patron === '' || !isNew ? [] : [[index, patron]];
    }),
  );
  return { ...next, ...(Object.keys(winners).length === 0 ? {} : { winners }) };
}

const seatKey = (table: string, seat: number): string => `${table}/${seat}`;

/** Who was dealt in at a seat; an empty name if the player is unknown. */
function patronAt({ tables }: House, table: string, seat: number): string {
  const there = tables.get(table);
  return there === undefined ? '' : (seatingOf(lastSeats(there)).seated.get(seat)?.patron ?? '');
}

/** Who was dealt in at the seats that a step has given a part in the show. */
function satAt(
  { show, rule, house }: { readonly show: Show; readonly rule: ShowRule; readonly house: House },
  state: Show['state'],
): Readonly<Record<string, string>> {
  const keysOf = (of: Show['state']) =>
    (rule.seats?.(of) ?? []).map(({ table, seat }) => ({ key: seatKey(table, seat), table, seat }));
  const before = keysOf(show.state).map(({ key }) => key);
  return Object.fromEntries(
    keysOf(state)
      .filter(({ key }) => !before.includes(key))
      .map(({ key, table, seat }) => [key, patronAt(house, table, seat)]),
  );
}

/** What the room sees of an award. */
function wonIn({ claims, granted }: PrizesWon, { players }: Show): readonly WonPrize[] {
  const placeOf = ({ patron, table, seat }: Pick<Granted, 'patron' | 'table' | 'seat'>) => {
    const player = patron === undefined ? -1 : players.indexOf(patron);
    if (player >= 0) return { player };
    return table === DESK ? {} : { table, seat };
  };
  const lines = [
    ...claims.flatMap(({ lines, thing, ...claim }) =>
      lines.map((line) => ({ line, thing, place: placeOf(claim) })),
    ),
    ...granted.map((line) => ({ line, thing: undefined, place: placeOf(line) })),
  ];
  return lines.map(({ line: { row, amount, words }, thing, place }) => {
    const isMoney = amount !== undefined && (thing === undefined || words === undefined);
    const what = isMoney ? { amount } : words === undefined ? {} : { words };
    return { row, ...place, ...what };
  });
}

const attemptsAt = (house: House, fund: Fund, award: string): readonly EventOf<'meter-stepped'>[] =>
  metersOf(fund)
    .filter(({ perAttempt }) => perAttempt !== undefined)
    .map((meter) => attemptAt(house, fund, meter, award));

const showOf = ({ shows }: House, name: string): Show => shows.get(name) as Show;

const SHOWS_COMMANDS = {
  'start-show': command({
    does: 'Starts a show for prizes with the players drawn for it.',
    may: ['desk', 'floor', 'manager'],
    power: AT_DEVICE,
    fields: START_SHOW,
    brings: ['show-started'],
    sample: { show: 'none', offering: 'none', game: 'wheel', players: ['p9'] },
    decide(ask) {
      const { house, command, rulebook } = ask;
      const { show, offering, game, players = [], secret } = command;
      checkNotOwn(house, command.by, players);
      if (house.shows.has(show)) refuse('name-taken', show);
      for (const patron of players) checkPatron(house, patron);
      const offered = offeredNamed(house, offering);
      const fund = fundOf(rulebook, offering, offered);
      if (!isOpen(fund.offering, ask.at)) refuse('not-offered', offering);
      if (offered.isSuspended) refuse('suspended', offering);
      for (const patron of players) {
        const out = shutOutBy(house, fund, patron);
        if (out !== undefined) refuse('ineligible-person', `${patron}: ${out}`);
      }
      checkMeterFree(house, fund);
      const rule = ruleOf(fund, game);
      const { least, most } = rule.players;
      if (players.length < least || players.length > most) {
        refuse('bad-show', `${game}: ${players.length}`);
      }
      if (secret === undefined) return refuse('chance-moved', show);
      const chance = showChance(secret, 0);
      const { asked, source } = watchedSource(sourceOf(chance));
      const look = lookAt(ask, fund, rule, { source });
      const state = read(rule.begin(players.length, look), 'bad-show', game);
      const isOver = rule.steps(state, look).length === 0;
      checkTurn(ask, fund, rule);
      const places = placesFor(ask, fund, rule);
      const facts = { show, offering, game, players, places, chance };
      const commitment = commitmentOf(secret);
      const drawn = asked.isDrawn ? ({ isDrawn: true } as const) : {};
      return [{ type: 'show-started', ...facts, commitment, ...drawn, state, isOver }];
    },
  }),

  'step-show': command({
    does: 'Takes a step of a show. Where chance decides, it follows from what the show began with.',
    may: ['desk', 'floor', 'manager'],
    power: AT_DEVICE,
    fields: { show: name, step: showStep, secret },
    brings: ['show-stepped'],
    sample: { show: 'none', step: { step: 'spin' } },
    decide(ask) {
      const { house } = ask;
      const { show: name, secret } = ask.command;
      const { show, fund, rule } = playing(ask);
      if (show.waiting !== undefined) refuse('step-waits', name);
      const step = given(ask.command.step);
      const chance = showChance(ownSecret(show, name, secret), show.steps.length + 1);
      const look = lookAt(ask, fund, rule, { sat: show.sat, source: sourceOf(chance) });
      const { by } = read(checkStep(rule.steps(show.state, look), step), 'bad-step', step.step);
      if (step.outcome !== undefined || by === 'house' || by === 'machine') {
        const message = 'must be recorded and confirmed by two people';
        refuse('bad-step', step.step, [{ path: 'step', message }]);
      }
      const drawn = by === 'chance' ? { chance } : {};
      return [
        {
          type: 'show-stepped',
          show: name,
          step,
          ...drawn,
          ...taken({ show, rule, house }, step, look),
        },
      ];
    },
  }),

  /** A machine in the room has decided: its result, until a different person has confirmed it. */
  'record-step': command({
    does: 'Records the result of a wheel, drum, or deck in the room.',
    may: ['desk', 'floor', 'manager'],
    power: PAIR,
    fields: { show: name, step: showStep },
    brings: ['step-recorded'],
    sample: { show: 'none', step: { step: 'spin', outcome: 'x' } },
    decide(ask) {
      const { house } = ask;
      const { show: name } = ask.command;
      const { show, fund, rule } = playing(ask);
      if (show.waiting !== undefined) refuse('step-waits', name);
      const step = given(ask.command.step);
      const look = lookAt(ask, fund, rule, { sat: show.sat });
      const { by } = read(checkStep(rule.steps(show.state, look), step), 'bad-step', step.step);
      const isOfMachine = by === 'machine' || (by === 'chance' && step.outcome !== undefined);
      if (!isOfMachine && by !== 'house') {
        const message = 'must be a result from the room';
        refuse('bad-step', step.step, [{ path: 'step.outcome', message }]);
      }
      return [
        { type: 'step-recorded', show: name, step, ...taken({ show, rule, house }, step, look) },
      ];
    },
  }),

  'confirm-step': command({
    does: 'Confirms a recorded result from the room. A different employee must do it.',
    may: ['desk', 'floor', 'manager'],
    power: PAIR,
    fields: { show: name },
    brings: ['show-stepped'],
    sample: { show: 'none' },
    decide(ask) {
      const { show: name, by } = ask.command;
      const { waiting } = playing(ask).show;
      checkSecond(ask.house, waiting, by);
      if (waiting === undefined) return refuse('no-step-waits', name);
      const { by: recordedBy, ...next } = waiting;
      return [{ type: 'show-stepped', show: name, recordedBy, ...next }];
    },
  }),

  'dispute-step': command({
    does: 'Disputes a recorded result from the room, once a step. A different employee must do it.',
    may: ['desk', 'floor', 'manager'],
    power: PAIR,
    fields: { show: name, reason: words },
    brings: ['step-disputed'],
    sample: { show: 'none', reason: 'for the test' },
    decide(ask) {
      const { show: name, by, reason } = ask.command;
      const { show } = playing(ask);
      checkSecond(ask.house, show.waiting, by);
      if (show.waiting === undefined) return refuse('no-step-waits', name);
      const number = show.steps.length + 1;
      if (show.disputes.some((each) => each.number === number)) refuse('step-disputed', name);
      return [{ type: 'step-disputed', show: name, step: show.waiting.step, reason }];
    },
  }),

  'award-show': command({
    does: 'Awards a show’s prizes. An employee who did not run the show must do it.',
    may: SIGNERS,
    power: PAIR,
    waitsInDoubt: true,
    fields: { show: name, secret },
    brings: ['show-awarded', 'prizes-won', 'meter-stepped', 'offering-changed'],
    sample: { show: 'none' },
    decide(ask) {
      const { house, command, rulebook } = ask;
      const show = showNamed(house, command.show);
      const isRunner = [...show.runBy].some((each) => isSameHuman(house, each, command.by));
      if (isRunner) refuse('second-person', command.by);
      checkNotOwn(house, command.by, [...show.players, ...Object.values(show.winners)]);
      const fund = knownFund(house, show.offering, rulebook);
      const rule = ruleOf(fund, show.game);
      const isLast = show.status === 'over';
      if (!isLast && show.status !== 'playing') refuse('show-over', command.show);
      if (!isLast && rule.isPaidAlong === undefined) refuse('show-not-over', command.show);
      const { prizes, values, isAttempt } = rule.outcome(show.state, lookAt(ask, fund, rule));
      if (!isLast && prizes.length === show.prizeCount) refuse('show-not-over', command.show);
      const award = command.id;
      const won = prizes
        .map(({ player, ...prize }, index) => {
          const patron = player === undefined ? show.winners[index] : show.players[player];
          return patron === undefined ? prize : { ...prize, patron };
        })
        .slice(show.prizeCount);
      const signedBy = [...show.runBy, command.by];
      const of = { what: 'show', id: command.show } as const;
      const event =
        won.length === 0 ? [] : [prizesWon(ask, fund, { award, of, prizes: won, signedBy })];
      return [
        {
          type: 'show-awarded',
          show: command.show,
          ...(won.length === 0 ? {} : { award }),
          prizes: prizes.length,
          won: event.flatMap((each) => wonIn(each, show)),
          isLast,
          ...(isLast ? toldOf(show, command.show, command) : {}),
        },
        ...event,
        ...(isAttempt ? attemptsAt(house, fund, award) : []),
        ...(values === undefined ? [] : [changedValues(fund, values)]),
      ];
    },
  }),

  'abandon-show': command({
    does: 'Gives up a show before its first result. Its players can play another time.',
    may: ['manager'],
    power: STEP_UP,
    fields: { show: name, reason: words, secret },
    brings: ['show-abandoned'],
    sample: { show: 'none', reason: 'for the test' },
    decide({ house, command, isTried }) {
      const { show: name, reason } = command;
      const show = showNamed(house, name);
      if (show.status !== 'playing') refuse('show-over', name);
      // A result stands: no one plays again for something better.
      if (show.hasMetChance) refuse('chance-met', name);
      const told = isTried === undefined ? toldOf(show, name, command) : {};
      return [{ type: 'show-abandoned', show: name, reason, ...told }];
    },
  }),
};

export const SHOWS = mechanism({
  area: 'shows',
  views: SHOW_VIEWS,
  topics: SHOW_TOPICS,
  commands: SHOWS_COMMANDS,
  evolve: {
    'show-started': (house, event, { record, at }) => {
      const { show, offering, game, players, places, state, isOver, commitment } = event;
      useUp(house, show, places);
      house.shows.set(show, {
        offering,
        game,
        players,
        state,
        startedAt: at.text,
        ...given({ commitment }),
        hasMetChance: event.isDrawn === true,
        steps: [],
        disputes: [],
        awards: [],
        prizeCount: 0,
        winners: {},
        sat: {},
        runBy: new Set([record.by]),
        status: isOver ? 'over' : 'playing',
      });
    },
    'show-stepped': (house, event, { record, at }) => {
      const { show: name, picked, chance, recordedBy } = event;
      const show = showOf(house, name);
      if (chance !== undefined || recordedBy !== undefined) show.hasMetChance = true;
      if (picked !== undefined) {
        countPicked(house, { show: name, offering: show.offering, patron: picked }, at);
      }
      show.state = event.state;
      show.winners = { ...show.winners, ...event.winners };
      show.sat = { ...show.sat, ...event.sat };
      show.steps.push({
        step: event.step,
        isMechanical: event.step.outcome !== undefined,
        isDrawn: chance !== undefined,
      });
      show.runBy.add(record.by);
      delete show.waiting;
      if (event.isOver) show.status = 'over';
    },
    'step-recorded': (house, event, { record: { by } }) => {
      const { type: _, show: name, ...recorded } = event;
      const show = showOf(house, name);
      show.waiting = { ...recorded, by };
      show.hasMetChance = true;
      show.runBy.add(by);
    },
    'step-disputed': (house, { show: name, reason }, { record, at }) => {
      const show = showOf(house, name);
      const { step, by: recordedBy } = show.waiting as NonNullable<Show['waiting']>;
      const number = show.steps.length + 1;
      const disputed = { number, step, recordedBy, disputedBy: record.by };
      show.disputes.push({ ...disputed, at: at.text, reason });
      delete show.waiting;
    },
    'show-awarded': (house, { show: name, award, prizes, won, isLast, secret }) => {
      const show = showOf(house, name);
      if (secret !== undefined) show.secret = secret;
      if (isLast) show.status = 'awarded';
      show.prizeCount = prizes;
      if (award !== undefined) show.awards.push({ award, won });
    },
    'show-abandoned': (house, { show: name, reason, secret }, { record: { by }, at }) => {
      const show = showOf(house, name);
      Object.assign(show, given({ status: 'abandoned', secret }));
      show.givenUp = { by, at: at.text, reason };
      giveBackPlaces(house, name);
      strikePicked(house, name, show.offering);
    },
  },
  hears: { 'award-voided': (house, { call }) => strikeShow(house, call) },
  checkPayment: checkSpin,
  checkIdle(house, offering) {
    if (isPlayedFor(house, offering)) refuse('show-not-over', offering);
  },
  isPlayedFor,
});
