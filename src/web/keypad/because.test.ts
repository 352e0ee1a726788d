import { expect, test } from 'vitest';
import { withoutId } from './because.ts';

test('ids of presses are left out, and all else that the house says stays', () => {
  const id = 'press-279650cd-f3d2-4370-b133-5af6f8eea7e4';
  expect(withoutId(`A call is waiting. (${id})`)).toBe('A call is waiting.');
  expect(withoutId('There is no fee. (seat 3)')).toBe('There is no fee. (seat 3)');
});
