import { describe, expect, test } from 'vitest';
import { seededSource } from '#chance';
import { onStage, tableWith, unevenness } from '../../stage.fixture.ts';
import { SPORTS_GRID } from './index.ts';
import { drawGrid, type Grid, tableAt } from './show.ts';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Digits in reverse along the top, in order on the left. Table 11 stands where the top digit is 7
 * (third column) and the left digit is 4 (fifth row); table 12 in the first cell. */
const GRID: Grid = {
  top: [...DIGITS].reverse(),
  left: DIGITS,
  cells: Array.from({ length: 100 }, (_, index) =>
    index === 42 ? '11' : index === 0 ? '12' : null,
  ),
};

describe('rule 1', () => {
  test('every digit stands once on each side, and every table once in a cell', () => {
    const { top, left, cells } = drawGrid(['5', '6', '7'], seededSource(3));
    expect([...top].sort()).toEqual(DIGITS);
    expect([...left].sort()).toEqual(DIGITS);
    expect(cells).toHaveLength(100);
    expect(cells.filter((cell) => cell !== null).sort()).toEqual(['5', '6', '7']);
  });

  test('a table is in each cell, and a digit in each place, equally often (chi-square, 99%)', () => {
    const source = seededSource(30);
    const counts = { cell: Array<number>(100).fill(0), top: Array<number>(10).fill(0) };
    const count = (of: number[], at: number) => {
      of[at] = (of[at] as number) + 1;
    };
    for (let drawing = 0; drawing < 8_000; drawing++) {
      const { cells, top } = drawGrid(['5'], source);
      count(counts.cell, cells.indexOf('5'));
      count(counts.top, top.indexOf(7));
    }
    // 99 and 9 degrees of freedom.
    expect(unevenness(counts.cell)).toBeLessThan(134.642);
    expect(unevenness(counts.top)).toBeLessThan(21.666);
  });
});

test('rule 3: the last digits of both scores point to the table', () => {
  expect(tableAt(GRID, { top: 27, left: 14 })).toBe('11');
  expect(tableAt(GRID, { top: 7, left: 4 })).toBe('11');
  expect(tableAt(GRID, { top: 9, left: 10 })).toBe('12');
  expect(tableAt(GRID, { top: 14, left: 27 })).toBeNull();
});

const VALUES = { prize: '500', contest: 'A at B', scoringPeriods: 'Quarters', periodCount: 2 };
const cash = (periodCount = 2) => ({
  options: { prize: 'cash' },
  values: { ...VALUES, periodCount },
});

/** Three in the divisor at table 11, only a proposition player at table 12. */
const ELEVEN = tableWith('11', 'pai-gow-poker', [
  {},
  { position: 'player-dealer' },
  { person: 'employee-on-duty' },
  { person: 'tpp' },
  { seat: 1, position: 'backline' },
]);
const TWELVE = tableWith('12', 'texas-holdem', [{ person: 'tpp' }]);

const board = { step: 'grid', outcome: 'written on the board', facts: { ...GRID } };
const score = (top: number, left: number) => ({ step: 'score', facts: { top, left } });
const HIT = score(17, 24);
const BLANK = score(3, 0);

const onBoard = (offering: object, tables = [ELEVEN, TWELVE]) =>
  onStage(SPORTS_GRID, { offering, tables }).take(board);
const each = (amount: string) => [1, 2, 3].map((seat) => ['cash', '11', seat, amount]);

describe('the board', () => {
  test('has the tables with a live game, and the free table', () => {
    const tables = [ELEVEN, tableWith('13', 'omaha', []), tableWith('14', 'omaha', [], FREE)];
    const stage = onStage(SPORTS_GRID, { offering: cash(), tables }).take('grid');
    const { grid } = stage.state as { grid: Grid };
    expect(grid.cells.filter((cell) => cell !== null).sort()).toEqual(['11', '14']);
  });

  test('has no more than the first hundred tables (rule 8)', () => {
    const tables = Array.from({ length: 101 }, (_, index) => tableWith(`${index}`, 'omaha', [1]));
    const stage = onStage(SPORTS_GRID, { offering: cash(), tables }).take('grid');
    const { grid } = stage.state as { grid: Grid };
    expect(grid.cells).not.toContain(null);
    expect(grid.cells).not.toContain('100');
  });

  test.each([
    ['a digit twice along the top', 'top', [...DIGITS.slice(1), 1]],
    ['nine digits at the left', 'left', DIGITS.slice(1)],
    [
      'one table twice, another missing',
      'cells',
      GRID.cells.map((cell) => (cell === '12' ? '11' : cell)),
    ],
    ['99 cells', 'cells', GRID.cells.slice(1)],
    ['a table in two cells', 'cells', [...GRID.cells.slice(0, 99), '12']],
  ])('cannot be written otherwise: %s', (_what, side, facts) => {
    const stage = onStage(SPORTS_GRID, { offering: cash(), tables: [ELEVEN, TWELVE] });
    const wrong = { ...board, facts: { ...GRID, [side]: facts } };
    expect(stage.wrong(wrong)).toContain(`step.facts.${side}`);
  });

  test('is not there without a live game', () => {
    expect(() => onStage(SPORTS_GRID, { offering: cash() })).toThrow('rule 12');
  });
});

const FREE = { isNpn: true };

describe('the prize', () => {
  test('is divided by who is seated, without proposition players and the backline: $166.66', () => {
    const stage = onBoard(cash()).take(HIT);
    expect(stage.prizes()).toEqual(each('166.66'));
    expect(stage.can()).toEqual(['score']);
  });

  test('on a blank cell is carried to the next period: $1,000 for three', () => {
    const stage = onBoard(cash()).take(BLANK);
    expect(stage.prizes()).toEqual([]);
    expect(stage.take(HIT).prizes()).toEqual(each('333.33'));
    expect(stage.can()).toEqual([]);
  });

  test('is carried from a table where nobody eligible sits', () => {
    expect(onBoard(cash()).take(score(9, 10)).state).toMatchObject({ carried: 1 });
  });

  test('is for those who sit there when the period ends', () => {
    const stage = onBoard(cash());
    stage.tables = [tableWith('11', 'pai-gow-poker', [{ seat: 6 }]), TWELVE];
    expect(stage.take(HIT).prizes()).toEqual([['cash', '11', 6, '500.00']]);
  });

  test('of a period that was won carries nothing', () => {
    const stage = onBoard(cash()).take(HIT).take(score(27, 24));
    expect(stage.prizes()).toEqual([...each('166.66'), ...each('166.66')]);
  });

  test('on the final score a blank cell has a table drawn from the bowl, for all of it', () => {
    const stage = onBoard(cash()).take(BLANK).take(score(13, 10));
    expect(stage.can()).toEqual(['bowl']);
    expect(stage.wrong({ step: 'bowl', outcome: '12' })).toContain('outcome');
    expect(stage.take('bowl').prizes()).toEqual(each('333.33'));
    expect(stage.can()).toEqual([]);
  });

  test('is nobody’s where nobody eligible is left in the room', () => {
    const stage = onBoard(cash(1), [TWELVE, ELEVEN]);
    stage.tables = [TWELVE];
    expect(stage.take(HIT).can()).toEqual([]);
    expect(stage.prizes()).toEqual([]);
  });

  test('is an item for each, two of them where one was carried', () => {
    const offering = {
      options: { prize: 'item' },
      values: { ...VALUES, item: 'a jacket' },
    };
    const stage = onBoard(offering).take(BLANK).take(HIT);
    const prize = { row: 'item', table: '11', words: 'a jacket', count: 2 };
    expect(stage.outcome().prizes).toMatchObject([1, 2, 3].map((seat) => ({ ...prize, seat })));
  });
});

test('a score is a whole number and never goes down', () => {
  const stage = onBoard(cash()).take(HIT);
  expect(stage.wrong(score(14, 24))).toContain('never less');
  expect(stage.wrong(score(-1, 24))).toContain('step.facts.top');
  expect(stage.wrong({ step: 'score', facts: { top: 17 } })).toContain('step.facts.left');
});

test('the bowl names each of four tables equally often (chi-square, 3 degrees, 99%)', () => {
  const names = ['1', '2', '3', '4'];
  const tables = names.map((name) => tableWith(name, 'omaha', [1]));
  const cells = Array.from({ length: 100 }, (_, index) => names[index] ?? null);
  const source = seededSource(31);
  const counts = names.map(() => 0);
  for (let drawing = 0; drawing < 8_000; drawing++) {
    const stage = onStage(SPORTS_GRID, { offering: cash(1), tables, source });
    stage.take({ ...board, facts: { ...GRID, cells } }).take(score(0, 9));
    const [[, table]] = stage.take('bowl').prizes() as [[string, string]];
    counts[names.indexOf(table)] = (counts[names.indexOf(table)] as number) + 1;
  }
  expect(unevenness(counts)).toBeLessThan(11.345);
});
