import { expect, test } from 'vitest';
import { makeCard, STANDARD_DECK } from '#cards';
import {
  type CardKey,
  type Keyed,
  keyOf,
  NO_CARDS,
  type Places,
  press,
  pressAll,
  takenBy,
  undo,
} from './card-keys.ts';

const NOWHERE: Places = new Map();
const FIVE = { count: 5, places: NOWHERE };

/** The hand after so many touches. */
const touched = (keys: readonly CardKey[], table = FIVE): Keyed =>
  keys.reduce((before, key) => press(before, key, table), NO_CARDS);

test('two touches a card, the rank or the suit first: ten for a hand of five', () => {
  const ranksFirst: CardKey[] = ['A', 's', 'K', 'd', 'Q', 'h', 'J', 'c', 'T', 's'];
  const suitsFirst: CardKey[] = ['s', 'A', 'd', 'K', 'h', 'Q', 'c', 'J', 's', 'T'];
  expect(ranksFirst).toHaveLength(10);
  const hand = ['As', 'Kd', 'Qh', 'Jc', 'Ts'];
  expect(touched(ranksFirst)).toEqual({ cards: hand, half: null });
  expect(touched(suitsFirst)).toEqual({ cards: hand, half: null });
});

test('every card of the deck can be keyed in either order', () => {
  for (const card of STANDARD_DECK.cards.map(makeCard)) {
    const [rank, suit] = [...card] as [CardKey, CardKey];
    expect(touched([rank, suit]).cards).toEqual([card]);
    expect(touched([suit, rank]).cards).toEqual([card]);
  }
});

test('a second rank takes the place of the first, and after the last card no key does anything', () => {
  expect(touched(['A', 'K', 's']).cards).toEqual(['Ks']);
  expect(touched(['A', 's', '2', 'd'], { ...FIVE, count: 1 }).cards).toEqual(['As']);
});

test('a card that lies elsewhere or was keyed already cannot be keyed', () => {
  const places = new Map([['Kd', 'seat 3']]);
  const king = press(NO_CARDS, 'K', { count: 5, places });
  expect(takenBy(king, 'd', places)).toBe('Kd');
  expect(takenBy(king, 's', places)).toBeUndefined();
  expect(press(king, 'd', { count: 5, places })).toBe(king);
  const ace = touched(['A', 's', 'A']);
  expect(takenBy(ace, 's', NOWHERE)).toBe('As');
});

test('a rank of which all four lie on the table has no key left', () => {
  const places = new Map(['7c', '7d', '7h', '7s'].map((card) => [card, 'the dealer']));
  expect(takenBy(NO_CARDS, '7', places)).toBe('7c');
  expect(takenBy(NO_CARDS, '8', places)).toBeUndefined();
});

test('undo takes back half a card, then whole ones', () => {
  const keyed = touched(['A', 's', 'K']);
  expect(undo(keyed)).toEqual({ cards: ['As'], half: null });
  expect(undo(undo(keyed))).toEqual(NO_CARDS);
  expect(undo(NO_CARDS)).toEqual(NO_CARDS);
});

test('text of a shoe, a scanner or the clipboard', () => {
  expect(pressAll(NO_CARDS, 'As Kd 10h q♠ 2C', FIVE).cards).toEqual(['As', 'Kd', 'Th', 'Qs', '2c']);
  expect(keyOf(' ')).toBeUndefined();
  // A card twice is keyed once; what follows is read on.
  expect(pressAll(NO_CARDS, 'As As Kd', FIVE).cards).toEqual(['As', 'Kd']);
});
