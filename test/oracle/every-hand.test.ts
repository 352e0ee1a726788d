import { describe, expect, test } from 'vitest';
import { describeFiveCard, fiveCardPlaces } from '../../src/hands/five-card.ts';
import { describeFourCard, fourCardPlaces } from '../../src/hands/four-card.ts';
import {
  FIVE_OF_FIVE,
  FIVE_OF_SIX,
  FOUR_OF_FIVE,
  FOUR_OF_FOUR,
  FOUR_OF_SIX,
} from '../../src/hands/poker-frequencies.ts';
import { DIGESTS } from '../golden/digests.ts';
import { countByRanks, FIVE_CATEGORIES, FOUR_CATEGORIES } from './count-by-ranks.ts';
import { compareEveryHand, countsByCategory, digestOf, oracleOrder } from './every-hand.ts';
import { fourHigh } from './poker.ts';

describe('five-card high', () => {
  test('there are 7,462 different hands', () => {
    expect(fiveCardPlaces(5).strengths).toHaveLength(7_462);
  });

  test.each([
    [5, DIGESTS.fiveOfFive],
    [6, DIGESTS.fiveOfSix],
  ])('best five of all deals of %i cards are as the slow evaluator has them', (size, digest) => {
    expect(digestOf(fiveCardPlaces(size))).toBe(digest);
  });

  test.each([
    [5, FIVE_OF_FIVE],
    [6, FIVE_OF_SIX],
  ])(
    '%i cards make each category as often as published, dealt and counted',
    (size, frequencies) => {
      const counts = Object.fromEntries(frequencies.counts);
      expect(countsByCategory(fiveCardPlaces(size), describeFiveCard)).toEqual(counts);
      expect(countByRanks(size, 5, FIVE_CATEGORIES)).toEqual(counts);
    },
  );
});

describe('four-card', () => {
  test('there are 2,535 different hands: 13 + 11 + 156 + 704 + 11 + 78 + 858 + 704', () => {
    expect(fourCardPlaces(4).strengths).toHaveLength(2_535);
  });

  test('all deals of four cards agree with the slow evaluator', () => {
    expect(compareEveryHand(fourCardPlaces(4), oracleOrder(4, fourHigh))).toEqual({
      hands: 270_725,
      differences: 0,
      digest: DIGESTS.fourOfFour,
    });
  });

  test.each([
    [5, DIGESTS.fourOfFive],
    [6, DIGESTS.fourOfSix],
  ])('best four of all deals of %i cards are as the slow evaluator has them', (size, digest) => {
    expect(digestOf(fourCardPlaces(size))).toBe(digest);
  });

  test.each([
    [4, FOUR_OF_FOUR],
    [5, FOUR_OF_FIVE],
    [6, FOUR_OF_SIX],
  ])(
    '%i cards make each category as often as published, dealt and counted',
    (size, frequencies) => {
      const counts = Object.fromEntries(frequencies.counts);
      expect(countByRanks(size, 4, FOUR_CATEGORIES)).toEqual(counts);
      expect(countsByCategory(fourCardPlaces(size), describeFourCard)).toEqual(counts);
    },
  );
});
