// Pai gow poker is dealt from 52 cards and a joker. The two-card hand in front knows pairs and high
// cards; the five-card hand behind has the common poker ranking with five of a kind on top.
//
// Readings. Houses differ on the five-high straight: the Washington State Gambling Commission's Pai
// Gow Poker rules leave it lowest unless the card room says that it is second to the ace-high one,
// as most casinos do; it is a setting here, and suited it keeps the same place below the royal
// flush. Five of a kind beats a royal flush whatever its rank.
import { type Card, isJoker, rankIndexOf } from '#cards';
import { assert } from '#result';
import { FIVE_CARD_CATEGORIES, fiveCardStrengthOfRanks } from './five-card.ts';
import type { RankedHand } from './hand.ts';
import { choose } from './pattern.ts';
import {
  heldRanks,
  highestOf,
  type RankCounts,
  type RankSet,
  sizeOf,
  sortedCards,
} from './rank-counts.ts';
import { categoryOfStrength, packStrength, ranksOfStrength } from './strength.ts';
import { pokerHandName, rankWord } from './words.ts';

/** From the lowest to the highest. The places of the first ten are those of five-card.ts. */
export const PAI_GOW_CATEGORIES = [...FIVE_CARD_CATEGORIES, 'five-of-a-kind'] as const;
export type PaiGowCategory = (typeof PAI_GOW_CATEGORIES)[number];
export type PaiGowHand = RankedHand<PaiGowCategory>;

/** A semi-wild joker is an ace, or the card that completes a straight, a flush, a straight flush or
 * a royal flush. A wild one, as in the Joker's Wild game, is whichever card serves best. */
export type JokerUse = 'semi-wild' | 'wild';

/** Where A-2-3-4-5 stands among the straights. */
type WheelPlace = 'second-highest' | 'lowest';

export interface PaiGowOptions {
  readonly jokerUse: JokerUse;
  readonly wheel: WheelPlace;
}

export const COMMON_PAI_GOW: PaiGowOptions = { jokerUse: 'semi-wild', wheel: 'second-highest' };

const ACE = 12;
const WHEEL_TOP = 3;
const RUN_LENGTH = 5;

/** Lower than every hand. */
const NOTHING = 0;

const strengthOf = (category: PaiGowCategory, ranks: readonly number[]): number =>
  packStrength(PAI_GOW_CATEGORIES.indexOf(category), ranks);

const OPEN_TOPS = [11, 10, 9, 8, 7, 6, 5, 4];

/** The top ranks of the straights, from the best straight to the worst. */
const TOPS: Readonly<Record<WheelPlace, readonly number[]>> = {
  'second-highest': [ACE, WHEEL_TOP, ...OPEN_TOPS],
  lowest: [ACE, ...OPEN_TOPS, WHEEL_TOP],
};

/** The ranks of a straight, from the top down; the ace ends the five-high one. */
const runRanks = (top: number): number[] =>
  Array.from({ length: RUN_LENGTH }, (_, below) => (top - below + 13) % 13);

const RUN_SETS: readonly RankSet[] = Array.from({ length: 13 }, (_, top) =>
  runRanks(top).reduce((set, rank) => set | (1 << rank), 0),
);

interface Filling {
  readonly hasJoker: boolean;
  readonly wheel: WheelPlace;
}

/** The top rank of the best straight in a set of ranks; a joker fills one gap. */
const bestTop = (set: RankSet, { hasJoker, wheel }: Filling): number | undefined =>
  TOPS[wheel].find((top) => sizeOf((RUN_SETS[top] as RankSet) & ~set) <= (hasJoker ? 1 : 0));

/** Straights compare by their two highest cards, so that one that begins with an ace and a five
 * can stand between the ace-high and the king-high one. */
const straightRanks = (top: number, wheel: WheelPlace): number[] =>
  top === WHEEL_TOP && wheel === 'second-highest' ? [ACE, WHEEL_TOP] : [top, top - 1];

function strengthOfStraight(set: RankSet, filling: Filling): number {
  const top = bestTop(set, filling);
  return top === undefined ? NOTHING : strengthOf('straight', straightRanks(top, filling.wheel));
}

const highestMissing = (set: RankSet): number => highestOf(~set, 1)[0] as number;

/** What the ranks of one suit make. In a flush the joker is the highest card of the suit that the
 * hand does not hold. */
function strengthOfSuit(set: RankSet, filling: Filling): number {
  if (sizeOf(set) + (filling.hasJoker ? 1 : 0) < RUN_LENGTH) return NOTHING;
  const top = bestTop(set, filling);
  if (top === ACE) return strengthOf('royal-flush', [ACE]);
  if (top !== undefined) return strengthOf('straight-flush', straightRanks(top, filling.wheel));
  const filled = filling.hasJoker ? set | (1 << highestMissing(set)) : set;
  return strengthOf('flush', highestOf(filled, RUN_LENGTH));
}

/** The rank the joker takes where it completes no straight and no flush. A wild one does most for
 * the rank held most often, the highest of equals. */
function standInRank(counts: RankCounts, jokerUse: JokerUse): number {
  if (jokerUse === 'semi-wild') return ACE;
  return counts.lastIndexOf(Math.max(...counts));
}

/** How often each rank stands, the joker counted at the rank it takes. */
export function paiGowRankCounts(cards: readonly Card[], jokerUse: JokerUse): RankCounts {
  const naturals = cards.filter((card) => !isJoker(card));
  assert(cards.length - naturals.length <= 1, 'the deck holds one joker');
  const { counts } = sortedCards(naturals);
  if (naturals.length === cards.length) return counts;
  const standIn = standInRank(counts, jokerUse);
  return counts.map((count, rank) => (rank === standIn ? count + 1 : count));
}

function strengthOfRanks(counts: RankCounts): number {
  const five = counts.lastIndexOf(5);
  if (five >= 0) return strengthOf('five-of-a-kind', [five]);
  return fiveCardStrengthOfRanks(counts);
}

/** The strength of the best five of five, six or seven cards.
 *
 * The common evaluator packs a straight by its top alone, which is less than the same straight
 * with its second card: the greatest of the three is a straight as packed here. */
export function paiGowStrength(cards: readonly Card[], options = COMMON_PAI_GOW): number {
  assert(cards.length >= 5 && cards.length <= 7, `pai gow ranks 5 to 7 cards: ${cards.length}`);
  const { counts, suits } = sortedCards(cards.filter((card) => !isJoker(card)));
  const filling = { hasJoker: cards.some(isJoker), wheel: options.wheel };
  return Math.max(
    strengthOfRanks(paiGowRankCounts(cards, options.jokerUse)),
    strengthOfStraight(heldRanks(counts).once, filling),
    ...suits.map((set) => strengthOfSuit(set, filling)),
  );
}

const isRun = (category: PaiGowCategory): boolean =>
  category === 'straight' || category === 'straight-flush' || category === 'royal-flush';

/** Category, top rank and name of a strength. */
function describe(packed: number): { category: PaiGowCategory; top: number; name: string } {
  const category = PAI_GOW_CATEGORIES[categoryOfStrength(packed)] as PaiGowCategory;
  const ranks = ranksOfStrength(packed);
  const isHighWheel = isRun(category) && ranks[0] === ACE && ranks[1] === WHEEL_TOP;
  const shown = isHighWheel ? [WHEEL_TOP] : ranks;
  return { category, top: shown[0] as number, name: pokerHandName(category, shown) };
}

/** Five cards with the made ranks first, the joker where the card it stands for would be. */
function inShowingOrder(
  five: readonly Card[],
  hand: { readonly category: PaiGowCategory; readonly top: number },
  jokerUse: JokerUse,
): Card[] {
  const naturals = five.filter((card) => !isJoker(card)).sort((a, b) => b - a);
  const { counts } = sortedCards(naturals);
  const run = isRun(hand.category) ? runRanks(hand.top) : undefined;
  let standIn = standInRank(counts, jokerUse);
  if (hand.category === 'flush') standIn = highestMissing(heldRanks(counts).once);
  if (run !== undefined) standIn = run.find((rank) => counts[rank] === 0) ?? standIn;
  const rankAt = (card: Card): number => (isJoker(card) ? standIn : rankIndexOf(card));
  const ordered = [...naturals, ...five.filter(isJoker)];
  if (run !== undefined)
    return ordered.sort((a, b) => run.indexOf(rankAt(a)) - run.indexOf(rankAt(b)));
  const countAt = (rank: number): number => ordered.filter((card) => rankAt(card) === rank).length;
  return ordered.sort((a, b) => countAt(rankAt(b)) - countAt(rankAt(a)) || rankAt(b) - rankAt(a));
}

function rankBestFive(cards: readonly Card[], options: PaiGowOptions): PaiGowHand {
  // Sorted, so that the five shown do not depend on the order of the deal.
  const sorted = [...cards].sort((a, b) => b - a);
  const strength = paiGowStrength(cards, options);
  const { category, top, name } = describe(strength);
  for (const five of choose(sorted, 5)) {
    if (cards.length === 5 || paiGowStrength(five, options) === strength) {
      const best = inShowingOrder(five, { category, top }, options.jokerUse);
      return { category, name, best, strength };
    }
  }
  throw new Error('no five of the cards reach the strength of all of them');
}

/** The five cards behind. */
export function rankPaiGowFive(cards: readonly Card[], options = COMMON_PAI_GOW): PaiGowHand {
  assert(cards.length === 5, `the hand behind has 5 cards, not ${cards.length}`);
  return rankBestFive(cards, options);
}

/** The best five of all seven cards, as side bets and bonus hands count them. */
export function rankPaiGowSeven(cards: readonly Card[], options = COMMON_PAI_GOW): PaiGowHand {
  assert(cards.length === 7, `a deal has 7 cards, not ${cards.length}`);
  return rankBestFive(cards, options);
}

/** The strength of two ranks in front, on the same scale as the hands behind. */
export const frontStrength = ([one, other]: readonly [number, number]): number =>
  one === other
    ? strengthOf('pair', [one])
    : strengthOf('high-card', [Math.max(one, other), Math.min(one, other)]);

/** The two cards in front. A semi-wild joker is an ace there; a wild one pairs the other card. */
export function rankPaiGowTwo(cards: readonly Card[], options = COMMON_PAI_GOW): PaiGowHand {
  assert(cards.length === 2, `the hand in front has 2 cards, not ${cards.length}`);
  const counts = paiGowRankCounts(cards, options.jokerUse);
  const [high, low] = highestOf(heldRanks(counts).once, 2) as [number, number?];
  // The joker has the highest code: it comes first as the ace that it is, and last in a pair.
  const ordered = [...cards].sort((a, b) => a - b);
  if (low === undefined) {
    const name = pokerHandName('pair', [high]);
    return { category: 'pair', name, best: ordered, strength: frontStrength([high, high]) };
  }
  const name = `${rankWord(high)}-${rankWord(low)}`;
  const best = ordered.reverse();
  return { category: 'high-card', name, best, strength: frontStrength([high, low]) };
}
