// What tests of the whole house ask of club: a command of every type, a scene with everything that
// can be wrong, and a day on which everything happens once.
import type { Faulty, Fields } from '../fault.fixture.ts';
import { type Floor, openedFloor } from '../floor.fixture.ts';
import type { CLUB_COMMANDS } from './words.ts';

export const CLUB_SAMPLES = {} as const satisfies Record<keyof typeof CLUB_COMMANDS, Fields>;

export function clubFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  return { floor: openedFloor({ game: 'blackjack-poker' }), faulty: [] };
}

export function clubDay(): Floor {
  return openedFloor({ game: 'blackjack-poker' });
}
