import { type RandomSource, shuffled } from '#chance';
import { assert } from '#result';
import type { Card } from './card.ts';

/** Cards (or tiles) in the order in which they will come out. A shoe is a value: dealing from it
 * gives the cards and the shoe that is left. */
export interface Shoe<Piece = Card> {
  readonly pieces: readonly Piece[];
  readonly dealtCount: number;
}

/** The only way to shuffle: the randomness is handed in. */
export const shuffledShoe = <Piece>(
  pieces: readonly Piece[],
  source: RandomSource,
): Shoe<Piece> => ({ pieces: shuffled(pieces, source), dealtCount: 0 });

/** A shoe in a known order, for tests and replays. */
export const orderedShoe = <Piece>(pieces: readonly Piece[]): Shoe<Piece> => ({
  pieces,
  dealtCount: 0,
});

export const leftIn = <Piece>(shoe: Shoe<Piece>): number => shoe.pieces.length - shoe.dealtCount;

export function deal<Piece>(shoe: Shoe<Piece>, count: number): [Piece[], Shoe<Piece>] {
  assert(
    Number.isInteger(count) && count >= 0 && count <= leftIn(shoe),
    `${count} cards asked of a shoe with ${leftIn(shoe)} left`,
  );
  const dealtCount = shoe.dealtCount + count;
  return [shoe.pieces.slice(shoe.dealtCount, dealtCount), { pieces: shoe.pieces, dealtCount }];
}
