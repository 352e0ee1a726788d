// What there is to choose from under a rule: the pieces of its deck, shoe or set of tiles.
import { isJoker, makeCard, makeTile, TILE_SET } from '#cards';
import { below, type RandomSource } from '#chance';
import type { HandRule } from '#hands';
import { assert } from '#result';
import { makeText, type PieceKind, partsOf } from './notation.ts';

export interface Supply {
  readonly kind: PieceKind;
  /** How many copies of each piece there are; pieces that are not there are left out. */
  readonly copies: ReadonlyMap<string, number>;
  /** The text may have parts with a `/` between them. */
  readonly hasParts: boolean;
}

const piecesOf = ({ deck }: HandRule): string[] =>
  deck === 'tiles' ? TILE_SET.map(makeTile) : deck.cards.map(makeCard);

const kindOf = ({ deck }: HandRule): PieceKind => (deck === 'tiles' ? 'tile' : 'card');

export function supplyOf(rule: HandRule): Supply {
  const copies = new Map<string, number>();
  for (const piece of piecesOf(rule)) copies.set(piece, (copies.get(piece) ?? 0) + 1);
  return { kind: kindOf(rule), copies, hasParts: rule.parts !== undefined };
}

export const GROUPS = ['one-deck', 'board', 'joker', 'several-decks', 'tiles'] as const;
export type PieceGroup = (typeof GROUPS)[number];

/** The group under which the list of rules puts this one. */
export function groupOf({ deck, parts }: HandRule): PieceGroup {
  if (deck === 'tiles') return 'tiles';
  if (deck.cards.length > 2 * new Set(deck.cards).size) return 'several-decks';
  if (parts?.includes('board')) return 'board';
  return deck.cards.some(isJoker) ? 'joker' : 'one-deck';
}

/** A hand of as many pieces, in as many parts, as the rule's example, dealt from a full supply. */
export function randomText(rule: HandRule, supply: Supply, source: RandomSource): string {
  const left = [...supply.copies].flatMap(([piece, count]) =>
    Array.from({ length: count }, () => piece),
  );
  const parts = partsOf(rule.example, supply.kind).map((part) =>
    part.map(() => {
      const [dealt] = left.splice(below(source, left.length), 1);
      assert(dealt !== undefined, `${rule.id}: the example is larger than the supply`);
      return dealt;
    }),
  );
  return makeText(parts);
}

/** The browser's cryptographic generator. */
export const browserSource: RandomSource = {
  next: () => crypto.getRandomValues(new Uint32Array(1))[0] as number,
};
