import { expect, test } from 'vitest';
import { DIGIT_EMS, emsOf } from './figure-width.ts';

test('a figure is as wide as its letters, whichever digits it has', () => {
  // A dollar sign and eight digits are alike; a comma and a point are narrow.
  expect(emsOf('$111,111.11')).toBe(emsOf('$888,888.88'));
  expect(emsOf('$1,000,000.00') - emsOf('$100,000.00')).toBeCloseTo(DIGIT_EMS + 0.3, 10);
});
