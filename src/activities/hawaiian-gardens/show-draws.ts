// What several shows of the house draw in front of everybody.
import { type RandomSource, shuffled } from '#chance';
import { err, ok, type Result } from '#result';

/** The numbers from 1 on in a random order. */
export function shuffledFor(
  count: number,
  source: RandomSource | undefined,
): Result<readonly number[]> {
  if (source === undefined) {
    return err([{ path: 'outcome', message: 'is decided by chance or by a machine' }]);
  }
  return ok(
    shuffled(
      Array.from({ length: count }, (_, index) => index + 1),
      source,
    ),
  );
}
