// Crazy 4 Poker (Massachusetts), settled slowly from the text of sections 10 to 14.
import { type Card, cardsOf } from '#cards';
import { compareKeys } from './poker.ts';
import {
  type Comparable,
  comparable,
  type FourCardHand,
  fiveCardName,
  fourCardHand,
  fromTheRight,
  giveBack,
  type Meter,
  type PlayedSeat,
  playedSeats,
  type RecordedRound,
  runningMeters,
  settle,
  takeAll,
  takeTenPercent,
} from './recorded-round.ts';

const WAGERS_IN_ORDER = [
  'ante',
  'play',
  'superBonus',
  'queensUp',
  'fourCardProgressive',
  'fiveCardProgressive',
  'fiveCardHandBonusPlayer',
  'fiveCardHandBonusDealer',
  'coverAll',
];

const KING = 11;
const QUEEN = 10;
const ACE = 12;

/** The name by which sections 11 and 12 tell four aces from the other fours. */
const rowOf = (hand: FourCardHand): string => (hand.isFourAces ? 'four aces' : hand.name);

// s.11(b), in halves so that 3 to 2 is a whole number.
const SUPER_BONUS_HALVES: Record<string, bigint> = {
  'four aces': 400n,
  'four of a kind': 60n,
  'straight flush': 30n,
  'three of a kind': 4n,
  flush: 3n,
  straight: 2n,
};

// s.11(c)
const QUEENS_UP: Record<string, Record<string, bigint>> = {
  'four of a kind': { A: 50n, B: 50n, C: 50n, D: 50n },
  'straight flush': { A: 30n, B: 40n, C: 30n, D: 40n },
  'three of a kind': { A: 9n, B: 8n, C: 8n, D: 7n },
  flush: { A: 4n, B: 4n, C: 4n, D: 4n },
  straight: { A: 3n, B: 3n, C: 3n, D: 3n },
  'two pair': { A: 2n, B: 2n, C: 2n, D: 2n },
  'pair of queens or better': { A: 1n, B: 1n, C: 1n, D: 1n },
};

// s.11(d)(1): all of the meter for four aces, and these "for 1".
const FOUR_CARD_PROGRESSIVE: Record<string, Record<string, bigint>> = {
  A: { 'four of a kind': 300n, 'straight flush': 100n, 'three of a kind': 9n },
  B: { 'four of a kind': 300n, 'straight flush': 100n, 'three of a kind': 15n },
};

// s.11(d)(5), in dollars, by the table and the receiver's own wager.
const FOUR_CARD_ENVY: Record<string, Record<string, bigint>> = {
  'A $1': { 'four aces': 100n, 'four of a kind': 10n, 'straight flush': 5n },
  'A $5': { 'four aces': 500n, 'four of a kind': 50n, 'straight flush': 25n },
  'B $1': { 'four aces': 100n, 'four of a kind': 25n },
  'B $5': { 'four aces': 500n, 'four of a kind': 125n },
};

// s.11(e)(1): all of the meter for a royal flush, a tenth for a straight flush, these "for 1".
const FIVE_CARD_PROGRESSIVE: Record<string, bigint> = {
  'four of a kind': 300n,
  'full house': 50n,
  flush: 40n,
  straight: 30n,
  'three of a kind': 9n,
};

// s.11(e)(5)
const FIVE_CARD_ENVY: Record<string, Record<string, bigint>> = {
  $1: { 'royal flush': 1000n, 'straight flush': 300n },
  $5: { 'royal flush': 5000n, 'straight flush': 1500n },
};

// s.11(f)(1), the same way.
const FIVE_CARD_HAND_BONUS: Record<string, bigint> = {
  'four of a kind': 500n,
  'full house': 100n,
  flush: 50n,
};

// s.12(k), the columns for 6, 5, 4, 3, 2 and 1 players; from the highest hand down.
const COVER_ALL: [string, bigint[]][] = [
  ['four aces', [100n, 125n, 150n, 200n, 250n, 300n]],
  ['royal flush', [50n, 80n, 100n, 125n, 150n, 200n]],
  ['four of a kind', [25n, 50n, 60n, 80n, 100n, 150n]],
  ['straight flush', [20n, 35n, 40n, 60n, 90n, 125n]],
  ['three of a kind', [4n, 4n, 5n, 6n, 8n, 13n]],
];

interface Table {
  readonly round: RecordedRound;
  readonly seats: PlayedSeat[];
  readonly meters: Record<string, Meter>;
  readonly dealerCards: Card[];
  readonly dealer: FourCardHand;
  /** Each bettor's share of the meter for the dealer's hand, once it has been taken. */
  dealerShare: bigint | null;
}

/** s.10(c)(3): king-high or better. */
const qualifies = (dealer: FourCardHand): boolean =>
  dealer.name !== 'nothing' || dealer.rank >= KING;

/** s.10(c)(3) */
function settleAgainstDealer(seat: PlayedSeat, dealer: FourCardHand): void {
  const ante = seat.bet('ante');
  const play = seat.bet('play');
  if (seat.folded) {
    settle(seat, 'ante', 0n, 'lose');
    settle(seat, 'superBonus', 0n, 'lose');
    return;
  }
  const hand = fourCardHand(seat.cards);
  const comparison = compareKeys(hand.key, dealer.key);
  let isBeaten = false;
  if (!qualifies(dealer)) {
    settle(seat, 'ante', ante, 'push');
    settle(seat, 'play', play * 2n, 'win');
  } else if (comparison < 0) {
    isBeaten = true;
    settle(seat, 'ante', 0n, 'lose');
    settle(seat, 'play', 0n, 'lose');
  } else if (comparison > 0) {
    settle(seat, 'ante', ante * 2n, 'win');
    settle(seat, 'play', play * 2n, 'win');
  } else {
    settle(seat, 'ante', ante, 'push');
    settle(seat, 'play', play, 'push');
  }
  const superBonus = seat.bet('superBonus');
  const halves = SUPER_BONUS_HALVES[rowOf(hand)];
  if (halves !== undefined) {
    settle(seat, 'superBonus', superBonus + (superBonus * halves) / 2n, 'win');
  } else if (isBeaten) {
    settle(seat, 'superBonus', 0n, 'lose');
  } else {
    settle(seat, 'superBonus', superBonus, 'push');
  }
}

function settleQueensUp(seat: PlayedSeat, { round }: Table): void {
  const bet = seat.bet('queensUp');
  const hand = fourCardHand(seat.cards);
  const isHighPair = hand.name === 'pair' && hand.rank >= QUEEN;
  const odds = QUEENS_UP[isHighPair ? 'pair of queens or better' : hand.name];
  if (seat.folded || odds === undefined) settle(seat, 'queensUp', 0n, 'lose');
  else
    settle(
      seat,
      'queensUp',
      bet + bet * (odds[round.tables['queensUp'] as string] as bigint),
      'win',
    );
}

function settleFourCardProgressive(seat: PlayedSeat, { round, meters }: Table): void {
  const wager = 'fourCardProgressive';
  const hand = fourCardHand(seat.cards);
  const odds = FOUR_CARD_PROGRESSIVE[round.tables[wager] as string]?.[hand.name];
  if (seat.folded) settle(seat, wager, 0n, 'lose');
  else if (hand.isFourAces) settle(seat, wager, takeAll(meters[wager] as Meter), 'win');
  else if (odds !== undefined) settle(seat, wager, seat.bet(wager) * odds, 'win');
  else settle(seat, wager, 0n, 'lose');
}

function settleFiveCardProgressive(seat: PlayedSeat, { meters }: Table): void {
  const wager = 'fiveCardProgressive';
  const meter = meters[wager] as Meter;
  const hand = fiveCardName(seat.cards);
  const odds = FIVE_CARD_PROGRESSIVE[hand];
  if (seat.folded) settle(seat, wager, 0n, 'lose');
  else if (hand === 'royal flush') settle(seat, wager, takeAll(meter), 'win');
  else if (hand === 'straight flush') settle(seat, wager, takeTenPercent(meter), 'win');
  else if (odds !== undefined) settle(seat, wager, seat.bet(wager) * odds, 'win');
  else settle(seat, wager, 0n, 'lose');
}

/** s.11(f)(3): 20 for 1 for the magic card, 5 for 1 for the lucky position. */
function extras(
  round: RecordedRound,
  bet: bigint,
  cards: readonly Card[],
  position: unknown,
): bigint {
  const magic =
    round.magicCard !== undefined && cards.includes(cardsOf(round.magicCard)[0] as Card);
  const lucky = round.luckySeat === position;
  return (magic ? bet * 20n : 0n) + (lucky ? bet * 5n : 0n);
}

function settleBonusOnOwnHand(seat: PlayedSeat, { round, meters }: Table): void {
  const wager = 'fiveCardHandBonusPlayer';
  const bet = seat.bet(wager);
  const isLost = seat.folded && round.readings?.['fiveCardHandBonusPlayerOnFold'] !== 'live';
  if (isLost) {
    settle(seat, wager, 0n, 'lose');
    return;
  }
  const meter = meters['fiveCardHandBonus'] as Meter;
  const hand = fiveCardName(seat.cards);
  let prize = bet * (FIVE_CARD_HAND_BONUS[hand] ?? 0n);
  if (hand === 'royal flush') prize = takeAll(meter);
  if (hand === 'straight flush') prize = takeTenPercent(meter);
  const returned = prize + extras(round, bet, seat.cards, seat.seat);
  settle(seat, wager, returned, returned > 0n ? 'win' : 'lose');
}

/** s.11(f)(2): one award for the table, in equal parts; what does not divide stays on the meter. */
function takeDealerShare(table: Table, hand: string): bigint {
  const meter = table.meters['fiveCardHandBonus'] as Meter;
  const bettors = table.seats.filter((each) => each.bet('fiveCardHandBonusDealer') > 0n).length;
  const award = hand === 'royal flush' ? takeAll(meter) : takeTenPercent(meter);
  const share = award / BigInt(bettors);
  meter.amount += award - share * BigInt(bettors);
  return share;
}

function settleBonusOnDealersHand(seat: PlayedSeat, table: Table): void {
  const wager = 'fiveCardHandBonusDealer';
  const bet = seat.bet(wager);
  const hand = fiveCardName(table.dealerCards);
  let prize = bet * (FIVE_CARD_HAND_BONUS[hand] ?? 0n);
  if (hand === 'royal flush' || hand === 'straight flush') {
    table.dealerShare ??= takeDealerShare(table, hand);
    prize = table.dealerShare;
  }
  const returned = prize + extras(table.round, bet, table.dealerCards, 'dealer');
  settle(seat, wager, returned, returned > 0n ? 'win' : 'lose');
}

/** The names that s.12 gives to the hands on the table: a royal is a suited A-K-Q-J. */
function coverAllName(hand: FourCardHand): string {
  if (hand.name === 'straight flush' && hand.rank === ACE) return 'royal flush';
  return rowOf(hand);
}

function settleCoverAll({ seats, dealer }: Table): void {
  const shown = seats.filter(({ folded }) => !folded).map(({ cards }) => fourCardHand(cards));
  const names = [dealer, ...shown].map(coverAllName);
  const highest = COVER_ALL.find(([name]) => names.includes(name));
  const playerCount = Math.min(seats.length, 6);
  for (const seat of seats) {
    const bet = seat.bet('coverAll');
    if (bet === 0n) continue;
    if (highest === undefined) settle(seat, 'coverAll', 0n, 'lose');
    else settle(seat, 'coverAll', bet + bet * (highest[1][6 - playerCount] as bigint), 'win');
  }
}

/** s.10(e)(5): by the receiver's own wager, for each other player who holds such a hand. */
function payEnvy({ round, seats }: Table): void {
  for (const holder of seats) {
    if (holder.folded && round.readings?.['foldedHandTriggersEnvy'] !== true) continue;
    const fourCardRow = rowOf(fourCardHand(holder.cards));
    const fiveCardRow = fiveCardName(holder.cards);
    for (const receiver of seats) {
      if (receiver === holder) continue;
      const onFour = receiver.bet('fourCardProgressive') / 100n;
      const onFive = receiver.bet('fiveCardProgressive') / 100n;
      const table = round.tables['fourCardProgressive'];
      const envies = {
        fourCardProgressive: FOUR_CARD_ENVY[`${table} $${onFour}`]?.[fourCardRow],
        fiveCardProgressive: FIVE_CARD_ENVY[`$${onFive}`]?.[fiveCardRow],
      };
      for (const [wager, dollars] of Object.entries(envies)) {
        if (dollars === undefined) continue;
        receiver.envy.push({ wager, fromSeat: holder.seat, amount: dollars * 100n });
      }
    }
  }
}

/** s.7(h) and s.14: what makes every hand void. A single card face up, a card drawn in error and a
 * shuffler that jams do not. */
function isVoid(round: RecordedRound): boolean {
  const hands = [round.dealer, ...round.seats.map(({ cards }) => cards)];
  if (hands.some((cards) => cardsOf(cards).length !== 5)) return true;
  return (round.irregularities ?? []).some(
    ({ kind, count = 0 }) =>
      (kind === 'cards-face-up' && count > 1) ||
      kind === 'dealer-card-exposed' ||
      kind === 'shoe-failed' ||
      kind === 'stub-misdealt' ||
      kind === 'stub-wrong-count',
  );
}

function settleSeat(seat: PlayedSeat, table: Table): void {
  settleAgainstDealer(seat, table.dealer);
  if (seat.bet('queensUp') > 0n) settleQueensUp(seat, table);
  if (seat.bet('fourCardProgressive') > 0n) settleFourCardProgressive(seat, table);
  if (seat.bet('fiveCardProgressive') > 0n) settleFiveCardProgressive(seat, table);
  if (seat.bet('fiveCardHandBonusPlayer') > 0n) settleBonusOnOwnHand(seat, table);
  if (seat.bet('fiveCardHandBonusDealer') > 0n) settleBonusOnDealersHand(seat, table);
}

export function settleCrazy4Poker(round: RecordedRound): Comparable {
  const seats = playedSeats(round);
  const meters = runningMeters(round);
  if (isVoid(round)) {
    giveBack(seats, WAGERS_IN_ORDER);
    return comparable(round, seats, meters, 'void');
  }
  const dealerCards = cardsOf(round.dealer);
  const dealer = fourCardHand(dealerCards);
  const table: Table = { round, seats, meters, dealerCards, dealer, dealerShare: null };
  for (const seat of fromTheRight(seats)) settleSeat(seat, table);
  settleCoverAll(table);
  payEnvy(table);
  return comparable(round, seats, meters, qualifies(dealer));
}
