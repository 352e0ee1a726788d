// When a round of Crazy 4 Poker is void: Massachusetts, s.7(h) and s.14.
import { CRAZY_4_POKER_FACTS, type Crazy4PokerRecord } from './crazy-4-poker-facts.ts';
import type { Irregularity, VoidRound } from './round.ts';

const RESHUFFLE = 'every stake goes back and the cards are reshuffled';

/** Irregularities that void the round. The others leave it standing: one card face up goes to the
 * rack, s.14(a); a card drawn in error is the next card, s.14(b); after a failed shuffle the cards
 * are shuffled again, s.14(e). */
function voidBy({ kind }: Irregularity, faceUpCount: number): VoidRound | null {
  switch (kind) {
    case 'cards-face-up':
      return faceUpCount > 1 ? { because: 's.14(a)', remedy: RESHUFFLE } : null;
    case 'wrong-number-of-cards':
      return { because: 's.14(c)', remedy: RESHUFFLE };
    case 'dealer-card-exposed':
      return { because: 's.14(d)', remedy: RESHUFFLE };
    case 'shoe-failed':
      return {
        because: 's.14(f)',
        remedy: 'every stake goes back; the shoe is emptied and all cards are reshuffled',
      };
    case 'stub-misdealt':
      return { because: 's.7(h)', remedy: 'every stake goes back' };
    case 'stub-wrong-count':
      return {
        because: 's.7(h)',
        remedy: 'every stake goes back and the deck is taken off the table',
        deckRemoved: true,
      };
    default:
      return null;
  }
}

/** The clause that voids the round, or null if it stands. A recorded irregularity comes before the
 * count of the cards, because it says more; a deck that must go comes before all. */
export function voidOf({ dealer, seats, irregularities }: Crazy4PokerRecord): VoidRound | null {
  const faceUpCount = irregularities.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const recorded = irregularities
    .map((each) => voidBy(each, faceUpCount))
    .filter((each) => each !== null);
  const first = recorded.find(({ deckRemoved }) => deckRemoved) ?? recorded[0];
  if (first !== undefined) return first;
  const { dealerCardCount, playerCardCount } = CRAZY_4_POKER_FACTS;
  const isMisdealt =
    (dealer !== null && dealer.length !== dealerCardCount) ||
    seats.some(({ cards }) => cards !== null && cards.length !== playerCardCount);
  return isMisdealt ? { because: 's.14(c)', remedy: RESHUFFLE } : null;
}
