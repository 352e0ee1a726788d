// Known answers. Each hash was worked out by hand in a shell, from the hash before and the body:
// printf '%s\n%s' HASH BODY | sha256sum
import { expect, test } from 'vitest';
import { hashOf, linkedCountOf } from './chain.ts';
import { plainHash } from './rows.fixture.ts';
import { NO_HASH } from './store.ts';

const BODIES = ['{"seq":1,"id":"open"}', '{"seq":2,"id":"é"}', '{"seq":3}'];
const HASHES = [
  'ba55b57be62872b5fc87612372736bea677a88d446226d860d1a27250ac3b9b8',
  '9b34ffb101b1e59a2d6186e362837d8623f8c3703491da308f63731dfd9172c3',
  '17ab72624abdd3022728913884cb5ba4488ccb1c161791e35f89decf2b0c001a',
];

test('before the first record stand 64 zeros', () => {
  expect(NO_HASH).toBe('0'.repeat(64));
});

test.each([
  ['the chain', hashOf],
  ['the second count that the tests of the store make', plainHash],
])('a hash is the SHA-256 of the hash before, a line break and the body: %s', (_, hash) => {
  let before = NO_HASH;
  const chained = BODIES.map((body) => {
    before = hash(before, body);
    return before;
  });
  expect(chained).toEqual(HASHES);
});

test('rows are linked up to the first whose hash is another', () => {
  const linked = (hashes: readonly string[]) => linkedCountOf(BODIES.join('\n'), hashes.join(''));
  const [first, second, third] = HASHES as [string, string, string];
  expect(linked(HASHES)).toBe(3);
  expect(linked([first, second, first])).toBe(2);
  expect(linked([first, third, third])).toBe(1);
  // Nothing is known of the row before the first.
  expect(linkedCountOf(BODIES[0] as string, second)).toBe(1);
});
