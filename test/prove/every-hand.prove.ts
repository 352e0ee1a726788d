// Every hand of up to seven cards, some 440 million looks, against the slow evaluators.
import { describe, expect, test } from 'vitest';
import { describeFiveCard, fiveCardPlaces } from '../../src/hands/five-card.ts';
import { describeFourCard, fourCardPlaces } from '../../src/hands/four-card.ts';
import { FIVE_OF_SEVEN, FOUR_OF_SEVEN } from '../../src/hands/poker-frequencies.ts';
import { DIGESTS } from '../golden/digests.ts';
import { countByRanks, FIVE_CATEGORIES, FOUR_CATEGORIES } from '../oracle/count-by-ranks.ts';
import { compareEveryHand, countsByCategory, oracleOrder } from '../oracle/every-hand.ts';
import { fiveHigh, fourHigh } from '../oracle/poker.ts';

describe('five-card high', () => {
  const oracle = oracleOrder(5, fiveHigh);

  test('there are 7,462 different hands', () => {
    expect(oracle.placeCount).toBe(7_462);
  });

  test.each([
    [5, 2_598_960, DIGESTS.fiveOfFive],
    [6, 20_358_520, DIGESTS.fiveOfSix],
    [7, 133_784_560, DIGESTS.fiveOfSeven],
  ])('best five of all deals of %i cards', (size, hands, digest) => {
    expect(compareEveryHand(fiveCardPlaces(size), oracle)).toEqual({
      hands,
      differences: 0,
      digest,
    });
  });

  test('7 cards make each category as often as published, dealt and counted', () => {
    const counts = Object.fromEntries(FIVE_OF_SEVEN.counts);
    expect(countsByCategory(fiveCardPlaces(7), describeFiveCard)).toEqual(counts);
    expect(countByRanks(7, 5, FIVE_CATEGORIES)).toEqual(counts);
  });
});

describe('four-card', () => {
  const oracle = oracleOrder(4, fourHigh);

  test('there are 2,535 different hands', () => {
    expect(oracle.placeCount).toBe(2_535);
  });

  test.each([
    [5, 2_598_960, DIGESTS.fourOfFive],
    [6, 20_358_520, DIGESTS.fourOfSix],
    [7, 133_784_560, DIGESTS.fourOfSeven],
  ])('best four of all deals of %i cards', (size, hands, digest) => {
    expect(compareEveryHand(fourCardPlaces(size), oracle)).toEqual({
      hands,
      differences: 0,
      digest,
    });
  });

  test('7 cards make each category as often as published, dealt and counted', () => {
    const counts = Object.fromEntries(FOUR_OF_SEVEN.counts);
    expect(countByRanks(7, 4, FOUR_CATEGORIES)).toEqual(counts);
    expect(countsByCategory(fourCardPlaces(7), describeFourCard)).toEqual(counts);
  });
});
