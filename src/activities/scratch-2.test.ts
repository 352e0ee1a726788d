import { describe, expect, test } from 'vitest';
import { DEALT_GAMES } from '#games';
import { decodeOffering } from '#rules';
import { CRAZY_4_POKER } from './base-games/crazy-4-poker.ts';
import { FOUR_CARD_POKER } from './base-games/four-card-poker.ts';
import { testEligibility, testRanges, testRows } from './check-activity.fixture.ts';
import { CA_ASIAN_JACKPOT_1 } from './hawaiian-gardens/ca-asian-jackpot-1.ts';
import { CA_ASIAN_JACKPOT_2 } from './hawaiian-gardens/ca-asian-jackpot-2.ts';
import { CA_ASIAN_JACKPOT_3 } from './hawaiian-gardens/ca-asian-jackpot-3.ts';
import { CA_ASIAN_JACKPOT_4 } from './hawaiian-gardens/ca-asian-jackpot-4.ts';
import { CA_ASIAN_JACKPOT_5 } from './hawaiian-gardens/ca-asian-jackpot-5.ts';
import { CA_ASIAN_PROGRESSIVE_BAD_BEAT } from './hawaiian-gardens/ca-asian-progressive-bad-beat.ts';
import { CARIBBEAN_STUD_BONUS_HANDS } from './hawaiian-gardens/caribbean-stud-bonus-hands.ts';
import { CARIBBEAN_STUD_JACKPOT } from './hawaiian-gardens/caribbean-stud-jackpot.ts';
export const ACTIVITIES = [
  FOUR_CARD_POKER,
  CRAZY_4_POKER,
  CA_ASIAN_PROGRESSIVE_BAD_BEAT,
  CA_ASIAN_JACKPOT_1,
  CA_ASIAN_JACKPOT_2,
  CA_ASIAN_JACKPOT_3,
  CA_ASIAN_JACKPOT_4,
  CA_ASIAN_JACKPOT_5,
  CARIBBEAN_STUD_BONUS_HANDS,
  CARIBBEAN_STUD_JACKPOT,
];
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
