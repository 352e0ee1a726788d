import { describe, expect, test } from 'vitest';
import { deckWithJokers, isJoker, rankOf, STANDARD_DECK, suitOf } from '#cards';
import { dealCountOf, type Fallen, visitFalls } from './card-spaces.ts';

type Space = Parameters<typeof visitFalls>[0];

const waysOf = (space: Space, has: (fallen: Fallen) => boolean = () => true): number => {
  let ways = 0;
  visitFalls(space, (fallen) => {
    if (has(fallen)) ways += fallen.ways;
  });
  return ways;
};

describe('the ways add up to every deal', () => {
  test.each([
    [
      'five of 52',
      { sizes: [5], deck: STANDARD_DECK, decks: 1, suits: 'all-alike' } as const,
      2_598_960,
    ],
    [
      'five of 53',
      { sizes: [5], deck: deckWithJokers(1), decks: 1, suits: 'all-alike' } as const,
      2_869_685,
    ],
    [
      'two and one of eight decks',
      { sizes: [2, 1], deck: STANDARD_DECK, decks: 8, suits: 'by-color' } as const,
      86_320 * 414,
    ],
    [
      'two and three of one',
      { sizes: [2, 3], deck: STANDARD_DECK, decks: 1, suits: 'all-alike' } as const,
      1326 * 19_600,
    ],
    [
      'three by named suits',
      { sizes: [3], deck: STANDARD_DECK, decks: 1, suits: 'by-name' } as const,
      22_100,
    ],
  ])('%s', (_, space, deals) => {
    expect(waysOf(space)).toBe(deals);
    expect(dealCountOf(space)).toBe(deals);
  });
});

describe('known counts', () => {
  test('flushes, four of a kind and pairs of five cards', () => {
    const space = { sizes: [5], deck: STANDARD_DECK, decks: 1, suits: 'all-alike' } as const;
    const isFlush = ({ places: [cards = []] }: Fallen) => new Set(cards.map(suitOf)).size === 1;
    expect(waysOf(space, isFlush)).toBe(5148);
    const ranks = (cards: Fallen['places'][number]) => new Set(cards.map(rankOf)).size;
    expect(waysOf(space, ({ places: [cards = []] }) => ranks(cards) === 4)).toBe(1_098_240);
  });

  test('two suited aces of six decks: four suits, fifteen pairs each', () => {
    const space = { sizes: [2], deck: STANDARD_DECK, decks: 6, suits: 'by-color' } as const;
    const aces = waysOf(space, ({ places: [cards = []] }) =>
      cards.every((card) => rankOf(card) === 'A' && suitOf(card) === suitOf(cards[0] as never)),
    );
    expect(aces).toBe(60);
  });

  test('a named suit is an ace of hearts out of three', () => {
    const space = { sizes: [3], deck: STANDARD_DECK, decks: 1, suits: 'by-name' } as const;
    const hearts = waysOf(space, ({ places: [cards = []] }) =>
      cards.some((card) => rankOf(card) === 'A' && suitOf(card) === 'h'),
    );
    expect(hearts).toBe(1275);
  });

  test('the joker is in 5 of 53 hands of five', () => {
    const space = { sizes: [5], deck: deckWithJokers(1), decks: 1, suits: 'all-alike' } as const;
    expect(waysOf(space, ({ places: [cards = []] }) => cards.some(isJoker))).toBe(270_725);
  });
});
