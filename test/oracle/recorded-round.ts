// What a recorded round and its settlement look like to the slow second implementation, and the few
// words that both of its games need. Nothing here comes from src/games, src/hands or src/money.
import { type Card, cardsOf } from '#cards';
import { bestKey, fiveHigh, fourHigh, type Key } from './poker.ts';

export type Game = 'four-card-poker' | 'crazy-4-poker';

export interface RecordedMeter {
  amount: string;
  reset: string;
  reserve?: string;
}

export interface RecordedSeat {
  seat: number;
  cards: string;
  wagers: Record<string, string>;
  folded?: boolean;
}

export interface RecordedRound {
  game: Game;
  tables: Record<string, string>;
  meters: Record<string, RecordedMeter>;
  magicCard?: string;
  luckySeat?: number | 'dealer';
  dealer: string;
  seats: RecordedSeat[];
  readings?: Record<string, boolean | string>;
  irregularities?: { kind: string; count?: number }[];
}

interface ComparableWager {
  staked: string;
  returned: string;
  result: 'win' | 'lose' | 'push';
}

interface ComparableEnvy {
  wager: string;
  fromSeat: number;
  amount: string;
}

interface ComparableSeat {
  seat: number;
  wagers: Record<string, ComparableWager>;
  envy: ComparableEnvy[];
  staked: string;
  returned: string;
}

interface ComparableMeter {
  before: string;
  after: string;
  reserveBefore?: string;
  reserveAfter?: string;
}

/** The part of an answer that two implementations must agree on; a void round has no dealer. */
export interface Comparable {
  void: boolean;
  dealerQualifies: boolean | null;
  order: number[];
  seats: ComparableSeat[];
  meters: Record<string, ComparableMeter>;
}

/** "12", "12.5" or "12.50" dollars as cents. */
export function centsIn(text: string): bigint {
  const [dollars = '0', cents = ''] = text.split('.');
  return BigInt(dollars) * 100n + BigInt(cents.padEnd(2, '0'));
}

export const dollarsIn = (cents: bigint): string =>
  `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`;

/** Four-card hands from the least to the best, as the slow evaluator numbers them. */
const FOUR_CARD_NAMES = [
  'nothing',
  'pair',
  'two pair',
  'straight',
  'flush',
  'three of a kind',
  'straight flush',
  'four of a kind',
];

const FIVE_CARD_NAMES = [
  'nothing',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
];

const ACE = 12;

export interface FourCardHand {
  readonly key: Key;
  readonly name: string;
  /** The rank of the pair, the four, the top of a straight …: 0 for a deuce to 12 for an ace. */
  readonly rank: number;
  readonly isFourAces: boolean;
}

/** Slow, so each hand is ranked once. */
const RANKED = new WeakMap<readonly Card[], FourCardHand>();

export function fourCardHand(cards: readonly Card[]): FourCardHand {
  const known = RANKED.get(cards);
  if (known !== undefined) return known;
  const key = bestKey(cards, 4, fourHigh);
  const name = FOUR_CARD_NAMES[key[0] as number] as string;
  const rank = key[1] as number;
  const hand = { key, name, rank, isFourAces: name === 'four of a kind' && rank === ACE };
  RANKED.set(cards, hand);
  return hand;
}

export const fiveCardName = (cards: readonly Card[]): string =>
  FIVE_CARD_NAMES[fiveHigh(cards)[0] as number] as string;

/** A seat while it is being settled. */
export interface PlayedSeat {
  readonly seat: number;
  readonly cards: Card[];
  readonly folded: boolean;
  /** The bet, by wager; undefined if it is not bet. */
  bet(wager: string): bigint;
  readonly settled: Map<string, ComparableWager>;
  readonly envy: { wager: string; fromSeat: number; amount: bigint }[];
}

export const playedSeats = (round: RecordedRound): PlayedSeat[] =>
  round.seats.map(({ seat, cards, wagers, folded = false }) => ({
    seat,
    cards: cardsOf(cards),
    folded,
    bet: (wager) => centsIn(wagers[wager] ?? '0'),
    settled: new Map(),
    envy: [],
  }));

/** From the highest seat number down: that is counterclockwise from the dealer's right. */
export const fromTheRight = (seats: readonly PlayedSeat[]): PlayedSeat[] =>
  [...seats].sort((a, b) => b.seat - a.seat);

/** Notes all that comes back for a wager, the stake with it where the stake comes back. */
export function settle(
  seat: PlayedSeat,
  wager: string,
  returned: bigint,
  result: 'win' | 'lose' | 'push',
): void {
  seat.settled.set(wager, {
    staked: dollarsIn(seat.bet(wager)),
    returned: dollarsIn(returned),
    result,
  });
}

export interface Meter {
  amount: bigint;
  readonly reset: bigint;
  reserve: bigint;
}

export function runningMeters(round: RecordedRound): Record<string, Meter> {
  const meters: Record<string, Meter> = {};
  for (const [name, { amount, reset, reserve }] of Object.entries(round.meters)) {
    meters[name] = {
      amount: centsIn(amount),
      reset: centsIn(reset),
      reserve: centsIn(reserve ?? '0'),
    };
  }
  return meters;
}

/** All of the meter: it starts again at its reset amount, with the reserve on top. */
export function takeAll(meter: Meter): bigint {
  const award = meter.amount;
  meter.amount = meter.reset + meter.reserve;
  meter.reserve = 0n;
  return award;
}

/** Ten percent; the parts of a cent stay. */
export function takeTenPercent(meter: Meter): bigint {
  const award = meter.amount / 10n;
  meter.amount -= award;
  return award;
}

/** Every stake goes back. The wagers are named in the order in which they would be settled; the
 * automatic bonus, which has no stake, is listed beside every ante. */
export function giveBack(seats: readonly PlayedSeat[], wagersInOrder: readonly string[]): void {
  for (const seat of seats) {
    for (const wager of wagersInOrder) {
      const isListed = wager === 'automaticBonus' ? seat.bet('ante') > 0n : seat.bet(wager) > 0n;
      if (isListed) settle(seat, wager, seat.bet(wager), 'push');
    }
  }
}

function comparableSeat({ seat, settled, envy }: PlayedSeat): ComparableSeat {
  const lines = [...settled.values()];
  const staked = lines.reduce((sum, line) => sum + centsIn(line.staked), 0n);
  const paid = lines.reduce((sum, line) => sum + centsIn(line.returned), 0n);
  const envied = envy.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    seat,
    wagers: Object.fromEntries(settled),
    envy: sortedEnvy(envy.map((each) => ({ ...each, amount: dollarsIn(each.amount) }))),
    staked: dollarsIn(staked),
    returned: dollarsIn(paid + envied),
  };
}

export const sortedEnvy = (envy: readonly ComparableEnvy[]): ComparableEnvy[] =>
  [...envy].sort((a, b) => a.wager.localeCompare(b.wager) || a.fromSeat - b.fromSeat);

function comparableMeters(
  round: RecordedRound,
  after: Record<string, Meter>,
): Record<string, ComparableMeter> {
  const meters: Record<string, ComparableMeter> = {};
  for (const [name, { amount, reserve }] of Object.entries(round.meters)) {
    const meter = after[name] as Meter;
    meters[name] = { before: dollarsIn(centsIn(amount)), after: dollarsIn(meter.amount) };
    if (reserve !== undefined) {
      meters[name].reserveBefore = dollarsIn(centsIn(reserve));
      meters[name].reserveAfter = dollarsIn(meter.reserve);
    }
  }
  return meters;
}

export function comparable(
  round: RecordedRound,
  seats: readonly PlayedSeat[],
  meters: Record<string, Meter>,
  dealerQualifies: boolean | 'void',
): Comparable {
  return {
    void: dealerQualifies === 'void',
    dealerQualifies: dealerQualifies === 'void' ? null : dealerQualifies,
    order: fromTheRight(seats).map(({ seat }) => seat),
    seats: fromTheRight(seats).reverse().map(comparableSeat),
    meters: comparableMeters(round, meters),
  };
}
