// Poker against the player-dealer or the house. No one folds in a deal made here. Where the dealer
// must qualify for the ante to be compared, the outcome is that of the ante: it is won against a
// hand that does not qualify. In the games where the play wager is always compared it is that of
// the hands.
import { type Card, STANDARD_DECK } from '#cards';
import {
  type RankedHand,
  rankFiveCard,
  rankFourCard,
  ranksOfStrength,
  rankThreeCard,
} from '#hands';
import { type BankedRules, bankedGame, handsByCards, strongerWins } from './banked-game.ts';
import {
  type Deal,
  type DealOutcome,
  type DealtGame,
  dealAround,
  dealerCardsOf,
  seatOf,
} from './deal.ts';

const QUEEN = 10;
const KING = 11;
const ACE = 12;

type Rank = (cards: readonly Card[]) => RankedHand;

interface PokerFacts
  extends Pick<DealtGame, 'id' | 'title' | 'approvalIds' | 'source'>,
    Partial<Pick<DealtGame, 'decks'>> {
  /** How many cards a hand may have; it is dealt the first of them. */
  readonly handCounts: readonly [number, ...number[]];
  readonly dealerCounts?: readonly [number, ...number[]];
  /** How many of the dealer's cards are turned up at once. */
  readonly dealerUp?: number;
  /** How many cards stay of an extra hand beside the dealer, one of which is burned. They belong to
   * no hand of the game: a sheet may add them to one. */
  readonly extraCount?: number;
  readonly rank: Rank;
  readonly compare: BankedRules<RankedHand>['compare'];
}

/** Hands of their own cards only: each seat's are its `cards`. */
function pokerGame(poker: PokerFacts): DealtGame {
  const { id, title, approvalIds, source, handCounts, dealerUp = 0, rank, compare } = poker;
  const { dealerCounts = handCounts, decks = { usual: 1, most: 1 }, extraCount = 0 } = poker;
  const ranking =
    (counts: readonly number[]) =>
    (cards: readonly Card[]): RankedHand | null =>
      counts.includes(cards.length) ? rank(cards) : null;
  return bankedGame<RankedHand>({
    id,
    title,
    approvalIds,
    family: 'player-dealer-poker',
    deck: STANDARD_DECK,
    decks,
    source,
    seats: { least: 1, most: 7 },
    layout: {
      seat: { cards: handCounts },
      dealer:
        dealerUp === 0
          ? { cards: dealerCounts }
          : {
              cards: dealerCounts,
              up: [dealerUp],
              down: dealerCounts.map((count) => count - dealerUp),
            },
      ...(extraCount === 0 ? {} : { table: { board: [extraCount] } }),
    },
    play(take, seatCount) {
      const hands = dealAround(take, { handCount: seatCount, cardCount: handCounts[0] });
      const dealt = take(dealerCounts[0]);
      const [up, down] = [dealt.slice(0, dealerUp), dealt.slice(dealerUp)];
      return {
        seats: hands.map((cards, index) => seatOf(index + 1, { cards })),
        dealer: dealerUp === 0 ? { cards: dealt } : { up, down },
        ...(extraCount === 0 ? {} : { board: take(extraCount + 1).slice(1) }),
      };
    },
    handAt: handsByCards(ranking(handCounts)).handAt,
    dealerHand: handsByCards(ranking(dealerCounts)).dealerHand,
    ranked: (hand) => hand,
    compare,
  });
}

/** Against a dealer below the mark the ante is won; otherwise the stronger hand wins. */
const withQualifier =
  (qualifies: (dealer: RankedHand) => boolean) =>
  (sides: { player: RankedHand; dealer: RankedHand }): DealOutcome =>
    qualifies(sides.dealer) ? strongerWins(sides) : 'win';

/** Whether a hand is better than high cards, or its high cards are at least these. */
const hasAtLeast =
  (...high: readonly number[]) =>
  ({ category, strength }: RankedHand): boolean => {
    if (category !== 'high-card') return true;
    const ranks = ranksOfStrength(strength);
    const differs = high.findIndex((rank, at) => rank !== ranks[at]);
    return differs < 0 || (ranks[differs] as number) > (high[differs] as number);
  };

/** The best three of three cards or four. */
function rankBestThree(cards: readonly Card[]): RankedHand {
  if (cards.length === 3) return rankThreeCard(cards);
  const threes = cards.map((_, left) => rankThreeCard(cards.filter((_, at) => at !== left)));
  return threes.reduce((best, hand) => (hand.strength > best.strength ? hand : best));
}

const BOARD = 5;

const rankWithBoard = (hole: readonly Card[], { board = [] }: Deal): RankedHand | null =>
  hole.length === 2 && board.length >= 3 ? rankFiveCard([...hole, ...board]) : null;

/** Two cards each and a board of five, three of them first. */
const ULTIMATE_TEXAS_HOLDEM: DealtGame = bankedGame<RankedHand>({
  id: 'ultimate-texas-holdem',
  title: "Ultimate Texas Hold'em",
  approvalIds: [
    { venue: 'hawaiian-gardens', id: 'GEGA-003345' },
    { venue: 'bay-101', id: 'GEGA-004177' },
    { venue: 'bay-101', id: 'GEGR-000725' },
  ],
  family: 'player-dealer-poker',
  deck: STANDARD_DECK,
  decks: { usual: 1, most: 1 },
  source: {
    from: 'general knowledge',
    words:
      'Two cards each and a board of five from one deck, the best five of seven count. Whether ' +
      'the dealer has the pair that opens the ante does not change who has the better hand, ' +
      'which is the outcome given here.',
  },
  seats: { least: 1, most: 7 },
  layout: {
    seat: { hole: [2] },
    dealer: { cards: [2], down: [2] },
    table: { board: [3, BOARD] },
  },
  play(take, seatCount) {
    const hands = dealAround(take, { handCount: seatCount + 1, cardCount: 2 });
    const dealer = { down: hands.pop() as Card[] };
    const seats = hands.map((hole, index) => seatOf(index + 1, { hole }));
    return { seats, dealer, board: take(BOARD) };
  },
  handAt: handsByCards(rankWithBoard).handAt,
  // The dealer shows when the board is whole; before that nothing is won or lost.
  dealerHand: (deal) =>
    deal.board?.length === BOARD ? rankWithBoard(dealerCardsOf(deal), deal) : null,
  ranked: (hand) => hand,
  compare: strongerWins,
});

export const PLAYER_DEALER_POKER_GAMES: readonly DealtGame[] = [
  pokerGame({
    id: 'three-card-poker',
    title: 'Three Card Poker',
    approvalIds: [
      { venue: 'hawaiian-gardens', id: 'GEGA-000329' },
      { venue: 'bay-101', id: 'GEGA-004086' },
      { venue: 'bay-101', id: 'GEGR-000724' },
    ],
    source: {
      from: 'general knowledge',
      words:
        'Three cards each from one deck, three of a kind and straights above flushes; the dealer ' +
        'qualifies with a queen, and the ante is won against less. One card of the dealer’s is ' +
        'turned up at once, and two cards of an extra hand lie beside it as a board, both for the ' +
        'sheets that make hands of five.',
    },
    handCounts: [3],
    dealerUp: 1,
    extraCount: 2,
    rank: rankThreeCard,
    compare: withQualifier(hasAtLeast(QUEEN)),
  }),
  ULTIMATE_TEXAS_HOLDEM,
  pokerGame({
    id: 'caribbean-stud',
    title: 'Caribbean Stud Poker',
    approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-001469' }],
    source: {
      from: 'general knowledge',
      words:
        'Five cards each from one deck, one of the dealer’s turned up; the dealer qualifies with ' +
        'ace and king, and the ante is won against less.',
    },
    handCounts: [5],
    dealerUp: 1,
    rank: rankFiveCard,
    compare: withQualifier(hasAtLeast(ACE, KING)),
  }),
  pokerGame({
    id: 'pokara',
    title: 'Pokara',
    approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-000921' }],
    source: {
      from: 'general knowledge',
      words:
        'A reading: the sheets tell only that three cards are dealt from several decks, that an ' +
        'extra card may be taken and that the dealer may fail to qualify. Six decks, the best ' +
        'three of four and a queen to qualify are ours; no one takes an extra card here.',
    },
    decks: { usual: 6, most: 8 },
    handCounts: [3, 4],
    rank: rankBestThree,
    compare: withQualifier(hasAtLeast(QUEEN)),
  }),
  pokerGame({
    id: 'crazy-4-poker',
    title: 'Crazy 4 Poker',
    approvalIds: [
      { venue: 'bay-101', id: 'GEGA-004555' },
      { venue: 'bay-101', id: 'GEGR-000691' },
    ],
    source: {
      from: 'rule document',
      words:
        'Five cards each, the best four count, for the dealer too; equal hands push. The outcome ' +
        'is that of the play wager: the dealer’s king concerns the ante alone.',
    },
    handCounts: [5],
    rank: rankFourCard,
    compare: strongerWins,
  }),
  pokerGame({
    id: 'four-card-poker',
    title: 'Four Card Poker',
    approvalIds: [],
    source: {
      from: 'rule document',
      words:
        'Five cards for a seat and six for the dealer, one of them turned up; the best four ' +
        'count, the dealer always qualifies and the seat wins ties.',
    },
    handCounts: [5],
    dealerCounts: [6],
    dealerUp: 1,
    rank: rankFourCard,
    compare: ({ player, dealer }) => (player.strength >= dealer.strength ? 'win' : 'lose'),
  }),
];
