import { expect, test } from 'vitest';
import { afterMessage } from './mirror.ts';

test('the present takes the place of everything, changes come on top, and what is gone is gone', () => {
  const present = afterMessage(new Map([['old', 0]]), { present: { a: 1, b: 2 } });
  expect(present).toEqual(new Map([['a', 1] as const, ['b', 2] as const]));
  const changed = afterMessage(present, { changed: { b: 3, c: 4 }, removed: ['a'] });
  expect([...changed]).toEqual([
    ['b', 3],
    ['c', 4],
  ]);
  expect(present.get('b')).toBe(2);
});
