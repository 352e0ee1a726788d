// Qualifying hands of three card poker and pokara, in the ranking that src/hands gives three cards.
// Only the three cards dealt count: the extra card of pokara, a fold and a dealer who does not
// qualify change nothing. From several decks three of a kind can be of one suit, the trip flush.
import { cardsOf, isJoker, suitOf } from '#cards';
import { dealerCardsOf } from '#games';
import { isSixCardStraightFlush, rankThreeCard, type ThreeCardCategory } from '#hands';
import { type HandHolds, handTests } from '../tests.ts';
import { areOfOneRank, areOfOneSuit, cardsHeld, isOfRank, ofFirst } from './held-cards.ts';

const DEALT = 3;

const inCategory = (...categories: readonly ThreeCardCategory[]): HandHolds =>
  ofFirst(
    DEALT,
    (cards) => !cards.some(isJoker) && categories.includes(rankThreeCard(cards).category),
  );

/** Three of a kind, a straight flush or better. */
export const isTripsOrBetter = handTests.define('three-card.trips-or-better', {
  words: 'the three cards are three of a kind or better',
  holds: inCategory('three-of-a-kind', 'straight-flush', 'royal-flush', 'trip-flush'),
});

/** A straight, of one suit or not, or better. */
export const isStraightOrBetter = handTests.define('three-card.straight-or-better', {
  words: 'the three cards are a straight or better',
  holds: inCategory('straight', 'three-of-a-kind', 'straight-flush', 'royal-flush', 'trip-flush'),
});

const QUEEN_HIGH_STRAIGHT = rankThreeCard(cardsOf('Qs Jd Tc')).strength;

/** A queen-high straight or any better hand; "unsuited" is read as need not be suited. */
export const isQueenHighStraightOrBetter = handTests.define(
  'three-card.queen-high-straight-or-better',
  {
    words: 'the three cards are a queen-high straight or better',
    holds: ofFirst(
      DEALT,
      (cards) => !cards.some(isJoker) && rankThreeCard(cards).strength >= QUEEN_HIGH_STRAIGHT,
    ),
  },
);

/** Three cards of one suit, a straight flush among them (reading: the sheet says only flush). */
export const isFlush = handTests.define('three-card.flush', {
  words: 'the three cards are of one suit',
  holds: ofFirst(DEALT, areOfOneSuit),
});

/** Three cards of one rank. */
export const isThreeOfAKind = handTests.define('three-card.three-of-a-kind', {
  words: 'the three cards are three of a kind',
  holds: ofFirst(DEALT, areOfOneRank),
});

/** Three cards of one rank and one suit. */
export const isTripFlush = handTests.define('three-card.trip-flush', {
  words: 'the three cards are three of a kind of one suit',
  holds: inCategory('trip-flush'),
});

/** Three aces of hearts. */
export const isThreeAcesOfHearts = handTests.define('three-card.three-aces-of-hearts', {
  words: 'the three cards are all the ace of hearts',
  holds: ofFirst(DEALT, (cards) =>
    cards.every((card) => isOfRank(card, 'A') && suitOf(card) === 'h'),
  ),
});

/** Ace, king and queen of one suit. */
export const isRoyalFlush = handTests.define('three-card.royal-flush', {
  words: 'the three cards are ace, king and queen of one suit',
  holds: inCategory('royal-flush'),
});

/** Three cards of one suit in sequence, ace, king and queen among them. */
export const isStraightFlush = handTests.define('three-card.straight-flush', {
  words: 'the three cards are a straight flush',
  holds: inCategory('straight-flush', 'royal-flush'),
});

/** A straight flush other than ace, king and queen. */
export const isStraightFlushBelowRoyal = handTests.define('three-card.straight-flush-below-royal', {
  words: 'the three cards are a straight flush other than ace, king and queen',
  holds: inCategory('straight-flush'),
});

/** A seat's three cards and the player-dealer's are six in sequence, all of one suit. */
export const isSixCardStraightFlushWithBank = handTests.define(
  'three-card.six-card-straight-flush-with-bank',
  {
    words: 'the three cards and the player-dealer’s three are a straight flush of six cards',
    holds: (deal, seat) => {
      if (seat.position === 'player-dealer') return false;
      const own = cardsHeld(deal, seat);
      const bank = dealerCardsOf(deal);
      if (own.length !== DEALT || bank.length !== DEALT) return false;
      return !own.some(isJoker) && !bank.some(isJoker) && isSixCardStraightFlush(own, bank);
    },
  },
);
