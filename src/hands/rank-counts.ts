import type { Card } from '#cards';

/** How often each rank stands, by rank index. */
export type RankCounts = readonly number[];

/** A set of ranks as thirteen bits, the deuce lowest. */
export type RankSet = number;

export interface Sorted {
  readonly counts: RankCounts;
  /** For each suit, its ranks. */
  readonly suits: readonly RankSet[];
}

/** Natural cards by rank and by suit. */
export function sortedCards(cards: readonly Card[]): Sorted {
  const counts = new Array<number>(13).fill(0);
  const suits = [0, 0, 0, 0];
  for (const card of cards) {
    counts[card >> 2] = (counts[card >> 2] as number) + 1;
    suits[card & 3] = (suits[card & 3] as number) | (1 << (card >> 2));
  }
  return { counts, suits };
}

export function rankSetOf(counts: RankCounts): RankSet {
  let set = 0;
  for (let rank = 0; rank < 13; rank++) if ((counts[rank] as number) > 0) set |= 1 << rank;
  return set;
}

export function sizeOf(set: RankSet): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** The `most` highest ranks that stand at least `least` times, high to low, leaving out some. */
export function ranksHeld(
  counts: RankCounts,
  { least, most, without = [] }: { least: number; most: number; without?: readonly number[] },
): number[] {
  const ranks: number[] = [];
  for (let rank = 12; rank >= 0 && ranks.length < most; rank--) {
    if ((counts[rank] as number) >= least && !without.includes(rank)) ranks.push(rank);
  }
  return ranks;
}

/** The `most` highest ranks of a set, high to low. */
export function highestOf(set: RankSet, most: number): number[] {
  const ranks: number[] = [];
  for (let rank = 12; rank >= 0 && ranks.length < most; rank--) {
    if ((set >> rank) & 1) ranks.push(rank);
  }
  return ranks;
}

/** The top rank of the highest run of so many consecutive ranks, or -1. The ace ends a run above
 * the king or begins one below the deuce; a run never passes through it. */
export function topOfRun(set: RankSet, length: number): number {
  let starts = (set << 1) | (set >> 12);
  for (let step = 1; step < length; step++) starts &= starts >> 1;
  // After the first pass bit b says that b and b+1 are there, after the next that b to b+2 are.
  return starts === 0 ? -1 : 31 - Math.clz32(starts) + length - 2;
}
