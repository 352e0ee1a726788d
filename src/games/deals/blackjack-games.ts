// Blackjack as the card rooms of California play it. Rooms differ in their jokers, their naturals,
// and the treatment of hands over 21, and so do these games; each says what it takes from where. In
// a deal made here all draw to 17 and on a soft 17, and no one splits or doubles.
import {
  type Card,
  cardOf,
  type Deck,
  deckWithJokers,
  isJoker,
  rankOf,
  STANDARD_DECK,
} from '#cards';
import { type RankedHand, rankBlackjack } from '#hands';
import { bankedGame, countsFrom, handsByCards, strongerWins } from './banked-game.ts';
import { type DealOutcome, type DealtGame, dealAround, seatOf, type Take } from './deal.ts';

interface Counted extends RankedHand {
  readonly total: number;
  readonly isSoft: boolean;
}

interface Sides {
  readonly player: Counted;
  readonly dealer: Counted;
}

interface BlackjackVariant extends Pick<DealtGame, 'id' | 'title' | 'approvalIds'> {
  readonly words: string;
  readonly deck: Deck;
  /** Seats may not draw against a joker. */
  readonly jokerEndsDraw?: true;
  /** Two cards or more. */
  rank(cards: readonly Card[]): Counted;
  /** The outcome of a seat that is over 21. */
  over(sides: Sides): DealOutcome;
}

const TWENTY_ONE = 21;
const DRAWS_BELOW = 17;
const NATURAL_STRENGTH = 22;

/** Twenty-one aces are 21, and one more goes over. */
const CARDS_MOST = 22;

const isAce = (card: Card): boolean => !isJoker(card) && rankOf(card) === 'A';

const mustDraw = ({ category, total, isSoft }: Counted): boolean =>
  category !== 'natural' && (total < DRAWS_BELOW || (total === DRAWS_BELOW && isSoft));

function playedOut(cards: readonly Card[], take: Take, rank: BlackjackVariant['rank']): Card[] {
  const hand = [...cards];
  while (mustDraw(rank(hand))) hand.push(...take(1));
  return hand;
}

function blackjackGame(variant: BlackjackVariant): DealtGame {
  const { id, title, approvalIds, words, deck, jokerEndsDraw, rank, over } = variant;
  return bankedGame<Counted>({
    id,
    title,
    approvalIds,
    family: 'blackjack',
    deck,
    decks: { usual: 6, most: 8 },
    source: { from: 'general knowledge', words },
    seats: { least: 1, most: 7 },
    layout: {
      seat: { cards: countsFrom(2, CARDS_MOST) },
      dealer: {
        cards: countsFrom(1, CARDS_MOST),
        up: countsFrom(1, CARDS_MOST - 1),
        down: countsFrom(1, CARDS_MOST - 1),
      },
    },
    // The dealer's first card is the one turned up; later cards lie with the hole card.
    play(take, seatCount) {
      const hands = dealAround(take, { handCount: seatCount + 1, cardCount: 2 });
      const dealt = hands.pop() as Card[];
      const mayDraw = !(jokerEndsDraw && isJoker(dealt[0] as Card));
      const seats = hands.map((cards, index) =>
        seatOf(index + 1, { cards: mayDraw ? playedOut(cards, take, rank) : cards }),
      );
      const [up, ...down] = playedOut(dealt, take, rank) as [Card, ...Card[]];
      return { seats, dealer: { up: [up], down } };
    },
    ...handsByCards((cards) => (cards.length < 2 ? null : rank(cards))),
    ranked: (hand) => hand,
    compare: (sides) => (sides.player.category === 'bust' ? over(sides) : strongerWins(sides)),
  });
}

const loses = (): DealOutcome => 'lose';

/** "No bust": where both are over, the lower seat pushes. */
const lowerPushes = ({ player, dealer }: Sides): DealOutcome =>
  dealer.category === 'bust' && player.total < dealer.total ? 'push' : 'lose';

const naturalOf = (hand: Counted): Counted => ({
  ...hand,
  category: 'natural',
  name: 'natural',
  strength: NATURAL_STRENGTH,
});

const ACE_OF_HEARTS = cardOf('A', 'h');

function rankBlackjackPoker(cards: readonly Card[]): Counted {
  const hand = rankBlackjack(cards);
  if (cards.length !== 2 || cards.some((card) => card !== ACE_OF_HEARTS)) return hand;
  const name = 'two aces of hearts';
  return { ...naturalOf(hand), name, strength: NATURAL_STRENGTH + 1 };
}

/** A bust seat pushes only against a dealer's three cards of 26. */
const pushesAgainst26 = ({ dealer }: Sides): DealOutcome =>
  dealer.best.length === 3 && dealer.total === 26 ? 'push' : 'lose';

/** A joker counts 2 or 12, as an ace counts 1 or 11; two aces are the natural. */
function rankHawaiian(cards: readonly Card[]): Counted {
  const plain = cards.filter((card) => !isJoker(card));
  const least = plain.reduce((sum, card) => sum + leastValueOf(card), 0);
  const sum = least + 2 * (cards.length - plain.length);
  const isSoft = cards.some((card) => isJoker(card) || isAce(card)) && sum + 10 <= TWENTY_ONE;
  const total = isSoft ? sum + 10 : sum;
  const isBust = total > TWENTY_ONE;
  const kind = isSoft ? 'soft' : 'hard';
  const hand: Counted = {
    category: isBust ? 'bust' : total === TWENTY_ONE ? 'twenty-one' : 'points',
    name: isBust ? `bust with ${total}` : `${kind} ${total}`,
    best: cards,
    strength: isBust ? 0 : total,
    total,
    isSoft,
  };
  return cards.length === 2 && cards.every(isAce) ? naturalOf(hand) : hand;
}

function leastValueOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === 'A') return 1;
  return 'TJQK'.includes(rank) ? 10 : Number(rank);
}

/** A joker makes 21. Two aces, two jokers or one of each are the natural; ace and ten are a 21. */
function rankCalifornia(cards: readonly Card[]): Counted {
  const hand = rankBlackjack(cards, { joker: 'completes-21' });
  const isNatural = cards.length === 2 && cards.every((card) => isJoker(card) || isAce(card));
  return isNatural ? naturalOf(hand) : hand;
}

const COMMON = 'Two cards each from six decks, one of the dealer’s turned up, nearest to 21 wins.';

export const BLACKJACK_GAMES: readonly DealtGame[] = [
  blackjackGame({
    id: 'blackjack-poker',
    title: 'Blackjack Poker',
    approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-001470' }],
    deck: STANDARD_DECK,
    rank: rankBlackjackPoker,
    over: pushesAgainst26,
    words:
      `${COMMON} Two aces of hearts beat all, and a bust seat pushes against a dealer’s three ` +
      'cards of 26 (The Gardens Casino’s page on Blackjack, read as this game). Ace and ' +
      'ten-value above other 21s is general knowledge.',
  }),
  blackjackGame({
    id: 'hawaiian-blackjack',
    title: 'Hawaiian Blackjack',
    approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-001461' }],
    deck: deckWithJokers(2),
    rank: rankHawaiian,
    over: loses,
    words:
      `${COMMON} A reading, for its rules were not at hand: the sheets reward two aces, four ` +
      'jokers and five, so that a joker cannot end a hand. It counts 2 or 12, as in Hot Action ' +
      'Blackjack of the California Grand; two a deck; two aces are the natural.',
  }),
  blackjackGame({
    id: 'no-bust-blackjack',
    title: 'No Bust 21st Century Blackjack 5.0',
    approvalIds: [{ venue: 'bay-101', id: 'GEGA-001197' }],
    deck: STANDARD_DECK,
    rank: rankBlackjack,
    over: lowerPushes,
    words:
      `${COMMON} Ace and ten-value are the natural, as the sheets’ suited naturals need and Ocean’s ` +
      '11 plays version 4.01. Where both are over 21 the lower seat pushes, as the 19th Hole ' +
      'posts it; that room’s jokers are left out (readings).',
  }),
  blackjackGame({
    id: 'california-blackjack',
    title: 'California Blackjack',
    approvalIds: [{ venue: 'bay-101', id: 'GEGA-001969' }],
    deck: deckWithJokers(1),
    jokerEndsDraw: true,
    rank: rankCalifornia,
    over: lowerPushes,
    words:
      `${COMMON} A joker a deck, which makes any hand 21; two aces, two jokers or one of each are ` +
      'the natural; where both are over 21 the lower seat pushes (Wizard of Odds, California No ' +
      'Bust Blackjack). That the room plays it so is a reading.',
  }),
];
