import { type Card, makeCard, makeCards } from '#cards';
import { type Cents, centsOf } from '#money';
import { given } from '#result';
import { gameNamed } from '../games.ts';
import type { Meter } from '../meter.ts';
import type {
  GameFacts,
  Irregularity,
  ReadingValue,
  RoundRecord,
  SeatRecord,
  ToldResult,
} from '../round.ts';
import type { Procedure } from './procedure.ts';
import {
  isFolded,
  type PlacedWager,
  type Position,
  type RoundSeat,
  readCards,
  type ShownMeter,
  type TableRound,
  type TableSetup,
} from './table-state.ts';

/** A round as `settle` reads it: plain JSON, money as decimal strings, cards as text. */
export interface RecordedRound {
  readonly game: string;
  readonly tables: Readonly<Record<string, string>>;
  readonly meters: Readonly<Record<string, ShownMeter>>;
  readonly magicCard?: string;
  readonly luckySeat?: Position;
  readonly dealer?: string;
  readonly seats: readonly RecordedSeat[];
  readonly irregularities?: readonly Irregularity[];
  readonly readings?: Readonly<Record<string, unknown>>;
}

export interface RecordedSeat {
  readonly seat: number;
  readonly cards?: string;
  readonly wagers: Readonly<Record<string, string>>;
  readonly folded?: true;
  readonly result?: ToldResult;
}

/** A card that the dealer has face up is the last one dealt and the first of the record. */
function dealerCards(round: TableRound, { dealerUpCount }: Procedure): readonly Card[] | null {
  const cards = readCards(round.dealer.cards);
  if (cards === null || dealerUpCount === 0) return cards;
  return [...cards.slice(-dealerUpCount), ...cards.slice(0, -dealerUpCount)];
}

const textOf = (cards: readonly Card[] | null): string | undefined =>
  cards === null ? undefined : makeCards(cards);

/** The pay tables of the wagers that were made, and those that the game cannot do without. */
function tablesFor({ seats }: TableRound, { tables }: TableSetup, { neededTables }: Procedure) {
  const needed: Record<string, string> = {};
  for (const wager of Object.keys(tables)) {
    const isNeeded = wager in neededTables || seats.some(({ wagers }) => wager in wagers);
    if (isNeeded) needed[wager] = tables[wager] as string;
  }
  return needed;
}

/** The meters of the wagers that were made. */
function metersFor<Shown>(
  { seats, meters }: TableRound,
  procedure: Procedure,
  shownAs: (meter: ShownMeter) => Shown,
): Record<string, Shown> {
  const needed: Record<string, Shown> = {};
  for (const name of Object.keys(meters)) {
    const isFed = seats.some(({ wagers }) => {
      for (const wager in wagers) if (procedure.meterOf(wager) === name) return true;
      return false;
    });
    if (isFed) needed[name] = shownAs(meters[name] as ShownMeter);
  }
  return needed;
}

const asShown = (meter: ShownMeter): ShownMeter => meter;

function seatOf({ seat, wagers: placed, hand, decision, result }: RoundSeat): RecordedSeat {
  const cards = readCards(hand.cards);
  const wagers: Record<string, string> = {};
  for (const name in placed) wagers[name] = (placed[name] as PlacedWager).amount;
  return given({
    seat,
    cards: cards === null ? undefined : makeCards(cards),
    wagers,
    folded: isFolded({ decision }) ? true : undefined,
    result: result ?? undefined,
  });
}

export function recordOf(
  round: TableRound,
  setup: TableSetup,
  procedure: Procedure,
): RecordedRound {
  const { progressiveRequiresBaseWager } = setup;
  const readings = { ...setup.readings, ...given({ progressiveRequiresBaseWager }) };
  return given({
    game: procedure.game,
    tables: tablesFor(round, setup, procedure),
    meters: metersFor(round, procedure, asShown),
    magicCard: round.magicCard === null ? undefined : makeCard(round.magicCard),
    luckySeat: round.luckySeat ?? undefined,
    dealer: textOf(dealerCards(round, procedure)),
    seats: round.seats.map(seatOf),
    irregularities: round.irregularities.length === 0 ? undefined : round.irregularities,
    readings: Object.keys(readings).length === 0 ? undefined : readings,
  });
}

/** Whether a pay table of this table pays less than all of a meter. */
export function paysPartOf({ game, tables: chosen }: TableSetup, meter: string): boolean {
  const wagers = gameNamed(game)?.wagers.filter((each) => each.meter === meter) ?? [];
  return wagers.some(({ id, tables, tableBy }) =>
    tables
      .filter((table) => tableBy !== 'licensee' || table.id === chosen[id])
      .some(({ rows }) => rows.some(({ pays }) => pays.kind === 'percent' && pays.percent < 100n)),
  );
}

const meterOf = ({ amount, reset, reserve, seedRaised }: ShownMeter): Meter =>
  given({
    amount: centsOf(amount),
    reset: centsOf(reset),
    reserve: reserve === undefined ? undefined : centsOf(reserve),
    seedRaised,
  });

/** Every setting of the game, as the house has it or as we read the rule. */
function readingsOf({ readings }: GameFacts, house: TableSetup): Record<string, ReadingValue> {
  const { progressiveRequiresBaseWager } = house;
  const said: TableSetup['readings'] = {
    ...house.readings,
    ...given({ progressiveRequiresBaseWager }),
  };
  const all: Record<string, ReadingValue> = {};
  for (const { setting } of readings) {
    if (setting !== undefined) all[setting.name] = said[setting.name] ?? setting.default;
  }
  return all;
}

function seatRecordOf({ seat, wagers: placed, hand, ...mine }: RoundSeat): SeatRecord {
  const wagers: Record<string, Cents> = {};
  for (const name of Object.keys(placed))
    wagers[name] = centsOf((placed[name] as PlacedWager).amount);
  const { decision, result } = mine;
  const facts = { seat, cards: readCards(hand.cards), wagers, folded: isFolded({ decision }) };
  return result === null ? facts : { ...facts, result };
}

/** The round as `settle` takes it, which is what the record says when it is read. */
export function roundOf(
  round: TableRound,
  setup: TableSetup,
  { facts, procedure }: { readonly facts: GameFacts; readonly procedure: Procedure },
): RoundRecord {
  const { magicCard, luckySeat, irregularities, seats } = round;
  return given({
    game: facts.id,
    tables: tablesFor(round, setup, procedure),
    meters: metersFor(round, procedure, meterOf),
    magicCard: magicCard ?? undefined,
    luckySeat: luckySeat ?? undefined,
    dealer: dealerCards(round, procedure),
    seats: seats.map(seatRecordOf),
    readings: readingsOf(facts, setup),
    irregularities,
  });
}
