// Hold'em, pineapple and Omaha: hole cards of one's own and a board that all share.
import { type Card, rankIndexOf, STANDARD_DECK } from '#cards';
import {
  type HoleUse,
  isPocketPair,
  type RankedHand,
  rankEightOrBetter,
  rankFiveCard,
  rankHolding,
} from '#hands';
import type { Problem } from '#result';
import { checkDeal } from './check-deal.ts';
import {
  assertSeatCount,
  type Deal,
  type DealtGame,
  dealAround,
  dealOf,
  seatNumbered,
  seatOf,
  takeFromDecks,
} from './deal.ts';
import { lowHalfWinners, potWinners } from './poker-showdown.ts';

const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
type Street = (typeof STREETS)[number];

/** How many cards the board has on each street. */
type BoardCounts = readonly [number, number, number, number];
const USUAL_BOARD: BoardCounts = [0, 3, 4, 5];
/** One card, another one, and then three. */
const REVERSE_BOARD: BoardCounts = [0, 1, 2, 5];

interface FlopGame {
  readonly id: string;
  readonly title: string;
  readonly approvalIds: DealtGame['approvalIds'];
  readonly words: string;
  readonly holeCount: number;
  /** The last street on which all hole cards are held: two are kept after it. */
  readonly discardsAfter?: Street;
  readonly use?: HoleUse;
  readonly isHighLow?: true;
  readonly board?: BoardCounts;
  readonly seatsMost?: number;
}

const hgc = (...ids: string[]) => ids.map((id) => ({ venue: 'hawaiian-gardens', id }) as const);
const bay101 = (...ids: string[]) => ids.map((id) => ({ venue: 'bay-101', id }) as const);

const HOLDEM = "Hold'em as it is commonly played: two hole cards, any five of seven make the hand.";
const EIGHT = 'The pot is split with the best low hand of eight or better.';
const PINEAPPLE =
  "Hold'em with three hole cards, one of which is thrown away before the flop, as commonly played.";
const CRAZY =
  "Hold'em with three hole cards, one of which is thrown away after the betting on the flop.";
const OMAHA = 'Omaha as it is commonly played: exactly two hole cards and three of the board.';

const GAMES: readonly FlopGame[] = [
  {
    id: 'texas-holdem',
    title: "Texas Hold'em",
    approvalIds: [...hgc('GEGA-001462'), ...bay101('GEGA-001983', 'GEGR-000741')],
    words: HOLDEM,
    holeCount: 2,
  },
  {
    id: 'no-limit-holdem',
    title: "No Limit Hold'em",
    approvalIds: hgc('GEGA-001465'),
    words: HOLDEM,
    holeCount: 2,
  },
  {
    id: 'limit-buy-in-no-limit-holdem',
    title: "Limit Buy In, No Limit Hold'em",
    approvalIds: hgc('GEGA-001471'),
    words: HOLDEM,
    holeCount: 2,
  },
  {
    id: 'texas-holdem-high-low',
    title: "Texas Hold'em High-Low Split",
    approvalIds: bay101('GEGR-000742'),
    words: `${HOLDEM} ${EIGHT}`,
    holeCount: 2,
    isHighLow: true,
  },
  {
    id: 'reverse-holdem',
    title: "Reverse Hold'em",
    approvalIds: [],
    words: "Hold'em whose board comes the other way round: one card, one card, three cards.",
    holeCount: 2,
    board: REVERSE_BOARD,
  },
  {
    id: 'pineapple',
    title: 'Pineapple',
    approvalIds: bay101('GEGR-000735'),
    words: PINEAPPLE,
    holeCount: 3,
    discardsAfter: 'preflop',
  },
  {
    id: 'pineapple-high-low',
    title: 'Pineapple High-Low Split',
    approvalIds: bay101('GEGR-000736'),
    words: `${PINEAPPLE} ${EIGHT}`,
    holeCount: 3,
    discardsAfter: 'preflop',
    isHighLow: true,
  },
  {
    id: 'crazy-pineapple',
    title: 'Crazy Pineapple',
    approvalIds: [...hgc('GEGA-001455'), ...bay101('GEGR-000728')],
    words: CRAZY,
    holeCount: 3,
    discardsAfter: 'flop',
  },
  {
    id: 'crazy-pineapple-high-low',
    title: 'Crazy Pineapple High-Low Split',
    approvalIds: bay101('GEGR-000729'),
    words: `${CRAZY} ${EIGHT}`,
    holeCount: 3,
    discardsAfter: 'flop',
    isHighLow: true,
  },
  {
    id: 'omaha',
    title: 'Omaha',
    approvalIds: [...hgc('GEGA-002303'), ...bay101('GEGR-000732')],
    words: OMAHA,
    holeCount: 4,
    use: 'exactly-two',
  },
  {
    // The sheets of one house give this game two numbers.
    id: 'omaha-high-low',
    title: 'Omaha High-Low Split',
    approvalIds: [...hgc('GEGA-002303', 'GEGA-003824'), ...bay101('GEGA-001987', 'GEGR-000733')],
    words: `${OMAHA} ${EIGHT}`,
    holeCount: 4,
    use: 'exactly-two',
    isHighLow: true,
  },
  {
    id: 'five-card-omaha-high-low',
    title: '5 Card Omaha High-Low Split',
    approvalIds: hgc('GEGA-003824'),
    words: `${OMAHA} Five hole cards are dealt. ${EIGHT}`,
    holeCount: 5,
    use: 'exactly-two',
    isHighLow: true,
    seatsMost: 8,
  },
];

/** How many hole cards play: those that are dealt, or the two that are kept of three. */
const keptOf = ({ holeCount, discardsAfter }: FlopGame): number =>
  discardsAfter === undefined ? holeCount : 2;

const boardOf = (deal: Deal): readonly Card[] => deal.board ?? [];

/** The best hand of a seat by `rank`, once five cards can be had and the discard is made. */
function bestOf(
  deal: Deal,
  seat: number,
  { game, rank }: { game: FlopGame; rank: (cards: readonly Card[]) => RankedHand },
): RankedHand | null {
  const hole = seatNumbered(deal, seat)?.hole ?? [];
  const board = boardOf(deal);
  if (!deal.standardDeck || hole.length !== keptOf(game)) return null;
  if (game.use === 'exactly-two') return rankHolding({ hole, board }, game.use, rank);
  return hole.length + board.length < 5 ? null : rank([...hole, ...board]);
}

function lowOf(deal: Deal, seat: number, game: FlopGame): RankedHand | null {
  const low = bestOf(deal, seat, { game, rank: rankEightOrBetter });
  return low?.category === 'low' ? low : null;
}

/** A hand folded on a street has seen its board; one that went past the discard has two cards. */
function checkStreets(deal: Deal, game: FlopGame): Problem[] {
  const streets: readonly string[] = STREETS;
  const counts = game.board ?? USUAL_BOARD;
  const board = boardOf(deal).length;
  const problems: Problem[] = [];
  deal.seats.forEach(({ folded, hole = [] }, index) => {
    const path = `deal.seats[${index}]`;
    const street = streets.indexOf(String(folded));
    const seen = street < 0 ? board : (counts[street] as number);
    if (deal.board !== undefined && seen > board) {
      const message = `there is no folding on the ${folded} with ${board} cards on the board`;
      problems.push({ path: `${path}.folded`, message });
    }
    if (game.discardsAfter === undefined || hole.length <= keptOf(game)) return;
    const limit = counts[STREETS.indexOf(game.discardsAfter)] as number;
    if (Math.min(seen, board) > limit) {
      const message = `one of the three is thrown away after the ${game.discardsAfter}`;
      problems.push({ path: `${path}.hole`, message: `${message}: two are left` });
    }
  });
  return problems;
}

/** Two of three hole cards: before there is a board a pair or else the highest two, after that
 * those which make the best hand with it. */
function kept(hole: readonly Card[], board: readonly Card[]): Card[] {
  const [first, second, third] = [...hole].sort((a, b) => rankIndexOf(b) - rankIndexOf(a));
  const pairs = [
    [first, second],
    [first, third],
    [second, third],
  ] as Card[][];
  const worth = (two: readonly Card[]): number => {
    if (board.length >= 3) return rankFiveCard([...two, ...board]).strength;
    return isPocketPair(two) ? 1 : 0;
  };
  return pairs.reduce((best, two) => (worth(two) > worth(best) ? two : best));
}

function dealFlop(game: FlopGame, take: (count: number) => Card[], seatCount: number): Deal {
  let holes: Card[][] = dealAround(take, { handCount: seatCount, cardCount: game.holeCount });
  const counts = game.board ?? USUAL_BOARD;
  const board: Card[] = [];
  STREETS.forEach((street, index) => {
    const count = (counts[index] as number) - board.length;
    // A card is burned before each turn of the board.
    if (count > 0) take(1);
    board.push(...take(count));
    if (street === game.discardsAfter) holes = holes.map((hole) => kept(hole, board));
  });
  return dealOf(
    game.id,
    holes.map((hole, index) => seatOf(index + 1, { hole })),
    { board },
  );
}

function flopGame(spec: FlopGame): DealtGame {
  const handOf = (deal: Deal, seat: number) =>
    bestOf(deal, seat, { game: spec, rank: rankFiveCard });
  const isOver = (deal: Deal) => boardOf(deal).length === 5;
  const game: DealtGame = {
    id: spec.id,
    title: spec.title,
    approvalIds: spec.approvalIds,
    family: 'flop',
    deck: STANDARD_DECK,
    decks: { usual: 1, most: 1 },
    source: { from: 'general knowledge', words: spec.words },
    streets: STREETS,
    seats: { least: 2, most: spec.seatsMost ?? 10 },
    layout: {
      seat: { hole: keptOf(spec) === spec.holeCount ? [spec.holeCount] : [2, spec.holeCount] },
      table: { board: [...new Set(spec.board ?? USUAL_BOARD)].filter((count) => count > 0) },
    },
    check: (deal) => [...checkDeal(deal, game), ...checkStreets(deal, spec)],
    deal(source, seatCount) {
      assertSeatCount(game, seatCount);
      return dealFlop(spec, takeFromDecks(STANDARD_DECK, 1, source), seatCount);
    },
    isOver,
    handOf,
    winners: (deal) => potWinners(deal, { handOf, isOver: isOver(deal) }),
  };
  if (spec.isHighLow === undefined) return game;
  const low = (deal: Deal, seat: number) => lowOf(deal, seat, spec);
  return {
    ...game,
    lowOf: low,
    lowWinners: (deal) => lowHalfWinners(deal, { lowOf: low, isOver: isOver(deal) }),
  };
}

export const FLOP_GAMES: readonly DealtGame[] = GAMES.map(flopGame);
