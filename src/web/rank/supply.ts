// What a rule deals from, found by asking the rule: its problems name the piece they are about by
// an index in their path, so a text of equal pieces shows how many of them there are.
import { makeCard, STANDARD_DECK } from '#cards';
import { below, type RandomSource } from '#chance';
import type { HandRule } from '#hands';
import { assert } from '#result';
import { makeText, type PieceKind, partsOf } from './notation.ts';

/** More copies than a shoe holds of one card. */
const COPIES_TRIED = 16;

const CARDS = STANDARD_DECK.cards.map(makeCard);
const TILES = [6, 5, 4, 3, 2, 1].flatMap((high) =>
  Array.from({ length: high }, (_, index) => `${high}${high - index}`),
);

export interface Supply {
  readonly kind: PieceKind;
  /** How many copies of each piece there are; pieces that are not there are left out. */
  readonly copies: ReadonlyMap<string, number>;
  /** The text may have parts with a `/` between them. */
  readonly hasParts: boolean;
}

function copiesOf(rule: HandRule, piece: string): number {
  const ranked = rule.rank(Array.from({ length: COPIES_TRIED }, () => piece).join(' '));
  if (ranked.ok) return COPIES_TRIED;
  const tooMany = ranked.error.filter(({ path }) => path.endsWith(']'));
  return COPIES_TRIED - new Set(tooMany.map(({ path }) => path)).size;
}

const kindOf = (rule: HandRule): PieceKind =>
  /^[1-6]-?[1-6]\b/.test(rule.example) ? 'tile' : 'card';

export function supplyOf(rule: HandRule): Supply {
  const kind = kindOf(rule);
  const pieces = kind === 'tile' ? TILES : [...CARDS, 'XX'];
  const counted = pieces.map((piece) => [piece, copiesOf(rule, piece)] as const);
  return {
    kind,
    copies: new Map(counted.filter(([, count]) => count > 0)),
    hasParts: rule.reads.includes('/'),
  };
}

export const GROUPS = [
  'One deck',
  'Hole cards and a board',
  'A deck with a joker',
  'Several decks',
  'Tiles',
] as const;
export type Group = (typeof GROUPS)[number];

/** The words under which the list of rules puts this one. */
export function groupOf(rule: HandRule): Group {
  if (kindOf(rule) === 'tile') return 'Tiles';
  if (copiesOf(rule, 'As') > 1) return 'Several decks';
  if (/\bboard\b/.test(rule.reads)) return 'Hole cards and a board';
  return copiesOf(rule, 'XX') > 0 ? 'A deck with a joker' : 'One deck';
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
