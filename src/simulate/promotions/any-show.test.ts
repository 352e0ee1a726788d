// Every show of every sheet, played to its end with whatever can be chosen: what it comes to is on the
// sheet, no cent is lost, and the log alone gives the same house. Once as the house draws, once as
// machines in the room decide.
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { evolveRecord, newHouse } from '#house';
import { type Cents, dollarsOf, sum, usd } from '#money';
import { assert, sure } from '#result';
import {
  type Activity,
  isChosen,
  isOfAnotherFund,
  parseMoment,
  at as postedAt,
  type ShowRule,
} from '#rules';
import { type Floor, openedFloor, RULEBOOK } from '../../house/fixtures/floor.fixture.ts';
import { dealHand, post } from '../../house/fixtures/jackpot.fixture.ts';
import { drawAll, drawFor, giveUpDrawings } from '../../house/promotions/drums/drums.fixture.ts';
import type { Drawing } from '../../house/promotions/drums/state.ts';
import { type Dice, seededDice } from '../dice.ts';
import { someStep } from './shows.ts';

const PATRONS = Array.from({ length: 20 }, (_, index) => `P${index + 1}`);
const GAMES = ['texas-holdem', 'omaha-high-low', 'pai-gow-poker'];
const STEPS_MOST = 400;

/** A room with three tables, on which every sheet has its money. */
function room(activity: Activity, rule: ShowRule, dice: Dice): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  for (const patron of PATRONS) floor.do('dee', 'enrol-patron', { patron });
  GAMES.forEach((game, index) => {
    const table = `G${index + 1}`;
    floor.do('max', 'install-table', { table, seats: 9 });
    floor.do('flo', 'open-table', { table, game });
    for (const seat of [1, 2, 3, 4, 5, 6]) {
      if (!dice.oneIn(5)) floor.do('flo', 'seat-person', { table, seat });
    }
    dealHand(floor, table);
  });
  const { of } = activity.fund;
  const isOthers = isOfAnotherFund(activity.fund);
  if (isOthers && of !== undefined) floor.do('abe', 'open-fund', { fund: 'f', title: 'F', of });
  const paidBy = of === undefined ? 'common' : 'f';
  const options = Object.fromEntries(
    Object.entries(rule.in ?? {}).map(([name, [choice]]) => [name, choice]),
  );
  post(floor, activity.id, { options, ...(isOthers ? { paidBy } : {}) });
  return floor;
}

const isCode = (answer: unknown): answer is { readonly code: string } =>
  typeof answer === 'object' && answer !== null && 'code' in answer;

/** Takes a step, by chance or as two people record it; what cannot be is tried again. */
function takeStep(floor: Floor, rule: ShowRule, how: { dice: Dice; isMechanical: boolean }): void {
  const show = floor.house.shows.get('s');
  assert(show !== undefined, 'there is a show');
  const posted = postOf(floor);
  for (let tries = 0; tries < 200; tries++) {
    const steps = rule.steps(show.state, { posted });
    const step = someStep(steps, show.state, how);
    const by = steps.find((each) => each.step === step.step)?.by;
    const isRecorded = step.outcome !== undefined || by === 'house';
    const answer = isRecorded
      ? floor.ask('flo', 'record-step', { show: 's', step })
      : floor.ask('flo', 'step-show', { show: 's', step });
    if (isCode(answer)) {
      expect(answer.code).toBe('bad-step');
      continue;
    }
    if (isRecorded) floor.do('fred', 'confirm-step', { show: 's' });
    return;
  }
  throw new Error('no step was found that can be taken');
}

function postOf({ house, at }: Floor) {
  const offered = house.offerings.get('jackpot');
  assert(offered !== undefined, 'it is posted');
  return postedAt(RULEBOOK.posted(offered), sure(parseMoment(at, 'at')));
}

/** The total of all accounts, of which those on the debit side are negative: always nothing. */
const totalOf = ({ house: { book } }: Floor): Cents => sum([...book.values()]);

/** The players were drawn before: all at once, or one in each hour of the afternoon. */
function drawPlayers(floor: Floor, { players }: ShowRule, patrons: readonly string[]): void {
  floor.at = '2026-11-16T12:00:00-08:00';
  if (players.together === 'one-drawing') {
    drawAll(floor, 'jackpot', patrons);
    const [[drawing, { status }]] = [...floor.house.drums.drawings] as [[string, Drawing]];
    const end = { drawing, reason: 'nobody is left in the drum' };
    if (status !== 'ended') floor.do('max', 'end-drawing', end);
  } else {
    for (const [index, patron] of patrons.entries()) {
      const isOfHour = patrons.length > 1;
      floor.at = `2026-11-16T${isOfHour ? 12 + index : 14}:00:00-08:00`;
      drawFor(floor, 'jackpot', patron);
    }
  }
  const evening = `2026-11-16T${players.together === 'one-drawing' ? 20 : 22}:00:00-08:00`;
  if (floor.at < evening) floor.at = evening;
  if (players.together === 'all-drawings') giveUpDrawings(floor, 'jackpot', 10 - patrons.length);
}

function play(
  activity: Activity,
  rule: ShowRule,
  how: { dice: Dice; isMechanical: boolean },
): Floor {
  const floor = room(activity, rule, how.dice);
  const { least, most } = rule.players;
  const count = how.dice.between(least, Math.min(most, PATRONS.length));
  const players = PATRONS.slice(0, count);
  drawPlayers(floor, rule, players);
  const start = { show: 's', offering: 'jackpot', game: rule.id };
  const answer = floor.ask('flo', 'start-show', { ...start, players });
  // If no one can win, there is nothing to begin.
  if (isCode(answer)) {
    expect(answer.code).toBe('bad-show');
    return floor;
  }
  for (let taken = 0; floor.house.shows.get('s')?.status === 'playing'; taken++) {
    assert(taken < STEPS_MOST, `${activity.id} ends`);
    takeStep(floor, rule, how);
  }
  const events = floor.do('max', 'award-show', { show: 's' });
  for (const event of events) {
    if (event.type !== 'prizes-won') continue;
    const rows = new Set(
      activity.rows.filter((row) => isChosen(postOf(floor), row.in)).map(({ id }) => id),
    );
    const lines = [...event.claims.flatMap(({ lines: each }) => each), ...event.granted];
    for (const { row } of lines) expect(rows).toContain(row);
    const won = sum(event.claims.map(({ amount }) => usd(amount)));
    expect(floor.balance('fund/jackpot/payable')).toBe(dollarsOf(won));
  }
  return floor;
}

const SHOWS = ACTIVITIES.flatMap((activity) =>
  (activity.shows ?? []).map((rule) => [`${activity.id} ${rule.id}`, activity, rule] as const),
);

describe.each(SHOWS)('%s', (_, activity, rule) => {
  test.each(['electronic', 'mechanical'])('%s', (kind) => {
    for (let seed = 1; seed <= 12; seed++) {
      const floor = play(activity, rule, {
        dice: seededDice(seed * 1_000 + activity.id.length),
        isMechanical: kind === 'mechanical',
      });
      expect(totalOf(floor)).toBe(0n);
      const again = newHouse();
      for (const record of floor.log) {
        evolveRecord(again, record, sure(parseMoment(record.at, 'at')));
      }
      expect(again).toEqual(floor.house);
    }
  });
});
