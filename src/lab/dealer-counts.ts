// Counts of dealer's hands beside a player's five cards, by inclusion and exclusion over what the
// dealer's hand would hold of them.
import type { Card } from '#cards';
import type { PlaceTable } from '#hands';
import { assert } from '#result';
import { classesOf, countHeld, countUpTo, type HeldCounts } from './held-counts.ts';
import { chooseRow } from './suit-classes.ts';

const PLAYER_CARDS = 5;
const SUBSETS = 1 << PLAYER_CARDS;

/** The classes of player's hands, from the lowest place to the highest. */
export interface PlayerHands {
  readonly count: number;
  /** By class, five rising deck indexes. */
  readonly members: Uint8Array;
  readonly weights: Uint8Array;
  readonly places: Uint16Array;
  /** Every class once, in the order of their places. */
  readonly inOrder: Uint32Array;
}

export function playerHands(table: PlaceTable, deck: readonly Card[]): PlayerHands {
  const { count, members, weights } = classesOf(deck.length, PLAYER_CARDS);
  const codes = Uint8Array.from(members, (index) => deck[index] as number);
  const places = table.placesOf(codes);
  const inOrder = Uint32Array.from({ length: count }, (_, id) => id);
  inOrder.sort((a, b) => (places[a] as number) - (places[b] as number));
  return { count, members, weights, places, inOrder };
}

const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

const SIZES = Uint8Array.from({ length: SUBSETS }, (_, bits) => bitCount(bits));

/** How many hands of the dealer avoid a player's five cards and reach at most a place, when no card
 * of the dealer is known. */
export function dealerAtMost(table: PlaceTable, deck: readonly Card[]) {
  const held = countHeld(table, deck, 0);
  assert(held.handSize === PLAYER_CARDS, 'the dealer has as many cards as the player here');
  const numbers = new Int32Array(SUBSETS);
  return {
    /** Chooses the player's hand: five rising deck indexes. */
    avoid(members: Uint8Array, from: number): void {
      for (let bits = 1; bits < SUBSETS; bits++) {
        let number = 0;
        let place = 0;
        for (let at = 0; at < PLAYER_CARDS; at++) {
          if ((bits >> at) & 1)
            number += chooseRow(++place)[members[from + at] as number] as number;
        }
        numbers[bits] = number;
      }
    },
    /** Of the hands that avoid it, those that reach at most `place`; the player's own has `own`. */
    atMost(place: number, own: number): number {
      let sum = (held.atMost[0] as Uint32Array)[place] as number;
      for (let bits = 1; bits < SUBSETS - 1; bits++) {
        const size = SIZES[bits] as number;
        const count = countHolding(held, size, numbers[bits] as number, place);
        sum += size & 1 ? -count : count;
      }
      // All five: the dealer's hand would be the player's own.
      return own <= place ? sum - 1 : sum;
    },
  };
}

/** How many hands hold the set with this number and reach at most `place`. */
function countHolding(held: HeldCounts, size: number, number: number, place: number): number {
  const { classOf, count } = held.classes[size] as HeldCounts['classes'][number];
  const id = classOf[number] as number;
  if (size < held.handSize - 1) {
    return (held.atMost[size] as Uint32Array)[place * count + id] as number;
  }
  const open = held.deck.length - size;
  return countUpTo(held.lastPlaces, id * open, (id + 1) * open, place);
}

/** The same when one card of the dealer's six is seen: the hands hold that card, too. */
export function dealerAtMostWithUpCard(table: PlaceTable, deck: readonly Card[]) {
  const held = countHeld(table, deck, 1);
  assert(held.handSize === PLAYER_CARDS + 1, 'the dealer has one card more than the player here');
  const bases = new Int32Array(SUBSETS);
  const below = new Uint8Array(SUBSETS);
  const codes = new Uint8Array(deck.length * held.handSize);
  return {
    /** By up card (a deck index), how many hands reach at most the player's own place; -1 for the
     * player's own cards. */
    atMostOwn(members: Uint8Array, from: number, own: number, counts: Int32Array): void {
      const bests = placesWithUpCard(members, from);
      for (let gap = 0; gap <= PLAYER_CARDS; gap++) {
        const first = gap === 0 ? 0 : (members[from + gap - 1] as number) + 1;
        const end = gap === PLAYER_CARDS ? deck.length : (members[from + gap] as number);
        if (first < end) prepare(members, from, gap);
        if (gap < PLAYER_CARDS) counts[end] = -1;
        for (let up = first; up < end; up++) {
          let sum = 0;
          for (let bits = 0; bits < SUBSETS - 1; bits++) {
            const row = chooseRow((below[bits] as number) + 1);
            const number = (bases[bits] as number) + (row[up] as number);
            const size = SIZES[bits] as number;
            const count = countHolding(held, size + 1, number, own);
            sum += size & 1 ? -count : count;
          }
          counts[up] = (bests[up] as number) <= own ? sum - 1 : sum;
        }
      }
    },
  };

  /** For an up card between the player's cards: what each subset of these adds to the number of the
   * set, and how many of its cards are below the up card. */
  function prepare(members: Uint8Array, from: number, gap: number): void {
    for (let bits = 0; bits < SUBSETS; bits++) {
      let base = 0;
      let place = 0;
      for (let at = 0; at < PLAYER_CARDS; at++) {
        if (!((bits >> at) & 1)) continue;
        place++;
        const row = chooseRow(at < gap ? place : place + 1);
        base += row[members[from + at] as number] as number;
      }
      bases[bits] = base;
      below[bits] = SIZES[bits & ((1 << gap) - 1)] as number;
    }
  }

  /** By up card, the place of the player's five cards with it. */
  function placesWithUpCard(members: Uint8Array, from: number): Uint16Array {
    for (let up = 0; up < deck.length; up++) {
      for (let at = 0; at < PLAYER_CARDS; at++) {
        codes[up * held.handSize + at] = deck[members[from + at] as number] as number;
      }
      codes[up * held.handSize + PLAYER_CARDS] = deck[up] as number;
    }
    return table.placesOf(codes);
  }
}
