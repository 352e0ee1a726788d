// Cards among which rare hands are not rare: each lot is drawn, with repetition, from a few cards of
// one theme. They come as from a fouled deck, so now and then a joker lies among them.
import { type Card, cardsOf, JOKER, rankOf, STANDARD_DECK, suitOf } from '#cards';
import { below, type RandomSource, seededSource } from '#chance';

const THEMES: readonly (readonly Card[])[] = [
  STANDARD_DECK.cards,
  STANDARD_DECK.cards.filter((card) => suitOf(card) === 'h'),
  ...['JQK', 'A234', '23456', '36', '3489', '7', 'AKQT', 'A'].map((ranks) =>
    STANDARD_DECK.cards.filter((card) => ranks.includes(rankOf(card))),
  ),
  [...cardsOf('Ah 7s 3d'), JOKER],
  [JOKER],
];

type Draw = (counts: readonly number[]) => Card[];

const chosen = <T>(from: readonly T[], source: RandomSource): T =>
  from[below(source, from.length)] as T;

/** One theme a deal, and one to six cards of it; `draw` gives lots of one of the counts. */
export function* themedDraws(dealCount: number, seed: number): Generator<Draw> {
  const source = seededSource(seed);
  for (let deal = 0; deal < dealCount; deal++) {
    const theme = chosen(THEMES, source);
    const few = Array.from({ length: 1 + below(source, 6) }, () => chosen(theme, source));
    yield (counts) => Array.from({ length: chosen(counts, source) }, () => chosen(few, source));
  }
}

/** A question asked of two implementations. */
export type Pair<Asked> = readonly [
  name: string,
  first: (asked: Asked) => boolean,
  second: (asked: Asked) => boolean,
];

interface Agreement {
  /** Questions that were answered differently. */
  readonly differ: string[];
  /** Questions to which the answer was always the same, so that nothing was compared. */
  readonly idle: string[];
}

/** Asks every question of every item. */
export function agreementOf<Asked>(
  pairs: readonly Pair<Asked>[],
  items: Iterable<Asked>,
): Agreement {
  const results = pairs.map(([name]) => ({ name, differ: false, yes: false, no: false }));
  for (const item of items) {
    pairs.forEach(([, first, second], at) => {
      const result = results[at] as (typeof results)[number];
      const answer = second(item);
      if (first(item) !== answer) result.differ = true;
      if (answer) result.yes = true;
      else result.no = true;
    });
  }
  return {
    differ: results.filter(({ differ }) => differ).map(({ name }) => name),
    idle: results.filter(({ yes, no }) => !yes || !no).map(({ name }) => name),
  };
}
