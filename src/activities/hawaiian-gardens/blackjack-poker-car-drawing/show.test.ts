import { describe, expect, test } from 'vitest';
import type { RandomSource } from '#chance';
import { playShow } from '../../play-show.fixture.ts';
import { BLACKJACK_POKER_CAR_DRAWING } from './index.ts';

/** Leaves all in the order in which they came: each swap is with oneself. */
const stay = (): RandomSource => {
  let limit = 16;
  return {
    next: () => {
      limit -= 1;
      return limit;
    },
  };
};

const tournament = (players = 16) =>
  playShow(BLACKJACK_POKER_CAR_DRAWING, 'tournament', { players, source: stay() });
const count = (table: 1 | 2 | 3, ...chips: readonly number[]) => ({
  step: `count-${table}`,
  facts: { chips },
});
const FIRST = count(1, 80, 70, 60, 50, 40, 30, 20, 10);
const SECOND = count(2, 10, 20, 30, 40, 50, 60, 70, 80);

describe('the tournament for the car', () => {
  test('rule 4: two tables of eight, and both are counted before the final one', () => {
    const show = tournament();
    expect(show.steps()).toEqual(['count-1', 'count-2']);
    expect(show.take(SECOND).steps()).toEqual(['count-1']);
    expect(show.take(SECOND, FIRST).steps()).toEqual(['count-3']);
  });

  test('rule 4: 24 hands at the first two tables, and 16 at the final one', () => {
    const handsOf = ({ state }: ReturnType<typeof tournament>) =>
      (state['tables'] as { handCount: number }[]).map(({ handCount }) => handCount);
    expect(handsOf(tournament())).toEqual([24, 24]);
    expect(handsOf(tournament().take(FIRST, SECOND))).toEqual([24, 24, 16]);
  });

  test('rule 5: eight have $200, seven $300, and the first of the final table the car', () => {
    // Players 1 to 4 and 16 to 13 go through; of them player 14 has most in the end.
    const over = tournament().take(FIRST, SECOND, count(3, 1, 2, 3, 4, 5, 6, 900, 8));
    expect(over.steps()).toEqual([]);
    const prizes = over.prizes();
    expect(prizes[0]).toBe(
      'player 14 final-table-first a new compact car, on display at the entrance',
    );
    expect(prizes.filter((each) => each.endsWith('final-table-others'))).toHaveLength(7);
    expect(prizes.filter((each) => each.endsWith('first-round-last-four')).sort()).toEqual(
      [10, 11, 12, 5, 6, 7, 8, 9].map((player) => `player ${player} first-round-last-four`),
    );
    expect(prizes).toHaveLength(16);
  });

  test('HG-3.6: the house decides between equal chips on the line', () => {
    const tied = tournament().take(count(1, 80, 70, 60, 50, 50, 50, 20, 10), SECOND);
    expect(tied.steps()).toEqual(['break-tie-1']);
    expect(tied.choices('break-tie-1')).toEqual(['4', '5', '6']);
    const through = tied.take({ step: 'break-tie-1', choice: '5' });
    expect(through.steps()).toEqual(['count-3']);
    const [{ through: names = [] } = {}] = through.state['tables'] as { through?: number[] }[];
    expect(names).toEqual([0, 1, 2, 4]);
  });

  test('HG-3.6: and at the final table between equal chips for the car', () => {
    const tied = tournament().take(FIRST, SECOND, count(3, 9, 9, 1, 1, 1, 1, 1, 1));
    expect(tied.choices('break-tie-3')).toEqual(['1', '2']);
    const over = tied.take({ step: 'break-tie-3', choice: '2' });
    expect(over.prizes()[0]).toContain('player 2 final-table-first');
  });

  test('a count has a whole number for each seat', () => {
    const show = tournament();
    expect(show.refused(count(1, 1, 2, 3))).toEqual(['facts.chips']);
    expect(show.refused(count(1, 1, 2, 3, 4, 5, 6, 7, -8))).toEqual(['facts.chips']);
    expect(show.refused(count(1, 1, 2, 3, 4, 5, 6, 7, 0.5))).toEqual(['facts.chips']);
    expect(show.refused({ step: 'count-1' })).toEqual(['facts.chips']);
    expect(show.refused(count(3, 1))).toEqual(['step']);
  });

  test('HG-3.9: fewer than sixteen play as they are', () => {
    // Seven: four at the first table, three at the second, and all go through.
    const show = tournament(7).take(count(1, 4, 3, 2, 1), count(2, 3, 2, 1));
    expect(show.steps()).toEqual(['count-3']);
    const over = show.take(count(3, 1, 2, 3, 4, 5, 6, 7));
    expect(over.prizes()).toHaveLength(7);
  });
});
