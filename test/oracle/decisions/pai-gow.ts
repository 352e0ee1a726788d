// Pai gow poker again: the joker tries every card, and hands are looked at as they were set.
import { bankOf, players, seatsFor, type Table } from './banked.ts';
import { dealPiles, flagsOf, shuffledShoe, spelled } from './dealing.ts';
import {
  choose,
  FIVES,
  type Five,
  fiveOf,
  JOKER,
  RANKS,
  type Ranked,
  rankIn,
  SUITS,
} from './hands.ts';
import type { Deal, Dice } from './record.ts';

const DECK = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => `${rank}${suit}`));
const COMPLETED: readonly Five[] = ['straight', 'flush', 'straight flush', 'royal flush'];

export const isWild = (game: string): boolean => game === 'jokers-wild-pai-gow-poker';

/** The wheel is the second highest straight behind in pai gow poker. */
function placed(hand: Ranked): Ranked {
  const isStraight = hand.name === 'straight' || hand.name === 'straight flush';
  const isWheel = isStraight && hand.order[0] === RANKS.indexOf('5');
  return isWheel ? { ...hand, score: fiveScore(hand.name, 11.5) } : hand;
}
const fiveScore = (name: Five, top: number): number =>
  [top, -1, -1, -1, -1].reduce((score, each) => score * 16 + each + 1, FIVES.indexOf(name));

/** Five cards, a joker among them as the game has it: any card, or else an ace or what completes a
 * straight or a flush. A card that it doubles makes no flush. */
export function paiGowFive(cards: readonly string[], wild: boolean): Ranked {
  const naturals = cards.filter((card) => card !== JOKER);
  if (naturals.length === cards.length) return placed(fiveOf(cards));
  const made = DECK.flatMap((card) => {
    const hand = fiveOf([...naturals, card]);
    const isAllowed = wild || card.startsWith('A') || COMPLETED.includes(hand.name);
    return isAllowed ? [placed(hand)] : [];
  });
  return made.reduce((best, hand) => (hand.score > best.score ? hand : best));
}

export function paiGowBest(cards: readonly string[], wild: boolean): Ranked {
  let best: Ranked | undefined;
  for (const five of choose(cards, 5)) {
    const hand = paiGowFive(five, wild);
    if (best === undefined || hand.score > best.score) best = hand;
  }
  return best as Ranked;
}

export interface Front {
  readonly isPair: boolean;
  readonly high: number;
  readonly low: number;
}

/** The two in front: a joker there is an ace, or in the wild game the other card again. */
export function paiGowFront(cards: readonly string[], wild: boolean): Front {
  const other = cards.find((card) => card !== JOKER) as string;
  const ranks = cards.map((card) => {
    if (card !== JOKER) return rankIn(card);
    return wild ? rankIn(other) : RANKS.indexOf('A');
  });
  const [low, high] = ranks.sort((a, b) => a - b) as [number, number];
  return { isPair: high === low, high, low };
}

/** Whether the front is above the back, which no player may set. */
function isFoul(front: Front, back: Ranked): boolean {
  const pair = FIVES.indexOf('pair');
  const place = FIVES.indexOf(back.name);
  if (front.isPair !== place >= pair) return front.isPair;
  if (front.isPair && place > pair) return false;
  const [high, second] = back.order as [number, number];
  if (front.isPair) return front.high > high;
  return front.high > high || (front.high === high && front.low > second);
}

/** A setting that is not foul; often the one with the highest pair in front. */
export function someSetting(
  random: Dice,
  cards: readonly string[],
  wild: boolean,
): { front: string[]; back: string[] } {
  const settings = [...choose(cards, 2)].flatMap((front) => {
    const back = cards.filter((card) => !front.includes(card));
    const two = paiGowFront(front, wild);
    return isFoul(two, paiGowFive(back, wild)) ? [] : [{ front, back, two }];
  });
  const worth = ({ isPair, high, low }: Front): number => (isPair ? 1000 : 0) + high * 20 + low;
  const best = [...settings].sort((a, b) => worth(b.two) - worth(a.two));
  return random.chance(70) ? (best[0] as (typeof best)[number]) : random.pick(...settings);
}

/** The bank's hand lies set at its seat, or also unset at the dealer's place where no setting
 * matters. */
export function paiGowDeal(
  random: Dice,
  { bankAt = 'seat', ...table }: Omit<Table, 'most'> & { readonly bankAt?: 'seat' | 'either' },
  first?: (card: string) => boolean,
): Deal {
  const seats = seatsFor(random, { most: 6, ...table });
  const shoe = shuffledShoe(random, { jokers: 1 }, first);
  const bank = bankOf(seats);
  const atSeat = bank !== undefined && (bankAt === 'seat' || random.chance(60));
  const holding = [...players(seats), ...(atSeat ? [bank] : [])];
  const piles = dealPiles(
    random,
    shoe,
    [...holding.map(() => 7), 7],
    first === undefined ? 50 : 90,
  );
  holding.forEach((seat, at) => {
    const { front, back } = someSetting(random, piles[at] as string[], isWild(table.game));
    if (random.chance(30)) seat.cards = spelled(random.shuffle(piles[at] as string[]));
    seat.front = spelled(front);
    seat.back = spelled(back);
  });
  const dealer = atSeat ? {} : { dealer: { cards: spelled(piles.at(-1) as string[]) } };
  return { game: table.game, seats, ...dealer, ...flagsOf(random) };
}

/** Seven different ranks up to the nine without a straight, a flush or the joker. */
export const nineHigh = (cards: readonly string[]): boolean =>
  !cards.includes(JOKER) &&
  cards.every((card) => '23456789'.includes(card.charAt(0))) &&
  new Set(cards.map((card) => card.charAt(0))).size === 7 &&
  paiGowBest(cards, false).name === 'high card';
