// What takes too long for every run: large spaces against published numbers, and every row that was
// counted against deals.
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { activityOdds } from '#lab';
import { sure } from '#result';
import { decodeOffering } from '#rules';
import { chancesOf, oddsOf, outOf } from '../../src/lab/activity-odds.fixture.ts';
import { ONE_SUIT, roundsWith, totalOf } from '../oracle/baccarat-rounds.ts';
import { strayRows } from '../oracle/dealt-rows.ts';

describe('seven cards of 53', () => {
  const HANDS = 154_143_080n;

  test('five aces, seven faces and nine high', () => {
    const odds = oddsOf('bay101-pai-gow-poker-bonus-hand', { options: { hands: 'C' } });
    // Aces with two of 48 other cards; seven of twelve faces; nine high as in the hand rule's test.
    expect(chancesOf(odds)).toEqual(
      outOf(HANDS, { 'seven-picture-cards': 792n, 'five-aces': 1128n, 'nine-high': 31_080n }),
    );
  });

  test('the chart of the Fortune Pai Gow progressive, by the published number of hands', () => {
    expect(chancesOf(oddsOf('hgc-fortune-pai-gow-progressive'))).toEqual(
      outOf(HANDS, {
        'five-aces': 1128n,
        'five-of-a-kind': 0n,
        'royal-flush': 26_132n,
        'straight-flush': 184_832n,
        'four-of-a-kind': 307_472n,
      }),
    );
  });
});

const FIVE = 2_598_960n;

test.each([
  ['A', 'three-card-poker', 'three-card-', { 'royal-flush': 4n, 'straight-flush': 36n }],
  ['B', 'ultimate-texas-holdem', 'ultimate-', { 'straight-flush-or-better': 40n }],
])('five cards of two places, chart %s in %s', (hands, game, id, best) => {
  const fixed = { quads: 624n, 'full-house': 3744n, flush: 5108n, straight: 10_200n };
  const named = Object.fromEntries([
    ...Object.entries(best),
    ...Object.entries(fixed).map(([row, ways]) => [`${id}${row}`, ways] as const),
  ]);
  const dealers = Object.fromEntries(
    Object.entries(named).map(([row, ways]) => [`dealer-${row}`, ways]),
  );
  const odds = oddsOf('bay101-bonus-hand-progressive', {
    options: { hands },
    games: [game],
  });
  expect(chancesOf(odds)).toEqual(outOf(FIVE, { ...named, ...dealers }));
});

test.each(['three-card-poker', 'ultimate-texas-holdem'])(
  'five cards of two places under version 1.1 in %s',
  (game) => {
    const odds = oddsOf('bay101-bonus-hand-progressive-v1-1', {
      options: { hands: 'C' },
      games: [game],
    });
    expect(chancesOf(odds)).toEqual(
      outOf(FIVE, {
        'royal-flush': 4n,
        'king-high-straight-flush': 4n,
        'queen-high-straight-flush': 4n,
        'straight-flush-below-queen': 28n,
        'four-of-a-kind': 624n,
        'full-house': 3744n,
        flush: 5108n,
        straight: 10_200n,
      }),
    );
  },
);

test('six suited cards in sequence, nine sequences of four suits, three of them the player’s', () => {
  const odds = oddsOf('hgc-shuffle-master-classic-qualifier', {
    games: ['three-card-poker'],
  });
  expect(chancesOf(odds)).toEqual(
    outOf(22_100n * 18_424n, { 'six-card-straight-flush': 9n * 4n * 20n }),
  );
});

test('ties of one suit are four times those of the cards of one suit', () => {
  const tie = (size: number): bigint =>
    4n *
    roundsWith(
      ONE_SUIT,
      ({ player, banker }) =>
        player.length + banker.length === size && totalOf(player) === totalOf(banker),
    );
  const odds = oddsOf('bay101-baccarat-bonus-hand', { options: { hands: 'B' } });
  expect(chancesOf(odds)).toEqual(
    outOf(4_998_398_275_503_360n, {
      'suited-tie-four-cards': tie(4),
      'suited-tie-five-cards': tie(5),
      'suited-tie-six-cards': tie(6),
    }),
  );
});

const DEALT = ACTIVITIES.filter(({ rows, looksAt }) =>
  rows.some((row) => row.when.of !== 'event' && (row.looksAt ?? looksAt) !== undefined),
);

test.each(DEALT)('what was counted comes as often in deals: $id', (activity) => {
  const offering = sure(decodeOffering(activity, activity.sample));
  const { rows } = activityOdds(offering, {});
  const stray = [...new Set(rows.map(({ game }) => game))].flatMap((game) => {
    const odds = rows.filter((row) => row.game === game);
    const isCounted = odds.some(({ probability }) => !('standardError' in probability));
    return isCounted ? strayRows(offering, { odds, deals: 4000 }) : [];
  });
  expect(stray).toEqual([]);
});
