// Random deals of poker, and who has what in them.
import { cardsOf } from '#cards';
import { mexican } from '../poker.ts';
import {
  dealPiles,
  flagsOf,
  seatAt,
  seatNumbers,
  shuffledShoe,
  someRun,
  spelled,
} from './dealing.ts';
import { bestFive, bestWith, cardsIn, JOKER, RANKS, type Ranked, rankOf, SUITS } from './hands.ts';
import { paiGowFive } from './pai-gow.ts';
import type { Deal, Dice, Seat } from './record.ts';

export interface Poker {
  readonly family: 'flop' | 'stud' | 'draw';
  /** Hole cards that are kept to the end, or all cards of a draw game. */
  readonly own: number;
  readonly most: number;
  readonly playsTwo?: true;
  readonly highLow?: true;
  readonly low?: true;
  readonly reverse?: true;
  readonly deck?: { readonly ranks?: string; readonly jokers?: number };
}

const HOLDEM: Poker = { family: 'flop', own: 2, most: 9 };
const OMAHA: Poker = { family: 'flop', own: 4, most: 8, playsTwo: true };
const STUD: Poker = { family: 'stud', own: 7, most: 7 };

export const POKER: Readonly<Record<string, Poker>> = {
  'texas-holdem': HOLDEM,
  'no-limit-holdem': HOLDEM,
  'limit-buy-in-no-limit-holdem': HOLDEM,
  'texas-holdem-high-low': { ...HOLDEM, highLow: true },
  'reverse-holdem': { ...HOLDEM, reverse: true },
  pineapple: HOLDEM,
  'pineapple-high-low': { ...HOLDEM, highLow: true },
  'crazy-pineapple': HOLDEM,
  'crazy-pineapple-high-low': { ...HOLDEM, highLow: true },
  omaha: OMAHA,
  'omaha-high-low': { ...OMAHA, highLow: true },
  'five-card-omaha-high-low': { ...OMAHA, own: 5, highLow: true },
  'seven-card-stud': STUD,
  'seven-card-stud-high-low': { ...STUD, highLow: true },
  razz: { ...STUD, low: true },
  'five-card-stud': { family: 'stud', own: 5, most: 8 },
  'mexican-poker': { family: 'stud', own: 5, most: 8, deck: { ranks: '234567JQKA', jokers: 1 } },
  'california-lowball': { family: 'draw', own: 5, most: 6, low: true, deck: { jokers: 1 } },
  'kansas-city-lowball': { family: 'draw', own: 5, most: 6, low: true },
  'draw-poker': { family: 'draw', own: 5, most: 6, deck: { jokers: 1 } },
};

export const pokerOf = ({ game }: Pick<Deal, 'game'>): Poker => POKER[game] as Poker;

const FLOP_STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
const STREET_NAMES: readonly string[] = FLOP_STREETS;
const STUD_STREETS = [
  'second-street',
  'third-street',
  'fourth-street',
  'fifth-street',
  'sixth-street',
  'seventh-street',
] as const;

/** Cards of four of a kind and full houses, of straight flushes, or any. */
function someHands(random: Dice): ((card: string) => boolean) | undefined {
  const ranks = random
    .shuffle([...'A23456789TJQK'])
    .slice(0, random.pick(2, 3, 4))
    .join('');
  const high = random.pick('AK', 'AKQ', 'AJT', 'A8');
  return random.pick<((card: string) => boolean) | undefined>(
    undefined,
    (card) => ranks.includes(rankOf(card)),
    (card) => high.includes(rankOf(card)),
    someRun(random, random.pick(5, 6, 7)),
  );
}

interface Planted {
  /** The board begins with these, in any order of its own. */
  readonly isFlop?: true;
  readonly board: readonly string[];
  readonly hands: readonly (readonly string[])[];
}

/** Four of a kind or a full house beside a better hand. */
export function someBeat(random: Dice, { family, deck }: Poker): Planted {
  const ranks = random.shuffle([...(deck?.ranks ?? 'AAAKKJ23456789TQ')]);
  const x = ranks[0] as string;
  const y = ranks.find((rank) => rank !== x) as string;
  const [a, b, c, d] = random.shuffle([...SUITS]).map((suit) => x + suit) as [
    string,
    string,
    string,
    string,
  ];
  const [e, f, g, h] = random.shuffle([...SUITS]).map((suit) => y + suit) as [
    string,
    string,
    string,
    string,
  ];
  if (family !== 'flop') {
    const hands = random.pick(
      [
        [a, b, c, d],
        [e, f, g, h],
      ],
      [
        [a, b, c, e, f],
        [g, h],
      ],
    );
    return { board: [], hands };
  }
  const low = random.below(8);
  const suit = random.pick(...SUITS);
  const run = [...RANKS.slice(low, low + 5)].map((rank) => rank + suit);
  const [one, two, three, four, five] = run as [string, string, string, string, string];
  const pair = [...SUITS].filter((each) => each !== suit).map((each) => rankOf(two) + each);
  return random.pick<Planted>(
    {
      board: [a, b, e, f],
      hands: [
        [c, d],
        [g, h],
      ],
    },
    {
      board: [a, b, e, f],
      hands: [
        [c, g],
        [d, h],
      ],
    },
    {
      board: [a, e, f],
      hands: [
        [b, g],
        [c, d],
      ],
    },
    { board: [a, b, e, f], hands: [[c, g], [h]] },
    { board: [one, two, three, pair[0] as string], hands: [[four, five], pair.slice(1)] },
    { board: [a, b, c, d], hands: [] },
  );
}

export interface Opening {
  readonly least?: number;
  readonly first?: ((card: string) => boolean) | undefined;
  /** How often a hand is given up. */
  readonly foldPercent?: number;
  /** Board cards that have come; five where nothing is said. */
  readonly board?: number;
  readonly planted?: Planted | undefined;
}

/** A stud hand that was given up has the cards of its street. */
function layStud(random: Dice, seat: Seat, cards: readonly string[], own: number): void {
  const first = own === 7 ? 3 : 2;
  const count = seat.folded === false ? own : random.between(first, own);
  if (seat.folded !== false) seat.folded = STUD_STREETS[count - 2] as string;
  const down = own === 7 ? 2 : 1;
  const up = cards.slice(down, Math.min(down + 4, count));
  seat.hole = spelled([...cards.slice(0, down), ...cards.slice(down + 4, count)]);
  seat.up = spelled(up);
}

export function pokerDeal(random: Dice, game: string, opening: Opening = {}): Deal {
  const poker = POKER[game] as Poker;
  const { least = 2, first = someHands(random), foldPercent = 20, board = 5 } = opening;
  const { board: onBoard, hands: inHands } = opening.planted ?? { board: [], hands: [] };
  const count = random.between(Math.min(least, poker.most), poker.most);
  const seats = seatNumbers(random, count, 9).map((seat) =>
    seatAt(random, seat, { folded: random.chance(foldPercent) ? 'folds' : false }),
  );
  if (seats.every(({ folded }) => folded !== false)) for (const seat of seats) seat.folded = false;
  const come = poker.reverse && board < 5 ? board - 2 : board;
  const boardCount = poker.family === 'flop' ? come : 0;
  const started = [onBoard.slice(0, boardCount), ...inHands];
  const shoe = shuffledShoe(random, { ...poker.deck }, first).filter(
    (card) => !started.some((cards) => cards.includes(card)),
  );
  const sizes = [boardCount, ...seats.map(() => poker.own)];
  const rest = sizes.map((size, at) => size - (started[at] ?? []).length);
  const piles = dealPiles(random, shoe, rest).map((pile, at) => [...(started[at] ?? []), ...pile]);
  const [common = [], ...hands] = piles.map((pile, at) =>
    at === 0 && opening.planted?.isFlop ? pile : random.shuffle(pile),
  );
  seats.forEach((seat, at) => {
    const cards = hands[at] as string[];
    if (poker.family === 'stud') layStud(random, seat, cards, poker.own);
    else if (poker.family === 'draw') {
      seat.cards = spelled(cards);
      if (seat.folded !== false) seat.folded = random.pick('before-draw', 'after-draw');
    } else {
      seat.hole = spelled(cards);
      const counts = poker.reverse ? [0, 1, 2, 5] : [0, 3, 4, 5];
      const seen = FLOP_STREETS.filter((_, street) => (counts[street] as number) <= boardCount);
      if (seat.folded !== false) seat.folded = random.pick(...seen);
    }
  });
  return {
    game,
    seats,
    ...(boardCount > 0 ? { board: spelled(common) } : {}),
    pot: random.pick('19.99', '20.00', '120.00', '45.00', '300.00'),
    ...flagsOf(random),
  };
}

export const isLive = ({ folded }: Seat): boolean => folded === false;

/** All cards of a seat that are its own. */
export const ownCards = ({ hole, up, cards }: Seat): string[] =>
  cardsIn(cards ?? [hole, up].filter((place) => place !== undefined).join(' '));

const MEXICAN = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'full house',
  'flush',
  'four of a kind',
  'straight flush',
  'royal flush',
  'five of a kind',
] as const;

/** Five cards of Mexican Poker, whose joker is wild face down and less face up. */
function mexicanOf(seat: Seat): Ranked {
  const cards = ownCards(seat);
  const key = mexican(cardsOf(spelled(cards)), cardsIn(seat.up).includes(JOKER));
  const order = key.slice(1);
  const score = [0, 1, 2, 3, 4].reduce(
    (sum, at) => sum * 16 + (order[at] ?? -1) + 1,
    key[0] as number,
  );
  return { name: MEXICAN[key[0] as number] as Ranked['name'], order, score, cards };
}

/** The best high hand of a seat by its game, on a board of so many cards; nothing where five cannot
 * be had. */
export function highOf(deal: Deal, seat: Seat, boardCount = 5): Ranked | undefined {
  const { family, playsTwo, own } = pokerOf(deal);
  const cards = ownCards(seat);
  if (family === 'draw') return paiGowFive(cards, false);
  if (family === 'stud') {
    if (cards.length < own) return undefined;
    return deal.game === 'mexican-poker' ? mexicanOf(seat) : bestFive(cards);
  }
  const board = cardsIn(deal.board).slice(0, boardCount);
  if (board.length < 3) return undefined;
  return playsTwo ? bestWith(cards, board, 2) : bestFive([...cards, ...board]);
}

/** Whether two hole cards play: a hand with both that is as good as the best. All cards of stud
 * are one's own, and Omaha always plays two. */
export function playsHole(deal: Deal, seat: Seat, count: 1 | 2): boolean {
  const { family, playsTwo } = pokerOf(deal);
  if (family !== 'flop' || playsTwo) return true;
  const best = highOf(deal, seat) as Ranked;
  const [hole, board] = [ownCards(seat), cardsIn(deal.board)];
  const ways = count === 1 ? [1, 2] : [2];
  return ways.some((way) => bestWith(hole, board, way)?.score === best.score);
}

/** The seats that show down: two as a rule, with every card of the game dealt. */
export function shownDownSeats(deal: Deal, least = 2): Seat[] {
  const { family, own } = pokerOf(deal);
  const live = deal.seats.filter(isLive);
  const isOver =
    family === 'flop'
      ? cardsIn(deal.board).length === 5
      : live.every((seat) => ownCards(seat).length === own);
  return isOver && live.length >= least ? live : [];
}

/** The hands that are shown down, the best first. */
export function shownDown(deal: Deal, least = 2): { seat: Seat; hand: Ranked }[] {
  return shownDownSeats(deal, least)
    .map((seat) => ({ seat, hand: highOf(deal, seat) as Ranked }))
    .sort((a, b) => b.hand.score - a.hand.score);
}

/** How many cards of the board have come: as a rule all. */
export const someBoard = (random: Dice): number => random.pick(5, 5, 5, 5, 5, 5, 3, 4);

/** The streets after which a hand was gone, as the board that it had seen. */
export function boardSeen(deal: Deal, { folded }: Seat): number {
  const counts = pokerOf(deal).reverse ? [0, 1, 2, 5] : [0, 3, 4, 5];
  const street = STREET_NAMES.indexOf(String(folded));
  return street < 0 ? 5 : (counts[street] as number);
}
