import { expect, test } from 'vitest';
import { GAMES, paysText } from '#games';
import { rowPaid } from './wager-words.ts';

test('every row of every pay table is known by what it pays', () => {
  for (const table of GAMES.flatMap(({ wagers }) => wagers.flatMap(({ tables }) => tables))) {
    for (const row of table.rows) {
      expect(rowPaid(table, { pays: paysText(row.pays) }), table.clause).toBe(row);
    }
  }
});

test('a wager that lost was paid by no row', () => {
  const table = GAMES[0]?.wagers.find(({ tables }) => tables.length > 0)?.tables[0];
  expect(rowPaid(table, {})).toBeUndefined();
});
