import { expect, test } from 'vitest';
import { usd } from '#money';
import { bracketPrizes } from './march-madness-bracket.ts';

const PRIZES = [usd('100000'), usd('50000'), usd('25000')];

const ONE_PRIZE = { prizes: PRIZES, ties: 'one-prize', hoursBy: 'award' } as const;

const bracket = (player: string, correct: number, byAward = 20, byEntry = byAward) => ({
  player,
  correct,
  hours: { byAward, byEntry },
});

const BRACKETS = [
  bracket('Ann', 40),
  bracket('Bo', 45),
  bracket('Cy', 45),
  bracket('Di', 38),
  bracket('Ed', 50, 19),
];

test('twenty hours are enough, nineteen are not, however good the bracket', () => {
  const won = bracketPrizes(BRACKETS, ONE_PRIZE);
  expect(won.has('Ed')).toBe(false);
});

test('two who tie for first divide the first prize; the next two have the others', () => {
  expect(bracketPrizes(BRACKETS, ONE_PRIZE)).toEqual(
    new Map([
      ['Bo', usd('50000')],
      ['Cy', usd('50000')],
      ['Ann', usd('50000')],
      ['Di', usd('25000')],
    ]),
  );
});

test('by the other reading they divide the first two prizes, and only one more is paid', () => {
  expect(bracketPrizes(BRACKETS, { ...ONE_PRIZE, ties: 'places' })).toEqual(
    new Map([
      ['Bo', usd('75000')],
      ['Cy', usd('75000')],
      ['Ann', usd('25000')],
    ]),
  );
});

test('hours after the entry count, unless the house wants them before it', () => {
  const late = [bracket('Ann', 40, 25, 19), bracket('Bo', 30, 20, 20)];
  const best = (hoursBy: 'award' | 'entry') => bracketPrizes(late, { ...ONE_PRIZE, hoursBy });
  expect([...best('award').keys()]).toEqual(['Ann', 'Bo']);
  expect([...best('entry').keys()]).toEqual(['Bo']);
});
