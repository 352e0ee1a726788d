import { describe, expect, test } from 'vitest';
import { type Card, STANDARD_DECK } from '#cards';
import { seededSource, shuffled } from '#chance';
import { describeFourCard, fourCardPlaces, ranksOfStrength } from '#hands';
import { numberOf, ratioOf } from '#money';
import {
  COVER_ALL_LEVELS,
  type CoverAllLevel,
  countReaching,
  coverAllOfMany,
  coverAllOfTwo,
} from './cover-all.ts';
import { suitClasses } from './suit-classes.ts';

const DEALS = 2_598_960n;
const SECOND_DEALS = 1_533_939n;

/** Deals by level or better, from the counts of four-card hands: 58,656 threes, 2,072 straight
 * flushes (192 royal), 624 fours (48 of aces). */
const HANDS: Readonly<Record<CoverAllLevel, bigint>> = {
  'three-of-a-kind': 58_656n + 2_072n + 624n,
  'straight-flush': 2_072n + 624n,
  'four-of-a-kind': 624n + 192n,
  'royal-flush': 192n + 48n,
  'four-aces': 48n,
};

const table = fourCardPlaces(5);

/** By place, whether a hand reaches the level: told by its category and first rank. */
function reachedBy(level: CoverAllLevel): boolean[] {
  return table.strengths.map((strength) => {
    const { category } = describeFourCard(strength);
    const aces = ranksOfStrength(strength)[0] === 12;
    const four = category === 'four-of-a-kind';
    const royal = category === 'straight-flush' && aces;
    switch (level) {
      case 'four-aces':
        return four && aces;
      case 'royal-flush':
        return royal || (four && aces);
      case 'four-of-a-kind':
        return four || royal;
      case 'straight-flush':
        return four || category === 'straight-flush';
      default:
        return four || category === 'straight-flush' || category === 'three-of-a-kind';
    }
  });
}

/** How many hands of five of these cards reach the level, each dealt. */
function dealtReaching(cards: readonly Card[], reached: readonly boolean[]): number {
  let count = 0;
  table.tally(cards).forEach((hands, place) => {
    if (place > 0 && reached[place - 1]) count += hands;
  });
  return count;
}

describe.each(COVER_ALL_LEVELS)('%s', (level) => {
  const reached = reachedBy(level);

  test('the closed form counts what dealing counts, in the full deck and in what rounds leave of it', () => {
    expect(countReaching(STANDARD_DECK.cards, level)).toBe(Number(HANDS[level]));
    const source = seededSource(12);
    for (let round = 0; round < 60; round++) {
      const left = shuffled(STANDARD_DECK.cards, source).slice(0, 17 + 5 * (round % 7));
      expect(countReaching(left, level)).toBe(dealtReaching(left, reached));
    }
  });
});

/** Pairs of hands that both reach a level, counted hand by hand: the second of each class of first
 * hands is dealt from the 47 cards that are left. */
function pairsReaching(level: CoverAllLevel): bigint {
  const reached = reachedBy(level);
  const { members, weights, count } = suitClasses(52, 5);
  const places = table.placesOf(members);
  let pairs = 0n;
  for (let id = 0; id < count; id++) {
    if (!reached[(places[id] as number) - 1]) continue;
    const hand = [...members.subarray(id * 5, id * 5 + 5)];
    const left = STANDARD_DECK.cards.filter((card) => !hand.includes(card));
    pairs += BigInt(weights[id] as number) * BigInt(dealtReaching(left, reached));
  }
  return pairs;
}

test.each(COVER_ALL_LEVELS.slice(1))(
  '%s with one player: twice the chance of one hand, less that of both, every pair dealt',
  (level) => {
    const either = 2n * HANDS[level] * SECOND_DEALS - pairsReaching(level);
    expect(coverAllOfTwo(level)).toEqual(ratioOf(either, DEALS * SECOND_DEALS));
  },
);

describe('with three hands and more', () => {
  const one = numberOf(ratioOf(HANDS['three-of-a-kind'], DEALS));
  const two = 2 * one - numberOf(coverAllOfTwo('three-of-a-kind'));
  const estimates = coverAllOfMany('three-of-a-kind', { source: seededSource(5), rounds: 20_000 });
  const valueOfHands = (hands: number) => estimates.get(hands)?.value as number;
  /** The chance that all of three hands reach it: the part beyond the first two terms. */
  const three = valueOfHands(3) - (3 * one - 3 * two);

  const reached = reachedBy('three-of-a-kind');
  const rounds = 200_000;
  const codes = new Uint8Array(rounds * 35);
  const source = seededSource(77);
  for (let round = 0; round < rounds; round++) {
    codes.set(shuffled(STANDARD_DECK.cards, source).slice(0, 35), round * 35);
  }
  const reaches = [...table.placesOf(codes)].map((place) => reached[place - 1] as boolean);

  test('three hands: after two dealt hands that reach it, every third hand is dealt', () => {
    const chances: number[] = [];
    for (let hand = 0; hand + 1 < reaches.length; hand += hand % 7 === 4 ? 3 : 2) {
      if (!reaches[hand] || !reaches[hand + 1]) continue;
      const held = [...codes.subarray(hand * 5, hand * 5 + 10)];
      const left = STANDARD_DECK.cards.filter((card) => !held.includes(card));
      chances.push(dealtReaching(left, reached) / 850_668);
    }
    const mean = chances.reduce((sum, each) => sum + each, 0) / chances.length;
    const squares = chances.reduce((sum, each) => sum + (each - mean) ** 2, 0);
    const error = Math.sqrt(squares / (chances.length - 1) / chances.length);
    expect(chances.length).toBeGreaterThan(200);
    expect(Math.abs(three / two - mean)).toBeLessThan(4 * error);
  });

  test('seven hands: between the bounds that three terms and four terms give', () => {
    const four = -(valueOfHands(4) - (4 * one - 6 * two + 4 * three));
    const upToThree = 7 * one - 21 * two + 35 * three;
    expect(four).toBeGreaterThan(0);
    expect(valueOfHands(7)).toBeLessThan(upToThree);
    expect(valueOfHands(7)).toBeGreaterThan(upToThree - 35 * four * 1.01);
  });

  test('200,000 dealt rounds of seven hands agree within four standard errors', () => {
    let dealt = 0;
    for (let round = 0; round < rounds; round++) {
      if (reaches.slice(round * 7, round * 7 + 7).includes(true)) dealt++;
    }
    const value = valueOfHands(7);
    const error = Math.sqrt((value * (1 - value)) / rounds);
    expect(Math.abs(dealt / rounds - value)).toBeLessThan(4 * error);
  });
});
