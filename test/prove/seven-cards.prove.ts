// Every hand of six and seven cards, some 420 million looks, against the slow evaluators.
import { beforeAll, describe, expect, test } from 'vitest';
import { fiveCardPlaces } from '../../src/hands/five-card.ts';
import { fourCardPlaces } from '../../src/hands/four-card.ts';
import { DIGESTS } from '../golden/digests.ts';
import { compareEveryHand, type OracleOrder, oracleOrder } from '../oracle/every-hand.ts';
import { fiveHigh, fourHigh } from '../oracle/poker.ts';

describe('five-card high', () => {
  let oracle: OracleOrder;
  beforeAll(() => {
    oracle = oracleOrder(5, fiveHigh);
  });

  test.each([
    [6, 20_358_520, DIGESTS.fiveOfSix],
    [7, 133_784_560, DIGESTS.fiveOfSeven],
  ])('best five of all deals of %i cards', (size, hands, digest) => {
    expect(compareEveryHand(fiveCardPlaces(size), oracle)).toEqual({
      hands,
      differences: 0,
      digest,
    });
  });
});

describe('four-card', () => {
  test('best four of all deals of 7 cards', () => {
    const oracle = oracleOrder(4, fourHigh);
    expect(compareEveryHand(fourCardPlaces(7), oracle)).toEqual({
      hands: 133_784_560,
      differences: 0,
      digest: DIGESTS.fourOfSeven,
    });
  });
});
