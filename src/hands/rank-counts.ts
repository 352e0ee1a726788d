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

const ALL_RANKS: RankSet = 0x1fff;

/** The ranks that stand at least once, at least twice, and so on. */
export interface HeldRanks {
  readonly once: RankSet;
  readonly twice: RankSet;
  readonly thrice: RankSet;
  readonly fourTimes: RankSet;
}

export function heldRanks(counts: RankCounts): HeldRanks {
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let fourTimes = 0;
  for (let rank = 0; rank < 13; rank++) {
    const count = counts[rank] as number;
    if (count > 0) once |= 1 << rank;
    if (count > 1) twice |= 1 << rank;
    if (count > 2) thrice |= 1 << rank;
    if (count > 3) fourTimes |= 1 << rank;
  }
  return { once, twice, thrice, fourTimes };
}

export const without = (set: RankSet, rank: number): RankSet => set & ~(1 << rank);

export function sizeOf(set: RankSet): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** The `most` highest ranks of a set, high to low. */
export function highestOf(set: RankSet, most: number): number[] {
  const ranks: number[] = [];
  for (let rest = set & ALL_RANKS; rest !== 0 && ranks.length < most; ) {
    const rank = highestRankOf(rest);
    ranks.push(rank);
    rest ^= 1 << rank;
  }
  return ranks;
}

/** The highest rank of a set, or -1 of none. */
export const highestRankOf = (set: RankSet): number => 31 - Math.clz32(set);

/** The top rank of the highest run of so many consecutive ranks, or -1. The ace ends a run above
 * the king or begins one below the deuce; a run never passes through it. */
export function topOfRun(set: RankSet, length: number): number {
  let starts = (set << 1) | (set >> 12);
  for (let step = 1; step < length; step++) starts &= starts >> 1;
  // After the first pass bit b says that b and b+1 are there, after the next that b to b+2 are.
  return starts === 0 ? -1 : 31 - Math.clz32(starts) + length - 2;
}
