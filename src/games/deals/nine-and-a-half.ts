// 9½: one card each and as many more as wanted; the hand nearer to nine and a half without going
// over it wins. That a seat over the target loses to any hand of the bank, that the bank's card
// lies face down and that equal totals push is in the patent that Hawaiian Gardens Casino holds (US
// 8,210,919). Readings, from the older games of seven and a half and ten and a half: aces count
// one, pips as printed, faces a half; tens, which would be over by themselves, a half as well; both
// sides draw below six and a half.
import { type Card, rankIndexOf, STANDARD_DECK } from '#cards';
import type { RankedHand } from '#hands';
import { bankedGame, countsFrom, handsByCards, strongerWins } from './banked-game.ts';
import { type DealtGame, dealAround, seatOf, type Take } from './deal.ts';

/** All in halves of a point, so that totals are whole. */
const TARGET = 19;
const STANDS_FROM = 13;
const ACE = 12;
const NINE = 7;

/** Nineteen cards of a half, and one more that goes over. */
const CARDS_MOST = TARGET + 1;

function halvesOf(card: Card): number {
  const rank = rankIndexOf(card);
  if (rank === ACE) return 2;
  return rank <= NINE ? 2 * (rank + 2) : 1;
}

const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + halvesOf(card), 0);

const pointsWord = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return `${whole}`;
  return whole === 0 ? '½' : `${whole}½`;
};

/** All hands over the target are equal, and lower than every other. */
function rankCount(cards: readonly Card[]): RankedHand | null {
  if (cards.length === 0) return null;
  const total = totalOf(cards);
  const isOver = total > TARGET;
  return {
    category: isOver ? 'over' : total === TARGET ? 'nine-and-a-half' : 'points',
    name: isOver ? `over with ${pointsWord(total)}` : pointsWord(total),
    best: cards,
    strength: isOver ? 0 : total,
  };
}

function playedOut(cards: readonly Card[], take: Take): Card[] {
  const hand = [...cards];
  while (totalOf(hand) < STANDS_FROM) hand.push(...take(1));
  return hand;
}

export const NINE_AND_A_HALF_GAMES: readonly DealtGame[] = [
  bankedGame<RankedHand>({
    id: 'nine-and-a-half',
    title: '9 1/2',
    approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-002458' }],
    family: 'nine-and-a-half',
    deck: STANDARD_DECK,
    decks: { usual: 6, most: 8 },
    source: {
      from: 'general knowledge',
      words:
        'One card each and more by choice, nearest to nine and a half wins and a seat that goes ' +
        'over loses (patent US 8,210,919). The values of tens and faces, a half, the number of ' +
        'decks and drawing below six and a half are readings.',
    },
    seats: { least: 1, most: 8 },
    layout: {
      seat: { cards: countsFrom(1, CARDS_MOST) },
      dealer: {
        cards: countsFrom(1, CARDS_MOST),
        up: countsFrom(1, CARDS_MOST),
        down: [1],
      },
    },
    play(take, seatCount) {
      const first = dealAround(take, { handCount: seatCount + 1, cardCount: 1 });
      const hands = first.map((cards) => playedOut(cards, take));
      const dealer = { cards: hands.pop() as Card[] };
      return { seats: hands.map((cards, index) => seatOf(index + 1, { cards })), dealer };
    },
    ...handsByCards(rankCount),
    ranked: (hand) => hand,
    compare: (sides) => (sides.player.category === 'over' ? 'lose' : strongerWins(sides)),
  }),
];
