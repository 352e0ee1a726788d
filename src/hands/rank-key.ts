// A perfect hash from the ranks of a hand to a small index, by additions only.
//
// Each rank has a key such that the sum of four to seven of them (no rank more than four times)
// tells which ranks were added. The sums lie thinly between 0 and 7,825,759; cut into rows of 512
// and laid over each other so that no two occupied cells meet, they fit into some ninety thousand
// cells. A look-up is then: offset of the row, plus the column. docs/explanation/evaluators.md
// derives it.
import { assert } from '#result';
import type { RankCounts } from './rank-counts.ts';

/** The least increasing numbers with that property, from the deuce to the ace. A test tries every
 * sum; `npm run prove` finds the numbers again. */
export const RANK_KEYS: readonly number[] = [
  0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181,
];

/** Bits that hold any sum of seven keys. The nine bits above are left for the suits. */
export const RANK_KEY_BITS = 23;
const ROW_BITS = 9;

const COLUMNS = 1 << ROW_BITS;
const ROWS = 1 << (RANK_KEY_BITS - ROW_BITS);

/** Visits every way to hold `size` cards by rank, with the sum of the keys. The counts are the
 * same array each time. */
export function forEachRankCounts(
  size: number,
  visit: (counts: RankCounts, key: number) => void,
): void {
  const counts = new Array<number>(13).fill(0);
  const fill = (rank: number, left: number, key: number): void => {
    if (rank === 12) {
      if (left > 4) return;
      counts[rank] = left;
      visit(counts, key + left * (RANK_KEYS[rank] as number));
      return;
    }
    for (let count = 0; count <= 4 && count <= left; count++) {
      counts[rank] = count;
      fill(rank + 1, left - count, key + count * (RANK_KEYS[rank] as number));
    }
  };
  fill(0, size, 0);
}

export interface KeyLayout {
  /** By row: where its first column lies among the cells. */
  readonly offsets: Int32Array;
  readonly cellCount: number;
}

const layouts = new Map<number, KeyLayout>();

/** Where the key of each hand of `size` cards lies; worked out once. */
export function keyLayout(size: number): KeyLayout {
  const known = layouts.get(size);
  if (known !== undefined) return known;
  const keys: number[] = [];
  forEachRankCounts(size, (_, key) => keys.push(key));
  const layout = layOut(keys);
  layouts.set(size, layout);
  return layout;
}

export const cellOf = (offsets: Int32Array, key: number): number =>
  (offsets[key >>> ROW_BITS] as number) + (key & (COLUMNS - 1));

/** Lays the rows of the keys over each other: the fullest row first, each at the first offset
 * where all its cells are free. Thirty-two offsets are tried at once, a bit each. */
function layOut(keys: readonly number[]): KeyLayout {
  const columnsOfRow = new Map<number, number[]>();
  for (const key of keys) {
    const row = key >>> ROW_BITS;
    const columns = columnsOfRow.get(row) ?? [];
    columns.push(key & (COLUMNS - 1));
    columnsOfRow.set(row, columns);
  }
  const fullestFirst = [...columnsOfRow].sort(
    ([rowA, a], [rowB, b]) => b.length - a.length || rowA - rowB,
  );
  const offsets = new Int32Array(ROWS);
  const taken = new Int32Array((keys.length * 4 + 2 * COLUMNS) >>> 5);
  let cellCount = 0;
  let offset = 0;
  let columnCount = 0;
  for (const [row, columns] of fullestFirst) {
    // A row as full as the one before would hardly fit before it; a thinner one starts afresh.
    if (columns.length !== columnCount) offset = 0;
    columnCount = columns.length;
    offset = firstFreeOffset(taken, columns, offset);
    for (const column of columns) {
      const cell = offset + column;
      taken[cell >>> 5] = (taken[cell >>> 5] as number) | (1 << (cell & 31));
      cellCount = Math.max(cellCount, cell + 1);
    }
    offsets[row] = offset;
  }
  return { offsets, cellCount };
}

function firstFreeOffset(taken: Int32Array, columns: readonly number[], from: number): number {
  for (let base = from; ; base += 32) {
    let blocked = 0;
    for (let index = 0; index < columns.length && blocked !== -1; index++) {
      const cell = base + (columns[index] as number);
      const word = cell >>> 5;
      const shift = cell & 31;
      assert(word + 1 < taken.length, 'the keys do not fit the cells set aside for them');
      const low = (taken[word] as number) >>> shift;
      const high = shift === 0 ? 0 : (taken[word + 1] as number) << (32 - shift);
      blocked |= low | high;
    }
    if (blocked !== -1) return base + 31 - Math.clz32(~blocked & (blocked + 1));
  }
}
