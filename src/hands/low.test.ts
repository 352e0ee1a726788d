import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, makeCards, STANDARD_DECK } from '#cards';
import { seededSource, shuffled } from '#chance';
import {
  aceToFive,
  aceToFiveUnsuited,
  bestKey,
  deuceToSeven,
  eightOrBetter,
  type Key,
} from '../../test/oracle/poker.ts';
import { disagreements } from '../../test/oracle/same-order.ts';
import { countCategories } from '../../test/oracle/suit-classes.ts';
import type { RankedHand } from './hand.ts';
import {
  isUnsuitedLow,
  rankAceToFive,
  rankAceToFiveUnsuited,
  rankDeuceToSeven,
  rankEightOrBetter,
} from './low.ts';
import {
  ACE_TO_FIVE_OF_FIVE,
  DEUCE_TO_SEVEN_OF_FIVE,
  EIGHT_OR_BETTER_OF_FIVE,
} from './poker-frequencies.ts';

const RANKINGS: readonly [
  string,
  (cards: readonly Card[]) => RankedHand,
  (five: readonly Card[]) => Key,
][] = [
  ['ace-to-five', rankAceToFive, aceToFive],
  ['ace-to-five-unsuited', rankAceToFiveUnsuited, aceToFiveUnsuited],
  ['deuce-to-seven', rankDeuceToSeven, deuceToSeven],
  ['eight-or-better', rankEightOrBetter, eightOrBetter],
];

describe.each(RANKINGS)('%s', (_name, rank, key) => {
  test('20,000 random hands of five stand in the order of the slow evaluator', () => {
    const source = seededSource(5);
    const hands = Array.from({ length: 20_000 }, () =>
      shuffled(STANDARD_DECK.cards, source).slice(0, 5),
    );
    expect(disagreements(hands, rank, key)).toBe(0);
  });

  test('of six or seven cards the best five count', () => {
    const source = seededSource(7);
    const hands = Array.from({ length: 600 }, (_, index) =>
      shuffled(STANDARD_DECK.cards, source).slice(0, 6 + (index % 2)),
    );
    expect(disagreements(hands, rank, (cards) => bestKey(cards, 5, key))).toBe(0);
  });
});

const better = (
  rank: (cards: readonly Card[]) => RankedHand,
  winner: string,
  loser: string,
): boolean => rank(cardsOf(winner)).strength > rank(cardsOf(loser)).strength;

describe('ace to five', () => {
  test('the wheel is best, straight and suited or not', () => {
    const wheel = rankAceToFive(cardsOf('As 5s 3s 2s 4s'));
    expect(wheel).toMatchObject({ category: 'high-card', name: '5-4-3-2-A low' });
    expect(wheel.strength).toBe(rankAceToFive(cardsOf('Ad 5s 3c 2s 4s')).strength);
    expect(better(rankAceToFive, 'As 2d 3c 4s 5s', 'As 2d 3c 4s 6s')).toBe(true);
  });

  test('the ace is the lowest card of a pair, too', () => {
    expect(better(rankAceToFive, 'As Ad 3c 4s 5s', '2s 2d 3c 4s 5s')).toBe(true);
    expect(better(rankAceToFive, 'Ks Qd Jc Ts 9s', 'As Ad 3c 4s 5s')).toBe(true);
  });

  test('of seven cards the pair is left out', () => {
    const seven = rankAceToFive(cardsOf('8h 7d 4c 3s As Ad 8c'));
    expect(seven.name).toBe('8-7-4-3-A low');
    expect(seven.best).toHaveLength(5);
  });

  test('unsuited: a suited wheel is below a pair, an unsuited one on top', () => {
    expect(rankAceToFiveUnsuited(cardsOf('As 2s 3s 4s 5s')).category).toBe('flush');
    expect(better(rankAceToFiveUnsuited, 'Ks Kd Kc Kh Qs', 'As 2s 3s 4s 5s')).toBe(true);
    expect(better(rankAceToFiveUnsuited, 'Ad 2s 3s 4s 5s', 'Ad 2s 3s 4s 6s')).toBe(true);
  });
});

describe('deuce to seven', () => {
  test('7-5-4-3-2 of mixed suits is best; suited it is a flush', () => {
    expect(rankDeuceToSeven(cardsOf('7s 5d 4c 3s 2s'))).toMatchObject({
      category: 'high-card',
      name: '7-5-4-3-2 low',
    });
    expect(rankDeuceToSeven(cardsOf('7s 5s 4s 3s 2s')).category).toBe('flush');
    expect(better(rankDeuceToSeven, '7s 5d 4c 3s 2s', '7s 6d 4c 3s 2s')).toBe(true);
  });

  test('the ace is high, so A-2-3-4-5 is no straight, and 2-3-4-5-6 is one', () => {
    expect(rankDeuceToSeven(cardsOf('As 2d 3c 4s 5s'))).toMatchObject({
      category: 'high-card',
      name: 'A-5-4-3-2 low',
    });
    expect(rankDeuceToSeven(cardsOf('6s 2d 3c 4s 5s')).category).toBe('straight');
    expect(better(rankDeuceToSeven, 'Ks Qd Jc Ts 8s', 'As 2d 3c 4s 5s')).toBe(true);
    expect(rankDeuceToSeven(cardsOf('As 2s 3s 4s 5s')).category).toBe('flush');
  });
});

describe('eight or better', () => {
  test.each([
    ['8h 7d 6c 5s 4s', 'low'],
    ['9h 7d 6c 5s 4s', 'no-low'],
    ['8h 7d 6c 5s 5d', 'no-low'],
    ['As 2d 3c 4s 8s Kd Kc', 'low'],
  ])('%s: %s', (text, category) => {
    expect(rankEightOrBetter(cardsOf(text)).category).toBe(category);
  });

  test('no low has no best cards and no strength', () => {
    expect(rankEightOrBetter(cardsOf('Kh Kd 6c 5s 4s'))).toMatchObject({ best: [], strength: 0 });
  });

  test('the best cards are shown from the highest to the ace', () => {
    expect(makeCards(rankEightOrBetter(cardsOf('As 2d 8c 4s 7s')).best)).toBe('8c 7s 4s 2d As');
  });
});

test.each([
  ['As 2d 3c 4s 5s', '5432A', true],
  ['As 2s 3s 4s 5s', '5432A', false],
  ['As 2d 3c 4s 6s', '5432A', false],
  ['7s 5d 4c 3s 2s', '75432', true],
  ['7s 5s 4s 3s 2s', '75432', false],
])('%s is an unsuited %s: %s', (text, ranks, holds) => {
  expect(isUnsuitedLow(cardsOf(text), ranks)).toBe(holds);
});

test.each([
  ['ace to five', rankAceToFive, ACE_TO_FIVE_OF_FIVE],
  ['deuce to seven', rankDeuceToSeven, DEUCE_TO_SEVEN_OF_FIVE],
  ['eight or better', rankEightOrBetter, EIGHT_OR_BETTER_OF_FIVE],
])(
  '%s: all 2,598,960 deals fall into the categories as often as the closed form says',
  (_name, rank, { counts }) => {
    expect(countCategories(STANDARD_DECK.cards, rank)).toEqual(new Map(counts));
  },
);
