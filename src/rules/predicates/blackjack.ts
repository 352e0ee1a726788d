// Qualifying hands of the blackjack games. The first two cards of a record are the ones dealt, so
// what a seat drew or gave up later changes nothing; a hand named by its cards is the whole hand.
// A joker never stands for a 7, nor completes a total here.
import { type Card, isJoker, RANKS, type Rank, rankOf, type Suit, suitOf } from '#cards';
import { type Deal, dealtGameNamed } from '#games';
import { rankBlackjack } from '#hands';
import { type Designated, designatedOf, type Posted } from '../posted.ts';
import { type HandHolds, handTests } from '../tests.ts';
import { LIKENESS_WORDS, ranksWords, suitWords } from './card-words.ts';
import {
  areAll,
  areLike,
  areOfOneRank,
  areOfOneSuit,
  areRanks,
  cardsHeld,
  isOfRank,
  type Likeness,
  ofFirst,
  ofHand,
} from './held-cards.ts';

const TWENTY_ONE = 21;

const ofRanks = (ranks: readonly Rank[]): string =>
  ranks.length === RANKS.length ? '' : ` of ${ranksWords(ranks, 'or')}`;

/** The first two cards are a pair of one of these ranks. */
export const isDealtPair = handTests.defineWith(
  'blackjack.dealt-pair',
  ['ranks', 'likeness'],
  (ranks: readonly Rank[], likeness: Likeness) => ({
    words: `the first two cards are a pair${ofRanks(ranks)}${LIKENESS_WORDS[likeness]}`,
    holds: ofFirst(
      2,
      (cards) =>
        areOfOneRank(cards) && ranks.includes(rankOf(cards[0] as Card)) && areLike(cards, likeness),
    ),
  }),
);

/** The first two cards are a pair of one suit, which takes two decks. */
export const isDealtSuitedPair = isDealtPair(RANKS, 'one-suit');

/** The first two cards are both the ace of hearts. */
export const isDealtAcesOfHearts = handTests.define('blackjack.dealt-aces-of-hearts', {
  words: 'the first two cards are both the ace of hearts',
  holds: ofFirst(2, (cards) => cards.every((card) => isOfRank(card, 'A') && suitOf(card) === 'h')),
});

/** The first two cards are the king and the queen of one suit. */
export const isRoyalMatch = handTests.define('blackjack.royal-match', {
  words: 'the first two cards are the king and the queen of one suit',
  holds: ofFirst(2, areRanks(['K', 'Q'], 'one-suit')),
});

/** Two cards of one suit that the game itself calls a natural: its games differ in what that is
 * (reading: the sheet does not say), and jokers have no suit. */
export const isSuitedNatural = handTests.define('blackjack.suited-natural', {
  words: 'the hand is a natural of one suit',
  holds: (deal, seat) => {
    const cards = cardsHeld(deal, seat);
    if (cards.length !== 2 || !areOfOneSuit(cards)) return false;
    return dealtGameNamed(deal.game)?.handOf?.(deal, seat.seat)?.category === 'natural';
  },
});

/** Two cards of one suit, an ace and a ten, jack, queen or king, whatever the game calls them. */
export const isSuitedAceAndTen = handTests.define('blackjack.suited-ace-and-ten', {
  words: 'the hand is an ace with a ten-value card of one suit',
  holds: (deal, seat) => {
    const cards = cardsHeld(deal, seat);
    const isTen = (card: Card): boolean =>
      (['T', 'J', 'Q', 'K'] as const).some((rank) => isOfRank(card, rank));
    return (
      cards.length === 2 &&
      areOfOneSuit(cards) &&
      cards.some((card) => isOfRank(card, 'A')) &&
      cards.some(isTen)
    );
  },
});

/** At least one of the first two cards is a 7. */
export const hasDealtSeven = handTests.define('blackjack.dealt-seven', {
  words: 'at least one of the first two cards is a 7',
  holds: ofFirst(2, (cards) => cards.some((card) => isOfRank(card, '7'))),
});

/** The card that the player-dealer shows: the first one dealt, unless one is recorded as up. */
function upCardOf({ dealer, seats }: Deal): Card | undefined {
  const shown = dealer?.up?.[0] ?? dealer?.cards?.[0];
  return shown ?? seats.find(({ position }) => position === 'player-dealer')?.cards?.[0];
}

/** Of a seat's first two cards and the card that the player-dealer shows. */
const withUpCard =
  (test: (cards: readonly Card[], posted: Posted) => boolean): HandHolds =>
  (deal, seat, posted) => {
    const up = upCardOf(deal);
    if (seat.position === 'player-dealer' || up === undefined) return false;
    const cards = cardsHeld(deal, seat);
    return cards.length >= 2 && test([cards[0] as Card, cards[1] as Card, up], posted);
  };

/** The first two cards and the player-dealer's up card are 7s. */
export const isThreeSevensWithUpCard = handTests.defineWith(
  'blackjack.three-sevens-with-up-card',
  ['likeness'],
  (likeness: Likeness) => ({
    words: `the first two cards and the up card are three 7s${LIKENESS_WORDS[likeness]}`,
    holds: withUpCard(areAll(3, '7', likeness)),
  }),
);

/** The first two cards and the player-dealer's up card are 7s of this suit. */
export const isThreeSevensOfSuitWithUpCard = handTests.defineWith(
  'blackjack.three-sevens-of-suit-with-up-card',
  ['suit'],
  (suit: Designated<Suit>) => ({
    words: `the first two cards and the up card are three 7s of ${suitWords(suit)}`,
    holds: withUpCard((cards, posted) => {
      const asked = designatedOf(posted, suit);
      return cards.every((card) => isOfRank(card, '7') && suitOf(card) === asked);
    }),
  }),
);

/** The whole hand is three 7s. */
export const isThreeSevens = handTests.defineWith(
  'blackjack.three-sevens',
  ['likeness'],
  (likeness: Likeness) => ({
    words: `the hand is three 7s${LIKENESS_WORDS[likeness]}`,
    holds: ofHand(areAll(3, '7', likeness)),
  }),
);

/** The whole hand is a 2, a 3, a 4, a 5 and a 6, in any order; of one suit it is the straight
 * flush. */
export const isTwoToSix = handTests.defineWith(
  'blackjack.two-to-six',
  ['likeness'],
  (likeness: Likeness) => ({
    words: `the hand is 2, 3, 4, 5 and 6${LIKENESS_WORDS[likeness]}`,
    holds: ofHand(areRanks(['2', '3', '4', '5', '6'], likeness)),
  }),
);

const countTwentyOne = (cards: readonly Card[]): boolean =>
  cards.length >= 2 && !cards.some(isJoker) && rankBlackjack(cards).total === TWENTY_ONE;

/** Seven cards that count 21. */
export const isSevenCardTwentyOne = handTests.define('blackjack.seven-card-twenty-one', {
  words: 'the hand is seven cards that count 21',
  holds: ofHand((cards) => cards.length === 7 && countTwentyOne(cards)),
});

/** Eight cards or more that count 21. */
export const isEightPlusCardTwentyOne = handTests.define('blackjack.eight-plus-card-twenty-one', {
  words: 'the hand is eight or more cards that count 21',
  holds: ofHand((cards) => cards.length >= 8 && countTwentyOne(cards)),
});

const areTwoSuitedAces = areAll(2, 'A', 'one-suit');

/** A hand that counts 21, or two aces of one suit, which the sheets of this room call a natural
 * (reading): what the 2 to 6 of a bad beat loses to. */
export const isBlackjackOrTwentyOne = handTests.define('blackjack.blackjack-or-twenty-one', {
  words: 'the hand counts 21 or is two aces of one suit',
  holds: ofHand((cards) => countTwentyOne(cards) || areTwoSuitedAces(cards)),
});

/** The first cards, so many of them, are all jokers. */
export const isDealtJokers = handTests.defineWith(
  'blackjack.dealt-jokers',
  ['count'],
  (count: 4 | 5) => ({
    words: `the first ${count} cards are all jokers`,
    holds: ofFirst(count, (cards) => cards.every(isJoker)),
  }),
);
