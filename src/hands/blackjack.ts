// Blackjack totals. Pips count as printed, faces ten, an ace one or eleven, whichever serves the
// hand better (The Gardens Casino, Blackjack; its two aces of hearts, a 22 above all, are a prize
// of that game and not read here). Ace and ten-value as the only two cards are the natural, above
// every other 21; whether a split hand may have one is for the game to say.
//
// Jokers, a reading. The No Bust 21st Century Blackjack rules of the 19th Hole in Antioch let a
// joker make every hand 21, hold all 21s equal and call only two jokers a natural; Wizard of Odds
// (California No Bust Blackjack) agrees that ace and ten-value do not outrank another 21. Elsewhere
// two aces, or an ace and a joker, are naturals too, or a joker counts 2 or 12: not read here.
import {
  type Card,
  type Deck,
  decksOf,
  deckWithJokers,
  isJoker,
  rankIndexOf,
  SHOE_DECKS_MAX,
} from '#cards';
import { assert, ok, type Result } from '#result';
import type { Frequencies, HandRule, RankedHand, RuleAnswer } from './hand.ts';
import { answerOf, readCards } from './read.ts';

type BlackjackCategory = 'bust' | 'points' | 'twenty-one' | 'natural';

export interface BlackjackOptions {
  /** `completes-21`: a joker counts what the other cards lack to 21, and two jokers alone are the
   * only natural. It takes nothing away, so cards that are past 21 without it stay bust. */
  readonly joker: 'none' | 'completes-21';
}

export interface BlackjackHand extends RankedHand<BlackjackCategory> {
  readonly total: number;
  /** An ace counts eleven. */
  readonly isSoft: boolean;
}

const TWENTY_ONE = 21;
/** A natural is one step above every other 21; rooms with jokers call it a natural 22. */
const NATURAL_STRENGTH = 22;
const ACE = 12;

/** What a card counts; an ace one. */
function leastValueOf(card: Card): number {
  const rank = rankIndexOf(card);
  return rank === ACE ? 1 : Math.min(rank + 2, 10);
}

function countPlainCards(cards: readonly Card[]): { total: number; isSoft: boolean } {
  const least = cards.reduce((sum, card) => sum + leastValueOf(card), 0);
  const hasAce = cards.some((card) => rankIndexOf(card) === ACE);
  const isSoft = hasAce && least + 10 <= TWENTY_ONE;
  return { total: isSoft ? least + 10 : least, isSoft };
}

function nameOf(category: BlackjackCategory, total: number, kind: string): string {
  if (category === 'natural') return 'natural';
  return category === 'bust' ? `bust with ${total}` : `${kind} ${total}`;
}

/** Ranks two or more cards. All busts tie, as they do where a bust hand loses at once; `total`
 * tells them apart for the rooms where the lower bust is the better one. */
export function rankBlackjack(
  cards: readonly Card[],
  { joker }: BlackjackOptions = { joker: 'none' },
): BlackjackHand {
  assert(cards.length >= 2, `blackjack ranks two or more cards: ${cards.length}`);
  const jokerCount = cards.filter(isJoker).length;
  assert(jokerCount === 0 || joker !== 'none', 'a joker has no value in this game');
  const plain = countPlainCards(cards.filter((card) => !isJoker(card)));
  const isCompleted = jokerCount > 0 && plain.total <= TWENTY_ONE;
  const total = isCompleted ? TWENTY_ONE : plain.total;
  const isSoft = !isCompleted && plain.isSoft;
  const isNatural =
    cards.length === 2 && (joker === 'none' ? total === TWENTY_ONE : jokerCount === 2);
  const category = categoryOf(total, isNatural);
  return {
    category,
    name: nameOf(category, total, isCompleted ? 'joker' : isSoft ? 'soft' : 'hard'),
    best: cards,
    strength: category === 'natural' ? NATURAL_STRENGTH : category === 'bust' ? 0 : total,
    total,
    isSoft,
  };
}

function categoryOf(total: number, isNatural: boolean): BlackjackCategory {
  if (isNatural) return 'natural';
  if (total > TWENTY_ONE) return 'bust';
  return total === TWENTY_ONE ? 'twenty-one' : 'points';
}

interface BlackjackTable {
  readonly shoe: Deck;
  readonly options: BlackjackOptions;
}

function rankText(text: string, { shoe, options }: BlackjackTable): Result<RuleAnswer> {
  const cards = readCards(text, { deck: shoe, least: 2, most: Number.POSITIVE_INFINITY });
  if (!cards.ok) return cards;
  const hand = rankBlackjack(cards.value, options);
  return ok(answerOf(cards.value, hand, { total: hand.total, isSoft: hand.isSoft }));
}

const TWO_CARDS_BY_CATEGORY: Frequencies = {
  deal: '2 cards from 52',
  dealt: 2,
  deals: 1_326n,
  counts: [
    ['natural', 64n],
    ['twenty-one', 0n],
    ['points', 1_262n],
    ['bust', 0n],
  ],
  source: 'closed form: 4 aces by 16 ten-values are naturals, the other pairs of cards are points',
};

const TWO_CARDS_BY_TOTAL: Frequencies = {
  deal: '2 cards from 52, by total',
  dealt: 2,
  deals: 1_326n,
  counts: [
    ['natural', 64n],
    ['soft-20', 16n],
    ['soft-19', 16n],
    ['soft-18', 16n],
    ['soft-17', 16n],
    ['soft-16', 16n],
    ['soft-15', 16n],
    ['soft-14', 16n],
    ['soft-13', 16n],
    ['soft-12', 6n],
    ['hard-20', 120n],
    ['hard-19', 64n],
    ['hard-18', 70n],
    ['hard-17', 80n],
    ['hard-16', 86n],
    ['hard-15', 96n],
    ['hard-14', 102n],
    ['hard-13', 112n],
    ['hard-12', 118n],
    ['hard-11', 64n],
    ['hard-10', 54n],
    ['hard-9', 48n],
    ['hard-8', 38n],
    ['hard-7', 32n],
    ['hard-6', 22n],
    ['hard-5', 16n],
    ['hard-4', 6n],
  ],
  source:
    'closed form: 6 pairs of one rank, 120 of two ten-values, 16 of two ranks, 64 with a ten-value',
};

const TWO_CARDS_WITH_JOKERS: Frequencies = {
  deal: '2 cards from 6 decks of 53',
  dealt: 2,
  deals: 50_403n,
  counts: [
    ['natural', 15n],
    ['twenty-one', 4_176n],
    ['points', 46_212n],
    ['bust', 0n],
  ],
  source:
    'closed form: 15 pairs of 6 jokers; 6 jokers by 312 cards and 24 aces by 96 ten-values are 21',
};

const PLAIN_TABLE: BlackjackTable = {
  shoe: { ...decksOf(SHOE_DECKS_MAX), name: `a shoe of ${SHOE_DECKS_MAX} decks` },
  options: { joker: 'none' },
};

/** One joker comes with each deck (19th Hole, as above). */
const JOKER_TABLE: BlackjackTable = {
  shoe: {
    ...decksOf(SHOE_DECKS_MAX, deckWithJokers(1)),
    name: `a shoe of ${SHOE_DECKS_MAX} decks with a joker each`,
  },
  options: { joker: 'completes-21' },
};

export const BLACKJACK_RULES: readonly HandRule[] = [
  {
    id: 'blackjack',
    deck: PLAIN_TABLE.shoe,
    title: 'Blackjack',
    ranking:
      'The higher total up to 21 is better; an ace counts one or eleven, a face ten. An ace with ' +
      'a ten-value as the only two cards is a natural and beats every other 21. All hands over ' +
      '21 are bust and equal. The common ranking; The Gardens Casino gives the card values.',
    reads: '2 or more cards, from up to 8 decks',
    example: 'As Kd',
    frequencies: [TWO_CARDS_BY_CATEGORY, TWO_CARDS_BY_TOTAL],
    rank: (text) => rankText(text, PLAIN_TABLE),
  },
  {
    id: 'blackjack-joker',
    deck: JOKER_TABLE.shoe,
    title: 'Blackjack with jokers',
    ranking:
      'As blackjack, but a joker makes a hand 21, two jokers alone are the natural, and every ' +
      'other 21 is equal, ace and ten-value among them. A reading: No Bust 21st Century ' +
      'Blackjack as the 19th Hole in Antioch posts it; other rooms count jokers and naturals ' +
      'otherwise.',
    reads: '2 or more cards, from up to 8 decks with a joker (XX) each',
    example: 'XX XX',
    frequencies: [TWO_CARDS_WITH_JOKERS],
    rank: (text) => rankText(text, JOKER_TABLE),
  },
];
