import { assert } from '#result';
import { type Card, cardAt, JOKER, rankOf } from './card.ts';

export interface Deck {
  readonly name: string;
  readonly cards: readonly Card[];
}

const FIFTY_TWO: readonly Card[] = Array.from({ length: 52 }, (_, code) =>
  cardAt(code >> 2, code & 3),
);

export const STANDARD_DECK: Deck = { name: 'a 52-card deck', cards: FIFTY_TWO };

/** A 52-card deck with one joker or more. */
export function deckWithJokers(jokerCount: number): Deck {
  assert(Number.isInteger(jokerCount) && jokerCount > 0, `${jokerCount} jokers`);
  const jokers = Array.from({ length: jokerCount }, () => JOKER);
  const name = jokerCount === 1 ? 'a deck with a joker' : `a deck with ${jokerCount} jokers`;
  return { name, cards: [...FIFTY_TWO, ...jokers] };
}

/** Mexican poker strips the eights, nines and tens and adds a joker: 41 cards. */
export const MEXICAN_DECK: Deck = {
  name: "Mexican poker's deck (no 8, 9 or ten, one joker)",
  cards: [...FIFTY_TWO.filter((card) => !['8', '9', 'T'].includes(rankOf(card))), JOKER],
};

export const SHOE_DECKS_MAX = 8;

/** The same deck several times over, as a shoe holds it. */
export function decksOf(deckCount: number, deck: Deck = STANDARD_DECK): Deck {
  assert(
    Number.isInteger(deckCount) && deckCount >= 1 && deckCount <= SHOE_DECKS_MAX,
    `a shoe holds 1 to ${SHOE_DECKS_MAX} decks, not ${deckCount}`,
  );
  if (deckCount === 1) return deck;
  return {
    name: `${deckCount} decks`,
    cards: Array.from({ length: deckCount }, () => deck.cards).flat(),
  };
}
