import { describe, expect, test } from 'vitest';
import { GAMES, type Game, type PayTable } from '#games';
import { gameOdds, labOf } from '#lab';
import { exactText, logLength, oneInText, percentText, returnOfRow } from './figures.ts';

const game = GAMES.find(({ id }) => id === 'crazy-4-poker') as Game;
const lab = labOf(game.id);
if (lab === undefined) throw new Error('no lab');
const odds = gameOdds(game, lab);

test('Crazy 4 Poker: the published 3.42% and 1.09%', () => {
  expect(percentText(odds.optimal.houseEdge)).toMatch(/^3\.4189%$/);
  expect(percentText(odds.optimal.elementOfRisk)).toMatch(/^1\.09\d\d%$/);
});

describe('what the rows add is the return of the wager', () => {
  const tables = game.wagers.flatMap((wager) =>
    wager.isPartOfMain === true ? [] : wager.tables.map((table) => [wager.id, table] as const),
  );
  test.each(tables.map(([id, table]) => [id, table.id, table] as const))(
    '%s %s',
    (wager, id, table: PayTable) => {
      const answer = odds.wagers[wager]?.[id];
      if (answer === undefined) throw new Error('no answer');
      const parts = table.rows.map((row, index) =>
        returnOfRow(row, answer.rows[index]?.probability ?? { value: 0 }, answer.at),
      );
      const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0);
      expect(Math.abs(sum - answer.return.value)).toBeLessThan(1e-9);
    },
  );
});

test('four aces: 48 of 2,598,960 hands', () => {
  const row = odds.wagers['fourCardProgressive']?.['A']?.rows[0];
  if (row === undefined) throw new Error('no row');
  expect(exactText(row.probability)).toBe('1 / 54,145');
  expect(oneInText(row.probability)).toBe('54,145');
  expect(percentText(row.probability)).toBe('0.001847%');
});

test('bars count factors of ten', () => {
  expect(logLength(1, 0.001)).toBe(1);
  expect(logLength(0.1, 0.001)).toBeCloseTo(2 / 3);
  expect(logLength(0, 0.001)).toBe(0);
});
