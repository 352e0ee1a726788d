// The registry: every sheet, in the order of its venue's documents.
import type { Activity } from '#rules';
import { CRAZY_4_POKER } from './base-games/crazy-4-poker.ts';
import { FOUR_CARD_POKER } from './base-games/four-card-poker.ts';
import { ACES_CRACKED } from './bay-101/aces-cracked.ts';
import { BACCARAT_BONUS_HAND } from './bay-101/baccarat-bonus-hand.ts';
import { BLAZING_7S } from './bay-101/blazing-7s.ts';
import { BONUS_HAND_PROGRESSIVE } from './bay-101/bonus-hand-progressive.ts';
import { BONUS_HAND_PROGRESSIVE_V1_1 } from './bay-101/bonus-hand-progressive-v1-1.ts';
import { DEAD_CHIP } from './bay-101/dead-chip.ts';
import { LIMIT_BAD_BEAT } from './bay-101/limit-bad-beat.ts';
import { MATCH_PLAY as BAY_101_MATCH_PLAY } from './bay-101/match-play.ts';
import { NO_LIMIT_BAD_BEAT } from './bay-101/no-limit-bad-beat.ts';
import { OMAHA_BAD_BEAT } from './bay-101/omaha-bad-beat.ts';
import { PAI_GOW_POKER_BONUS_HAND } from './bay-101/pai-gow-poker-bonus-hand.ts';
import { POKER_BONUS_HAND_PROGRESSIVE } from './bay-101/poker-bonus-hand-progressive.ts';
import { POKER_HIGH_HAND_BONUS } from './bay-101/poker-high-hand-bonus.ts';
import { POKER_TOURNAMENTS } from './bay-101/poker-tournaments/index.ts';
import { PRIZE_WHEEL } from './bay-101/prize-wheel/index.ts';
import { BEAT_THE_DEALER } from './hawaiian-gardens/beat-the-dealer/index.ts';
import { BIG_SPIN } from './hawaiian-gardens/big-spin/index.ts';
import { BLACKJACK_POKER_CAR_DRAWING } from './hawaiian-gardens/blackjack-poker-car-drawing/index.ts';
import { BLAZING_SEVENS } from './hawaiian-gardens/blazing-sevens.ts';
import {
  CA_ASIAN_JACKPOT_1,
  CA_ASIAN_JACKPOT_2,
  CA_ASIAN_JACKPOT_3,
  CA_ASIAN_JACKPOT_4,
  CA_ASIAN_JACKPOT_5,
} from './hawaiian-gardens/ca-asian-jackpots.ts';
import { CA_ASIAN_PROGRESSIVE_BAD_BEAT } from './hawaiian-gardens/ca-asian-progressive-bad-beat.ts';
import { CAR_DRAWING } from './hawaiian-gardens/car-drawing/index.ts';
import { CAR_GIVEAWAY } from './hawaiian-gardens/car-giveaway.ts';
import { CARIBBEAN_STUD_BONUS_HANDS } from './hawaiian-gardens/caribbean-stud-bonus-hands.ts';
import { CARIBBEAN_STUD_JACKPOT } from './hawaiian-gardens/caribbean-stud-jackpot.ts';
import { CASH_DRAWING } from './hawaiian-gardens/cash-drawing.ts';
import { CASH_IN_A_FLASH } from './hawaiian-gardens/cash-in-a-flash.ts';
import { DOUBLE_OR_NOTHING_SIT_N_GO } from './hawaiian-gardens/double-or-nothing-sit-n-go.ts';
import { FAST_CASH_JACKPOTS } from './hawaiian-gardens/fast-cash-jackpots.ts';
import { FORTUNE_7_PROGRESSIVE } from './hawaiian-gardens/fortune-7-progressive.ts';
import { FORTUNE_PAI_GOW_PROGRESSIVE } from './hawaiian-gardens/fortune-pai-gow-progressive.ts';
import { FOUR_OF_A_KIND_POKER } from './hawaiian-gardens/four-of-a-kind-poker.ts';
import { HIGH_HAND } from './hawaiian-gardens/high-hand.ts';
import { HIGH_HAND_HAPPY_HOURS } from './hawaiian-gardens/high-hand-happy-hours.ts';
import { LUCKY_TABLE } from './hawaiian-gardens/lucky-table/index.ts';
import { MARCH_MADNESS_BRACKET } from './hawaiian-gardens/march-madness-bracket.ts';
import { MATCH_PLAY as HGC_MATCH_PLAY } from './hawaiian-gardens/match-play.ts';
import { PAID_COLLECTION_YEAR } from './hawaiian-gardens/paid-collection-year.ts';
import { PLAYER_TRACKING_REWARDS } from './hawaiian-gardens/player-tracking-rewards.ts';
import { POCKET_ACES_CRACKED } from './hawaiian-gardens/pocket-aces-cracked.ts';
import { POKER_JACKPOT_SHARE_OPTIONS } from './hawaiian-gardens/poker-jackpot-share-options.ts';
import { PRO_FOOTBALL } from './hawaiian-gardens/pro-football/index.ts';
import { ROYAL_FLUSH_ON_THE_FLOP } from './hawaiian-gardens/royal-flush-on-the-flop.ts';
import { SHUFFLE_MASTER_CLASSIC_QUALIFIER } from './hawaiian-gardens/shuffle-master-classic-qualifier.ts';
import { SPLASH_POT } from './hawaiian-gardens/splash-pot/index.ts';
import { SPORTS_GRID } from './hawaiian-gardens/sports-grid/index.ts';
import { THREE_CARD_POKER_PROGRESSIVE } from './hawaiian-gardens/three-card-poker-progressive.ts';
import { THREE_OF_A_KIND_ON_THE_FLOP } from './hawaiian-gardens/three-of-a-kind-on-the-flop.ts';
import { UTH_PROGRESSIVE } from './hawaiian-gardens/uth-progressive.ts';
import { WHEEL_OF_CARDS } from './hawaiian-gardens/wheel-of-cards/index.ts';
import { HI_LO_PROGRESSIVE } from './saratoga/hi-lo-progressive/index.ts';

export const ACTIVITIES: readonly Activity[] = [
  BEAT_THE_DEALER,
  BIG_SPIN,
  BLACKJACK_POKER_CAR_DRAWING,
  BLAZING_SEVENS,
  CA_ASIAN_PROGRESSIVE_BAD_BEAT,
  CA_ASIAN_JACKPOT_1,
  CA_ASIAN_JACKPOT_2,
  CA_ASIAN_JACKPOT_3,
  CA_ASIAN_JACKPOT_4,
  CA_ASIAN_JACKPOT_5,
  CAR_DRAWING,
  CAR_GIVEAWAY,
  CARIBBEAN_STUD_BONUS_HANDS,
  CARIBBEAN_STUD_JACKPOT,
  CASH_DRAWING,
  CASH_IN_A_FLASH,
  FAST_CASH_JACKPOTS,
  FORTUNE_7_PROGRESSIVE,
  FOUR_OF_A_KIND_POKER,
  POKER_JACKPOT_SHARE_OPTIONS,
  HIGH_HAND_HAPPY_HOURS,
  HIGH_HAND,
  LUCKY_TABLE,
  MARCH_MADNESS_BRACKET,
  HGC_MATCH_PLAY,
  PAID_COLLECTION_YEAR,
  PLAYER_TRACKING_REWARDS,
  POCKET_ACES_CRACKED,
  DOUBLE_OR_NOTHING_SIT_N_GO,
  PRO_FOOTBALL,
  ROYAL_FLUSH_ON_THE_FLOP,
  SHUFFLE_MASTER_CLASSIC_QUALIFIER,
  SPLASH_POT,
  SPORTS_GRID,
  THREE_CARD_POKER_PROGRESSIVE,
  THREE_OF_A_KIND_ON_THE_FLOP,
  UTH_PROGRESSIVE,
  WHEEL_OF_CARDS,
  FORTUNE_PAI_GOW_PROGRESSIVE,
  POKER_BONUS_HAND_PROGRESSIVE,
  DEAD_CHIP,
  BAY_101_MATCH_PLAY,
  BONUS_HAND_PROGRESSIVE,
  PRIZE_WHEEL,
  PAI_GOW_POKER_BONUS_HAND,
  POKER_HIGH_HAND_BONUS,
  ACES_CRACKED,
  BLAZING_7S,
  NO_LIMIT_BAD_BEAT,
  OMAHA_BAD_BEAT,
  LIMIT_BAD_BEAT,
  POKER_TOURNAMENTS,
  BACCARAT_BONUS_HAND,
  BONUS_HAND_PROGRESSIVE_V1_1,
  HI_LO_PROGRESSIVE,
  FOUR_CARD_POKER,
  CRAZY_4_POKER,
];
