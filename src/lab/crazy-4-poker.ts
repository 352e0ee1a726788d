import { STANDARD_DECK } from '#cards';
import {
  crazy4DealerQualifies,
  isPairOfAcesOrBetter,
  type PayTable,
  rowMet,
  SUPER_BONUS,
} from '#games';
import { describeFourCard } from '#hands';
import { type CrazyFourRules, crazyFourBestPlay } from './best-play.ts';
import { crazyFourDecision } from './decision.ts';
import type { GameLab } from './game-lab.ts';

const handOf = (strength: number) => ({ ...describeFourCard(strength), strength });

/** What a hand wins by a table of odds, in halves of the wager. */
export function halvesWon(table: PayTable, strength: number): number {
  const pays = rowMet(table, handOf(strength))?.pays;
  return pays?.kind === 'to' ? Number((2n * pays.wins) / pays.per) : 0;
}

const RULES: CrazyFourRules = {
  superBonusHalves: (strength) => halvesWon(SUPER_BONUS, strength),
  mayTriple: (strength) => isPairOfAcesOrBetter(handOf(strength)),
  dealerQualifies: (strength) => crazy4DealerQualifies(handOf(strength)),
};

export const CRAZY_4_LAB: GameLab = {
  game: 'crazy-4-poker',
  bestPlay: (onProgress) => ({ play: crazyFourBestPlay(RULES, STANDARD_DECK.cards, onProgress) }),
  decide: (player) => crazyFourDecision(RULES, player),
};
