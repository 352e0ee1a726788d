import { describe, expect, test } from 'vitest';
import { recordedSource, seededSource } from '#chance';
import { drawSeat, drawTable } from './lucky-table.ts';

/** A source of these small words. */
const words = (...values: readonly number[]) =>
  recordedSource(new Uint8Array(values.flatMap((value) => [0, 0, 0, value])));

describe('the ball', () => {
  const bin = { balls: [1, 2, 3, 4, 5, 6], active: [2, 5] };

  test('names an active table, and those held out before it are inactive', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { heldOut, table } = drawTable(bin, seededSource(seed));
      expect(bin.active).toContain(table);
      expect(heldOut.filter((ball) => bin.active.includes(ball))).toEqual([]);
    }
  });

  test('names no table where none is active', () => {
    const { heldOut, table } = drawTable({ balls: [1, 2], active: [] }, seededSource(1));
    expect(table).toBeUndefined();
    expect(new Set(heldOut)).toEqual(new Set([1, 2]));
  });
});

describe('the seat card', () => {
  test('is one of eight', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8];
    const drawn = all.map((_, index) =>
      drawSeat(all, { source: words(index), emptySeat: 'nobody' }),
    );
    expect(drawn).toEqual(all);
  });

  test('is picked again where nobody sits there', () => {
    expect(drawSeat([3, 6], { source: words(0, 1), emptySeat: 'pick-again' })).toBe(6);
  });

  test('pays nobody there under the other reading, and never a ninth seat', () => {
    expect(drawSeat([3, 6], { source: words(0), emptySeat: 'nobody' })).toBeUndefined();
    expect(drawSeat([9], { source: words(0), emptySeat: 'pick-again' })).toBeUndefined();
  });
});
