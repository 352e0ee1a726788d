import { randomBytes } from 'node:crypto';
import { type RandomSource, recordedSource } from '#chance';

const BYTES_AT_ONCE = 4_096;

/** Words of the operating system's cryptographic generator. */
export function systemSource(): RandomSource {
  let source = recordedSource(randomBytes(BYTES_AT_ONCE));
  let left = BYTES_AT_ONCE / 4;
  return {
    next() {
      if (left-- === 0) {
        source = recordedSource(randomBytes(BYTES_AT_ONCE));
        left = BYTES_AT_ONCE / 4 - 1;
      }
      return source.next();
    },
  };
}
