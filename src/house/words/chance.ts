// Chance as it comes in with a command.
import { expandedSource, type RandomSource } from '#chance';

/** The words that the random bytes of a command stand for. */
export const sourceOf = (chance: string): RandomSource =>
  expandedSource(
    Uint8Array.from({ length: chance.length / 2 }, (_, at) => {
      return Number.parseInt(chance.slice(at * 2, at * 2 + 2), 16);
    }),
  );
