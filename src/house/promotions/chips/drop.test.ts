import { describe, expect, test } from 'vitest';
import type { Floor } from '../../fixtures/floor.fixture.ts';
import { onlyEvent } from '../../fixtures/jackpot.fixture.ts';
import { chip, chipFloor, play } from './chip-floor.fixture.ts';

describe('lost chips in a drop box', () => {
  const lose = (floor: Floor): string => {
    const lost = chip(floor, 'free-play-chip');
    floor.do('flo', 'verify-use', { use: play(floor, lost, 'lose') });
    return lost;
  };
  const count = (floor: Floor, by: string, counted: number) =>
    floor.do(by, 'count-dropped-chips', { table: 'T1', counted });

  test('that differ are counted again by somebody else, who is not told how many there are', () => {
    const floor = chipFloor();
    const expected = [lose(floor), lose(floor)];
    expect(count(floor, 'cole', 1)).toEqual([
      { type: 'dropped-chips-noted', table: 'T1', counted: 1 },
    ]);
    expect(floor.refused('cole', 'count-dropped-chips', { table: 'T1', counted: 2 })).toBe(
      'count-again',
    );
    // Lost after the box was taken away: of the next count.
    const later = lose(floor);
    const counted = onlyEvent(count(floor, 'cleo', 2), 'dropped-chips-counted');
    expect(counted).toMatchObject({ expected, before: [{ by: 'cole', counted: 1 }] });
    const next = onlyEvent(count(floor, 'cole', 1), 'dropped-chips-counted');
    expect(next).toEqual({ ...next, expected: [later], counted: 1 });
    expect(next.before).toBeUndefined();
  });

  test('are believed missing once two people in a row have counted the same', () => {
    const floor = chipFloor();
    lose(floor);
    for (const [by, counted] of [['cole', 3] as const, ['cleo', 0] as const]) {
      onlyEvent(count(floor, by, counted), 'dropped-chips-noted');
    }
    const { expected, counted } = onlyEvent(count(floor, 'cole', 0), 'dropped-chips-counted');
    expect([expected.length, counted]).toEqual([1, 0]);
  });

  test('are written down where none should be', () => {
    const floor = chipFloor();
    onlyEvent(count(floor, 'cole', 1), 'dropped-chips-noted');
    const { expected } = onlyEvent(count(floor, 'cleo', 1), 'dropped-chips-counted');
    expect(expected).toEqual([]);
  });
});
