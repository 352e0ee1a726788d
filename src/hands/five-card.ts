// Five-card high: the common poker ranking, which the Massachusetts rules give for their five-card
// progressives (Crazy 4 Poker, s.5(d)) down to three of a kind, and South Dakota's for PMG tables.
// Both leave out the five-high straight; the common ranking has it, and so have we (reading).
import { evaluatorOf } from './best-hand.ts';
import { placeTables, type Ranking } from './place-table.ts';
import {
  heldRanks,
  highestOf,
  highestRankOf,
  type RankCounts,
  type RankSet,
  topOfRun,
  without,
} from './rank-counts.ts';
import { packStrength } from './strength.ts';

/** From the lowest to the highest. */
export const FIVE_CARD_CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const;
export type FiveCardCategory = (typeof FIVE_CARD_CATEGORIES)[number];

const ACE = 12;

const strength = (category: FiveCardCategory, ranks: readonly number[]): number =>
  packStrength(FIVE_CARD_CATEGORIES.indexOf(category), ranks);

/** The best hand that five to seven cards make by their ranks alone. */
export function fiveCardStrengthOfRanks(counts: RankCounts): number {
  const { once: held, twice: pairs, thrice: trips, fourTimes: quads } = heldRanks(counts);
  if (quads !== 0) {
    const quad = highestRankOf(quads);
    return strength('four-of-a-kind', [quad, highestRankOf(without(held, quad))]);
  }
  const trip = highestRankOf(trips);
  const pair = highestRankOf(trips === 0 ? pairs : without(pairs, trip));
  if (trips !== 0 && pair >= 0) return strength('full-house', [trip, pair]);
  const top = topOfRun(held, 5);
  if (top >= 0) return strength('straight', [top]);
  if (trips !== 0) {
    return strength('three-of-a-kind', [trip, ...highestOf(without(held, trip), 2)]);
  }
  if (pairs === 0) return strength('high-card', highestOf(held, 5));
  const rest = without(held, pair);
  const second = highestRankOf(without(pairs, pair));
  if (second < 0) return strength('pair', [pair, ...highestOf(rest, 3)]);
  return strength('two-pair', [pair, second, highestRankOf(without(rest, second))]);
}

/** The best hand of five or more cards of one suit. It beats all that the other cards of a
 * seven-card hand could make, for they leave no room for a full house. */
function fiveCardStrengthOfSuited(set: RankSet): number {
  const top = topOfRun(set, 5);
  if (top === ACE) return strength('royal-flush', [top]);
  if (top >= 0) return strength('straight-flush', [top]);
  return strength('flush', highestOf(set, 5));
}

export const FIVE_CARD_RANKING: Ranking = {
  cardsInHand: 5,
  strengthOfRanks: fiveCardStrengthOfRanks,
  strengthOfSuited: fiveCardStrengthOfSuited,
};

/** Places of many hands at once, by how many cards each has: 5, 6 or 7. */
export const fiveCardPlaces = placeTables(FIVE_CARD_RANKING);

/** The best five of five, six or seven natural cards, one hand at a time. */
export const {
  strengthOf: fiveCardStrength,
  describe: describeFiveCard,
  rank: rankFiveCard,
} = evaluatorOf(FIVE_CARD_RANKING, FIVE_CARD_CATEGORIES);
