// The double-up of the Beat the Dealer Promotion: a winner may risk the gain, never the prize, on
// hands of baccarat.
import { type Cents, times } from '#money';

type Pick = 'player' | 'banker';

/** How a hand of baccarat ended, as `doubleUpOutcomeOf` reads it from the two lines. */
type Ending = Pick | 'tie' | 'dragon-7';

/** What the prize is multiplied by: so far, or in the end. */
export type DoubleUp =
  | { readonly state: 'choosing'; readonly multiple: 1 | 2 | 4 }
  | { readonly state: 'over'; readonly multiple: 1 | 2 | 4 | 10 };

/** The ticket is verified, and nothing has been played. */
export const DRAWN: DoubleUp = { state: 'choosing', multiple: 1 };

const over = (multiple: 1 | 2 | 4 | 10): DoubleUp => ({ state: 'over', multiple });

const WON: Readonly<Record<1 | 2 | 4, DoubleUp>> = {
  1: { state: 'choosing', multiple: 2 },
  2: { state: 'choosing', multiple: 4 },
  4: over(10),
};

/** Takes the prize reached so far. */
export const keep = ({ multiple }: DoubleUp): DoubleUp => over(multiple);

/** Plays a hand. A dragon 7 ends it at ten times for any pick, a tie decides nothing, and a wrong
 * pick leaves the prize as it was drawn. */
export function playHand(
  standing: Extract<DoubleUp, { state: 'choosing' }>,
  { pick, ending }: { readonly pick: Pick; readonly ending: Ending },
): DoubleUp {
  if (ending === 'dragon-7') return over(10);
  if (ending === 'tie') return standing;
  return ending === pick ? WON[standing.multiple] : over(1);
}

/** What a prize in money has become. */
export const worthOf = ({ multiple }: DoubleUp, prize: Cents): Cents =>
  times(prize, BigInt(multiple));
