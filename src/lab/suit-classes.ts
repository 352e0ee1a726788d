// Sets of cards that differ only in the names of the suits are alike to every count here. A class
// is all the sets that renaming turns into one another; there are 134,459 of five cards, against
// 2,598,960 sets.

/** `CHOOSE[k][n]`: ways to choose k of n. */
const CHOOSE: readonly Int32Array[] = Array.from({ length: 8 }, () => new Int32Array(54));
for (let n = 0; n < 54; n++) {
  (CHOOSE[0] as Int32Array)[n] = 1;
  for (let k = 1; k < 8 && n > 0; k++) {
    const row = CHOOSE[k] as Int32Array;
    row[n] = (row[n - 1] as number) + ((CHOOSE[k - 1] as Int32Array)[n - 1] as number);
  }
}

export const choose = (n: number, k: number): number => (CHOOSE[k] as Int32Array)[n] as number;

/** `chooseRow(k)[n]` is `choose(n, k)`, for tight loops. */
export const chooseRow = (k: number): Int32Array => CHOOSE[k] as Int32Array;

const PERMUTATIONS: readonly (readonly number[])[] = permutations([0, 1, 2, 3]);

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

/** The number of a set of rising card indexes among all sets of its size. */
function setNumber(indexes: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < indexes.length; at++) sum += choose(indexes[at] as number, at + 1);
  return sum;
}

export interface SuitClasses {
  readonly size: number;
  readonly count: number;
  /** By the number of a set, its class. */
  readonly classOf: Int32Array;
  /** One set of each class as rising indexes, `size` bytes each. */
  readonly members: Uint8Array;
  /** How many sets each class holds. */
  readonly weights: Uint8Array;
}

/** The classes of the sets of `size` cards of a deck that has every rank in all four suits. Cards
 * are given by their index in the deck, four times the place of the rank plus the suit. */
export function suitClasses(deckSize: number, size: number): SuitClasses {
  const classOf = new Int32Array(choose(deckSize, size)).fill(-1);
  const members: number[] = [];
  const weights: number[] = [];
  const renamed = new Uint8Array(size);
  const set = Uint8Array.from({ length: size }, (_, index) => index);
  for (let number = 0; number < classOf.length; number++) {
    if (number > 0) nextSet(set);
    if (classOf[number] !== -1) continue;
    const id = weights.length;
    let weight = 0;
    for (const names of PERMUTATIONS) {
      for (let at = 0; at < size; at++) {
        const card = set[at] as number;
        renamed[at] = (card & ~3) | (names[card & 3] as number);
      }
      const other = setNumber(renamed.sort());
      if (classOf[other] === -1) {
        classOf[other] = id;
        weight++;
      }
    }
    members.push(...set);
    weights.push(weight);
  }
  return {
    size,
    count: weights.length,
    classOf,
    members: Uint8Array.from(members),
    weights: Uint8Array.from(weights),
  };
}

/** The set with the next number: the first card that can rise does, and those before it start
 * again from the bottom. */
function nextSet(set: Uint8Array): void {
  let at = 0;
  while (at + 1 < set.length && (set[at] as number) + 1 === set[at + 1]) at++;
  set[at] = (set[at] as number) + 1;
  for (let below = 0; below < at; below++) set[below] = below;
}
