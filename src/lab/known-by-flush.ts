// Most deals of a space differ from others only in suits that make no flush. A question that looks at
// suits for flushes alone has the same answer for all of them, and is asked once.
import { type Card, isJoker, rankIndexOf, suitIndexOf } from '#cards';
import { assert } from '#result';

const FLUSH_LEAST = 5;
const RANK_COUNT = 13;

/** For each place and rank, so that the sum over the cards of one deck tells how many of each rank
 * lie in each place. */
function weightsOf(sizes: readonly number[]): readonly (readonly number[])[] {
  const bases = sizes.map((size) => Math.min(4, size) + 1);
  const radix = bases.reduce((product, base) => product * base, 1);
  assert(Number.isSafeInteger(radix ** RANK_COUNT), 'too many cards to tell hands by a number');
  return bases.map((_, place) => {
    const step = bases.slice(0, place).reduce((product, base) => product * base, 1);
    return Array.from({ length: RANK_COUNT }, (_, rank) => step * radix ** rank);
  });
}

/** Asks again only where the cards of one deck have other ranks, or others of the suit that makes a
 * flush: most deals differ in suits that make none. */
export function knownByFlush(
  places: readonly (readonly Card[])[],
  sizes: readonly number[],
  ask: () => number,
): () => number {
  const weights = weightsOf(sizes);
  /** By the ranks of the flush, then by all ranks. */
  const known = new Map<number, Map<number, number>>();
  const counts = [0, 0, 0, 0];
  const sets = [0, 0, 0, 0];
  return () => {
    counts.fill(0);
    sets.fill(0);
    let [ranks, jokers] = [0, 0];
    for (let at = 0; at < places.length; at++) {
      for (const card of places[at] as readonly Card[]) {
        if (isJoker(card)) {
          jokers++;
          continue;
        }
        const rank = rankIndexOf(card);
        const suit = suitIndexOf(card);
        ranks += (weights[at] as readonly number[])[rank] as number;
        counts[suit] = (counts[suit] as number) + 1;
        sets[suit] = (sets[suit] as number) | (1 << rank);
      }
    }
    const flush = sets[counts.findIndex((count) => count + jokers >= FLUSH_LEAST)] ?? 0;
    const alike = known.get(flush) ?? new Map<number, number>();
    if (alike.size === 0) known.set(flush, alike);
    const before = alike.get(ranks);
    if (before !== undefined) return before;
    const bits = ask();
    alike.set(ranks, bits);
    return bits;
  };
}
