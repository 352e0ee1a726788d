// Stud: every card is one's own, some face down (`hole`) and some face up (`up`).
import { type Card, type Deck, isJoker, MEXICAN_DECK, STANDARD_DECK } from '#cards';
import {
  type RankedHand,
  rankAceToFive,
  rankEightOrBetter,
  rankFiveCard,
  rankMexican,
} from '#hands';
import type { Problem } from '#result';
import { checkDeal } from './check-deal.ts';
import {
  assertSeatCount,
  cardsOfSeat,
  type Deal,
  type DealtGame,
  type DealtSeat,
  dealAround,
  dealOf,
  seatNumbered,
  seatOf,
  type Take,
  takeFromDecks,
} from './deal.ts';
import { liveSeats, lowHalfWinners, potWinners } from './poker-showdown.ts';

/** A street is named for the cards that a hand has on it. */
const STREETS = [
  'second-street',
  'third-street',
  'fourth-street',
  'fifth-street',
  'sixth-street',
  'seventh-street',
] as const;

interface StudGame {
  readonly id: string;
  readonly title: string;
  readonly approvalIds: DealtGame['approvalIds'];
  readonly words: string;
  readonly deck: Deck;
  /** On the first street and at the end. */
  readonly cardCounts: { readonly first: number; readonly all: number };
  readonly holeCounts: readonly number[];
  readonly seatsMost: number;
  rank(cards: readonly Card[], seat: DealtSeat): RankedHand;
  readonly isHighLow?: true;
  readonly hasOwnRanking?: true;
}

const SEVEN_CARD = {
  deck: STANDARD_DECK,
  cardCounts: { first: 3, all: 7 },
  holeCounts: [2, 3],
  seatsMost: 8,
} as const;
const FIVE_CARD = { cardCounts: { first: 2, all: 5 }, holeCounts: [1], seatsMost: 8 } as const;

const SEVEN_CARD_WORDS =
  'Stud as it is commonly played: two cards down, four up and one down; where the deck runs short, ' +
  'the last card is one for all.';

const GAMES: readonly StudGame[] = [
  {
    id: 'seven-card-stud',
    title: 'Seven Card Stud',
    approvalIds: [
      { venue: 'hawaiian-gardens', id: 'GEGA-001453' },
      { venue: 'bay-101', id: 'GEGR-000737' },
    ],
    words: SEVEN_CARD_WORDS,
    ...SEVEN_CARD,
    rank: rankFiveCard,
  },
  {
    id: 'seven-card-stud-high-low',
    title: 'Seven Card Stud High-Low Split',
    approvalIds: [
      { venue: 'hawaiian-gardens', id: 'GEGA-001454' },
      { venue: 'bay-101', id: 'GEGR-000738' },
    ],
    words: `${SEVEN_CARD_WORDS} The pot is split with the best low hand of eight or better.`,
    ...SEVEN_CARD,
    rank: rankFiveCard,
    isHighLow: true,
  },
  {
    id: 'razz',
    title: 'Seven Card Stud Low (Razz)',
    approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-001466' }],
    words: `${SEVEN_CARD_WORDS} The best ace-to-five low hand wins.`,
    ...SEVEN_CARD,
    rank: rankAceToFive,
  },
  {
    // One house calls it Asian Five-Card Stud, which is often dealt without the low cards and then
    // ranks a flush above a full house. Its sheet does neither, so it is the common game here.
    id: 'five-card-stud',
    title: 'Five-Card Stud',
    approvalIds: [{ venue: 'bay-101', id: 'GEGR-000740' }],
    words: 'Stud as it is commonly played: one card down and four up, the common ranking.',
    deck: STANDARD_DECK,
    ...FIVE_CARD,
    rank: rankFiveCard,
  },
  {
    id: 'mexican-poker',
    hasOwnRanking: true,
    title: 'Mexican Poker',
    approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-001452' }],
    words:
      'Five-card stud without the eights, nines and tens and with a joker, which is wild face down ' +
      'and an ace, or part of a straight or flush, face up.',
    deck: MEXICAN_DECK,
    ...FIVE_CARD,
    rank: (cards, { up = [] }) => rankMexican(cards, up.some(isJoker) ? 'face-up' : 'face-down'),
  },
];

/** Every card of a seat, with the one for all; undefined where some of them were not shown. */
function wholeOf(deal: Deal, seat: DealtSeat): readonly Card[] | undefined {
  const { cards, hole, up } = seat;
  if (cards === undefined && (hole === undefined || up === undefined)) return undefined;
  return [...cardsOfSeat(seat), ...(deal.board ?? [])];
}

function bestOf(
  deal: Deal,
  seat: number,
  { cardCounts, rank }: Pick<StudGame, 'cardCounts' | 'rank'>,
): RankedHand | null {
  const dealt = seatNumbered(deal, seat);
  if (dealt === undefined || !deal.standardDeck) return null;
  const cards = wholeOf(deal, dealt);
  return cards?.length === cardCounts.all ? rank(cards, dealt) : null;
}

const rangeOf = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);

const streetsOf = ({ cardCounts: { first, all } }: StudGame): readonly string[] =>
  STREETS.slice(first - 2, all - 1);

/** A hand has as many cards as its street, and all that are still in have equally many. */
function checkStreets(deal: Deal, spec: StudGame): Problem[] {
  const problems: Problem[] = [];
  const live = liveSeats(deal).flatMap((seat) => wholeOf(deal, seat)?.length ?? []);
  const reached = Math.max(...live);
  const shared = deal.board?.length ?? 0;
  deal.seats.forEach((seat, index) => {
    const path = `deal.seats[${index}]`;
    const count = wholeOf(deal, seat)?.length;
    const { folded, hole = [], up = [] } = seat;
    if (hole.length === 3 && seat.cards === undefined && up.length < 4) {
      const message = 'the third card face down comes after four face up';
      problems.push({ path: `${path}.hole`, message });
    }
    if (count === undefined || seat.position === 'backline') return;
    const street = streetsOf(spec).indexOf(String(folded));
    const wanted = street < 0 ? reached : spec.cardCounts.first + street;
    // A player who folds before the end does not see the card for all.
    const own = count - shared;
    if (count === wanted || (street >= 0 && own === wanted) || (folded !== false && street < 0)) {
      return;
    }
    const when = folded === false ? 'as others in the hand have' : `on ${folded}`;
    problems.push({ path, message: `the hand has ${own} cards, not ${wanted - shared} ${when}` });
  });
  return problems;
}

function dealStud(spec: StudGame, take: Take, seatCount: number): Deal {
  const { all } = spec.cardCounts;
  // Where the deck does not reach around once more, the last card is one for all.
  const isShort = seatCount * all > spec.deck.cards.length;
  const cardCount = isShort ? all - 1 : all;
  const hands = dealAround(take, { handCount: seatCount, cardCount });
  const board = isShort ? take(1) : undefined;
  const down = spec.holeCounts[0] as number;
  const upEnd = down + 4;
  return dealOf(
    spec.id,
    hands.map((cards, index) =>
      seatOf(index + 1, {
        hole: [...cards.slice(0, down), ...cards.slice(upEnd)],
        up: cards.slice(down, upEnd),
      }),
    ),
    board === undefined ? {} : { board },
  );
}

/** The hands that are still in have all their cards; hands that were not shown are not asked. */
const isOverIn = (deal: Deal, { cardCounts }: StudGame): boolean =>
  liveSeats(deal).every(
    (seat) => (wholeOf(deal, seat)?.length ?? cardCounts.all) === cardCounts.all,
  );

function studGame(spec: StudGame): DealtGame {
  const { first, all } = spec.cardCounts;
  const handOf = (deal: Deal, seat: number) => bestOf(deal, seat, spec);
  const isOver = (deal: Deal) => isOverIn(deal, spec);
  const game: DealtGame = {
    id: spec.id,
    title: spec.title,
    approvalIds: spec.approvalIds,
    family: 'stud',
    ...(spec.hasOwnRanking ? { hasOwnRanking: true } : {}),
    deck: spec.deck,
    decks: { usual: 1, most: 1 },
    source: { from: 'general knowledge', words: spec.words },
    streets: streetsOf(spec),
    seats: { least: 2, most: spec.seatsMost },
    layout: {
      seat: { hole: spec.holeCounts, up: rangeOf(1, 4), cards: rangeOf(first, all) },
      table: { board: [1] },
    },
    check: (deal) => [...checkDeal(deal, game), ...checkStreets(deal, spec)],
    deal(source, seatCount) {
      assertSeatCount(game, seatCount);
      return dealStud(spec, takeFromDecks(spec.deck, 1, source), seatCount);
    },
    isOver,
    handOf,
    winners: (deal) => potWinners(deal, { handOf, isOver: isOver(deal) }),
  };
  if (spec.isHighLow === undefined) return game;
  const lowOf = (deal: Deal, seat: number) => {
    const low = bestOf(deal, seat, { ...spec, rank: rankEightOrBetter });
    return low?.category === 'low' ? low : null;
  };
  return {
    ...game,
    lowOf,
    lowWinners: (deal) => lowHalfWinners(deal, { lowOf, isOver: isOver(deal) }),
  };
}

export const STUD_GAMES: readonly DealtGame[] = GAMES.map(studGame);
