// What tests of the whole house ask of tournaments: a command of every type, a scene with everything that
// can be wrong, and a day on which everything happens once.
import type { Faulty, Fields } from '../fault.fixture.ts';
import { type Floor, openedFloor } from '../floor.fixture.ts';
import type { TOURNAMENT_COMMANDS } from './words.ts';

export const TOURNAMENT_SAMPLES = {} as const satisfies Record<
  keyof typeof TOURNAMENT_COMMANDS,
  Fields
>;

export function tournamentFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  return { floor: openedFloor({ game: 'blackjack-poker' }), faulty: [] };
}

export function tournamentDay(): Floor {
  return openedFloor({ game: 'blackjack-poker' });
}
