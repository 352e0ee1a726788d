import { expect, test } from 'vitest';
import { usd } from '#money';
import { bracketPrizes } from './march-madness-bracket.ts';

const PRIZES = [usd('100000'), usd('50000'), usd('25000')];

const bracket = (player: string, correct: number, hours = 20) => ({ player, correct, hours });

const BRACKETS = [
  bracket('Ann', 40),
  bracket('Bo', 45),
  bracket('Cy', 45),
  bracket('Di', 38),
  bracket('Ed', 50, 19),
];

test('twenty hours are enough, nineteen are not, however good the bracket', () => {
  const won = bracketPrizes(BRACKETS, { prizes: PRIZES, ties: 'one-prize' });
  expect(won.has('Ed')).toBe(false);
});

test('two who tie for first divide the first prize; the next two have the others', () => {
  expect(bracketPrizes(BRACKETS, { prizes: PRIZES, ties: 'one-prize' })).toEqual(
    new Map([
      ['Bo', usd('50000')],
      ['Cy', usd('50000')],
      ['Ann', usd('50000')],
      ['Di', usd('25000')],
    ]),
  );
});

test('by the other reading they divide the first two prizes, and only one more is paid', () => {
  expect(bracketPrizes(BRACKETS, { prizes: PRIZES, ties: 'places' })).toEqual(
    new Map([
      ['Bo', usd('75000')],
      ['Cy', usd('75000')],
      ['Ann', usd('25000')],
    ]),
  );
});
