// What tests of the whole house ask of pools: a command of every type, a scene with everything that
// can be wrong, and a day on which everything happens once.
import type { Faulty, Fields } from '../fault.fixture.ts';
import { type Floor, openedFloor } from '../floor.fixture.ts';
import type { POOL_COMMANDS } from './words.ts';

export const POOL_SAMPLES = {} as const satisfies Record<keyof typeof POOL_COMMANDS, Fields>;

export function poolFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  return { floor: openedFloor({ game: 'blackjack-poker' }), faulty: [] };
}

export function poolDay(): Floor {
  return openedFloor({ game: 'blackjack-poker' });
}
