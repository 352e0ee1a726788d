// Thirteen-card poker again, slowly: cards are texts, rows are compared as lists of numbers, and a
// clean sweep of three rows is looked for by trying every way to lay the cards.

const ORDER = '23456789TJQKA';
const faceOf = (card: string): number => ORDER.indexOf(card[0] as string) + 2;

function* everyChoice(cards: readonly string[], count: number): Generator<[string[], string[]]> {
  if (count === 0) {
    yield [[], [...cards]];
    return;
  }
  for (let first = 0; first + count <= cards.length; first++) {
    const passed = cards.slice(0, first);
    for (const [chosen, left] of everyChoice(cards.slice(first + 1), count - 1)) {
      yield [
        [cards[first] as string, ...chosen],
        [...passed, ...left],
      ];
    }
  }
}

const isSuited = (cards: readonly string[]): boolean =>
  new Set(cards.map((card) => card[1])).size === 1;

/** The top of consecutive ranks, 0 where they are not; an ace also stands for one. */
function runTop(cards: readonly string[]): number {
  const high = cards.map(faceOf);
  for (const values of [high, high.map((value) => (value === 14 ? 1 : value))]) {
    const sorted = [...values].sort((a, b) => a - b);
    if (sorted.every((value, index) => value === (sorted[0] as number) + index)) {
      return sorted.at(-1) as number;
    }
  }
  return 0;
}

/** A row as numbers to be compared one after another: the hand type, then what breaks ties. */
export function rowValue(cards: readonly string[]): number[] {
  const values = cards.map(faceOf);
  const times = (value: number) => values.filter((each) => each === value).length;
  const sorted = [...values].sort((a, b) => times(b) - times(a) || b - a);
  const shape = sorted.map(times).join('');
  const isFive = cards.length === 5;
  const top = isFive ? runTop(cards) : 0;
  if (top > 0 && isSuited(cards)) return [8, top];
  if (shape.startsWith('4')) return [7, ...sorted];
  if (shape === '33322') return [6, ...sorted];
  if (isFive && isSuited(cards)) return [5, ...sorted];
  if (top > 0) return [4, top];
  if (shape.startsWith('3')) return [3, ...sorted];
  if (shape.startsWith('2222')) return [2, ...sorted];
  if (shape.startsWith('2')) return [1, ...sorted];
  return [0, ...sorted];
}

/** Positive where the first list is the greater; a list that ends early is the lower. */
export function compareValues(one: readonly number[], other: readonly number[]): number {
  for (let place = 0; place < Math.max(one.length, other.length); place++) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

export function isFoul(front: string[], middle: string[], back: string[]): boolean {
  return (
    compareValues(rowValue(front), rowValue(middle)) > 0 ||
    compareValues(rowValue(middle), rowValue(back)) > 0
  );
}

/** Whether the cards can be laid so that the front and both fives are of a kind. */
function canLay(cards: readonly string[], kind: (row: readonly string[]) => boolean): boolean {
  for (const [front, others] of everyChoice(cards, 3)) {
    if (!kind(front)) continue;
    for (const [middle, back] of everyChoice(others, 5)) {
      if (kind(middle) && kind(back)) return true;
    }
  }
  return false;
}

const isRun = (row: readonly string[]): boolean => runTop(row) > 0;

export const threeStraights = (cards: readonly string[]): boolean => canLay(cards, isRun);
export const threeFlushes = (cards: readonly string[]): boolean => canLay(cards, isSuited);
export const threeStraightFlushes = (cards: readonly string[]): boolean =>
  canLay(cards, (row) => isSuited(row) && isRun(row));

export function twoStraightFlushes(cards: readonly string[]): boolean {
  const made: string[][] = [];
  for (const [five] of everyChoice(cards, 5)) if (isSuited(five) && isRun(five)) made.push(five);
  return made.some((one) => made.some((other) => other.every((card) => !one.includes(card))));
}

/** Takes pairs away until there are none. */
function pairsIn(cards: readonly string[]): number {
  const [first, ...others] = cards;
  if (first === undefined) return 0;
  const mate = others.findIndex((card) => card[0] === first[0]);
  if (mate < 0) return pairsIn(others);
  return 1 + pairsIn(others.filter((_, index) => index !== mate));
}

export const sixPairs = (cards: readonly string[]): boolean => pairsIn(cards) === 6;

export function fivePairsAndTrips(cards: readonly string[]): boolean {
  for (const [three, others] of everyChoice(cards, 3)) {
    if (new Set(three.map((card) => card[0])).size === 1 && pairsIn(others) === 5) return true;
  }
  return false;
}

/** The strongest five, as a list of numbers. */
export function strongestFive(cards: readonly string[]): number[] {
  let best: number[] = [];
  for (const [five] of everyChoice(cards, 5)) {
    const value = rowValue(five);
    if (compareValues(value, best) > 0) best = value;
  }
  return best;
}
