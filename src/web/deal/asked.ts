// Steps of the procedure as the house is asked for them: without what it knows by itself.

import { makeCards } from '#cards';
import type { CommandFields } from '#client';
import type { TableAction } from '#games';
import { given } from '#result';

type DealtStep = CommandFields<'deal-steps'>['steps'][number];

/** The badge says the role, the clock the time, the books the meters, recorded chance what is drawn. */
const KNOWN = ['by', 'player', 'meters', 'order', 'accepted', 'magicCard', 'luckySeat'];

export function askedOf(action: TableAction): DealtStep {
  // Of a correction and of a broken rule `at` is a place at the table, and otherwise the time.
  const isPlace = action.type === 'correct-cards' || action.type === 'note-breach';
  const known = isPlace ? KNOWN : [...KNOWN, 'at'];
  const kept = Object.entries(action).filter(
    ([field, value]) => !known.includes(field) && value !== undefined,
  );
  const cards =
    'cards' in action && action.cards !== undefined ? makeCards(action.cards) : undefined;
  return given({ ...Object.fromEntries(kept), cards }) as unknown as DealtStep;
}
