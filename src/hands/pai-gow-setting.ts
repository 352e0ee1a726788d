import type { Card } from '#cards';
import { assert } from '#result';
import {
  COMMON_PAI_GOW,
  type PaiGowHand,
  type PaiGowOptions,
  rankPaiGowFive,
  rankPaiGowTwo,
} from './pai-gow-poker.ts';
import { choose } from './pattern.ts';

/** Seven cards set: two in front, five behind. `best` of each holds all of its cards. */
export interface PaiGowSetting {
  readonly front: PaiGowHand;
  readonly back: PaiGowHand;
}

export const setPaiGow = (
  { front, back }: { readonly front: readonly Card[]; readonly back: readonly Card[] },
  options: PaiGowOptions = COMMON_PAI_GOW,
): PaiGowSetting => ({
  front: rankPaiGowTwo(front, options),
  back: rankPaiGowFive(back, options),
});

/** A setting is foul when the front ranks above the back. They never tie: where the back shows the
 * same pair or the same two high cards, its other three cards put it above (reading). */
export const isFoul = ({ front, back }: PaiGowSetting): boolean => front.strength > back.strength;

/** The settings of seven cards that are not foul, out of the 21. They come in the order of the
 * cards, not of the deal, so that equal cards always give equal lists. */
export function legalSettings(
  cards: readonly Card[],
  options: PaiGowOptions = COMMON_PAI_GOW,
): PaiGowSetting[] {
  assert(cards.length === 7, `a deal has 7 cards, not ${cards.length}`);
  const sorted = [...cards].sort((a, b) => a - b);
  return [...choose(sorted, 2)]
    .map((front) =>
      setPaiGow({ front, back: sorted.filter((card) => !front.includes(card)) }, options),
    )
    .filter((setting) => !isFoul(setting));
}

export type PaiGowOutcome = 'win' | 'lose' | 'push';

/** How the player's bet ends: won when both hands beat the dealer's, lost when neither does. A copy,
 * a hand of equal strength, is the dealer's. A player's foul hand loses. */
export function paiGowOutcome({
  player,
  dealer,
}: {
  readonly player: PaiGowSetting;
  readonly dealer: PaiGowSetting;
}): PaiGowOutcome {
  assert(!isFoul(dealer), 'the dealer is set by the house way, which is never foul');
  if (isFoul(player)) return 'lose';
  const winsFront = player.front.strength > dealer.front.strength;
  const winsBack = player.back.strength > dealer.back.strength;
  if (winsFront !== winsBack) return 'push';
  return winsFront ? 'win' : 'lose';
}
