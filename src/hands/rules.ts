import { BACCARAT_RULES } from './baccarat.ts';
import { BLACKJACK_RULES } from './blackjack.ts';
import type { HandRule } from './hand.ts';
import { PAI_GOW_RULES } from './pai-gow-rules.ts';
import { PAI_GOW_TILE_RULE } from './pai-gow-tiles.ts';
import { PAN_9_RULES } from './pan-9.ts';
import { POKER_RULES } from './poker-rules.ts';
import { THIRTEEN_CARD_RULE } from './thirteen-card.ts';

/** Every way to rank hands that a rule of the house can name. */
export const HAND_RULES: readonly HandRule[] = [
  ...POKER_RULES,
  ...PAI_GOW_RULES,
  THIRTEEN_CARD_RULE,
  PAI_GOW_TILE_RULE,
  ...BLACKJACK_RULES,
  ...BACCARAT_RULES,
  ...PAN_9_RULES,
];

export const ruleNamed = (id: string): HandRule | undefined =>
  HAND_RULES.find((rule) => rule.id === id);
