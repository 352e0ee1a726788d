// Four Card Poker, settled in the order of the rule: South Dakota, ARSD 20:18:16:15.10.
import type { RankedHand } from '#hands';
import { type Cents, subtract, ZERO } from '#money';
import { assert } from '#result';
import { type DecidedRound, type Envy, type SeatOutcome, voidSettlement } from './answer.ts';
import {
  FOUR_CARD_POKER_FACTS,
  type FourCardPokerRecord,
  type FourCardPokerSeat,
} from './four-card-poker-facts.ts';
import { ACES_UP, AUTOMATIC_BONUS, PROGRESSIVE } from './four-card-poker-tables.ts';
import { type OpenMeters, openMeters } from './meter.ts';
import { againstTable, lost, type Outcome, won } from './outcome.ts';
import { envyOf, type PayTable, rowMet, to } from './pay-table.ts';
import { allFive, bestFour } from './ranked.ts';
import { inTurn } from './round.ts';

type Record = FourCardPokerRecord;
type Seat = FourCardPokerSeat;

const { playerCardCount, dealerCardCount } = FOUR_CARD_POKER_FACTS;

/** (14): one wrong number of cards, and all hands are void. */
export const isVoidFourCardPoker = ({ dealer, seats, irregularities }: Record): boolean =>
  irregularities.length > 0 ||
  (dealer !== null && dealer.length !== dealerCardCount) ||
  seats.some(({ cards }) => cards !== null && cards.length !== playerCardCount);

export function settleFourCardPoker(record: Record): DecidedRound {
  if (isVoidFourCardPoker(record)) return settleVoid(record);

  // (8): the dealer's best four of six. (10): the dealer always qualifies.
  const dealer = fourOf(record.dealer);

  // (9): hand by hand, from the player on the dealer's right.
  const meters = openMeters(record.meters);
  const turns = inTurn(record.seats);
  const round = { record, dealer, meters, envy: envyIn(record, turns) };
  const seats = turns.map((seat) => settleSeat(seat, round));

  return { dealer: shownDealer(dealer), seats, meters };
}

/** Of cards that were recorded. */
const fourOf = (cards: Seat['cards']): RankedHand | null => cards && bestFour(cards);

const shownDealer = (hand: RankedHand | null): DecidedRound['dealer'] => ({
  hand,
  qualifies: hand === null ? null : true,
});

interface Round {
  readonly record: Record;
  readonly dealer: RankedHand | null;
  readonly meters: OpenMeters;
  readonly envy: readonly EnvyHand[];
}

/** (9): the play wager first, then the ante, aces up, and the progressive last. */
function settleSeat(seat: Seat, round: Round): SeatOutcome {
  const hand = fourOf(seat.cards);
  const { ante, play, acesUp, progressive } = seat.wagers;
  const wagers: [string, Outcome][] = [];
  if (play !== undefined) wagers.push(['play', againstDealer(play, seat, round)]);
  if (ante !== undefined) {
    // (6): a player who folds forfeits the ante.
    wagers.push(['ante', seat.folded ? lost(ante, '(6)') : againstDealer(ante, seat, round)]);
    wagers.push(['automaticBonus', automaticBonus(ante, seat, round)]);
  }
  if (acesUp !== undefined) wagers.push(['acesUp', settleAcesUp(acesUp, hand, round)]);
  if (progressive !== undefined) {
    wagers.push(['progressive', settleProgressive(progressive, seat, round)]);
  }
  return { seat: seat.seat, cards: seat.cards, wagers, envy: envyFor(seat, round) };
}

/** (10): the player wins ties. Even money is a reading (A1.2). */
function winsAgainst(dealer: RankedHand | null, { cards, result }: Seat): boolean {
  const hand = fourOf(cards);
  return hand === null || dealer === null ? result === 'win' : hand.strength >= dealer.strength;
}

const againstDealer = (stake: Cents, seat: Seat, { dealer }: Round): Outcome =>
  winsAgainst(dealer, seat) ? won(stake, { pays: to(1n), because: '(10)' }) : lost(stake, '(10)');

/** (10), (15): paid on the amount of the ante, which is not staked on it; on every hand that was
 * played, unless a house reads that it takes a winning one (A1.8). */
function automaticBonus(ante: Cents, seat: Seat, { record, dealer }: Round): Outcome {
  if (seat.folded) return lost(ZERO, '(6)');
  const mayLose = record.readings.automaticBonusOnLosingHand;
  if (!mayLose && !winsAgainst(dealer, seat)) return lost(ZERO, '(10)');
  const table = { ...AUTOMATIC_BONUS, clause: acesUpTable(record).clause };
  const bonus = againstTable(ante, fourOf(seat.cards), { table });
  if (bonus.result === 'lose') return lost(ZERO, bonus.because);
  // "25 to 1" of the ante without the ante itself, which is settled on its own spot.
  return { ...bonus, staked: ZERO, returned: subtract(bonus.returned, ante) };
}

/** (11), and (6) for a hand that was folded: the dealer's hand does not matter. */
const settleAcesUp = (stake: Cents, hand: RankedHand | null, { record }: Round): Outcome =>
  againstTable(stake, hand, { table: acesUpTable(record) });

/** (16): the stake never comes back. The wager stays on after a fold, for (7) has the cards kept
 * at the sensor. (16)(a)i and vi: percentages come off the meter, which 100% resets. */
const settleProgressive = (stake: Cents, seat: Seat, { record, meters }: Round): Outcome => {
  const table = progressiveTable(record);
  return againstTable(stake, handFor(table, seat), {
    table,
    award(percent) {
      return meters.award('progressive', percent);
    },
  });
};

/** A hand that brings envy to the others who have the wager. */
interface EnvyHand {
  readonly from: Seat;
  readonly hand: RankedHand;
}

/** (16)(b): the hands of the round that the schedule has an envy for; nearly always there is none. Their
 * holders need not have the wager. */
function envyIn(record: Record, turns: readonly Seat[]): readonly EnvyHand[] {
  if (record.seats.every(({ wagers }) => wagers.progressive === undefined)) return [];
  const table = progressiveTable(record);
  return turns.flatMap((from) => {
    const hand = triggersEnvy(from, record) ? handFor(table, from) : null;
    return hand !== null && rowMet(table, hand)?.envy !== undefined ? [{ from, hand }] : [];
  });
}

/** (16)(b): for each other player's hand; never for one's own and never for the dealer's. */
function envyFor({ seat, wagers }: Seat, { record, envy }: Round): Envy[] {
  const { progressive } = wagers;
  if (progressive === undefined) return [];
  return envy.flatMap(({ from, hand }) => {
    const amount = from.seat === seat ? null : envyOf(progressiveTable(record), hand, progressive);
    if (amount === null) return [];
    return [{ wager: 'progressive', fromSeat: from.seat, amount, because: '(16)(b)' }];
  });
}

/** (7): folded cards stay at the sensor where there is a progressive wager (reading A1.11). */
function triggersEnvy({ folded, wagers }: Seat, { readings }: Record): boolean {
  if (!folded || readings.foldedHandTriggersEnvy === 'always') return true;
  return readings.foldedHandTriggersEnvy === 'with-progressive' && wagers.progressive !== undefined;
}

const handFor = ({ ranks }: PayTable, { cards }: Seat): RankedHand | null =>
  ranks === 'four-card' ? fourOf(cards) : cards && allFive(cards);

function acesUpTable({ tables }: Record): PayTable {
  assert(tables.acesUp !== undefined, 'no pair of schedules (15) was chosen');
  return ACES_UP[tables.acesUp];
}

function progressiveTable({ tables }: Record): PayTable {
  assert(tables.progressive !== undefined, 'no progressive schedule (16) was chosen');
  return PROGRESSIVE[tables.progressive];
}

/** (14): the cards are reshuffled; that the stakes go back is a reading (A1.14). */
function settleVoid(record: Record): DecidedRound {
  const isComplete = record.dealer?.length === dealerCardCount;
  return voidSettlement(record, {
    facts: FOUR_CARD_POKER_FACTS,
    void: { because: '(14)', remedy: 'every stake goes back and the cards are reshuffled' },
    dealer: shownDealer(isComplete ? fourOf(record.dealer) : null),
  });
}
