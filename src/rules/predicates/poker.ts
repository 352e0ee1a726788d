// Tests of one hand in the poker games: flop, stud and draw. A sheet says which cards count and what
// they have to make. The first is a `HandStrength` here, the second a test that is made from one.
//
// Readings. A hole-card rule asks for a hand with those hole cards that is as strong as the one the
// game plays, so that a kicker in the hole counts. It concerns games with a board alone: in stud and
// draw every card is one's own. High hands are those of the common ranking in every game, in
// lowball too; Mexican hands and a joker in draw poker make what their games say, and a joker in
// lowball makes no high hand.
import { type Card, isJoker, RANKS, type Rank, rankIndexOf, rankOf, suitIndexOf } from '#cards';
import { DEALT_GAMES, type Deal, type DealtGame, type DealtSeat } from '#games';
import {
  categoryOfStrength,
  FIVE_CARD_CATEGORIES,
  fiveCardStrength,
  isPocketPair,
  isUnsuitedLow,
  packStrength,
  type RankedHand,
  ranksOfStrength,
} from '#hands';
import { kindOf, type Named } from '../named.ts';
import { type Designated, designatedOf, type Posted } from '../posted.ts';
import { type HandHolds, handTests } from '../tests.ts';
import { categoryWords, ofRankWords, ranksWords, rankWords } from './card-words.ts';

/** The strength of the hand that counts, null where there is none. The strengths of different games
 * compare: a greater one goes above on a board of high hands, equal ones share a line. */
export type StrengthOf = (deal: Deal, seat: DealtSeat) => number | null;

interface CountedHand {
  /** What comes after the name of a hand: "a full house with two hole cards playing". */
  readonly words: string;
  readonly strength: StrengthOf;
}

/** Which cards of a seat count, by name. */
export type HandStrength = Named<'hand', CountedHand>;
export const handStrengths = kindOf<'hand', CountedHand>('hand');

export const strengthOf = (hand: HandStrength): StrengthOf => handStrengths.read(hand).strength;
const wordsOf = (hand: HandStrength): string => handStrengths.read(hand).words;

/** From the lowest to the highest. */
const HIGH_CATEGORIES = [...FIVE_CARD_CATEGORIES, 'five-of-a-kind'] as const;
export type HighCategory = (typeof HIGH_CATEGORIES)[number];

const HAND_SIZE = 5;
const FOUR_OF_A_KIND = HIGH_CATEGORIES.indexOf('four-of-a-kind');
const FIVE_OF_A_KIND = HIGH_CATEGORIES.indexOf('five-of-a-kind');

/** The least hand of a category, or of those of its hands that begin with these ranks. */
export interface Floor {
  readonly category: HighCategory;
  readonly ranks: readonly Rank[];
}

/** Of aces full of kings it is `floorOf('full-house', 'A', 'K')`. */
export const floorOf = (category: HighCategory, ...ranks: readonly Rank[]): Floor => ({
  category,
  ranks,
});

export const leastOf = ({ category, ranks }: Floor): number =>
  packStrength(
    HIGH_CATEGORIES.indexOf(category),
    ranks.map((rank) => RANKS.indexOf(rank)),
  );

/** The categories that are as high as their highest card. */
const BY_TOP_CARD: readonly HighCategory[] = ['high-card', 'straight', 'flush', 'straight-flush'];

/** "a full house, aces and kings", "a straight flush, king high". */
function floorWords({ category, ranks }: Floor): string {
  const name = categoryWords(category);
  if (ranks.length === 0) return name;
  return BY_TOP_CARD.includes(category)
    ? `${name}, ${ranks.map(rankWords).join('-')} high`
    : `${name}, ${ranksWords(ranks)}`;
}

const ROYAL_FLUSH = leastOf(floorOf('royal-flush'));

const GAMES: ReadonlyMap<string, DealtGame> = new Map(DEALT_GAMES.map((game) => [game.id, game]));

/** The game of a deal whose cards can be trusted. */
export const gameInOrder = (deal: Deal): DealtGame | undefined =>
  deal.standardDeck ? GAMES.get(deal.game) : undefined;

/** A hand of a game with its own ranking among those of the others: a category keeps its name and takes its common
 * place, and a straight is as high as its highest card. */
function commonStrength({ category, strength }: RankedHand): number {
  const ranks = ranksOfStrength(strength);
  const isRun = category === 'straight' || category === 'straight-flush';
  return packStrength(
    HIGH_CATEGORIES.indexOf(category as HighCategory),
    isRun ? ranks.slice(0, 1) : ranks,
  );
}

/** Every card of a stud or draw hand, with the one for all; null where there are fewer than five. A
 * stud hand that was given up before its end counts with the cards it had. */
function wholeHand(deal: Deal, { cards, hole, up }: DealtSeat): readonly Card[] | null {
  const game = gameInOrder(deal);
  if (game?.family === 'draw') return cards ?? hole ?? null;
  if (game?.family !== 'stud') return null;
  const own = cards ?? (hole === undefined || up === undefined ? undefined : [...hole, ...up]);
  if (own === undefined) return null;
  const whole = deal.board === undefined ? own : [...own, ...deal.board];
  return whole.length >= HAND_SIZE ? whole : null;
}

interface TwoAndThree {
  /** Four of a kind counts only where the two hole cards are a pair. */
  readonly needsPocketPair?: boolean;
  /** Stop at a hand as strong as this. */
  readonly enough?: number;
}

/** The best hand of exactly two hole cards and three others. */
export function bestTwoAndThree(
  hole: readonly Card[],
  others: readonly Card[],
  { needsPocketPair = false, enough = Number.POSITIVE_INFINITY }: TwoAndThree = {},
): number | null {
  const threes = threesOf(others);
  let best: number | null = null;
  for (let first = 0; first < hole.length; first++) {
    for (let second = first + 1; second < hole.length; second++) {
      const two = [hole[first] as Card, hole[second] as Card];
      const takesQuads = !needsPocketPair || isPocketPair(two);
      for (const three of threes) {
        const strength = fiveCardStrength([...two, ...three]);
        if (best !== null && strength <= best) continue;
        if (!takesQuads && categoryOfStrength(strength) === FOUR_OF_A_KIND) continue;
        best = strength;
        if (best >= enough) return best;
      }
    }
  }
  return best;
}

function threesOf(cards: readonly Card[]): Card[][] {
  const threes: Card[][] = [];
  for (let a = 0; a < cards.length; a++) {
    for (let b = a + 1; b < cards.length; b++) {
      for (let c = b + 1; c < cards.length; c++) {
        threes.push([cards[a] as Card, cards[b] as Card, cards[c] as Card]);
      }
    }
  }
  return threes;
}

/** The best five of hole cards and board: of two hole cards as many as one likes, of four or five
 * exactly two. With three, one has still to be thrown away. */
export function bestWithBoard(hole: readonly Card[], board: readonly Card[]): number | null {
  if (hole.length > 3) return bestTwoAndThree(hole, board);
  return hole.length === 2 && board.length >= 3 ? fiveCardStrength([...hole, ...board]) : null;
}

const playedStrength: StrengthOf = (deal, seat) => {
  const game = gameInOrder(deal);
  if (game?.family === 'flop') return bestWithBoard(seat.hole ?? [], deal.board ?? []);
  const cards = wholeHand(deal, seat);
  if (game === undefined || cards === null) return null;
  if (game.hasOwnRanking) {
    const hand = game.handOf?.(deal, seat.seat) ?? null;
    return hand === null ? null : commonStrength(hand);
  }
  return cards.some(isJoker) ? null : fiveCardStrength(cards);
};

/** The hand that a seat plays in its game: the best five of all that the game allows. */
export const playedHand = handStrengths.define('poker.played', {
  words: '',
  strength: playedStrength,
});

/** The two hole cards that a hole-card rule asks about: those of a game with a board in which they
 * may be left out. */
const twoHoleCards = (deal: Deal, { hole }: DealtSeat): readonly Card[] | undefined =>
  gameInOrder(deal)?.family === 'flop' && hole?.length === 2 ? hole : undefined;

const oneHoleStrength: StrengthOf = (deal, seat) => {
  const { board = [] } = deal;
  const strength = playedStrength(deal, seat);
  const hole = twoHoleCards(deal, seat);
  if (strength === null || hole === undefined || board.length < 5) return strength;
  // Of six cards, four of them from the board, no five leave both hole cards out.
  const plays = board.some((left) => {
    const four = board.filter((card) => card !== left);
    return fiveCardStrength([...hole, ...four]) === strength;
  });
  return plays ? strength : null;
};

/** The hand that a seat plays, if at least one hole card plays in it. */
export const oneHoleHand = handStrengths.define('poker.one-hole', {
  words: ' with at least one hole card playing',
  strength: oneHoleStrength,
});

const twoHoleStrength: StrengthOf = (deal, seat) => {
  const strength = playedStrength(deal, seat);
  const hole = twoHoleCards(deal, seat);
  if (strength === null || hole === undefined) return strength;
  const best = bestTwoAndThree(hole, deal.board ?? [], { enough: strength });
  return best === strength ? strength : null;
};

/** The hand that a seat plays, if two hole cards play in it. */
export const twoHoleHand = handStrengths.define('poker.two-hole', {
  words: ' with two hole cards playing',
  strength: twoHoleStrength,
});

/** Two hole cards and three of the board in a flop game, two and three face up in stud, where the
 * one for all is face up; the five of a draw hand. */
const twoAndThree =
  (asked: TwoAndThree): StrengthOf =>
  (deal, seat) => {
    const { hole = [], up = [] } = seat;
    const { board = [] } = deal;
    switch (gameInOrder(deal)?.family) {
      case 'flop':
        return hole.length === 3 ? null : bestTwoAndThree(hole, board, asked);
      case 'stud':
        return bestTwoAndThree(hole, [...up, ...board], asked);
      case 'draw':
        return playedStrength(deal, seat);
      default:
        return null;
    }
  };

/** The best hand of two hole cards and three others, even if the game would play another one. */
export const twoAndThreeHand = handStrengths.define('poker.two-and-three', {
  words: ' of two hole cards and three others',
  strength: twoAndThree({}),
});

/** The same, in which four of a kind counts only behind a pocket pair. */
export const pocketPairQuadsHand = handStrengths.define('poker.pocket-pair-quads', {
  words: ' of two hole cards and three others, four of a kind only with a pocket pair',
  strength: twoAndThree({ needsPocketPair: true }),
});

/** A test of how strong a hand is. It has the cards where the hand that it plays is strong enough,
 * though not with the hole cards that the row asks for. */
function strong(
  words: string,
  hand: HandStrength,
  isAsked: (strength: number, posted: Posted) => boolean,
) {
  const tested =
    (strengthAt: StrengthOf): HandHolds =>
    (deal, seat, posted) => {
      const strength = strengthAt(deal, seat);
      return strength !== null && isAsked(strength, posted);
    };
  return {
    words: `${words}${wordsOf(hand)}`,
    holds: tested(strengthOf(hand)),
    cards: tested(playedStrength),
  };
}

/** The hand is of this category, no lower and no higher. */
export const makes = handTests.defineWith(
  'poker.makes',
  ['category', 'hand'],
  (category: HighCategory, hand: HandStrength = playedHand) => {
    const place = HIGH_CATEGORIES.indexOf(category);
    const words = `the hand is ${categoryWords(category)}`;
    return strong(words, hand, (strength) => categoryOfStrength(strength) === place);
  },
);

/** The hand is of this category and of this rank: that of the three in a full house, of the four in
 * four of a kind, of the highest card in a straight. */
export const makesOf = handTests.defineWith(
  'poker.makes-of',
  ['category', 'rank', 'hand'],
  (category: HighCategory, rank: Rank, hand: HandStrength = playedHand) => {
    const place = HIGH_CATEGORIES.indexOf(category);
    const first = RANKS.indexOf(rank);
    const words = `the hand is ${floorWords(floorOf(category, rank))}`;
    return strong(
      words,
      hand,
      (strength) =>
        categoryOfStrength(strength) === place && ranksOfStrength(strength)[0] === first,
    );
  },
);

/** The hand is this strong or stronger. */
export const makesAtLeast = handTests.defineWith(
  'poker.makes-at-least',
  ['floor', 'hand'],
  (floor: Floor, hand: HandStrength = playedHand) => {
    const least = leastOf(floor);
    const words = `the hand is ${floorWords(floor)}${floor.ranks.length > 0 ? ',' : ''} or better`;
    return strong(words, hand, (strength) => strength >= least);
  },
);

/** There is a hand, and it is weaker than this. */
export const makesLessThan = handTests.defineWith(
  'poker.makes-less-than',
  ['floor', 'hand'],
  (floor: Floor, hand: HandStrength = playedHand) => {
    const least = leastOf(floor);
    return strong(
      `the hand is less than ${floorWords(floor)}`,
      hand,
      (strength) => strength < least,
    );
  },
);

/** The hand is four of a kind of this rank. Where a joker makes five of them, four are among them
 * (a reading). */
export const makesFourOf = handTests.defineWith(
  'poker.makes-four-of',
  ['rank', 'hand'],
  (rank: Designated<Rank>, hand: HandStrength = playedHand) =>
    strong(`the hand is four ${ofRankWords(rank)}`, hand, (strength, posted) => {
      const category = categoryOfStrength(strength);
      const isEnough = category === FOUR_OF_A_KIND || category === FIVE_OF_A_KIND;
      const first = RANKS[ranksOfStrength(strength)[0] as number];
      return isEnough && first === designatedOf(posted, rank);
    }),
);

/** Two hole cards play: both of two. */
export const playsBothHoleCards = handTests.define('poker.plays-both-hole-cards', {
  words: 'two hole cards play',
  holds: (deal, seat) => twoHoleStrength(deal, seat) !== null,
  cards: () => true,
});

const hasPocketPair = ({ standardDeck }: Deal, { hole = [] }: DealtSeat): boolean =>
  standardDeck && isPocketPair(hole);

const hasPocketAces = (deal: Deal, seat: DealtSeat): boolean =>
  hasPocketPair(deal, seat) && rankOf(seat.hole?.[0] as Card) === 'A';

/** The two hole cards are aces, whether they play or not. */
export const holdsPocketAces = handTests.define('poker.pocket-aces', {
  words: 'the two hole cards are aces',
  holds: hasPocketAces,
});

/** The two hole cards are aces and both play. */
export const playsPocketAces = handTests.define('poker.plays-pocket-aces', {
  words: 'the two hole cards are aces, and both play',
  holds: (deal, seat) => hasPocketAces(deal, seat) && twoHoleStrength(deal, seat) !== null,
  cards: hasPocketAces,
});

const isFourOfAKind = (strength: number | null): strength is number =>
  strength !== null && categoryOfStrength(strength) === FOUR_OF_A_KIND;

/** The seat plays four of a kind and its two hole cards are a pair. Of more hole cards, as in Omaha
 * and stud, two at least belong to the four (a reading). */
export const makesQuadsWithPocketPair = handTests.define('poker.quads-with-pocket-pair', {
  words: 'the hand is four of a kind with a pocket pair',
  cards: (deal, seat) => isFourOfAKind(playedStrength(deal, seat)),
  holds: (deal, seat) => {
    const { hole = [] } = seat;
    if (gameInOrder(deal)?.family === 'draw') return false;
    const strength = playedStrength(deal, seat);
    if (!isFourOfAKind(strength)) return false;
    if (twoHoleCards(deal, seat) !== undefined) return isPocketPair(hole);
    const [rank] = ranksOfStrength(strength);
    return hole.filter((card) => !isJoker(card) && rankIndexOf(card) === rank).length >= 2;
  },
});

/** The hand of one's own cards and, in their order, of as many from the board as five still need. */
export function firstFive(own: readonly Card[], board: readonly Card[]): number | null {
  const missing = 5 - own.length;
  if (own.length === 0 || missing < 0 || missing > board.length) return null;
  return fiveCardStrength([...own, ...board.slice(0, missing)]);
}

/** The two hole cards and the flop are a royal flush. */
export const isRoyalOnTheFlop = handTests.define('poker.royal-on-the-flop', {
  words: 'the two hole cards and the flop are a royal flush',
  holds: (deal, { hole = [] }) => {
    const strength =
      deal.standardDeck && hole.length === 2 ? firstFive(hole, deal.board ?? []) : null;
    return strength !== null && strength >= ROYAL_FLUSH;
  },
});

const flopsThree = ({ standardDeck, board = [] }: Deal, rank: string): boolean =>
  standardDeck && board.length >= 3 && board.slice(0, 3).every((card) => rankOf(card) === rank);

/** The first three cards of the board are of this rank. */
export const isFlopOf = handTests.defineWith(
  'poker.flop-of',
  ['rank'],
  (rank: Designated<Rank>) => ({
    words: `the flop is three ${ofRankWords(rank)}`,
    holds: (deal, _, posted) => flopsThree(deal, designatedOf(posted, rank)),
  }),
);

/** The flop is three of this rank and the fourth is a hole card. */
export const holdsFourthOf = handTests.defineWith(
  'poker.fourth-of',
  ['rank'],
  (rank: Designated<Rank>) => ({
    words: `the flop is three ${ofRankWords(rank)}, and the fourth is a hole card`,
    holds: (deal, { hole = [] }, posted) => {
      const asked = designatedOf(posted, rank);
      return flopsThree(deal, asked) && hole.some((card) => rankOf(card) === asked);
    },
  }),
);

const WHEEL: readonly Rank[] = ['A', '2', '3', '4', '5'];

/** Five of the seat's cards are ace to five and not all of one suit. A joker is the card that is
 * missing, as it is in lowball, and has no suit (a reading). */
export const makesUnsuitedWheel = handTests.define('poker.unsuited-wheel', {
  words: 'five of the cards are ace to 5, not all of one suit',
  holds: (deal, seat) => {
    const cards = wholeHand(deal, seat);
    if (cards === null) return false;
    const low = cards.filter((card) => !isJoker(card) && WHEEL.includes(rankOf(card)));
    const hasJoker = cards.some(isJoker);
    const held = new Set(low.map(rankOf)).size;
    if (held + (hasJoker ? 1 : 0) < WHEEL.length) return false;
    // Where the suits of these differ, so can those of five: two ranks of different suits are taken
    // as they are, and of one rank in two suits the one that another rank does not have.
    return hasJoker || new Set(low.map(suitIndexOf)).size > 1;
  },
});

/** The five cards are seven, five, four, three and deuce and not all of one suit. */
export const makesUnsuitedSevenFive = handTests.define('poker.unsuited-seven-five', {
  words: 'the five cards are 7, 5, 4, 3 and 2, not all of one suit',
  holds: (deal, seat) => {
    const cards = wholeHand(deal, seat);
    return cards?.length === 5 && !cards.some(isJoker) && isUnsuitedLow(cards, '75432');
  },
});
