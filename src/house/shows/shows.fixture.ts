// What tests of the whole house ask of shows: a command of every type, a scene with everything that
// can be wrong, and a day on which everything happens once.
import type { Faulty, Fields } from '../fault.fixture.ts';
import { type Floor, openedFloor } from '../floor.fixture.ts';
import type { SHOW_COMMANDS } from './words.ts';

const chance = '5a'.repeat(32);
const step = { step: 'spin' };
const show = 'none';

export const SHOW_SAMPLES = {
  'start-show': { show, offering: 'none', game: 'wheel', players: ['p9'], chance },
  'step-show': { show, step, chance },
  'record-step': { show, step: { ...step, outcome: 'x' } },
  'confirm-step': { show },
  'dispute-step': { show, reason: 'for the test' },
  'award-show': { show },
  'abandon-show': { show, reason: 'for the test' },
} as const satisfies Record<keyof typeof SHOW_COMMANDS, Fields>;

export function showFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  return { floor: openedFloor({ game: 'blackjack-poker' }), faulty: [] };
}

export function showDay(): Floor {
  return openedFloor({ game: 'blackjack-poker' });
}
