// Everything the lab knows of a base game, ready to be written as JSON.
import { seededSource } from '#chance';
import { type GameFacts, type PayTable, paysText, type WagerFacts } from '#games';
import {
  type Cents,
  dollarsOf,
  type ExactRatio,
  makeExact,
  multiplyRatios,
  type Ratio,
  ratioOf,
  subtractRatios,
  usd,
} from '#money';
import { type BestPlay, elementOfRiskOf, houseEdgeOf } from './best-play.ts';
import {
  COVER_ALL_LEVELS,
  type CoverAllLevel,
  coverAllOfMany,
  coverAllOfTwo,
  type Estimate,
} from './cover-all.ts';
import type { GameLab } from './game-lab.ts';
import type { Progress } from './held-counts.ts';
import {
  breakEvenMeter,
  envyAmong,
  oddsOfRows,
  type PayRowOdds,
  returnAt,
  rowOdds,
} from './side-wagers.ts';

/** Exact, or an estimate that says so. */
export type OddsFigure = ExactRatio | Estimate;

interface RowAnswer {
  readonly row: string;
  readonly probability: OddsFigure;
  readonly pays: string;
}

interface TableAnswer {
  /** Per unit staked; of a progressive wager at the meter that `at` names, or of its fixed rows
   * alone where the rule names no least meter. */
  readonly return: OddsFigure;
  readonly houseEdge: OddsFigure;
  readonly hitFrequency: OddsFigure;
  readonly rows: readonly RowAnswer[];
  readonly at?: { readonly wager: string; readonly meter: string };
  readonly fixedReturn?: OddsFigure;
  /** By wager, the meter in dollars at which it is even. */
  readonly breakEvenMeter?: Readonly<Record<string, OddsFigure>>;
  /** By number of players, what envy adds a round, in dollars for the wager of `envyWager`. */
  readonly envy?: Readonly<Record<string, OddsFigure>>;
  readonly envyWager?: string;
  /** What the system adds at random on top of the rows, where the licensee offers it. */
  readonly extras?: Readonly<Record<string, ExtraAnswer>>;
}

interface ExtraAnswer {
  readonly pays: string;
  /** Of one card in 52 that is among five; or by the number of positions it is drawn from. */
  readonly probability: OddsFigure | Readonly<Record<string, OddsFigure>>;
  /** What it adds to the return. */
  readonly return: OddsFigure | Readonly<Record<string, OddsFigure>>;
}

interface OptimalAnswer {
  readonly expectation: OddsFigure;
  readonly houseEdge: OddsFigure;
  readonly elementOfRisk: OddsFigure;
  readonly averageWager: OddsFigure;
  readonly variance: OddsFigure;
  readonly decisions: Readonly<Record<string, OddsFigure>>;
}

export interface OddsAnswer {
  readonly game: string;
  readonly wagers: Readonly<Record<string, Readonly<Record<string, TableAnswer>>>>;
  readonly optimal: OptimalAnswer;
}

const ONE = ratioOf(1n);
/** The wagers for which the rules print progressive schedules. */
const SCHEDULE_WAGERS = ['1', '5'];

function optimalAnswer(play: BestPlay): OptimalAnswer {
  const { fold, 'play-1x': once, 'play-3x': thrice } = play.decisions;
  return {
    expectation: makeExact(play.expectation),
    houseEdge: makeExact(houseEdgeOf(play)),
    elementOfRisk: makeExact(elementOfRiskOf(play)),
    averageWager: makeExact(play.averageWager),
    variance: makeExact(play.variance),
    decisions: {
      fold: makeExact(fold),
      'play-1x': makeExact(once),
      'play-3x': makeExact(thrice),
    },
  };
}

function tableAnswer(game: GameFacts, wager: WagerFacts, table: PayTable): TableAnswer {
  const odds = oddsOfRows(rowOdds(table));
  const rows = odds.rows.map(({ row, probability }) => ({
    row: row.row,
    probability: makeExact(probability),
    pays: paysText(row.pays),
  }));
  const hitFrequency = makeExact(odds.hitFrequency);
  if (wager.meter === undefined) {
    const back = odds.fixedReturn;
    return { ...edgeOf(back), hitFrequency, rows };
  }
  const stake = table.envyWager ?? usd('1');
  const { leastReset } = table;
  const back =
    leastReset === undefined
      ? odds.fixedReturn
      : returnAt(odds, { meter: leastReset, wager: stake });
  return {
    ...edgeOf(back),
    hitFrequency,
    rows,
    ...(leastReset === undefined
      ? {}
      : { at: { wager: dollarsOf(stake), meter: dollarsOf(leastReset) } }),
    fixedReturn: makeExact(odds.fixedReturn),
    breakEvenMeter: Object.fromEntries(
      SCHEDULE_WAGERS.map(usd).map((each) => [
        dollarsOf(each),
        makeExact(breakEvenMeter(odds, each) as Ratio),
      ]),
    ),
    ...envyAnswer(odds.rows, table.envyWager, game.seatsMax),
    ...extrasAnswer(game, wager),
  };
}

const CARD_CHANCE = ratioOf(5n, 52n);

/** A card is drawn from 52 and matters if it is among the five of the hand; a position is drawn from
 * those in play and the dealer's. */
function extrasAnswer(game: GameFacts, { extras }: WagerFacts): Pick<TableAnswer, 'extras'> {
  if (extras === undefined) return {};
  const positions = Array.from({ length: game.seatsMax }, (_, index) => BigInt(index + 2));
  const answers = extras.map(({ id, pays, by }): [string, ExtraAnswer] => {
    const back = (chance: Ratio) => makeExact(multiplyRatios(chance, ratioOf(pays.times)));
    const byPosition = (figure: (chance: Ratio) => OddsFigure) =>
      Object.fromEntries(positions.map((count) => [count, figure(ratioOf(1n, count))]));
    return [
      id,
      by === 'card'
        ? { pays: paysText(pays), probability: makeExact(CARD_CHANCE), return: back(CARD_CHANCE) }
        : { pays: paysText(pays), probability: byPosition(makeExact), return: byPosition(back) },
    ];
  });
  return { extras: Object.fromEntries(answers) };
}

const edgeOf = (back: Ratio) => ({
  return: makeExact(back),
  houseEdge: makeExact(subtractRatios(ONE, back)),
});

function envyAnswer(
  rows: readonly PayRowOdds[],
  envyWager: Cents | undefined,
  playersMost: number,
): Pick<TableAnswer, 'envy' | 'envyWager'> {
  if (envyWager === undefined) return {};
  const envy: Record<string, OddsFigure> = {};
  for (let players = 2; players <= playersMost; players++) {
    envy[players] = makeExact(envyAmong(rows, players));
  }
  return { envy, envyWager: dollarsOf(envyWager) };
}

/** Enough that the error of a return stays below one in a million, and quick for rare levels. */
const ROUNDS: Readonly<Record<CoverAllLevel, number>> = {
  'three-of-a-kind': 50_000,
  'straight-flush': 5_000,
  'four-of-a-kind': 2_000,
  'royal-flush': 1_000,
  'four-aces': 100,
};
const SEED = 20_261_115;

/** The wager on the highest hand at the table, by the number of players. */
function coverAllAnswers(
  tables: readonly PayTable[],
  onProgress: Progress,
): Record<string, TableAnswer> {
  const many = COVER_ALL_LEVELS.map((level, index) => {
    onProgress(index, COVER_ALL_LEVELS.length);
    return coverAllOfMany(level, { source: seededSource(SEED + index), rounds: ROUNDS[level] });
  });
  onProgress(COVER_ALL_LEVELS.length, COVER_ALL_LEVELS.length);
  return Object.fromEntries(
    tables.map((table) => {
      const hands = Number(table.id) + 1;
      if (hands === 2) return [table.id, coverAllExactly(table)];
      const reached = many.map((estimates) => estimates.get(hands) as Estimate);
      return [table.id, coverAllEstimated(table, reached)];
    }),
  );
}

const levelIndex = (row: string): number => (COVER_ALL_LEVELS as readonly string[]).indexOf(row);

/** The chance of just this level: reached, and the next one not. */
function coverAllExactly(table: PayTable): TableAnswer {
  const reached = COVER_ALL_LEVELS.map(coverAllOfTwo);
  const odds = oddsOfRows(
    table.rows.map((row) => {
      const at = levelIndex(row.row);
      const above = reached[at + 1] ?? ratioOf(0n);
      return { row, probability: subtractRatios(reached[at] as Ratio, above) };
    }),
  );
  return {
    ...edgeOf(odds.fixedReturn),
    hitFrequency: makeExact(odds.hitFrequency),
    rows: odds.rows.map(({ row, probability }) => ({
      row: row.row,
      probability: makeExact(probability),
      pays: paysText(row.pays),
    })),
  };
}

const NO_ESTIMATE: Estimate = { value: 0, standardError: 0, rounds: 0 };

/** The return is the sum of what each level adds to the one below it, times the chance that it is
 * reached; the levels are drawn apart, so their errors are independent. */
function coverAllEstimated(table: PayTable, reached: readonly Estimate[]): TableAnswer {
  const backOf = new Map(
    table.rows.map(({ row, pays }) => [
      levelIndex(row),
      pays.kind === 'to' ? Number(pays.wins) + 1 : 0,
    ]),
  );
  let back = 0;
  let variance = 0;
  reached.forEach((level, index) => {
    const added = (backOf.get(index) ?? 0) - (backOf.get(index - 1) ?? 0);
    back += added * level.value;
    variance += (added * level.standardError) ** 2;
  });
  const rounds = Math.max(...reached.map((level) => level.rounds));
  const figure = (value: number): Estimate => ({
    value,
    standardError: Math.sqrt(variance),
    rounds,
  });
  return {
    return: figure(back),
    houseEdge: figure(1 - back),
    hitFrequency: reached[0] as Estimate,
    rows: table.rows.map((row) => {
      const at = levelIndex(row.row);
      const own = reached[at] as Estimate;
      const above = reached[at + 1] ?? NO_ESTIMATE;
      const probability: Estimate = {
        value: own.value - above.value,
        standardError: Math.hypot(own.standardError, above.standardError),
        rounds: own.rounds,
      };
      return { row: row.row, probability, pays: paysText(row.pays) };
    }),
  };
}

/** The side wagers of a game with every table. Ante and play have none; bonuses that depend on the
 * dealer's hand are part of best play. */
function wagerAnswers(game: GameFacts, onProgress: Progress): OddsAnswer['wagers'] {
  const answers: Record<string, Record<string, TableAnswer>> = {};
  for (const wager of game.wagers) {
    if (wager.tables.length === 0 || wager.isPartOfMain) continue;
    answers[wager.id] =
      wager.tableBy === 'player-count'
        ? coverAllAnswers(wager.tables, onProgress)
        : Object.fromEntries(
            wager.tables.map((table) => [table.id, tableAnswer(game, wager, table)]),
          );
  }
  return answers;
}

/** Odds of a base game. `blind` asks for a player who ignores the dealer's card that is seen. */
export function gameOdds(
  game: GameFacts,
  lab: GameLab,
  { blind = false, onProgress = () => {} }: { blind?: boolean; onProgress?: Progress } = {},
): OddsAnswer {
  const best = lab.bestPlay(onProgress);
  const play = blind ? (best.blind ?? best.play) : best.play;
  return { game: game.id, wagers: wagerAnswers(game, onProgress), optimal: optimalAnswer(play) };
}
