// Every sheet is there, holds together, and stands its own examples.
import { describe, expect, test } from 'vitest';
import { DEALT_GAMES } from '#games';
import { decodeOffering } from '#rules';
import { testEligibility, testRanges, testRows } from './check-activity.fixture.ts';
import { ACTIVITIES } from './index.ts';

/** Every sheet that the documents hold: 39 of Hawaiian Gardens, 15 of Bay 101, one of Saratoga, and the
 * two base games. */
const SLUGS = [
  'hgc-beat-the-dealer',
  'hgc-big-spin',
  'hgc-blackjack-poker-car-drawing',
  'hgc-blazing-sevens',
  'hgc-ca-asian-progressive-bad-beat',
  'hgc-ca-asian-jackpot-1',
  'hgc-ca-asian-jackpot-2',
  'hgc-ca-asian-jackpot-3',
  'hgc-ca-asian-jackpot-4',
  'hgc-ca-asian-jackpot-5',
  'hgc-car-drawing',
  'hgc-car-giveaway',
  'hgc-caribbean-stud-bonus-hands',
  'hgc-caribbean-stud-jackpot',
  'hgc-cash-drawing',
  'hgc-cash-in-a-flash',
  'hgc-fast-cash-jackpots',
  'hgc-fortune-7-progressive',
  'hgc-four-of-a-kind-poker',
  'hgc-poker-jackpot-share-options',
  'hgc-high-hand-happy-hours',
  'hgc-high-hand',
  'hgc-lucky-table',
  'hgc-march-madness-bracket',
  'hgc-match-play',
  'hgc-paid-collection-year',
  'hgc-player-tracking-rewards',
  'hgc-pocket-aces-cracked',
  'hgc-double-or-nothing-sit-n-go',
  'hgc-pro-football',
  'hgc-royal-flush-on-the-flop',
  'hgc-shuffle-master-classic-qualifier',
  'hgc-splash-pot',
  'hgc-sports-grid',
  'hgc-three-card-poker-progressive',
  'hgc-three-of-a-kind-on-the-flop',
  'hgc-uth-progressive',
  'hgc-wheel-of-cards',
  'hgc-fortune-pai-gow-progressive',
  'bay101-poker-bonus-hand-progressive',
  'bay101-dead-chip',
  'bay101-match-play',
  'bay101-bonus-hand-progressive',
  'bay101-prize-wheel',
  'bay101-pai-gow-poker-bonus-hand',
  'bay101-poker-high-hand-bonus',
  'bay101-aces-cracked',
  'bay101-blazing-7s',
  'bay101-no-limit-bad-beat',
  'bay101-omaha-bad-beat',
  'bay101-limit-bad-beat',
  'bay101-poker-tournaments',
  'bay101-baccarat-bonus-hand',
  'bay101-bonus-hand-progressive-v1-1',
  'saratoga-hi-lo-progressive',
  'sd-four-card-poker',
  'ma-crazy-4-poker',
];

test('every sheet of the documents is there, once', () => {
  expect(ACTIVITIES.map(({ id }) => id)).toEqual(SLUGS);
});

const GAME_IDS = DEALT_GAMES.map(({ id }) => id);

describe.each(ACTIVITIES.map((activity) => [activity.id, activity] as const))(
  '%s',
  (_, activity) => {
    test('names known games, each row once, and choices and values that there are', () => {
      expect(activity.games.filter((game) => !GAME_IDS.includes(game))).toEqual([]);
      const ids = activity.rows.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const row of activity.rows) {
        for (const game of row.games ?? []) expect(activity.games).toContain(game);
        for (const [option, letters] of Object.entries(row.in ?? {})) {
          const choices = Object.keys(activity.options[option]?.choices ?? {});
          for (const letter of letters) expect(choices).toContain(letter);
        }
      }
      const readings = activity.readings.map(({ id }) => id);
      expect(new Set(readings).size).toBe(readings.length);
    });

    test('has a sample offering that can be posted', () => {
      const posted = decodeOffering(activity, activity.sample, { isPosted: true });
      expect(posted.ok ? [] : posted.error).toEqual([]);
    });

    testRows(activity);
    testRanges(activity);
    testEligibility(activity);
  },
);
