// What the predicates of the banked games share: whose cards they look at, and how a few cards are
// alike. Cards are taken in the order in which they were dealt, so the first ones of a record are
// the first ones dealt (reading). A joker is like no other card: it makes none of these patterns.
import { type Card, colorOf, isJoker, type Rank, rankOf, suitOf } from '#cards';
import { cardsOfSeat, type Deal, type DealtSeat, dealerCardsOf } from '#games';
import { type HandHolds, type HandTest, handTests, tableTests } from '../tests.ts';

/** Of some cards, wherever they lie. */
export type CardsTest = (cards: readonly Card[]) => boolean;

/** How alike the sheets want some cards to look, besides their ranks. */
export type Likeness = 'any' | 'one-color' | 'one-suit';

/** The cards of a hand; the player-dealer's may lie at the dealer's place. */
export const cardsHeld = (deal: Deal, seat: DealtSeat): readonly Card[] =>
  seat.position === 'player-dealer' ? dealerCardsOf(deal) : cardsOfSeat(seat);

/** Of all cards of a hand. */
export const ofHand =
  (test: CardsTest): HandHolds =>
  (deal, seat) =>
    test(cardsHeld(deal, seat));

/** Of the first cards of a hand, no matter what was drawn to them. */
export const ofFirst =
  (count: number, test: CardsTest): HandHolds =>
  (deal, seat) => {
    const cards = cardsHeld(deal, seat);
    return cards.length >= count && test(cards.length === count ? cards : cards.slice(0, count));
  };

/** Stands for the bank where no seat is recorded for it. */
const BANK: DealtSeat = {
  seat: 0,
  person: 'patron',
  position: 'player-dealer',
  fee: false,
  folded: false,
  heldAside: false,
  missedBlind: false,
};

/** The same test of the hand that all others play against. */
export const ofBank = tableTests.defineWith('of-bank', ['hand'], (hand: HandTest) => {
  const { words, holds } = handTests.read(hand);
  return {
    words: `of the player-dealer: ${words}`,
    holds: (deal, posted) => holds(deal, BANK, posted),
  };
});

const areAlike =
  (likeness: (card: Card) => string): CardsTest =>
  (cards) => {
    const first = cards[0];
    if (first === undefined || cards.some(isJoker)) return false;
    return cards.every((card) => likeness(card) === likeness(first));
  };

export const areOfOneRank = areAlike(rankOf);
export const areOfOneSuit = areAlike(suitOf);
const areOfOneColor = areAlike(colorOf);

export const areLike = (cards: readonly Card[], likeness: Likeness): boolean =>
  likeness === 'any' || (likeness === 'one-suit' ? areOfOneSuit(cards) : areOfOneColor(cards));

export const isOfRank = (card: Card, rank: Rank): boolean =>
  !isJoker(card) && rankOf(card) === rank;

/** So many cards, all of this rank. */
export const areAll =
  (count: number, rank: Rank, likeness: Likeness): CardsTest =>
  (cards) =>
    cards.length === count &&
    cards.every((card) => isOfRank(card, rank)) &&
    areLike(cards, likeness);

/** One card of each of these ranks and no other, in any order. */
export const areRanks =
  (ranks: readonly Rank[], likeness: Likeness): CardsTest =>
  (cards) =>
    cards.length === ranks.length &&
    ranks.every((rank) => cards.some((card) => isOfRank(card, rank))) &&
    areLike(cards, likeness);
