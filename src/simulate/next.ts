// What the floor asks for next: mostly play, now and then everything else, and mistakes.
import { deviceWork, personWork, signWork, webhookWork } from './access.ts';
import { callHand, fillTray, goOnWithCall, payClaim, usePrize } from './calls.ts';
import { type Draft, draft, type Scene, type View } from './draft.ts';
import { mistake } from './mistakes.ts';
import {
  adjustFund,
  boxWork,
  changeOffering,
  changeSettings,
  closeDay,
  countAttempt,
  decideProposal,
  fillMeter,
  forfeitClaim,
  fundWork,
  openHouse,
  patronWork,
  postOffering,
  spendReserve,
  staffWork,
  suspendOrResume,
  voidAward,
  withdrawOffering,
} from './office.ts';
import { playTable } from './play.ts';
import { boardWork, poolWork } from './promotions/boards.ts';
import { chipWork } from './promotions/chips.ts';
import { clubWork } from './promotions/club.ts';
import { drumWork } from './promotions/drums.ts';
import { showWork } from './promotions/shows.ts';
import { tournamentWork } from './promotions/tournaments.ts';
import { tableGameWork } from './table-games.ts';

const tick: Scene = (view) => draft(view, 'tick', {});

/** How often each is tried, of all of them together. */
const SCENES: readonly (readonly [weight: number, scene: Scene])[] = [
  [520, playTable],
  [60, tableGameWork],
  [36, callHand],
  [90, goOnWithCall],
  [40, payClaim],
  [60, decideProposal],
  [30, postOffering],
  [8, changeOffering],
  [4, withdrawOffering],
  [10, suspendOrResume],
  [12, adjustFund],
  [6, fillMeter],
  [6, spendReserve],
  [8, voidAward],
  [3, forfeitClaim],
  [3, usePrize],
  [2, changeSettings],
  [4, staffWork],
  [30, signWork],
  [6, deviceWork],
  [3, webhookWork],
  [6, personWork],
  [12, boxWork],
  [4, closeDay],
  [8, fundWork],
  [20, patronWork],
  [6, countAttempt],
  [12, fillTray],
  [30, boardWork],
  [50, poolWork],
  [60, chipWork],
  [40, clubWork],
  [60, showWork],
  [90, drumWork],
  [110, tournamentWork],
  [20, tick],
  [90, mistake],
];
const WEIGHTS = SCENES.reduce((sum, [weight]) => sum + weight, 0);

function someScene({ dice }: View): Scene {
  let left = dice.below(WEIGHTS);
  for (const [weight, scene] of SCENES) {
    left -= weight;
    if (left < 0) return scene;
  }
  return playTable;
}

/** Whether the house is open and its tables are there. */
export const isReady = ({ staff, tables }: View['house'], tableCount: number): boolean =>
  staff.size > 0 && tables.size >= tableCount;

const TRIES_MOST = 20;

/** The next command; the clock's if no one finds anything to do. */
export function nextDraft(view: View): Draft {
  const isHasty = view.dice.oneIn(view.house.staff.size === 0 ? 2 : 5);
  const needed = isHasty ? undefined : openHouse(view);
  if (needed !== undefined) return needed;
  for (let tries = 0; tries < TRIES_MOST; tries++) {
    const found = someScene(view)(view);
    if (found !== undefined) return found;
  }
  return tick(view) as Draft;
}
