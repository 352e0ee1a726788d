// Shows as they are looked at: by everybody in the room, who learn no patron's name, and by those who
// run them.
import { asCents, dollarsOf, isZero } from '#money';
import {
  isChosen,
  isOpen,
  type Moment,
  type Show as Rule,
  type ShowStep,
  type ShowState as Standing,
  type TakenStep,
} from '#rules';
import {
  type Fund,
  fundOf,
  knownFund,
  meterBalance,
  metersOf,
  titleOf,
} from '../../funds/funds.ts';
import type { Rulebook } from '../../offerings/rulebook.ts';
import type { House } from '../../state.ts';
import { drawnFor } from './places.ts';
import type { Show } from './state.ts';

/** What somebody has won, by number where somebody plays, or by seat. */
export interface StagePrize {
  readonly title: string;
  readonly player?: number;
  readonly table?: string;
  readonly seat?: number;
  readonly amount?: string;
  readonly words?: string;
}

export interface Stage {
  readonly show: string;
  readonly offering: string;
  /** Which of the sheet's shows. */
  readonly game: string;
  /** What the sheet and the show are called. */
  readonly activity: string;
  readonly title: string;
  readonly startedAt: string;
  readonly playerCount: number;
  readonly status: Show['status'];
  readonly state: Standing;
  /** How many steps were taken, and the last of them. */
  readonly stepCount: number;
  readonly lastStep?: {
    readonly step: TakenStep;
    /** A machine in the room has decided, or the house's own draw. */
    readonly isMechanical: boolean;
    readonly isDrawn: boolean;
  };
  /** What can be done now. */
  readonly steps: readonly ShowStep[];
  /** What was recorded waits for somebody else. */
  readonly isWaiting: boolean;
  /** Won so far, or in the end. */
  readonly prizes: readonly StagePrize[];
  /** Some of them wait for their award, and the show goes on. */
  readonly isAwardDue?: true;
}

/** The show as its sheet has it. */
const ruleIn = ({ offering }: Fund, game: string): Rule | undefined =>
  offering.activity.shows?.find(({ id }) => id === game);

function stageOf(house: House, rulebook: Rulebook, [name, show]: readonly [string, Show]): Stage {
  const { offering, game, startedAt, status, state, steps } = show;
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
    ...(lastStep === undefined ? {} : { lastStep }),
    steps: status === 'playing' ? (rule?.steps(state, { posted: fund.offering }) ?? []) : [],
    isWaiting: show.waiting !== undefined,
    prizes: [...awardedOf(fund, show), ...due],
    ...(status === 'playing' && due.length > 0 ? { isAwardDue: true } : {}),
  };
}

const rowTitle = ({ offering }: Fund, row: string): string =>
  offering.activity.rows.find(({ id }) => id === row)?.title ?? row;

/** What it has come to and nobody has awarded yet. */
function dueOf(house: House, fund: Fund, show: Show): readonly StagePrize[] {
  const rule = ruleIn(fund, show.game);
  const isDue = show.status === 'over' || (show.status === 'playing' && rule?.isPaidAlong);
  if (!isDue || rule === undefined) return [];
  const meters = Object.fromEntries(
    metersOf(fund).map(({ name }) => [name, asCents(meterBalance(house, fund, name))]),
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

/** What is being played or waits for its award, and the last few of the others; the newest first. */
function recent({ shows }: House): readonly (readonly [string, Show])[] {
  let ended = 0;
  return [...shows].reverse().filter(([, { status }]) => {
    if (status === 'playing' || status === 'over') return true;
    ended += 1;
    return ended <= ENDED_SHOWN;
  });
}

/** Shows for everybody in the room. */
export const stages = (house: House, rulebook: Rulebook): readonly Stage[] =>
  recent(house).map((each) => stageOf(house, rulebook, each));

export interface ShowFacts extends Stage {
  /** Patrons, in the order of their numbers. */
  readonly players: readonly string[];
  readonly runBy: readonly string[];
  readonly waiting?: { readonly step: TakenStep; readonly by: string };
}

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

/** A show that can be started. */
export interface Playable {
  readonly offering: string;
  readonly activity: string;
  readonly game: string;
  readonly title: string;
  readonly clause: string;
  readonly players: { readonly least: number; readonly most: number };
  /** Whoever may play it and has not yet, once for each ticket and each spin. */
  readonly drawn: readonly DrawnPlayer[];
  /** They play together; otherwise each alone. */
  readonly isTogether: boolean;
}

type DrawnPlayer = ReturnType<typeof drawnFor>[number];

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
