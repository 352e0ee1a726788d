import type { Card } from '#cards';
import { assert } from '#result';
import type { RankedHand } from './hand.ts';
import type { Ranking } from './place-table.ts';
import { sizeOf, sortedCards } from './rank-counts.ts';
import { cardsMaking } from './showing.ts';
import { categoryOfStrength, ranksOfStrength } from './strength.ts';
import { pokerHandName } from './words.ts';

export interface Evaluator<Category extends string> {
  /** The strength of the best hand among as many cards as make one, up to seven. */
  strengthOf(cards: readonly Card[]): number;
  /** Category and name of a strength. */
  describe(strength: number): { readonly category: Category; readonly name: string };
  rank(cards: readonly Card[]): RankedHand<Category>;
}

const CARDS_MOST = 7;

/** Ranks hands one by one: by their ranks, or by those of the one suit that has enough cards,
 * whichever is stronger. `categories` are named from the lowest to the highest. */
export function evaluatorOf<Category extends string>(
  { cardsInHand, strengthOfRanks, strengthOfSuited }: Ranking,
  categories: readonly Category[],
): Evaluator<Category> {
  const strengthOf = (cards: readonly Card[]): number => {
    const { length } = cards;
    assert(
      length >= cardsInHand && length <= CARDS_MOST,
      `a hand has ${cardsInHand} to ${CARDS_MOST} cards here, not ${length}`,
    );
    const { counts, suits } = sortedCards(cards);
    const ofRanks = strengthOfRanks(counts);
    const suited = suits.find((set) => sizeOf(set) >= cardsInHand);
    return suited === undefined ? ofRanks : Math.max(ofRanks, strengthOfSuited(suited));
  };
  const describe = (strength: number) => {
    const category = categories[categoryOfStrength(strength)] as Category;
    return { category, name: pokerHandName(category, ranksOfStrength(strength)) };
  };
  return {
    strengthOf,
    describe,
    rank(cards) {
      const strength = strengthOf(cards);
      const { category, name } = describe(strength);
      const ranks = ranksOfStrength(strength);
      const { suits } = sortedCards(cards);
      const best = cardsMaking(cards, { category, ranks, suits, cardsInHand });
      return { category, name, best, strength };
    },
  };
}
