export {
  type FiveCardCategory,
  fiveCardPlaces,
  rankFiveCard,
} from './five-card.ts';
export { type FourCardCategory, fourCardPlaces, rankFourCard } from './four-card.ts';
export type { Frequencies, HandRule, RankedHand, RuleAnswer } from './hand.ts';
export { HAND_RULES, ruleNamed } from './rules.ts';
