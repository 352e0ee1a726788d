// The hands that count in the poker sheets, found by writing out every five cards that a sheet
// allows. It shares no code with src/hands or src/rules.
import { type Card, JOKER, makeCard, RANKS, type Rank, STANDARD_DECK } from '#cards';
import { type RandomSource, seededSource, shuffled } from '#chance';
import type { Deal, DealtSeat } from '#games';
import { compareKeys, fiveHigh, type Key, mexican, subsets } from './poker.ts';

/** The places of five-card categories in the keys of `fiveHigh`, and five of a kind above. */
const CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
  'five-of-a-kind',
];

/** Those of `mexican`, in which a flush beats a full house. */
const MEXICAN_CATEGORIES = CATEGORIES.map((name) => {
  if (name === 'flush') return 'full-house';
  return name === 'full-house' ? 'flush' : name;
});

/** What counts: the hand of the game; the same if so many hole cards play; two hole cards and three
 * others; that with four of a kind behind pairs only; the first five cards; the first three and the
 * player-dealer's two. */
export type SlowRule =
  | 'played'
  | 'one-hole'
  | 'two-hole'
  | 'two-and-three'
  | 'pocket-pair-quads'
  | 'first-five'
  | 'face-down-five';

export const slowCategory = (key: Key): string => CATEGORIES[key[0] as number] as string;

/** The key of a category with these ranks, to be compared with `compareKeys`. */
export const slowFloor = (category: string, ...ranks: readonly Rank[]): Key => [
  CATEGORIES.indexOf(category),
  ...ranks.map((rank) => RANKS.indexOf(rank)),
];

const best = (keys: readonly Key[]): Key | undefined =>
  keys.reduce<Key | undefined>(
    (high, key) => (high === undefined || compareKeys(key, high) > 0 ? key : high),
    undefined,
  );

const isJoker = (card: Card): boolean => makeCard(card) === 'XX';

/** A joker that is an ace or completes a straight or a flush, tried as every card. */
function withAceJoker(five: readonly Card[]): Key | undefined {
  const naturals = five.filter((card) => !isJoker(card));
  if (naturals.length === 5) return fiveHigh(five);
  if (naturals.every((card) => makeCard(card).startsWith('A'))) return [10, 12];
  const stand = STANDARD_DECK.cards.filter((card) => !naturals.includes(card));
  const keys = stand.flatMap((card) => {
    const key = fiveHigh([...naturals, card]);
    const completes = /straight|^flush|royal/.test(slowCategory(key));
    return makeCard(card).startsWith('A') || completes ? [key] : [];
  });
  return best(keys);
}

function studCards(deal: Deal, seat: DealtSeat): Card[] {
  const own = seat.cards ?? [...(seat.hole ?? []), ...(seat.up ?? [])];
  return [...own, ...(deal.board ?? [])];
}

interface Five {
  readonly holeUsed: readonly Card[];
  readonly five: readonly Card[];
}

/** Every five of some hole cards and some others, with the hole cards in it. */
const fivesOf = (hole: readonly Card[], others: readonly Card[]): Five[] =>
  subsets([...hole, ...others], 5).map((five) => ({
    five,
    holeUsed: five.filter((card) => hole.includes(card)),
  }));

const isOmaha = ({ game }: Deal): boolean => game.includes('omaha');

function flopKey(deal: Deal, { hole = [] }: DealtSeat, rule: SlowRule): Key | undefined {
  const all = fivesOf(hole, deal.board ?? []);
  const allowed = isOmaha(deal) ? all.filter(({ holeUsed }) => holeUsed.length === 2) : all;
  const played = best(allowed.map(({ five }) => fiveHigh(five)));
  if (played === undefined || rule === 'played' || isOmaha(deal)) return played;
  const plays = allowed.some(({ five, holeUsed }) => {
    const isEnough = rule === 'one-hole' ? holeUsed.length >= 1 : holeUsed.length === 2;
    return isEnough && compareKeys(fiveHigh(five), played) === 0;
  });
  return plays ? played : undefined;
}

function ownKey(deal: Deal, seat: DealtSeat): Key | undefined {
  const cards = studCards(deal, seat);
  if (deal.game === 'mexican-poker') {
    const [category = 0, ...ranks] = mexican(cards, (seat.up ?? []).some(isJoker));
    return [CATEGORIES.indexOf(MEXICAN_CATEGORIES[category] as string), ...ranks];
  }
  if (deal.game === 'draw-poker') return withAceJoker(cards);
  return cards.some(isJoker) ? undefined : best(subsets(cards, 5).map(fiveHigh));
}

function twoAndThreeKey(deal: Deal, seat: DealtSeat, needsPair: boolean): Key | undefined {
  const { hole = [], up = [] } = seat;
  const fives = fivesOf(hole, [...up, ...(deal.board ?? [])]).filter(({ five, holeUsed }) => {
    if (holeUsed.length !== 2) return false;
    const [first = '', second = ''] = holeUsed.map((card) => makeCard(card).charAt(0));
    const isQuads = slowCategory(fiveHigh(five)) === 'four-of-a-kind';
    return !needsPair || !isQuads || first === second;
  });
  return best(fives.map(({ five }) => fiveHigh(five)));
}

/** The hand of a poker game with a pot that counts under a rule; undefined where there is none. */
export function slowPokerKey(deal: Deal, seat: DealtSeat, rule: SlowRule): Key | undefined {
  const isDraw = /draw|lowball/.test(deal.game);
  const isFlop = deal.board !== undefined && deal.board.length >= 3;
  if (!isDraw && (rule === 'two-and-three' || rule === 'pocket-pair-quads')) {
    return twoAndThreeKey(deal, seat, rule === 'pocket-pair-quads');
  }
  return isFlop ? flopKey(deal, seat, rule) : ownKey(deal, seat);
}

/** The hand against a player-dealer that counts under a rule. */
export function slowBankedKey(deal: Deal, own: readonly Card[], rule: SlowRule): Key | undefined {
  const { board = [], dealer = {} } = deal;
  if (rule === 'first-five') return fiveHigh([...own, ...board].slice(0, 5));
  if (rule === 'face-down-five') {
    const added = own.length === 3 ? (dealer.down ?? []) : board;
    return fiveHigh([...own, ...added].slice(0, 5));
  }
  const seat = { ...deal.seats[0], hole: own } as DealtSeat;
  return flopKey(deal, seat, rule);
}

/** Some five of the cards are A-2-3-4-5 of more than one suit; a joker is any card but has no
 * suit. */
export const slowWheel = (cards: readonly Card[]): boolean =>
  subsets(cards, 5).some((five) => {
    const ranks = five.filter((card) => !isJoker(card)).map((card) => makeCard(card).charAt(0));
    const suits = new Set(five.map((card) => makeCard(card).charAt(1)));
    const isLow = ranks.every((rank) => 'A2345'.includes(rank));
    return isLow && new Set(ranks).size === ranks.length && suits.size > 1;
  });

/** All five cards of the hand are in `ranks`, each once, and there is more than one suit. */
export const slowUnsuited = (cards: readonly Card[], ranks: string): boolean =>
  [...ranks].every(
    (rank) => cards.filter((card) => makeCard(card).startsWith(rank)).length === 1,
  ) &&
  cards.length === ranks.length &&
  new Set(cards.map((card) => makeCard(card).charAt(1))).size > 1;

/** Ranks and suits of small decks in which rare hands are not rare. */
const SMALL_DECKS: readonly (readonly [ranks: string, suits: string])[] = [
  ['23456789TJQKA', 'cdhs'],
  ['TJQKA', 'cdhs'],
  ['TJQKA', 'hs'],
  ['89TJQK', 'cd'],
  ['QKA', 'cdhs'],
  ['6JKA', 'cdhs'],
  ['2345A', 'cdhs'],
  ['234567', 'cdhs'],
  ['234567JQKA', 's'],
];

const small = ([ranks, suits]: (typeof SMALL_DECKS)[number]): Card[] =>
  STANDARD_DECK.cards.filter((card) => {
    const text = makeCard(card);
    return ranks.includes(text.charAt(0)) && suits.includes(text.charAt(1));
  });

/** Cards in random order from one small deck after another, with a joker where asked; without the
 * ranks that a game does not have. */
export function* smallDeckDeals(
  count: number,
  { seed, joker = false, without = '' }: { seed: number; joker?: boolean; without?: string },
): Generator<Card[]> {
  const source: RandomSource = seededSource(seed);
  for (let deal = 0; deal < count; deal++) {
    const deck = small(SMALL_DECKS[deal % SMALL_DECKS.length] as (typeof SMALL_DECKS)[number]);
    const held = deck.filter((card) => !without.includes(makeCard(card).charAt(0)));
    yield shuffled(joker ? [...held, JOKER] : held, source);
  }
}
