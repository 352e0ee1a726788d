import { makeCard, makeCards } from '#cards';
import { given } from '#result';
import type { Irregularity, ToldResult } from '../round.ts';
import type { Procedure } from './procedure.ts';
import {
  type Dealt,
  isFolded,
  type Position,
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
function dealerCards(round: TableRound, { dealerUpCount }: Procedure): string | undefined {
  const cards = readCards(round.dealer.cards);
  if (cards === null) return undefined;
  if (dealerUpCount === 0) return makeCards(cards);
  return makeCards([...cards.slice(-dealerUpCount), ...cards.slice(0, -dealerUpCount)]);
}

const textOf = (dealt: readonly Dealt[]): string | undefined => {
  const cards = readCards(dealt);
  return cards === null ? undefined : makeCards(cards);
};

export function recordOf(
  round: TableRound,
  setup: TableSetup,
  procedure: Procedure,
): RecordedRound {
  const made = new Set(round.seats.flatMap(({ wagers }) => Object.keys(wagers)));
  const needed = (wager: string) => made.has(wager) || wager in procedure.neededTables;
  const meters = new Set([...made].map((wager) => procedure.meterOf(wager)));
  const { progressiveRequiresBaseWager } = setup;
  const readings = { ...setup.readings, ...given({ progressiveRequiresBaseWager }) };
  return given({
    game: procedure.game,
    tables: Object.fromEntries(Object.entries(setup.tables).filter(([wager]) => needed(wager))),
    meters: Object.fromEntries(Object.entries(round.meters).filter(([name]) => meters.has(name))),
    magicCard: round.magicCard === null ? undefined : makeCard(round.magicCard),
    luckySeat: round.luckySeat ?? undefined,
    dealer: dealerCards(round, procedure),
    seats: round.seats.map((each) =>
      given({
        seat: each.seat,
        cards: textOf(each.hand.cards),
        wagers: Object.fromEntries(
          Object.entries(each.wagers).map(([name, { amount }]) => [name, amount]),
        ),
        folded: isFolded(each) ? (true as const) : undefined,
        result: each.result ?? undefined,
      }),
    ),
    irregularities: round.irregularities.length === 0 ? undefined : round.irregularities,
    readings: Object.keys(readings).length === 0 ? undefined : readings,
  });
}
