import { sha256 } from '@noble/hashes/sha2';
import type { RandomSource } from './source.ts';

const WORDS_A_BLOCK = 8;

/** As many words as needed out of a few random bytes: word after word of SHA-256 over the bytes and
 * a block's number. With the bytes all of it can be repeated; without them, no one can guess the
 * next word from those before. */
export function expandedSource(seed: Uint8Array): RandomSource {
  const input = new Uint8Array(seed.length + 4);
  input.set(seed);
  const number = new DataView(input.buffer, seed.length);
  let block: DataView = number;
  let count = 0;
  return {
    next() {
      const at = count % WORDS_A_BLOCK;
      if (at === 0) {
        number.setUint32(0, count / WORDS_A_BLOCK);
        const digest = sha256(input);
        block = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      }
      count += 1;
      return block.getUint32(at * 4);
    },
  };
}
