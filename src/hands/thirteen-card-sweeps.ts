// Clean sweeps of thirteen-card (Chinese) poker, also called naturals: all thirteen cards together
// make the hand, and it wins without being set. Rooms differ in which ones they honor, in their
// order and in their points, so the list is a table; a house posts its own.
import { type Card, colorOf, RANKS, type Rank, rankIndexOf, suitIndexOf } from '#cards';
import { assert } from '#result';
import { type RankCounts, type RankSet, sortedCards } from './rank-counts.ts';

const ACE = 12;

/** Every run of so many consecutive ranks, as sets. The ace may also begin one, below the deuce. */
const runsOf = (length: number): RankSet[] =>
  Array.from({ length: 15 - length }, (_, start) =>
    Array.from({ length }, (_, step) => 1 << ((start + step + ACE) % 13)).reduce((a, b) => a | b),
  );

const RUNS_OF_THREE = runsOf(3);
const RUNS_OF_FIVE = runsOf(5);

/** A front of three and two rows of five. The fives are looked for first: they rule out more. */
const THREE_ROWS = [RUNS_OF_FIVE, RUNS_OF_FIVE, RUNS_OF_THREE] as const;

/** Whether disjoint runs, one from each list, can be taken from the ranks held. */
function canTakeRuns(counts: RankCounts, lists: readonly (readonly RankSet[])[]): boolean {
  const [list, ...others] = lists;
  if (list === undefined) return true;
  return list.some((run) => {
    const left = counts.map((count, rank) => count - ((run >> rank) & 1));
    return left.every((count) => count >= 0) && canTakeRuns(left, others);
  });
}

/** The same with every run of one suit. */
function canTakeSuitedRuns(
  suits: readonly RankSet[],
  lists: readonly (readonly RankSet[])[],
): boolean {
  const [list, ...others] = lists;
  if (list === undefined) return true;
  return suits.some((held, suit) =>
    list.some((run) => {
      if ((held & run) !== run) return false;
      const left = suits.map((set, index) => (index === suit ? set & ~run : set));
      return canTakeSuitedRuns(left, others);
    }),
  );
}

const mostOf = (counts: readonly number[]): number => Math.max(...counts);

function suitCounts(cards: readonly Card[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const card of cards) counts[suitIndexOf(card)] = (counts[suitIndexOf(card)] as number) + 1;
  return counts;
}

function mostOfOneColor(cards: readonly Card[]): number {
  const redCount = cards.filter((card) => colorOf(card) === 'red').length;
  return Math.max(redCount, cards.length - redCount);
}

const ranksHeldAtLeast = (cards: readonly Card[], least: number): number =>
  sortedCards(cards).counts.filter((count) => count >= least).length;

const oddCounts = (cards: readonly Card[]): number[] =>
  sortedCards(cards).counts.filter((count) => count % 2 === 1);

/** One card of each rank. */
export const isDragon = (cards: readonly Card[]): boolean =>
  cards.length === 13 && ranksHeldAtLeast(cards, 1) === 13;

const isOneSuit = (cards: readonly Card[]): boolean => mostOf(suitCounts(cards)) === cards.length;

export const isOneColor = (cards: readonly Card[]): boolean =>
  mostOfOneColor(cards) === cards.length;

/** Every rank from `low` to `high`, both included; the ace is high. */
export const allWithin = (cards: readonly Card[], low: Rank, high: Rank): boolean =>
  cards.every((card) => {
    const rank = rankIndexOf(card);
    return rank >= RANKS.indexOf(low) && rank <= RANKS.indexOf(high);
  });

/** Six pairs and one card; four of a kind is two pairs, three of a kind a pair and the card. */
export const isSixPairs = (cards: readonly Card[]): boolean => oddCounts(cards).length === 1;

/** Five pairs and three of a kind; four of a kind is two pairs. */
export const isFivePairsAndTrips = (cards: readonly Card[]): boolean =>
  oddCounts(cards).join() === '3';

/** Some setting has three consecutive ranks in front and a straight in each of the others. */
export const isThreeStraights = (cards: readonly Card[]): boolean =>
  canTakeRuns(sortedCards(cards).counts, THREE_ROWS);

/** Some setting has each row in one suit: the rows of three and five fill the suits exactly. */
export const isThreeFlushes = (cards: readonly Card[]): boolean => {
  const held = suitCounts(cards).filter((count) => count > 0);
  return ['13', '5,8', '3,10', '3,5,5'].includes(held.sort((a, b) => a - b).join());
};

/** Some setting has three consecutive cards of one suit in front and two straight flushes. */
export const isThreeStraightFlushes = (cards: readonly Card[]): boolean =>
  canTakeSuitedRuns(sortedCards(cards).suits, THREE_ROWS);

/** Two straight flushes of five that share no card. */
export const twoStraightFlushes = (cards: readonly Card[]): boolean =>
  canTakeSuitedRuns(sortedCards(cards).suits, [RUNS_OF_FIVE, RUNS_OF_FIVE]);

interface CleanSweepRow {
  readonly id: string;
  readonly name: string;
  readonly holds: (cards: readonly Card[]) => boolean;
  /** Units won from each opponent unless the house posts another figure. */
  readonly points: number;
}

/** From the highest to the lowest. The Pan Club publishes one-suit, dragon, twelve-of-one-suit,
 * five-pairs-and-trips, three-straights, three-flushes and six-pairs in this order with these
 * points; the colors and their points are RTG's. The others are played in Chinese rooms, whose
 * order puts them where they stand here; their points are ours, between their neighbors'. */
export const CLEAN_SWEEPS = [
  { id: 'one-suit', name: 'thirteen of one suit', holds: isOneSuit, points: 13 },
  { id: 'dragon', name: 'dragon', holds: isDragon, points: 13 },
  {
    id: 'three-straight-flushes',
    name: 'three straight flushes',
    holds: isThreeStraightFlushes,
    points: 13,
  },
  {
    id: 'three-quads',
    name: 'three fours of a kind',
    holds: (cards) => ranksHeldAtLeast(cards, 4) === 3,
    points: 13,
  },
  {
    id: 'all-big',
    name: 'all eight to ace',
    holds: (cards) => allWithin(cards, '8', 'A'),
    points: 13,
  },
  {
    id: 'all-small',
    name: 'all deuce to eight',
    holds: (cards) => allWithin(cards, '2', '8'),
    points: 13,
  },
  { id: 'one-color', name: 'thirteen of one color', holds: isOneColor, points: 13 },
  {
    id: 'twelve-of-one-suit',
    name: 'twelve of one suit',
    holds: (cards) => mostOf(suitCounts(cards)) === 12,
    points: 8,
  },
  {
    id: 'four-trips',
    name: 'four threes of a kind',
    holds: (cards) => ranksHeldAtLeast(cards, 3) === 4,
    points: 4,
  },
  {
    id: 'five-pairs-and-trips',
    name: 'five pairs and three of a kind',
    holds: isFivePairsAndTrips,
    points: 4,
  },
  { id: 'three-straights', name: 'three straights', holds: isThreeStraights, points: 4 },
  {
    id: 'twelve-of-one-color',
    name: 'twelve of one color',
    holds: (cards) => mostOfOneColor(cards) === 12,
    points: 3,
  },
  { id: 'three-flushes', name: 'three flushes', holds: isThreeFlushes, points: 3 },
  { id: 'six-pairs', name: 'six pairs', holds: isSixPairs, points: 3 },
] as const satisfies readonly CleanSweepRow[];

export type CleanSweep = (typeof CLEAN_SWEEPS)[number]['id'];

/** Every clean sweep that thirteen cards make, the highest first: it is the one that counts. */
export function cleanSweeps(cards: readonly Card[]): CleanSweep[] {
  assert(cards.length === 13, `a clean sweep is made of thirteen cards, not ${cards.length}`);
  return CLEAN_SWEEPS.filter(({ holds }) => holds(cards)).map(({ id }) => id);
}
