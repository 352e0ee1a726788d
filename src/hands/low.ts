// Low hands. Ace to five (California lowball, razz): the ace is low, straights and flushes do not
// count, so 5-4-3-2-A is best. Deuce to seven (Kansas City lowball): the lowest hand of the common
// ranking, in which the ace is high and A-2-3-4-5 is no straight, so 7-5-4-3-2 of mixed suits is
// best. Eight or better: an ace-to-five hand of five different ranks, none above the eight. These
// are the common definitions; the sheets name the games and leave the ranking to them.
import { type Card, makeCard, rankIndexOf } from '#cards';
import { assert } from '#result';
import { describeFiveCard, FIVE_CARD_CATEGORIES, fiveCardStrength } from './five-card.ts';
import type { RankedHand } from './hand.ts';
import { cardsInRankOrder, choose, isSuited, rankGroups } from './pattern.ts';
import { packStrength } from './strength.ts';
import { pokerHandName } from './words.ts';

const ACE = 12;
const FIVE_TOP = 3;
const EIGHT = 6;

/** Above every packed five-card strength: what is worse by the ranking is taken off it. */
const BEST = packStrength(FIVE_CARD_CATEGORIES.length, []);

/** The ace below the deuce. */
const lowRank = (rank: number): number => (rank + 1) % 13;

export type LowCategory =
  | 'high-card'
  | 'pair'
  | 'two-pair'
  | 'three-of-a-kind'
  | 'full-house'
  | 'four-of-a-kind';

const pairing = (groups: readonly { readonly count: number }[]): LowCategory => {
  const shape = groups.map((group) => group.count).join('');
  switch (shape) {
    case '41':
      return 'four-of-a-kind';
    case '32':
      return 'full-house';
    case '311':
      return 'three-of-a-kind';
    case '221':
      return 'two-pair';
    case '2111':
      return 'pair';
    default:
      return 'high-card';
  }
};

/** "8-7-4-3-A low". */
const lowName = (best: readonly Card[]): string =>
  `${best.map((card) => makeCard(card).charAt(0)).join('-')} low`;

function aceToFiveOfFive(five: readonly Card[]): RankedHand<LowCategory> {
  const groups = rankGroups(five).sort(
    (a, b) => b.count - a.count || lowRank(b.rank) - lowRank(a.rank),
  );
  const ranks = groups.map((group) => group.rank);
  const category = pairing(groups);
  const best = cardsInRankOrder(five, ranks);
  const badness = packStrength(FIVE_CARD_CATEGORIES.indexOf(category), ranks.map(lowRank));
  return {
    category,
    name: category === 'high-card' ? lowName(best) : pokerHandName(category, ranks),
    best,
    strength: BEST - badness,
  };
}

function deuceToSevenOfFive(five: readonly Card[]): RankedHand {
  const groups = rankGroups(five);
  const ranks = groups.map((group) => group.rank);
  const best = cardsInRankOrder(five, ranks);
  const isWheel = ranks.length === 5 && ranks[0] === ACE && ranks[1] === FIVE_TOP;
  // The wheel's ace is high here: it is an ace-high hand, or a flush.
  const packed = isWheel
    ? packStrength(FIVE_CARD_CATEGORIES.indexOf(isSuited(five) ? 'flush' : 'high-card'), ranks)
    : fiveCardStrength(five);
  const { category, name } = describeFiveCard(packed);
  return {
    category,
    name: category === 'high-card' ? lowName(best) : name,
    best,
    strength: BEST - packed,
  };
}

/** The strongest hand that `rank` finds among the fives of the cards. */
function bestFive<Category extends string>(
  cards: readonly Card[],
  rank: (five: readonly Card[]) => RankedHand<Category>,
): RankedHand<Category> {
  assert(cards.length >= 5 && cards.length <= 7, `a low hand has 5 to 7 cards: ${cards.length}`);
  return [...choose(cards, 5)].map(rank).reduce((a, b) => (b.strength > a.strength ? b : a));
}

export const rankAceToFive = (cards: readonly Card[]): RankedHand<LowCategory> =>
  bestFive(cards, aceToFiveOfFive);

export const rankDeuceToSeven = (cards: readonly Card[]): RankedHand =>
  bestFive(cards, deuceToSevenOfFive);

const NO_LOW = { category: 'no-low', name: 'no low', best: [], strength: 0 } as const;

const eightOrBetterOfFive = (five: readonly Card[]): RankedHand<'low' | 'no-low'> => {
  const low = aceToFiveOfFive(five);
  const qualifies =
    low.category === 'high-card' &&
    five.every((card) => lowRank(rankIndexOf(card)) <= lowRank(EIGHT));
  return qualifies ? { ...low, category: 'low' } : NO_LOW;
};

export const rankEightOrBetter = (cards: readonly Card[]): RankedHand<'low' | 'no-low'> =>
  bestFive(cards, eightOrBetterOfFive);

/** Ace to five for the sheets that ask for an unsuited low: five cards of one suit are a flush,
 * and lower than any other hand. */
export const rankAceToFiveUnsuited = (cards: readonly Card[]): RankedHand<LowCategory | 'flush'> =>
  bestFive(cards, (five) => {
    const low = aceToFiveOfFive(five);
    if (!isSuited(five)) return { ...low, strength: low.strength + BEST };
    return { ...low, category: 'flush', name: `${low.name}, suited` };
  });

/** Five cards of exactly these ranks that are not all of one suit: the wheel of a lowball sheet,
 * or 7-5-4-3-2 of a Kansas City one. */
export function isUnsuitedLow(five: readonly Card[], ranks: string): boolean {
  const held = five.map((card) => makeCard(card).charAt(0)).sort();
  return held.join('') === [...ranks].sort().join('') && !isSuited(five);
}
