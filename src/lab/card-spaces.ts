// Every way in which cards can fall into a few places (a hand, a board, an up card), each once for
// all ways that differ only in suits that are alike, and with how many ways it stands for.
//
// Ranks are gone through one after another. At each, every suit gets a label: how many of its cards
// (there are as many as decks) go to each place. Suits that have had the same labels so far are
// alike, so only how many of them get which label matters.
import { type Card, cardAt, type Deck, isJoker, JOKER, rankIndexOf } from '#cards';
import { assert } from '#result';

/** Cards in each place, and the number of deals that look like this. */
export interface Fallen {
  readonly places: readonly (readonly Card[])[];
  readonly ways: number;
}

interface Space {
  /** How many cards each place takes. */
  readonly sizes: readonly number[];
  readonly deck: Deck;
  readonly decks: number;
  readonly suits: keyof typeof SUIT_CLASSES;
}

/** Suits that a test cannot tell apart: clubs and spades are black. */
const SUIT_CLASSES = {
  'all-alike': [[0, 1, 2, 3]],
  'by-color': [
    [0, 3],
    [1, 2],
  ],
  'by-name': [[0], [1], [2], [3]],
} as const satisfies Readonly<Record<string, readonly (readonly number[])[]>>;

/** Ways to choose k of n. */
export function waysToChoose(n: number, k: number): number {
  let ways = 1;
  for (let at = 0; at < k; at++) ways = (ways * (n - at)) / (at + 1);
  return ways;
}

/** A label: cards of one suit and rank for each place, and in how many ways the decks give them. */
interface Label {
  readonly counts: readonly number[];
  readonly ways: number;
}

function labelsOf(sizes: readonly number[], copies: number): readonly Label[] {
  let labels: Label[] = [{ counts: [], ways: 1 }];
  for (const size of sizes) {
    labels = labels.flatMap(({ counts, ways }) => {
      const left = copies - counts.reduce((sum, count) => sum + count, 0);
      return Array.from({ length: Math.min(size, left) + 1 }, (_, count) => ({
        counts: [...counts, count],
        ways: ways * waysToChoose(left, count),
      }));
    });
  }
  return labels;
}

/** Visits all deals of the space; the ways add up to all of them, exactly while they fit a double.
 * The cards in `places` are only good until the visit returns. */
export function visitFalls(
  { sizes, deck, decks, suits }: Space,
  visit: (fallen: Fallen) => void,
): void {
  const ranks = [...new Set(deck.cards.filter((card) => !isJoker(card)).map(rankIndexOf))];
  const jokers = deck.cards.filter(isJoker).length;
  assert(deck.cards.length === 4 * ranks.length + jokers, `${deck.name} lacks a suit of a rank`);
  for (const { counts, ways } of labelsOf(sizes, jokers * decks)) {
    const places = counts.map((count) => Array.from({ length: count }, () => JOKER));
    const left = sizes.map((size, place) => size - (counts[place] as number));
    const labels = labelsOf(left, decks).filter((label) => label.counts.some((count) => count > 0));
    const falling = { places, left, labels, ranks, visit };
    fallFrom(falling, { rank: ranks.length - 1, classes: SUIT_CLASSES[suits], ways });
  }
}

/** What is filled while the ranks are gone through. */
interface Falling {
  readonly places: Card[][];
  readonly left: number[];
  readonly labels: readonly Label[];
  readonly ranks: readonly number[];
  readonly visit: (fallen: Fallen) => void;
}

interface At {
  /** The place of a rank among those of the deck. */
  readonly rank: number;
  /** Suits that are alike so far. */
  readonly classes: readonly (readonly number[])[];
  readonly ways: number;
}

const isFull = ({ left }: Falling): boolean => left.every((count) => count === 0);

function fallFrom(falling: Falling, { rank, classes, ways }: At): void {
  if (isFull(falling)) {
    falling.visit({ places: falling.places, ways });
    return;
  }
  if (rank < 0) return;
  fallFrom(falling, { rank: rank - 1, classes, ways });
  labelSuits(
    falling,
    { rank, classes, ways },
    { at: 0, label: 0, offset: 0, next: [], isUsed: false },
  );
}

interface Labelling {
  /** Which class, which label comes next, and how many suits of the class have one. */
  readonly at: number;
  readonly label: number;
  readonly offset: number;
  readonly next: readonly (readonly number[])[];
  /** Whether this rank has a card at all; the other case is gone through apart. */
  readonly isUsed: boolean;
}

/** Gives labels to the suits of one class after another, then goes on with the next rank. */
function labelSuits(
  falling: Falling,
  here: At,
  { at, label: index, offset, next, isUsed }: Labelling,
): void {
  const suits = here.classes[at];
  if (suits === undefined) {
    if (isUsed) fallFrom(falling, { rank: here.rank - 1, classes: next, ways: here.ways });
    return;
  }
  const label = falling.labels[index];
  if (label === undefined) {
    const rest = suits.slice(offset);
    const classes = rest.length === 0 ? next : [...next, rest];
    labelSuits(falling, here, { at: at + 1, label: 0, offset: 0, next: classes, isUsed });
    return;
  }
  labelSuits(falling, here, { at, label: index + 1, offset, next, isUsed });
  let { ways } = here;
  const most = suits.length - offset;
  let count = 1;
  for (; count <= most && fits(falling, label); count++) {
    putDown(falling, label, {
      rank: falling.ranks[here.rank] as number,
      suit: suits[offset + count - 1] as number,
    });
    ways = here.ways * waysToChoose(most, count) * label.ways ** count;
    labelSuits(
      falling,
      { ...here, ways },
      {
        at,
        label: index + 1,
        offset: offset + count,
        next: [...next, suits.slice(offset, offset + count)],
        isUsed: true,
      },
    );
  }
  for (; count > 1; count--) pickUp(falling, label);
}

const fits = ({ left }: Falling, { counts }: Label): boolean =>
  counts.every((count, place) => count <= (left[place] as number));

function putDown(
  { places, left }: Falling,
  { counts }: Label,
  { rank, suit }: { readonly rank: number; readonly suit: number },
): void {
  for (let place = 0; place < counts.length; place++) {
    for (let card = 0; card < (counts[place] as number); card++) {
      (places[place] as Card[]).push(cardAt(rank, suit));
    }
    left[place] = (left[place] as number) - (counts[place] as number);
  }
}

function pickUp({ places, left }: Falling, { counts }: Label): void {
  for (let place = 0; place < counts.length; place++) {
    (places[place] as Card[]).length -= counts[place] as number;
    left[place] = (left[place] as number) + (counts[place] as number);
  }
}

/** The number of deals of a space. */
export function dealCountOf({ sizes, deck, decks }: Omit<Space, 'suits'>): number {
  let left = deck.cards.length * decks;
  return sizes.reduce((ways, size) => {
    const all = ways * waysToChoose(left, size);
    left -= size;
    return all;
  }, 1);
}
