// Shows of a demo house: a wheel, a ladder of hands or keys are always on stage, at a pace at which
// somebody can watch. Whoever records a step takes a show over: the demo waits for them.
import { randomBytes, randomInt } from 'node:crypto';
import { type Command, type House, type Rulebook, type Stage, stages } from '#house';
import type { ShowStep } from '#rules';
import type { ServerContext } from '../context.ts';
import { demoCommand, doneAll } from './command.ts';
import { COMMON_FUND, EXCLUDED, PATRONS, PAYING_FUND } from './room.ts';
import { seenStep } from './seen.ts';

/** Posted with the drawings, whose winners spin it. */
const WHEEL = { offering: 'demo-prize-wheel', game: 'prize-wheel', players: 1 } as const;
const POSTED = [
  { offering: 'demo-keys', activity: 'hgc-car-drawing', game: 'keys', players: 5 },
  { offering: 'demo-big-spin', activity: 'hgc-big-spin', game: 'big-spin', players: 1 },
  { offering: 'demo-beat-dealer', activity: 'hgc-beat-the-dealer', game: 'double-up', players: 1 },
  { offering: 'demo-hi-lo', activity: 'saratoga-hi-lo-progressive', game: 'hi-lo', players: 1 },
  { offering: 'demo-grid', activity: 'hgc-sports-grid', game: 'grid', players: 0 },
  { offering: 'demo-lucky', activity: 'hgc-lucky-table', game: 'lucky-table', players: 0 },
] as const;

const GAMES = [WHEEL, ...POSTED];

const OURS = 'demo-show-';
const STEP_MS = 8_000;
const PAUSE_MS = 90_000;

function posting({ rulebook }: ServerContext, { offering, activity }: (typeof POSTED)[number]) {
  const sheet = rulebook.activity(activity);
  const {
    postedAt: _,
    from: __,
    until: ___,
    hours: ____,
    windows: _____,
    ...document
  } = { ...sheet?.sample } as Record<string, unknown>;
  const isOthers = sheet?.fund.source === 'general-fund';
  const money = isOthers ? { paidBy: PAYING_FUND.fund } : { closesTo: COMMON_FUND };
  const proposal = demoCommand('demo-marketing', 'propose', {
    action: { type: 'post-offering', offering, activity, document, ...money },
  });
  return [proposal, demoCommand('demo-accounting', 'approve', { proposal: proposal.id })];
}

/** Posts the sheets, and has somebody win at the wheel. */
export async function openShows(context: ServerContext): Promise<void> {
  const show = `${OURS}0`;
  const [patron = ''] = PATRONS.map((each) => each.patron);
  const spin = { show, step: { step: 'spin', outcome: 'a gift card' } };
  await doneAll(context.house, [
    ...POSTED.flatMap((each) => posting(context, each)),
    demoCommand('demo-floor', 'start-show', {
      ...{ show, offering: WHEEL.offering, game: WHEEL.game, players: [patron] },
      chance: someChance(),
    }),
    demoCommand('demo-floor', 'record-step', spin),
    demoCommand('demo-floor-2', 'confirm-step', { show }),
    demoCommand('demo-manager', 'award-show', { show }),
  ]);
}

/** When something happens on stage next. */
export interface StageClock {
  due: number;
}

interface Watching {
  readonly rulebook: Rulebook;
  readonly now: number;
}

const someChance = (): string => randomBytes(32).toString('hex');

/** Somebody who has not played for this yet; nobody is left at last. */
function newcomers(house: House, offering: string, count: number): readonly string[] {
  const played = [...house.shows.values()]
    .filter((show) => show.offering === offering)
    .flatMap(({ players }) => players);
  const all = PATRONS.map(({ patron }) => patron).filter((patron) => patron !== EXCLUDED);
  const fresh = all.filter((patron) => !played.includes(patron));
  return (offering === 'demo-keys' ? all : fresh).slice(0, count);
}

function started(house: House): readonly Command[] {
  const number = house.shows.size;
  const { offering, game, players: count } = GAMES[number % GAMES.length] as (typeof GAMES)[0];
  const players = newcomers(house, offering, count);
  const isThere = house.offerings.get(offering)?.isClosed === false;
  if (players.length < Math.min(count, 1) || !isThere) return [];
  return [
    demoCommand('demo-floor', 'start-show', {
      ...{ show: `${OURS}${number}`, offering, game, players: [...players] },
      chance: someChance(),
    }),
  ];
}

function stepped(house: House, stage: Stage): readonly Command[] {
  const { show, steps } = stage;
  const fit = steps.filter(({ by }) => by === 'chance');
  const open = fit.length > 0 ? fit : steps.filter(({ by }) => by === 'player');
  const [asked] = steps;
  if (open.length === 0) return asked === undefined ? [] : seenStep(house, stage, asked);
  const { step, choices = [] } = open[randomInt(open.length)] as ShowStep;
  const choice = choices.length === 0 ? {} : { choice: choices[randomInt(choices.length)] };
  const taken = { show, step: { step, ...choice }, chance: someChance() };
  return [demoCommand('demo-floor', 'step-show', taken as never)];
}

/** What happens on stage now, if anything does. */
export function showsIn(clock: StageClock, house: House, watching: Watching): readonly Command[] {
  if (watching.now < clock.due) return [];
  clock.due = watching.now + STEP_MS;
  const stage = stages(house, watching.rulebook).find(
    ({ show, status }) => show.startsWith(OURS) && (status === 'playing' || status === 'over'),
  );
  if (stage === undefined) return started(house);
  if (stage.isWaiting) return [];
  if (stage.status === 'playing') return stepped(house, stage);
  clock.due = watching.now + PAUSE_MS;
  return [demoCommand('demo-manager', 'award-show', { show: stage.show })];
}
