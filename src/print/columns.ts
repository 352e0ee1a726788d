// Columns of equal width that are filled as evenly as can be.
import type { Setting } from './blocks.ts';
import { type Box, beside } from './box.ts';
import { GAPS } from './look.ts';

/** Things in order, in so many columns that the longest is as short as can be. */
export function balanced<T>(
  things: readonly T[],
  count: number,
  heightOf: (thing: T) => number,
): readonly (readonly T[])[] {
  const heights = things.map(heightOf);
  const fill = (most: number): T[][] => {
    const columns: T[][] = [[]];
    let height = 0;
    things.forEach((thing, index) => {
      const own = heights[index] as number;
      if (height > 0 && height + own > most) {
        columns.push([]);
        height = 0;
      }
      (columns.at(-1) as T[]).push(thing);
      height += own;
    });
    return columns;
  };
  let low = Math.max(0, ...heights);
  let high = heights.reduce((sum, each) => sum + each, 0);
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (fill(middle).length <= count) high = middle;
    else low = middle;
  }
  return fill(high);
}

/** Columns filled one after another up to a height, and what has found no room in them. */
export function filled<T>(
  things: readonly T[],
  room: { readonly count: number; readonly most: number; heightOf(thing: T): number },
): { readonly columns: readonly (readonly T[])[]; readonly rest: readonly T[] } {
  const columns: T[][] = [[]];
  let height = 0;
  for (const [index, thing] of things.entries()) {
    const own = room.heightOf(thing);
    const isNext = height + own > room.most;
    const isFull = isNext && (columns.length === room.count || own > room.most);
    if (isFull) return { columns, rest: things.slice(index) };
    if (isNext) {
      columns.push([]);
      height = 0;
    }
    (columns.at(-1) as T[]).push(thing);
    height += own;
  }
  return { columns, rest: [] };
}

export const columnWidth = (width: number, count: number, gap: number): number =>
  (width - gap * (count - 1)) / count;

/** The setting has the width of one column. */
export function columnsBox<T>(
  columns: readonly (readonly T[])[],
  { width, scale }: Setting,
  boxOf: (things: readonly T[]) => Box,
): Box {
  const step = width + GAPS.column * scale;
  return beside(columns.map((things, index) => [index * step, boxOf(things)]));
}
