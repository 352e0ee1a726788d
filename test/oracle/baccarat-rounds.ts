// Every round of baccarat by what its cards count, with the tableau typed again. It shares no code
// with src/hands and src/lab: cards are values from 0 to 9 here, and there are so many of each.

export interface CountedRound {
  /** The values of each line, third cards last. */
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

export const totalOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) % 10;

/** Eight decks: 128 cards count nothing, 32 each from one to nine. */
export const EIGHT_DECKS = [128, ...new Array<number>(9).fill(32)];
/** One suit of them. */
export const ONE_SUIT = EIGHT_DECKS.map((count) => count / 4);

const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Whether the banker draws, by the banker's total and the player's third card. */
export function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total < 6;
  if (total < 3) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third > 1 && third < 8;
  if (total === 5) return third > 3 && third < 8;
  return total === 6 && (third === 6 || third === 7);
}

/** The rounds that begin with four values; `third` and `last` are those that may be drawn next. */
function roundsOf([a, b, c, d]: readonly number[]): CountedRound[] {
  const player = [a as number, b as number];
  const banker = [c as number, d as number];
  const [mine, theirs] = [totalOf(player), totalOf(banker)];
  if (mine > 7 || theirs > 7) return [{ player, banker }];
  if (mine > 5) {
    if (!bankerDraws(theirs, undefined)) return [{ player, banker }];
    return VALUES.map((third) => ({ player, banker: [...banker, third] }));
  }
  return VALUES.flatMap((third) => {
    const drawn = [...player, third];
    if (!bankerDraws(theirs, third)) return [{ player: drawn, banker }];
    return VALUES.map((last) => ({ player: drawn, banker: [...banker, last] }));
  });
}

/** Ordered ways to draw these kinds of cards from so many of each. */
export function waysToDraw(kinds: readonly number[], counts: readonly number[]): bigint {
  const left = [...counts];
  let ways = 1n;
  for (const kind of kinds) {
    ways *= BigInt(left[kind] as number);
    left[kind] = (left[kind] as number) - 1;
  }
  return ways;
}

/** Ordered ways to draw on to six cards from a shoe. */
export function waysToSix(drawn: number, shoe: number): bigint {
  let ways = 1n;
  for (let at = drawn; at < 6; at++) ways *= BigInt(shoe - at);
  return ways;
}

/** Ordered ways, out of all to draw six cards of eight decks, in which a round has something. Its
 * cards are taken from `counts`, the undrawn ones from the whole shoe. */
export function roundsWith(
  counts: readonly number[],
  has: (round: CountedRound) => boolean,
): bigint {
  let sum = 0n;
  for (let code = 0; code < 10_000; code++) {
    const first = [1000, 100, 10, 1].map((unit) => Math.floor(code / unit) % 10);
    for (const round of roundsOf(first)) {
      if (!has(round)) continue;
      const kinds = [...round.player, ...round.banker];
      sum += waysToDraw(kinds, counts) * waysToSix(kinds.length, 416);
    }
  }
  return sum;
}
