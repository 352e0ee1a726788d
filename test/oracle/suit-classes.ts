import { type Card, isJoker, makeCard } from '#cards';
import type { RankedHand } from '../../src/hands/hand.ts';

/** How many hands of five fall into each category under a ranking to which suits matter only for
 * flushes: hands of the same ranks, all of one suit or not, are ranked once and counted together. */
export function countCategories(
  cards: readonly Card[],
  rank: (five: readonly Card[]) => Pick<RankedHand, 'category'>,
): Map<string, bigint> {
  const classes = new Map<number, { hand: Card[]; count: bigint }>();
  const at = (index: number) => cards[index] as Card;
  const count = cards.length;
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++)
      for (let c = b + 1; c < count; c++)
        for (let d = c + 1; d < count; d++)
          for (let e = d + 1; e < count; e++) {
            const hand = [at(a), at(b), at(c), at(d), at(e)];
            const key = classOf(hand);
            const known = classes.get(key);
            if (known) known.count += 1n;
            else classes.set(key, { hand, count: 1n });
          }
  const counts = new Map<string, bigint>();
  for (const { hand, count: times } of classes.values()) {
    const { category } = rank(hand);
    counts.set(category, (counts.get(category) ?? 0n) + times);
  }
  return counts;
}

function classOf(hand: readonly Card[]): number {
  const naturals = hand.filter((card) => !isJoker(card));
  const first = naturals[0] as Card;
  const suited = naturals.every((card) => (card & 3) === (first & 3));
  return hand.reduce((key, card) => key * 14 + (card >> 2), suited ? 1 : 0);
}

/** The same cards with every suit renamed. */
export const renamedSuits = (cards: readonly Card[], suits: readonly number[]): Card[] =>
  cards.map((card) =>
    makeCard(card) === 'XX' ? card : (((card >> 2) * 4 + (suits[card & 3] as number)) as Card),
  );
