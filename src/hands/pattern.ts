import { type Card, rankIndexOf, suitIndexOf } from '#cards';

export interface RankGroup {
  readonly rank: number;
  readonly count: number;
}

/** The ranks of some cards with how often each stands: the most frequent first, equals from high
 * to low. Aces full of kings gives three aces, two kings. */
export function rankGroups(cards: readonly Card[]): RankGroup[] {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) counts[rankIndexOf(card)] = (counts[rankIndexOf(card)] ?? 0) + 1;
  return counts
    .map((count, rank) => ({ rank, count }))
    .filter((group) => group.count > 0)
    .sort((a, b) => b.count - a.count || b.rank - a.rank);
}

/** All of one suit. */
export function isSuited(cards: readonly Card[]): boolean {
  const [first, ...others] = cards;
  return first !== undefined && others.every((card) => suitIndexOf(card) === suitIndexOf(first));
}

const ACE = 12;

/** The top rank of a straight through all of these ranks, or null. The ace stands above the king,
 * or below the deuce, where the straight's top is not the ace; it never stands in the middle. */
export function straightTop(ranks: readonly number[]): number | null {
  const sorted = [...ranks].sort((a, b) => b - a);
  const top = sorted[0];
  if (top === undefined || new Set(sorted).size !== sorted.length) return null;
  if (top - (sorted[sorted.length - 1] as number) === sorted.length - 1) return top;
  const second = sorted[1];
  const isWheel = top === ACE && second === sorted.length - 2;
  return isWheel ? second : null;
}

/** The cards of some ranks, in the order of the ranks: every card of the first rank, then of the
 * second, and so on. */
export const cardsInRankOrder = (cards: readonly Card[], ranks: readonly number[]): Card[] =>
  ranks.flatMap((rank) => cards.filter((card) => rankIndexOf(card) === rank));

/** Every way to choose `count` of the items, in order of position. */
export function* choose<T>(items: readonly T[], count: number): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let first = 0; first <= items.length - count; first++) {
    for (const rest of choose(items.slice(first + 1), count - 1))
      yield [items[first] as T, ...rest];
  }
}
