// The text that src/games/hold-figures.ts has to hold: what each wager of a base game keeps of a unit
// on the average, and how far one round strays from it. The lab knows both exactly. How the hands of one
// round go together is estimated from seeded rounds, which are played as the lab plays.
import { type Card, makeCards, rankIndexOf, STANDARD_DECK } from '#cards';
import { seededSource, shuffled } from '#chance';
import {
  GAMES,
  type Game,
  type HoldFigures,
  type PayTable,
  rowMet,
  settleGame,
  type WagerFacts,
} from '#games';
import { type RankedHand, rankFourCard } from '#hands';
import { type DecisionCounts, type GameLab, gameOdds, labOf, type OddsFigure } from '#lab';
import {
  addRatios,
  countOf,
  makeRatio,
  multiplyRatios,
  numberOf,
  type Ratio,
  ratio,
  ratioOf,
  subtractRatios,
} from '#money';
import { sure } from '#result';

const ROUNDS = 60_000;
const SEED = 20_261_118;
const ONE = ratioOf(1n);
const NONE = ratioOf(0n);
const square = (value: Ratio): Ratio => multiplyRatios(value, value);
const sum = (ratios: readonly Ratio[]): Ratio => ratios.reduce(addRatios, NONE);

type Odds = ReturnType<typeof gameOdds>;

/** Twelve digits after the point where the lab has an estimate. */
const chanceOf = (figure: OddsFigure): Ratio =>
  'numerator' in figure
    ? ratioOf(BigInt(figure.numerator), BigInt(figure.denominator))
    : ratio(figure.value.toFixed(12));

interface Chance {
  readonly back: Ratio;
  readonly chance: Ratio;
}

/** What is kept of a unit, and the variance of what comes back; no two of the chances come true at
 * once. */
function figureOf(chances: readonly Chance[]) {
  const back = sum(chances.map((each) => multiplyRatios(each.back, each.chance)));
  const squares = sum(chances.map((each) => multiplyRatios(square(each.back), each.chance)));
  return {
    edge: makeRatio(subtractRatios(ONE, back)),
    variance: makeRatio(subtractRatios(squares, square(back))),
  };
}

type Pays = PayTable['rows'][number]['pays'];

/** Of a unit staked; what a meter pays is no loss of the tray. */
function backOf(pays: Pays): Ratio {
  if (pays.kind === 'to') return ratioOf(pays.wins + pays.per, pays.per);
  return pays.kind === 'for' ? ratioOf(pays.times) : NONE;
}

const rowsOf = (table: PayTable, odds: Odds, wager: string) =>
  table.rows.map((row, index) => {
    const answer = odds.wagers[wager]?.[table.id]?.rows[index];
    if (answer?.row !== row.row) throw new Error(`the lab has no ${row.row} of ${wager}`);
    return { row, chance: chanceOf(answer.probability) };
  });

/** Of a unit of the wager, what the hand of each other player brings. */
function envyOf(table: PayTable, rows: ReturnType<typeof rowsOf>) {
  const { envyWager } = table;
  if (envyWager === undefined) return {};
  const chances = rows.flatMap(({ row: { envy }, chance }) =>
    envy === undefined ? [] : [{ back: ratioOf(countOf(envy), countOf(envyWager)), chance }],
  );
  const { variance } = figureOf(chances);
  const back = sum(chances.map((each) => multiplyRatios(each.back, each.chance)));
  return { envy: { back: makeRatio(back), variance } };
}

/** By the number of positions that a bonus is drawn from, or the same for any number. */
function extraOf({ pays, by }: NonNullable<Game['wagers'][number]['extras']>[number], game: Game) {
  const of = (chance: Ratio) => figureOf([{ back: ratioOf(pays.times), chance }]);
  const back = ({ edge, variance }: ReturnType<typeof figureOf>) => ({
    back: makeRatio(subtractRatios(ONE, ratio(edge))),
    variance,
  });
  if (by === 'card') return back(of(ratioOf(BigInt(game.playerCardCount), 52n)));
  const positions = Array.from({ length: game.seatsMax }, (_, index) => index + 2);
  return Object.fromEntries(
    positions.map((count) => [count, back(of(ratioOf(1n, BigInt(count))))]),
  );
}

/** What best play mostly does with a strength and the dealer's card that is seen. */
export function decider(strategy: readonly DecisionCounts[]) {
  const most = new Map(
    strategy.map(({ strength, upRank, hands }) => [
      `${strength} ${upRank}`,
      Object.entries(hands).reduce((best, each) => (each[1] > best[1] ? each : best))[0],
    ]),
  );
  return (cards: readonly Card[], up: Card | undefined): string => {
    const { strength } = rankFourCard(cards);
    return most.get(`${strength} ${up === undefined ? null : rankIndexOf(up)}`) as string;
  };
}

const TIMES: Readonly<Record<string, string>> = { 'play-1x': '1', 'play-3x': '3' };
const SEATS = 7;

/** A round of full seats, each with an ante of one dollar. */
function roundOf(game: Game, deck: readonly Card[], decide: ReturnType<typeof decider>) {
  const own = game.playerCardCount;
  const dealer = deck.slice(SEATS * own, SEATS * own + game.dealerCardCount);
  const beside = game.wagers.filter((each) => each.equalsAnte === true).map(({ id }) => [id, '1']);
  const seats = Array.from({ length: SEATS }, (_, index) => {
    const cards = deck.slice(index * own, (index + 1) * own);
    const play = TIMES[decide(cards, game.dealerUpCount === 0 ? undefined : dealer[0])];
    return { cards, folded: play === undefined, play: play === undefined ? {} : { play } };
  });
  const sides = game.wagers.filter((each) => each.tableBy === 'licensee');
  const settled = settleGame({
    game: game.id,
    tables: Object.fromEntries(sides.map(({ id, tables }) => [id, tables[0]?.id])),
    dealer: makeCards(dealer),
    seats: seats.map(({ cards, folded, play }, index) => ({
      seat: index + 1,
      cards: makeCards(cards),
      wagers: { ante: '1', ...Object.fromEntries(beside), ...play },
      folded,
    })),
  });
  return sure(settled).seats.map(({ seat, staked, returned }) => ({
    cards: seats[seat - 1]?.cards as readonly Card[],
    won: Number(returned) - Number(staked),
  }));
}

/** A mean of rounds with its standard error. */
function meanOf(values: readonly number[]) {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  const spread = values.reduce((total, value) => total + (value - mean) ** 2, 0);
  const error = Math.sqrt(spread / (values.length - 1) / values.length);
  return { value: mean.toFixed(4), standardError: error.toFixed(4) };
}

const backIn = (table: PayTable, hand: RankedHand): number => {
  const row = rowMet(table, hand);
  return row === undefined ? 0 : numberOf(backOf(row.pays));
};

/** How two antes of one round vary together, and an ante with a side wager of its own hand. */
function togetherIn(game: Game, { strategy, play }: ReturnType<GameLab['bestPlay']>) {
  const decide = decider(strategy);
  const source = seededSource(SEED);
  const expected = numberOf(play.expectation);
  const between: number[] = [];
  const sides = game.wagers
    .filter((each) => each.tableBy === 'licensee' && each.meter === undefined)
    .flatMap(({ id, tables }) => tables.map((table) => ({ id, table, means: [] as number[] })));
  for (let round = 0; round < ROUNDS; round++) {
    const seats = roundOf(game, shuffled(STANDARD_DECK.cards, source), decide);
    const off = seats.map(({ won }) => won - expected);
    const all = off.reduce((total, each) => total + each, 0);
    const own = off.reduce((total, each) => total + each ** 2, 0);
    between.push((all ** 2 - own) / (SEATS * (SEATS - 1)));
    const hands = seats.map(({ cards }) => rankFourCard(cards));
    for (const { table, means } of sides) {
      const products = hands.map((hand, at) => (off[at] as number) * backIn(table, hand));
      means.push(products.reduce((total, each) => total + each, 0) / SEATS);
    }
  }
  return {
    betweenSeats: meanOf(between),
    withAnte: (wager: string, table: PayTable) => {
      const side = sides.find((each) => each.id === wager && each.table === table);
      return side === undefined ? {} : { withAnte: meanOf(side.means) };
    },
  };
}

/** Every hand of the round has the same result of these. */
const isShared = ({ id, tableBy }: WagerFacts): boolean =>
  tableBy === 'player-count' || id.endsWith('Dealer');

function figuresOf(game: Game): HoldFigures {
  const lab = labOf(game.id);
  if (lab === undefined) throw new Error(`the lab has no ${game.id}`);
  const odds = gameOdds(game, lab);
  const best = lab.bestPlay();
  const together = togetherIn(game, best);
  const sides = game.wagers.filter(
    ({ tables, isPartOfMain }) => tables.length > 0 && !isPartOfMain,
  );
  return {
    ante: {
      edge: makeRatio(subtractRatios(NONE, best.play.expectation)),
      variance: makeRatio(best.play.variance),
      betweenSeats: together.betweenSeats,
    },
    sides: Object.fromEntries(
      sides.map((wager) => [
        wager.id,
        {
          ...(isShared(wager) ? { isShared: true } : {}),
          tables: Object.fromEntries(
            wager.tables.map((table) => {
              const rows = rowsOf(table, odds, wager.id);
              const chances = rows.map(({ row, chance }) => ({ back: backOf(row.pays), chance }));
              const envy = envyOf(table, rows);
              return [
                table.id,
                { ...figureOf(chances), ...envy, ...together.withAnte(wager.id, table) },
              ];
            }),
          ),
          ...(wager.extras === undefined
            ? {}
            : { extras: Object.fromEntries(wager.extras.map((e) => [e.id, extraOf(e, game)])) }),
        },
      ]),
    ),
  };
}

export const holdFigures = (): Readonly<Record<string, HoldFigures>> =>
  Object.fromEntries(GAMES.map((game) => [game.id, figuresOf(game)]));

export function holdSource(): string {
  const figures = holdFigures();
  return [
    '// Worked out by `npm run build:hold` from the pay tables of the games, by the lab; do not edit.',
    `// Between seats, and with the ante: estimates from ${ROUNDS.toLocaleString('en-US')} seeded rounds of seven.`,
    "import type { HoldFigures } from './hold.ts';",
    '',
    `export const HOLD_FIGURES: Readonly<Record<string, HoldFigures>> = ${JSON.stringify(figures, null, 2)};`,
    '',
  ].join('\n');
}
