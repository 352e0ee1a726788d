// How many hands hold a given set of cards and reach at most a given place. From these counts,
// hands that avoid a set follow by inclusion and exclusion: those that hold none of its cards are
// all hands, less those that hold one, plus those that hold two, and so on. See
// docs/explanation/exact-odds.md.
import type { Card } from '#cards';
import type { PlaceTable } from '#hands';
import { choose, type SuitClasses, suitClasses } from './suit-classes.ts';

export interface HeldCounts {
  readonly deck: readonly Card[];
  /** How many cards a hand has. */
  readonly handSize: number;
  /** The classes of sets by how many cards they have, from 0 to `handSize - 1`. */
  readonly classes: readonly SuitClasses[];
  /** For sets that leave two cards open or more: by place and class, the number of hands. All
   * classes of one place lie together, for players' hands are gone through place by place. */
  readonly atMost: readonly (Uint16Array | Uint32Array)[];
  /** For sets that leave one card open: the places of all hands, rising, class after class. */
  readonly lastPlaces: Uint16Array;
}

const classesKnown = new Map<string, SuitClasses>();

/** The classes of a deck's sets, worked out once. */
export function classesOf(deckSize: number, size: number): SuitClasses {
  const key = `${deckSize}/${size}`;
  const known = classesKnown.get(key) ?? suitClasses(deckSize, size);
  classesKnown.set(key, known);
  return known;
}

export type Progress = (done: number, total: number) => void;

/** Counts the hands of `table.size` cards of a deck of whole ranks. Sets of fewer than `least`
 * cards are not asked for and left out. */
export function countHeld(table: PlaceTable, deck: readonly Card[], least: number): HeldCounts {
  const { size: handSize } = table;
  const classes = Array.from({ length: handSize }, (_, size) => classesOf(deck.length, size));
  const atMost = classes
    .slice(0, handSize - 1)
    .map((each) => (each.size < least ? new Uint16Array(0) : countClass(table, deck, each)));
  const lastPlaces = lastPlacesOf(table, deck, classes[handSize - 1] as SuitClasses);
  return { deck, handSize, classes, atMost, lastPlaces };
}

/** The cards of a class's member. */
function memberOf(deck: readonly Card[], { members, size }: SuitClasses, id: number): Card[] {
  return Array.from({ length: size }, (_, at) => deck[members[id * size + at] as number] as Card);
}

function countClass(
  table: PlaceTable,
  deck: readonly Card[],
  classes: SuitClasses,
): Uint16Array | Uint32Array {
  const stride = table.strengths.length + 1;
  const most = choose(deck.length - classes.size, table.size - classes.size);
  const counts = new (most < 2 ** 16 ? Uint16Array : Uint32Array)(classes.count * stride);
  for (let id = 0; id < classes.count; id++) {
    const held = memberOf(deck, classes, id);
    const tally = table.tally(
      deck.filter((card) => !held.includes(card)),
      held,
    );
    let sum = 0;
    for (let place = 1; place < stride; place++) {
      sum += tally[place] as number;
      counts[place * classes.count + id] = sum;
    }
  }
  return counts;
}

const CLASSES_A_BATCH = 1024;

function lastPlacesOf(table: PlaceTable, deck: readonly Card[], classes: SuitClasses): Uint16Array {
  const open = deck.length - classes.size;
  const places = new Uint16Array(classes.count * open);
  const hands = new Uint8Array(CLASSES_A_BATCH * open * table.size);
  for (let first = 0; first < classes.count; first += CLASSES_A_BATCH) {
    const count = Math.min(CLASSES_A_BATCH, classes.count - first);
    let at = 0;
    for (let id = first; id < first + count; id++) {
      const held = memberOf(deck, classes, id);
      for (const card of deck) {
        if (held.includes(card)) continue;
        hands.set(held, at);
        hands[at + classes.size] = card;
        at += table.size;
      }
    }
    places.set(table.placesOf(hands.subarray(0, at)), first * open);
  }
  for (let id = 0; id < classes.count; id++) places.subarray(id * open, (id + 1) * open).sort();
  return places;
}

/** How many of the rising places from `from` to `to` are at most `place`. */
export function countUpTo(places: Uint16Array, from: number, to: number, place: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) <= place) low = middle + 1;
    else high = middle;
  }
  return low - from;
}
