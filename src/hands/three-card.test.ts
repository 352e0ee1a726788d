import { describe, expect, test } from 'vitest';
import { cardsOf, decksOf, makeCards, STANDARD_DECK } from '#cards';
import { seededSource, shuffled } from '#chance';
import { subsets, threeHigh } from '../../test/oracle/poker.ts';
import { disagreements } from '../../test/oracle/same-order.ts';
import { THREE_OF_THREE } from './poker-frequencies.ts';
import { isSixCardStraightFlush, rankThreeCard } from './three-card.ts';

const rank = (text: string) => rankThreeCard(cardsOf(text));

describe('three-card poker', () => {
  test.each([
    ['Qs Ks As', 'royal-flush', 'royal flush'],
    ['Js Qs Ks', 'straight-flush', 'king-high straight flush'],
    ['As 2s 3s', 'straight-flush', 'three-high straight flush'],
    ['6c 6d 6h', 'three-of-a-kind', 'three sixes'],
    ['Qs Kd As', 'straight', 'ace-high straight'],
    ['Ks Ad 2s', 'high-card', 'ace high'],
    ['2h 7h Jh', 'flush', 'jack-high flush'],
    ['Qc Qd 2s', 'pair', 'pair of queens'],
  ])('%s is a %s', (text, category, name) => {
    expect(rank(text)).toMatchObject({ category, name });
  });

  test('a straight beats a flush, and three of a kind beats a straight', () => {
    expect(rank('2s 3d 4c').strength).toBeGreaterThan(rank('As Ks Js').strength);
    expect(rank('2s 2d 2c').strength).toBeGreaterThan(rank('As Kd Qc').strength);
  });

  test('the best cards lead: the pair before the kicker, the ace last in A-2-3', () => {
    expect(makeCards(rank('Ks 4d 4c').best)).toBe('4d 4c Ks');
    expect(makeCards(rank('As 2d 3c').best)).toBe('3c 2d As');
  });

  test('all 22,100 deals stand in the order of the slow evaluator, each category as often as published', () => {
    const hands = subsets(STANDARD_DECK.cards, 3);
    expect(hands).toHaveLength(22_100);
    expect(disagreements(hands, rankThreeCard, threeHigh)).toBe(0);
    const counts = new Map<string, bigint>();
    for (const hand of hands) {
      const { category } = rankThreeCard(hand);
      counts.set(category, (counts.get(category) ?? 0n) + 1n);
    }
    expect(counts).toEqual(new Map(THREE_OF_THREE.counts));
  });
});

describe('pokara, from several decks', () => {
  test('three of a kind of one suit is a trip flush, above the royal flush', () => {
    expect(rank('Ah Ah Ah')).toMatchObject({
      category: 'trip-flush',
      name: 'three aces of one suit',
    });
    expect(rank('2c 2c 2c').strength).toBeGreaterThan(rank('Qs Ks As').strength);
    expect(rank('Ah Ah Ad').category).toBe('three-of-a-kind');
  });

  test('a suited pair is a flush, compared card by card', () => {
    expect(rank('Ah Ah Kh').category).toBe('flush');
    expect(rank('Ah Ah Kh').strength).toBeGreaterThan(rank('Ah Kh Kh').strength);
  });

  test('random hands of eight decks stand in the order of the slow evaluator', () => {
    const source = seededSource(3);
    const shoe = shuffled(decksOf(8).cards, source);
    const hands = Array.from({ length: 138 }, (_, at) => shoe.slice(at * 3, at * 3 + 3));
    expect(disagreements(hands, rankThreeCard, threeHigh)).toBe(0);
  });
});

describe('six-card straight flush', () => {
  test.each([
    ['4h 6h 8h', '5h 7h 9h', true],
    ['As 2s 3s', '4s 5s 6s', true],
    ['As Ks Qs', 'Js Ts 9s', true],
    ['Ks As 2s', '3s 4s 5s', false],
    ['4h 6h 8h', '5h 7h 9d', false],
    ['4h 6h 8h', '5h 7h Th', false],
  ])('%s with %s: %s', (one, other, holds) => {
    expect(isSixCardStraightFlush(cardsOf(one), cardsOf(other))).toBe(holds);
  });
});
