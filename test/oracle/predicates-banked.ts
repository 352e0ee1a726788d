// Slow and obvious second answers for the qualifying hands of baccarat, pan 9, blackjack, three
// card poker and pokara, from the notation of the cards alone.
import { type Card, makeCard } from '#cards';
import { oracleBlackjack, oracleLastDigit } from './totals.ts';

type Look = 'any' | 'one-color' | 'one-suit';

const ranksOf = (cards: readonly Card[]): string =>
  cards
    .map((card) => makeCard(card).slice(0, 1))
    .sort()
    .join('');

const suitsOf = (cards: readonly Card[]): string =>
  cards.map((card) => makeCard(card).slice(1)).join('');

const isSuited = (cards: readonly Card[]): boolean => /^(c+|d+|h+|s+)$/.test(suitsOf(cards));
const isColored = (cards: readonly Card[]): boolean => /^([cs]+|[dh]+)$/.test(suitsOf(cards));

function oracleLooks(cards: readonly Card[], look: Look): boolean {
  if (look === 'one-suit') return isSuited(cards);
  return look === 'any' || isColored(cards);
}

/** Whether the ranks of some cards, in the order of their letters, match; and how they look. */
const matches = (cards: readonly Card[], ranks: RegExp, look: Look = 'any'): boolean =>
  ranks.test(ranksOf(cards)) && oracleLooks(cards, look);

const first = (cards: readonly Card[], count: number): readonly Card[] => cards.slice(0, count);

const hasJoker = (cards: readonly Card[]): boolean => ranksOf(cards).includes('X');

// Baccarat

export interface OracleLines {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

const allOf = ({ player, banker }: OracleLines): Card[] => [...player, ...banker];
const firstFourOf = ({ player, banker }: OracleLines): Card[] => [
  ...first(player, 2),
  ...first(banker, 2),
];

const foursOf = (cards: readonly Card[]): Card[][] => {
  const fours: Card[][] = [];
  for (let chosen = 0; chosen < 2 ** cards.length; chosen++) {
    const some = cards.filter((_, at) => (chosen >> at) % 2 === 1);
    if (some.length === 4) fours.push(some);
  }
  return fours;
};

const total = oracleLastDigit;

export const oracleNaturalTie = ({ player, banker }: OracleLines): boolean => {
  const totals = [total(first(player, 2)), total(first(banker, 2))].join();
  return totals === '8,8' || totals === '9,9';
};

export const oracleThreeCardWin = (
  winner: readonly Card[],
  loser: readonly Card[],
  points: number,
): boolean => winner.length === 3 && total(winner) === points && total(loser) < total(winner);

export const oracleNineOverZero = ({ player, banker }: OracleLines): boolean =>
  [
    `${player.length}${total(player)}${total(banker)}`,
    `${banker.length}${total(banker)}${total(player)}`,
  ].includes('390');

const THREES = /^333$/;
const SIXES = /^666$/;
const TWO_THREE_FOUR = /^234$/;

const eitherLine = ({ player, banker }: OracleLines, ranks: RegExp, look: Look): boolean =>
  [player, banker].some((line) => matches(line, ranks, look));

export const oracleLineOfThrees = (lines: OracleLines, look: Look): boolean =>
  eitherLine(lines, THREES, look);

export const oracleLineOf234 = (lines: OracleLines, look: Look): boolean =>
  eitherLine(lines, TWO_THREE_FOUR, look);

export const oracleSixesBeaten = (lines: OracleLines, sixes: Look, threes: Look): boolean =>
  eitherLine(lines, SIXES, sixes) && eitherLine(lines, THREES, threes);

export const oracleFourAlike = (
  lines: OracleLines,
  among: 'first-four' | 'all',
  kind: 'rank' | 'suit' | 'card',
): boolean =>
  foursOf(among === 'all' ? allOf(lines) : firstFourOf(lines)).some(
    (four) =>
      (kind === 'suit' || /^(.)\1\1\1$/.test(ranksOf(four))) && (kind === 'rank' || isSuited(four)),
  );

export const oraclePairInEachLine = (
  { player, banker }: OracleLines,
  among: 'first-four' | 'all',
): boolean =>
  [player, banker].every((line) => /(.)\1/.test(ranksOf(among === 'all' ? line : first(line, 2))));

export const oracleSixFaces = (lines: OracleLines, look: Look): boolean =>
  matches(allOf(lines), /^[JQK]{6}$/, look);

export const oracleAceTwoThreeTwice = ({ player, banker }: OracleLines): boolean =>
  `${ranksOf(player)} ${ranksOf(banker)}` === '23A 23A';

export const oracleDoubleSeven = (
  { player, banker }: OracleLines,
  match: 'any' | 'ranks' | 'cards',
): boolean => {
  const cards = (line: readonly Card[]) => line.map(makeCard).sort().join();
  if ([player, banker].some((line) => line.length !== 3 || total(line) !== 7)) return false;
  if (match === 'cards') return cards(player) === cards(banker);
  return match === 'any' || ranksOf(player) === ranksOf(banker);
};

export const oracleTie = (lines: OracleLines, size: number): number | null =>
  allOf(lines).length === size && total(lines.player) === total(lines.banker)
    ? total(lines.player)
    : null;

export const oracleSuitedTie = (lines: OracleLines, size: number): boolean =>
  oracleTie(lines, size) !== null && isSuited(allOf(lines));

export const oracleFourOf3489 = (lines: OracleLines, look: Look): boolean =>
  matches(firstFourOf(lines), /^(3333|4444|8888|9999)$/, look);

export const oracleSixOfAKind = (lines: OracleLines, look: Look): boolean =>
  matches(allOf(lines), /^(A{6}|2{6}|5{6}|6{6}|7{6}|T{6}|J{6}|Q{6}|K{6})$/, look);

// Pan 9

export const oracleThreeToSixes = (cards: readonly Card[]): boolean =>
  matches(first(cards, 3), /^([A23456])\1\1$/);

export const oracleFourFaces = (cards: readonly Card[]): boolean =>
  matches(cards, /^(JJJJ|QQQQ|KKKK)$/);

export const oracleThrees = (cards: readonly Card[], look: Look): boolean =>
  matches(first(cards, 3), THREES, look);

export const oracleSixes = (cards: readonly Card[], look: Look): boolean =>
  matches(first(cards, 3), SIXES, look);

export const oracle234 = (cards: readonly Card[], look: Look): boolean =>
  matches(first(cards, 3), TWO_THREE_FOUR, look);

export const oracleDealtNine = (cards: readonly Card[]): boolean =>
  cards.length >= 3 && total(first(cards, 3)) === 9;

// Blackjack

export const oraclePair = (cards: readonly Card[], ranks: string, look: Look): boolean =>
  matches(first(cards, 2), new RegExp(`^([${ranks}])\\1$`), look);

export const oracleAcesOfHearts = (cards: readonly Card[], count: number): boolean =>
  first(cards, count).map(makeCard).join('') === 'Ah'.repeat(count);

export const oracleRoyalMatch = (cards: readonly Card[]): boolean =>
  matches(first(cards, 2), /^KQ$/, 'one-suit');

export const oracleSuitedAceTen = (cards: readonly Card[]): boolean =>
  matches(cards, /^A[JKQT]$/, 'one-suit');

export const oracleSuitedAces = (cards: readonly Card[]): boolean =>
  matches(cards, /^AA$/, 'one-suit');

export const oracleOneSeven = (cards: readonly Card[]): boolean =>
  ranksOf(first(cards, 2)).includes('7');

export const oracleSevensWithUp = (cards: readonly Card[], up: Card, look: Look): boolean =>
  matches([...first(cards, 2), up], /^777$/, look);

export const oracleSevensOfSuit = (cards: readonly Card[], up: Card, suit: string): boolean =>
  [...first(cards, 2), up].map(makeCard).join('') === `7${suit}`.repeat(3);

export const oracleSevens = (cards: readonly Card[], look: Look): boolean =>
  matches(cards, /^777$/, look);

export const oracleTwoToSix = (cards: readonly Card[], look: Look): boolean =>
  matches(cards, /^23456$/, look);

export const oracleTwentyOne = (cards: readonly Card[], fewest: number, most: number): boolean =>
  cards.length >= fewest &&
  cards.length <= most &&
  !hasJoker(cards) &&
  oracleBlackjack(cards, false).total === 21;

export const oracleJokers = (cards: readonly Card[], count: number): boolean =>
  ranksOf(first(cards, count)) === 'X'.repeat(count);

// Three cards

const ACE_ABOVE_AND_BELOW = 'A23456789TJQKA';

/** All sets of three ranks in sequence, written as `ranksOf` writes them. */
const STRAIGHTS: readonly string[] = Array.from({ length: 12 }, (_, at) =>
  [...ACE_ABOVE_AND_BELOW.slice(at, at + 3)].sort().join(''),
);

const isTrips = (cards: readonly Card[]): boolean => matches(cards, /^([^X])\1\1$/);
const isStraight = (cards: readonly Card[]): boolean => STRAIGHTS.includes(ranksOf(cards));

export const oracleThreeOfAKind = (cards: readonly Card[], look: Look): boolean =>
  isTrips(first(cards, 3)) && oracleLooks(first(cards, 3), look);

export const oracleFlush = (cards: readonly Card[]): boolean =>
  cards.length >= 3 && isSuited(first(cards, 3));

export const oracleStraightFlush = (cards: readonly Card[]): boolean =>
  isStraight(first(cards, 3)) && isSuited(first(cards, 3));

export const oracleAceKingQueen = (cards: readonly Card[]): boolean =>
  matches(first(cards, 3), /^AKQ$/, 'one-suit');

/** A straight whose highest card is at least a queen, three of a kind, or a straight flush. */
export const oracleStraightFrom = (cards: readonly Card[], tops: RegExp): boolean => {
  const three = first(cards, 3);
  const top = STRAIGHTS.indexOf(ranksOf(three));
  const isHighEnough = top >= 0 && tops.test(ACE_ABOVE_AND_BELOW.slice(top + 2, top + 3));
  return isHighEnough || isTrips(three) || oracleStraightFlush(three);
};

/** Nine sequences of six ranks, the ace below the deuce or above the king. */
const SIX_IN_SEQUENCE: readonly string[] = Array.from({ length: 9 }, (_, at) =>
  [...ACE_ABOVE_AND_BELOW.slice(at, at + 6)].sort().join(''),
);

export const oracleSixStraightFlush = (own: readonly Card[], bank: readonly Card[]): boolean =>
  own.length === 3 &&
  bank.length === 3 &&
  isSuited([...own, ...bank]) &&
  SIX_IN_SEQUENCE.includes(ranksOf([...own, ...bank]));
