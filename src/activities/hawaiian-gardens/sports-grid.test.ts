import { describe, expect, test } from 'vitest';
import { recordedSource, seededSource } from '#chance';
import { usd } from '#money';
import { drawGrid, type Grid, payPeriods, tableAt } from './sports-grid.ts';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Digits in reverse along the top, in order on the left. Table 11 stands where the top digit is 7
 * (third column) and the left digit is 4 (fifth row); table 12 in the first cell. */
const GRID: Grid = {
  top: [...DIGITS].reverse(),
  left: DIGITS,
  cells: Array.from({ length: 100 }, (_, index) => (index === 42 ? 11 : index === 0 ? 12 : null)),
};

const NO_CHANCE = recordedSource(new Uint8Array());

describe('rule 1', () => {
  test('every digit stands once on each side, and every table once in a cell', () => {
    const { top, left, cells } = drawGrid([5, 6, 7], seededSource(3));
    expect([...top].sort()).toEqual(DIGITS);
    expect([...left].sort()).toEqual(DIGITS);
    expect(cells).toHaveLength(100);
    expect(cells.filter((cell) => cell !== null).sort()).toEqual([5, 6, 7]);
  });

  test('a hundred and first table has no cell (rule 8)', () => {
    const tables = Array.from({ length: 101 }, (_, index) => index + 1);
    const { cells } = drawGrid(tables, seededSource(4));
    expect(cells).toHaveLength(100);
    expect(cells).not.toContain(101);
    expect(cells).not.toContain(null);
  });
});

test('rule 3: the last digits of both scores point to the table', () => {
  expect(tableAt(GRID, { top: 27, left: 14 })).toBe(11);
  expect(tableAt(GRID, { top: 7, left: 4 })).toBe(11);
  expect(tableAt(GRID, { top: 9, left: 10 })).toBe(12);
  expect(tableAt(GRID, { top: 14, left: 27 })).toBeNull();
});

describe('rule 12', () => {
  const hit = { score: { top: 17, left: 24 }, prize: usd('500') };
  const blank = { score: { top: 3, left: 0 }, prize: usd('300') };

  test('a prize on a blank cell is carried to the next period', () => {
    expect(payPeriods(GRID, [blank, hit], NO_CHANCE)).toEqual([
      null,
      { table: 11, amount: usd('800') },
    ]);
  });

  test('a period that was won carries nothing', () => {
    expect(payPeriods(GRID, [hit, hit], NO_CHANCE)).toEqual([
      { table: 11, amount: usd('500') },
      { table: 11, amount: usd('500') },
    ]);
  });

  test('on the final score a blank cell has a live table drawn, for all that was carried', () => {
    const second = recordedSource(new Uint8Array([0, 0, 0, 1]));
    expect(payPeriods(GRID, [blank, blank], second)).toEqual([
      null,
      { table: 11, amount: usd('600') },
    ]);
  });
});
