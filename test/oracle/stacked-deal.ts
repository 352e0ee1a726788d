// Hands that are rare, dealt on purpose: four aces, royals, full houses, ties, a dealer below king.
import { type Card, cardAt, RANKS, rankIndexOf, STANDARD_DECK, SUITS, suitIndexOf } from '#cards';
import { below, type RandomSource, shuffled } from '#chance';
import { bestKey, fourHigh } from './poker.ts';

/** The rest of the deck, and the cards dealt from it. */
interface Pack {
  readonly source: RandomSource;
  readonly left: Set<Card>;
  readonly dealt: Card[][];
}

const pick = <T>(source: RandomSource, items: readonly T[]): T =>
  items[below(source, items.length)] as T;

const ofRank = (rank: number): Card[] => SUITS.map((_, suit) => cardAt(rank, suit));

/** A run upward from a rank in one suit; -1 is the ace below the deuce. */
const suitedRun = (from: number, length: number, suit: number): Card[] =>
  Array.from({ length }, (_, step) => cardAt((from + step + 13) % 13, suit));

/** Cards of the wanted ranks that are left, or as many of them as there are. */
function byRanks({ source, left }: Pack, ranks: readonly number[]): Card[] {
  const cards: Card[] = [];
  for (const rank of ranks) {
    const free = ofRank(rank).filter((card) => left.has(card) && !cards.includes(card));
    if (free.length > 0) cards.push(pick(source, free));
  }
  return cards;
}

/** So many ranks, each as often as the shape says: [3, 2] is a full house. */
function grouped(pack: Pack, shape: readonly number[], first?: number): Card[] {
  const ranks = shuffled(
    RANKS.map((_, rank) => rank).filter((rank) => rank !== first),
    pack.source,
  );
  if (first !== undefined) ranks.unshift(first);
  return byRanks(
    pack,
    shape.flatMap((times, index) => new Array<number>(times).fill(ranks[index] as number)),
  );
}

/** No pair, no four to a straight or flush, nothing above a queen. */
function lowCards({ source, left }: Pack): Card[] {
  const low = [...left].filter((card) => rankIndexOf(card) <= 10);
  for (let attempt = 0; attempt < 50 && low.length >= 5; attempt++) {
    const cards = shuffled(low, source).slice(0, 5);
    if (bestKey(cards, 4, fourHigh)[0] === 0) return cards;
  }
  return [];
}

/** The ranks of a hand that is on the table already, in other suits. */
function sameRanks(pack: Pack): Card[] {
  if (pack.dealt.length === 0) return [];
  return byRanks(pack, pick(pack.source, pack.dealt).slice(0, 5).map(rankIndexOf));
}

function suited({ source, left }: Pack, length: number): Card[] {
  const suit = below(source, 4);
  const free = shuffled(
    [...left].filter((card) => suitIndexOf(card) === suit),
    source,
  );
  return free.slice(0, length);
}

type Recipe = (pack: Pack) => Card[];

const METER_RECIPES: readonly Recipe[] = [
  () => ofRank(12),
  ({ source }) => suitedRun(8, 5, below(source, 4)),
  ({ source }) => suitedRun(below(source, 10) - 1, 5, below(source, 4)),
];

const RARE_RECIPES: readonly Recipe[] = [
  ...METER_RECIPES,
  ({ source }) => ofRank(below(source, 13)),
  ({ source }) => suitedRun(9, 4, below(source, 4)),
  ({ source }) => suitedRun(below(source, 11) - 1, 4, below(source, 4)),
  (pack) => grouped(pack, [3, 2]),
  (pack) => grouped(pack, [3]),
  (pack) => grouped(pack, [2, 2]),
  (pack) => grouped(pack, [2], 12),
  (pack) => grouped(pack, [2], 10 + below(pack.source, 2)),
  (pack) => suited(pack, 5),
  (pack) => suited(pack, 4),
  (pack) => {
    const from = below(pack.source, 10) - 1;
    return byRanks(
      pack,
      [0, 1, 2, 3, 4].map((step) => (from + step + 13) % 13),
    );
  },
  lowCards,
  lowCards,
  sameRanks,
  sameRanks,
];

/** The cards of a recipe, if one of three that are tried can still be had. */
function afterRecipe(pack: Pack, recipes: readonly Recipe[]): Card[] {
  for (let attempt = 0; attempt < 3; attempt++) {
    const wanted = pick(pack.source, recipes)(pack);
    if (wanted.length > 0 && wanted.every((card) => pack.left.has(card))) return wanted;
  }
  return [];
}

/** Deals hands of the given sizes from one deck. Of a hundred hands, `stackedPercent` are made after
 * a recipe, from `onlyMeterHands` one that a meter pays for; the rest of a hand is chance. */
export function stackedDeal(
  source: RandomSource,
  sizes: readonly number[],
  { stackedPercent, onlyMeterHands }: { stackedPercent: number; onlyMeterHands: boolean },
): Card[][] {
  const pack: Pack = { source, left: new Set(STANDARD_DECK.cards), dealt: [] };
  const hands: Card[][] = sizes.map(() => []);
  // The first hand dealt has the best choice of cards, so the order is left to chance.
  const turns = shuffled(
    sizes.map((_, index) => index),
    source,
  );
  for (const index of turns) {
    const size = sizes[index] as number;
    const isStacked = below(source, 100) < stackedPercent;
    const recipes = onlyMeterHands ? METER_RECIPES : RARE_RECIPES;
    const cards = isStacked ? afterRecipe(pack, recipes).slice(0, size) : [];
    for (const card of cards) pack.left.delete(card);
    for (const card of shuffled([...pack.left], source).slice(0, size - cards.length)) {
      pack.left.delete(card);
      cards.push(card);
    }
    hands[index] = shuffled(cards, source);
    pack.dealt.push(cards);
  }
  return hands;
}
