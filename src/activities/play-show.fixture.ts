// A show played by hand: each step is one that can be taken, and what comes of it is looked at.
import type { RandomSource } from '#chance';
import { dollarsOf } from '#money';
import { assert, given, sure } from '#result';
import {
  type Activity,
  at,
  checkStep,
  decodeOffering,
  parseMoment,
  type ShowAt,
  type ShowRule,
  type ShowState,
  type ShowTable,
  type TakenStep,
} from '#rules';

type Fields = Readonly<Record<string, unknown>>;

export interface PlayedShow {
  readonly state: ShowState;
  /** The names of what can be done now. */
  steps(): readonly string[];
  outcomes(step: string): readonly string[];
  choices(step: string): readonly string[];
  /** Takes steps, one after another; a text is the outcome of the only step that chance decides. */
  take(...steps: readonly (string | TakenStep)[]): PlayedShow;
  /** What is wrong with a step. */
  refused(step: TakenStep): readonly string[];
  /** Won: who, which row, how much or what. */
  prizes(): readonly string[];
  /** What the things are worth that were won. */
  worths(): readonly string[];
}

export function playShow(
  activity: Activity,
  game: string,
  {
    players = 1,
    values = {},
    options = {},
    tables = [],
    moment = '2026-11-16T12:00:00-08:00',
    source,
    ...more
  }: {
    readonly players?: number;
    readonly values?: Fields;
    readonly options?: Fields;
    readonly tables?: readonly ShowTable[];
    readonly moment?: string;
    readonly source?: RandomSource;
    readonly settings?: Fields;
  } = {},
): PlayedShow {
  const { sample } = activity;
  const document = {
    ...sample,
    ...more,
    values: { ...(sample['values'] as Fields), ...values },
    options: { ...(sample['options'] as Fields), ...options },
  };
  const now = sure(parseMoment(moment, 'at'));
  const posted = at(sure(decodeOffering(activity, document)), now);
  const rule = activity.shows?.find(({ id }) => id === game);
  assert(rule !== undefined, `${activity.id} has no ${game}`);
  const look: ShowAt = given({
    posted,
    at: now,
    meters: {},
    tables,
    tableNames: tables.map(({ table }) => table),
    source,
  });
  return playing(rule, sure(rule.begin(players, look)), look);
}

const asStep = (
  rule: ShowRule,
  state: ShowState,
  look: ShowAt,
  step: string | TakenStep,
): TakenStep => {
  if (typeof step !== 'string') return step;
  const [only] = rule.steps(state, look).filter(({ by }) => by === 'chance' || by === 'machine');
  return { step: only?.step ?? step, outcome: step };
};

function playing(rule: ShowRule, state: ShowState, look: ShowAt): PlayedShow {
  const next = (from: ShowState, step: TakenStep) => {
    const checked = checkStep(rule.steps(from, look), step);
    return checked.ok ? rule.take(from, step, look) : checked;
  };
  const named = (step: string) => rule.steps(state, look).find((each) => each.step === step);
  return {
    state,
    steps: () => rule.steps(state, look).map(({ step }) => step),
    outcomes: (step) => named(step)?.outcomes ?? [],
    choices: (step) => named(step)?.choices ?? [],
    take: (...steps) =>
      steps.reduce<PlayedShow>(
        (show, step) => {
          const after = next(show.state, asStep(rule, show.state, look, step));
          return playing(rule, sure(after), look);
        },
        playing(rule, state, look),
      ),
    refused(step) {
      const after = next(state, step);
      return after.ok ? [] : after.error.map(({ path }) => path);
    },
    prizes: () =>
      rule
        .outcome(state, look)
        .prizes.map(({ row, player, table, seat, amount, words }) =>
          [
            player === undefined ? `${table ?? ''}/${seat ?? ''}` : `player ${player + 1}`,
            row,
            ...(amount === undefined ? [] : [dollarsOf(amount)]),
            ...(words === undefined ? [] : [words]),
          ].join(' '),
        ),
    worths: () =>
      rule
        .outcome(state, look)
        .prizes.flatMap(({ worth }) => (worth === undefined ? [] : [dollarsOf(worth)])),
  };
}
