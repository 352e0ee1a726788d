import { expect, test } from 'vitest';
import { showChance } from './show.ts';

// Worked out with Python's hashlib: SHA-256 over "houseway show 1", the secret, nothing, and the step in eight bytes,
// each behind its length in four.
test.each([
  ['01'.repeat(32), 0, 'fb498dbada93bdae287fc9c6ec668396838fd890957a9a938254a98f28c37155'],
  ['01'.repeat(32), 1, 'ec637af42c797252e4037df1e96efc7f06b1e66181aba74ad4ad434e9cd50235'],
  [
    '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    7,
    '1b2a73131a8be71ab23f23d915b0a8afd97d0574ca5612caa9758952c7aaebf2',
  ],
])('the chance of secret %s at step %i', (secret, step, chance) => {
  expect(showChance(secret, step)).toBe(chance);
});

test.each([-1, 0.5])('there is no step %d', (step) => {
  expect(() => showChance('01'.repeat(32), step)).toThrow('steps count from 0');
});
