// Hands of pai gow poker: seven cards, two in front and five behind. Cards from a deck that was not
// in order have no rank and meet nothing.
import {
  type Card,
  cardOf,
  isJoker,
  JOKER,
  RANKS,
  type Rank,
  rankIndexOf,
  rankOf,
  SUITS,
  suitOf,
} from '#cards';
import { DEALT_GAMES, type Deal, type DealtSeat } from '#games';
import {
  COMMON_PAI_GOW,
  FIVE_CARD_CATEGORIES,
  houseWay,
  isFoul,
  type PaiGowCategory,
  type PaiGowOptions,
  type PaiGowSetting,
  packStrength,
  paiGowStrength,
  rankPaiGowTwo,
  setPaiGow,
} from '#hands';
import { type HandHolds, handTests } from '../tests.ts';
import { categoryWords, rankWords } from './card-words.ts';
import { cardsHeld } from './held-cards.ts';

/** What a sheet leaves open, or says apart, where it names a front and a back. */
export interface PaiGowJudging {
  /** The hand as its player set it, or any way to set the seven cards that is not foul. */
  readonly setting: 'as-set' | 'any';
  /** Where a joker may be: not among the seven cards, only in the five behind, or in either. */
  readonly joker: 'none' | 'behind' | 'anywhere';
}

/** The least strengths that a test asks of the two hands. */
interface Floors {
  readonly front: number;
  readonly back: number;
}

const WILD_PAI_GOW: PaiGowOptions = { ...COMMON_PAI_GOW, jokerUse: 'wild' };
const SEVEN = 7;
const ACE = RANKS.indexOf('A');

const WILD_GAMES: ReadonlySet<string> = new Set(
  DEALT_GAMES.flatMap(({ id, jokerUse }) => (jokerUse === 'wild' ? id : [])),
);

const isWild = (deal: Deal): boolean => WILD_GAMES.has(deal.game);
const optionsOf = (deal: Deal): PaiGowOptions => (isWild(deal) ? WILD_PAI_GOW : COMMON_PAI_GOW);

/** All cards of a hand; null where they are not seven. */
function sevenOf(deal: Deal, seat: DealtSeat): readonly Card[] | null {
  if (!deal.standardDeck) return null;
  const cards = cardsHeld(deal, seat);
  return cards.length === SEVEN ? cards : null;
}

/** The lowest strength of a category, or of those of its hands that begin with these ranks. */
function floorOf(category: PaiGowCategory, ...ranks: Rank[]): number {
  const place =
    category === 'five-of-a-kind'
      ? FIVE_CARD_CATEGORIES.length
      : FIVE_CARD_CATEGORIES.indexOf(category);
  return packStrength(
    place,
    ranks.map((rank) => RANKS.indexOf(rank)),
  );
}

/** The hand as set. As in the game itself, a setting that is not recorded is the house way, and so
 * is the player-dealer's where it was set foul. */
function settingOf(deal: Deal, seat: DealtSeat, cards: readonly Card[]): PaiGowSetting {
  const options = optionsOf(deal);
  const { front, back } = seat;
  if (front !== undefined && back !== undefined) {
    const set = setPaiGow({ front, back }, options);
    if (!isFoul(set) || seat.position !== 'player-dealer') return set;
  }
  return houseWay(cards, options);
}

/** Whether some setting that is not foul reaches both floors. */
function canSet(
  cards: readonly Card[],
  floors: Floors,
  { options, jokerInFront }: { options: PaiGowOptions; jokerInFront: boolean },
): boolean {
  for (let one = 0; one < SEVEN - 1; one++) {
    for (let other = one + 1; other < SEVEN; other++) {
      const two = [cards[one] as Card, cards[other] as Card];
      if (!jokerInFront && two.includes(JOKER)) continue;
      const front = rankPaiGowTwo(two, options).strength;
      if (front < floors.front) continue;
      const five = cards.filter((_, index) => index !== one && index !== other);
      if (paiGowStrength(five, options) >= Math.max(front, floors.back)) return true;
    }
  }
  return false;
}

/** A test of both hands by the least that each must be. */
function frontAndBack(floors: Floors, { setting, joker }: PaiGowJudging): HandHolds {
  const jokerInFront = joker === 'anywhere';
  // The back is never weaker than the front.
  const leastBack = Math.max(floors.front, floors.back);
  return (deal, seat) => {
    const cards = sevenOf(deal, seat);
    if (cards === null || (joker === 'none' && cards.includes(JOKER))) return false;
    const options = optionsOf(deal);
    // Most hands end here: no five of their cards are enough for the back.
    if (paiGowStrength(cards, options) < leastBack) return false;
    if (setting === 'any') return canSet(cards, floors, { options, jokerInFront });
    const set = settingOf(deal, seat, cards);
    if (isFoul(set) || (!jokerInFront && set.front.best.includes(JOKER))) return false;
    return set.front.strength >= floors.front && set.back.strength >= floors.back;
  };
}

const JUDGED_WORDS = {
  'as-set': 'as the hand is set',
  any: 'however the seven cards can be set',
} as const satisfies Record<PaiGowJudging['setting'], string>;

const JOKER_WORDS = {
  none: ', without a joker',
  behind: ', a joker only behind',
  anywhere: '',
} as const satisfies Record<PaiGowJudging['joker'], string>;

const judgedWords = (cards: string, { setting, joker }: PaiGowJudging): string =>
  `${cards}, ${JUDGED_WORDS[setting]}${JOKER_WORDS[joker]}`;

const ANY_PAIR = floorOf('pair');
const ACE_HIGH = floorOf('high-card', 'A');

/** A-J or better in front, which any pair is, and a straight or better behind. */
export const aceJackBeforeStraight = handTests.defineWith(
  'pai-gow.ace-jack-before-straight',
  ['judging'],
  (judging: PaiGowJudging) => ({
    words: judgedWords('ace-jack or better in front and a straight or better behind', judging),
    holds: frontAndBack(
      { front: floorOf('high-card', 'A', 'J'), back: floorOf('straight') },
      judging,
    ),
  }),
);

/** A pair of at least one rank in front and three of at least another, or better, behind. */
export const pairBeforeThree = handTests.defineWith(
  'pai-gow.pair-before-three',
  ['least', 'judging'],
  ({ pair, three }: { readonly pair: Rank; readonly three: Rank }, judging: PaiGowJudging) => ({
    words: judgedWords(
      `a pair of ${rankWords(pair)}s or better in front and three ${rankWords(three)}s or better behind`,
      judging,
    ),
    holds: frontAndBack(
      { front: floorOf('pair', pair), back: floorOf('three-of-a-kind', three) },
      judging,
    ),
  }),
);

/** A pair of aces in front, with any hand behind. */
export const acesInFront = handTests.defineWith(
  'pai-gow.aces-in-front',
  ['judging'],
  (judging: PaiGowJudging) => ({
    words: judgedWords('a pair of aces in front', judging),
    holds: frontAndBack({ front: floorOf('pair', 'A'), back: 0 }, judging),
  }),
);

/** A pair of aces in front and a straight or better behind. */
export const acesBeforeStraight = handTests.defineWith(
  'pai-gow.aces-before-straight',
  ['judging'],
  (judging: PaiGowJudging) => ({
    words: judgedWords('a pair of aces in front and a straight or better behind', judging),
    holds: frontAndBack({ front: floorOf('pair', 'A'), back: floorOf('straight') }, judging),
  }),
);

/** A pair in front and two pair or better behind. */
export const pairBeforeTwoPair = handTests.defineWith(
  'pai-gow.pair-before-two-pair',
  ['judging'],
  (judging: PaiGowJudging) => ({
    words: judgedWords('a pair in front and two pair or better behind', judging),
    holds: frontAndBack({ front: ANY_PAIR, back: floorOf('two-pair') }, judging),
  }),
);

/** A pair in front and an ace-high flush or better behind. */
export const pairBeforeAceHighFlush = handTests.defineWith(
  'pai-gow.pair-before-ace-high-flush',
  ['judging'],
  (judging: PaiGowJudging) => ({
    words: judgedWords('a pair in front and an ace-high flush or better behind', judging),
    holds: frontAndBack({ front: ANY_PAIR, back: floorOf('flush', 'A') }, judging),
  }),
);

/** A pair in front and a full house or better behind. */
export const pairBeforeFullHouse = handTests.defineWith(
  'pai-gow.pair-before-full-house',
  ['judging'],
  (judging: PaiGowJudging) => ({
    words: judgedWords('a pair in front and a full house or better behind', judging),
    holds: frontAndBack({ front: ANY_PAIR, back: floorOf('full-house') }, judging),
  }),
);

/** The five behind, as set, are no pair or better and hold no ace: what must beat a nine high. */
export const isBackKingHighOrLower = handTests.define('pai-gow.back-king-high-or-lower', {
  words: 'the five behind, as set, are king high or lower',
  holds: (deal, seat) => {
    const cards = sevenOf(deal, seat);
    if (cards === null) return false;
    const set = settingOf(deal, seat, cards);
    return !isFoul(set) && set.back.strength < ACE_HIGH;
  },
});

/** A test of the strength of the best five of all seven: at least `least` and below `limit`. */
const bestBetween =
  (least: number, limit = Number.POSITIVE_INFINITY): HandHolds =>
  (deal, seat) => {
    const cards = sevenOf(deal, seat);
    if (cards === null) return false;
    const strength = paiGowStrength(cards, optionsOf(deal));
    return strength >= least && strength < limit;
  };

/** The best five of the seven are of this category, the joker used as the game has it. */
export const bestOfSevenIs = handTests.defineWith(
  'pai-gow.best-of-seven-is',
  ['category'],
  (category: PaiGowCategory) => ({
    words: `the best five of the seven cards are ${categoryWords(category)}`,
    holds: bestBetween(floorOf(category), floorOf(category) + packStrength(1, [])),
  }),
);

/** The best five of the seven are of this category or a better one. */
export const bestOfSevenAtLeast = handTests.defineWith(
  'pai-gow.best-of-seven-at-least',
  ['category'],
  (category: PaiGowCategory) => ({
    words: `the best five of the seven cards are ${categoryWords(category)} or better`,
    holds: bestBetween(floorOf(category)),
  }),
);

/** Seven different ranks of which the nine is the highest, no straight and no flush among them. */
export const isNineHigh = handTests.define('pai-gow.nine-high', {
  words: 'the seven cards are nine high',
  holds: bestBetween(floorOf('high-card', '9'), floorOf('high-card', 'T')),
});

/** Five of a kind below aces, which only a joker that is any card can make. */
/** A test of the seven cards themselves. */
const ofSeven =
  (holds: (cards: readonly Card[], deal: Deal) => boolean): HandHolds =>
  (deal, seat) => {
    const cards = sevenOf(deal, seat);
    return cards !== null && holds(cards, deal);
  };

const isFace = (card: Card): boolean => !isJoker(card) && 'JQK'.includes(rankOf(card));
const isAce = (card: Card): boolean => !isJoker(card) && rankOf(card) === 'A';
const holdsFourAces = (cards: readonly Card[]): boolean => cards.filter(isAce).length === 4;

/** Seven jacks, queens and kings, also called picture cards; no joker. */
export const isSevenFaceCards = handTests.define('pai-gow.seven-face-cards', {
  words: 'the seven cards are all face cards',
  holds: ofSeven((cards) => cards.every(isFace)),
});

/** Six jacks, queens and kings, and the joker. */
export const isSixFaceCardsAndJoker = handTests.define('pai-gow.six-face-cards-and-joker', {
  words: 'the seven cards are six face cards and the joker',
  holds: ofSeven(
    (cards) => cards.every((card) => isFace(card) || isJoker(card)) && cards.includes(JOKER),
  ),
});

const ROYAL_RANKS = ['A', 'K', 'Q', 'J', 'T'] as const;
const ROYAL_FLUSHES = SUITS.map((suit) => ROYAL_RANKS.map((rank) => cardOf(rank, suit)));

/** A royal flush of five natural cards among the seven, however they are set. */
export const hasNaturalRoyalFlush = handTests.define('pai-gow.natural-royal-flush', {
  words: 'a royal flush without the joker lies among the seven cards',
  holds: ofSeven((cards) =>
    ROYAL_FLUSHES.some((flush) => flush.every((card) => cards.includes(card))),
  ),
});

/** Seven natural cards of one suit. */
export const isNaturalSevenCardFlush = handTests.define('pai-gow.natural-seven-card-flush', {
  words: 'the seven cards are of one suit, without the joker',
  holds: ofSeven(
    (cards) =>
      !cards.includes(JOKER) && cards.every((card) => suitOf(card) === suitOf(cards[0] as Card)),
  ),
});

/** All four aces among the seven, in front or behind. */
export const hasFourNaturalAces = handTests.define('pai-gow.four-natural-aces', {
  words: 'all four aces lie among the seven cards',
  holds: ofSeven(holdsFourAces),
});

/** All four aces and the joker. */
export const isFiveAces = handTests.define('pai-gow.five-aces', {
  words: 'all four aces and the joker lie among the seven cards',
  holds: ofSeven((cards) => holdsFourAces(cards) && cards.includes(JOKER)),
});

/** Three pairs and an odd card, and so neither three nor four of a kind. The joker is an ace, or
 * any card in a game where it is wild; that it could also fill a straight takes nothing away. */
const holdThreePair = (cards: readonly Card[], deal: Deal): boolean => {
  const counts = new Array<number>(RANKS.length).fill(0);
  for (const card of cards) {
    if (isJoker(card)) continue;
    const rank = rankIndexOf(card);
    counts[rank] = (counts[rank] as number) + 1;
  }
  if (Math.max(...counts) > 2) return false;
  const pairCount = counts.filter((count) => count === 2).length;
  if (!cards.includes(JOKER) || pairCount < 2) return pairCount === 3;
  // Beside three pairs the joker is the odd card, beside two it pairs one of two odd cards.
  return isWild(deal) || counts[ACE] === (pairCount === 3 ? 0 : 1);
};

export const isThreePair = handTests.define('pai-gow.three-pair', {
  words: 'the seven cards are three pair and an odd card',
  holds: ofSeven(holdThreePair),
});
