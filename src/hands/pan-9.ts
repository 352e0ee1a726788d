// Pan 9, also Super Pan 9: three cards, and a fourth for a player who wants one; the last digit of
// the sum counts, 9 the best. The decks have no 7, 8, 9 or ten, and twelve are shuffled together
// (Frixo, How to Play Super Pan 9; rooms may use fewer). No source puts a nine on three cards above
// a nine on four, so they tie (reading); the rules that pay for one look at the first three cards.
import { type Card, type Deck, rankOf, STANDARD_DECK } from '#cards';
import { assert, ok, type Result } from '#result';
import { lastDigitOf } from './baccarat.ts';
import type { Frequencies, HandRule, RankedHand, RuleAnswer } from './hand.ts';
import { answerOf, readCards } from './read.ts';

export type Pan9Category = 'points' | 'nine';

export const PAN_9_DECK: Deck = {
  name: "pan 9's deck (no 7, 8, 9 or ten)",
  cards: STANDARD_DECK.cards.filter((card) => !['7', '8', '9', 'T'].includes(rankOf(card))),
};

const DECK_COUNT = 12;

/** Larger than the shoes of other games, for the decks are stripped. */
const PAN_9_SHOE: Deck = {
  name: `a pan 9 shoe (${DECK_COUNT} decks with no 7, 8, 9 or ten)`,
  cards: Array.from({ length: DECK_COUNT }, () => PAN_9_DECK.cards).flat(),
};

export function rankPan9(cards: readonly Card[]): RankedHand<Pan9Category> {
  assert(cards.length === 3 || cards.length === 4, `pan 9 ranks 3 or 4 cards: ${cards.length}`);
  const total = lastDigitOf(cards);
  return {
    category: total === 9 ? 'nine' : 'points',
    name: `${cards.length === 3 ? 'three' : 'four'}-card ${total}`,
    best: cards,
    strength: total,
  };
}

function rankText(text: string): Result<RuleAnswer> {
  const cards = readCards(text, { deck: PAN_9_SHOE, least: 3, most: 4 });
  if (!cards.ok) return cards;
  const hand = rankPan9(cards.value);
  return ok(answerOf(cards.value, hand, { total: hand.strength }));
}

const FIRST_THREE_BY_CATEGORY: Frequencies = {
  deal: '3 cards from 12 decks of 36',
  dealt: 3,
  deals: 13_343_760n,
  counts: [
    ['nine', 1_120_912n],
    ['points', 12_222_848n],
  ],
  source: 'closed form: the total 9 of the table by total',
};

const FIRST_THREE_BY_TOTAL: Frequencies = {
  deal: '3 cards from 12 decks of 36, by total',
  dealt: 3,
  deals: 13_343_760n,
  counts: [
    ['total-9', 1_120_912n],
    ['total-8', 1_226_896n],
    ['total-7', 1_322_496n],
    ['total-6', 1_610_512n],
    ['total-5', 1_448_080n],
    ['total-4', 1_315_584n],
    ['total-3', 1_226_896n],
    ['total-2', 1_276_432n],
    ['total-1', 1_320_192n],
    ['total-0', 1_475_760n],
  ],
  source: 'closed form: 144 cards count nothing, 48 each of the values 1 to 6',
};

export const PAN_9_RULES: readonly HandRule[] = [
  {
    id: 'pan-9',
    deck: PAN_9_SHOE,
    title: 'Pan 9',
    ranking:
      'The last digit of the sum counts, 9 the best: ace one, faces nothing, no 7, 8, 9 or ten ' +
      'in the decks. Three cards or four, as many as were taken. Equal totals tie. Frixo, How to ' +
      'Play Super Pan 9.',
    reads: '3 or 4 cards, from up to 12 decks',
    example: '3h 3d 3s',
    frequencies: [FIRST_THREE_BY_CATEGORY, FIRST_THREE_BY_TOTAL],
    rank: rankText,
  },
];
