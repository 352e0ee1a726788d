// Compares a place table with the slow evaluator over every hand there is (npm run prove), or with the
// digest of what that said, which takes moments. The slow evaluator ranks each hand of four (or five)
// cards once; the best of more cards is by definition the
// greatest among all its fours (or fives), so larger hands are looked up subset by subset.
import { createHash } from 'node:crypto';
import { type Card, STANDARD_DECK } from '#cards';
import type { PlaceTable } from '../../src/hands/place-table.ts';
import type { Key } from './poker.ts';

function binomials(): number[][] {
  const rows = Array.from({ length: 53 }, () => new Array<number>(8).fill(0));
  rows.forEach((row, n) => {
    row[0] = 1;
    for (let k = 1; k < 8 && n > 0; k++) {
      const above = rows[n - 1] as number[];
      row[k] = (above[k - 1] as number) + (above[k] as number);
    }
  });
  return rows;
}

const CHOOSE = binomials();
const choose = (n: number, k: number): number => (CHOOSE[n] as number[])[k] as number;

/** Steps through the hands of `size` of 52 cards as rising codes; false after the last. */
function nextHand(hand: Uint8Array): boolean {
  const size = hand.length;
  let at = size - 1;
  while (at >= 0 && hand[at] === 52 - size + at) at--;
  if (at < 0) return false;
  hand[at] = (hand[at] as number) + 1;
  for (let later = at + 1; later < size; later++) hand[later] = (hand[later - 1] as number) + 1;
  return true;
}

/** A key as one number: comparing numbers compares keys. */
const packed = (key: Key): number =>
  Array.from({ length: 6 }, (_, place) => (key[place] ?? -1) + 1).reduce(
    (sum, each) => sum * 14 + each,
  );

export interface OracleOrder {
  readonly cardsInHand: number;
  /** By the hand's number (its codes as a combination), its place from 1. */
  readonly placeOf: Uint16Array;
  readonly placeCount: number;
}

export function oracleOrder(
  cardsInHand: number,
  rank: (hand: readonly Card[]) => Key,
): OracleOrder {
  const keys = new Float64Array(choose(52, cardsInHand));
  const hand = Uint8Array.from({ length: cardsInHand }, (_, index) => index);
  do {
    keys[numberOf(hand)] = packed(rank([...hand] as Card[]));
  } while (nextHand(hand));
  const order = [...new Set(keys)].sort((a, b) => a - b);
  const places = new Map(order.map((key, index) => [key, index + 1]));
  return {
    cardsInHand,
    placeOf: Uint16Array.from(keys, (key) => places.get(key) as number),
    placeCount: order.length,
  };
}

/** The number of a combination of rising codes. */
function numberOf(hand: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < hand.length; index++) sum += choose(hand[index] as number, index + 1);
  return sum;
}

/** Which cards of a hand make each of its subsets. */
function subsetIndexes(size: number, count: number): number[][] {
  const found: number[][] = [];
  for (let bits = 0; bits < 1 << size; bits++) {
    const indexes = Array.from({ length: size }, (_, index) => index).filter(
      (i) => (bits >> i) & 1,
    );
    if (indexes.length === count) found.push(indexes);
  }
  return found;
}

const CHUNK = 1 << 18;

/** All hands of a size in order, many at a time, one after the other in one array. */
function* everyHand(size: number): Generator<Uint8Array> {
  const hand = Uint8Array.from({ length: size }, (_, index) => index);
  const hands = new Uint8Array(CHUNK * size);
  let filled = 0;
  do {
    hands.set(hand, filled * size);
    filled++;
    if (filled === CHUNK) {
      yield hands;
      filled = 0;
    }
  } while (nextHand(hand));
  yield hands.subarray(0, filled * size);
}

/** SHA-256 over the table's places of all hands in order, two bytes each, low byte first. */
export function digestOf(table: PlaceTable): string {
  const digest = createHash('sha256');
  for (const hands of everyHand(table.size)) digest.update(table.placesOf(hands));
  return digest.digest('hex');
}

export interface Comparison {
  readonly hands: number;
  readonly differences: number;
  /** As above, over the oracle's places. */
  readonly digest: string;
}

export function compareEveryHand(table: PlaceTable, oracle: OracleOrder): Comparison {
  const { size } = table;
  const subsets = subsetIndexes(size, oracle.cardsInHand);
  // By place in the subset and card code: what the card adds to the subset's number.
  const weight = Array.from({ length: oracle.cardsInHand }, (_, place) =>
    Int32Array.from({ length: 52 }, (_unused, code) => choose(code, place + 1)),
  );
  const bestIn = (hands: Uint8Array, from: number): number => {
    let best = 0;
    for (const indexes of subsets) {
      let number = 0;
      for (let place = 0; place < indexes.length; place++) {
        const code = hands[from + (indexes[place] as number)] as number;
        number += (weight[place] as Int32Array)[code] as number;
      }
      const place = oracle.placeOf[number] as number;
      if (place > best) best = place;
    }
    return best;
  };
  const digest = createHash('sha256');
  let total = 0;
  let differences = 0;
  for (const hands of everyHand(size)) {
    const places = table.placesOf(hands);
    const expected = places.map((_, index) => bestIn(hands, index * size));
    differences += places.filter((place, index) => place !== expected[index]).length;
    digest.update(expected);
    total += places.length;
  }
  return { hands: total, differences, digest: digest.digest('hex') };
}

/** How many of all hands are of each category. */
export function countsByCategory(
  table: PlaceTable,
  describeStrength: (strength: number) => { readonly category: string },
): Record<string, bigint> {
  const counts: Record<string, bigint> = {};
  table.tally(STANDARD_DECK.cards).forEach((count, place) => {
    if (place === 0) return;
    const { category } = describeStrength(table.strengths[place - 1] as number);
    counts[category] = (counts[category] ?? 0n) + BigInt(count);
  });
  return counts;
}
