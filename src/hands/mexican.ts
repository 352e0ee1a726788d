// Mexican poker: five-card stud with the eights, nines and tens taken out and a joker put in. With
// fewer cards of a suit a flush is rarer than a full house and ranks above it; a straight runs from
// the seven straight on to the jack, and the suited 7-J-Q-K-A is the royal flush. The joker is wild
// when it was dealt face down; face up it is an ace, or completes a straight or a flush (rules of
// play as California card rooms publish them, Turlock Poker Room and Lucky Lady among them). Five
// of a kind is in none of them: it ranks above the royal flush (reading).
import { type Card, cardAt, isJoker, JOKER, rankIndexOf, suitIndexOf } from '#cards';
import { assert } from '#result';
import type { RankedHand } from './hand.ts';
import { cardsInRankOrder, isSuited, rankGroups } from './pattern.ts';
import { packStrength } from './strength.ts';
import { pokerHandName } from './words.ts';

/** From the lowest to the highest. */
const MEXICAN_CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'full-house',
  'flush',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
  'five-of-a-kind',
] as const;
export type MexicanCategory = (typeof MEXICAN_CATEGORIES)[number];

export type JokerDealt = 'face-down' | 'face-up';

const ACE = 12;

/** The straights of the stripped deck from the highest to the lowest, each from its top rank. */
const RUNS: readonly (readonly number[])[] = (() => {
  const ladder = [ACE, 11, 10, 9, 5, 4, 3, 2, 1, 0, ACE];
  return Array.from({ length: 7 }, (_, top) => ladder.slice(top, top + 5));
})();

/** The straight that five ranks make, from its top rank, or undefined. */
const runOf = (ranks: readonly number[]): readonly number[] | undefined =>
  ranks.length === 5 ? RUNS.find((run) => run.every((rank) => ranks.includes(rank))) : undefined;

const SHAPES: Readonly<Record<string, MexicanCategory>> = {
  '5': 'five-of-a-kind',
  '41': 'four-of-a-kind',
  '32': 'full-house',
  '311': 'three-of-a-kind',
  '221': 'two-pair',
  '2111': 'pair',
  '11111': 'high-card',
};

function rankNatural(five: readonly Card[]): RankedHand<MexicanCategory> {
  const groups = rankGroups(five);
  const ranks = groups.map((group) => group.rank);
  const run = runOf(ranks);
  const suited = isSuited(five) && ranks.length === 5;
  let category = SHAPES[groups.map((group) => group.count).join('')] as MexicanCategory;
  if (suited) category = 'flush';
  if (run) category = 'straight';
  if (run && suited) category = run[0] === ACE ? 'royal-flush' : 'straight-flush';
  const deciding = run ? run.slice(0, 1) : ranks;
  return {
    category,
    name: pokerHandName(category, deciding),
    best: cardsInRankOrder(five, run ?? ranks),
    strength: packStrength(MEXICAN_CATEGORIES.indexOf(category), deciding),
  };
}

const COMPLETED: readonly MexicanCategory[] = [
  'straight',
  'flush',
  'straight-flush',
  'royal-flush',
];

const RANKS_IN_PLAY = [...new Set(RUNS.flat())];

/** The cards worth trying for the joker: one of each rank, of the suit of the others where they
 * share one. It does not double a card that is held, except to make five of a kind. */
function standIns(naturals: readonly Card[]): Card[] {
  const first = naturals[0] as Card;
  const suits = isSuited(naturals) ? [suitIndexOf(first), 0, 1, 2, 3] : [0, 1, 2, 3];
  return RANKS_IN_PLAY.map((rank) => {
    const cards = suits.map((suit) => cardAt(rank, suit));
    return cards.find((card) => !naturals.includes(card)) ?? (cards[0] as Card);
  });
}

/** The five cards, and the joker as the card that does most for them. */
export function rankMexican(
  cards: readonly Card[],
  joker: JokerDealt = 'face-down',
): RankedHand<MexicanCategory> {
  assert(cards.length === 5, `Mexican poker ranks 5 cards: ${cards.length}`);
  const naturals = cards.filter((card) => !isJoker(card));
  if (naturals.length === 5) return rankNatural(naturals);
  assert(naturals.length === 4, 'the deck holds one joker');
  let best: RankedHand<MexicanCategory> | undefined;
  for (const card of standIns(naturals)) {
    const ranked = rankNatural([...naturals, card]);
    const allowed =
      joker === 'face-down' || rankIndexOf(card) === ACE || COMPLETED.includes(ranked.category);
    if (!allowed || (best && best.strength >= ranked.strength)) continue;
    // The stand-in comes last among its equals, so the joker takes its place there.
    const shown = [...ranked.best];
    shown[shown.lastIndexOf(card)] = JOKER;
    best = { ...ranked, best: shown };
  }
  assert(best !== undefined, 'a joker is always an ace at least');
  return best;
}
