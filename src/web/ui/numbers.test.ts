import { expect, test } from 'vitest';
import { grouped, oneInOf, percentOf } from './numbers.ts';

test('counts are grouped by thousands, however large', () => {
  expect(grouped(4_998_398_275_503_360n)).toBe('4,998,398,275,503,360');
});

// Wikipedia, Poker probability: five cards of 52.
test.each([
  [4n, '0.0001539%', '649,740'],
  [624n, '0.02401%', '4,165'],
  [54_912n, '2.113%', '47.33'],
  [1_098_240n, '42.26%', '2.37'],
])('%i of all five-card hands are %s, 1 in %s', (count, percent, oneIn) => {
  expect(percentOf(count, 2_598_960n)).toBe(percent);
  expect(oneInOf(count, 2_598_960n)).toBe(oneIn);
});

test('only what never comes is 0%, only what is sure is 100%', () => {
  expect(percentOf(0n, 1_326n)).toBe('0%');
  expect(percentOf(1_326n, 1_326n)).toBe('100%');
  expect(percentOf(635_013_559_596n, 635_013_559_600n)).toBe('>99.99%');
});
