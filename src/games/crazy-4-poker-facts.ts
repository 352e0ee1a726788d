// What Crazy 4 Poker is, as data, and the shape of its records.
import { CRAZY_4_POKER_READINGS } from './crazy-4-poker-readings.ts';
import {
  COVER_ALL,
  FIVE_CARD_HAND_BONUS,
  FIVE_CARD_PROGRESSIVE,
  FOUR_CARD_PROGRESSIVE,
  LUCKY_BONUS,
  MAGIC_CARD,
  QUEENS_UP,
  SUPER_BONUS,
} from './crazy-4-poker-tables.ts';
import type { Meter } from './meter.ts';
import type { GameFacts, RoundRecord, SeatRecord, WagerFacts } from './round.ts';

export type Crazy4PokerWager =
  | 'ante'
  | 'play'
  | 'superBonus'
  | 'queensUp'
  | 'fourCardProgressive'
  | 'fiveCardProgressive'
  | 'fiveCardHandBonusPlayer'
  | 'fiveCardHandBonusDealer'
  | 'coverAll';
export type Crazy4PokerSeat = SeatRecord<Crazy4PokerWager>;

export interface Crazy4PokerRecord extends RoundRecord {
  readonly tables: {
    readonly queensUp?: keyof typeof QUEENS_UP;
    readonly fourCardProgressive?: keyof typeof FOUR_CARD_PROGRESSIVE;
  };
  readonly meters: {
    readonly fourCardProgressive?: Meter;
    readonly fiveCardProgressive?: Meter;
    readonly fiveCardHandBonus?: Meter;
  };
  readonly seats: readonly Crazy4PokerSeat[];
  readonly readings: {
    readonly coverAllOrder: 'matrix' | 'hand-ranks';
    readonly coverAllSevenPlayers: 'refused' | 'as-six';
    readonly playStep: null | 'ante';
    readonly fiveCardHandBonusPlayerOnFold: 'lost' | 'live';
    readonly foldedHandTriggersEnvy: boolean;
  };
}

/** s.11(f)(3), both at the licensee's choice. */
const HAND_BONUS_EXTRAS: WagerFacts['extras'] = [
  { id: 'magicCard', name: 'Magic Card', pays: MAGIC_CARD, by: 'card' },
  { id: 'luckyBonus', name: 'Lucky Bonus', pays: LUCKY_BONUS, by: 'position' },
];

export const CRAZY_4_POKER_FACTS: GameFacts = {
  id: 'crazy-4-poker',
  title: 'Crazy 4 Poker',
  source: 'Massachusetts, rules of the game of Crazy 4 Poker, sections 1 to 14',
  seatsMax: 7,
  playerCardCount: 5,
  dealerCardCount: 5,
  dealerUpCount: 0,
  // s.10(c) to (f) for each player; Cover All after all of them, s.12(j).
  wagers: [
    { id: 'ante', name: 'Ante', tables: [] },
    { id: 'play', name: 'Play', tables: [] },
    {
      id: 'superBonus',
      name: 'Super Bonus',
      equalsAnte: true,
      isPartOfMain: true,
      tables: [SUPER_BONUS],
    },
    { id: 'queensUp', name: 'Queens Up', tableBy: 'licensee', tables: Object.values(QUEENS_UP) },
    {
      id: 'fourCardProgressive',
      name: 'Four-Card Progressive',
      tableBy: 'licensee',
      tables: Object.values(FOUR_CARD_PROGRESSIVE),
      meter: 'fourCardProgressive',
    },
    {
      id: 'fiveCardProgressive',
      name: 'Five-Card Progressive',
      tables: [FIVE_CARD_PROGRESSIVE],
      meter: 'fiveCardProgressive',
    },
    {
      id: 'fiveCardHandBonusPlayer',
      name: 'Five Card Hand Bonus on the player’s hand',
      tables: [FIVE_CARD_HAND_BONUS],
      meter: 'fiveCardHandBonus',
      extras: HAND_BONUS_EXTRAS,
    },
    {
      id: 'fiveCardHandBonusDealer',
      name: 'Five Card Hand Bonus on the dealer’s hand',
      tables: [FIVE_CARD_HAND_BONUS],
      meter: 'fiveCardHandBonus',
      extras: HAND_BONUS_EXTRAS,
    },
    { id: 'coverAll', name: 'Cover All', tableBy: 'player-count', tables: COVER_ALL },
  ],
  meters: [
    { name: 'fourCardProgressive', hasReserve: false },
    { name: 'fiveCardProgressive', hasReserve: false },
    { name: 'fiveCardHandBonus', hasReserve: false },
  ],
  readings: CRAZY_4_POKER_READINGS,
  irregularities: [
    { kind: 'cards-face-up', counted: true },
    { kind: 'card-drawn-in-error' },
    { kind: 'wrong-number-of-cards' },
    { kind: 'dealer-card-exposed' },
    { kind: 'shuffler-failed' },
    { kind: 'shoe-failed' },
    { kind: 'stub-misdealt' },
    { kind: 'stub-wrong-count' },
  ],
  // s.10(c)(3).
  toldResults: ['win', 'lose', 'push', 'dealer-does-not-qualify'],
  moreFields: ['magicCard', 'luckySeat'],
};
