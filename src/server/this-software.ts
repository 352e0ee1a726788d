import { fileURLToPath } from 'node:url';
import { type Software, softwareIn } from '#store';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let found: Software | undefined;

/** The program that runs; looked at once, for it does not change while it does. */
export function thisSoftware(): Software {
  found ??= softwareIn(ROOT);
  return found;
}
