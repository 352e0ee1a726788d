import { describe, expect, test } from 'vitest';
import { cardsOf, makeCards } from '#cards';
import { usd } from '#money';
import { cardsSpread, moneyEach, SECTIONS, type Section, spinSession } from './wheel.ts';

const card = (text: string): Section[] =>
  cardsOf(text).map((each): Section => ({ shows: 'card', card: each }));
const CAP: Section = { shows: 'award', award: 'cap' };

test('rule 3: sixty sections, every card once and each of four awards twice', () => {
  expect(SECTIONS).toHaveLength(60);
  const cards = SECTIONS.flatMap((section) => (section.shows === 'card' ? section.card : []));
  expect(new Set(cards).size).toBe(52);
  const awards = SECTIONS.flatMap((section) => (section.shows === 'award' ? section.award : []));
  expect(awards.sort()).toEqual([
    'cap',
    'cap',
    'dinner-for-two',
    'dinner-for-two',
    'jacket',
    'jacket',
    'polo-shirt',
    'polo-shirt',
  ]);
});

describe('rule 4', () => {
  test('five different cards make the hand; a repeated card is spun again', () => {
    const { hand, row } = spinSession(card('As As Kd As Ah Kc Kd Ac'));
    expect(makeCards(hand)).toBe('As Kd Ah Kc Ac');
    expect(row).toBe('full-house');
  });

  test('four cards pay nothing yet', () => {
    expect(spinSession(card('As Ks Qs Js')).row).toBeUndefined();
    expect(spinSession(card('As Ks Qs Js Ts')).row).toBe('royal-flush');
  });

  test('every value award on the way is kept, and none after the fifth card', () => {
    const stops = [CAP, ...card('2c'), CAP, ...card('3c 4c 5c 6c'), CAP];
    expect(spinSession(stops)).toMatchObject({ awards: ['cap', 'cap'], row: 'straight-flush' });
  });
});

describe('the cards that are spread', () => {
  const spread = (playerCount: number, isNpn = false, sameGame: readonly number[] = []) =>
    cardsSpread({ playerCount, isNpn, sameGame });

  test('are one a player, nine at most', () => {
    expect(spread(1)).toBe(1);
    expect(spread(6, false, [9])).toBe(6);
    expect(spread(10)).toBe(9);
  });

  test('for one player at an NPN table are those of the fullest live table of the game', () => {
    expect(spread(1, true, [4, 7, 5])).toBe(7);
    expect(spread(1, true, [10])).toBe(9);
    expect(spread(2, true, [7])).toBe(2);
  });

  test('hold an ace even where no live table has the game', () => {
    expect(spread(1, true)).toBe(1);
  });
});

test('money is divided among the qualified players of the table, and not by Club Card', () => {
  expect(moneyEach(usd('1000'), 'A', 7)).toBe(usd('142.85'));
  expect(moneyEach(usd('1000'), 'B', 1)).toBe(usd('1000'));
});
