// Ranking many hands fast. A place table holds, for hands of one size under one ranking, the place
// of every hand in the order from the worst (1) to the best; a look-up costs an addition a card
// and three loads. The loops run in WebAssembly, compiled from assembly/places.ts.
import { type Card, STANDARD_DECK } from '#cards';
import { assert } from '#result';
import { PLACES_WASM_HEX } from './places-wasm.ts';
import { type RankCounts, type RankSet, sizeOf } from './rank-counts.ts';
import { cellOf, forEachRankCounts, keyLayout, RANK_KEY_BITS, RANK_KEYS } from './rank-key.ts';

/** A ranking in which a hand's strength follows from its ranks, or from the ranks of one suit. */
export interface Ranking {
  /** How many cards make a hand, and of one suit a flush. */
  readonly cardsInHand: number;
  strengthOfRanks(counts: RankCounts): number;
  strengthOfSuited(set: RankSet): number;
}

export interface PlaceTable {
  /** How many cards each hand has. */
  readonly size: number;
  /** Every strength that a hand can have, in order: that of place p is `strengths[p - 1]`. */
  readonly strengths: readonly number[];
  /** The memory it takes. */
  readonly bytes: number;
  /** The places of many hands: `size` card codes a hand, 0 to 51 and all different, unchecked. */
  placesOf(hands: Uint8Array): Uint16Array;
  /** By place, how many of all hands of `size` cards have it that hold the held cards and else some
   * of these. Index 0 stays 0. */
  tally(cards: readonly Card[], held?: readonly Card[]): Uint32Array;
}

/** Suits count in octal digits above the rank key; what three of them leave is the fourth's. */
const SUIT_WEIGHTS = [0, 1, 8, 64] as const;
const HANDS_A_CALL = 16384;
const COUNTERS = 8192;

interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  places(count: number, size: number): void;
  tally(cards: number, from: number, left: number, key: number, minor: number, major: number): void;
  readonly [address: Uppercase<string>]: { readonly value: number };
}

interface WebAssemblyGlobal {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
}

/** Node and every browser have it; the pure folders compile without their types. */
const { Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyGlobal })
  .WebAssembly;

const MODULE = new Module(
  Uint8Array.from(PLACES_WASM_HEX.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
);

const PAGE_BYTES = 65536;

/** The tables of a ranking by the size of the hands, each built when it is first asked for: some
 * dozen milliseconds and half a mebibyte. */
export function placeTables(ranking: Ranking): (size: number) => PlaceTable {
  const tables = new Map<number, PlaceTable>();
  let strengths: number[] | undefined;
  return (size) => {
    const known = tables.get(size);
    if (known !== undefined) return known;
    strengths ??= strengthsInOrder(ranking);
    const table = buildPlaceTable(ranking, size, strengths);
    tables.set(size, table);
    return table;
  };
}

function buildPlaceTable(ranking: Ranking, size: number, strengths: readonly number[]): PlaceTable {
  assert(size >= ranking.cardsInHand && size <= 7, `no place table for hands of ${size} cards`);
  assert(strengths.length < COUNTERS, `${strengths.length} places are more than are counted`);
  const placeOfStrength = new Map(strengths.map((strength, index) => [strength, index + 1]));

  const { offsets, cellCount } = keyLayout(size);

  const kernel = new Instance(MODULE).exports as Kernel;
  const at = (address: Uppercase<string>): number =>
    (kernel[address] as { readonly value: number }).value;
  const bytesNeeded = at('CELL') + 2 * cellCount - kernel.memory.buffer.byteLength;
  if (bytesNeeded > 0) kernel.memory.grow(Math.ceil(bytesNeeded / PAGE_BYTES));
  const { buffer } = kernel.memory;

  new Int32Array(buffer, at('ROW_OFFSET'), offsets.length).set(offsets);
  const cells = new Uint16Array(buffer, at('CELL'), cellCount);
  forEachRankCounts(size, (counts, key) => {
    cells[cellOf(offsets, key)] = placeOfStrength.get(ranking.strengthOfRanks(counts)) as number;
  });
  const flushPlaces = new Uint16Array(buffer, at('FLUSH_PLACE'), 1 << 13);
  for (const set of suitedSets(ranking)) {
    flushPlaces[set] = placeOfStrength.get(ranking.strengthOfSuited(set)) as number;
  }
  new Int8Array(buffer, at('FLUSH_SUIT'), 512).set(flushSuits(size, ranking.cardsInHand));
  const cardKeys = new Int32Array(buffer, at('CARD_KEY'), 64);
  for (const card of STANDARD_DECK.cards) cardKeys[card] = keyOf(card);

  const handBytes = new Uint8Array(buffer, at('HANDS'), HANDS_A_CALL * 7);
  const placeWords = new Uint16Array(buffer, at('PLACES'), HANDS_A_CALL);
  const deckKeys = new Int32Array(buffer, at('DECK_KEY'), 64);
  const deckMinor = new Int32Array(buffer, at('DECK_MINOR'), 64);
  const deckMajor = new Int32Array(buffer, at('DECK_MAJOR'), 64);
  const counters = new Uint32Array(buffer, at('COUNT'), COUNTERS);

  return {
    size,
    strengths,
    bytes: buffer.byteLength,
    placesOf(hands) {
      assert(hands.length % size === 0, `${hands.length} bytes are not hands of ${size} cards`);
      const places = new Uint16Array(hands.length / size);
      for (let done = 0; done < places.length; done += HANDS_A_CALL) {
        const count = Math.min(HANDS_A_CALL, places.length - done);
        handBytes.set(hands.subarray(done * size, (done + count) * size));
        kernel.places(count, size);
        places.set(placeWords.subarray(0, count), done);
      }
      return places;
    },
    tally(cards, held = []) {
      const all = [...cards, ...held];
      assert(new Set(all).size === all.length, 'a card stands twice among the cards');
      assert(held.length < size, `${held.length} of ${size} cards leave nothing to count`);
      cards.forEach((card, index) => {
        deckKeys[index] = keyOf(card);
        deckMinor[index] = minorBit(card);
        deckMajor[index] = majorBit(card);
      });
      counters.fill(0);
      const key = held.reduce((sum, card) => sum + keyOf(card), 0);
      const minor = held.reduce((bits, card) => bits | minorBit(card), 0);
      const major = held.reduce((bits, card) => bits | majorBit(card), 0);
      kernel.tally(cards.length, 0, size - held.length, key, minor, major);
      return counters.slice(0, strengths.length + 1);
    },
  };
}

/** The rank's bit among the clubs and diamonds, and among the hearts and spades. */
const rankBit = (card: Card): number => 1 << ((card >> 2) + 13 * (card & 1));
const minorBit = (card: Card): number => ((card & 3) < 2 ? rankBit(card) : 0);
const majorBit = (card: Card): number => ((card & 3) < 2 ? 0 : rankBit(card));

const keyOf = (card: Card): number =>
  (RANK_KEYS[card >> 2] as number) + ((SUIT_WEIGHTS[card & 3] as number) << RANK_KEY_BITS);

function strengthsInOrder(ranking: Ranking): number[] {
  const strengths = new Set<number>();
  forEachRankCounts(ranking.cardsInHand, (counts) => {
    strengths.add(ranking.strengthOfRanks(counts));
  });
  for (const set of suitedSets(ranking)) strengths.add(ranking.strengthOfSuited(set));
  return [...strengths].sort((a, b) => a - b);
}

/** Every set of ranks that is large enough for a flush, but not larger than a hand can hold. */
function suitedSets(ranking: Ranking): RankSet[] {
  const sets: RankSet[] = [];
  for (let set = 0; set < 1 << 13; set++) {
    if (sizeOf(set) >= ranking.cardsInHand && sizeOf(set) <= 7) sets.push(set);
  }
  return sets;
}

/** By the sum of the suit weights of `size` cards: the suit that has enough of them, or -1. */
function flushSuits(size: number, enough: number): Int8Array {
  const suits = new Int8Array(512).fill(-1);
  for (let sum = 0; sum < 512; sum++) {
    const diamonds = sum & 7;
    const hearts = (sum >> 3) & 7;
    const spades = sum >> 6;
    const counts = [size - diamonds - hearts - spades, diamonds, hearts, spades];
    suits[sum] = counts.findIndex((count) => count >= enough);
  }
  return suits;
}
