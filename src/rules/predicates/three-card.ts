// Qualifying hands of three card poker and pokara, in the ranking that src/hands gives three cards.
// Only the three cards dealt count: the extra card of pokara, a fold and a dealer who does not
// qualify change nothing. From several decks three of a kind can be of one suit, the trip flush.
import { cardsOf, isJoker, suitOf } from '#cards';
import { dealerCardsOf } from '#games';
import { isSixCardStraightFlush, rankThreeCard, type ThreeCardCategory } from '#hands';
import { areOfOneRank, areOfOneSuit, cardsHeld, isOfRank, ofFirst } from './held-cards.ts';
import type { HandTest } from './predicate.ts';

const DEALT = 3;

const inCategory = (...categories: readonly ThreeCardCategory[]): HandTest =>
  ofFirst(
    DEALT,
    (cards) => !cards.some(isJoker) && categories.includes(rankThreeCard(cards).category),
  );

/** Three of a kind, a straight flush or better. */
export const isTripsOrBetter: HandTest = inCategory(
  'three-of-a-kind',
  'straight-flush',
  'royal-flush',
  'trip-flush',
);

/** A straight, of one suit or not, or better. */
export const isStraightOrBetter: HandTest = inCategory(
  'straight',
  'three-of-a-kind',
  'straight-flush',
  'royal-flush',
  'trip-flush',
);

const QUEEN_HIGH_STRAIGHT = rankThreeCard(cardsOf('Qs Jd Tc')).strength;

/** A queen-high straight or any better hand; "unsuited" is read as need not be suited. */
export const isQueenHighStraightOrBetter: HandTest = ofFirst(
  DEALT,
  (cards) => !cards.some(isJoker) && rankThreeCard(cards).strength >= QUEEN_HIGH_STRAIGHT,
);

/** Three cards of one suit, a straight flush among them (reading: the sheet says only flush). */
export const isFlush: HandTest = ofFirst(DEALT, areOfOneSuit);

/** Three cards of one rank. */
export const isThreeOfAKind: HandTest = ofFirst(DEALT, areOfOneRank);

/** Three cards of one rank and one suit. */
export const isTripFlush: HandTest = inCategory('trip-flush');

/** Three aces of hearts. */
export const isThreeAcesOfHearts: HandTest = ofFirst(DEALT, (cards) =>
  cards.every((card) => isOfRank(card, 'A') && suitOf(card) === 'h'),
);

/** Ace, king and queen of one suit. */
export const isRoyalFlush: HandTest = inCategory('royal-flush');

/** Three cards of one suit in sequence, ace, king and queen among them. */
export const isStraightFlush: HandTest = inCategory('straight-flush', 'royal-flush');

/** A straight flush other than ace, king and queen. */
export const isStraightFlushBelowRoyal: HandTest = inCategory('straight-flush');

/** A seat's three cards and the player-dealer's are six in sequence, all of one suit. */
export const isSixCardStraightFlushWithBank: HandTest = (deal, seat) => {
  if (seat.position === 'player-dealer') return false;
  const own = cardsHeld(deal, seat);
  const bank = dealerCardsOf(deal);
  if (own.length !== DEALT || bank.length !== DEALT) return false;
  return !own.some(isJoker) && !bank.some(isJoker) && isSixCardStraightFlush(own, bank);
};
