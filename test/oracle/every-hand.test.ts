import { describe, expect, test } from 'vitest';
import { STANDARD_DECK } from '#cards';
import { describeFiveCard, fiveCardPlaces } from '../../src/hands/five-card.ts';
import { describeFourCard, fourCardPlaces } from '../../src/hands/four-card.ts';
import type { Frequencies } from '../../src/hands/hand.ts';
import type { PlaceTable } from '../../src/hands/place-table.ts';
import {
  FIVE_OF_FIVE,
  FIVE_OF_SEVEN,
  FIVE_OF_SIX,
  FOUR_OF_FIVE,
  FOUR_OF_FOUR,
  FOUR_OF_SEVEN,
  FOUR_OF_SIX,
} from '../../src/hands/poker-frequencies.ts';
import { DIGESTS } from '../golden/digests.ts';
import { countByRanks, FIVE_CATEGORIES, FOUR_CATEGORIES } from './count-by-ranks.ts';
import { compareEveryHand, oracleOrder } from './every-hand.ts';
import { fiveHigh, fourHigh } from './poker.ts';

function countsByCategory(
  table: PlaceTable,
  describeStrength: (strength: number) => { readonly category: string },
): Record<string, bigint> {
  const counts: Record<string, bigint> = {};
  table.tally(STANDARD_DECK.cards).forEach((count, place) => {
    if (place === 0) return;
    const { category } = describeStrength(table.strengths[place - 1] as number);
    counts[category] = (counts[category] ?? 0n) + BigInt(count);
  });
  return counts;
}

const published = ({ counts }: Frequencies): Record<string, bigint> => Object.fromEntries(counts);

describe('five-card high', () => {
  const oracle = oracleOrder(5, fiveHigh);

  test('there are 7,462 different hands', () => {
    expect(oracle.placeCount).toBe(7_462);
    expect(fiveCardPlaces(5).strengths).toHaveLength(7_462);
  });

  test('all 2,598,960 deals of five cards agree with the slow evaluator', () => {
    const { hands, differences, digest } = compareEveryHand(fiveCardPlaces(5), oracle);
    expect({ hands, differences, digest }).toEqual({
      hands: 2_598_960,
      differences: 0,
      digest: DIGESTS.fiveOfFive,
    });
  });

  test.each([
    [5, FIVE_OF_FIVE],
    [6, FIVE_OF_SIX],
    [7, FIVE_OF_SEVEN],
  ])(
    '%i cards make each category as often as published, dealt and counted',
    (size, frequencies) => {
      expect(countsByCategory(fiveCardPlaces(size), describeFiveCard)).toEqual(
        published(frequencies),
      );
      expect(countByRanks(size, 5, FIVE_CATEGORIES)).toEqual(published(frequencies));
    },
  );
});

describe('four-card', () => {
  const oracle = oracleOrder(4, fourHigh);

  test('there are 2,535 different hands: 13 + 11 + 156 + 704 + 11 + 78 + 858 + 704', () => {
    expect(oracle.placeCount).toBe(2_535);
    expect(fourCardPlaces(4).strengths).toHaveLength(2_535);
  });

  test.each([
    [4, 270_725, DIGESTS.fourOfFour],
    [5, 2_598_960, DIGESTS.fourOfFive],
    [6, 20_358_520, DIGESTS.fourOfSix],
  ])('best four of all deals of %i cards agree with the slow evaluator', (size, hands, digest) => {
    expect(compareEveryHand(fourCardPlaces(size), oracle)).toEqual({
      hands,
      differences: 0,
      digest,
    });
  });

  test.each([
    [4, FOUR_OF_FOUR],
    [5, FOUR_OF_FIVE],
    [6, FOUR_OF_SIX],
    [7, FOUR_OF_SEVEN],
  ])(
    '%i cards make each category as often as published, dealt and counted',
    (size, frequencies) => {
      expect(countByRanks(size, 4, FOUR_CATEGORIES)).toEqual(published(frequencies));
      expect(countsByCategory(fourCardPlaces(size), describeFourCard)).toEqual(
        published(frequencies),
      );
    },
  );
});
