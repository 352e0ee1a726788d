// The charts on phones are what the lab counts: written down once, because a phone would count for
// a minute.
import { expect, test } from 'vitest';
import { type Card, RANKS, rankIndexOf, STANDARD_DECK } from '#cards';
import { below, seededSource } from '#chance';
import { describeFourCard, rankFourCard, ranksOfStrength } from '#hands';
import { labOf } from '#lab';
import { inTier } from '../../../test/tier.ts';
import { DECISIONS } from '../odds/strategy-grid.ts';
import { bandsOf, type ChartRow, decisionsIn, type PlayChart, playChart } from './chart.ts';
import { CHARTS } from './charts.ts';

const chartFor = (game: string): PlayChart => CHARTS[game] as PlayChart;

// With the dealer's card in sight there is ten times as much to count.
const COUNTED = inTier({
  quick: ['crazy-4-poker'],
  long: ['crazy-4-poker', 'four-card-poker'],
});

test.each(COUNTED)('the chart of %s is what the lab counts now', (game) => {
  const strategy = labOf(game)?.bestPlay().strategy ?? [];
  expect(playChart(strategy)).toEqual(chartFor(game));
});

test('Crazy 4 Poker: three times with aces, once down to K-Q-8-4, as is published', () => {
  const { least } = chartFor('crazy-4-poker');
  expect(least.map(({ decision, ranks }) => [decision, ranks.slice(0, 4)])).toEqual([
    ['play-3x', 'A53'],
    ['play-1x', 'KQ84'],
  ]);
});

function rowOf(chart: PlayChart, cards: readonly Card[]): ChartRow | undefined {
  const { strength } = rankFourCard(cards);
  const { category } = describeFourCard(strength);
  const [first] = ranksOfStrength(strength);
  return chart.rows.find(
    (row) => row.category === category && (row.rank === null || row.rank === first),
  );
}

test.each([
  { game: 'four-card-poker', ups: 1 },
  { game: 'crazy-4-poker', ups: 0 },
])('$game: what one hand is worth, counted by itself, stands in the chart', ({ game, ups }) => {
  const source = seededSource(18);
  const chart = chartFor(game);
  const deals = inTier({ quick: 25, long: 1_000 });
  for (let deal = 0; deal < deals; deal++) {
    const left = [...STANDARD_DECK.cards];
    const draw = (): Card => left.splice(below(source, left.length), 1)[0] as Card;
    const cards = Array.from({ length: 5 }, draw);
    const seen = Array.from({ length: ups }, draw);
    const best = labOf(game)?.decide(cards, seen).best;
    const column = seen[0] === undefined ? 0 : rankIndexOf(seen[0]);
    const cell = rowOf(chart, cards)?.cells[column] ?? '';
    expect(decisionsIn(cell)).toContain(best);
  }
});

test('every hand has its row, and a line that says the same is told once', () => {
  const { rows } = chartFor('four-card-poker');
  expect(rows.every(({ cells }) => cells.length === RANKS.length)).toBe(true);
  const bands = bandsOf(rows);
  expect(bands[0]).toMatchObject({
    first: { category: 'four-of-a-kind' },
    last: { category: 'pair', rank: RANKS.indexOf('A') },
  });
  expect(bands.at(-1)?.first).toMatchObject({ category: 'high-card', rank: RANKS.indexOf('K') });
  expect(decisionsIn('1F')).toEqual([DECISIONS[1], DECISIONS[0]]);
});
