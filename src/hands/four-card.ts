// Four-card hands, as Four Card Poker (South Dakota) and Crazy 4 Poker (Massachusetts, s.5) rank
// them: three of a kind above a flush, a flush above a straight, and four of a kind on top. Both
// texts compare equal hands card by card; read literally that would let 3-3-A-2 beat Q-Q-J-T, so
// made ranks are compared first and kickers after them (reading), and A-2-3-4 is the lowest
// straight.
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
const FOUR_CARD_CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'straight',
  'flush',
  'three-of-a-kind',
  'straight-flush',
  'four-of-a-kind',
] as const;
export type FourCardCategory = (typeof FOUR_CARD_CATEGORIES)[number];

const strength = (category: FourCardCategory, ranks: readonly number[]): number =>
  packStrength(FOUR_CARD_CATEGORIES.indexOf(category), ranks);

/** The best hand that four to seven cards make by their ranks alone. */
function fourCardStrengthOfRanks(counts: RankCounts): number {
  const { once: held, twice: pairs, thrice: trips, fourTimes: quads } = heldRanks(counts);
  if (quads !== 0) return strength('four-of-a-kind', [highestRankOf(quads)]);
  if (trips !== 0) {
    const trip = highestRankOf(trips);
    return strength('three-of-a-kind', [trip, highestRankOf(without(held, trip))]);
  }
  const top = topOfRun(held, 4);
  if (top >= 0) return strength('straight', [top]);
  if (pairs === 0) return strength('high-card', highestOf(held, 4));
  const pair = highestRankOf(pairs);
  const second = highestRankOf(without(pairs, pair));
  if (second < 0) return strength('pair', [pair, ...highestOf(without(held, pair), 2)]);
  return strength('two-pair', [pair, second]);
}

/** The best hand of four or more cards of one suit. The other cards may still make a better one:
 * three or four of a kind. */
function fourCardStrengthOfSuited(set: RankSet): number {
  const top = topOfRun(set, 4);
  return top >= 0 ? strength('straight-flush', [top]) : strength('flush', highestOf(set, 4));
}

export const FOUR_CARD_RANKING: Ranking = {
  cardsInHand: 4,
  strengthOfRanks: fourCardStrengthOfRanks,
  strengthOfSuited: fourCardStrengthOfSuited,
};

/** Places of many hands at once, by how many cards each has: 4 to 7. */
export const fourCardPlaces = placeTables(FOUR_CARD_RANKING);

/** The best four of four to seven natural cards, one hand at a time. */
export const {
  strengthOf: fourCardStrength,
  describe: describeFourCard,
  rank: rankFourCard,
} = evaluatorOf(FOUR_CARD_RANKING, FOUR_CARD_CATEGORIES);
