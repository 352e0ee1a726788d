import { describe, expect, test } from 'vitest';
import { STANDARD_DECK } from '#cards';
import { seededSource, shuffled } from '#chance';
import { multiplyRatios, numberOf, ratioOf } from '#money';
import { bestKey, fourHigh } from '../../test/oracle/poker.ts';
import {
  COVER_ALL_LEVELS,
  type CoverAllLevel,
  coverAllOfMany,
  coverAllOfTwo,
} from './cover-all.ts';

/** The level of five cards by the slow evaluator: 1 to 5, 0 for none. */
function levelOf(hand: readonly (typeof STANDARD_DECK.cards)[number][]): number {
  const [category, top] = bestKey(hand, 4, fourHigh) as [number, number];
  if (category === 7) return top === 12 ? 5 : 3;
  if (category === 6) return top === 12 ? 4 : 2;
  return category === 5 ? 1 : 0;
}

/** Deals by level or better: all 2,598,960 hands, from the counts of the catalogue of four-card
 * hands: 58,656 threes, 2,072 straight flushes (192 royal), 624 fours (48 of aces). */
const HANDS: Readonly<Record<CoverAllLevel, bigint>> = {
  'three-of-a-kind': 58_656n + 2_072n + 624n,
  'straight-flush': 2_072n + 624n,
  'four-of-a-kind': 624n + 192n,
  'royal-flush': 192n + 48n,
  'four-aces': 48n,
};

describe('one player and the dealer', () => {
  test('four aces: the two hands cannot both hold them, so the chances add up', () => {
    const one = ratioOf(HANDS['four-aces'], 2_598_960n);
    expect(coverAllOfTwo('four-aces')).toEqual(multiplyRatios(ratioOf(2n), one));
  });

  test.each(COVER_ALL_LEVELS)(
    '%s: at most twice the chance of one hand, and hardly less',
    (level) => {
      const twice = 2 * numberOf(ratioOf(HANDS[level], 2_598_960n));
      const both = numberOf(coverAllOfTwo(level));
      expect(both).toBeLessThanOrEqual(twice);
      expect(both).toBeGreaterThan(twice * 0.98);
    },
  );
});

test('60,000 dealt rounds of seven hands agree within four standard errors', () => {
  const rounds = 60_000;
  const source = seededSource(77);
  const dealt = new Array<number>(6).fill(0);
  for (let round = 0; round < rounds; round++) {
    const deck = shuffled(STANDARD_DECK.cards, source);
    let highest = 0;
    for (let hand = 0; hand < 7; hand++) {
      // Five cards of four ranks or more, no four of them suited, reach no level.
      const cards = deck.slice(hand * 5, hand * 5 + 5);
      const suits = [0, 1, 2, 3].map((suit) => cards.filter((card) => (card & 3) === suit).length);
      const ranks = new Set(cards.map((card) => card >> 2)).size;
      if (ranks <= 3 || Math.max(...suits) >= 4) highest = Math.max(highest, levelOf(cards));
    }
    for (let level = 1; level <= highest; level++) dealt[level] = (dealt[level] as number) + 1;
  }
  COVER_ALL_LEVELS.forEach((level, index) => {
    const estimate = coverAllOfMany(level, { source, rounds: 2_000 }).get(7);
    const value = estimate?.value as number;
    const error = Math.sqrt((value * (1 - value)) / rounds);
    expect(Math.abs((dealt[index + 1] as number) / rounds - value)).toBeLessThan(4 * error);
  });
});
