// How the house sets its seven cards. Every casino writes its own; this one follows the house ways
// that the Gold Star School of Gaming (Las Vegas) teaches its dealers, with the common rule for two
// pairs by low, middle and high pairs (paigowonline.com.au, on splitting two pairs).
//
// The joker counts as an ace unless it completes a straight or a flush. Where the sources are
// silent we read: the rows apply from the top down; a wild joker counts at the rank held most often,
// and five of a kind below aces is set like four of a kind.
import type { Card } from '#cards';
import { assert } from '#result';
import {
  COMMON_PAI_GOW,
  frontStrength,
  type PaiGowCategory,
  type PaiGowOptions,
  paiGowRankCounts,
} from './pai-gow-poker.ts';
import { legalSettings, type PaiGowSetting } from './pai-gow-setting.ts';
import type { RankCounts } from './rank-counts.ts';

const DEUCE = 0;
const SIX = 4;
const TEN = 8;
const KING = 11;
const ACE = 12;

/** The ranks by how often they stand, each list from high to low. */
interface Held {
  readonly fives: readonly number[];
  readonly fours: readonly number[];
  readonly threes: readonly number[];
  readonly pairs: readonly number[];
  readonly singles: readonly number[];
}

/** The two ranks that go in front. */
type Front = readonly [number, number];

function ranksByCount(counts: RankCounts): Held {
  const standing = (times: number): number[] =>
    counts.flatMap((count, rank) => (count === times ? [rank] : [])).reverse();
  return {
    fives: standing(5),
    fours: standing(4),
    threes: standing(3),
    pairs: standing(2),
    singles: standing(1),
  };
}

const pairOf = (rank: number): Front => [rank, rank];

const highestTwo = (ranks: readonly number[]): Front => [ranks[0] as number, ranks[1] as number];

/** Five aces: three behind and two in front, unless a pair of kings can go in front. */
function fiveAces({ fives, pairs }: Held): Front | null {
  if (fives[0] !== ACE) return null;
  return pairOf(pairs[0] === KING ? KING : ACE);
}

/** Four of a kind: a pair, or two of three of a kind, goes in front of it. Otherwise deuces to
 * sixes stay together, sevens to tens do if an ace can go in front, jacks to aces never do. */
function fourOfAKind({ fives, fours, threes, pairs, singles }: Held): Front | null {
  const rank = fives[0] ?? fours[0];
  if (rank === undefined) return null;
  const other = threes[0] ?? pairs[0];
  if (other !== undefined) return pairOf(other);
  const isKept = rank <= SIX || (rank <= TEN && singles[0] === ACE);
  return isKept ? highestTwo(singles) : pairOf(rank);
}

/** Full house: the highest pair goes in front, of two threes of a kind a pair of the higher. Only a
 * full house with deuces stays together, if ace and king can go in front. */
function fullHouse({ threes, pairs, singles }: Held): Front | null {
  const [three, otherThree] = threes;
  const pair = pairs[0];
  if (three !== undefined && otherThree !== undefined) return pairOf(three);
  if (three === undefined || pair === undefined) return null;
  const hasAceKing = singles[0] === ACE && singles[1] === KING;
  return pair === DEUCE && hasAceKing ? [ACE, KING] : pairOf(pair);
}

/** Three pairs: the highest goes in front. */
const threePairs = ({ pairs }: Held): Front | null =>
  pairs.length === 3 ? pairOf(pairs[0] as number) : null;

type PairSize = 'low' | 'middle' | 'high';

function sizeOfPair(rank: number): PairSize {
  if (rank <= SIX) return 'low';
  return rank <= TEN ? 'middle' : 'high';
}

/** The lowest single card that keeps two pairs together, by the sizes of the higher and of the lower
 * pair. Sizes that are not there are always split. */
const KEPT_WITH: Readonly<Record<PairSize, Readonly<Partial<Record<PairSize, number>>>>> = {
  high: { low: ACE },
  middle: { middle: ACE, low: KING },
  low: { low: KING },
};

/** Two pairs, with or without a straight or a flush: aces are always split, and so are high pairs
 * with high or middle ones; two middle pairs, or a high and a low one, stay together if there is an
 * ace to put in front, smaller ones if there is an ace or a king. Split, the lower goes in front. */
function twoPairs({ pairs, singles }: Held): Front | null {
  const [higher, lower] = pairs;
  if (higher === undefined || lower === undefined) return null;
  const keptWith = KEPT_WITH[sizeOfPair(higher)][sizeOfPair(lower)];
  const isKept = higher !== ACE && keptWith !== undefined && (singles[0] as number) >= keptWith;
  return isKept ? highestTwo(singles) : pairOf(lower);
}

/** Three of a kind stays behind, except that one of three aces goes in front. */
function threeOfAKind({ threes, singles }: Held): Front | null {
  if (threes[0] === undefined) return null;
  return threes[0] === ACE ? [ACE, singles[0] as number] : highestTwo(singles);
}

/** One pair stays behind; with none the highest card does. The next two cards go in front. */
const pairOrNone = ({ pairs, singles }: Held): Front =>
  highestTwo(pairs.length === 1 ? singles : singles.slice(1));

const COMPLETE: readonly PaiGowCategory[] = ['straight', 'flush', 'straight-flush', 'royal-flush'];

/** The setting with the best front, and of those the best back; the first of equals, which has the
 * joker behind. */
function bestOf(settings: readonly PaiGowSetting[]): PaiGowSetting | undefined {
  let best = settings[0];
  for (const { front, back } of settings) {
    const byFront = front.strength - (best as PaiGowSetting).front.strength;
    const byBack = back.strength - (best as PaiGowSetting).back.strength;
    if (byFront > 0 || (byFront === 0 && byBack > 0)) best = { front, back };
  }
  return best;
}

/** The best setting with such a front. */
function settingWith(settings: readonly PaiGowSetting[], front: Front): PaiGowSetting {
  const strength = frontStrength(front);
  const best = bestOf(settings.filter((setting) => setting.front.strength === strength));
  assert(best !== undefined, `no legal setting has ranks ${front.join(' and ')} in front`);
  return best;
}

/** A pair of tens or higher that cannot be spared from a straight or flush goes behind in its place
 * if there is an ace for the front. */
const isPairBetter = ({ pairs, singles }: Held, complete: PaiGowSetting): boolean =>
  (pairs[0] ?? DEUCE) >= TEN && singles[0] === ACE && complete.front.category !== 'pair';

/** The house's setting of seven cards.
 *
 * A straight, a flush or a straight flush stays behind with the highest front that it allows, which
 * is a pair where one can be spared. It yields to four of a kind, full houses, three pairs and two
 * pairs, unless a pair of aces can go in front of it. */
export function houseWay(
  cards: readonly Card[],
  options: PaiGowOptions = COMMON_PAI_GOW,
): PaiGowSetting {
  const settings = legalSettings(cards, options);
  const held = ranksByCount(paiGowRankCounts(cards, options.jokerUse));
  const complete = bestOf(settings.filter(({ back }) => COMPLETE.includes(back.category)));
  const aces = fiveAces(held);
  if (aces !== null) return settingWith(settings, aces);
  if (complete?.front.strength === frontStrength(pairOf(ACE))) return complete;
  const split = fourOfAKind(held) ?? fullHouse(held) ?? threePairs(held) ?? twoPairs(held);
  if (split !== null) return settingWith(settings, split);
  if (complete === undefined) return settingWith(settings, threeOfAKind(held) ?? pairOrNone(held));
  return isPairBetter(held, complete) ? settingWith(settings, pairOrNone(held)) : complete;
}
