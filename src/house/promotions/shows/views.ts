// Shows as people look at them: everyone in the room, who learns no patron's name, and the people
// who run them.

import { z } from 'zod';
import { dollarsOf, isZero } from '#money';
import { given } from '#result';
import { isChosen, isOpen, type Moment, type ShowRule, type ShowState } from '#rules';
import {
  type Fund,
  fundOf,
  knownFund,
  meterBalance,
  metersOf,
  titleOf,
} from '../../funds/funds.ts';
import { topic } from '../../kit/topic.ts';
import { listOf, outlined, view } from '../../kit/view.ts';
import type { Rulebook } from '../../offerings/rulebook.ts';
import type { House } from '../../state.ts';
import { drawnFor } from './places.ts';
import type { Show } from './state.ts';

const facts = z.record(z.string(), z.unknown());

const taken = z.object({
  step: z.string(),
  choice: z.string().exactOptional(),
  outcome: z.string().exactOptional().describe('The result of equipment in the room.'),
  facts: facts.exactOptional(),
});

const offered = z.object({
  step: z.string(),
  title: z.string(),
  by: z.enum(['chance', 'machine', 'player', 'house']),
  choices: listOf(z.string()).exactOptional(),
  outcomes: listOf(z.string()).exactOptional(),
  asks: listOf(
    z.object({
      name: z.string(),
      title: z.string(),
      kind: z.enum(['number', 'numbers', 'seats', 'yes', 'digits', 'cells']),
      of: listOf(z.string()).exactOptional(),
      optional: z.literal(true).exactOptional(),
    }),
  ).exactOptional(),
});

const stage = z.object({
  show: z.string(),
  offering: z.string(),
  game: z.string(),
  activity: z.string(),
  title: z.string(),
  startedAt: z.string(),
  playerCount: z.int(),
  status: z.enum(['playing', 'over', 'awarded', 'abandoned', 'voided']),
  state: outlined<ShowState>(facts).describe('As on its sheet; `picture` says how it is drawn.'),
  stepCount: z.int(),
  lastStep: z
    .object({ step: taken, isMechanical: z.boolean(), isDrawn: z.boolean() })
    .exactOptional(),
  steps: listOf(offered).describe('What can be done now.'),
  commitment: z.string().exactOptional().describe('The hash of the secret of all its chance.'),
  secret: z.string().exactOptional().describe('Told when the show is over.'),
  disputes: listOf(
    z.object({
      number: z.int().describe('The number of the step.'),
      step: taken,
      at: z.string(),
      recordedBy: z.string(),
      disputedBy: z.string(),
      reason: z.string(),
    }),
  ).describe('Results that were recorded and do not count.'),
  givenUp: z.object({ by: z.string(), at: z.string(), reason: z.string() }).exactOptional(),
  hasMetChance: z.boolean().describe('From here on it ends by its rule alone.'),
  isWaiting: z.boolean().describe('The recorded result needs a different person to confirm.'),
  prizes: listOf(
    z.object({
      title: z.string(),
      player: z.int().exactOptional().describe('The player, from 0 on.'),
      table: z.string().exactOptional(),
      seat: z.int().exactOptional(),
      amount: z.string().exactOptional(),
      words: z.string().exactOptional(),
    }),
  ),
  isAwardDue: z.literal(true).exactOptional().describe('Prizes won so far, not yet awarded.'),
});

const show = stage.extend({
  players: listOf(z.string()).describe('Patrons, in the order of their numbers.'),
  runBy: listOf(z.string()),
  waiting: z.object({ step: taken, by: z.string() }).exactOptional(),
});

const playable = z.object({
  offering: z.string(),
  activity: z.string(),
  game: z.string(),
  title: z.string(),
  clause: z.string(),
  players: z.object({ least: z.int(), most: z.int() }),
  drawn: listOf(
    z.object({
      drawing: z.string().exactOptional().describe('Where a ticket was drawn.'),
      serial: z.int().exactOptional(),
      claim: z.string().exactOptional().describe('Where a spin was won elsewhere.'),
      patron: z.string(),
      eventAt: z.string().exactOptional().describe('It begins then, not before.'),
    }),
  ).describe('Players who can still play, once per ticket and per spin.'),
  isTogether: z.boolean().describe('Whether they play together or one at a time.'),
});

export type StagePrize = Stage['prizes'][number];

export type Stage = z.output<typeof stage>;

/** The show as its sheet has it. */
const ruleIn = ({ offering }: Fund, game: string): ShowRule | undefined =>
  offering.activity.shows?.find(({ id }) => id === game);

function stageOf(house: House, rulebook: Rulebook, [name, show]: readonly [string, Show]): Stage {
  const { offering, game, startedAt, status, state, steps, hasMetChance } = show;
  const { commitment, secret, disputes, givenUp } = show;
  const fund = knownFund(house, offering, rulebook);
  const rule = ruleIn(fund, game);
  const lastStep = steps.at(-1);
  const due = dueOf(house, fund, show);
  return {
    show: name,
    offering,
    game,
    startedAt,
    status,
    state,
    activity: titleOf(fund),
    title: rule?.title ?? game,
    playerCount: show.players.length,
    stepCount: steps.length,
    ...given({ lastStep, commitment, secret, givenUp }),
    disputes,
    hasMetChance,
    steps: status === 'playing' ? (rule?.steps(state, { posted: fund.offering }) ?? []) : [],
    isWaiting: show.waiting !== undefined,
    prizes: [...awardedOf(fund, show), ...due],
    ...(status === 'playing' && due.length > 0 ? { isAwardDue: true } : {}),
  };
}

const rowTitle = ({ offering }: Fund, row: string): string =>
  offering.activity.rows.find(({ id }) => id === row)?.title ?? row;

/** Its result, as far as it is not awarded yet. */
function dueOf(house: House, fund: Fund, show: Show): readonly StagePrize[] {
  const rule = ruleIn(fund, show.game);
  const isDue = show.status === 'over' || (show.status === 'playing' && rule?.isPaidAlong);
  if (!isDue || rule === undefined) return [];
  const meters = Object.fromEntries(
    metersOf(fund).map(({ name }) => [name, meterBalance(house, fund, name)]),
  );
  return rule
    .outcome(show.state, { posted: fund.offering, meters })
    .prizes.slice(show.prizeCount)
    .map(({ row, amount, because: _, count: __, worth: ___, ...prize }) => ({
      title: rowTitle(fund, row),
      ...prize,
      ...(amount === undefined || isZero(amount) ? {} : { amount: dollarsOf(amount) }),
    }));
}

/** What was awarded, and not taken back. */
const awardedOf = (fund: Fund, { awards }: Show): readonly StagePrize[] =>
  awards
    .filter(({ isVoid }) => isVoid !== true)
    .flatMap(({ won }) =>
      won.map(({ row, ...prize }) => ({ title: rowTitle(fund, row), ...prize })),
    );

const ENDED_SHOWN = 20;

/** What is being played or waits for its award, and the last few of the others; newest first. */
function recent({ shows }: House): readonly (readonly [string, Show])[] {
  let ended = 0;
  return [...shows].reverse().filter(([, { status }]) => {
    if (status === 'playing' || status === 'over') return true;
    ended += 1;
    return ended <= ENDED_SHOWN;
  });
}

/** Shows for everyone in the room. */
export const stages = (house: House, rulebook: Rulebook): readonly Stage[] =>
  recent(house).map((each) => stageOf(house, rulebook, each));

export type ShowFacts = z.output<typeof show>;

/** Shows for those who run them. */
export const showFacts = (house: House, rulebook: Rulebook): readonly ShowFacts[] =>
  recent(house).map(([name, show]) => ({
    ...stageOf(house, rulebook, [name, show]),
    players: show.players,
    runBy: [...show.runBy],
    ...(show.waiting === undefined
      ? {}
      : { waiting: { step: show.waiting.step, by: show.waiting.by } }),
  }));

export type Playable = z.output<typeof playable>;

/** What the posted offerings have to play for now. */
export const playableShows = (house: House, rulebook: Rulebook, at: Moment): readonly Playable[] =>
  [...house.offerings].flatMap(([id, offered]) => {
    if (offered.isClosed || offered.isSuspended) return [];
    const { offering } = fundOf(rulebook, id, offered);
    if (!isOpen(offering, at)) return [];
    const { title: activity, shows = [] } = offering.activity;
    return shows
      .filter((show) => isChosen(offering, show.in))
      .map(({ id: game, title, clause, players: { least, most, together } }) => ({
        offering: id,
        activity,
        game,
        title,
        clause,
        players: { least, most },
        drawn: drawnFor(house, id, game),
        isTogether: together !== undefined,
      }));
  });

export const SHOW_VIEWS = [
  view({
    path: '/stages',
    sees: 'everybody',
    tag: 'shows',
    says: 'Shows as the room sees them, newest first. Public.',
    of: {},
    answer: listOf(stage),
    see: ({ house, rulebook }) => stages(house, rulebook),
  }),
  view({
    path: '/shows',
    sees: 'shows',
    tag: 'shows',
    says: 'Shows with their players and the staff who ran them.',
    of: {},
    answer: listOf(show),
    see: ({ house, rulebook }) => showFacts(house, rulebook),
  }),
  view({
    path: '/shows/playable',
    sees: 'shows',
    tag: 'shows',
    says: 'What can be started now.',
    of: {},
    answer: listOf(playable),
    see: ({ house, rulebook, now }) => playableShows(house, rulebook, now),
  }),
] as const;

const showItems = (house: House, rulebook: Rulebook) =>
  new Map(stages(house, rulebook).map(({ show, ...stage }) => [show, stage]));

export const SHOW_TOPICS = [
  topic({
    name: 'shows',
    changedBy: [
      'show-started',
      'show-stepped',
      'step-recorded',
      'step-disputed',
      'show-awarded',
      'show-abandoned',
      'prizes-won',
      'award-voided',
      // The possible prizes depend on what is posted, and on the meter that is played for.
      'offering-changed',
      'meter-stepped',
      'fund-adjusted',
    ],
    itemsOf: showItems,
  }),
] as const;
