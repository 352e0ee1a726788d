// Qualifying hands of pan 9, super 9 and bonus pan 9, of seats that play and of the seat that
// banks. The sheets speak of the first three cards or of the hand as dealt. Where they only name
// three cards, we read the first three too, because no one draws to a 9 or an 8.
import { type Card, isJoker, type Rank } from '#cards';
import { lastDigitOf } from '#hands';
import { handTests } from '../tests.ts';
import { LIKENESS_WORDS } from './card-words.ts';
import {
  areAll,
  areOfOneRank,
  areRanks,
  isOfRank,
  type Likeness,
  ofBank,
  ofFirst,
  ofHand,
} from './held-cards.ts';

const DEALT = 3;
const NINE = 9;

const isOneOf = (card: Card | undefined, ranks: readonly Rank[]): boolean =>
  card !== undefined && ranks.some((rank) => isOfRank(card, rank));

/** The first three cards are of one rank, which is A, 2, 3, 4, 5 or 6. */
export const isThreeAcesToSixes = handTests.define('pan-9.three-aces-to-sixes', {
  words: 'the first three cards are three of a kind, of aces to 6s',
  holds: ofFirst(
    DEALT,
    (cards) => areOfOneRank(cards) && isOneOf(cards[0], ['A', '2', '3', '4', '5', '6']),
  ),
});

/** Four jacks, four queens or four kings: a face was drawn to three. */
export const isFourFacesOfOneRank = handTests.define('pan-9.four-faces-of-one-rank', {
  words: 'the hand is four jacks, four queens or four kings',
  holds: ofHand(
    (cards) => cards.length === 4 && areOfOneRank(cards) && isOneOf(cards[0], ['J', 'Q', 'K']),
  ),
});

/** The first three cards are 3s, of any suits, of one color or of one suit. */
export const isThreeThrees = handTests.defineWith(
  'pan-9.three-threes',
  ['likeness'],
  (likeness: Likeness) => ({
    words: `the first three cards are 3s${LIKENESS_WORDS[likeness]}`,
    holds: ofFirst(DEALT, areAll(DEALT, '3', likeness)),
  }),
);

/** The first three cards are 6s; the hand that loses to three 3s in the bad beat. */
export const isThreeSixes = handTests.defineWith(
  'pan-9.three-sixes',
  ['likeness'],
  (likeness: Likeness) => ({
    words: `the first three cards are 6s${LIKENESS_WORDS[likeness]}`,
    holds: ofFirst(DEALT, areAll(DEALT, '6', likeness)),
  }),
);

/** The first three cards are a 2, a 3 and a 4, in any order. */
export const isTwoThreeFour = handTests.defineWith(
  'pan-9.two-three-four',
  ['likeness'],
  (likeness: Likeness) => ({
    words: `the first three cards are 2, 3 and 4${LIKENESS_WORDS[likeness]}`,
    holds: ofFirst(DEALT, areRanks(['2', '3', '4'], likeness)),
  }),
);

/** The first three cards count nine. */
export const isDealtNine = handTests.define('pan-9.dealt-nine', {
  words: 'the first three cards count 9',
  holds: ofFirst(DEALT, (cards) => !cards.some(isJoker) && lastDigitOf(cards) === NINE),
});

/** The first three cards of the bank count nine. */
export const isBankDealtNine = ofBank(isDealtNine);
