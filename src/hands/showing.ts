import { type Card, rankIndexOf, suitIndexOf } from '#cards';
import { type RankSet, sizeOf } from './rank-counts.ts';

const RUNS: ReadonlySet<string> = new Set(['straight', 'straight-flush', 'royal-flush']);
const SUITED: ReadonlySet<string> = new Set(['flush', 'straight-flush', 'royal-flush']);

interface Made {
  readonly category: string;
  /** The ranks that decide, as the strength has them. */
  readonly ranks: readonly number[];
  readonly suits: readonly RankSet[];
  readonly cardsInHand: number;
}

/** The cards that make a hand, as a dealer lays them out: made ranks first, straights from the
 * top, a low ace last. Of equal cards the higher suit letter is shown. */
export function cardsMaking(
  cards: readonly Card[],
  { category, ranks, suits, cardsInHand }: Made,
): Card[] {
  const suit = SUITED.has(category) ? suits.findIndex((set) => sizeOf(set) >= cardsInHand) : -1;
  const pool = cards.filter((card) => suit < 0 || suitIndexOf(card) === suit).sort((a, b) => b - a);
  if (!RUNS.has(category)) {
    const inOrder = ranks.flatMap((rank) => pool.filter((card) => rankIndexOf(card) === rank));
    return inOrder.slice(0, cardsInHand);
  }
  const top = ranks[0] as number;
  return Array.from({ length: cardsInHand }, (_, below) => {
    const rank = (top - below + 13) % 13;
    return pool.find((card) => rankIndexOf(card) === rank) as Card;
  });
}
