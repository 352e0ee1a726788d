import { expect, test } from 'vitest';
import { usd } from '#money';
import { chipsOf } from './chips.ts';

test.each([
  ['0.50', []],
  ['1', [1]],
  ['42', [25, 5, 5, 5, 1, 1]],
  ['330.75', [100, 100, 100, 25, 5]],
])('$%s is the fewest chips', (amount, chips) => {
  expect(chipsOf(usd(amount))).toEqual(chips);
});
