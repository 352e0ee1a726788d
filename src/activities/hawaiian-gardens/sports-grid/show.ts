// A grid of a hundred cells is drawn; at the end of each paid period of a contest the last digits
// of its score point to a cell, and the players at the table in it win.
import { type RandomSource, shuffled } from '#chance';
import { dollarsOf, partOf, ratioOf, times, usd } from '#money';
import { ok, problem, type Result } from '#result';
import {
  choiceOf,
  defineShow,
  drawnFrom,
  isPosted,
  NOBODY_PLAYS,
  numberSaid,
  type Pictured,
  postedAmount,
  postedCount,
  type ShowAt,
  type ShowPrize,
  type ShowStep,
  seatsAt,
  type TakenStep,
  tablesOffered,
} from '#rules';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const CELL_COUNT = 100;
/** What is said where the board was filled in the room; the board itself is in the facts. */
const BY_HAND = 'written on the board';

export interface Grid {
  /** The digits along the top and down the left side. */
  readonly top: readonly number[];
  readonly left: readonly number[];
  /** Tables row by row; a cell without a live table is blank. */
  readonly cells: readonly (string | null)[];
}

/** Each table at a random place, and the digits of each side in a random order. */
export function drawGrid(tables: readonly string[], source: RandomSource): Grid {
  const placed = Array.from({ length: CELL_COUNT }, (_, index) => tables[index] ?? null);
  return {
    top: shuffled(DIGITS, source),
    left: shuffled(DIGITS, source),
    cells: shuffled(placed, source),
  };
}

/** Points of the team along the top and of the one on the left. */
interface Score {
  readonly top: number;
  readonly left: number;
}

/** The table where the last digits of the two scores meet. */
export function tableAt({ top, left, cells }: Grid, score: Score): string | null {
  const [column, row] = [top.indexOf(score.top % 10), left.indexOf(score.left % 10)];
  return cells[row * DIGITS.length + column] ?? null;
}

interface Period extends Score {
  /** Nothing where the prize goes on to the next period. */
  readonly table: string | null;
  readonly seats: readonly number[];
  /** So many prizes: its own, and those that were carried to it. */
  readonly prizes: number;
}

type Sports = Pictured<'grid'> & {
  /** The first hundred with a live game. */
  readonly tables: readonly string[];
  readonly carried: number;
};

/** A free table counts as one with a live game. */
const liveTables = (at: ShowAt): readonly string[] =>
  tablesOffered(at)
    .filter(({ isNpn, seats }) => isNpn || seats.length > 0)
    .map(({ table }) => table)
    .slice(0, CELL_COUNT);

function begin(_: number, at: ShowAt): Result<Sports> {
  const { posted } = at;
  const tables = liveTables(at);
  if (tables.length === 0) return problem('tables', 'no table has a live game (rule 12)');
  return ok({
    picture: 'grid',
    contest: choiceOf(posted, 'contest'),
    topTeam: isPosted(posted, 'topTeam') ? choiceOf(posted, 'topTeam') : 'Team along the top',
    leftTeam: isPosted(posted, 'leftTeam') ? choiceOf(posted, 'leftTeam') : 'Team on the left',
    prize: dollarsOf(postedAmount(posted, 'prize')),
    item: isPosted(posted, 'item') ? choiceOf(posted, 'item') : null,
    tables,
    grid: null,
    periods: [],
    carried: 0,
    bowl: null,
    periodCount: postedCount(posted, 'periodCount'),
  });
}

function steps(state: Sports): readonly ShowStep[] {
  const { grid, periods, periodCount, bowl, topTeam, leftTeam } = state;
  if (grid === null) {
    const outcomes = [BY_HAND];
    const asks = [
      { name: 'top', title: 'Digits along the top', kind: 'digits' },
      { name: 'left', title: 'Digits down the left side', kind: 'digits' },
      { name: 'cells', title: 'Cell of each table', kind: 'cells', of: state.tables },
    ] as const;
    return [{ step: 'grid', title: 'Draw the grid', by: 'chance', outcomes, asks }];
  }
  if (bowl !== null) {
    return [{ step: 'bowl', title: 'Draw a table', by: 'chance', outcomes: bowl }];
  }
  if (periods.length === periodCount) return [];
  const isFinal = periods.length + 1 === periodCount;
  const title = isFinal ? 'Final score' : `Score of period ${periods.length + 1}`;
  const asks = [
    { name: 'top', title: `Score of ${topTeam}`, kind: 'number' },
    { name: 'left', title: `Score of ${leftTeam}`, kind: 'number' },
  ] as const;
  return [{ step: 'score', title, by: 'house', asks }];
}

function drawBoard(state: Sports, step: TakenStep, at: ShowAt): Result<Sports> {
  const tables = liveTables(at);
  if (step.outcome === undefined && at.source !== undefined) {
    return ok({ ...state, tables, grid: drawGrid(tables, at.source) });
  }
  const grid = writtenGrid(step, tables);
  return grid.ok ? ok({ ...state, tables, grid: grid.value }) : grid;
}

/** The board as staff have written it: every digit once on each side, every table in one cell. */
function writtenGrid({ facts }: TakenStep, tables: readonly string[]): Result<Grid> {
  const { top, left, cells } = (facts ?? {}) as Readonly<Record<keyof Grid, unknown>>;
  const isAll = (side: unknown): side is number[] =>
    Array.isArray(side) &&
    side.length === DIGITS.length &&
    DIGITS.every((digit) => side.includes(digit));
  if (!isAll(top)) return problem('step.facts.top', 'are the digits 0 to 9, each once (rule 1)');
  if (!isAll(left)) return problem('step.facts.left', 'are the digits 0 to 9, each once (rule 1)');
  const filled = Array.isArray(cells) ? cells.filter((cell) => cell !== null) : [];
  const isBoard =
    Array.isArray(cells) &&
    cells.length === CELL_COUNT &&
    filled.length === tables.length &&
    tables.every((table) => filled.includes(table));
  return isBoard
    ? ok({ top, left, cells: cells as readonly (string | null)[] })
    : problem('step.facts.cells', 'are a hundred, with each live table in one (rules 1 and 12)');
}

/** If no player who takes part sits at the table, the cell counts as blank. */
function enterScore(state: Sports, step: TakenStep, at: ShowAt): Result<Sports> {
  const top = numberSaid(step, 'top');
  const left = numberSaid(step, 'left');
  if (!top.ok) return top;
  if (!left.ok) return left;
  const score = { top: top.value, left: left.value };
  const before = state.periods.at(-1);
  if (before !== undefined && (score.top < before.top || score.left < before.left)) {
    return problem(
      'step.facts',
      `a score is never less than before: ${before.top}, ${before.left}`,
    );
  }
  const table = tableAt(state.grid as Grid, score);
  const seats = table === null ? [] : seatsAt(at, table);
  const prizes = state.carried + 1;
  if (seats.length > 0) {
    const period = { ...score, table, seats, prizes };
    return ok({ ...state, periods: [...state.periods, period], carried: 0 });
  }
  const periods = [...state.periods, { ...score, table: null, seats, prizes }];
  const isFinal = periods.length === state.periodCount;
  const bowl = isFinal ? state.tables.filter((each) => seatsAt(at, each).length > 0) : [];
  return ok({ ...state, periods, carried: prizes, bowl: bowl.length > 0 ? bowl : null });
}

/** A table out of the bowl has all that was carried to the final score. */
function drawFromBowl(state: Sports, step: TakenStep, at: ShowAt): Result<Sports> {
  const drawn = drawnFrom(state.bowl as readonly string[], step, at);
  if (!drawn.ok) return drawn;
  const seats = seatsAt(at, drawn.value);
  if (seats.length === 0) return problem('step', `no one sits at ${drawn.value} anymore`);
  const last = { ...(state.periods.at(-1) as Period), table: drawn.value, seats };
  return ok({ ...state, periods: [...state.periods.slice(0, -1), last], carried: 0, bowl: null });
}

const TAKES = { grid: drawBoard, score: enterScore, bowl: drawFromBowl } as const;

function prizesOf({ periods, prize, item }: Sports): readonly ShowPrize[] {
  return periods.flatMap(({ table, seats, prizes, top, left }) =>
    seats.map((seat): ShowPrize => {
      const because = `rule 3: table ${table} on the score ${top} to ${left}`;
      const at = { table: table as string, seat, because };
      const whole = times(usd(prize), BigInt(prizes));
      if (item !== null) return { row: 'item', ...at, words: item, worth: whole, count: prizes };
      return { row: 'cash', ...at, amount: partOf(whole, ratioOf(1n, BigInt(seats.length))) };
    }),
  );
}

export const SPORTS_GRID_SHOW = defineShow<Sports>({
  id: 'grid',
  title: 'Sports grid',
  clause: 'rules 1 to 3',
  codeVersion: 1,
  // One grid for the contest that is posted.
  most: 1,
  players: NOBODY_PLAYS,
  isPaidAlong: true,
  begin,
  steps,
  take: (state, step, at) => TAKES[step.step as keyof typeof TAKES](state, step, at),
  outcome: (state) => ({ prizes: prizesOf(state) }),
});
