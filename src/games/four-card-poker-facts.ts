// What Four Card Poker is, as data, and the shape of its records.

import { FOUR_CARD_POKER_READINGS } from './four-card-poker-readings.ts';
import { ACES_UP, AUTOMATIC_BONUS, PROGRESSIVE } from './four-card-poker-tables.ts';
import type { Meter } from './meter.ts';
import type { GameFacts, RoundRecord, SeatRecord } from './round.ts';

export type FourCardPokerWager = 'play' | 'ante' | 'acesUp' | 'progressive';
export type FourCardPokerSeat = SeatRecord<FourCardPokerWager>;

export interface FourCardPokerRecord extends RoundRecord {
  readonly tables: {
    readonly acesUp?: keyof typeof ACES_UP;
    readonly progressive?: keyof typeof PROGRESSIVE;
  };
  readonly meters: { readonly progressive?: Meter };
  readonly seats: readonly FourCardPokerSeat[];
  readonly readings: {
    readonly progressiveRequiresBaseWager: boolean;
    readonly automaticBonusOnLosingHand: boolean;
    readonly foldedHandTriggersEnvy: 'with-progressive' | 'never' | 'always';
  };
}

export const FOUR_CARD_POKER_FACTS: GameFacts = {
  id: 'four-card-poker',
  title: 'Four Card Poker',
  source: 'South Dakota, ARSD 20:18:16:15.10',
  // (5): five cards a player and six for the dealer, one of them face up: 52 are enough for nine.
  seatsMax: 9,
  playerCardCount: 5,
  dealerCardCount: 6,
  dealerUpCount: 1,
  // (9): from the back forwards.
  wagers: [
    { id: 'play', name: 'Play', tables: [] },
    { id: 'ante', name: 'Ante', tables: [] },
    {
      id: 'automaticBonus',
      name: 'Automatic Bonus',
      comesWith: 'ante',
      isPartOfMain: true,
      tables: [AUTOMATIC_BONUS],
    },
    { id: 'acesUp', name: 'Aces Up', tableBy: 'licensee', tables: Object.values(ACES_UP) },
    {
      id: 'progressive',
      name: 'Progressive',
      tableBy: 'licensee',
      tables: Object.values(PROGRESSIVE),
      meter: 'progressive',
    },
  ],
  meters: [{ name: 'progressive', hasReserve: true }],
  readings: FOUR_CARD_POKER_READINGS,
  // (14).
  irregularities: [{ kind: 'wrong-number-of-cards' }],
  // (10): the dealer always qualifies and the player wins ties.
  toldResults: ['win', 'lose'],
  moreFields: [],
};
