import { expect, test } from 'vitest';
import { usd } from '#money';
import { divideOneEach, dividePlaces, standingOf } from './shared.ts';

const PRIZES = [usd('500'), usd('300'), usd('200')];

test('those with the same score stand together, best first', () => {
  const entries = [
    { player: 'Ann', score: 7 },
    { player: 'Bo', score: 9 },
    { player: 'Cy', score: 7 },
  ];
  expect(standingOf(entries, (a, b) => b.score - a.score)).toEqual([['Bo'], ['Ann', 'Cy']]);
});

test('without a tie both ways of dividing pay one prize a place', () => {
  const standing = [['Ann'], ['Bo'], ['Cy'], ['Di']];
  const paid = new Map([
    ['Ann', usd('500')],
    ['Bo', usd('300')],
    ['Cy', usd('200')],
  ]);
  expect(dividePlaces(standing, PRIZES)).toEqual(paid);
  expect(divideOneEach(standing, PRIZES)).toEqual(paid);
});

test('by places, two who tie for first have the first two prizes between them', () => {
  expect(dividePlaces([['Ann', 'Bo'], ['Cy'], ['Di']], PRIZES)).toEqual(
    new Map([
      ['Ann', usd('400')],
      ['Bo', usd('400')],
      ['Cy', usd('200')],
    ]),
  );
});

test('one prize each, two who tie for first have the first, and the next the second', () => {
  expect(divideOneEach([['Ann', 'Bo'], ['Cy'], ['Di']], PRIZES)).toEqual(
    new Map([
      ['Ann', usd('250')],
      ['Bo', usd('250')],
      ['Cy', usd('300')],
      ['Di', usd('200')],
    ]),
  );
});
