import { expect, test } from 'vitest';
import { JOKER, MEXICAN_DECK } from '#cards';
import { rankMexican } from '../../src/hands/mexican.ts';
import { mexican, subsets } from '../oracle/poker.ts';
import { disagreements } from '../oracle/same-order.ts';

const naturals = MEXICAN_DECK.cards.filter((card) => card !== JOKER);

test.each(['face-down', 'face-up'] as const)('all 91,390 deals with a joker dealt %s', (dealt) => {
  const hands = subsets(naturals, 4).map((four) => [...four, JOKER]);
  expect(hands).toHaveLength(91_390);
  const faceUp = dealt === 'face-up';
  expect(
    disagreements(
      hands,
      (hand) => rankMexican(hand, dealt),
      (hand) => mexican(hand, faceUp),
    ),
  ).toBe(0);
});

test('all 658,008 natural deals', () => {
  const hands = subsets(naturals, 5);
  expect(hands).toHaveLength(658_008);
  expect(
    disagreements(
      hands,
      (hand) => rankMexican(hand),
      (hand) => mexican(hand, false),
    ),
  ).toBe(0);
});
