// Every sheet whose rows are decided by cards.

import {
  acesCracked,
  limitBadBeat,
  noLimitBadBeat,
  omahaBadBeat,
  pokerBonusHand,
  pokerHighHand,
} from './bay-poker.ts';
import { blazing7s, bonusHand, bonusHandV1_1 } from './bay-progressives.ts';
import { baccaratBonusHand, paiGowBonusHand, prizeWheel } from './bay-tables.ts';
import { CA_ASIAN_JACKPOTS } from './hgc-asian.ts';
import { asianBadBeat } from './hgc-asian-bad-beat.ts';
import { caribbeanBonus, caribbeanJackpot } from './hgc-caribbean.ts';
import {
  blazingSevens,
  fortune7,
  fortunePaiGow,
  threeCardProgressive,
  ultimateProgressive,
} from './hgc-electronic.ts';
import {
  blackjackCar,
  cashInAFlash,
  fastCash,
  paidCollection,
  shuffleMaster,
} from './hgc-fixed.ts';
import {
  fourOfAKind,
  happyHours,
  pocketAces,
  royalOnTheFlop,
  shareOptions,
  splashPot,
  threeOnTheFlop,
} from './hgc-poker.ts';
import { beatTheDealer, carGiveaway, cashDrawing, highHand } from './hgc-tickets.ts';
import type { Sheet } from './record.ts';

export const SHEETS: readonly Sheet[] = [
  blazing7s,
  bonusHand,
  bonusHandV1_1,
  prizeWheel,
  paiGowBonusHand,
  baccaratBonusHand,
  blazingSevens,
  threeCardProgressive,
  ultimateProgressive,
  fortune7,
  fortunePaiGow,
  fastCash,
  cashInAFlash,
  shuffleMaster,
  paidCollection,
  blackjackCar,
  noLimitBadBeat,
  limitBadBeat,
  omahaBadBeat,
  pokerBonusHand,
  pokerHighHand,
  acesCracked,
  pocketAces,
  royalOnTheFlop,
  threeOnTheFlop,
  fourOfAKind,
  shareOptions,
  happyHours,
  splashPot,
  beatTheDealer,
  cashDrawing,
  carGiveaway,
  highHand,
  caribbeanBonus,
  caribbeanJackpot,
  ...CA_ASIAN_JACKPOTS,
  asianBadBeat,
];
