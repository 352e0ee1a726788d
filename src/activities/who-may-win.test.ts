// How many must play, and who may win: what each document says, against what the rules decide. What
// the registry says of a sheet is compared in test/golden/facts.test.ts.
import { describe, expect, test } from 'vitest';
import type { PersonKind } from '#games';
import { assert } from '#result';
import { type Activity, barredBy } from '#rules';
import { ACTIVITIES } from './index.ts';

function sheetOf(id: string): Activity {
  const sheet = ACTIVITIES.find((each) => each.id === id);
  assert(sheet !== undefined, `no sheet ${id}`);
  return sheet;
}

/** By rule: those who may win though they work here. */
const STAFF_MAY = {
  always: [
    'employee-off-duty',
    'employee-off-duty-in-uniform',
    'employee-standby-in-uniform',
    'employee-on-duty',
  ],
  'off-duty': ['employee-off-duty', 'employee-off-duty-in-uniform'],
  'off-duty-out-of-uniform': ['employee-off-duty'],
  'off-duty-or-standby': ['employee-off-duty', 'employee-standby-in-uniform'],
  never: [],
} as const satisfies Readonly<Record<string, readonly PersonKind[]>>;
type Staff = keyof typeof STAFF_MAY;

/** How many must be in the round; whether a player-dealer may win; when staff may; whether players of
 * a provider of proposition services may. What a document does not speak of it does not forbid. */
// biome-ignore format: a line for each
const ELIGIBLE: readonly (readonly [sheet: string, least: number, bank: 'bank' | 'no bank', staff: Staff, tpp: 'tpp' | 'no tpp'])[] = [
  ['hgc-beat-the-dealer', 2, 'bank', 'never', 'no tpp'],
  ['hgc-big-spin', 1, 'bank', 'never', 'tpp'],
  ['hgc-blackjack-poker-car-drawing', 1, 'bank', 'never', 'tpp'],
  ['hgc-blazing-sevens', 1, 'no bank', 'off-duty-out-of-uniform', 'tpp'],
  ['hgc-ca-asian-progressive-bad-beat', 2, 'bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['hgc-ca-asian-jackpot-1', 1, 'bank', 'always', 'no tpp'],
  ['hgc-ca-asian-jackpot-2', 1, 'bank', 'always', 'no tpp'],
  ['hgc-ca-asian-jackpot-3', 1, 'bank', 'always', 'no tpp'],
  ['hgc-ca-asian-jackpot-4', 1, 'bank', 'always', 'no tpp'],
  ['hgc-ca-asian-jackpot-5', 1, 'bank', 'always', 'no tpp'],
  ['hgc-car-drawing', 1, 'bank', 'never', 'tpp'],
  ['hgc-car-giveaway', 1, 'bank', 'never', 'no tpp'],
  ['hgc-caribbean-stud-bonus-hands', 4, 'bank', 'always', 'no tpp'],
  ['hgc-caribbean-stud-jackpot', 4, 'bank', 'always', 'no tpp'],
  ['hgc-cash-drawing', 1, 'bank', 'never', 'tpp'],
  ['hgc-cash-in-a-flash', 3, 'bank', 'always', 'no tpp'],
  ['hgc-fast-cash-jackpots', 2, 'no bank', 'off-duty-out-of-uniform', 'tpp'],
  ['hgc-fortune-7-progressive', 2, 'bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['hgc-four-of-a-kind-poker', 1, 'bank', 'always', 'tpp'],
  ['hgc-poker-jackpot-share-options', 1, 'bank', 'always', 'tpp'],
  ['hgc-high-hand-happy-hours', 1, 'bank', 'always', 'tpp'],
  ['hgc-high-hand', 1, 'bank', 'never', 'tpp'],
  ['hgc-lucky-table', 1, 'bank', 'always', 'tpp'],
  ['hgc-march-madness-bracket', 1, 'bank', 'never', 'tpp'],
  ['hgc-match-play', 1, 'no bank', 'off-duty-or-standby', 'no tpp'],
  ['hgc-paid-collection-year', 1, 'bank', 'always', 'tpp'],
  ['hgc-player-tracking-rewards', 1, 'bank', 'off-duty', 'no tpp'],
  ['hgc-pocket-aces-cracked', 1, 'bank', 'always', 'tpp'],
  ['hgc-double-or-nothing-sit-n-go', 1, 'bank', 'always', 'tpp'],
  ['hgc-pro-football', 1, 'bank', 'never', 'tpp'],
  ['hgc-royal-flush-on-the-flop', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['hgc-shuffle-master-classic-qualifier', 2, 'bank', 'never', 'no tpp'],
  ['hgc-splash-pot', 4, 'bank', 'always', 'tpp'],
  ['hgc-sports-grid', 1, 'bank', 'always', 'no tpp'],
  ['hgc-three-card-poker-progressive', 2, 'bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['hgc-three-of-a-kind-on-the-flop', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['hgc-uth-progressive', 2, 'bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['hgc-wheel-of-cards', 1, 'bank', 'never', 'tpp'],
  ['hgc-fortune-pai-gow-progressive', 2, 'bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['bay101-poker-bonus-hand-progressive', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['bay101-dead-chip', 1, 'no bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['bay101-match-play', 2, 'no bank', 'off-duty-out-of-uniform', 'tpp'],
  ['bay101-bonus-hand-progressive', 2, 'no bank', 'off-duty', 'no tpp'],
  ['bay101-prize-wheel', 2, 'no bank', 'never', 'no tpp'],
  ['bay101-pai-gow-poker-bonus-hand', 1, 'bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['bay101-poker-high-hand-bonus', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['bay101-aces-cracked', 5, 'bank', 'off-duty', 'tpp'],
  ['bay101-blazing-7s', 2, 'no bank', 'off-duty', 'no tpp'],
  ['bay101-no-limit-bad-beat', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['bay101-omaha-bad-beat', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['bay101-limit-bad-beat', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['bay101-poker-tournaments', 1, 'bank', 'always', 'tpp'],
  ['bay101-baccarat-bonus-hand', 2, 'bank', 'off-duty', 'no tpp'],
  ['bay101-bonus-hand-progressive-v1-1', 2, 'no bank', 'off-duty', 'no tpp'],
  ['saratoga-hi-lo-progressive', 1, 'bank', 'never', 'tpp'],
  ['sd-four-card-poker', 1, 'bank', 'always', 'tpp'],
  ['ma-crazy-4-poker', 1, 'bank', 'always', 'tpp'],
];

test('every sheet is in the table of who may win', () => {
  expect(ELIGIBLE.map(([id]) => id)).toEqual(ACTIVITIES.map(({ id }) => id));
});

describe.each(ELIGIBLE)('%s', (id, least, bank, staff, tpp) => {
  const barred = (who: Partial<Parameters<typeof barredBy>[1]>) =>
    barredBy(sheetOf(id), { person: 'patron', ...who });

  test(`takes ${least} in the round`, () => {
    // A pot that must be so large is another rule.
    const isEnough = (playerCount: number) => barred({ playerCount })?.code !== 'players';
    expect([1, 2, 3, 4, 5, 6, 7].find(isEnough)).toBe(least);
  });

  test(`may be won by: ${bank}, staff ${staff}, ${tpp}`, () => {
    const isBarred = (who: Parameters<typeof barred>[0]) => barred(who) !== undefined;
    expect(isBarred({ position: 'player-dealer' }) ? 'no bank' : 'bank').toBe(bank);
    expect(isBarred({ person: 'tpp' }) ? 'no tpp' : 'tpp').toBe(tpp);
    expect(STAFF_MAY.always.filter((person) => !isBarred({ person }))).toEqual(STAFF_MAY[staff]);
  });
});

test('Beat the Dealer is for a table of ten at most', () => {
  const at = (playerCount: number) =>
    barredBy(sheetOf('hgc-beat-the-dealer'), { person: 'patron', playerCount })?.code;
  expect([10, 11].map(at)).toEqual([undefined, 'players']);
});
