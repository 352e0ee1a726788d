// Every way in which cards can fall into a few places (a hand, a board, an up card), each once for
// all ways that differ only in suits that are alike, and with how many ways it stands for.
//
// Ranks are gone through one after another. At each, every suit gets a label: how many of its cards
// (there are as many as decks) go to each place. Suits that have had the same labels so far are
// alike, so only how many of them get which label matters. What can happen at a rank depends on
// nothing but the suits that are still alike, and is worked out once for each such division.
import { type Card, cardAt, type Deck, isJoker, JOKER, rankIndexOf } from '#cards';
import { assert } from '#result';

export interface Space {
  /** How many cards each place takes. */
  readonly sizes: readonly number[];
  readonly deck: Deck;
  readonly decks: number;
  readonly suits: keyof typeof SUIT_CLASSES;
}

/** Suits that a test cannot tell apart: clubs and spades are black. */
export const SUIT_CLASSES = {
  'all-alike': [[0, 1, 2, 3]],
  'by-color': [
    [0, 3],
    [1, 2],
  ],
  'by-name': [[0], [1], [2], [3]],
} as const satisfies Readonly<Record<string, SuitClasses>>;

type SuitClasses = readonly (readonly number[])[];

/** Ways to choose k of n, exactly while the product fits a double. */
function waysToChoose(n: number, k: number): number {
  let ways = 1;
  for (let at = 0; at < k; at++) ways = (ways * (n - at)) / (at + 1);
  return ways;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Cards of one suit and rank, or jokers, for each place; and in how many ways the decks give
 * them. */
interface Label {
  readonly counts: readonly number[];
  readonly ways: number;
}

function labelsOf(sizes: readonly number[], copies: number): readonly Label[] {
  let labels: Label[] = [{ counts: [], ways: 1 }];
  for (const size of sizes) {
    labels = labels.flatMap(({ counts, ways }) => {
      const left = copies - sum(counts);
      return Array.from({ length: Math.min(size, left) + 1 }, (_, count) => ({
        counts: [...counts, count],
        ways: ways * waysToChoose(left, count),
      }));
    });
  }
  return labels;
}

/** What can happen at one rank. */
interface Step {
  /** The suits of the cards for each place, one as often as it has cards there. */
  readonly suits: readonly (readonly number[])[];
  readonly ways: number;
  /** Suits that are alike after it. */
  readonly classes: SuitClasses;
}

interface StepsMade {
  readonly labels: readonly Label[];
  readonly sizes: readonly number[];
}

/** All steps from suits that are alike so far. */
function stepsFrom(classes: SuitClasses, made: StepsMade): readonly Step[] {
  let steps: readonly Step[] = [{ suits: made.sizes.map(() => []), ways: 1, classes: [] }];
  for (const alike of classes) {
    steps = steps.flatMap((step) => labelled(step, alike, { ...made, index: 0 }));
  }
  return steps;
}

/** The step continued with labels for suits that are alike, from one label on: the first suits of
 * the list get the first label. */
function labelled(
  step: Step,
  alike: readonly number[],
  made: StepsMade & { readonly index: number },
): readonly Step[] {
  if (alike.length === 0) return [step];
  const label = made.labels[made.index];
  if (label === undefined) return [];
  const steps: Step[] = [];
  for (let count = 0; count <= alike.length; count++) {
    const given = alike.slice(0, count);
    const suits = step.suits.map((held, place) => [
      ...held,
      ...given.flatMap((suit) => new Array<number>(label.counts[place] as number).fill(suit)),
    ]);
    if (suits.some(({ length }, place) => length > (made.sizes[place] as number))) break;
    const next: Step = {
      suits,
      ways: step.ways * waysToChoose(alike.length, count) * label.ways ** count,
      classes: count === 0 ? step.classes : [...step.classes, given],
    };
    steps.push(...labelled(next, alike.slice(count), { ...made, index: made.index + 1 }));
  }
  return steps;
}

/** A division of the suits with its steps, each of which leads to another one. */
interface Division {
  readonly steps: readonly {
    readonly suits: Step['suits'];
    /** How many cards fall. */
    readonly count: number;
    readonly ways: number;
    readonly to: Division;
  }[];
}

/** The division and all that can come after it, each made once. */
function divisionOf(classes: SuitClasses, made: StepsMade, known: Map<string, Division>): Division {
  const key = classes.map((alike) => alike.join('')).join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const steps: Division['steps'][number][] = [];
  const division: Division = { steps };
  known.set(key, division);
  for (const { suits, ways, classes: next } of stepsFrom(classes, made)) {
    const count = sum(suits.map(({ length }) => length));
    steps.push({ suits, count, ways, to: divisionOf(next, made, known) });
  }
  return division;
}

interface Falling {
  readonly places: readonly Card[][];
  readonly sizes: readonly number[];
  readonly ranks: readonly number[];
  /** How many cards the decks have of a rank. */
  readonly rankSize: number;
  readonly visit: (ways: number) => void;
}

/** Visits all deals of the space. At each visit the cards lie in `places`, which are given empty,
 * and `ways` says how many deals look like this. */
export function visitFalls(
  { sizes, deck, decks, suits }: Space,
  places: readonly Card[][],
  visit: (ways: number) => void,
): void {
  const ranks = [...new Set(deck.cards.filter((card) => !isJoker(card)).map(rankIndexOf))];
  const jokers = deck.cards.filter(isJoker).length;
  assert(deck.cards.length === 4 * ranks.length + jokers, `${deck.name} lacks a suit of a rank`);
  const made = { labels: labelsOf(sizes, decks), sizes };
  const division = divisionOf(SUIT_CLASSES[suits], made, new Map());
  const falling = { places, sizes, ranks, rankSize: 4 * decks, visit };
  for (const { counts, ways } of labelsOf(sizes, jokers * decks)) {
    places.forEach((place, at) => {
      place.length = 0;
      for (let joker = 0; joker < (counts[at] as number); joker++) place.push(JOKER);
    });
    const left = sum(sizes) - sum(counts);
    fall(falling, { rank: ranks.length - 1, division, ways, left });
  }
}

interface At {
  /** The place of a rank among those of the deck. */
  readonly rank: number;
  readonly division: Division;
  readonly ways: number;
  /** How many cards are still to fall. */
  readonly left: number;
}

function fall(falling: Falling, { rank, division, ways, left }: At): void {
  if (left === 0) {
    falling.visit(ways);
    return;
  }
  if (left > (rank + 1) * falling.rankSize) return;
  const { places } = falling;
  for (const { suits, count, ways: more, to } of division.steps) {
    if (count > left || !fits(suits, falling)) continue;
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as Card[];
      for (const suit of suits[at] as readonly number[]) {
        place.push(cardAt(falling.ranks[rank] as number, suit));
      }
    }
    fall(falling, { rank: rank - 1, division: to, ways: ways * more, left: left - count });
    for (let at = 0; at < places.length; at++) {
      (places[at] as Card[]).length -= (suits[at] as readonly number[]).length;
    }
  }
}

function fits(suits: Step['suits'], { places, sizes }: Falling): boolean {
  for (let at = 0; at < places.length; at++) {
    const count = (places[at] as Card[]).length + (suits[at] as readonly number[]).length;
    if (count > (sizes[at] as number)) return false;
  }
  return true;
}

/** The number of deals of a space, which is below 2^53, and so every count in it exact. */
export function dealCountOf({ sizes, deck, decks }: Omit<Space, 'suits'>): number {
  let left = deck.cards.length * decks;
  let ways = 1;
  for (const size of sizes) {
    ways *= waysToChoose(left, size);
    left -= size;
  }
  assert(Number.isSafeInteger(ways), `${ways} deals are too many to be counted one by one`);
  return ways;
}
