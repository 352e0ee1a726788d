// Hands made of a player's own (hole) cards and shared (board) cards. Hold'em lets any five play;
// Omaha takes exactly two of the hole cards; the sheets ask for hands in which both hole cards,
// or at least one, play, and some for a pocket pair behind four of a kind.
import { type Card, rankIndexOf } from '#cards';
import type { FiveCardCategory } from './five-card.ts';
import type { RankedHand } from './hand.ts';
import { choose } from './pattern.ts';

export type HoleUse = 'any' | 'at-least-one' | 'exactly-two';

const COUNTS: Readonly<Record<HoleUse, { readonly least: number; readonly most: number }>> = {
  any: { least: 0, most: 5 },
  'at-least-one': { least: 1, most: 5 },
  'exactly-two': { least: 2, most: 2 },
};

export interface Holding {
  readonly hole: readonly Card[];
  /** The board, or the player's own up cards in stud. */
  readonly board: readonly Card[];
}

export interface HoleHand<Category extends string = FiveCardCategory> extends RankedHand<Category> {
  /** The hole cards that play. */
  readonly holeUsed: readonly Card[];
}

/** Two hole cards of one rank. */
export const isPocketPair = (hole: readonly Card[]): boolean =>
  hole.length === 2 && rankIndexOf(hole[0] as Card) === rankIndexOf(hole[1] as Card);

/** Every five cards that this use of the hole cards allows. */
function* fivesOf(
  { hole, board }: Holding,
  use: HoleUse,
): Generator<{ readonly holeUsed: Card[]; readonly five: Card[] }> {
  const { least, most } = COUNTS[use];
  for (let count = least; count <= Math.min(most, hole.length); count++) {
    if (5 - count > board.length) continue;
    for (const holeUsed of choose(hole, count)) {
      for (const shared of choose(board, 5 - count))
        yield { holeUsed, five: [...holeUsed, ...shared] };
    }
  }
}

/** The best hand by any five-card ranking among the fives that the use allows; of equal ones the
 * one with the fewest hole cards. Null where the cards do not reach for five. */
export function rankHolding<Category extends string>(
  holding: Holding,
  use: HoleUse,
  rank: (five: readonly Card[]) => RankedHand<Category>,
): HoleHand<Category> | null {
  let best: HoleHand<Category> | null = null;
  for (const { holeUsed, five } of fivesOf(holding, use)) {
    const ranked = rank(five);
    if (best === null || ranked.strength > best.strength) best = { ...ranked, holeUsed };
  }
  return best;
}
