// Writes a settled round down: amounts as text, hands by name, and the totals that let anyone
// check that no money was lost between players, tray, meters and reserve.
import { type Card, makeCard } from '#cards';
import type { RankedHand } from '#hands';
import { add, type Cents, dollarsOf, subtract, sum, ZERO } from '#money';
import { type OpenMeters, openMeters } from './meter.ts';
import { type Outcome, pushed } from './outcome.ts';
import { allFive, bestFour } from './ranked.ts';
import {
  type GameFacts,
  inTurn,
  type RoundRecord,
  type SettledMeter,
  type SettledRound,
  type SettledSeat,
  type SettledWager,
  type ShownHand,
  type VoidRound,
} from './round.ts';

export interface Envy {
  readonly wager: string;
  readonly fromSeat: number;
  readonly amount: Cents;
  readonly because: string;
}

/** A seat when its turn is over. The wagers stand in the order in which they were settled. */
export interface SeatOutcome {
  readonly seat: number;
  readonly cards: readonly Card[] | null;
  readonly wagers: readonly (readonly [id: string, outcome: Outcome])[];
  readonly envy: readonly Envy[];
}

/** A round as it was decided, in cents and with its hands. */
export interface DecidedRound {
  readonly void?: VoidRound;
  readonly dealer: { readonly hand: RankedHand | null; readonly qualifies: boolean | null };
  readonly seats: readonly SeatOutcome[];
  readonly meters: OpenMeters;
}

const CARDS_OF_A_PLAYER = 5;

const showHand = ({ category, name, best }: RankedHand): ShownHand => ({
  category,
  name,
  best: best.map(makeCard),
});

function showWager(outcome: Outcome): SettledWager {
  const { staked, returned, fromMeter, result, because, pays, parts } = outcome;
  return {
    staked: dollarsOf(staked),
    returned: dollarsOf(returned),
    ...(fromMeter > ZERO ? { fromMeter: dollarsOf(fromMeter) } : {}),
    result,
    because,
    ...(pays === undefined ? {} : { pays }),
    ...(parts === undefined
      ? {}
      : {
          parts: parts.map((part) => ({
            pays: part.pays,
            amount: dollarsOf(part.amount),
            because: part.because,
          })),
        }),
  };
}

const stakedAt = ({ wagers }: SeatOutcome): Cents => sum(wagers.map(([, { staked }]) => staked));

const returnedAt = ({ wagers, envy }: SeatOutcome): Cents =>
  add(sum(wagers.map(([, { returned }]) => returned)), sum(envy.map(({ amount }) => amount)));

function showSeat(outcome: SeatOutcome): SettledSeat {
  const { seat, cards, wagers, envy } = outcome;
  const shown = cards?.length === CARDS_OF_A_PLAYER ? cards : null;
  return {
    seat,
    hand: shown && showHand(bestFour(shown)),
    fiveCardHand: shown && showHand(allFive(shown)),
    wagers: Object.fromEntries(wagers.map(([id, wager]) => [id, showWager(wager)])),
    envy: envy.map((each) => ({ ...each, amount: dollarsOf(each.amount) })),
    staked: dollarsOf(stakedAt(outcome)),
    returned: dollarsOf(returnedAt(outcome)),
  };
}

function showMeters(record: RoundRecord, meters: OpenMeters): Record<string, SettledMeter> {
  const shown: Record<string, SettledMeter> = {};
  for (const [name, before] of Object.entries(record.meters)) {
    if (before === undefined) continue;
    const after = meters.now(name);
    shown[name] = {
      before: dollarsOf(before.amount),
      after: dollarsOf(after.amount),
      ...(before.reserve === undefined || after.reserve === undefined
        ? {}
        : {
            reserveBefore: dollarsOf(before.reserve),
            reserveAfter: dollarsOf(after.reserve),
          }),
    };
  }
  return shown;
}

/** What a round comes to. Percentages come off the meters; all else is paid from the tray, and every
 * stake that is lost goes there. */
export function totalsOf({ seats }: Pick<DecidedRound, 'seats'>): {
  readonly staked: Cents;
  readonly returned: Cents;
  readonly fromMeters: Cents;
  /** What the tray pays out less what it takes in. */
  readonly tray: Cents;
} {
  let [staked, returned, fromMeters] = [ZERO, ZERO, ZERO];
  for (const { wagers, envy } of seats) {
    for (const [, wager] of wagers) {
      staked = add(staked, wager.staked);
      if (wager.returned > ZERO) returned = add(returned, wager.returned);
      if (wager.fromMeter > ZERO) fromMeters = add(fromMeters, wager.fromMeter);
    }
    for (const { amount } of envy) returned = add(returned, amount);
  }
  return { staked, returned, fromMeters, tray: subtract(subtract(returned, fromMeters), staked) };
}

/** A settlement as it is written down. */
export function answerRound(record: RoundRecord, settled: DecidedRound): SettledRound {
  const { seats, meters } = settled;
  const { hand, qualifies } = settled.dealer;
  return {
    game: record.game,
    void: settled.void ?? null,
    dealer: { hand: hand && showHand(hand), qualifies },
    order: inTurn(record.seats).map(({ seat }) => seat),
    seats: [...seats].sort((a, b) => a.seat - b.seat).map(showSeat),
    meters: showMeters(record, meters),
    tray: dollarsOf(totalsOf(settled).tray),
    seeded: dollarsOf(meters.seeded()),
  };
}

/** A void round: every stake goes back, nothing is won, the meters stay as they are. */
export function voidSettlement(
  record: RoundRecord,
  {
    facts,
    ...settled
  }: {
    readonly facts: GameFacts;
    readonly void: VoidRound;
    readonly dealer: DecidedRound['dealer'];
  },
): DecidedRound {
  const seats = record.seats.map(({ seat, cards, wagers }) => ({
    seat,
    cards,
    wagers: facts.wagers.flatMap(({ id, comesWith }) => {
      const stake = wagers[comesWith ?? id];
      if (stake === undefined) return [];
      const staked = comesWith === undefined ? stake : ZERO;
      return [[id, pushed(staked, settled.void.because)] as const];
    }),
    envy: [],
  }));
  return { ...settled, seats, meters: openMeters(record.meters) };
}
