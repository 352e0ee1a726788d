import { expect, test } from 'vitest';
import type { ShowFact } from '#rules';
import { factsOf } from './facts.ts';

const SEATS: ShowFact = { name: 'seats', title: 'Seats', kind: 'seats' };
const CHIPS: ShowFact = { name: 'chips', title: 'Chips', kind: 'numbers', of: ['One', 'Two'] };

test('seats are numbers, and none is a list without any', () => {
  expect(factsOf([SEATS], { seats: ' 1, 4  7 ' })).toEqual({ seats: [1, 4, 7] });
  expect(factsOf([SEATS], {})).toEqual({ seats: [] });
});

test('several numbers have a field each; one that is left empty is no number', () => {
  expect(factsOf([CHIPS], { chips: ['500', '0'] })).toEqual({ chips: [500, 0] });
  expect(factsOf([CHIPS], { chips: ['500'] })).toEqual({ chips: [500, Number.NaN] });
});

test('what need not be said is left out', () => {
  const seats = { ...SEATS, optional: true } as const;
  const isLate: ShowFact = { name: 'isLate', title: 'Late', kind: 'yes', optional: true };
  const score: ShowFact = { name: 'score', title: 'Score', kind: 'number', optional: true };
  expect(factsOf([seats, isLate, score], {})).toEqual({});
  expect(factsOf([isLate, score], { isLate: true, score: '17' })).toEqual({
    isLate: true,
    score: 17,
  });
});

test('a board has each thing in its row and column, and nothing where none was typed', () => {
  const of = ['T1', 'T2', 'T3'];
  const cells: ShowFact = { name: 'cells', title: 'Cells', kind: 'cells', of };
  const typed = { cells: ['1 1', '10, 10', '11 1'] };
  const { cells: board } = factsOf([cells], typed) as { cells: readonly (string | null)[] };
  expect(board).toHaveLength(100);
  expect([board[0], board[99], board.includes('T3')]).toEqual(['T1', 'T2', false]);
});
