// Draw: five cards face down, some of them exchanged once.
import {
  type Card,
  cardAt,
  type Deck,
  deckWithJokers,
  isJoker,
  JOKER,
  rankIndexOf,
  STANDARD_DECK,
} from '#cards';
import { type RankedHand, rankAceToFive, rankDeuceToSeven, rankPaiGowFive } from '#hands';
import { checkDeal } from './check-deal.ts';
import {
  assertSeatCount,
  cardsOfSeat,
  type Deal,
  type DealtGame,
  dealAround,
  dealOf,
  seatNumbered,
  seatOf,
  type Take,
  takeFromDecks,
} from './deal.ts';
import { potWinners } from './poker-showdown.ts';

const ACE = 12;

/** From the ace at 0 to the king at 12. */
const lowRankOf = (card: Card): number => (rankIndexOf(card) + 1) % 13;

/** No one draws more in a deal of ours, so that one deck serves six seats. */
const DRAW_MOST = 3;

interface DrawGame {
  readonly id: string;
  readonly title: string;
  readonly approvalIds: DealtGame['approvalIds'];
  readonly words: string;
  readonly deck: Deck;
  rank(five: readonly Card[]): RankedHand;
  /** The cards that a hand keeps at the draw in a deal of ours. */
  kept(five: readonly Card[]): readonly Card[];
  readonly hasOwnRanking?: true;
}

/** Ace to five, where a joker is the lowest rank that the hand does not hold. */
function rankLowball(five: readonly Card[]): RankedHand {
  const naturals = five.filter((card) => !isJoker(card));
  if (naturals.length === five.length) return rankAceToFive(five);
  const held = new Set(naturals.map(lowRankOf));
  const lowRank = [0, 1, 2, 3, 4].find((rank) => !held.has(rank)) as number;
  const standIn = cardAt((lowRank + ACE) % 13, 0);
  const ranked = rankAceToFive([...naturals, standIn]);
  return { ...ranked, best: ranked.best.map((card) => (card === standIn ? JOKER : card)) };
}

/** The high ranking with a joker that is an ace or completes a straight or a flush: that of the
 * hand behind in pai gow poker, with the five-high straight the lowest. */
const rankDraw = (five: readonly Card[]): RankedHand =>
  rankPaiGowFive(five, { jokerUse: 'semi-wild', wheel: 'lowest' });

/** One card of each rank up to the eight, and the lowest two at least. A joker stays. */
function keptLow(five: readonly Card[], rankIn: (card: Card) => number, eight: number): Card[] {
  const naturals = five.filter((card) => !isJoker(card)).sort((a, b) => rankIn(a) - rankIn(b));
  const ranks = naturals.filter(
    (card, index) => index === 0 || rankIn(card) !== rankIn(naturals[index - 1] as Card),
  );
  const low = ranks.filter((card, index) => rankIn(card) <= eight || index < 5 - DRAW_MOST);
  return [...low, ...five.filter(isJoker)];
}

const PAT = ['straight', 'flush', 'full-house', 'straight-flush', 'royal-flush', 'five-of-a-kind'];

/** A hand from the straight up stays as it is; otherwise the joker and what stands more than once
 * are kept, the joker as an ace, or else the highest two cards. */
function keptHigh(five: readonly Card[]): readonly Card[] {
  if (PAT.includes(rankDraw(five).category)) return five;
  const rankIn = (card: Card): number => (isJoker(card) ? ACE : rankIndexOf(card));
  const isMade = (card: Card): boolean =>
    five.filter((each) => rankIn(each) === rankIn(card)).length > 1;
  if (five.some(isMade)) return five.filter((card) => isJoker(card) || isMade(card));
  return [...five].sort((a, b) => rankIn(b) - rankIn(a)).slice(0, 5 - DRAW_MOST);
}

const LOW_EIGHT = 7;
const HIGH_EIGHT = 6;

const GAMES: readonly DrawGame[] = [
  {
    id: 'california-lowball',
    title: 'California Lowball',
    approvalIds: [
      { venue: 'hawaiian-gardens', id: 'GEGA-001451' },
      { venue: 'bay-101', id: 'GEGR-000727' },
    ],
    words:
      'Ace-to-five lowball with one draw, from a deck with a joker as California rooms commonly ' +
      'have it; the joker is the lowest card that the hand does not hold.',
    deck: deckWithJokers(1),
    rank: rankLowball,
    kept: (five) => keptLow(five, lowRankOf, LOW_EIGHT),
  },
  {
    id: 'kansas-city-lowball',
    title: 'Kansas City Lowball',
    approvalIds: [
      { venue: 'hawaiian-gardens', id: 'GEGA-001473' },
      { venue: 'bay-101', id: 'GEGR-000731' },
    ],
    words: 'Deuce-to-seven lowball with one draw, as it is commonly played, without a joker.',
    deck: STANDARD_DECK,
    rank: rankDeuceToSeven,
    kept: (five) => keptLow(five, rankIndexOf, HIGH_EIGHT),
  },
  {
    id: 'draw-poker',
    hasOwnRanking: true,
    title: 'Draw Poker',
    approvalIds: [{ venue: 'bay-101', id: 'GEGR-000730' }],
    words:
      'Five-card draw as California rooms commonly play it, with a joker that is an ace or ' +
      'completes a straight or a flush; five aces beat everything.',
    deck: deckWithJokers(1),
    rank: rankDraw,
    kept: keptHigh,
  },
];

function dealDraw(spec: DrawGame, take: Take, seatCount: number): Deal {
  const hands = dealAround(take, { handCount: seatCount, cardCount: 5 });
  const seats = hands.map((five, index) => {
    const kept = spec.kept(five);
    return seatOf(index + 1, { cards: [...kept, ...take(5 - kept.length)] });
  });
  return dealOf(spec.id, seats);
}

function drawGame(spec: DrawGame): DealtGame {
  const handOf = (deal: Deal, number: number) => {
    const seat = seatNumbered(deal, number);
    const cards = seat === undefined ? [] : cardsOfSeat(seat);
    return deal.standardDeck && cards.length === 5 ? spec.rank(cards) : null;
  };
  const game: DealtGame = {
    id: spec.id,
    title: spec.title,
    approvalIds: spec.approvalIds,
    family: 'draw',
    ...(spec.hasOwnRanking ? { hasOwnRanking: true } : {}),
    deck: spec.deck,
    decks: { usual: 1, most: 1 },
    source: { from: 'general knowledge', words: spec.words },
    streets: ['before-draw', 'after-draw'],
    seats: { least: 2, most: 6 },
    // All five cards of a draw hand are hole cards: either word will do.
    layout: { seat: { cards: [5], hole: [5] } },
    check: (deal) => checkDeal(deal, game),
    deal(source, seatCount) {
      assertSeatCount(game, seatCount);
      return dealDraw(spec, takeFromDecks(spec.deck, 1, source), seatCount);
    },
    handOf,
    winners: (deal) => potWinners(deal, { handOf, isOver: true }),
  };
  return game;
}

export const DRAW_GAMES: readonly DealtGame[] = GAMES.map(drawGame);
