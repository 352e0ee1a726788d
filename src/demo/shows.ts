// The stage of a demo house: a player is drawn for a wheel or a table, plays there, and the next
// kind of show follows, slowly enough to watch. The next step follows from the state of the house.
// A visitor who records a step takes the show over, and the demo waits for them.
import { randomInt } from 'node:crypto';
import { type Command, type House, type Rulebook, type Stage, stages } from '#house';
import type { ShowStep } from '#rules';
import type { ServerContext } from '#server';
import { demoCommand, doneAll } from './command.ts';
import { ALL_DAY, announced, MEMBERS, nextInDrawing, tickets } from './drawings.ts';
import { post } from './posting.ts';
import { type DemoPosting, PAYING_FUND, POKER_FUND } from './room.ts';
import { seenStep } from './seen.ts';

interface Game extends DemoPosting {
  readonly game: string;
  /** The row for which its players are drawn, or that they are drawn for no row. */
  readonly draws?: string | true;
  /** Its posting is for one contest. */
  readonly isOnce?: true;
}

const drawingTimes = ALL_DAY;
const paidBy = PAYING_FUND.fund;

/** One after another. The keys were tried in a past week; the player picked for Hi Lo plays now. */
export const GAMES: readonly Game[] = [
  {
    offering: 'demo-prize-wheel',
    activity: 'bay101-prize-wheel',
    game: 'prize-wheel',
    draws: 'drawn-ticket',
    values: { drawingTimes },
  },
  { offering: 'demo-grid', activity: 'hgc-sports-grid', game: 'grid', isOnce: true },
  {
    offering: 'demo-beat-dealer',
    activity: 'hgc-beat-the-dealer',
    game: 'double-up',
    draws: true,
    paidBy,
    values: { drawingTimes },
  },
  {
    offering: 'demo-lucky',
    activity: 'hgc-lucky-table',
    game: 'lucky-table',
    values: { drawingTimes },
  },
  {
    offering: 'demo-big-spin',
    activity: 'hgc-big-spin',
    game: 'big-spin',
    draws: 'spin',
    paidBy,
    values: { drawingTimes },
  },
  {
    offering: 'demo-splash',
    activity: 'hgc-splash-pot',
    game: 'splash',
    paidBy,
    values: { times: ALL_DAY },
  },
  {
    offering: 'demo-card-wheel',
    activity: 'hgc-wheel-of-cards',
    game: 'table-wheel',
    values: { drawingTimes },
  },
  {
    offering: 'demo-rank',
    activity: 'hgc-four-of-a-kind-poker',
    game: 'rank',
    paidBy: POKER_FUND.fund,
  },
];

/** The ones with players drawn in the past of the demo. */
export const KEYS = {
  offering: 'demo-keys',
  activity: 'hgc-car-drawing',
  game: 'keys',
  paidBy,
} as const;
export const HI_LO = {
  offering: 'demo-hi-lo',
  activity: 'saratoga-hi-lo-progressive',
  game: 'hi-lo',
} as const;

const OURS = 'demo-show-';
const DRAWINGS = 'demo-draw-';
const STEP_MS = 8_000;
const PAUSE_MS = 40_000;
/** More than any show or drawing takes: what cannot go on is given up, or left for later. */
const STEPS_MOST = 120;

export const openShows = async ({ house, rulebook }: ServerContext): Promise<void> => {
  await doneAll(
    house,
    GAMES.flatMap((game) => [
      ...post(rulebook, game),
      ...(game.draws === undefined ? [] : tickets(game.offering, MEMBERS)),
    ]),
  );
};

/** When something happens on stage next. */
export interface StageClock {
  due: number;
  /** Which of the games is next. */
  turn: number;
  /** How often something was tried since then. */
  tried: number;
}

export const makeStageClock = (due: number): StageClock => ({ due, turn: 0, tried: 0 });

interface Watching {
  readonly rulebook: Rulebook;
  readonly now: number;
}

/** Players who were drawn for a game and have not played. */
const drawnFor = ({ drums }: House, { offering, game }: Pick<Game, 'offering' | 'game'>) =>
  [...drums.drawings.values()]
    .filter((drawing) => drawing.offering === offering)
    .flatMap(({ won }) => won)
    .filter(({ plays, playedIn }) => plays === game && playedIn === undefined)
    .map(({ patron }) => patron);

function started(
  house: House,
  { offering, game }: Pick<Game, 'offering' | 'game'>,
  players: readonly string[],
): readonly Command[] {
  const show = `${OURS}${house.shows.size + 1}`;
  return [
    demoCommand('demo-floor', 'start-show', {
      show,
      offering,
      game,
      players: [...players],
    }),
  ];
}

/** A player who has just come in has tickets too, so there is always one who has not won. */
function drawingOf({ patrons, drums }: House, { offering, draws }: Game): readonly Command[] {
  const guest = `demo-guest-${patrons.size + 1 - MEMBERS.length}`;
  const drawing = `${DRAWINGS}${drums.drawings.size + 1}`;
  return [
    demoCommand('demo-desk', 'enrol-patron', { patron: guest }),
    announced(drawing, offering, typeof draws === 'string' ? { row: draws } : {}),
    ...tickets(offering, [guest, ...MEMBERS.slice(0, 3)]),
  ];
}

/** The drawn player plays; otherwise it is the next game's turn. */
function nextOn(clock: StageClock, house: House): readonly Command[] {
  clock.tried = 0;
  const [waiting] = [KEYS, HI_LO, ...GAMES].filter((game) => drawnFor(house, game).length > 0);
  if (waiting !== undefined) {
    const players = drawnFor(house, waiting);
    return started(house, waiting, waiting === KEYS ? players : players.slice(0, 1));
  }
  const isOver = ({ offering, isOnce }: Game) =>
    isOnce && [...house.shows.values()].some((show) => show.offering === offering);
  const next = () => GAMES[clock.turn++ % GAMES.length] as Game;
  let game = next();
  while (isOver(game)) game = next();
  return game.draws === undefined ? started(house, game, []) : drawingOf(house, game);
}

function stepped(house: House, stage: Stage): readonly Command[] {
  const { show, steps } = stage;
  const fit = steps.filter(({ by }) => by === 'chance');
  const open = fit.length > 0 ? fit : steps.filter(({ by }) => by === 'player');
  const [asked] = steps;
  if (open.length === 0) return asked === undefined ? [] : seenStep(house, stage, asked);
  const { step, choices = [] } = open[randomInt(open.length)] as ShowStep;
  const choice = choices.length === 0 ? {} : { choice: choices[randomInt(choices.length)] };
  const taken = { show, step: { step, ...choice } };
  return [demoCommand('demo-floor', 'step-show', taken as never)];
}

/** What happens on stage now, if anything does. */
export function showsIn(clock: StageClock, house: House, watching: Watching): readonly Command[] {
  if (watching.now < clock.due) return [];
  clock.due = watching.now + STEP_MS;
  const reason = 'could not go on';
  const isStuck = ++clock.tried > STEPS_MOST;
  const [drawing] =
    [...house.drums.drawings].find(
      ([id, { status }]) => id.startsWith(DRAWINGS) && status !== 'ended',
    ) ?? [];
  if (drawing !== undefined) {
    const isAnnounced = house.drums.drawings.get(drawing)?.status === 'announced';
    return isStuck && isAnnounced
      ? [demoCommand('demo-manager', 'end-drawing', { drawing, reason })]
      : nextInDrawing(house, drawing);
  }
  const stage = stages(house, watching.rulebook).find(
    ({ show, status }) => show.startsWith(OURS) && (status === 'playing' || status === 'over'),
  );
  if (stage === undefined) return nextOn(clock, house);
  const { show } = stage;
  if (stage.isWaiting) return [];
  if (stage.status === 'playing') {
    if (!isStuck) return stepped(house, stage);
    // One that has had a result waits for its turn to come again.
    return stage.hasMetChance
      ? nextOn(clock, house)
      : [demoCommand('demo-manager', 'abandon-show', { show, reason })];
  }
  clock.due = watching.now + PAUSE_MS;
  return [demoCommand('demo-manager', 'award-show', { show })];
}
