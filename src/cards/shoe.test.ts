import { expect, test } from 'vitest';
import { seededSource } from '#chance';
import { cardsOf, makeCards } from './card.ts';
import { decksOf, STANDARD_DECK } from './deck.ts';
import { deal, leftIn, orderedShoe, shuffledShoe } from './shoe.ts';
import { TILE_SET } from './tile.ts';

test('an ordered shoe deals in its order until it is empty', () => {
  const [first, rest] = deal(orderedShoe(cardsOf('7h 7d Ks')), 2);
  expect(makeCards(first)).toBe('7h 7d');
  expect(leftIn(rest)).toBe(1);
  const [last, empty] = deal(rest, 1);
  expect(makeCards(last)).toBe('Ks');
  expect(leftIn(empty)).toBe(0);
  expect(() => deal(empty, 1)).toThrow('a shoe with 0 left');
});

test('dealing leaves the shoe as it was', () => {
  const shoe = orderedShoe(STANDARD_DECK.cards);
  deal(shoe, 10);
  expect(leftIn(shoe)).toBe(52);
  expect(leftIn(deal(shoe, 10)[1])).toBe(42);
});

test('a shuffled shoe holds what went in: six decks, or the 32 tiles', () => {
  const shoe = shuffledShoe(decksOf(6).cards, seededSource(4));
  expect([...shoe.pieces].sort((a, b) => a - b)).toEqual(
    [...decksOf(6).cards].sort((a, b) => a - b),
  );
  expect(leftIn(shuffledShoe(TILE_SET, seededSource(4)))).toBe(32);
});
