// Tables are drawn whose next pot is splashed, and each such pot has its winners. The sheet wants a
// bin, a basket or a ball machine: nothing electronic draws.
import {
  addRatios,
  type Cents,
  dollarsOf,
  multiplyRatios,
  partOf,
  type Ratio,
  ratio,
  ratioOf,
  usd,
} from '#money';
import { ok, problem, type Result } from '#result';
import {
  choiceOf,
  defineShow,
  NOBODY_PLAYS,
  numberSaid,
  type Pictured,
  type Posted,
  postedAmount,
  postedCount,
  postedTimes,
  type ShowAt,
  type ShowPrize,
  type ShowStep,
  seatsAt,
  seatsSaid,
  seatsWith,
  settingOf,
  type TakenStep,
  tablesOffered,
} from '#rules';

const SUMMARY = 'Object and Summary';
const ELIGIBILITY = 'Eligibility Requirements';

const NOTHING = ratioOf(0n);

interface PotWinners {
  readonly high: readonly number[];
  readonly low: readonly number[];
}

/** The low half counts where the house reads it so. */
export const potShares = ({ high, low }: PotWinners, posted: Posted): PotWinners => ({
  high,
  low: settingOf(posted, 'highLow') === 'as-the-pot' ? low : [],
});

/** Equal hands divide a pot, and so do the two sides of a high-low game. */
export function potPart({ high, low }: PotWinners, seat: number): Ratio {
  const partIn = (winners: readonly number[]): Ratio =>
    winners.includes(seat) ? ratioOf(1n, BigInt(winners.length)) : NOTHING;
  return low.length === 0
    ? partIn(high)
    : multiplyRatios(addRatios(partIn(high), partIn(low)), ratio('50%'));
}

export const SPLASH_PLAYERS_LEAST = 4;

type Splash = Pictured<'splash'>;

interface Pot {
  readonly table: string;
  /** What each seat has of the prize. */
  readonly takes: readonly { readonly seat: number; readonly amount: string }[];
}

/** Four must be dealt in; at a free table empty seats are dealt to. */
const inTheDrawing = (at: ShowAt): readonly string[] =>
  tablesOffered(at)
    .filter((table) => {
      const count = table.seats.filter(({ position }) => position !== 'backline').length;
      const isFull = table.isNpn || count >= SPLASH_PLAYERS_LEAST;
      return isFull && seatsWith(at, table).length > 0;
    })
    .map(({ table }) => table);

function begin(_: number, at: ShowAt): Result<Splash> {
  const { posted } = at;
  const tables = inTheDrawing(at);
  if (tables.length === 0) {
    const message = `has ${SPLASH_PLAYERS_LEAST} players dealt in (${ELIGIBILITY})`;
    return problem('tables', `no table ${message}`);
  }
  const isByEvent = posted.options['timing'] === '2';
  return ok({
    picture: 'splash',
    isEventAwaited: isByEvent,
    events: isByEvent ? choiceOf(posted, 'events') : '',
    tables,
    drawn: [],
    splashed: [],
    pots: [],
    drawCount: postedCount(posted, 'tableCount'),
    prize: dollarsOf(postedAmount(posted, 'prize')),
  });
}

const POT_ASKS = [
  { name: 'dealtIn', title: 'Players dealt in', kind: 'number' },
  { name: 'seats', title: 'Seats with the winning hand', kind: 'seats' },
  { name: 'low', title: 'Seats with the low half', kind: 'seats', optional: true },
  { name: 'folded', title: 'All others had folded', kind: 'yes', optional: true },
] as const;

function steps(state: Splash): readonly ShowStep[] {
  const { isEventAwaited, events, tables, drawn, drawCount, splashed } = state;
  if (isEventAwaited) return [{ step: 'event', title: `It happened: ${events}`, by: 'house' }];
  if (drawn.length < drawCount) {
    return [{ step: 'draw', title: 'Draw a table', by: 'machine', outcomes: tables }];
  }
  if (splashed.length === 0) return [];
  const choices = [...new Set(splashed)];
  const title = 'Who took the splashed pot';
  return [{ step: 'pot', title, by: 'house', choices, asks: POT_ASKS }];
}

/** What was drawn goes back, and tables that have filled or emptied meanwhile are in or out. */
function drawTable(state: Splash, step: TakenStep, at: ShowAt): Result<Splash> {
  const tables = inTheDrawing(at);
  if (tables.length === 0) return problem('tables', `have too few players (${ELIGIBILITY})`);
  const table = step.outcome as string;
  if (!tables.includes(table)) {
    return problem('step.outcome', `has too few players (${ELIGIBILITY})`);
  }
  return ok({
    ...state,
    tables,
    drawn: [...state.drawn, table],
    splashed: [...state.splashed, table],
  });
}

function takePot(state: Splash, step: TakenStep, at: ShowAt): Result<Splash> {
  const table = step.choice as string;
  const players = seatsAt(at, table);
  const dealtIn = numberSaid(step, 'dealtIn');
  const high = seatsSaid(step, 'seats', players);
  const low = seatsSaid(step, 'low', players);
  if (!dealtIn.ok) return dealtIn;
  if (!high.ok) return high;
  if (!low.ok) return low;
  const { posted } = at;
  const isFree = at.tables.some((each) => each.table === table && each.isNpn);
  const isFolded = step.facts?.['folded'] === true;
  const isWon =
    (isFree || dealtIn.value >= SPLASH_PLAYERS_LEAST) &&
    (!isFolded || settingOf(posted, 'uncontestedPot') === 'wins');
  if (isWon && high.value.length === 0) {
    return problem('step.facts.seats', 'are those that took the pot');
  }
  const won = { high: high.value, low: isFolded ? [] : low.value };
  const takes = isWon ? takesOf(won, usd(state.prize), posted) : [];
  const first = state.splashed.indexOf(table);
  return ok({
    ...state,
    splashed: state.splashed.filter((_, index) => index !== first),
    pots: [...state.pots, { table, takes }],
  });
}

/** Chips are divided as the pot is; of a thing each winner has one. */
function takesOf(
  won: { readonly high: readonly number[]; readonly low: readonly number[] },
  prize: Cents,
  posted: Posted,
): Pot['takes'] {
  const pot = potShares(won, posted);
  const isDivided = choiceOf(posted, 'paidIn') === 'live chips';
  return [...new Set([...pot.high, ...pot.low])]
    .sort((a, b) => a - b)
    .map((seat): readonly [number, Ratio] => [seat, potPart(pot, seat)])
    .map(([seat, part]) => ({
      seat,
      amount: dollarsOf(isDivided ? partOf(prize, part) : prize),
    }));
}

const prizeOf = (table: string, { seat, amount }: Pot['takes'][number]): ShowPrize => ({
  row: 'splashed-pot',
  table,
  seat,
  amount: usd(amount),
  because: `${SUMMARY}: the pot of table ${table} was splashed`,
});

export const SPLASH_POT_SHOW = defineShow<Splash>({
  id: 'splash',
  title: 'Splash pot',
  clause: SUMMARY,
  codeVersion: 1,
  players: NOBODY_PLAYS,
  times: postedTimes('times'),
  isPaidAlong: true,
  begin,
  steps,
  take: (state, step, at) => {
    if (step.step === 'event') return ok({ ...state, isEventAwaited: false });
    return step.step === 'draw' ? drawTable(state, step, at) : takePot(state, step, at);
  },
  outcome: ({ pots }) => ({
    prizes: pots.flatMap(({ table, takes }) => takes.map((each) => prizeOf(table, each))),
  }),
});
