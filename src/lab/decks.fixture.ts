import type { Card } from '#cards';

/** A deck in which whole ranks are left out: the card at each index. */
export const deckOfRanks = (ranks: readonly number[]): Card[] =>
  ranks.flatMap((rank) => [0, 1, 2, 3].map((suit) => (rank * 4 + suit) as Card));
