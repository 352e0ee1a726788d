import { describe, expect, test } from 'vitest';
import { seededSource } from '#chance';
import { drawnSeats, fromButton, nextButton, proposalOf } from './seating.ts';

const place = (table: string, taken: readonly number[] = [], seatCount = 9) => ({
  table,
  taken,
  seatCount,
});

describe('seats that are drawn', () => {
  test('make tables that differ by one player at most, and give nobody’s seat away', () => {
    const patrons = Array.from({ length: 25 }, (_, at) => `p${at}`);
    const places = ['A', 'B', 'C'].map((table) => place(table));
    const seats = drawnSeats(patrons, places, seededSource(7));
    const counts = ['A', 'B', 'C'].map((table) => seats.filter((at) => at.table === table).length);
    expect([...counts].sort()).toEqual([8, 8, 9]);
    expect(new Set(seats.map(({ table, seat }) => `${table}${seat}`)).size).toBe(25);
    expect(new Set(seats.map(({ patron }) => patron))).toEqual(new Set(patrons));
  });

  test('fill the emptiest table first, and never a taken seat', () => {
    const places = [place('A', [1, 2, 3, 4, 5]), place('B', [1, 2, 3])];
    const seats = drawnSeats(['x', 'y'], places, seededSource(1));
    expect(seats.map(({ table }) => table)).toEqual(['B', 'B']);
    expect(seats.every(({ seat }) => seat > 3)).toBe(true);
  });

  test('are every seat alike often', () => {
    const source = seededSource(3);
    const counts = new Map<number, number>();
    for (let at = 0; at < 9000; at++) {
      const [drawn] = drawnSeats(['x'], [place('A')], source);
      const seat = drawn?.seat ?? 0;
      counts.set(seat, (counts.get(seat) ?? 0) + 1);
    }
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // Eight degrees of freedom, 99%.
    expect(chi).toBeLessThan(20.09);
  });
});

describe('a table', () => {
  test('is drawn alike often where several are as empty', () => {
    const source = seededSource(5);
    const counts = new Map<string, number>();
    const places = ['A', 'B', 'C'].map((table) => place(table));
    for (let at = 0; at < 3000; at++) {
      const [drawn] = drawnSeats(['x'], places, source);
      counts.set(drawn?.table ?? '', (counts.get(drawn?.table ?? '') ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['A', 'B', 'C']);
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // Two degrees of freedom, 99%.
    expect(chi).toBeLessThan(9.21);
  });
});

describe('balancing', () => {
  test('gives up a table as soon as the others have room', () => {
    const places = [place('A', [1, 2, 3, 4, 5]), place('B', [1, 2, 3, 4])];
    expect(proposalOf(places)).toEqual({ propose: 'break-table', table: 'B' });
  });

  test('moves who has the big blind next, where one table has two more than another', () => {
    const full = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const button = { button: 9, small: 1, big: 2 };
    const places = [
      { ...place('A', full), button },
      { ...place('B', [1, 2, 3, 4, 5, 6, 7]), button: { button: 7, small: 1, big: 2 } },
    ];
    expect(proposalOf(places)).toEqual({
      propose: 'move',
      from: 'A',
      seat: 3,
      to: { table: 'B', seat: 8 },
    });
  });

  test('leaves tables alone that differ by one', () => {
    const places = [place('A', [1, 2, 3, 4, 5, 6, 7, 8]), place('B', [1, 2, 3, 4, 5, 6, 7])];
    expect(proposalOf(places)).toBeUndefined();
  });
});

describe('the dead button', () => {
  test('moves on with the blinds', () => {
    const first = nextButton(undefined, [1, 3, 5, 7]);
    expect(first).toEqual({ button: 1, small: 3, big: 5 });
    expect(nextButton(first, [1, 3, 5, 7])).toEqual({ button: 3, small: 5, big: 7 });
  });

  test('stands at an empty seat where the small blind has gone out', () => {
    expect(nextButton({ button: 1, small: 3, big: 5 }, [1, 5, 7])).toEqual({
      button: 3,
      small: 5,
      big: 7,
    });
  });

  test('leaves the small blind empty where the big blind has gone out', () => {
    expect(nextButton({ button: 1, small: 3, big: 5 }, [1, 3, 7])).toEqual({
      button: 3,
      small: 5,
      big: 7,
    });
  });

  test('is the small blind’s of two players, and nobody has the big blind twice', () => {
    expect(nextButton({ button: 1, small: 3, big: 5 }, [3, 5])).toEqual({
      button: 5,
      small: 5,
      big: 3,
    });
  });

  test('is where the order of a table begins', () => {
    expect(fromButton(5, [1, 3, 5, 7])).toEqual([7, 1, 3, 5]);
  });
});
