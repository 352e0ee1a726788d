import { describe, expect, test } from 'vitest';
import { type Card, deckWithJokers, isJoker, rankOf, STANDARD_DECK, suitOf } from '#cards';
import { PAN_9_DECK } from '#hands';
import { dealCountOf, type Space, visitFalls } from './card-spaces.ts';

const waysOf = (space: Space, has: (...places: Card[][]) => boolean = () => true): number => {
  const places = space.sizes.map((): Card[] => []);
  let sum = 0;
  visitFalls(space, places, (ways) => {
    if (has(...places)) sum += ways;
  });
  return sum;
};

describe('the ways add up to every deal', () => {
  test.each<[string, Space, number]>([
    ['five of 52', { sizes: [5], deck: STANDARD_DECK, decks: 1, suits: 'all-alike' }, 2_598_960],
    [
      'five of 53',
      { sizes: [5], deck: deckWithJokers(1), decks: 1, suits: 'all-alike' },
      2_869_685,
    ],
    [
      'two and one of eight decks',
      { sizes: [2, 1], deck: STANDARD_DECK, decks: 8, suits: 'by-color' },
      86_320 * 414,
    ],
    [
      'two and three of one',
      { sizes: [2, 3], deck: STANDARD_DECK, decks: 1, suits: 'all-alike' },
      1326 * 19_600,
    ],
    [
      'three by named suits',
      { sizes: [3], deck: STANDARD_DECK, decks: 1, suits: 'by-name' },
      22_100,
    ],
    [
      'three of eight decks of nine ranks',
      { sizes: [3], deck: PAN_9_DECK, decks: 8, suits: 'all-alike' },
      (288 * 287 * 286) / 6,
    ],
  ])('%s', (_, space, deals) => {
    expect(waysOf(space)).toBe(deals);
    expect(dealCountOf(space)).toBe(deals);
  });
});

test('a space of more deals than a number can hold exactly is refused', () => {
  const space = { sizes: [13], deck: STANDARD_DECK, decks: 1 };
  expect(dealCountOf(space)).toBe(635_013_559_600);
  expect(() => dealCountOf({ ...space, sizes: [13, 13] })).toThrow('too many');
});

describe('known counts', () => {
  test('flushes and pairs of five cards', () => {
    const space: Space = { sizes: [5], deck: STANDARD_DECK, decks: 1, suits: 'all-alike' };
    const ofSuits = (cards: readonly Card[]) => new Set(cards.map(suitOf)).size;
    const ofRanks = (cards: readonly Card[]) => new Set(cards.map(rankOf)).size;
    expect(waysOf(space, (cards = []) => ofSuits(cards) === 1)).toBe(5148);
    expect(waysOf(space, (cards = []) => ofRanks(cards) === 4)).toBe(1_098_240);
  });

  test('two suited aces of six decks: four suits, fifteen pairs each', () => {
    const space: Space = { sizes: [2], deck: STANDARD_DECK, decks: 6, suits: 'by-color' };
    const areAces = (cards: readonly Card[] = []) =>
      cards.every((card) => rankOf(card) === 'A' && card === cards[0]);
    expect(waysOf(space, areAces)).toBe(60);
  });

  test('a hand and an up card that are the same card, from two decks', () => {
    const space: Space = { sizes: [1, 1], deck: STANDARD_DECK, decks: 2, suits: 'all-alike' };
    expect(waysOf(space, ([mine] = [], [theirs] = []) => mine === theirs)).toBe(104);
  });

  test('an ace of hearts among three cards', () => {
    const space: Space = { sizes: [3], deck: STANDARD_DECK, decks: 1, suits: 'by-name' };
    const isAceOfHearts = (card: Card) => rankOf(card) === 'A' && suitOf(card) === 'h';
    expect(waysOf(space, (cards = []) => cards.some(isAceOfHearts))).toBe(1275);
  });

  test('the joker is in 5 of 53 hands of five', () => {
    const space: Space = { sizes: [5], deck: deckWithJokers(1), decks: 1, suits: 'all-alike' };
    expect(waysOf(space, (cards = []) => cards.some(isJoker))).toBe(270_725);
  });
});
