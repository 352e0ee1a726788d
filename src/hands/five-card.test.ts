import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, makeCards } from '#cards';
import { renamedSuits } from '../../test/oracle/suit-classes.ts';
import { rankFiveCard } from './five-card.ts';
import { rankFourCard } from './four-card.ts';

describe('five-card high', () => {
  test.each([
    ['As Ks Qs Js Ts', 'royal-flush', 'royal flush'],
    ['Ks Qs Js Ts 9s', 'straight-flush', 'king-high straight flush'],
    ['Qs Js Ts 9s 8s', 'straight-flush', 'queen-high straight flush'],
    ['5s 4s 3s 2s As', 'straight-flush', 'five-high straight flush'],
    ['9c 9d 9h 9s 2d', 'four-of-a-kind', 'four nines'],
    ['6c 6d 6h Ks Kd', 'full-house', 'sixes full of kings'],
    ['2h 5h 9h Jh Kh', 'flush', 'king-high flush'],
    ['As Kd Qs Js Ts', 'straight', 'ace-high straight'],
    ['5s 4d 3s 2s As', 'straight', 'five-high straight'],
    ['Qs Kd As 2s 3s', 'high-card', 'ace high'],
    ['2c 2d 2h Ks Qd', 'three-of-a-kind', 'three deuces'],
    ['Ac Ad Kh Ks Qd', 'two-pair', 'aces and kings'],
    ['Tc Td Ah Ks Qd', 'pair', 'pair of tens'],
  ])('%s is a %s: %s', (text, category, name) => {
    expect(rankFiveCard(cardsOf(text))).toMatchObject({ category, name });
  });

  test.each([
    ['AsKsQsJsTs 2d 2c', 'As Ks Qs Js Ts'],
    ['5h4d3c2sAs 9d 9c', '5h 4d 3c 2s As'],
    ['AsAdAh KcKd 2s2d', 'As Ah Ad Kd Kc'],
    ['KcKd 2s2d AsAdAh', 'As Ah Ad Kd Kc'],
    ['AhKh QhJh9h Ts Td', 'Ah Kh Qh Jh 9h'],
    ['2c2d 3c3d 4c4d As', '4d 4c 3d 3c As'],
  ])('of %s the best five are %s', (text, best) => {
    expect(makeCards(rankFiveCard(cardsOf(text)).best)).toBe(best);
  });
});

describe('four-card', () => {
  test.each([
    ['As Ad Ah Ac 2d', 'four-of-a-kind', 'four aces', 'As Ah Ad Ac'],
    ['As Ks Qs Js 2d', 'straight-flush', 'ace-high straight flush', 'As Ks Qs Js'],
    ['4s 3s 2s As Kd', 'straight-flush', 'four-high straight flush', '4s 3s 2s As'],
    ['As Ad Ah Kc 2d', 'three-of-a-kind', 'three aces', 'As Ah Ad Kc'],
    ['2h 5h 9h Kh Ac', 'flush', 'king-high flush', 'Kh 9h 5h 2h'],
    ['Ac Kd Qs Js 2d', 'straight', 'ace-high straight', 'Ac Kd Qs Js'],
    ['Ks As 2d 3c 9h', 'high-card', 'ace high', 'As Ks 9h 3c'],
    ['As Ad Kh Kc 2d', 'two-pair', 'aces and kings', 'As Ad Kh Kc'],
    ['Qs Qd Jh Tc 2d', 'pair', 'pair of queens', 'Qs Qd Jh Tc'],
  ])('%s is a %s', (text, category, name, best) => {
    const ranked = rankFourCard(cardsOf(text));
    expect(ranked).toMatchObject({ category, name });
    expect(makeCards(ranked.best)).toBe(best);
  });

  test('the order: four of a kind, straight flush, three of a kind, flush, straight, two pair, pair', () => {
    const worstOfEach = [
      '2s2d2h2c',
      '4s3s2sAs',
      '2s2d2h3c',
      '5h4h3hAh',
      '4d3s2sAs',
      '3s3d2h2c',
      '2s2d4h3c',
    ];
    const bestOfEach = [
      'AsAdAhAc',
      'AsKsQsJs',
      'AsAdAhKc',
      'AhKhQhTh',
      'AdKsQsJs',
      'AsAdKhKc',
      'AsAdKhQc',
    ];
    for (let index = 1; index < worstOfEach.length; index++) {
      const better = rankFourCard(cardsOf(worstOfEach[index - 1] as string));
      const worse = rankFourCard(cardsOf(bestOfEach[index] as string));
      expect(better.strength).toBeGreaterThan(worse.strength);
    }
  });

  test('made ranks are compared before kickers: Q-Q-J-T beats 3-3-A-2', () => {
    const queens = rankFourCard(cardsOf('Qs Qd Jh Tc'));
    expect(queens.strength).toBeGreaterThan(rankFourCard(cardsOf('3s 3d Ah 2c')).strength);
  });
});

const hand = (least: number, most: number) =>
  fc.shuffledSubarray(
    Array.from({ length: 52 }, (_, code) => code as Card),
    { minLength: least, maxLength: most },
  );
const suitNames = fc.constantFrom([1, 0, 2, 3], [3, 2, 1, 0], [2, 3, 0, 1], [1, 2, 3, 0]);

describe.each([
  ['five-card', rankFiveCard, 5],
  ['four-card', rankFourCard, 4],
])('%s', (_name, rank, least) => {
  test('strength does not depend on the order of the cards or the names of the suits', () => {
    fc.assert(
      fc.property(hand(least, 7), suitNames, (cards, suits) => {
        const { strength, category } = rank(cards);
        expect(rank([...cards].reverse())).toMatchObject({ strength, category });
        expect(rank(renamedSuits(cards, suits))).toMatchObject({ strength, category });
      }),
    );
  });

  test('a further card never makes a hand worse, and the best cards alone are as strong', () => {
    fc.assert(
      fc.property(hand(least + 1, 7), (cards) => {
        const all = rank(cards);
        expect(rank(cards.slice(1)).strength).toBeLessThanOrEqual(all.strength);
        expect(rank(all.best).strength).toBe(all.strength);
      }),
    );
  });
});
