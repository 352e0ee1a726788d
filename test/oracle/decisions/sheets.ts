// Every sheet whose rows are decided by cards.
import { blazing7s, bonusHand, bonusHandV1_1 } from './bay-progressives.ts';
import { baccaratBonusHand, paiGowBonusHand, prizeWheel } from './bay-tables.ts';
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
];
