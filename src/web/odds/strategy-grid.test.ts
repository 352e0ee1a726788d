import { expect, test } from 'vitest';
import { RANKS } from '#cards';
import { labOf } from '#lab';
import { type GridRow, strategyGrid } from './strategy-grid.ts';

const grid = strategyGrid(labOf('crazy-4-poker')?.bestPlay().strategy ?? []);

const rowOf = (category: string, rank: string | null): GridRow | undefined =>
  grid.find(
    (row) =>
      row.category === category &&
      row.rank === (rank === null ? null : (RANKS as readonly string[]).indexOf(rank)),
  );

const decisionsAt = (row: GridRow | undefined, column: string): readonly string[] =>
  row?.cells[(RANKS as readonly string[]).indexOf(column)]?.shares.map((each) => each.decision) ??
  [];

test('the best hands come first, and every pair and high card has its row', () => {
  expect(grid[0]?.category).toBe('four-of-a-kind');
  expect(grid.filter(({ category }) => category === 'pair').map(({ rank }) => rank)).toEqual([
    12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
  ]);
});

test('aces are tripled, kings played once, and king-queen is where folding begins', () => {
  expect(decisionsAt(rowOf('pair', 'A'), 'K')).toEqual(['play-3x']);
  expect(decisionsAt(rowOf('pair', 'K'), 'A')).toEqual(['play-1x']);
  expect(decisionsAt(rowOf('high-card', 'A'), 'K')).toEqual(['play-1x']);
  expect(new Set(decisionsAt(rowOf('high-card', 'K'), 'Q'))).toEqual(new Set(['play-1x', 'fold']));
  expect(decisionsAt(rowOf('high-card', 'K'), 'J')).toEqual(['fold']);
});
