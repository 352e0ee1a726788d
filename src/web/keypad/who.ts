// Who sits at a seat, in the few words that fit on it.
import type { PersonKind, SeatPosition } from '#games';
import type { SeatFacts } from './facts.ts';

interface Who {
  /** What matters first: a person who is no patron, or how a patron plays. */
  readonly first: `short.${PersonKind}` | `positions.${SeatPosition}` | 'seats.empty';
  readonly second: `positions.${SeatPosition}` | undefined;
}

export function whoSits({ person, position = 'seated' }: SeatFacts): Who {
  if (person === undefined) return { first: 'seats.empty', second: undefined };
  if (person === 'patron') return { first: `positions.${position}`, second: undefined };
  const second = position === 'seated' ? undefined : (`positions.${position}` as const);
  return { first: `short.${person}`, second };
}
