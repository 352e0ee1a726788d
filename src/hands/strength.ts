import { assert } from '#result';

/** A strength that can be read back: a category (its place in the rule's order, 0 the lowest) and
 * up to five ranks that break ties, the most important first. Comparing two strengths compares
 * the category and then rank after rank; a rank that is not there is lower than a deuce. */
export function packStrength(category: number, ranks: readonly number[]): number {
  assert(ranks.length <= 5, `${ranks.length} ranks do not fit`);
  let packed = category;
  for (let place = 0; place < 5; place++) packed = packed * 16 + (ranks[place] ?? -1) + 1;
  return packed;
}

/** The category that a packed strength begins with. */
export const categoryOfStrength = (packed: number): number => packed >>> 20;

/** The ranks of a packed strength, as many as were packed. */
export function ranksOfStrength(packed: number): number[] {
  const ranks: number[] = [];
  for (let shift = 16; shift >= 0; shift -= 4) {
    const rank = ((packed >>> shift) & 15) - 1;
    if (rank >= 0) ranks.push(rank);
  }
  return ranks;
}

/** The first of them, of a strength that has one. */
export const firstRankOfStrength = (packed: number): number => ((packed >>> 16) & 15) - 1;
