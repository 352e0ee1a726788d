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
import type { HandTest } from './predicate.ts';

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
  (holds: (cards: readonly Card[]) => boolean): HandTest =>
  (deal, seat) => {
    if (!deal.standardDeck) return false;
    const cards = cardsOfSeat(seat);
    return cards.length === 13 && holds(cards);
  };

/** A straight flush with this top card or a higher one was set as the back. */
export const straightFlushInBack = (top: Rank): HandTest => {
  const floor = floorOf('straight-flush', top);
  return (deal, seat) => setWithBack(deal, seat, floor) !== null;
};

/** The same, but the cards of a clean sweep need not be set so: it is enough that they could be.
 * `sweeps` are those that the house honors, all of them where it does not say. */
export const straightFlushInBackOrSweep = (top: Rank, sweeps?: readonly CleanSweep[]): HandTest => {
  const isSet = straightFlushInBack(top);
  const floor = floorOf('straight-flush', top);
  const isHonored = (sweep: CleanSweep): boolean => sweeps?.includes(sweep) ?? true;
  const canBeSet = ofThirteen(
    (cards) => cleanSweeps(cards).some(isHonored) && canSetBackAtLeast(cards, floor),
  );
  return (deal, seat) => isSet(deal, seat) || canBeSet(deal, seat);
};

/** One card of each rank, from the deuce to the ace. */
export const hasDragon: HandTest = ofThirteen(isDragon);

/** Two straight flushes among the thirteen that share no card. */
export const hasTwoStraightFlushes: HandTest = ofThirteen(twoStraightFlushes);

/** Thirteen red cards or thirteen black ones. */
export const isThirteenOfOneColor: HandTest = ofThirteen(isOneColor);

/** Every card from one rank to another, both included; the ace is high. */
export const allBetween = (low: Rank, high: Rank): HandTest =>
  ofThirteen((cards) => allWithin(cards, low, high));

/** A home run of at least so many points, over another hand at the table. What a home run is and
 * how it is scored the sheets leave to the game: the house may hand in its own. */
export const homeRunOf =
  (
    least: number,
    rules: { readonly over?: 'one' | 'every'; readonly scoring?: ThirteenScoring } = {},
  ): HandTest =>
  (deal, seat) => {
    const mine = setWithBack(deal, seat, ANY_BACK);
    if (mine === null) return false;
    const points = homeRunPoints(mine, opponentsOf(deal, seat), rules);
    return points !== null && points >= least;
  };

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

const STRAIGHT_FLUSH = floorOf('straight-flush');
const ACES_FULL = floorOf('full-house', 'A');
const THREE_OF_A_KIND = floorOf('three-of-a-kind');

const isThreeOrBetter = ({ strength }: RankedHand): boolean => strength >= THREE_OF_A_KIND;

/** As set: a pair in front, three of a kind or better in the middle, a straight flush behind. */
export const pairThreeAndStraightFlush =
  (named: RowsNamed): HandTest =>
  (deal, seat) => {
    const set = setWithBack(deal, seat, STRAIGHT_FLUSH);
    return set !== null && isPairRow(set.front, named) && isThreeOrBetter(set.middle);
  };

/** As set: a pair in front, three of a kind or better in the middle, aces full behind. */
export const pairThreeAndAcesFull =
  (named: RowsNamed): HandTest =>
  (deal, seat) => {
    const set = setWithBack(deal, seat, ACES_FULL);
    if (set === null || (named === 'exactly' && set.back.category !== 'full-house')) return false;
    return isPairRow(set.front, named) && isThreeOrBetter(set.middle);
  };

/** As set: a pair in front, a pair in the middle, a straight flush or better behind. */
export const pairPairAndStraightFlush =
  (named: RowsNamed): HandTest =>
  (deal, seat) => {
    const set = setWithBack(deal, seat, STRAIGHT_FLUSH);
    return set !== null && isPairRow(set.front, named) && isPairRow(set.middle, named);
  };
