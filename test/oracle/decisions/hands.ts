// Hands of cards written out and counted, slowly and plainly.

export const RANKS = '23456789TJQKA';
export const SUITS = 'cdhs';
export const JOKER = 'XX';

export const cardsIn = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(' ').filter((card) => card !== '');

export const rankOf = (card: string): string => card.charAt(0);
export const suitOf = (card: string): string => card.charAt(1);
export const rankIn = (card: string): number => RANKS.indexOf(card.charAt(0));

const isRed = (card: string): boolean => 'dh'.includes(suitOf(card));

export const oneSuit = (cards: readonly string[]): boolean =>
  cards.every((card) => card.charCodeAt(1) === cards[0]?.charCodeAt(1));
export const oneColor = (cards: readonly string[]): boolean => new Set(cards.map(isRed)).size === 1;
export const allOf = (cards: readonly string[], ranks: string): boolean =>
  cards.every((card) => ranks.includes(rankOf(card)));
/** These ranks, each as often as it is written, in any order. */
export const ranksAre = (cards: readonly string[], ranks: string): boolean =>
  cards.map(rankOf).sort().join('') === [...ranks].sort().join('');
export const isFace = (card: string): boolean => 'JQK'.includes(rankOf(card));

/** What a hand of five is, best last. */
export const FIVES = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
  'five of a kind',
] as const;
export type Five = (typeof FIVES)[number];

/** A hand with its rank: what it is, and then all that breaks ties, from the left. */
export interface Ranked<Name extends string = Five> {
  readonly name: Name;
  /** Ranks by how often they stand there, then high to low; of a straight its top. */
  readonly order: readonly number[];
  readonly score: number;
  readonly cards: readonly string[];
}

/** How often ranks stand there, most often first and then high to low. */
function countsOf(cards: readonly string[]): { pattern: string; order: number[] } {
  const ranks = cards.map(rankIn).sort((a, b) => b - a);
  const groups: { rank: number; count: number }[] = [];
  for (const rank of ranks) {
    const last = groups.at(-1);
    if (last?.rank === rank) last.count++;
    else groups.push({ rank, count: 1 });
  }
  if (groups.length < ranks.length) groups.sort((a, b) => b.count - a.count || b.rank - a.rank);
  return {
    pattern: groups.map(({ count }) => count).join(''),
    order: groups.map(({ rank }) => rank),
  };
}

const ACE = 12;

/** The top of a straight of all the cards, or -1; an ace may stand below the 2. */
function straightTop(order: readonly number[], count: number): number {
  if (order.length !== count) return -1;
  const high = order[0] as number;
  if (high - (order[count - 1] as number) === count - 1) return high;
  const second = order[1] as number;
  return high === ACE && second === count - 2 ? second : -1;
}

const BY_PATTERN: Readonly<Record<string, Five>> = {
  11111: 'high card',
  2111: 'pair',
  221: 'two pair',
  311: 'three of a kind',
  32: 'full house',
  41: 'four of a kind',
  5: 'five of a kind',
};

function scoreOf(place: number, order: readonly number[]): number {
  let score = place;
  for (let at = 0; at < 5; at++) score = score * 16 + (order[at] ?? 0) + 1;
  return score;
}

export function fiveOf(cards: readonly string[]): Ranked {
  const { pattern, order } = countsOf(cards);
  const top = straightTop(order, 5);
  const suited = oneSuit(cards);
  const ranked = (name: Five, by: readonly number[]): Ranked => ({
    name,
    order: by,
    score: scoreOf(FIVES.indexOf(name), by),
    cards,
  });
  if (top >= 0 && suited) return ranked(top === ACE ? 'royal flush' : 'straight flush', [top]);
  if (suited && order.length === 5) return ranked('flush', order);
  if (top >= 0) return ranked('straight', [top]);
  return ranked(BY_PATTERN[pattern] as Five, order);
}

export function* choose<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - count; at++) {
    for (const rest of choose(items, count - 1, at + 1)) yield [items[at] as T, ...rest];
  }
}

export function bestOf<Name extends string>(
  hands: Iterable<readonly string[]>,
  rank: (hand: readonly string[]) => Ranked<Name>,
): Ranked<Name> | undefined {
  let best: Ranked<Name> | undefined;
  for (const hand of hands) {
    const ranked = rank(hand);
    if (best === undefined || ranked.score > best.score) best = ranked;
  }
  return best;
}

/** The best five of the cards. */
export const bestFive = (cards: readonly string[]): Ranked => {
  const best = bestOf(choose(cards, 5), fiveOf);
  if (best === undefined) throw new Error(`fewer than five cards: ${cards.join(' ')}`);
  return best;
};

/** The best five with exactly so many of the hole cards; nothing where the board is too short. */
export function bestWith(
  hole: readonly string[],
  board: readonly string[],
  count: number,
): Ranked | undefined {
  const hands = function* (): Generator<string[]> {
    for (const own of choose(hole, count)) {
      for (const rest of choose(board, 5 - count)) yield [...own, ...rest];
    }
  };
  return bestOf(hands(), fiveOf);
}

export const isAtLeast = ({ name }: Ranked, least: Five): boolean =>
  FIVES.indexOf(name) >= FIVES.indexOf(least);

/** Three Card Poker ranks straights above flushes and three of a kind above both. */
export const THREES = [
  'high card',
  'pair',
  'flush',
  'straight',
  'three of a kind',
  'straight flush',
] as const;
export type Three = (typeof THREES)[number];

export function threeOf(cards: readonly string[]): Ranked<Three> {
  const { pattern, order } = countsOf(cards);
  const top = straightTop(order, 3);
  const suited = oneSuit(cards);
  const ranked = (name: Three, by: readonly number[]): Ranked<Three> => ({
    name,
    order: by,
    score: scoreOf(THREES.indexOf(name), by),
    cards,
  });
  if (pattern === '3') return ranked('three of a kind', order);
  if (top >= 0) return ranked(suited ? 'straight flush' : 'straight', [top]);
  if (suited) return ranked('flush', order);
  return ranked(pattern === '21' ? 'pair' : 'high card', order);
}

/** The four-card ranks of Crazy 4 Poker. */
export const FOURS = [
  'high card',
  'pair',
  'two pair',
  'straight',
  'flush',
  'three of a kind',
  'straight flush',
  'four of a kind',
] as const;
export type Four = (typeof FOURS)[number];

export function fourOf(cards: readonly string[]): Ranked<Four> {
  const { pattern, order } = countsOf(cards);
  const top = straightTop(order, 4);
  const suited = oneSuit(cards);
  const name = ((): Four => {
    if (pattern === '4') return 'four of a kind';
    if (top >= 0) return suited ? 'straight flush' : 'straight';
    if (suited) return 'flush';
    const named = {
      31: 'three of a kind',
      22: 'two pair',
      211: 'pair',
      1111: 'high card',
    } as const;
    return named[pattern as unknown as keyof typeof named];
  })();
  const by = top >= 0 ? [top] : order;
  return { name, order: by, score: scoreOf(FOURS.indexOf(name), by), cards };
}

const POINTS: Readonly<Record<string, number>> = { A: 1, T: 0, J: 0, Q: 0, K: 0 };

/** The points of a card of baccarat. */
export const pointsOf = (card: string): number => POINTS[rankOf(card)] ?? Number(rankOf(card));

/** The last digit of the sum, as baccarat and Pan 9 count. */
export const lastDigit = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** What a hand of blackjack counts, an ace for eleven where that stays within 21. */
export function countOf(cards: readonly string[]): number {
  const least = cards.reduce((sum, card) => {
    const rank = rankOf(card);
    if (rank === 'A') return sum + 1;
    return sum + ('TJQK'.includes(rank) ? 10 : Number(rank));
  }, 0);
  return allOf(cards, '23456789TJQK') || least + 10 > 21 ? least : least + 10;
}
