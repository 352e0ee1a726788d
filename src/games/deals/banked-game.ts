// Games in which every seat plays against one hand, that of the house or of the player-dealer.
import type { Card, Deck } from '#cards';
import type { RankedHand } from '#hands';
import { checkDeal } from './check-deal.ts';
import {
  assertSeatCount,
  cardsOfSeat,
  type Deal,
  type DealOutcome,
  type DealtGame,
  type DealtSeat,
  dealerCardsOf,
  dealOf,
  seatNumbered,
  type Take,
  takeFromDecks,
} from './deal.ts';

type Played = Pick<Deal, 'seats'> & Partial<Omit<Deal, 'game' | 'seats' | 'decks'>>;

/** What a banked game says of itself. A `Hand` is what two sides compare: a ranked hand, or two
 * hands as they were set. */
export interface BankedRules<Hand>
  extends Omit<
    DealtGame,
    'deck' | 'check' | 'deal' | 'handOf' | 'lowOf' | 'winners' | 'lowWinners' | 'outcomeOf'
  > {
  readonly deck: Deck;
  /** A round from a shuffled shoe, with the decisions that are fixed here. */
  play(take: Take, seatCount: number): Played;
  /** Null where the cards do not reach. */
  handAt(seat: DealtSeat, deal: Deal): Hand | null;
  dealerHand(deal: Deal): Hand | null;
  /** How the wager of a seat ends; null where more cards are needed to tell. */
  compare(sides: { readonly player: Hand; readonly dealer: Hand }): DealOutcome | null;
  ranked(hand: Hand): RankedHand;
}

/** Both sides are ranked by all of their cards. */
export const handsByCards = <Hand>(
  rank: (cards: readonly Card[], deal: Deal) => Hand | null,
): Pick<BankedRules<Hand>, 'handAt' | 'dealerHand'> => ({
  handAt: (seat, deal) => rank(cardsOfSeat(seat), deal),
  dealerHand: (deal) => rank(dealerCardsOf(deal), deal),
});

/** The stronger hand wins and equal ones push. */
export function strongerWins({
  player,
  dealer,
}: {
  readonly player: RankedHand;
  readonly dealer: RankedHand;
}): DealOutcome {
  if (player.strength === dealer.strength) return 'push';
  return player.strength > dealer.strength ? 'win' : 'lose';
}

/** Cards from a deck that was not in order have no rank here, for any of them may be wrong. */
export function bankedGame<Hand>(rules: BankedRules<Hand>): DealtGame {
  const { play, handAt, dealerHand, compare, ranked, ...facts } = rules;
  const handOfSeat = (deal: Deal, number: number): Hand | null => {
    const seat = seatNumbered(deal, number);
    if (seat === undefined || !deal.standardDeck) return null;
    return handAt(seat, deal) ?? (seat.position === 'player-dealer' ? dealerHand(deal) : null);
  };
  const game: DealtGame = {
    ...facts,
    check: (deal) => checkDeal(deal, game),
    deal(source, seatCount) {
      assertSeatCount(game, seatCount);
      const decks = facts.decks.usual;
      const { seats, ...more } = play(takeFromDecks(facts.deck, decks, source), seatCount);
      return dealOf(facts.id, seats, { decks, ...more });
    },
    handOf(deal, number) {
      const hand = handOfSeat(deal, number);
      return hand === null ? null : ranked(hand);
    },
    outcomeOf(deal, number) {
      const seat = seatNumbered(deal, number);
      if (seat === undefined || seat.position === 'player-dealer') return null;
      if (seat.folded !== false) return 'lose';
      const player = handOfSeat(deal, number);
      const dealer = player === null ? null : dealerHand(deal);
      return player === null || dealer === null ? null : compare({ player, dealer });
    },
  };
  return game;
}

/** From `least` to `most`, for hands that take as many cards as they like. */
export const countsFrom = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, more) => least + more);
