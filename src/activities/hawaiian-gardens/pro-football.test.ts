import { expect, test } from 'vitest';
import { usd } from '#money';
import { type Picks, type Score, type Week, weekPrizes } from './pro-football.ts';

const WEEK: Week = {
  monday: [24, 17],
  prizes: [usd('500'), usd('300'), usd('200')],
  tieBreak: 'total',
};

const picks = (player: string, correct: number, monday: Score = [20, 20], scans = 5): Picks => ({
  player,
  correct,
  monday,
  scans,
});

test('the most correct picks win; four scanned hours are too few', () => {
  const all = [picks('Ann', 9), picks('Bo', 12), picks('Cy', 11), picks('Di', 15, [24, 17], 4)];
  expect(weekPrizes(all, WEEK)).toEqual(
    new Map([
      ['Bo', usd('500')],
      ['Cy', usd('300')],
      ['Ann', usd('200')],
    ]),
  );
});

test('of equal picks the one closest to the Monday total is ahead', () => {
  const all = [picks('Ann', 12, [24, 20]), picks('Bo', 12, [10, 30]), picks('Cy', 3)];
  expect([...weekPrizes(all, WEEK)]).toEqual([
    ['Bo', usd('500')],
    ['Ann', usd('300')],
    ['Cy', usd('200')],
  ]);
  const byScores = weekPrizes(all, { ...WEEK, tieBreak: 'both-scores' });
  expect([...byScores.keys()]).toEqual(['Ann', 'Bo', 'Cy']);
});

test('two who still tie divide the first two prizes; the third stays the third', () => {
  const all = [picks('Ann', 12), picks('Bo', 12), picks('Cy', 3), picks('Di', 2)];
  expect(weekPrizes(all, WEEK)).toEqual(
    new Map([
      ['Ann', usd('400')],
      ['Bo', usd('400')],
      ['Cy', usd('200')],
    ]),
  );
});

test('three who still tie divide all three prizes', () => {
  const all = [picks('Ann', 12), picks('Bo', 12), picks('Cy', 12), picks('Di', 2)];
  const each = usd('333.33');
  expect(weekPrizes(all, WEEK)).toEqual(
    new Map([
      ['Ann', each],
      ['Bo', each],
      ['Cy', each],
    ]),
  );
});

test('of four who tie each has a quarter, and of two at the third place each a half of it', () => {
  const four = ['Ann', 'Bo', 'Cy', 'Di'].map((player) => picks(player, 12));
  expect(weekPrizes(four, WEEK).get('Di')).toBe(usd('250'));
  const all = [picks('Ann', 12), picks('Bo', 11), picks('Cy', 10), picks('Di', 10)];
  expect(weekPrizes(all, WEEK).get('Cy')).toBe(usd('100'));
  expect(weekPrizes(all, WEEK).get('Di')).toBe(usd('100'));
});
