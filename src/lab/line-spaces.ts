// Every round of baccarat from a shoe of so many decks, by the common drawing rules, counted by the
// first of several tests that it meets.
//
// Ranks come first: 91 pairs for each line and the third cards that the rules ask for. Suits are
// tried one by one only where they matter, that is, where a round all of one suit and one of mixed
// suits meet different tests. A test that asks for likeness is met by cards of one suit if by any.
import { type Card, cardAt } from '#cards';
import { checkLines, type Lines } from '#hands';
import type { Progress } from './held-counts.ts';

const RANK_COUNT = 13;
const SUIT_COUNT = 4;

/** What a round comes to; zero where it is nothing. */
type Outcome = (lines: Lines) => number;

/** Ways by outcome, of `all` ordered ways to draw six cards. */
interface LineCounts {
  readonly ways: ReadonlyMap<number, number>;
  readonly all: number;
}

/** Suits for a round that is as mixed as it can be. */
const MIXED = [0, 2, 1, 3, 3, 1];

interface Round {
  /** Player's two, banker's two, then third cards as dealt. */
  readonly ranks: readonly number[];
  readonly playerDraws: boolean;
  readonly bankerDraws: boolean;
}

function linesOf({ ranks, playerDraws, bankerDraws }: Round, suits: readonly number[]): Lines {
  const cards = ranks.map((rank, at) => cardAt(rank, suits[at] as number));
  const third = cards.slice(4);
  return {
    player: [...cards.slice(0, 2), ...(playerDraws ? [third[0] as Card] : [])],
    banker: [...cards.slice(2, 4), ...(bankerDraws ? [third.at(-1) as Card] : [])],
  };
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

/** Changes of names that keep the colours together: clubs and spades are black. */
const RENAMINGS = [
  [0, 1, 2, 3],
  [3, 1, 2, 0],
  [0, 2, 1, 3],
  [3, 2, 1, 0],
  [1, 0, 3, 2],
  [1, 3, 0, 2],
  [2, 0, 3, 1],
  [2, 3, 0, 1],
] as const;

/** All ways to give cards suits that differ in more than names, with how many each stands for. */
function suitPatterns(count: number): readonly { suits: readonly number[]; names: number }[] {
  const patterns = new Map<string, { suits: readonly number[]; names: number }>();
  for (let code = 0; code < SUIT_COUNT ** count; code++) {
    const suits = Array.from({ length: count }, (_, at) => Math.floor(code / 4 ** at) % 4);
    const renamed = RENAMINGS.map((names) => suits.map((suit) => names[suit]).join(''));
    const key = renamed.sort()[0] as string;
    const names = (patterns.get(key)?.names ?? 0) + 1;
    patterns.set(key, { suits, names });
  }
  return [...patterns.values()];
}

const PATTERNS = [4, 5, 6].map(suitPatterns);

/** Counts all rounds. */
export function countLines(
  outcome: Outcome,
  {
    decks,
    onProgress = () => {},
  }: {
    readonly decks: number;
    readonly onProgress?: Progress;
  },
): LineCounts {
  const size = 52 * decks;
  const ways = new Map<number, number>();
  let done = 0;
  for (const [player, playerOrders] of PAIRS) {
    for (const [banker, bankerOrders] of PAIRS) {
      for (const round of roundsFrom([...player, ...banker])) {
        const orders = playerOrders * bankerOrders * waysLeft(size, round.ranks.length);
        countRound(round, { outcome, decks, orders, ways });
      }
    }
    onProgress(++done, PAIRS.length);
  }
  return { ways, all: waysLeft(size, 0) };
}

/** Ways to draw on to six cards. */
function waysLeft(size: number, drawn: number): number {
  let ways = 1;
  for (let at = drawn; at < 6; at++) ways *= size - at;
  return ways;
}

const PAIRS: readonly (readonly [readonly number[], number])[] = Array.from(
  { length: RANK_COUNT },
  (_, high) =>
    Array.from(
      { length: high + 1 },
      (_, low) => [[high, low], high === low ? 1 : 2] as [number[], number],
    ),
).flat();

const RANKS = Array.from({ length: RANK_COUNT }, (_, rank) => rank);

/** The rounds that the drawing rules make of four first cards. */
function roundsFrom(first: readonly number[]): Round[] {
  const isLegal = (round: Round): boolean => checkLines(linesOf(round, MIXED)).length === 0;
  const stand: Round = { ranks: first, playerDraws: false, bankerDraws: false };
  if (isLegal(stand)) return [stand];
  return RANKS.flatMap((third) => {
    const ranks = [...first, third];
    const one = [
      { ranks, playerDraws: true, bankerDraws: false },
      { ranks, playerDraws: false, bankerDraws: true },
    ].filter(isLegal);
    if (one.length > 0) return one;
    return RANKS.map((last) => ({
      ranks: [...ranks, last],
      playerDraws: true,
      bankerDraws: true,
    })).filter(isLegal);
  });
}

function countRound(
  round: Round,
  {
    outcome,
    decks,
    orders,
    ways,
  }: { outcome: Outcome; decks: number; orders: number; ways: Map<number, number> },
): void {
  const { ranks } = round;
  const alike = outcome(linesOf(round, [0, 0, 0, 0, 0, 0]));
  const mixed = outcome(linesOf(round, MIXED));
  const note = (met: number, more: number): void => {
    if (met !== 0) ways.set(met, (ways.get(met) ?? 0) + more * orders);
  };
  if (alike === mixed) {
    note(mixed, orderedWays(ranks, SUIT_COUNT * decks));
    return;
  }
  for (const { suits, names } of PATTERNS[ranks.length - 4] as (typeof PATTERNS)[number]) {
    const kinds = ranks.map((rank, at) => rank * SUIT_COUNT + (suits[at] as number));
    note(outcome(linesOf(round, suits)), names * orderedWays(kinds, decks));
  }
}
