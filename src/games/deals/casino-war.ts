// Casino War: the higher card wins, the ace the highest. Equal cards go to war: a second card each,
// and there an equal card wins for the seat. All seats at war meet the same second card (reading).
import { type Card, rankIndexOf, STANDARD_DECK } from '#cards';
import type { RankedHand } from '#hands';
import { bankedGame, handsByCards } from './banked-game.ts';
import { type DealtGame, seatOf, type Take } from './deal.ts';

/** The card that was dealt, and the card of the war where there was one. */
interface WarHand {
  readonly first: Card;
  readonly second: Card | undefined;
}

const BURNED = 3;

const handIn = ([first, second]: readonly Card[]): WarHand | null =>
  first === undefined ? null : { first, second };

const isTie = (one: Card, other: Card): boolean => rankIndexOf(one) === rankIndexOf(other);

/** By rank, the deuce first. */
const NAMES: readonly string[] = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
];

const rankedCard = (card: Card): RankedHand => ({
  category: 'high-card',
  name: NAMES[rankIndexOf(card)] as string,
  best: [card],
  strength: rankIndexOf(card),
});

/** Three cards are burned before a war, then the seats at war and the dealer get one more. */
function war(take: Take, first: readonly Card[], dealt: Card): readonly Card[][] {
  const isAtWar = first.some((card) => isTie(card, dealt));
  if (isAtWar) take(BURNED);
  const hands = first.map((card) => (isTie(card, dealt) ? [card, ...take(1)] : [card]));
  return [...hands, isAtWar ? [dealt, ...take(1)] : [dealt]];
}

export const CASINO_WAR_GAMES: readonly DealtGame[] = [
  bankedGame<WarHand>({
    id: 'casino-war',
    title: 'Casino War',
    approvalIds: [{ venue: 'bay-101', id: 'GEGA-004553' }],
    family: 'casino-war',
    deck: STANDARD_DECK,
    decks: { usual: 6, most: 8 },
    source: {
      from: 'general knowledge',
      words:
        'One card each from six decks; a tie goes to war after three burned cards, and a tie in ' +
        'the war is won by the seat. No one surrenders here. One war card for all is a reading.',
    },
    seats: { least: 1, most: 8 },
    layout: { seat: { cards: [1, 2] }, dealer: { cards: [1, 2], up: [1, 2] } },
    play(take, seatCount) {
      const first = take(seatCount);
      const hands = [...war(take, first, take(1)[0] as Card)];
      const dealer = { cards: hands.pop() as Card[] };
      return { seats: hands.map((cards, index) => seatOf(index + 1, { cards })), dealer };
    },
    ...handsByCards(handIn),
    ranked: ({ first }) => rankedCard(first),
    compare({ player, dealer }) {
      if (!isTie(player.first, dealer.first)) {
        return rankIndexOf(player.first) > rankIndexOf(dealer.first) ? 'win' : 'lose';
      }
      if (player.second === undefined || dealer.second === undefined) return null;
      return rankIndexOf(player.second) >= rankIndexOf(dealer.second) ? 'win' : 'lose';
    },
  }),
];
