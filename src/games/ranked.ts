// The hands of a round, ranked once: a hand is looked at for every wager on it, for the envy of every
// other player, and when it is shown.
import type { Card } from '#cards';
import { type RankedHand, rankFiveCard, rankFourCard } from '#hands';

type Cards = readonly Card[];

function once(rank: (cards: Cards) => RankedHand): (cards: Cards) => RankedHand {
  const known = new WeakMap<Cards, RankedHand>();
  return (cards) => {
    const before = known.get(cards);
    if (before !== undefined) return before;
    const hand = rank(cards);
    known.set(cards, hand);
    return hand;
  };
}

/** The best four of the cards. */
export const bestFour = once(rankFourCard);

/** All five. */
export const allFive = once(rankFiveCard);
