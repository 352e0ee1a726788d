import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, JOKER, MEXICAN_DECK, makeCards } from '#cards';
import { mexican, subsets } from '../../test/oracle/poker.ts';
import { disagreements } from '../../test/oracle/same-order.ts';
import { countCategories } from '../../test/oracle/suit-classes.ts';
import { rankMexican } from './mexican.ts';
import { choose } from './pattern.ts';
import { MEXICAN_OF_FIVE } from './poker-frequencies.ts';

const rank = (text: string) => rankMexican(cardsOf(text));

describe('Mexican poker', () => {
  test.each([
    ['7h Jd Qc Ks As', 'straight', 'ace-high straight'],
    ['6h 7d Jc Qs Ks', 'straight', 'king-high straight'],
    ['As 2d 3c 4h 5s', 'straight', 'five-high straight'],
    ['Ks As 2d 3c 4h', 'high-card', 'ace high'],
    ['7h Jh Qh Kh Ah', 'royal-flush', 'royal flush'],
    ['6h 7h Jh Qh Kh', 'straight-flush', 'king-high straight flush'],
    ['2h 7h Jh Qh Kh', 'flush', 'king-high flush'],
    ['2h 2c 2d Kh Ks', 'full-house', 'deuces full of kings'],
    ['Kh Kc Kd Ks XX', 'five-of-a-kind', 'five kings'],
    ['Kh Kc Kd 2s XX', 'four-of-a-kind', 'four kings'],
    ['Kh Kc 2d 2s XX', 'full-house', 'kings full of deuces'],
    ['6h 7h Jh Kh XX', 'straight-flush', 'king-high straight flush'],
    ['7h Jh Qh Kh XX', 'royal-flush', 'royal flush'],
  ])('%s is a %s', (text, category, name) => {
    expect(rank(text)).toMatchObject({ category, name });
  });

  test('a flush beats a full house, four of a kind beats a flush', () => {
    expect(rank('2h 3h 4h 5h 7h').strength).toBeGreaterThan(rank('Ah Ac Ad Ks Kh').strength);
    expect(rank('2h 2c 2d 2s 3h').strength).toBeGreaterThan(rank('Ah Kh Qh Jh 6h').strength);
  });

  test('the joker stands where the card would stand that it plays as', () => {
    expect(makeCards(rank('7h Jd Qc As XX').best)).toBe('As XX Qc Jd 7h');
    expect(makeCards(rank('Ah Ac Ad As XX').best)).toContain('XX');
    expect(rank('Ah Ac Ad As XX').best.filter((card) => card === JOKER)).toHaveLength(1);
  });

  test('face up the joker is an ace, or completes a straight or a flush', () => {
    const faceUp = (text: string) => rankMexican(cardsOf(text), 'face-up');
    expect(faceUp('Kh Kc 2d 3s XX')).toMatchObject({ category: 'pair', name: 'pair of kings' });
    expect(faceUp('Ah Kc 2d 4s XX').category).toBe('pair');
    expect(faceUp('Ah Ac Ad As XX').name).toBe('five aces');
    expect(faceUp('Kh Kc Kd Ks XX').name).toBe('four kings');
    expect(faceUp('6h 7d Jc Ks XX').category).toBe('straight');
    expect(faceUp('2h 3h 6h Kh XX').name).toBe('ace-high flush');
    expect(faceUp('Ah 3h 6h Jh XX').category).toBe('flush');
  });
});

const naturals = MEXICAN_DECK.cards.filter((card) => card !== JOKER);

test('hands with the joker stand in the order of the slow evaluator', () => {
  const hands = subsets(naturals, 4).map((four) => [...four, JOKER]);
  expect(hands).toHaveLength(91_390);
  const some = hands.filter((_, index) => index % 23 === 0);
  expect(
    disagreements(
      some,
      (hand) => rankMexican(hand),
      (hand) => mexican(hand, false),
    ),
  ).toBe(0);
  expect(
    disagreements(
      some,
      (hand) => rankMexican(hand, 'face-up'),
      (hand) => mexican(hand, true),
    ),
  ).toBe(0);
});

test('natural hands stand in the order of the slow evaluator', () => {
  const hands: Card[][] = [];
  let index = 0;
  for (const hand of choose(naturals, 5)) if (index++ % 7 === 0) hands.push(hand);
  expect(
    disagreements(
      hands,
      (hand) => rankMexican(hand),
      (hand) => mexican(hand, false),
    ),
  ).toBe(0);
});

test('all 749,398 deals fall into the categories as often as the closed forms say', () => {
  const counts = countCategories(MEXICAN_DECK.cards, (hand) => rankMexican(hand));
  expect(counts).toEqual(new Map(MEXICAN_OF_FIVE.counts));
});
