// Hands of thirteen-card (Chinese) poker. Rows are judged as they were set: a row that is not
// recorded and a hand that was set foul meet nothing. Other tests look at all thirteen cards. Cards
// from a deck that was not in order have no rank.
import { type Card, RANKS, type Rank } from '#cards';
import { cardsOfSeat, type Deal, type DealtSeat, handsOf } from '#games';
import {
  allWithin,
  type CleanSweep,
  canSetBackAtLeast,
  cleanSweeps,
  FIVE_CARD_CATEGORIES,
  type FiveCardCategory,
  fiveCardStrength,
  homeRunPoints,
  isDragon,
  isOneColor,
  packStrength,
  type RankedHand,
  type SetThirteen,
  setThirteen,
  type ThirteenScoring,
  twoStraightFlushes,
} from '#hands';
import { type HandHolds, handTests } from '../tests.ts';
import { rankWords } from './card-words.ts';

/** The lowest strength of a category, or of those of its hands that begin with this rank. */
const floorOf = (category: FiveCardCategory, ...ranks: Rank[]): number =>
  packStrength(
    FIVE_CARD_CATEGORIES.indexOf(category),
    ranks.map((rank) => RANKS.indexOf(rank)),
  );

const ANY_BACK = 0;

/** The hand as set, with a back of at least this strength; null where there is none. */
function setWithBack(deal: Deal, seat: DealtSeat, floor: number): SetThirteen | null {
  const { front, middle, back } = seat;
  if (!deal.standardDeck) return null;
  if (front === undefined || middle === undefined || back === undefined) return null;
  // Few backs are so strong, and to rank all three rows takes longer.
  if (fiveCardStrength(back) < floor) return null;
  const set = setThirteen({ front, middle, back });
  return set.foul ? null : set;
}

/** A test of all thirteen cards, however they are set. */
const ofThirteen =
  (holds: (cards: readonly Card[]) => boolean): HandHolds =>
  (deal, seat) => {
    if (!deal.standardDeck) return false;
    const cards = cardsOfSeat(seat);
    return cards.length === 13 && holds(cards);
  };

const isSetInBack = (top: Rank): HandHolds => {
  const floor = floorOf('straight-flush', top);
  return (deal, seat) => setWithBack(deal, seat, floor) !== null;
};

/** A straight flush with this top card or a higher one was set as the back. */
export const straightFlushInBack = handTests.defineWith(
  'thirteen.straight-flush-in-back',
  ['top'],
  (top: Rank) => ({
    words: `a straight flush, ${rankWords(top)} high or better, is set in the back`,
    holds: isSetInBack(top),
  }),
);

/** The same, but the cards of a clean sweep need not be set so: it is enough that they could be.
 * `sweeps` are those that the house honors, all of them where it does not say. */
export const straightFlushInBackOrSweep = handTests.defineWith(
  'thirteen.straight-flush-in-back-or-sweep',
  ['top', 'sweeps'],
  (top: Rank, sweeps?: readonly CleanSweep[]) => {
    const isSet = isSetInBack(top);
    const floor = floorOf('straight-flush', top);
    const isHonored = (sweep: CleanSweep): boolean => sweeps?.includes(sweep) ?? true;
    const canBeSet = ofThirteen(
      (cards) => cleanSweeps(cards).some(isHonored) && canSetBackAtLeast(cards, floor),
    );
    return {
      words:
        `a straight flush, ${rankWords(top)} high or better, is set in the back, ` +
        'or could be with a clean sweep',
      holds: (deal, seat, posted) => isSet(deal, seat, posted) || canBeSet(deal, seat, posted),
    };
  },
);

/** One card of each rank, from the deuce to the ace. */
export const hasDragon = handTests.define('thirteen.dragon', {
  words: 'the thirteen cards are a dragon, one of each rank',
  holds: ofThirteen(isDragon),
});

/** Two straight flushes among the thirteen that share no card. */
export const hasTwoStraightFlushes = handTests.define('thirteen.two-straight-flushes', {
  words: 'the thirteen cards hold two straight flushes',
  holds: ofThirteen(twoStraightFlushes),
});

/** Thirteen red cards or thirteen black ones. */
export const isThirteenOfOneColor = handTests.define('thirteen.one-color', {
  words: 'the thirteen cards are of one color',
  holds: ofThirteen(isOneColor),
});

/** Every card from one rank to another, both included; the ace is high. */
export const allBetween = handTests.defineWith(
  'thirteen.all-between',
  ['low', 'high'],
  (low: Rank, high: Rank) => ({
    words: `the thirteen cards all rank from ${rankWords(low)} to ${rankWords(high)}`,
    holds: ofThirteen((cards) => allWithin(cards, low, high)),
  }),
);

/** A home run of at least so many points, over another hand at the table. What a home run is and
 * how it is scored the sheets leave to the game: the house may hand in its own. */
export const homeRunOf = handTests.defineWith(
  'thirteen.home-run-of',
  ['least', 'rules'],
  (
    least: number,
    rules: { readonly over?: 'one' | 'every'; readonly scoring?: ThirteenScoring } = {},
  ) => ({
    words:
      `a home run of ${least} points or more over ` +
      (rules.over === 'every' ? 'every other hand' : 'another hand'),
    holds: (deal, seat) => {
      const mine = setWithBack(deal, seat, ANY_BACK);
      if (mine === null) return false;
      const points = homeRunPoints(mine, opponentsOf(deal, seat), rules);
      return points !== null && points >= least;
    },
  }),
);

/** The other hands that were played to the end, as set; a foul one is beaten by all. */
function opponentsOf(deal: Deal, seat: DealtSeat): SetThirteen[] {
  return handsOf(deal).flatMap((other) => {
    const { front, middle, back } = other;
    if (other.seat === seat.seat || other.folded !== false) return [];
    if (front === undefined || middle === undefined || back === undefined) return [];
    return [setThirteen({ front, middle, back })];
  });
}

/** How a row is read that a sheet names without "or better": as that hand alone, or as the least it
 * may be. A royal flush is a straight flush either way. */
export type RowsNamed = 'exactly' | 'at-least';

function isPairRow({ category }: RankedHand<FiveCardCategory>, named: RowsNamed): boolean {
  return named === 'exactly' ? category === 'pair' : category !== 'high-card';
}

const NAMED_WORDS: Readonly<Record<RowsNamed, string>> = {
  exactly: 'each as named',
  'at-least': 'each at least as named',
};

const STRAIGHT_FLUSH = floorOf('straight-flush');
const ACES_FULL = floorOf('full-house', 'A');
const THREE_OF_A_KIND = floorOf('three-of-a-kind');

const isThreeOrBetter = ({ strength }: RankedHand): boolean => strength >= THREE_OF_A_KIND;

/** As set: a pair in front, three of a kind or better in the middle, a straight flush behind. */
export const pairThreeAndStraightFlush = handTests.defineWith(
  'thirteen.pair-three-and-straight-flush',
  ['named'],
  (named: RowsNamed) => ({
    words: `a pair in front, three of a kind or better in the middle and a straight flush behind, ${NAMED_WORDS[named]}`,
    holds: (deal, seat) => {
      const set = setWithBack(deal, seat, STRAIGHT_FLUSH);
      return set !== null && isPairRow(set.front, named) && isThreeOrBetter(set.middle);
    },
  }),
);

/** As set: a pair in front, three of a kind or better in the middle, aces full behind. */
export const pairThreeAndAcesFull = handTests.defineWith(
  'thirteen.pair-three-and-aces-full',
  ['named'],
  (named: RowsNamed) => ({
    words: `a pair in front, three of a kind or better in the middle and aces full behind, ${NAMED_WORDS[named]}`,
    holds: (deal, seat) => {
      const set = setWithBack(deal, seat, ACES_FULL);
      if (set === null || (named === 'exactly' && set.back.category !== 'full-house')) return false;
      return isPairRow(set.front, named) && isThreeOrBetter(set.middle);
    },
  }),
);

/** As set: a pair in front, a pair in the middle, a straight flush or better behind. */
export const pairPairAndStraightFlush = handTests.defineWith(
  'thirteen.pair-pair-and-straight-flush',
  ['named'],
  (named: RowsNamed) => ({
    words: `a pair in front, a pair in the middle and a straight flush or better behind, ${NAMED_WORDS[named]}`,
    holds: (deal, seat) => {
      const set = setWithBack(deal, seat, STRAIGHT_FLUSH);
      return set !== null && isPairRow(set.front, named) && isPairRow(set.middle, named);
    },
  }),
);
