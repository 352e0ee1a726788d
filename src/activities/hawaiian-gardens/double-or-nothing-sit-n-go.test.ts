import { expect, test } from 'vitest';
import { sum, times, usd } from '#money';
import { approvedSheet } from '#rules';
import {
  DOUBLE_OR_NOTHING_SIT_N_GO,
  SIT_N_GO_RULES,
  sitNGoPrizes,
  type TiedOut,
} from './double-or-nothing-sit-n-go.ts';

test('the buy-ins go to the pool, and each survivor has twice the buy-in', () => {
  const wall = JSON.stringify(approvedSheet(DOUBLE_OR_NOTHING_SIT_N_GO).sections);
  expect(wall).toContain('100% to the pool of buy-ins');
  expect(wall).toContain('twice the buy-in');
  expect(wall).not.toMatch(/meter|seed|wager/i);
});

const BUY_IN = usd('25.01');
const TWICE = usd('50.02');

const prizes = (
  survivors: readonly string[],
  lastOut: readonly (readonly [string, number])[],
  tiedOut?: TiedOut,
) =>
  sitNGoPrizes(
    {
      buyIn: BUY_IN,
      starterCount: 10,
      survivors,
      lastOut: lastOut.map(([player, chips]) => ({ player, chips })),
    },
    tiedOut,
  );

test('each of the five who are left of ten has twice the buy-in, which is the whole pool', () => {
  const paid = prizes(['A', 'B', 'C', 'D', 'E'], [['F', 100]]);
  expect([...paid]).toEqual(['A', 'B', 'C', 'D', 'E'].map((player) => [player, TWICE]));
  expect(sum([...paid.values()])).toEqual(times(BUY_IN, 10n));
});

test('two who go out together divide the place that is left', () => {
  const paid = prizes(
    ['A', 'B', 'C', 'D'],
    [
      ['E', 100],
      ['F', 300],
    ],
  );
  expect(paid.get('E')).toEqual(BUY_IN);
  expect(paid.get('F')).toEqual(BUY_IN);
  expect(sum([...paid.values()])).toEqual(times(BUY_IN, 10n));
});

test('of three, the first to the left of the button has the odd cents', () => {
  const paid = prizes(
    ['A', 'B', 'C', 'D'],
    [
      ['E', 100],
      ['F', 300],
      ['G', 50],
    ],
  );
  expect(['E', 'F', 'G'].map((player) => paid.get(player))).toEqual([
    usd('16.68'),
    usd('16.67'),
    usd('16.67'),
  ]);
});

test('read otherwise, the one who had most chips has the place', () => {
  const paid = prizes(
    ['A', 'B', 'C', 'D'],
    [
      ['E', 100],
      ['F', 300],
    ],
    'most-chips',
  );
  expect([paid.get('E'), paid.get('F')]).toEqual([undefined, TWICE]);
  expect(sum([...paid.values()])).toEqual(times(BUY_IN, 10n));
});

test('an odd number cannot start', () => {
  const end = { buyIn: BUY_IN, starterCount: 9, survivors: ['A', 'B', 'C', 'D'], lastOut: [] };
  expect(() => sitNGoPrizes(end)).toThrow('even number');
});

test('the sheet has 28 rules', () => {
  expect(SIT_N_GO_RULES.at(-1)?.clause).toBe('rule 28');
});
