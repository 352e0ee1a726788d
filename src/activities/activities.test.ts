// Every sheet is there, holds together, and stands its own examples.
import { describe, expect, test } from 'vitest';
import { DEALT_GAMES } from '#games';
import { decodeOffering } from '#rules';
import { testEligibility, testRanges, testRows } from './check-activity.fixture.ts';
import { ACTIVITIES } from './index.ts';

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
      expect(decodeOffering(activity, activity.sample)).toMatchObject({ ok: true });
    });

    testRows(activity);
    testRanges(activity);
    testEligibility(activity);
  },
);
