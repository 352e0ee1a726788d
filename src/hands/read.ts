import { type Card, checkHeldBy, type Deck, makeCard, scanCards } from '#cards';
import { err, given, ok, type Problem, type Result } from '#result';
import type { RankedHand, RuleAnswer } from './hand.ts';

export interface Wanted {
  readonly deck: Deck;
  readonly least: number;
  readonly most: number;
  readonly path?: string;
}

/** Cards of one deck or shoe, as many as a rule ranks; every problem at once. */
export function readCards(
  text: string,
  { deck, least, most, path = 'cards' }: Wanted,
): Result<Card[]> {
  const { pieces, problems } = scanCards(text, path);
  const isUnread = problems.some((each) => each.path === path);
  const all = [
    ...problems,
    ...checkHeldBy(deck, pieces, path),
    ...(isUnread ? [] : checkCount(pieces.length, { least, most, path })),
  ];
  return all.length > 0 ? err(all) : ok(pieces as Card[]);
}

export function checkCount(
  count: number,
  { least, most, path }: { least: number; most: number; path: string },
): Problem[] {
  if (count >= least && count <= most) return [];
  return [{ path, message: `${countWords(least, most)} are needed here, not ${count}` }];
}

function countWords(least: number, most: number): string {
  if (most === Number.POSITIVE_INFINITY) return `${least} cards or more`;
  if (least === most) return `${least} cards`;
  return `${least}${most === least + 1 ? ' or ' : ' to '}${most} cards`;
}

export const answerOf = (
  cards: readonly Card[],
  { category, name, best, strength }: RankedHand,
  more?: RuleAnswer['more'],
): RuleAnswer =>
  given({
    cards: cards.map(makeCard),
    best: best.map(makeCard),
    category,
    name,
    strength,
    more,
  });

/** How a rule that ranks the cards of one hand reads them. */
export const rankingText =
  (wanted: Wanted, rank: (cards: readonly Card[]) => RankedHand) =>
  (text: string): Result<RuleAnswer> => {
    const cards = readCards(text, wanted);
    return cards.ok ? ok(answerOf(cards.value, rank(cards.value))) : cards;
  };
