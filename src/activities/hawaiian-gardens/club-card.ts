// The Player Club Card, which counts the hours of play, and the drawings by computer among cards.
import { below, type RandomSource } from '#chance';
import { type Clause, clausesOf } from '#rules';

interface TrackedCard {
  readonly card: string;
  /** One for each full hour played. */
  readonly points: number;
}

/** A card drawn by its points, each of which is one chance; none where no card in the drawing has a
 * point. `without` are cards that cannot be drawn again. */
export function drawByPoints(
  cards: readonly TrackedCard[],
  { source, without = [] }: { readonly source: RandomSource; readonly without?: readonly string[] },
): string | undefined {
  const drawn = cards.filter(({ card, points }) => points >= 1 && !without.includes(card));
  const pointCount = drawn.reduce((count, { points }) => count + points, 0);
  if (pointCount === 0) return undefined;
  let left = below(source, pointCount);
  return drawn.find(({ points }) => {
    const isIt = left < points;
    left -= points;
    return isIt;
  })?.card;
}

/** What the old sheets take for proper identification. */
export const UNEXPIRED_ID =
  "an unexpired photo ID: driver's licence, California ID card, passport or military ID";

/** What the old sheets say of the card in the same way. */
// biome-ignore format: a line for each, as the sheet has them
export const clubCardRules = (clause: string): readonly Clause[] => clausesOf([
  [clause, 'The Player Club Card is free: the Card Desk gives it to anybody who fills in the form.'],
  [clause, "The form asks for the player's name, address and identification."],
  [clause, "The card's barcode holds the PIN and who the player is."],
]);
