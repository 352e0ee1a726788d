// The hands of a round, ranked once: a hand is looked at for every wager on it, for the envy of every
// other player, and when it is shown.
import type { Card } from '#cards';
import {
  describeFiveCard,
  describeFourCard,
  fiveCardStrength,
  fourCardStrength,
  type RankedHand,
  rankFiveCard,
  rankFourCard,
} from '#hands';

type Cards = readonly Card[];

interface Ranking {
  readonly strengthOf: (cards: Cards) => number;
  readonly describe: (strength: number) => Pick<RankedHand, 'category' | 'name'>;
  readonly rank: (cards: Cards) => RankedHand;
}

/** A hand whose wagers are settled by its strength; which cards make it is worked out when it is shown. */
class Ranked implements RankedHand {
  readonly cards: Cards;
  readonly strength: number;
  readonly category: string;
  readonly name: string;
  readonly #rank: Ranking['rank'];

  constructor(cards: Cards, { strengthOf, describe, rank }: Ranking) {
    this.cards = cards;
    this.strength = strengthOf(cards);
    const { category, name } = describe(this.strength);
    this.category = category;
    this.name = name;
    this.#rank = rank;
  }

  get best(): Cards {
    return this.#rank(this.cards).best;
  }
}

function isSame(some: Cards, others: Cards): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}

/** The hands of many tables; two of them rarely share a place. */
const PLACES = 1_024;

/** Remembers the hands that were ranked last, each at a place that follows from its cards. */
function lately(ranking: Ranking): (cards: Cards) => RankedHand {
  const known = new Array<Ranked | undefined>(PLACES);
  return (cards) => {
    let place = 0;
    for (const card of cards) place = (place * 53 + card) % PLACES;
    const before = known[place];
    if (before !== undefined && isSame(before.cards, cards)) return before;
    const hand = new Ranked(cards, ranking);
    known[place] = hand;
    return hand;
  };
}

/** The best four of the cards. */
export const bestFour = lately({
  strengthOf: fourCardStrength,
  describe: describeFourCard,
  rank: rankFourCard,
});

/** All five. */
export const allFive = lately({
  strengthOf: fiveCardStrength,
  describe: describeFiveCard,
  rank: rankFiveCard,
});
