import { expect, test } from 'vitest';
import { makeIdSet } from './id-set.ts';

test('an id that was there is found among a hundred thousand, and others are hardly ever', () => {
  const ids = makeIdSet();
  let mistaken = 0;
  for (let seq = 1; seq <= 100_000; seq++) mistaken += ids.add(`keypad-${seq}`, seq).length;
  expect(mistaken).toBeLessThan(2);
  expect(ids.add('keypad-777', 100_001)).toContain(777);
  expect(ids.add('keypad-777', 100_002)).toEqual(expect.arrayContaining([777, 100_001]));
});
