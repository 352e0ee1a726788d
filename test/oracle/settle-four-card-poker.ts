// Four-Card Poker (South Dakota, ARSD 20:18:16:15.10), settled slowly from the text of the rule.
import { cardsOf } from '#cards';
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

// (15): the automatic bonus is the same beside all seven schedules.
const AUTOMATIC_BONUS: Record<string, bigint> = {
  'four of a kind': 25n,
  'straight flush': 20n,
  'three of a kind': 2n,
};

// (15), column by column: four of a kind, straight flush, three of a kind, flush, straight, two
// pair, pair of aces; all "to 1".
const ACES_UP: Record<string, readonly bigint[]> = {
  'FCP-01': [50n, 40n, 9n, 6n, 4n, 2n, 1n],
  'FCP-02': [50n, 40n, 7n, 6n, 5n, 2n, 1n],
  'FCP-03': [50n, 30n, 9n, 6n, 4n, 2n, 1n],
  'FCP-04': [50n, 30n, 7n, 6n, 5n, 2n, 1n],
  'FCP-05': [50n, 40n, 8n, 5n, 4n, 3n, 1n],
  'FCP-06': [50n, 40n, 8n, 6n, 4n, 2n, 1n],
  'FCP-07': [50n, 40n, 7n, 5n, 4n, 3n, 1n],
};
const ACES_UP_ROWS = [
  'four of a kind',
  'straight flush',
  'three of a kind',
  'flush',
  'straight',
  'two pair',
  'pair of aces',
];

interface ProgressiveRow {
  hand: string;
  pays: '100%' | '10%' | bigint;
  envyDollars: bigint;
}

const row = (hand: string, pays: ProgressiveRow['pays'], envyDollars = 0n): ProgressiveRow => ({
  hand,
  pays,
  envyDollars,
});

interface ProgressiveTable {
  cardCount: 4 | 5;
  /** The wager for which the envy column is written. */
  baseDollars: bigint;
  rows: ProgressiveRow[];
}

const FIVE_CARD_TRAY_ROWS = [
  row('four of a kind', 300n),
  row('full house', 50n),
  row('flush', 40n),
  row('straight', 30n),
  row('three of a kind', 9n),
];

// (16)
const PROGRESSIVE: Record<string, ProgressiveTable> = {
  'FCPP-1': {
    cardCount: 4,
    baseDollars: 1n,
    rows: [
      row('four aces', '100%', 100n),
      row('four of a kind', 300n, 10n),
      row('straight flush', 100n, 5n),
      row('three of a kind', 9n),
    ],
  },
  'FCPP-2': {
    cardCount: 4,
    baseDollars: 1n,
    rows: [
      row('four aces', '100%', 100n),
      row('four of a kind', 300n, 25n),
      row('straight flush', 100n),
      row('three of a kind', 15n),
    ],
  },
  'FCPP-3': {
    cardCount: 4,
    baseDollars: 1n,
    rows: [
      row('four aces', '100%', 100n),
      row('four of a kind', 300n, 25n),
      row('straight flush', 100n),
      row('three of a kind', 15n),
    ],
  },
  'PMG-01': {
    cardCount: 5,
    baseDollars: 1n,
    rows: [
      row('royal flush', '100%', 1000n),
      row('straight flush', '10%', 300n),
      ...FIVE_CARD_TRAY_ROWS,
    ],
  },
  'PMG-02': {
    cardCount: 5,
    baseDollars: 5n,
    rows: [
      row('royal flush', '100%', 5000n),
      row('straight flush', '10%', 1500n),
      ...FIVE_CARD_TRAY_ROWS,
    ],
  },
};

function acesUpRow(hand: FourCardHand): string {
  if (hand.name !== 'pair') return hand.name;
  return hand.rank === 12 ? 'pair of aces' : 'a lower pair';
}

function progressiveRow(seat: PlayedSeat, table: ProgressiveTable): ProgressiveRow | undefined {
  const four = fourCardHand(seat.cards);
  const fourCardName = four.isFourAces ? 'four aces' : four.name;
  const name = table.cardCount === 4 ? fourCardName : fiveCardName(seat.cards);
  return table.rows.find(({ hand }) => hand === name);
}

/** (10): the dealer always qualifies and the player wins ties. */
function settleAgainstDealer(seat: PlayedSeat, dealer: FourCardHand, onLosingHand: boolean): void {
  const ante = seat.bet('ante');
  if (ante === 0n) return;
  if (seat.folded) {
    settle(seat, 'ante', 0n, 'lose');
    settle(seat, 'automaticBonus', 0n, 'lose');
    return;
  }
  const hand = fourCardHand(seat.cards);
  const wins = compareKeys(hand.key, dealer.key) >= 0;
  settle(seat, 'play', wins ? seat.bet('play') * 2n : 0n, wins ? 'win' : 'lose');
  settle(seat, 'ante', wins ? ante * 2n : 0n, wins ? 'win' : 'lose');
  const odds = wins || onLosingHand ? (AUTOMATIC_BONUS[hand.name] ?? 0n) : 0n;
  settle(seat, 'automaticBonus', ante * odds, odds > 0n ? 'win' : 'lose');
}

/** (11) and (6): for any hand of the dealer, and also after a fold. */
function settleAcesUp(seat: PlayedSeat, tableName: string | undefined): void {
  const bet = seat.bet('acesUp');
  if (bet === 0n) return;
  const place = ACES_UP_ROWS.indexOf(acesUpRow(fourCardHand(seat.cards)));
  const odds = place < 0 ? undefined : (ACES_UP[tableName as string] as readonly bigint[])[place];
  if (odds === undefined) settle(seat, 'acesUp', 0n, 'lose');
  else settle(seat, 'acesUp', bet + bet * odds, 'win');
}

/** (16): the wager itself never comes back; it stays live on a fold, see (7). */
function settleProgressive(seat: PlayedSeat, table: ProgressiveTable, meter: Meter): void {
  const pays = progressiveRow(seat, table)?.pays;
  if (pays === undefined) settle(seat, 'progressive', 0n, 'lose');
  else if (pays === '100%') settle(seat, 'progressive', takeAll(meter), 'win');
  else if (pays === '10%') settle(seat, 'progressive', takeTenPercent(meter), 'win');
  else settle(seat, 'progressive', seat.bet('progressive') * pays, 'win');
}

/** (16)(b): for the hand of every other player that has an envy amount in the table. */
function payEnvy(seats: readonly PlayedSeat[], table: ProgressiveTable, ofFolded: string): void {
  for (const holder of seats) {
    if (holder.folded && ofFolded === 'never') continue;
    if (holder.folded && ofFolded !== 'always' && holder.bet('progressive') === 0n) continue;
    const envyDollars = progressiveRow(holder, table)?.envyDollars ?? 0n;
    if (envyDollars === 0n) continue;
    for (const receiver of seats) {
      const bet = receiver.bet('progressive');
      if (receiver === holder || bet === 0n) continue;
      const amount = (envyDollars * bet) / table.baseDollars;
      receiver.envy.push({ wager: 'progressive', fromSeat: holder.seat, amount });
    }
  }
}

export function settleFourCardPoker(round: RecordedRound): Comparable {
  const seats = playedSeats(round);
  const meters = runningMeters(round);
  const dealerCards = cardsOf(round.dealer);
  // (14)
  if (dealerCards.length !== 6 || seats.some(({ cards }) => cards.length !== 5)) {
    giveBack(seats, ['play', 'ante', 'automaticBonus', 'acesUp', 'progressive']);
    return comparable(round, seats, meters, 'void');
  }
  const dealer = fourCardHand(dealerCards);
  const onLosingHand = round.readings?.['automaticBonusOnLosingHand'] !== false;
  const table = PROGRESSIVE[round.tables['progressive'] ?? ''];
  for (const seat of fromTheRight(seats)) {
    settleAgainstDealer(seat, dealer, onLosingHand);
    settleAcesUp(seat, round.tables['acesUp']);
    if (table !== undefined && seat.bet('progressive') > 0n) {
      settleProgressive(seat, table, meters['progressive'] as Meter);
    }
  }
  const ofFolded = String(round.readings?.['foldedHandTriggersEnvy'] ?? 'with-progressive');
  if (table !== undefined) payEnvy(seats, table, ofFolded);
  return comparable(round, seats, meters, true);
}
