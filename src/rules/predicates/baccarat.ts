// Qualifying hands of baccarat and its kin, read from the two lines as they lie. Nothing here asks
// the tableau: rooms have several, and a third card counts because it was drawn. A seat with a line
// of its own, as baccarat 9 may have, is asked with the tests of pan 9.
import { type Card, isJoker, type Rank, rankOf, suitOf } from '#cards';
import type { Deal } from '#games';
import { type Lines, lastDigitOf } from '#hands';
import { type TableHolds, tableTests } from '../tests.ts';
import { LIKENESS_WORDS } from './card-words.ts';
import {
  areAll,
  areLike,
  areOfOneRank,
  areOfOneSuit,
  areRanks,
  type CardsTest,
  isOfRank,
  type Likeness,
} from './held-cards.ts';

export type LineName = 'player' | 'banker';

/** The cards of a round that a pattern may be made of: the two that each line begins with, or the
 * third cards too. */
export type RoundCards = 'first-four' | 'all';

const isLine = (cards: readonly Card[] | undefined): boolean =>
  cards !== undefined && cards.length >= 2 && !cards.some(isJoker);

const hasLines = (deal: Deal): deal is Deal & Lines => isLine(deal.player) && isLine(deal.banker);

/** Of both lines; no where one is missing. */
const ofLines =
  (test: (lines: Lines) => boolean): TableHolds =>
  (deal) =>
    hasLines(deal) && test(deal);

const ofEitherLine =
  (test: CardsTest): TableHolds =>
  ({ player, banker }) =>
    (player !== undefined && test(player)) || (banker !== undefined && test(banker));

const totalOfTwo = (line: readonly Card[]): number => lastDigitOf(line.slice(0, 2));

const firstFour = ({ player, banker }: Lines): Card[] => [
  ...player.slice(0, 2),
  ...banker.slice(0, 2),
];

const allCards = ({ player, banker }: Lines): Card[] => [...player, ...banker];

/** Both lines begin with 8, or both with 9; what else was drawn does not matter. */
export const isNaturalTie = tableTests.define('baccarat.natural-tie', {
  words: 'the first two cards of both lines count 8, or those of both lines count 9',
  holds: ofLines(({ player, banker }) => {
    const total = totalOfTwo(player);
    return total >= 8 && total === totalOfTwo(banker);
  }),
});

/** This line wins with three cards that count this much. */
export const isThreeCardWin = tableTests.defineWith(
  'baccarat.three-card-win',
  ['line', 'total'],
  (line: LineName, total: number) => {
    const other = line === 'player' ? 'banker' : 'player';
    return {
      words: `the ${line} line wins with three cards that count ${total}`,
      holds: ofLines(
        (lines) =>
          lines[line].length === 3 &&
          lastDigitOf(lines[line]) === total &&
          lastDigitOf(lines[other]) < total,
      ),
    };
  },
);

/** The banker wins with three cards and 7. Fortune 7, Jin Chan 7 and Rabbit 7 are the names that
 * other games have for it (reading: the sheets take the names from the games). */
export const isDragon7 = isThreeCardWin('banker', 7);

/** The player line wins with three cards and 8. */
export const isPanda8 = isThreeCardWin('player', 8);

/** The player line wins with three cards and 9. No rules of the game were at hand: it stands where
 * the panda 8 stands in the charts of other games, and so the line is the same (reading). */
export const isDragon9 = isThreeCardWin('player', 9);

/** Either line has three cards and 9, and the other counts nothing. */
export const isThreeCardNineOverZero = tableTests.define('baccarat.three-card-nine-over-zero', {
  words: 'one line is three cards that count 9, and the other line counts 0',
  holds: ofLines(
    ({ player, banker }) => isNineOverZero(player, banker) || isNineOverZero(banker, player),
  ),
});

const isNineOverZero = (over: readonly Card[], under: readonly Card[]): boolean =>
  over.length === 3 && lastDigitOf(over) === 9 && lastDigitOf(under) === 0;

/** Either line is three 3s. */
export const hasLineOfThreeThrees = tableTests.defineWith(
  'baccarat.line-of-three-threes',
  ['likeness'],
  (likeness: Likeness) => ({
    words: `one line is three 3s${LIKENESS_WORDS[likeness]}`,
    holds: ofEitherLine(areAll(3, '3', likeness)),
  }),
);

/** Either line is a 2, a 3 and a 4, in any order. */
export const hasLineOfTwoThreeFour = tableTests.defineWith(
  'baccarat.line-of-two-three-four',
  ['likeness'],
  (likeness: Likeness) => ({
    words: `one line is 2, 3 and 4${LIKENESS_WORDS[likeness]}`,
    holds: ofEitherLine(areRanks(['2', '3', '4'], likeness)),
  }),
);

/** One line is three 6s and the other three 3s, which count one point more. */
export const isSixesBeatenByThrees = tableTests.defineWith(
  'baccarat.sixes-beaten-by-threes',
  ['likeness'],
  (likeness: { readonly sixes: Likeness; readonly threes: Likeness }) => {
    const areSixes = areAll(3, '6', likeness.sixes);
    const areThrees = areAll(3, '3', likeness.threes);
    const sixes = `three 6s${LIKENESS_WORDS[likeness.sixes]}`;
    const threes = `three 3s${LIKENESS_WORDS[likeness.threes]}`;
    return {
      words: `one line is ${sixes}, and the other is ${threes}`,
      holds: ofLines(
        ({ player, banker }) =>
          (areSixes(player) && areThrees(banker)) || (areSixes(banker) && areThrees(player)),
      ),
    };
  },
);

const hasFourAlike =
  (likeness: (card: Card) => Card | string, among: RoundCards): TableHolds =>
  (deal) => {
    if (!hasLines(deal)) return false;
    const cards = among === 'all' ? allCards(deal) : firstFour(deal);
    return cards.some(
      (card) => cards.filter((other) => likeness(other) === likeness(card)).length >= 4,
    );
  };

const AMONG_WORDS: Readonly<Record<RoundCards, string>> = {
  'first-four': 'the first two cards of both lines',
  all: 'all cards of both lines',
};

/** Four cards of one rank and one suit. */
export const isFourOfAKindOfOneSuit = tableTests.defineWith(
  'baccarat.four-of-a-kind-of-one-suit',
  ['among'],
  (among: RoundCards) => ({
    words: `four of a kind of one suit lie among ${AMONG_WORDS[among]}`,
    holds: hasFourAlike((card) => card, among),
  }),
);

/** Four cards of one rank. */
export const isFourOfAKind = tableTests.defineWith(
  'baccarat.four-of-a-kind',
  ['among'],
  (among: RoundCards) => ({
    words: `four of a kind lie among ${AMONG_WORDS[among]}`,
    holds: hasFourAlike(rankOf, among),
  }),
);

/** Four cards of one suit. */
export const isFourOfOneSuit = tableTests.defineWith(
  'baccarat.four-of-one-suit',
  ['among'],
  (among: RoundCards) => ({
    words: `four cards of one suit lie among ${AMONG_WORDS[among]}`,
    holds: hasFourAlike(suitOf, among),
  }),
);

const hasPair = (cards: readonly Card[]): boolean => new Set(cards.map(rankOf)).size < cards.length;

/** A pair in the player line and a pair in the banker line. */
export const isPairInEachLine = tableTests.defineWith(
  'baccarat.pair-in-each-line',
  ['among'],
  (among: RoundCards) => ({
    words: `each line has a pair, among ${AMONG_WORDS[among]}`,
    holds: ofLines(({ player, banker }) =>
      among === 'all'
        ? hasPair(player) && hasPair(banker)
        : hasPair(player.slice(0, 2)) && hasPair(banker.slice(0, 2)),
    ),
  }),
);

const isFace = (card: Card): boolean =>
  isOfRank(card, 'J') || isOfRank(card, 'Q') || isOfRank(card, 'K');

/** Both lines drew, and all six cards are jacks, queens or kings. */
export const isSixFaces = tableTests.defineWith(
  'baccarat.six-faces',
  ['likeness'],
  (likeness: Likeness) => ({
    words: `the two lines are six face cards${LIKENESS_WORDS[likeness]}`,
    holds: ofLines((lines) => {
      const cards = allCards(lines);
      return cards.length === 6 && cards.every(isFace) && areLike(cards, likeness);
    }),
  }),
);

const ACE_TWO_THREE: readonly Rank[] = ['A', '2', '3'];

const areAceTwoThree = {
  any: areRanks(ACE_TWO_THREE, 'any'),
  dealt: (cards) =>
    cards.length === 3 && cards.every((card, at) => rankOf(card) === ACE_TWO_THREE[at]),
} as const satisfies Record<string, CardsTest>;

/** Each line is an ace, a 2 and a 3, in any order or dealt in that one. */
export const isAceTwoThreeInBothLines = tableTests.defineWith(
  'baccarat.ace-two-three-in-both-lines',
  ['order'],
  (order: keyof typeof areAceTwoThree) => {
    const are = areAceTwoThree[order];
    return {
      words: `each line is an ace, a 2 and a 3${order === 'dealt' ? ', dealt in that order' : ''}`,
      holds: ofLines(({ player, banker }) => are(player) && are(banker)),
    };
  },
);

const isThreeCardSeven = (line: readonly Card[]): boolean =>
  line.length === 3 && lastDigitOf(line) === 7;

const doubleFortune7 = (isMatch: (lines: Lines) => boolean): TableHolds =>
  ofLines(
    (lines) => isThreeCardSeven(lines.player) && isThreeCardSeven(lines.banker) && isMatch(lines),
  );

const holdSame =
  (likeness: (card: Card) => Card | string) =>
  ({ player, banker }: Lines): boolean => {
    const sorted = (line: readonly Card[]) => line.map(likeness).sort().join();
    return sorted(player) === sorted(banker);
  };

/** Each line has three cards and 7. */
export const isDoubleFortune7 = tableTests.define('baccarat.double-fortune-7', {
  words: 'each line is three cards that count 7',
  holds: doubleFortune7(() => true),
});

/** A double fortune 7 whose lines hold the same ranks, each as often, in any order. */
export const isDoubleFortune7OfSameRanks = tableTests.define(
  'baccarat.double-fortune-7-of-same-ranks',
  {
    words: 'each line is three cards that count 7, of the same ranks',
    holds: doubleFortune7(holdSame(rankOf)),
  },
);

/** A double fortune 7 whose lines hold the same cards, suits too, in any order. */
export const isDoubleFortune7ExactMatch = tableTests.define(
  'baccarat.double-fortune-7-exact-match',
  {
    words: 'each line is three cards that count 7, of the same ranks and suits',
    holds: doubleFortune7(holdSame((card) => card)),
  },
);

const hasDragon7 = ({ player, banker }: Lines): boolean =>
  isThreeCardSeven(banker) && lastDigitOf(player) < 7;

/** A dragon 7 or else who won, for the double-up of a drawing; null where a line is missing. */
export function doubleUpOutcomeOf(deal: Deal): LineName | 'tie' | 'dragon-7' | null {
  if (!hasLines(deal)) return null;
  if (hasDragon7(deal)) return 'dragon-7';
  const lead = lastDigitOf(deal.player) - lastDigitOf(deal.banker);
  return lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker';
}

/** How many cards both lines have in the end: five where only one of them drew. */
export type RoundSize = 4 | 5 | 6;

const isTieOf = ({ player, banker }: Lines, size: RoundSize): boolean =>
  player.length + banker.length === size && lastDigitOf(player) === lastDigitOf(banker);

/** Both lines end with this total, and so many cards. */
export const isTieAt = tableTests.defineWith(
  'baccarat.tie-at',
  ['tie'],
  ({ total, size }: { readonly total: number; readonly size: RoundSize }) => ({
    words: `both lines count ${total}, with ${size} cards in all`,
    holds: ofLines((lines) => isTieOf(lines, size) && lastDigitOf(lines.player) === total),
  }),
);

/** A final tie with so many cards, all of one suit. */
export const isSuitedTie = tableTests.defineWith(
  'baccarat.suited-tie',
  ['size'],
  (size: RoundSize) => ({
    words: `both lines count the same, with ${size} cards in all, of one suit`,
    holds: ofLines((lines) => isTieOf(lines, size) && areOfOneSuit(allCards(lines))),
  }),
);

/** The sheet names the ranks: a round that begins with these four ends there by the usual tableau,
 * and one of the others goes on to six cards. */
const FOUR_OF_A_KIND_RANKS: readonly Rank[] = ['3', '4', '8', '9'];

const endsAtFour = (card: Card | undefined): boolean =>
  card !== undefined && FOUR_OF_A_KIND_RANKS.includes(rankOf(card));

/** The first four cards are all 3s, all 4s, all 8s or all 9s. */
export const isFourOf3489 = tableTests.defineWith(
  'baccarat.four-of-3-4-8-9',
  ['likeness'],
  (likeness: Likeness) => ({
    words: `the first two cards of both lines are all 3s, 4s, 8s or 9s${LIKENESS_WORDS[likeness]}`,
    holds: ofLines((lines) => {
      const cards = firstFour(lines);
      return endsAtFour(cards[0]) && areOfOneRank(cards) && areLike(cards, likeness);
    }),
  }),
);

/** Both lines drew and all six cards are of one rank, other than 3, 4, 8 and 9. */
export const isSixOfAKind = tableTests.defineWith(
  'baccarat.six-of-a-kind',
  ['likeness'],
  (likeness: Likeness) => ({
    words:
      `the two lines are six cards of one rank${LIKENESS_WORDS[likeness]}, ` +
      'other than 3, 4, 8 and 9',
    holds: ofLines((lines) => {
      const cards = allCards(lines);
      const isNamed = cards.length === 6 && !endsAtFour(cards[0]);
      return isNamed && areOfOneRank(cards) && areLike(cards, likeness);
    }),
  }),
);
