// Tests of one hand in the poker games against a player-dealer: Caribbean Stud, Ultimate Texas
// Hold'em, Crazy 4 Poker, and the five-card hands that a sheet makes of Three Card Poker. The tests
// that are made from a strength stand in poker.ts; `ofBank` asks them of the player-dealer's hand.
//
// Readings. A sheet that asks Ultimate Texas Hold'em for a straight flush or four of a kind and says
// nothing of hole cards takes the best five of seven, be they all on the board.
import { type Card, cardsOf, RANKS, type Rank } from '#cards';
import { type Deal, type DealtSeat, dealerCardsOf } from '#games';
import { categoryOfStrength, fiveCardStrength, fourCardStrength, ranksOfStrength } from '#hands';
import { handTests, tableTests } from '../tests.ts';
import { categoryWords, rankWords } from './card-words.ts';
import { cardsHeld } from './held-cards.ts';
import {
  bestTwoAndThree,
  bestWithBoard,
  firstFive,
  floorOf,
  gameInOrder,
  type HandStrength,
  handStrengths,
  leastOf,
  type StrengthOf,
  strengthOf,
} from './poker.ts';

const ROYAL_FLUSH = leastOf(floorOf('royal-flush'));
const STRAIGHT_FLUSH = categoryOfStrength(leastOf(floorOf('straight-flush')));

/** The seat's own cards; none in other families of games. */
const ownCards = (deal: Deal, seat: DealtSeat): readonly Card[] =>
  gameInOrder(deal)?.family === 'player-dealer-poker' ? cardsHeld(deal, seat) : [];

const firstFiveStrength: StrengthOf = (deal, seat) =>
  firstFive(ownCards(deal, seat), deal.board ?? []);

/** The five cards of Caribbean Stud and Crazy 4 Poker; two hole cards and the flop; the hand of
 * Three Card Poker and the two that stay of the extra hand. */
export const firstFiveHand = handStrengths.define('banked.first-five', {
  words: ' in the first five cards',
  strength: firstFiveStrength,
});

/** The two cards of the player-dealer that are not turned up at once. */
function faceDownCards(deal: Deal): readonly Card[] {
  const { up, down } = deal.dealer ?? {};
  if (down !== undefined || up === undefined) return down ?? [];
  return dealerCardsOf(deal).filter((card) => !up.includes(card));
}

/** The same, with the two face-down cards of the player-dealer behind a three-card hand. */
export const faceDownFiveHand = handStrengths.define('banked.face-down-five', {
  words: ' in the first five cards, or of three and the two face-down cards of the player-dealer',
  strength: (deal, seat) => {
    const own = ownCards(deal, seat);
    if (own.length !== 3) return firstFiveStrength(deal, seat);
    return seat.position === 'player-dealer' ? null : firstFive(own, faceDownCards(deal));
  },
});

const bestOfSevenStrength: StrengthOf = (deal, seat) => {
  const own = ownCards(deal, seat);
  return own.length === 2 ? bestWithBoard(own, deal.board ?? []) : null;
};

/** The best five of two hole cards and the board. */
export const bestOfSevenHand = handStrengths.define('banked.best-of-seven', {
  words: ' in the best five of seven cards',
  strength: bestOfSevenStrength,
});

/** The same, if both hole cards play in it. */
export const bothHoleHand = handStrengths.define('banked.both-hole', {
  words: ' in the best five of seven cards with both hole cards playing',
  strength: (deal, seat) => {
    const strength = bestOfSevenStrength(deal, seat);
    if (strength === null) return null;
    const best = bestTwoAndThree(ownCards(deal, seat), deal.board ?? [], { enough: strength });
    return best === strength ? strength : null;
  },
});

const isRoyalOnBoard = ({ standardDeck, board = [] }: Deal): boolean =>
  standardDeck && board.length === 5 && fiveCardStrength(board) >= ROYAL_FLUSH;

/** The five cards of the board are a royal flush. */
export const isCommunityRoyal = tableTests.define('banked.community-royal', {
  words: 'the five cards of the board are a royal flush',
  holds: isRoyalOnBoard,
});

/** The best five of seven are a royal flush, which is not all on the board. */
export const makesRoyalWithHoleCard = handTests.define('banked.royal-with-hole-card', {
  words: 'the hand is a royal flush with at least one hole card playing',
  holds: (deal, seat) => {
    const strength = bestOfSevenStrength(deal, seat);
    return strength !== null && strength >= ROYAL_FLUSH && !isRoyalOnBoard(deal);
  },
});

/** A straight flush whose highest card is below this rank: below the ace it is any but the royal
 * flush, below the king or the queen what a chart has left. */
export const makesStraightFlushBelow = handTests.defineWith(
  'banked.straight-flush-below',
  ['rank', 'hand'],
  (rank: Rank, hand: HandStrength) => {
    const limit = RANKS.indexOf(rank);
    const strengthAt = strengthOf(hand);
    const { words } = handStrengths.read(hand);
    return {
      words: `the hand is a straight flush below ${rankWords(rank)} high${words}`,
      holds: (deal, seat) => {
        const strength = strengthAt(deal, seat);
        if (strength === null || categoryOfStrength(strength) !== STRAIGHT_FLUSH) return false;
        return (ranksOfStrength(strength)[0] as number) < limit;
      },
    };
  },
);

/** The lowest hands of the two categories that a sheet asks of four cards. */
const FOUR_CARD_FLOORS = {
  'three-of-a-kind': fourCardStrength(cardsOf('2c 2d 2h 3c')),
  'straight-flush': fourCardStrength(cardsOf('Ac 2c 3c 4c')),
} as const;

/** The best four of five cards are this or better by the four-card ranking. */
export const makesFourCardAtLeast = handTests.defineWith(
  'banked.four-card-at-least',
  ['category'],
  (category: keyof typeof FOUR_CARD_FLOORS) => {
    const floor = FOUR_CARD_FLOORS[category];
    return {
      words: `the best four of five cards are ${categoryWords(category)} or better`,
      holds: (deal, seat) => {
        const own = ownCards(deal, seat);
        return own.length === 5 && fourCardStrength(own) >= floor;
      },
    };
  },
);
