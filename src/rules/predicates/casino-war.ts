// Wars of Casino War: the first card of the seat ties with the dealer's. Whether the seat then went
// to war or gave up does not change what was dealt. Cards from a deck that was not in order have no
// rank and meet nothing.
import { type Card, rankIndexOf } from '#cards';
import { cardsOfSeat, type Deal, type DealtSeat, dealerCardsOf } from '#games';
import { handTests } from '../tests.ts';

/** The seat's card and the dealer's, of the deal or of the war; null where one is missing. The
 * player-dealer has no one to tie with. */
function cardsAt(deal: Deal, seat: DealtSeat, index: number): readonly [Card, Card] | null {
  if (!deal.standardDeck || seat.position === 'player-dealer') return null;
  const mine = cardsOfSeat(seat)[index];
  const theirs = dealerCardsOf(deal)[index];
  return mine === undefined || theirs === undefined ? null : [mine, theirs];
}

const isTie = (cards: readonly [Card, Card] | null): boolean =>
  cards !== null && rankIndexOf(cards[0]) === rankIndexOf(cards[1]);

/** The first cards tie and are of one suit, which takes two decks or more. */
export const isSuitedWar = handTests.define('casino-war.suited-war', {
  words: 'the first card ties with the dealer’s, of the same suit',
  holds: (deal, seat) => {
    const cards = cardsAt(deal, seat, 0);
    return cards !== null && cards[0] === cards[1];
  },
});

/** The first cards tie, and the cards of the war tie again. */
export const isDoubleWar = handTests.define('casino-war.double-war', {
  words: 'the first card ties with the dealer’s, and the card of the war ties again',
  holds: (deal, seat) => isTie(cardsAt(deal, seat, 0)) && isTie(cardsAt(deal, seat, 1)),
});
