// Every round of baccarat from a shoe of so many decks, by the common drawing rules, counted by
// what it comes to.
//
// Ranks come first: 91 pairs for each line and the third cards that the rules ask for. Suits are
// tried only where they matter, that is, where a round all of one suit and one of mixed suits come
// to different things; for a test that asks for likeness is met by cards of one suit if by any, and
// one that is met by mixed suits does not ask for it.
import { type Card, cardAt } from '#cards';
import { baccaratRound } from '#hands';
import { assert } from '#result';
import { type Space, SUIT_CLASSES } from './card-spaces.ts';
import type { Progress } from './held-counts.ts';

const RANK_COUNT = 13;
const SUIT_COUNT = 4;
const ROUND_MOST = 6;

/** Where the cards lie while they are asked. */
interface OpenLines {
  readonly player: Card[];
  readonly banker: Card[];
}

/** Ways by outcome, of `all` ordered ways to draw six cards. */
interface LineCounts {
  readonly ways: ReadonlyMap<number, number>;
  readonly all: number;
}

interface Round {
  /** Player's two, banker's two, then third cards as dealt. */
  readonly ranks: readonly number[];
  readonly playerDraws: boolean;
}

interface Counted {
  readonly lines: OpenLines;
  readonly outcome: () => number;
  readonly decks: number;
  readonly patterns: readonly SuitPattern[][];
  readonly ways: Map<number, number>;
}

/** Counts all rounds by `outcome`, which is asked while the cards lie in `lines`; zero is nothing. */
export function countLines(
  lines: OpenLines,
  outcome: () => number,
  {
    decks,
    suits,
    onProgress = () => {},
  }: Pick<Space, 'decks' | 'suits'> & { readonly onProgress?: Progress },
): LineCounts {
  const size = RANK_COUNT * SUIT_COUNT * decks;
  const all = waysToDraw(size, 0);
  assert(Number.isSafeInteger(all), `${all} rounds are too many to be counted one by one`);
  const ways = new Map<number, number>();
  const patterns = [4, 5, ROUND_MOST].map((count) => suitPatterns(count, suits));
  const counted = { lines, outcome, decks, patterns, ways };
  PAIRS.forEach((player, done) => {
    for (const banker of PAIRS) {
      for (const round of roundsFrom([...player.ranks, ...banker.ranks])) {
        const orders = player.orders * banker.orders * waysToDraw(size, round.ranks.length);
        countRound(round, orders, counted);
      }
    }
    onProgress(done + 1, PAIRS.length);
  });
  return { ways, all };
}

/** Ordered ways to draw on to six cards. */
function waysToDraw(size: number, drawn: number): number {
  let ways = 1;
  for (let at = drawn; at < ROUND_MOST; at++) ways *= size - at;
  return ways;
}

const RANKS = Array.from({ length: RANK_COUNT }, (_, rank) => rank);

/** Two ranks, and in how many orders they can come. */
const PAIRS = RANKS.flatMap((high) =>
  RANKS.slice(0, high + 1).map((low) => ({ ranks: [high, low], orders: high === low ? 1 : 2 })),
);

/** The rounds that the drawing rules make of four first cards. */
function roundsFrom(first: readonly number[]): readonly Round[] {
  const [one, two, three, four] = first.map((rank) => cardAt(rank, 0)) as [Card, Card, Card, Card];
  const endWith = (third: number) =>
    baccaratRound({
      player: [one, two],
      banker: [three, four],
      next: [cardAt(third, 0), cardAt(0, 0)],
    });
  const { player, banker } = endWith(0);
  const playerDraws = player.length === 3;
  if (!playerDraws && banker.length === 2) return [{ ranks: first, playerDraws }];
  return RANKS.flatMap((third) => {
    const ranks = [...first, third];
    const isOver = !playerDraws || endWith(third).banker.length === 2;
    if (isOver) return [{ ranks, playerDraws }];
    return RANKS.map((last) => ({ ranks: [...ranks, last], playerDraws }));
  });
}

function countRound(round: Round, orders: number, counted: Counted): void {
  const { ranks } = round;
  const { outcome, decks, patterns, ways } = counted;
  const note = (met: number, more: number): void => {
    if (met !== 0) ways.set(met, (ways.get(met) ?? 0) + more * orders);
  };
  layDown(round, ALIKE, counted.lines);
  const alike = outcome();
  layDown(round, MIXED, counted.lines);
  if (alike === outcome()) {
    note(alike, orderedWays(ranks, SUIT_COUNT * decks));
    return;
  }
  for (const { suits, names } of patterns[ranks.length - 4] as readonly SuitPattern[]) {
    layDown(round, suits, counted.lines);
    const met = outcome();
    if (met === 0) continue;
    const kinds = ranks.map((rank, at) => rank * SUIT_COUNT + (suits[at] as number));
    note(met, names * orderedWays(kinds, decks));
  }
}

const ALIKE = [0, 0, 0, 0, 0, 0];

/** Suits for a round that is as mixed as possible: no line is of one color, and the suits of one
 * line are not those of the other. */
const MIXED = [0, 2, 1, 3, 3, 1];

function layDown(
  { ranks, playerDraws }: Round,
  suits: readonly number[],
  { player, banker }: OpenLines,
): void {
  player.length = 0;
  banker.length = 0;
  for (let at = 0; at < ranks.length; at++) {
    const isPlayers = at < 2 || (at === 4 && playerDraws);
    (isPlayers ? player : banker).push(cardAt(ranks[at] as number, suits[at] as number));
  }
}

/** Ordered ways to draw cards of these kinds, of each of which there are so many. */
function orderedWays(kinds: readonly number[], copies: number): number {
  let ways = 1;
  for (let at = 0; at < kinds.length; at++) {
    let used = 0;
    for (let before = 0; before < at; before++) if (kinds[before] === kinds[at]) used++;
    ways *= copies - used;
  }
  return ways;
}

/** Suits of some cards, for all that differ from them in the names of suits that are alike. */
interface SuitPattern {
  readonly suits: readonly number[];
  readonly names: number;
}

function suitPatterns(count: number, suits: Space['suits']): SuitPattern[] {
  const renamings = renamingsOf(suits);
  const patterns = new Map<string, SuitPattern>();
  for (let code = 0; code < SUIT_COUNT ** count; code++) {
    const each = Array.from({ length: count }, (_, at) => (code >> (2 * at)) & 3);
    const renamed = renamings.map((names) => each.map((suit) => names[suit]).join(''));
    const key = renamed.sort()[0] as string;
    patterns.set(key, { suits: each, names: (patterns.get(key)?.names ?? 0) + 1 });
  }
  return [...patterns.values()];
}

/** All ways to rename the suits that leave each in its class. */
function renamingsOf(suits: Space['suits']): readonly (readonly number[])[] {
  let renamings: readonly (readonly number[])[] = [[]];
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const alike = SUIT_CLASSES[suits].find((each) => (each as readonly number[]).includes(suit));
    renamings = renamings.flatMap((names) =>
      (alike ?? []).filter((name) => !names.includes(name)).map((name) => [...names, name]),
    );
  }
  return renamings;
}
