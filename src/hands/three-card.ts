// Three-card hands as Three Card Poker ranks them: with three cards straights are rarer than
// flushes and three of a kind rarer still, and the suited A-K-Q is told apart. The sheets take the
// ranking from the base game; it is the one in the game's published rules (58 Pa. Code 649a.6).
// Pokara is dealt from several decks, so that three of a kind can be of one suit: the sheets call
// that a trip flush and list it above the royal flush.
import { type Card, rankIndexOf } from '#cards';
import { assert } from '#result';
import type { RankedHand } from './hand.ts';
import { cardsInRankOrder, isSuited, rankGroups, straightTop } from './pattern.ts';
import { packStrength } from './strength.ts';
import { countedRanks, pokerHandName } from './words.ts';

/** From the lowest to the highest. A trip flush needs more than one deck. */
const THREE_CARD_CATEGORIES = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
  'royal-flush',
  'trip-flush',
] as const;
export type ThreeCardCategory = (typeof THREE_CARD_CATEGORIES)[number];

const ACE = 12;

function categoryOf(cards: readonly Card[]): ThreeCardCategory {
  const suited = isSuited(cards);
  const top = straightTop(cards.map(rankIndexOf));
  if (top !== null) {
    if (!suited) return 'straight';
    return top === ACE ? 'royal-flush' : 'straight-flush';
  }
  const most = rankGroups(cards)[0]?.count;
  if (most === 3) return suited ? 'trip-flush' : 'three-of-a-kind';
  if (suited) return 'flush';
  return most === 2 ? 'pair' : 'high-card';
}

export function rankThreeCard(cards: readonly Card[]): RankedHand<ThreeCardCategory> {
  assert(cards.length === 3, `three-card ranks 3 cards: ${cards.length}`);
  const category = categoryOf(cards);
  const top = straightTop(cards.map(rankIndexOf));
  const byGroup = rankGroups(cards).map((group) => group.rank);
  const highToLow = cards.map(rankIndexOf).sort((a, b) => b - a);
  const inOrder = top === null ? byGroup : [top, top - 1, (top + 11) % 13];
  // Two decks can put a pair into a flush; a flush is compared by its cards all the same.
  const ranks = top === null ? (category === 'flush' ? highToLow : byGroup) : [top];
  return {
    category,
    name:
      category === 'trip-flush'
        ? `${countedRanks(3, ranks[0] as number)} of one suit`
        : pokerHandName(category, ranks),
    best: cardsInRankOrder(cards, inOrder),
    strength: packStrength(THREE_CARD_CATEGORIES.indexOf(category), ranks),
  };
}

/** Two three-card hands, a player's and the dealer's, that together are six consecutive cards of
 * one suit. */
export function isSixCardStraightFlush(one: readonly Card[], other: readonly Card[]): boolean {
  const six = [...one, ...other];
  assert(six.length === 6, `a six-card straight flush has 6 cards: ${six.length}`);
  return isSuited(six) && straightTop(six.map(rankIndexOf)) !== null;
}
