// A second, slow and obvious evaluator for the poker rankings: cards as text, hands as lists of
// numbers that compare from the left. It shares no code with src/hands.
import { type Card, makeCard } from '#cards';

const HIGH = '23456789TJQKA';
const LOW = 'A23456789TJQK';

/** [category, then all that breaks ties]; compare with `compareKeys`. */
export type Key = readonly number[];

export function compareKeys(a: Key, b: Key): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? -1) - (b[index] ?? -1);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

const ranksOf = (cards: readonly Card[], order: string): number[] =>
  cards.map((card) => order.indexOf(makeCard(card).charAt(0))).sort((a, b) => b - a);

const oneSuit = (cards: readonly Card[]): boolean =>
  new Set(cards.map((card) => makeCard(card).charAt(1))).size === 1;

/** Ranks by how often they stand, then high to low, each named once; and the pattern: "32". */
function grouped(ranks: readonly number[]): { pattern: string; order: number[] } {
  const times = (rank: number) => ranks.filter((each) => each === rank).length;
  const order = [...new Set(ranks)].sort((a, b) => times(b) - times(a) || b - a);
  return { pattern: order.map(times).join(''), order };
}

/** The top of a straight, or -1: the ranks are written out and looked for in the sequence. */
function straightTo(ranks: readonly number[], sequence: string): number {
  const text = [...ranks]
    .reverse()
    .map((rank) => HIGH.charAt(rank))
    .join('');
  if (sequence.includes(text)) return ranks[0] as number;
  const aceFirst = `A${text.slice(0, -1)}`;
  return text.endsWith('A') && sequence.includes(aceFirst) ? (ranks[1] as number) : -1;
}

const ACE_UP_AND_DOWN = 'A23456789TJQKA';

const FIVE = [
  '11111',
  '2111',
  '221',
  '311',
  'straight',
  'flush',
  '32',
  '41',
  'straight flush',
  'royal',
];

export function fiveHigh(cards: readonly Card[]): Key {
  const ranks = ranksOf(cards, HIGH);
  const { pattern, order } = grouped(ranks);
  const top = straightTo(ranks, ACE_UP_AND_DOWN);
  const suited = oneSuit(cards);
  if (top >= 0 && suited) return [FIVE.indexOf(top === 12 ? 'royal' : 'straight flush'), top];
  if (suited) return [FIVE.indexOf('flush'), ...ranks];
  if (top >= 0) return [FIVE.indexOf('straight'), top];
  return [FIVE.indexOf(pattern), ...order];
}

const FOUR = ['1111', '211', '22', 'straight', 'flush', '31', 'straight flush', '4'];

export function fourHigh(cards: readonly Card[]): Key {
  const ranks = ranksOf(cards, HIGH);
  const { pattern, order } = grouped(ranks);
  const top = straightTo(ranks, ACE_UP_AND_DOWN);
  const suited = oneSuit(cards);
  if (top >= 0 && suited) return [FOUR.indexOf('straight flush'), top];
  if (suited) return [FOUR.indexOf('flush'), ...ranks];
  if (top >= 0) return [FOUR.indexOf('straight'), top];
  return [FOUR.indexOf(pattern), ...order];
}

const THREE = ['111', '21', 'flush', 'straight', '3', 'straight flush', 'royal', 'trip flush'];

export function threeHigh(cards: readonly Card[]): Key {
  const ranks = ranksOf(cards, HIGH);
  const { pattern, order } = grouped(ranks);
  const top = straightTo(ranks, ACE_UP_AND_DOWN);
  const suited = oneSuit(cards);
  if (pattern === '3') return [THREE.indexOf(suited ? 'trip flush' : '3'), ...order];
  if (top >= 0 && suited) return [THREE.indexOf(top === 12 ? 'royal' : 'straight flush'), top];
  if (top >= 0) return [THREE.indexOf('straight'), top];
  if (suited) return [THREE.indexOf('flush'), ...ranks];
  return [THREE.indexOf(pattern), ...order];
}

const negated = (key: readonly number[]): Key => key.map((each) => -each);

const PAIRINGS = ['11111', '2111', '221', '311', '32', '41'];

/** The lower hand has the greater key. */
export function aceToFive(cards: readonly Card[]): Key {
  const { pattern, order } = grouped(ranksOf(cards, LOW));
  return negated([PAIRINGS.indexOf(pattern), ...order]);
}

/** A flush is below everything else. */
export const aceToFiveUnsuited = (cards: readonly Card[]): Key => [
  oneSuit(cards) ? -1 : 0,
  ...aceToFive(cards),
];

/** [0] for no low. */
export function eightOrBetter(cards: readonly Card[]): Key {
  const ranks = ranksOf(cards, LOW);
  if (new Set(ranks).size < 5 || (ranks[0] as number) > LOW.indexOf('8')) return [0];
  return [1, ...negated(ranks)];
}

export function deuceToSeven(cards: readonly Card[]): Key {
  const ranks = ranksOf(cards, HIGH);
  const { pattern, order } = grouped(ranks);
  const top = straightTo(ranks, HIGH);
  const suited = oneSuit(cards);
  if (top >= 0 && suited) return negated([FIVE.indexOf('straight flush'), ...ranks]);
  if (suited) return negated([FIVE.indexOf('flush'), ...ranks]);
  if (top >= 0) return negated([FIVE.indexOf('straight'), ...ranks]);
  return negated([FIVE.indexOf(pattern), ...order]);
}

/** Mexican poker's ladder: 7 and J are neighbors. */
const STRIPPED = 'A234567JQKA';
const MEXICAN = [
  '11111',
  '2111',
  '221',
  '311',
  'straight',
  '32',
  'flush',
  '41',
  'straight flush',
  'royal',
  '5',
];

function mexicanNatural(cards: readonly Card[]): Key {
  const ranks = ranksOf(cards, HIGH);
  const { pattern, order } = grouped(ranks);
  const top = pattern === '11111' ? straightTo(ranks, STRIPPED) : -1;
  const suited = oneSuit(cards) && pattern === '11111';
  if (top >= 0 && suited) return [MEXICAN.indexOf(top === 12 ? 'royal' : 'straight flush'), top];
  if (suited) return [MEXICAN.indexOf('flush'), ...ranks];
  if (top >= 0) return [MEXICAN.indexOf('straight'), top];
  return [MEXICAN.indexOf(pattern), ...order];
}

/** Tries the joker (code 52) as every card of the stripped deck. A card that is held may only be
 * doubled for five of a kind; face up the joker is an ace or part of a straight or flush. */
export function mexican(cards: readonly Card[], faceUp: boolean): Key {
  const naturals = cards.filter((card) => card < 52);
  if (naturals.length === 5) return mexicanNatural(naturals);
  let best: Key = [-1];
  for (let code = 0; code < 52; code++) {
    const stand = code as Card;
    const rank = makeCard(stand).charAt(0);
    if (!STRIPPED.includes(rank)) continue;
    const key = mexicanNatural([...naturals, stand]);
    const kind = MEXICAN[key[0] as number] as string;
    if (naturals.includes(stand) && kind !== '5') continue;
    if (faceUp && rank !== 'A' && !/straight|flush|royal/.test(kind)) continue;
    if (compareKeys(key, best) > 0) best = key;
  }
  return best;
}

/** All ways to take `count` of the items. */
export function subsets<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

/** The greatest key among all hands of `count` of the cards. */
export const bestKey = (
  cards: readonly Card[],
  count: number,
  rank: (hand: readonly Card[]) => Key,
): Key =>
  subsets(cards, count)
    .map(rank)
    .reduce((a, b) => (compareKeys(b, a) > 0 ? b : a));
