import { expect, test } from 'vitest';
import { lastFour } from './index.ts';

test('the last four characters are shown, without dashes', () => {
  expect(lastFour('123-45-6789')).toBe('6789');
  expect(lastFour('D1234567')).toBe('4567');
  expect(lastFour('12 3456 789-0 ')).toBe('7890');
});

test('a short number is never shown whole', () => {
  expect(['123456', '1234', '12', '1', ''].map(lastFour)).toEqual(['456', '34', '2', '', '']);
});
