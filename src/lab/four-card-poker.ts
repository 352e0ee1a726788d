import { STANDARD_DECK } from '#cards';
import { AUTOMATIC_BONUS } from '#games';
import { type FourCardRules, fourCardBestPlay } from './best-play.ts';
import { halvesWon } from './crazy-4-poker.ts';
import { fourCardDecision } from './decision.ts';
import type { GameLab } from './game-lab.ts';

const RULES: FourCardRules = {
  automaticBonusHalves: (strength) => halvesWon(AUTOMATIC_BONUS, strength),
};

export const FOUR_CARD_LAB: GameLab = {
  game: 'four-card-poker',
  bestPlay(onProgress) {
    const { seeing, blind } = fourCardBestPlay(RULES, STANDARD_DECK.cards, onProgress);
    return { play: seeing, blind };
  },
  decide: (player, [upCard]) => fourCardDecision(RULES, player, upCard),
};
