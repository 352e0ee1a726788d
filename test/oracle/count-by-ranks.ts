// Counts hands without dealing them. For every way to hold ranks, and every choice of the ranks
// that lie in one suit, the number of ways to give the cards suits is a product of binomials; the
// category follows from the ranks alone, or from those of the suit. It shares no code with
// src/hands and none with the slow evaluator.

/** Ways to take so many of three or four suits. */
const CHOOSE_3 = [1, 3, 3, 1];
const CHOOSE_4 = [1, 4, 6, 4, 1];

const hasRun = (ranks: ReadonlySet<number>, length: number): number => {
  for (let top = 12; top >= length - 2; top--) {
    const run = Array.from({ length }, (_, below) => (top - below + 13) % 13);
    if (run.every((rank) => ranks.has(rank))) return top;
  }
  return -1;
};

export interface Categories {
  /** Names from the best to the worst. */
  readonly order: readonly string[];
  /** The best category of the ranks alone, given how often the most frequent ranks stand, most
   * frequent first, and whether there is a run. */
  ofRanks(times: readonly number[], run: boolean): string;
  ofSuited(runTop: number): string;
}

export const FIVE_CATEGORIES: Categories = {
  order: [
    'royal-flush',
    'straight-flush',
    'four-of-a-kind',
    'full-house',
    'flush',
    'straight',
    'three-of-a-kind',
    'two-pair',
    'pair',
    'high-card',
  ],
  ofRanks([first = 0, second = 0], run) {
    if (first === 4) return 'four-of-a-kind';
    if (first === 3 && second >= 2) return 'full-house';
    if (run) return 'straight';
    if (first === 3) return 'three-of-a-kind';
    if (first === 2) return second === 2 ? 'two-pair' : 'pair';
    return 'high-card';
  },
  ofSuited: (runTop) => {
    if (runTop < 0) return 'flush';
    return runTop === 12 ? 'royal-flush' : 'straight-flush';
  },
};

export const FOUR_CATEGORIES: Categories = {
  order: [
    'four-of-a-kind',
    'straight-flush',
    'three-of-a-kind',
    'flush',
    'straight',
    'two-pair',
    'pair',
    'high-card',
  ],
  ofRanks([first = 0, second = 0], run) {
    if (first === 4) return 'four-of-a-kind';
    if (first === 3) return 'three-of-a-kind';
    if (run) return 'straight';
    if (first === 2) return second === 2 ? 'two-pair' : 'pair';
    return 'high-card';
  },
  ofSuited: (runTop) => (runTop < 0 ? 'flush' : 'straight-flush'),
};

function* holdings(size: number, rank = 0): Generator<number[]> {
  if (rank === 13) {
    if (size === 0) yield [];
    return;
  }
  for (let count = 0; count <= Math.min(4, size); count++) {
    for (const rest of holdings(size - count, rank + 1)) yield [count, ...rest];
  }
}

/** How many hands of `size` cards make each category of the best `cardsInHand`. */
export function countByRanks(
  size: number,
  cardsInHand: number,
  categories: Categories,
): Record<string, bigint> {
  const counts: Record<string, bigint> = {};
  const count = (category: string, ways: number) => {
    counts[category] = (counts[category] ?? 0n) + BigInt(ways);
  };
  for (const holding of holdings(size)) {
    const held = holding.flatMap((times, rank) => (times > 0 ? [rank] : []));
    const times = [...holding].sort((a, b) => b - a);
    const run = hasRun(new Set(held), cardsInHand) >= 0;
    const ofRanks = categories.ofRanks(times, run);
    let waysLeft = holding.reduce((ways, each) => ways * (CHOOSE_4[each] as number), 1);
    for (let bits = 0; bits < 1 << held.length; bits++) {
      const inSuit = new Set(held.filter((_, index) => (bits >> index) & 1));
      if (inSuit.size < cardsInHand) continue;
      const ways = held.reduce((product, rank) => {
        const others = (holding[rank] as number) - (inSuit.has(rank) ? 1 : 0);
        return product * (CHOOSE_3[others] ?? 0);
      }, 4);
      const ofSuited = categories.ofSuited(hasRun(inSuit, cardsInHand));
      const better = categories.order.indexOf(ofSuited) < categories.order.indexOf(ofRanks);
      count(better ? ofSuited : ofRanks, ways);
      waysLeft -= ways;
    }
    count(ofRanks, waysLeft);
  }
  return counts;
}
