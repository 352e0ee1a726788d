// The wheel of the "Wheel of Cards": sixty equal sections, and what a session of spins comes to.
import { type Card, STANDARD_DECK } from '#cards';
import { type FiveCardCategory, rankFiveCard } from '#hands';
import { type Cents, evenPart } from '#money';

const VALUE_AWARDS = ['cap', 'polo-shirt', 'dinner-for-two', 'jacket'] as const;
export type ValueAward = (typeof VALUE_AWARDS)[number];

export type Section =
  | { readonly shows: 'card'; readonly card: Card }
  | { readonly shows: 'award'; readonly award: ValueAward };

/** One section for each card of a deck, and two for each value award. */
export const SECTIONS: readonly Section[] = [
  ...STANDARD_DECK.cards.map((card): Section => ({ shows: 'card', card })),
  ...[...VALUE_AWARDS, ...VALUE_AWARDS].map((award): Section => ({ shows: 'award', award })),
];

const HAND_CARDS = 5;

interface Session {
  readonly hand: readonly Card[];
  /** Every value award on the way is kept, the same one twice too. */
  readonly awards: readonly ValueAward[];
  /** The row of the chart; none before the fifth card. */
  readonly row: FiveCardCategory | undefined;
}

/** The wheel is spun until five different cards are recorded; a card that is there already does not
 * count, and after the fifth nothing does. */
export function spinSession(stops: readonly Section[]): Session {
  const hand: Card[] = [];
  const awards: ValueAward[] = [];
  for (const stop of stops) {
    if (hand.length === HAND_CARDS) break;
    if (stop.shows === 'award') awards.push(stop.award);
    else if (!hand.includes(stop.card)) hand.push(stop.card);
  }
  const row = hand.length === HAND_CARDS ? rankFiveCard(hand).category : undefined;
  return { hand, awards, row };
}

const SPREAD_MOST = 9;

/** How many cards, from the ace up, are spread at the table that was drawn: one a player. A lone
 * player at a No Purchase Necessary table has as many as the fullest live table of the same game. */
export function cardsSpread({
  playerCount,
  isNpn,
  sameGame,
}: {
  readonly playerCount: number;
  readonly isNpn: boolean;
  /** How many play at each live table of the same game. */
  readonly sameGame: readonly number[];
}): number {
  const count = isNpn && playerCount === 1 ? Math.max(1, ...sameGame) : playerCount;
  return Math.min(count, SPREAD_MOST);
}

/** What each qualified player has of the money: at the table it is divided, by Club Card not. */
export const moneyEach = (prize: Cents, version: 'A' | 'B', qualifiedCount: number): Cents =>
  version === 'A' ? evenPart(prize, qualifiedCount) : prize;
