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

/** What a record needs: the pay tables and the meters of the wagers that were made. */
function neededFor({ seats, meters }: TableRound, { tables }: TableSetup, procedure: Procedure) {
  const made = new Set<string>();
  for (const { wagers } of seats) for (const wager of Object.keys(wagers)) made.add(wager);
  const fed = new Set([...made].map((wager) => procedure.meterOf(wager)));
  const isNeeded = (wager: string) => made.has(wager) || wager in procedure.neededTables;
  return {
    tables: Object.fromEntries(Object.entries(tables).filter(([wager]) => isNeeded(wager))),
    meters: Object.entries(meters).filter(([name]) => fed.has(name)),
  };
}

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
  const { tables, meters } = neededFor(round, setup, procedure);
  const { progressiveRequiresBaseWager } = setup;
  const readings = { ...setup.readings, ...given({ progressiveRequiresBaseWager }) };
  return given({
    game: procedure.game,
    tables,
    meters: Object.fromEntries(meters),
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
  for (const [name, { amount }] of Object.entries(placed)) wagers[name] = centsOf(amount);
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
  const { tables, meters } = neededFor(round, setup, procedure);
  const { magicCard, luckySeat, irregularities, seats } = round;
  return given({
    game: facts.id,
    tables,
    meters: Object.fromEntries(meters.map(([name, shown]) => [name, meterOf(shown)])),
    magicCard: magicCard ?? undefined,
    luckySeat: luckySeat ?? undefined,
    dealer: dealerCards(round, procedure),
    seats: seats.map(seatRecordOf),
    readings: readingsOf(facts, setup),
    irregularities,
  });
}
