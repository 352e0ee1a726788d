import type { Card } from '#cards';
import type { RankedHand } from '../../src/hands/hand.ts';
import { compareKeys, type Key } from './poker.ts';

/** In how many neighboring places the strengths and the slow evaluator's keys disagree, when the
 * hands are laid out from the worst to the best by strength: 0 says that both have one order. */
export function disagreements(
  hands: readonly (readonly Card[])[],
  rank: (hand: readonly Card[]) => Pick<RankedHand, 'strength'>,
  key: (hand: readonly Card[]) => Key,
): number {
  const both = hands
    .map((hand) => ({ strength: rank(hand).strength, key: key(hand) }))
    .sort((a, b) => a.strength - b.strength);
  let wrong = 0;
  for (let index = 1; index < both.length; index++) {
    const [below, above] = [both[index - 1], both[index]] as [(typeof both)[0], (typeof both)[0]];
    if (Math.sign(above.strength - below.strength) !== compareKeys(above.key, below.key)) wrong++;
  }
  return wrong;
}
