// Shows on a simulated floor: started with the people who are there, played to the end by chance,
// by machines in the room and by players, then awarded, disputed or given up.
import { ACTIVITIES } from '#activities';
import { shuffled } from '#chance';
import { hashText } from '#drawing';
import { drawnFor } from '#house';
import { dollarsOf } from '#money';
import type { Activity, ShowFact, ShowRule, ShowState, ShowStep, TakenStep } from '#rules';
import { decodeOffering, isChosen } from '#rules';
import type { Dice } from '../dice.ts';
import {
  allTables,
  type Draft,
  draft,
  type Scene,
  somePatron,
  someTable,
  type View,
} from '../draft.ts';
import { heldAnytime, postingOf } from '../office.ts';

const WITH_SHOWS = ACTIVITIES.filter(({ shows }) => shows !== undefined);

/** What the edge would keep: each show has its own, and now and then another one is sent. */
const secretOf = (show: string, dice: Dice): string =>
  dice.oneIn(60) ? '00'.repeat(32) : hashText(show);

const POINTS_MOST = 12;
const SEATS_MOST = 9;
const CELLS = 100;
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What a step says, somewhere near what it may be. */
function someFact({ kind, of = [], name }: ShowFact, state: ShowState, dice: Dice): unknown {
  switch (kind) {
    case 'number':
      return pointsIn(state, name) + dice.below(POINTS_MOST);
    case 'numbers':
      return of.map(() => dice.between(0, 40) * 25);
    case 'seats':
      return Array.from({ length: SEATS_MOST }, (_, index) => index + 1).filter(() =>
        dice.oneIn(SEATS_MOST),
      );
    case 'yes':
      return dice.oneIn(2);
    case 'digits':
      return shuffled(DIGITS, dice.source);
    case 'cells': {
      const tables = (state['tables'] ?? []) as readonly string[];
      const cells = Array.from({ length: CELLS }, (_, index) => tables[index] ?? null);
      return shuffled(cells, dice.source);
    }
  }
}

/** Scores only go up. */
function pointsIn({ periods }: ShowState, name: string): number {
  const last = (periods as readonly Readonly<Record<string, number>>[] | undefined)?.at(-1);
  return last?.[name] ?? 0;
}

/** One of the steps that can be taken; `isMechanical` where a machine in the room decides. */
export function someStep(
  steps: readonly ShowStep[],
  state: ShowState,
  { dice, isMechanical }: { readonly dice: Dice; readonly isMechanical: boolean },
): TakenStep {
  const { step, by, choices, outcomes, asks = [] } = dice.pick(steps);
  const isMachine =
    outcomes !== undefined && (by === 'machine' || (by === 'chance' && isMechanical));
  const facts = by === 'house' || isMachine ? asks : asks.filter(() => by === 'player');
  return {
    step,
    ...(choices === undefined ? {} : { choice: dice.pick(choices) }),
    ...(isMachine ? { outcome: dice.pick(outcomes) } : {}),
    ...(facts.length === 0
      ? {}
      : {
          facts: Object.fromEntries(facts.map((fact) => [fact.name, someFact(fact, state, dice)])),
        }),
  };
}

/** The show as its sheet has it, and what can be done in it. */
function ruleOf({ tally }: View, offering: string, game: string) {
  const posted = tally.offerings.get(offering)?.sheet;
  const rule = posted?.activity.shows?.find(({ id }) => id === game);
  return posted === undefined || rule === undefined ? undefined : { posted, rule };
}

/** Those who were drawn: one of them, or all who play together. */
function playersOf(view: View, { id, players: { most, together } }: ShowRule, offering: string) {
  const { house, dice } = view;
  if (most > 0 && dice.oneIn(12)) return [somePatron(view)];
  const drawn = drawnFor(house, offering, id).map(({ patron }) => patron);
  if (together !== undefined) return drawn.slice(0, most);
  return drawn.length === 0 ? [] : [dice.pick(drawn)];
}

const start: Scene = (view) => {
  const { dice, tally, number } = view;
  const playable = [...tally.offerings].flatMap(([offering, { sheet, isClosed }]) =>
    isClosed
      ? []
      : (sheet.activity.shows ?? [])
          .filter((rule) => isChosen(sheet, rule.in))
          .map((rule) => ({ offering, rule, players: playersOf(view, rule, offering) })),
  );
  if (playable.length === 0 || dice.oneIn(6)) return post(view);
  const ready = playable.filter(({ players, rule }) => players.length >= rule.players.least);
  const { offering, rule, players } = dice.pick(
    ready.length === 0 || dice.oneIn(8) ? playable : ready,
  );
  const show = `show-${number}`;
  return draft(view, 'start-show', {
    show,
    offering,
    game: dice.oneIn(30) ? 'chess' : rule.id,
    players,
    secret: hashText(show),
  });
};

/** Open at any hour, so that people are there to play; now and then for all that may be posted. */
function post(view: View): Draft {
  const activity: Activity = view.dice.pick(WITH_SHOWS);
  const action = postingOf(view, activity);
  const { hours: _, windows: __, ...rest } = action.document;
  const document = heldAnytime(view, activity, { ...rest, tables: allTables(view) });
  const great = { ...document, values: { ...(document['values'] as object), ...mostOf(activity) } };
  const isGreat = view.dice.oneIn(3) && decodeOffering(activity, great).ok;
  return draft(view, 'propose', { action: { ...action, document: isGreat ? great : document } });
}

const mostOf = ({ values }: Activity): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, rule]) =>
      rule.kind === 'dollars' && rule.most !== undefined && rule.in === undefined
        ? [[name, dollarsOf(rule.most)]]
        : [],
    ),
  );

const step: Scene = (view) => {
  const { house, dice } = view;
  const open = [...house.shows].filter(([, { status }]) => status === 'playing');
  if (open.length === 0) return start(view);
  const [name, show] = dice.pick(open);
  if (show.waiting !== undefined && !dice.oneIn(12)) {
    return dice.oneIn(8)
      ? draft(view, 'dispute-step', { show: name, reason: 'it was another one' })
      : draft(view, 'confirm-step', { show: name });
  }
  const found = ruleOf(view, show.offering, show.game);
  const steps = found?.rule.steps(show.state, found) ?? [];
  if (steps.length === 0) return draft(view, 'confirm-step', { show: name });
  const isMechanical = dice.oneIn(3);
  const taken = someStep(steps, show.state, { dice, isMechanical });
  const { by } = steps.find((each) => each.step === taken.step) as ShowStep;
  const isRecorded = taken.outcome !== undefined || (by === 'house' && !dice.oneIn(20));
  return isRecorded
    ? draft(view, 'record-step', { show: name, step: taken })
    : draft(view, 'step-show', { show: name, step: taken, secret: secretOf(name, dice) });
};

const award: Scene = (view) => {
  const { house, dice } = view;
  const due = [...house.shows].filter(
    ([, { status }]) => status === 'over' || (status === 'playing' && dice.oneIn(8)),
  );
  if (due.length === 0) return step(view);
  const [show] = dice.pick(due);
  return draft(view, 'award-show', { show, secret: secretOf(show, dice) });
};

/** A person confirms what isn't waiting, in a show that is over or never was. */
const confuse: Scene = (view) => {
  const { dice, house } = view;
  const show = dice.oneIn(3)
    ? 'none'
    : (dice.pickOf(house.shows.size, house.shows.keys()) ?? 'none');
  return draft(view, 'confirm-step', { show });
};

const abandon: Scene = (view) => {
  const show = view.dice.pickOf(view.house.shows.size, view.house.shows.keys());
  if (show === undefined) return start(view);
  const reason = 'the lights went out';
  return draft(view, 'abandon-show', { show, reason, secret: secretOf(show, view.dice) });
};

/** A person takes a seat, so that a table has enough players for a drawing. */
const sit: Scene = (view) => {
  const seat = view.dice.between(1, SEATS_MOST - 2);
  return draft(view, 'seat-person', { table: someTable(view), seat, patron: somePatron(view) });
};

/** What happens around shows, one thing at a time. */
export const showWork: Scene = (view) => {
  const { dice } = view;
  if (dice.oneIn(40)) return abandon(view);
  if (dice.oneIn(25)) return confuse(view);
  if (dice.oneIn(6)) return sit(view);
  if (dice.oneIn(4)) return award(view);
  return dice.oneIn(6) ? start(view) : step(view);
};
