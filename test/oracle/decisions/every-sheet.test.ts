// No sheet with rows is without a second implementation of whatever decides them.
import { expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import type { Activity } from '#rules';
import { BOARDS } from './boards.ts';
import { CHIPS } from './chips.ts';
import { POOLS } from './pools.ts';
import { SHEETS } from './sheets.ts';
import { STAGES } from './stages.ts';
import { TOURNAMENTS } from './tournaments.ts';

/** Credits are counted in `chips.test.ts`: there is one sheet of them. */
const REWARDS = ['hgc-player-tracking-rewards'];

/** It draws the rank that is posted for the day, and no prize. */
const PAYS_NOTHING = ['hgc-four-of-a-kind-poker: rank'];

/** What decides the rows of a sheet. What a drum draws has a second verifier of its own
 * (`test/oracle/drawing.ts`). */
const decidedBy = ({
  id,
  rows,
  shows,
  board,
  pool,
  tournament,
  instruments,
  rewards,
}: Activity): string[] => [
  ...(rows.some(({ when }) => when.of !== 'event') ? [`${id}: cards`] : []),
  ...(shows ?? []).map((show) => `${id}: ${show.id}`),
  ...(board === undefined ? [] : [`${id}: board`]),
  ...(instruments ?? []).map((each) => `${id}: ${each.id}`),
  ...(pool === undefined ? [] : [`${id}: picks`]),
  ...(tournament === undefined ? [] : [`${id}: places`]),
  ...(rewards === undefined ? [] : [`${id}: credits`]),
];

const HERE = [
  ...SHEETS.map(({ activity }) => `${activity}: cards`),
  ...STAGES.map(({ activity, show }) => `${activity}: ${show}`),
  ...BOARDS.map(({ activity }) => `${activity}: board`),
  ...CHIPS.map(({ activity, instrument }) => `${activity}: ${instrument}`),
  ...POOLS.map(({ activity }) => `${activity}: picks`),
  ...TOURNAMENTS.map(({ activity }) => `${activity}: places`),
  ...REWARDS.map((activity) => `${activity}: credits`),
];

// The two base games are settled beside a second implementation of their own.
const PROMOTIONS = ACTIVITIES.filter(({ kind, rows }) => kind !== 'game' && rows.length > 0);

test('everything that decides the rows of a sheet has a second implementation', () => {
  expect(PROMOTIONS.flatMap(decidedBy).sort()).toEqual([...HERE, ...PAYS_NOTHING].sort());
});

test('every sheet with rows is decided by something that has a second implementation', () => {
  expect(PROMOTIONS.filter((activity) => decidedBy(activity).length === 0)).toEqual([]);
});
