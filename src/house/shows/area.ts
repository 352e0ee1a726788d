// Games that are played for prizes in front of everybody. The sheet knows what a step comes to; here
// is who may take it, what chance it takes, and what becomes of the prizes.
import { type Cents, centsOf } from '#money';
import type { Problem, Result } from '#result';
import {
  checkStep,
  isChosen,
  at as postedAt,
  type Show as Rule,
  type ShowAt,
  type ShowTable,
  type TakenStep,
} from '#rules';
import { type Area, type Ask, checkNotOwn, checkPatron, offeredNamed, refuse } from '../ask.ts';
import { sourceOf } from '../chance.ts';
import type { Command, CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { type Fund, fundOf, knownFund, meterBalance, metersOf } from '../funds.ts';
import { changedValues } from '../offerings.ts';
import { prizesWon } from '../prizes.ts';
import type { RefusalCode } from '../refusals.ts';
import type { House } from '../state.ts';
import { attemptAt } from '../time.ts';
import type { Show } from './state.ts';

type Asking = Pick<Ask<Command>, 'house' | 'at' | 'rulebook'>;

/** What a sheet may look at when a step is taken. */
function lookAt({ house, at }: Asking, fund: Fund, chance?: string): ShowAt {
  return {
    posted: postedAt(fund.offering, at),
    at,
    meters: Object.fromEntries(
      metersOf(fund).map(({ name }): [string, Cents] => [
        name,
        centsOf(meterBalance(house, fund, name)),
      ]),
    ),
    tables: tablesOf(house),
    ...(chance === undefined ? {} : { source: sourceOf(chance) }),
  };
}

const tablesOf = ({ tables }: House): readonly ShowTable[] =>
  [...tables].flatMap(([table, { open, round, seated }]) =>
    open === undefined
      ? []
      : [
          {
            ...{ table, game: open.game, isNpn: open.isNpn, isDealing: round !== undefined },
            seats: [...seated].map(([seat, { person }]) => ({ seat, person })),
          },
        ],
  );

function read<Value>(result: Result<Value>, code: RefusalCode, about: string): Value {
  return result.ok ? result.value : refuse(code, about, result.error as readonly Problem[]);
}

function ruleOf({ offering }: Fund, game: string): Rule {
  const rule = offering.activity.shows?.find(({ id }) => id === game);
  return rule === undefined || !isChosen(offering, rule.in) ? refuse('bad-show', game) : rule;
}

function showNamed({ shows }: House, name: string): Show {
  return shows.get(name) ?? refuse('unknown-show', name);
}

function startShow(ask: Ask<CommandOf<'start-show'>>): readonly Event[] {
  const { house, command, rulebook } = ask;
  const { show, offering, game, players = [], chance } = command;
  if (house.shows.has(show)) refuse('name-taken', show);
  for (const patron of players) checkPatron(house, patron);
  const offered = offeredNamed(house, offering);
  if (offered.isSuspended) refuse('suspended', offering);
  checkNotOwn(house, command.by, players);
  for (const patron of players) {
    if (house.patrons.get(patron) === 'excluded') refuse('ineligible-person', patron);
  }
  const fund = fundOf(rulebook, offering, offered);
  const rule = ruleOf(fund, game);
  const { least, most } = rule.players;
  if (players.length < least || players.length > most || new Set(players).size < players.length) {
    refuse('bad-show', `${game}: ${players.length}`);
  }
  const look = lookAt(ask, fund, chance);
  const state = read(rule.begin(players.length, look), 'bad-show', game);
  const isOver = rule.steps(state, look).length === 0;
  return [{ type: 'show-started', show, offering, game, players, chance, state, isOver }];
}

/** The show that a step is taken in. */
function playing(ask: Ask<Command & { readonly show: string }>) {
  const show = showNamed(ask.house, ask.command.show);
  const fund = knownFund(ask.house, show.offering, ask.rulebook);
  checkNotOwn(ask.house, ask.command.by, show.players);
  if (show.status !== 'playing') refuse('show-over', ask.command.show);
  return { show, fund, rule: ruleOf(fund, show.game) };
}

function taken(
  { show, rule }: { readonly show: Show; readonly rule: Rule },
  step: TakenStep,
  look: ShowAt,
): Pick<Extract<Event, { type: 'show-stepped' }>, 'state' | 'isOver'> {
  const state = read(rule.take(show.state, step, look), 'bad-step', step.step);
  return { state, isOver: rule.steps(state, look).length === 0 };
}

function stepShow(ask: Ask<CommandOf<'step-show'>>): readonly Event[] {
  const { show: name, chance } = ask.command;
  const { show, fund, rule } = playing(ask);
  if (show.waiting !== undefined) refuse('step-waits', name);
  const step = asStep(ask.command.step);
  const look = lookAt(ask, fund, chance);
  const { by } = read(checkStep(rule.steps(show.state, look), step), 'bad-step', step.step);
  if (step.outcome !== undefined) {
    const message = 'is for machines in the room, which two people sign for';
    refuse('bad-step', step.step, [{ path: 'step.outcome', message }]);
  }
  const drawn = by === 'chance' ? { chance } : {};
  return [
    { type: 'show-stepped', show: name, step, ...drawn, ...taken({ show, rule }, step, look) },
  ];
}

/** A step without the fields that were left out. */
const asStep = (step: CommandOf<'step-show'>['step']): TakenStep =>
  JSON.parse(JSON.stringify(step)) as TakenStep;

function recordStep(ask: Ask<CommandOf<'record-step'>>): readonly Event[] {
  const { show: name } = ask.command;
  const { show, fund, rule } = playing(ask);
  if (show.waiting !== undefined) refuse('step-waits', name);
  const step = asStep(ask.command.step);
  const look = lookAt(ask, fund);
  const { by } = read(checkStep(rule.steps(show.state, look), step), 'bad-step', step.step);
  if (by !== 'chance' || step.outcome === undefined) {
    const message = 'is what a machine in the room came to';
    refuse('bad-step', step.step, [{ path: 'step.outcome', message }]);
  }
  taken({ show, rule }, step, look);
  return [{ type: 'step-recorded', show: name, step }];
}

function confirmStep(ask: Ask<CommandOf<'confirm-step'>>): readonly Event[] {
  const { show: name, by } = ask.command;
  const { show, fund, rule } = playing(ask);
  const { waiting } = show;
  if (waiting?.by === by) refuse('second-person', by);
  if (waiting === undefined) return refuse('no-step-waits', name);
  const { step } = waiting;
  const next = taken({ show, rule }, step, lookAt(ask, fund));
  return [{ type: 'show-stepped', show: name, step, recordedBy: waiting.by, ...next }];
}

function disputeStep(ask: Ask<CommandOf<'dispute-step'>>): readonly Event[] {
  const { show: name, by, reason } = ask.command;
  const { show } = playing(ask);
  if (show.waiting?.by === by) refuse('second-person', by);
  if (show.waiting === undefined) return refuse('no-step-waits', name);
  return [{ type: 'step-disputed', show: name, reason }];
}

function awardShow(ask: Ask<CommandOf<'award-show'>>): readonly Event[] {
  const { house, command, rulebook } = ask;
  const show = showNamed(house, command.show);
  if (show.runBy.has(command.by)) refuse('second-person', command.by);
  checkNotOwn(house, command.by, show.players);
  if (show.status === 'playing') refuse('show-not-over', command.show);
  if (show.status !== 'over') refuse('show-over', command.show);
  const fund = knownFund(house, show.offering, rulebook);
  const { prizes, values, isAttempt } = ruleOf(fund, show.game).outcome(
    show.state,
    lookAt(ask, fund),
  );
  const award = command.id;
  const won = prizes.map(({ player, ...prize }) =>
    player === undefined ? prize : { ...prize, patron: show.players[player] as string },
  );
  const signedBy = [...show.runBy, command.by];
  const of = { what: 'show', id: command.show } as const;
  const has = won.length > 0;
  return [
    { type: 'show-awarded', show: command.show, ...(has ? { award } : {}) },
    ...(has ? [prizesWon(ask, fund, { award, of, prizes: won, signedBy })] : []),
    ...(isAttempt ? attemptsAt(house, fund) : []),
    ...(values === undefined ? [] : [changedValues(fund, values)]),
  ];
}

const attemptsAt = (house: House, fund: Fund): readonly Event[] =>
  metersOf(fund)
    .filter(({ perAttempt }) => perAttempt !== undefined)
    .map((meter) => attemptAt(house, fund, meter));

function abandonShow({ house, command }: Ask<CommandOf<'abandon-show'>>): readonly Event[] {
  const { show: name, reason } = command;
  const { status } = showNamed(house, name);
  if (status === 'awarded' || status === 'abandoned') refuse('show-over', name);
  return [{ type: 'show-abandoned', show: name, reason }];
}

const known = ({ shows }: House, name: string): Show => shows.get(name) as Show;

export const SHOWS: Area = {
  decide: {
    'start-show': startShow,
    'step-show': stepShow,
    'record-step': recordStep,
    'confirm-step': confirmStep,
    'dispute-step': disputeStep,
    'award-show': awardShow,
    'abandon-show': abandonShow,
  },
  evolve: {
    'show-started': ({ shows }, event, { record, at }) => {
      const { show, offering, game, players, state, isOver } = event;
      shows.set(show, {
        ...{ offering, game, players, state, startedAt: at.text, steps: [] },
        runBy: new Set([record.by]),
        status: isOver ? 'over' : 'playing',
      });
    },
    'show-stepped': (house, event, { record }) => {
      const show = known(house, event.show);
      show.state = event.state;
      show.steps.push({ step: event.step, isMechanical: event.recordedBy !== undefined });
      show.runBy.add(record.by);
      delete show.waiting;
      if (event.isOver) show.status = 'over';
    },
    'step-recorded': (house, { show: name, step }, { record: { by } }) => {
      const show = known(house, name);
      show.waiting = { step, by };
      show.runBy.add(by);
    },
    'step-disputed': (house, { show }) => {
      delete known(house, show).waiting;
    },
    'show-awarded': (house, { show: name, award }) => {
      const show = known(house, name);
      show.status = 'awarded';
      if (award !== undefined) show.award = award;
    },
    'show-abandoned': (house, { show }) => {
      known(house, show).status = 'abandoned';
    },
  },
};
