import { expect, test } from 'vitest';
import { alike } from './alike.ts';

const title = 'Share of the table';

test('seats of one table with the same amount are one line, in their order', () => {
  const prizes = [3, 1].map((seat) => ({ title, table: 'A1', seat, amount: '50.00' }));
  expect(alike(prizes)).toMatchObject([{ who: 'seat', numbers: [1, 3] }]);
});

test('another table, amount or thing is another line', () => {
  const lines = alike([
    { title, table: 'A1', seat: 1, amount: '50.00' },
    { title, table: 'A2', seat: 1, amount: '50.00' },
    { title, table: 'A1', seat: 2, amount: '60.00' },
    { title, table: 'A1', seat: 2, words: 'a cap' },
  ]);
  expect(lines.map(({ numbers }) => numbers)).toEqual([[1], [1], [2], [2]]);
});

test('players are counted from one; what nobody is named for stays by itself', () => {
  expect(
    alike([
      { title, player: 4, amount: '300.00' },
      { title, words: 'a seat' },
      { title, player: 0, amount: '300.00' },
      { title, words: 'a seat' },
    ]).map(({ who, numbers }) => [who, numbers]),
  ).toEqual([
    ['player', [1, 5]],
    ['nobody', [0]],
    ['nobody', [0]],
  ]);
});
