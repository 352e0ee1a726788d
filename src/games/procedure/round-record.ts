import { makeCard, makeCards } from '#cards';
import type { Irregularity } from '../round.ts';
import type { Procedure } from './procedure.ts';
import {
  isFolded,
  type Position,
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
  readonly dealer: string;
  readonly seats: readonly RecordedSeat[];
  readonly irregularities?: readonly Irregularity[];
  readonly readings?: Readonly<Record<string, unknown>>;
}

export interface RecordedSeat {
  readonly seat: number;
  readonly cards: string;
  readonly wagers: Readonly<Record<string, string>>;
  readonly folded?: true;
}

/** A card that the dealer has face up is the last one dealt and the first of the record. */
function dealerCards(round: TableRound, { dealerUpCount }: Procedure): string {
  const { cards } = round.dealer;
  if (dealerUpCount === 0) return makeCards(cards);
  return makeCards([...cards.slice(-dealerUpCount), ...cards.slice(0, -dealerUpCount)]);
}

export function recordOf(
  round: TableRound,
  setup: TableSetup,
  procedure: Procedure,
): RecordedRound {
  const made = new Set(round.seats.flatMap(({ wagers }) => Object.keys(wagers)));
  const needed = (wager: string) => made.has(wager) || wager in procedure.neededTables;
  const meters = new Set([...made].map((wager) => procedure.meterOf(wager)));
  const { progressiveRequiresBaseWager: requiresBase } = setup;
  return {
    game: procedure.game,
    tables: Object.fromEntries(Object.entries(setup.tables).filter(([wager]) => needed(wager))),
    meters: Object.fromEntries(Object.entries(round.meters).filter(([name]) => meters.has(name))),
    ...(round.magicCard === null ? {} : { magicCard: makeCard(round.magicCard) }),
    ...(round.luckySeat === null ? {} : { luckySeat: round.luckySeat }),
    dealer: dealerCards(round, procedure),
    seats: round.seats.map((each) => ({
      seat: each.seat,
      cards: makeCards(each.hand.cards),
      wagers: Object.fromEntries(
        Object.entries(each.wagers).map(([name, { amount }]) => [name, amount]),
      ),
      ...(isFolded(each) ? { folded: true as const } : {}),
    })),
    ...(round.irregularities.length === 0 ? {} : { irregularities: round.irregularities }),
    ...(requiresBase === undefined
      ? {}
      : { readings: { progressiveRequiresBaseWager: requiresBase } }),
  };
}
