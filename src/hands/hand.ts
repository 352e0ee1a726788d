import type { Card, Deck } from '#cards';
import type { Result } from '#result';

/** What an evaluator says of a hand. Strengths compare only under one rule: the greater is the
 * better hand there, equal ones tie. `best` are the cards that make the hand, made ranks first. */
export interface RankedHand<Category extends string = string> {
  readonly category: Category;
  readonly name: string;
  readonly best: readonly Card[];
  readonly strength: number;
}

/** The same, spelled out for the command line and the screens. Tiles are spelled like cards. */
export interface RuleAnswer {
  readonly cards: readonly string[];
  readonly best: readonly string[];
  readonly category: string;
  readonly name: string;
  readonly strength: number;
  /** What only this rule has to say: the settings of seven cards, a soft total, points. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** How many of all deals make each category. The counts are published or follow from a closed
 * form; the tests count them again by dealing every hand. */
export interface Frequencies {
  /** What is dealt, and from what: "5 cards from 52". */
  readonly deal: string;
  /** How many cards or tiles of it a hand has, where that is a fixed number. */
  readonly dealt?: number;
  readonly deals: bigint;
  readonly counts: readonly (readonly [category: string, count: bigint])[];
  /** A deal may be counted in several categories, and in none. */
  readonly overlap?: true;
  /** Where the figures come from. */
  readonly source: string;
}

/** A way to rank hands that a rule of the house can name. */
export interface HandRule {
  readonly id: string;
  readonly title: string;
  /** The ranking in a few sentences of our own, and where it comes from. */
  readonly ranking: string;
  /** What the hands are dealt from: a deck or shoe, or the set of tiles. */
  readonly deck: Deck | 'tiles';
  /** The parts that a text may have, with `/` between them. */
  readonly parts?: readonly string[];
  /** What `rank` reads, in a few words: "4 to 7 cards". */
  readonly reads: string;
  readonly example: string;
  readonly frequencies: readonly Frequencies[];
  rank(text: string): Result<RuleAnswer>;
}
