export {
  baccaratRound,
  checkLines,
  type Lines,
  lastDigitOf,
  namedWinOf,
  rankBaccarat,
  type SettledLines,
  settleLines,
} from './baccarat.ts';
export { type BlackjackHand, type BlackjackOptions, rankBlackjack } from './blackjack.ts';
export {
  describeFiveCard,
  FIVE_CARD_CATEGORIES,
  type FiveCardCategory,
  fiveCardPlaces,
  fiveCardStrength,
  rankFiveCard,
} from './five-card.ts';
export {
  describeFourCard,
  type FourCardCategory,
  fourCardPlaces,
  fourCardStrength,
  rankFourCard,
} from './four-card.ts';
export type { Frequencies, HandRule, RankedHand, RuleAnswer } from './hand.ts';
export {
  type Holding,
  type HoleHand,
  type HoleUse,
  isPocketPair,
  rankHolding,
} from './hole-cards.ts';
export {
  isUnsuitedLow,
  rankAceToFive,
  rankAceToFiveUnsuited,
  rankDeuceToSeven,
  rankEightOrBetter,
} from './low.ts';
export { type JokerDealt, type MexicanCategory, rankMexican } from './mexican.ts';
export { houseWay } from './pai-gow-house-way.ts';
export {
  COMMON_PAI_GOW,
  type PaiGowCategory,
  type PaiGowHand,
  type PaiGowOptions,
  paiGowStrength,
  rankPaiGowFive,
  rankPaiGowSeven,
  rankPaiGowTwo,
} from './pai-gow-poker.ts';
export {
  isFoul,
  legalSettings,
  type PaiGowSetting,
  paiGowOutcome,
  setPaiGow,
} from './pai-gow-setting.ts';
export {
  chartPlaceOf,
  existsTileSetting,
  isGongGongOrBetter,
  isGongPairOrBetter,
  isNineGongOrBetter,
  isNumberOneHand,
  isPairBeforeNumberOne,
  isPairPair,
  type RankedTiles,
  rankTwoTiles,
  type TileSetting,
  tileSettings,
} from './pai-gow-tiles.ts';
export { PAN_9_DECK, rankPan9 } from './pan-9.ts';
export type { PlaceTable } from './place-table.ts';
export { HAND_RULES, ruleNamed } from './rules.ts';
export {
  categoryOfStrength,
  firstRankOfStrength,
  packStrength,
  ranksOfStrength,
} from './strength.ts';
export {
  bestBack,
  canSetBackAtLeast,
  DEFAULT_THIRTEEN_SCORING,
  homeRunPoints,
  pointsAgainst,
  type SetThirteen,
  setThirteen,
  type ThirteenRows,
  type ThirteenScoring,
} from './thirteen-card.ts';
export {
  allWithin,
  type CleanSweep,
  cleanSweeps,
  isDragon,
  isOneColor,
  twoStraightFlushes,
} from './thirteen-card-sweeps.ts';
export { isSixCardStraightFlush, rankThreeCard, type ThreeCardCategory } from './three-card.ts';
