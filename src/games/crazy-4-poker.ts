// Crazy 4 Poker, settled in the order of the rule: Massachusetts, sections 10 to 12 and 14.
import type { Card } from '#cards';
import type { RankedHand } from '#hands';
import { type Cents, times } from '#money';
import { assert } from '#result';
import { type DecidedRound, type Envy, type SeatOutcome, voidSettlement } from './answer.ts';
import {
  CRAZY_4_POKER_FACTS,
  type Crazy4PokerRecord,
  type Crazy4PokerSeat,
} from './crazy-4-poker-facts.ts';
import {
  COVER_ALL,
  FIVE_CARD_HAND_BONUS,
  FIVE_CARD_PROGRESSIVE,
  FOUR_CARD_PROGRESSIVE,
  LUCKY_BONUS,
  MAGIC_CARD,
  QUEENS_UP,
  SUPER_BONUS,
} from './crazy-4-poker-tables.ts';
import { voidOf } from './crazy-4-poker-void.ts';
import { type OpenMeters, openMeters } from './meter.ts';
import { againstTable, inParts, lost, type Outcome, type Part, pushed, won } from './outcome.ts';
import {
  envyOf,
  type ForPays,
  firstRankOf,
  type PayTable,
  paysText,
  rowMet,
  to,
} from './pay-table.ts';
import { allFive, bestFour } from './ranked.ts';
import { inTurn, type ToldResult, type VoidRound, type WagerResult } from './round.ts';

type Record = Crazy4PokerRecord;
type Seat = Crazy4PokerSeat;

const KING = 11;

/** s.10(c)(3): a king or better. */
export const qualifies = (dealer: Pick<RankedHand, 'category' | 'strength'>): boolean =>
  dealer.category !== 'high-card' || firstRankOf(dealer) >= KING;

export function settleCrazy4Poker(record: Record): DecidedRound {
  const voided = voidOf(record);
  if (voided !== null) return settleVoid(record, voided);

  // s.10(c): the dealer's hand is set, and the players follow from the dealer's right.
  const dealer = fourOf(record.dealer);
  const meters = openMeters(record.meters);
  const turns = inTurn(record.seats);
  const round = {
    record,
    dealer,
    meters,
    dealersShare: sharedOnce(record, meters),
    envy: envyIn(record, turns),
  };
  const seats = turns.map((seat) => settleSeat(seat, round));

  return { dealer: shownDealer(dealer), seats, meters };
}

/** Of cards that were recorded. */
const fourOf = (cards: readonly Card[] | null): RankedHand | null => cards && bestFour(cards);
const fiveOf = (cards: readonly Card[] | null): RankedHand | null => cards && allFive(cards);

const shownDealer = (hand: RankedHand | null): DecidedRound['dealer'] => ({
  hand,
  qualifies: hand && qualifies(hand),
});

interface Round {
  readonly record: Record;
  readonly dealer: RankedHand | null;
  readonly meters: OpenMeters;
  readonly dealersShare: (percent: bigint) => Cents;
  readonly envy: readonly EnvyHand[];
}

function settleSeat(seat: Seat, round: Round): SeatOutcome {
  const { queensUp, fourCardProgressive, fiveCardProgressive } = seat.wagers;
  const { fiveCardHandBonusPlayer, fiveCardHandBonusDealer, coverAll } = seat.wagers;
  // s.10(c)(3), then s.10(d), (e) and (f).
  const wagers = seat.folded ? settleFolded(seat) : settleAgainstDealer(seat, round);
  if (queensUp !== undefined) wagers.push(['queensUp', settleQueensUp(queensUp, seat, round)]);
  if (fourCardProgressive !== undefined) {
    wagers.push(['fourCardProgressive', fourCardPaid(fourCardProgressive, seat, round)]);
  }
  if (fiveCardProgressive !== undefined) {
    wagers.push(['fiveCardProgressive', fiveCardPaid(fiveCardProgressive, seat, round)]);
  }
  if (fiveCardHandBonusPlayer !== undefined) {
    wagers.push(['fiveCardHandBonusPlayer', bonusOnOwnHand(fiveCardHandBonusPlayer, seat, round)]);
  }
  if (fiveCardHandBonusDealer !== undefined) {
    wagers.push(['fiveCardHandBonusDealer', bonusOnDealersHand(fiveCardHandBonusDealer, round)]);
  }
  // s.12(j): after all other wagers of the table. No meter feeds it, so the turn does not matter.
  if (coverAll !== undefined) wagers.push(['coverAll', settleCoverAll(coverAll, round)]);
  return { seat: seat.seat, cards: seat.cards, wagers, envy: envyFor(seat, round) };
}

/** s.10(b): a player without a play wager forfeits the ante and the super bonus. */
function settleFolded({ wagers }: Seat): [string, Outcome][] {
  const { ante, superBonus } = requiredWagers(wagers);
  return [
    ['ante', lost(ante, 's.10(b)')],
    ['superBonus', lost(superBonus, 's.10(b)')],
  ];
}

/** s.10(c)(3), case by case: the ante, the play wager, and a super bonus below a straight. */
const CASES = {
  'dealer-below-king': ['s.10(c)(3)(i)', 'push', 'win', 'push'],
  'player-lower': ['s.10(c)(3)(ii)a', 'lose', 'lose', 'lose'],
  'player-higher': ['s.10(c)(3)(ii)b', 'win', 'win', 'push'],
  equal: ['s.10(c)(3)(ii)c', 'push', 'push', 'push'],
} as const satisfies { [name: string]: readonly [string, WagerResult, WagerResult, WagerResult] };

const CASE_TOLD: { readonly [Result in ToldResult]: keyof typeof CASES } = {
  win: 'player-higher',
  lose: 'player-lower',
  push: 'equal',
  'dealer-does-not-qualify': 'dealer-below-king',
};

function caseOf(
  hand: RankedHand | null,
  dealer: RankedHand | null,
  told: ToldResult | undefined,
): keyof typeof CASES {
  if (hand === null || dealer === null) {
    assert(told !== undefined, 'a hand that was not recorded has a result');
    return CASE_TOLD[told];
  }
  if (!qualifies(dealer)) return 'dealer-below-king';
  if (hand.strength < dealer.strength) return 'player-lower';
  return hand.strength > dealer.strength ? 'player-higher' : 'equal';
}

function settleAgainstDealer(seat: Seat, { dealer }: Round): [string, Outcome][] {
  const { cards, wagers, result } = seat;
  const { ante, superBonus } = requiredWagers(wagers);
  const { play } = wagers;
  assert(play !== undefined, 'a hand that was not folded has a play wager');
  const hand = fourOf(cards);
  const [because, anteResult, playResult, belowStraight] = CASES[caseOf(hand, dealer, result)];
  // s.11(a): 1 to 1. s.11(b): from a straight up the super bonus is paid in every case.
  const bonus = againstTable(superBonus, hand, { table: SUPER_BONUS });
  return [
    ['ante', evenMoney(ante, anteResult, because)],
    ['play', evenMoney(play, playResult, because)],
    ['superBonus', bonus.result === 'win' ? bonus : evenMoney(superBonus, belowStraight, because)],
  ];
}

function evenMoney(stake: Cents, result: WagerResult, because: string): Outcome {
  if (result === 'win') return won(stake, { pays: to(1n), because });
  return result === 'push' ? pushed(stake, because) : lost(stake, because);
}

/** s.10(d) and s.11(c): no matter what the dealer holds; s.10(b)(1): lost on a fold. */
function settleQueensUp(stake: Cents, { cards, folded }: Seat, { record }: Round): Outcome {
  if (folded) return lost(stake, 's.10(b)(1)');
  const { queensUp } = record.tables;
  assert(queensUp !== undefined, 'no Queens Up table was chosen');
  return againstTable(stake, fourOf(cards), { table: QUEENS_UP[queensUp] });
}

/** s.10(e) and s.11(d)(1), (4): percentages are of the meter at the player's turn; s.10(b)(2): lost
 * on a fold. */
function fourCardPaid(stake: Cents, { cards, folded }: Seat, { record, meters }: Round): Outcome {
  if (folded) return lost(stake, 's.10(b)(2)');
  return againstTable(stake, fourOf(cards), {
    table: fourCardTable(record),
    award(percent) {
      return meters.award('fourCardProgressive', percent);
    },
  });
}

/** s.10(e) and s.11(e)(1), (4): the same on all five cards. */
function fiveCardPaid(stake: Cents, { cards, folded }: Seat, { meters }: Round): Outcome {
  if (folded) return lost(stake, 's.10(b)(2)');
  return againstTable(stake, fiveOf(cards), {
    table: FIVE_CARD_PROGRESSIVE,
    award(percent) {
      return meters.award('fiveCardProgressive', percent);
    },
  });
}

/** A hand that brings envy to the others who have the wager. */
interface EnvyHand {
  readonly wager: 'fourCardProgressive' | 'fiveCardProgressive';
  readonly from: Seat;
  readonly hand: RankedHand;
  readonly table: PayTable;
  readonly because: string;
}

/** s.10(e)(5): the hands of the round that bring envy; nearly always there is none. */
function envyIn(record: Record, turns: readonly Seat[]): readonly EnvyHand[] {
  const isBet = (wager: EnvyHand['wager']) =>
    record.seats.some(({ wagers }) => wagers[wager] !== undefined);
  const shown = turns.filter(({ folded }) => !folded || record.readings.foldedHandTriggersEnvy);
  const bringing = (rank: typeof fourOf, all: Omit<EnvyHand, 'from' | 'hand'>): EnvyHand[] =>
    shown.flatMap((from) => {
      const hand = rank(from.cards);
      return hand !== null && rowMet(all.table, hand)?.envy !== undefined
        ? [{ ...all, from, hand }]
        : [];
    });
  return [
    ...(isBet('fourCardProgressive')
      ? bringing(fourOf, {
          wager: 'fourCardProgressive',
          table: fourCardTable(record),
          because: 's.11(d)(5)',
        })
      : []),
    ...(isBet('fiveCardProgressive')
      ? bringing(fiveOf, {
          wager: 'fiveCardProgressive',
          table: FIVE_CARD_PROGRESSIVE,
          because: 's.11(e)(5)',
        })
      : []),
  ];
}

/** s.10(e)(5), s.11(d)(5) and (e)(5): for each other player's hand, by the size of one's own wager;
 * never for one's own hand or the dealer's, and a fold does not forfeit it. */
function envyFor({ seat, wagers }: Seat, { envy }: Round): Envy[] {
  return envy.flatMap(({ wager, from, hand, table, because }) => {
    const stake = wagers[wager];
    if (stake === undefined || from.seat === seat) return [];
    const amount = envyOf(table, hand, stake);
    return amount === null ? [] : [{ wager, fromSeat: from.seat, amount, because }];
  });
}

/** s.10(f), s.11(f): on the own five cards, with magic card and lucky bonus. Lost with the cards on
 * a fold, unless a house leaves it on (reading A2.17). */
function bonusOnOwnHand(stake: Cents, seat: Seat, { record, meters }: Round): Outcome {
  if (seat.folded && record.readings.fiveCardHandBonusPlayerOnFold === 'lost') {
    return lost(stake, 's.10(b)');
  }
  return handBonus(stake, {
    cards: seat.cards,
    isLucky: record.luckySeat === seat.seat,
    record,
    award: (percent) => ({
      pays: `${percent}% of the meter`,
      amount: meters.award('fiveCardHandBonus', percent),
      because: FIVE_CARD_HAND_BONUS.clause,
    }),
  });
}

/** The same on the dealer's five cards: it stays on after a fold (reading A2.17). */
function bonusOnDealersHand(stake: Cents, { record, dealersShare }: Round): Outcome {
  const bettors = bettorsOnDealer(record);
  return handBonus(stake, {
    cards: record.dealer,
    isLucky: record.luckySeat === 'dealer',
    record,
    award: (percent) => ({
      pays: `${percent}% of the meter${bettors === 1n ? '' : `, divided by ${bettors}`}`,
      amount: dealersShare(percent),
      because: 's.11(f)(2)',
    }),
  });
}

function handBonus(
  stake: Cents,
  bet: {
    readonly cards: Seat['cards'];
    readonly isLucky: boolean;
    readonly record: Record;
    readonly award: (percent: bigint) => Omit<Part, 'fromMeter'>;
  },
): Outcome {
  const parts: Part[] = [];
  const hand = fiveOf(bet.cards);
  const pays = hand === null ? undefined : rowMet(FIVE_CARD_HAND_BONUS, hand)?.pays;
  const addFixed = (fixed: ForPays, because: string) => {
    const amount = times(stake, fixed.times);
    parts.push({ pays: paysText(fixed), amount, because, fromMeter: false });
  };
  if (pays?.kind === 'percent') parts.push({ ...bet.award(pays.percent), fromMeter: true });
  if (pays?.kind === 'for') addFixed(pays, FIVE_CARD_HAND_BONUS.clause);
  const { magicCard } = bet.record;
  if (magicCard !== undefined && bet.cards?.includes(magicCard)) addFixed(MAGIC_CARD, 's.11(f)(3)');
  if (bet.isLucky) addFixed(LUCKY_BONUS, 's.11(f)(3)');
  return inParts(stake, parts, parts[0]?.because ?? FIVE_CARD_HAND_BONUS.clause);
}

const bettorsOnDealer = ({ seats }: Record): bigint =>
  BigInt(seats.filter(({ wagers }) => wagers.fiveCardHandBonusDealer !== undefined).length);

/** s.11(f)(2): a percentage on the dealer's hand is one award, taken at the turn of the first who
 * bet on it and divided equally among all who did. */
function sharedOnce(record: Record, meters: OpenMeters): (percent: bigint) => Cents {
  let share: Cents | undefined;
  return (percent) => {
    share ??= meters.award('fiveCardHandBonus', percent, bettorsOnDealer(record));
    return share;
  };
}

/** s.12: the highest hand at the table pays everyone, by the number of players dealt in. Folded
 * hands are not exposed and do not count; the wager itself stays on (reading A2.19). */
function settleCoverAll(stake: Cents, { record, dealer }: Round): Outcome {
  const shown = record.seats.filter(({ folded }) => !folded);
  const hands = [dealer, ...shown.map(({ cards }) => fourOf(cards))].filter(
    (hand) => hand !== null,
  );
  const table = COVER_ALL[Math.min(record.seats.length, COVER_ALL.length) - 1] as PayTable;
  const placeOf = (hand: RankedHand): number => {
    const row = rowMet(table, hand);
    return row === undefined ? table.rows.length : table.rows.indexOf(row);
  };
  // Reading A2.7: the matrix has a royal flush above four of a kind.
  const isHigher =
    record.readings.coverAllOrder === 'matrix'
      ? (a: RankedHand, b: RankedHand) => placeOf(a) < placeOf(b)
      : (a: RankedHand, b: RankedHand) => a.strength > b.strength;
  const best = hands.reduce<RankedHand | null>(
    (highest, hand) => (highest === null || isHigher(hand, highest) ? hand : highest),
    null,
  );
  return againstTable(stake, best, { table });
}

/** s.6(d)(1): no one is dealt in without both. */
function requiredWagers({ ante, superBonus }: Seat['wagers']): { ante: Cents; superBonus: Cents } {
  assert(ante !== undefined && superBonus !== undefined, 'ante and super bonus are compulsory');
  return { ante, superBonus };
}

function fourCardTable({ tables }: Record): PayTable {
  assert(tables.fourCardProgressive !== undefined, 'no four-card table was chosen');
  return FOUR_CARD_PROGRESSIVE[tables.fourCardProgressive];
}

function settleVoid(record: Record, voided: VoidRound): DecidedRound {
  const isComplete = record.dealer?.length === CRAZY_4_POKER_FACTS.dealerCardCount;
  return voidSettlement(record, {
    facts: CRAZY_4_POKER_FACTS,
    void: voided,
    dealer: shownDealer(isComplete ? fourOf(record.dealer) : null),
  });
}
