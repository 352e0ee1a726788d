// What was true at an earlier moment, as far back as a late report may ask.
import type { Moment } from '#rules';
import type { Spell } from '../words/shapes.ts';

/** Cards that were read are told within a day; what ended before is forgotten. */
const KEPT_MS = 2 * 86_400_000;

/** Ends the last spell where it lasts, and forgets those that ended long ago. */
export function endSpell(spells: Spell[], { instant }: Pick<Moment, 'instant'>): void {
  const last = spells.at(-1);
  if (last !== undefined && last.until === undefined) last.until = instant;
  const kept = spells.findIndex((each) => !endedLongAgo(each, { instant }));
  spells.splice(0, kept);
}

export const endedLongAgo = ({ until }: Spell, { instant }: Pick<Moment, 'instant'>): boolean =>
  until !== undefined && until <= instant - KEPT_MS;

/** Whether a spell had begun by then, and was not over. */
export const isDuring = (
  { from, until = Number.POSITIVE_INFINITY }: Spell,
  { instant }: Pick<Moment, 'instant'>,
): boolean => from <= instant && instant < until;
