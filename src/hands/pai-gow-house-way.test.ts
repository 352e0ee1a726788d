import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, deckWithJokers, isJoker, makeCards, rankIndexOf } from '#cards';
import { houseWay } from './pai-gow-house-way.ts';
import { COMMON_PAI_GOW, type PaiGowOptions } from './pai-gow-poker.ts';
import { isFoul } from './pai-gow-setting.ts';

const WILD: PaiGowOptions = { jokerUse: 'wild', wheel: 'second-highest' };

const frontOf = (text: string, options?: PaiGowOptions): string =>
  makeCards(houseWay(cardsOf(text), options).front.best);

describe('no pair and one pair', () => {
  test.each([
    ['As Kd Jc 9h 7s 4d 2c', 'Kd Jc', 'the highest card stays behind'],
    ['XX Kd Jc 9h 7s 4d 2c', 'Kd Jc', 'the joker is that card'],
    ['Qs Qd Ac 9h 7s 4d 2c', 'Ac 9h', 'the pair stays behind'],
    ['As XX Kc Th 8s 4d 2c', 'Kc Th', 'ace and joker are a pair'],
  ])('%s puts %s in front: %s', (cards, front) => {
    expect(frontOf(cards)).toBe(front);
  });
});

describe('two pairs', () => {
  test.each([
    ['As Ad 2c 2h Ks 9d 7c', '2c 2h', 'aces are always split'],
    ['As XX 2c 2h Ks 9d 7c', '2c 2h', 'with the joker too'],
    ['Ks Kd Jc Jh As 9d 7c', 'Jc Jh', 'two high pairs are always split'],
    ['Ks Kd 7c 7h As 9d 4c', '7c 7h', 'a high and a middle pair are always split'],
    ['Ts Td 7c 7h Ks 5d 2c', '7c 7h', 'two middle pairs are split without an ace'],
    ['Ts Td 7c 7h As 5d 2c', 'As 5d', 'and stay together with one'],
    ['Ts Td 7c 7h XX 5d 2c', 'XX 5d', 'or with the joker'],
    ['Js Jd 6c 6h Ks 9d 4c', '6c 6h', 'a high and a low pair are split without an ace'],
    ['Js Jd 6c 6h As 9d 4c', 'As 9d', 'and stay together with one'],
    ['Ts Td 3c 3h Qs 8d 6c', '3c 3h', 'a middle and a low pair are split without ace or king'],
    ['Ts Td 3c 3h Ks 8d 6c', 'Ks 8d', 'and stay together with a king'],
    ['7s 7d 6c 6h As 9d 3c', 'As 9d', 'or with an ace'],
    ['6s 6d 3c 3h Qs Td 8c', '3c 3h', 'two low pairs are split without ace or king'],
    ['6s 6d 3c 3h Ks Td 8c', 'Ks Td', 'and stay together with a king'],
    ['5s 5d 4c 4h 6s 7d 8c', '4c 4h', 'a straight does not change this'],
    ['3s 3d 2c 2s 9s Js As', 'As Js', 'a flush does not change this'],
  ])('%s puts %s in front: %s', (cards, front) => {
    expect(frontOf(cards)).toBe(front);
  });
});

describe('three pairs, three of a kind and full houses', () => {
  test.each([
    ['Ks Kd 9c 9h 4s 4d 2c', 'Kd Ks', 'the highest of three pairs'],
    ['As XX 3c 3h 2s 2d 4c', 'As XX', 'even where the joker completes a straight'],
    ['9s 9d 9c Ah Ks 4d 2c', 'Ah Ks', 'three of a kind stays behind'],
    ['As Ad Ac Kh Js 8d 4c', 'Ac Kh', 'three aces are split'],
    ['As Ad XX Kh 9s 6d 4c', 'Ad Kh', 'with the joker too, which stays behind'],
    ['Ks Kd Kc 5h 5s 5d 2c', 'Kc Kd', 'a pair of the higher three'],
    ['9s 9d 9c 4h 4s Kd 7c', '4h 4s', 'the pair of a full house'],
    ['9s 9d 9c Kh Ks 4d 4c', 'Kh Ks', 'the higher pair of two'],
    ['9s 9d 9c 2h 2s Ad Kc', 'Ad Kc', 'a full house with deuces keeps together for ace-king'],
    ['9s 9d 9c 2h 2s XX Kc', 'XX Kc', 'or joker-king'],
    ['9s 9d 9c 2h 2s Ad Qc', '2h 2s', 'but not for ace-queen'],
    ['9s 9d 9c 3h 3s Ad Kc', '3h 3s', 'and not with threes'],
  ])('%s puts %s in front: %s', (cards, front) => {
    expect(frontOf(cards)).toBe(front);
  });
});

describe('four of a kind and five aces', () => {
  test.each([
    ['6s 6d 6c 6h As Kd 9c', 'As Kd', 'sixes stay together'],
    ['6s 6d 6c 6h Js Td 8c', 'Js Td', 'whatever is left for the front'],
    ['7s 7d 7c 7h As Kd 3c', 'As Kd', 'sevens stay together for an ace'],
    ['Ts Td Tc Th XX Kd 3c', 'XX Kd', 'tens for the joker'],
    ['7s 7d 7c 7h Ks Qd 3c', '7c 7d', 'and are split without one'],
    ['Js Jd Jc Jh As Kd 9c', 'Jc Jd', 'jacks are always split'],
    ['As Ad Ac Ah Ks Qd 9c', 'Ac Ad', 'and so are aces'],
    ['As Ad Ac XX 9h 6d 3c', 'Ac Ad', 'with the joker too'],
    ['As Ad Ac XX Kh Qd Jc', 'Ac Ad', 'where a straight stays behind'],
    ['Js Jd Jc Jh 4s 4d 9c', '4d 4s', 'a pair goes in front of four of a kind'],
    ['9s 9d 9c 9h As Ad Ac', 'Ac Ad', 'or two of three of a kind'],
    ['As Ad Ac Ah XX Qd 7c', 'Ac Ad', 'five aces are split'],
    ['As Ad Ac Ah XX Qd Qc', 'Ac Ad', 'even with a pair of queens'],
    ['As Ad Ac Ah XX Kd Kc', 'Kc Kd', 'but not with a pair of kings'],
  ])('%s puts %s in front: %s', (cards, front) => {
    expect(frontOf(cards)).toBe(front);
  });
});

describe('straights and flushes', () => {
  test.each([
    ['9s 8d 7c 6h 5s 4d Kc', 'Kc 9s', 'the lower straight leaves the higher front'],
    ['Ks Js 9s 7s 4s 2s Ad', 'Ad Ks', 'a sixth card of a flush goes in front'],
    ['9s 8d 7c 6h 5s Kd Kc', 'Kc Kd', 'a pair that can be spared goes in front'],
    ['9s 9d 8c 7h 6s 5d Kc', 'Kc 9d', 'one that cannot is broken'],
    ['9s 9d 8c 7h 6s 5d Ac', 'Ac 9d', 'nines even for an ace'],
    ['Ts Td 9c 8h 7s 6d Kc', 'Kc Td', 'tens for a king'],
    ['Ts Td 9c 8h 7s 6d Ac', 'Ac 9c', 'but tens stay paired behind an ace'],
    ['Ks Kd Qc Jh 7s 9d XX', 'XX Qc', 'kings behind the joker'],
    ['7s 7d 7c 8h 9s Td Jc', '7c 7d', 'two of three of a kind go in front'],
    ['As Ad XX 5h 6s 7d 8c', 'Ad As', 'two aces before a straight with the joker'],
    ['As Ks Qs Js Ts 9s 8s', 'As Ks', 'a lower straight flush stays behind, too'],
  ])('%s puts %s in front: %s', (cards, front) => {
    expect(frontOf(cards)).toBe(front);
  });
});

describe('with a wild joker', () => {
  test.each([
    ['As Kd Jc 9h 7s 4d XX', 'Kd Jc', 'the joker pairs the highest card'],
    ['9s 9d XX Kh 7s 4d 2c', 'Kh 7s', 'it makes a pair three of a kind'],
    ['Ks Kd 9c 9h 4s 4d XX', '9c 9h', 'it makes three pairs a full house and a pair'],
    ['9s 8d 7c 6h 5s Kc XX', 'Kc XX', 'it pairs a card before a natural straight'],
    ['4s 4d 4c 4h XX Kd Jc', 'Kd Jc', 'low fives of a kind stay together'],
    ['Qs Qd Qc Qh XX 9d 3c', 'Qc Qd', 'high ones are split'],
  ])('%s puts %s in front: %s', (cards, front) => {
    expect(frontOf(cards, WILD)).toBe(front);
  });
});

const DECK = deckWithJokers(1).cards;

const dealtFrom = (ranks: readonly number[]): Card[] =>
  DECK.filter((card) => isJoker(card) || ranks.includes(rankIndexOf(card)));

/** Deals from the whole deck and from few ranks, which makes fours and full houses common. */
const sevenCards: fc.Arbitrary<Card[]> = fc
  .constantFrom(DECK, dealtFrom([9, 10, 11, 12]), dealtFrom([0, 1, 2, 12]), dealtFrom([3, 5, 8, 9]))
  .chain((deck) => fc.shuffledSubarray([...deck], { minLength: 7, maxLength: 7 }));

test('every deal is set, all seven cards of it, and never foul', () => {
  fc.assert(
    fc.property(sevenCards, fc.constantFrom(COMMON_PAI_GOW, WILD), (cards, options) => {
      const setting = houseWay(cards, options);
      expect(isFoul(setting)).toBe(false);
      expect(new Set([...setting.front.best, ...setting.back.best])).toEqual(new Set(cards));
      expect(houseWay([...cards].reverse(), options)).toEqual(setting);
    }),
    { seed: 7, numRuns: 2000 },
  );
});
