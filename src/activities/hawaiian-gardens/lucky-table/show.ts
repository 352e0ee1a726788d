// The lucky table is drawn: a ball for the table, and where the game has no pot a card for the seat.

import { partOf, ratioOf, usd } from '#money';
import { ok, problem, type Result } from '#result';
import {
  defineShow,
  drawnFrom,
  NOBODY_PLAYS,
  type Pictured,
  postedTimes,
  type ShowAt,
  type ShowPrize,
  type ShowStep,
  seatsAt,
  seatsSaid,
  settingOf,
  type TakenStep,
} from '#rules';
import { POKER_GAMES } from '../shared.ts';

const PRIZE = 'paragraph 2';
export const LUCKY_CHIPS = usd('100');
const SEAT_CARDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

type Lucky = Pictured<'balls'>;

const begin = (_: number, { tableNames }: ShowAt): Result<Lucky> =>
  tableNames.length === 0
    ? problem('tables', 'there is no table in the house')
    : ok({
        picture: 'balls',
        next: 'ball',
        balls: tableNames,
        heldOut: [],
        table: null,
        cards: SEAT_CARDS,
        turned: [],
        seats: [],
      });

function steps({ next, balls, cards, table }: Lucky): readonly ShowStep[] {
  switch (next) {
    case 'ball':
      return [{ step: 'ball', title: 'Draw a ball', by: 'chance', outcomes: balls }];
    case 'seat':
      return [{ step: 'seat', title: 'Turn over a seat card', by: 'chance', outcomes: cards }];
    case 'pot': {
      const asks = [{ name: 'seats', title: 'Seats that took the pot', kind: 'seats' }] as const;
      return [
        {
          step: 'pot',
          title: `Who took the pot of table ${table}`,
          by: 'house',
          asks,
        },
      ];
    }
    case 'nothing':
      return [];
  }
}

/** An empty table is not active: its ball is held out. */
function drawBall(state: Lucky, step: TakenStep, at: ShowAt): Result<Lucky> {
  const drawn = drawnFrom(state.balls, step, at);
  if (!drawn.ok) return drawn;
  const table = drawn.value;
  const balls = state.balls.filter((ball) => ball !== table);
  const seats = seatsAt(at, table);
  if (seats.length === 0) {
    const next = balls.length === 0 ? 'nothing' : 'ball';
    return ok({ ...state, balls, heldOut: [...state.heldOut, table], next });
  }
  const named = { ...state, balls, table };
  if (at.posted.options['prize'] === '2') return ok({ ...named, seats, next: 'nothing' });
  const { game } = at.tables.find((each) => each.table === table) as ShowAt['tables'][number];
  if (POKER_GAMES.includes(game)) return ok({ ...named, next: 'pot' });
  const canBePicked = SEAT_CARDS.some((card) => seats.includes(Number(card)));
  return ok({ ...named, next: canBePicked ? 'seat' : 'nothing' });
}

function turnCard(state: Lucky, step: TakenStep, at: ShowAt): Result<Lucky> {
  const drawn = drawnFrom(state.cards, step, at);
  if (!drawn.ok) return drawn;
  const cards = state.cards.filter((card) => card !== drawn.value);
  const turned = { ...state, cards, turned: [...state.turned, drawn.value] };
  const [seat, seats] = [Number(drawn.value), seatsAt(at, state.table as string)];
  if (seats.includes(seat)) return ok({ ...turned, seats: [seat], next: 'nothing' });
  const isPickedAgain =
    settingOf(at.posted, 'emptySeat') === 'pick-again' &&
    cards.some((card) => seats.includes(Number(card)));
  return ok({ ...turned, next: isPickedAgain ? 'seat' : 'nothing' });
}

function takePot(state: Lucky, step: TakenStep, at: ShowAt): Result<Lucky> {
  const seats = seatsSaid(step, 'seats', seatsAt(at, state.table as string));
  if (!seats.ok) return seats;
  if (seats.value.length === 0) return problem('step.facts.seats', 'are those that took the pot');
  return ok({ ...state, seats: seats.value, next: 'nothing' });
}

const TAKES = { ball: drawBall, seat: turnCard, pot: takePot } as const;

function prizesOf({ table, seats, turned }: Lucky, { posted }: Pick<ShowAt, 'posted'>) {
  if (table === null) return [];
  const isThing = posted.options['prize'] === '2';
  const because = `${PRIZE}: table ${table} was drawn`;
  return seats.map((seat): ShowPrize => {
    if (isThing) return { row: 'hat-or-shirt', table, seat, because };
    if (turned.length > 0) {
      const picked = `${because}, then seat ${seat}`;
      return { row: 'chips-to-a-seat', table, seat, amount: LUCKY_CHIPS, because: picked };
    }
    const amount = partOf(LUCKY_CHIPS, ratioOf(1n, BigInt(seats.length)));
    return { row: 'chips-to-the-pot', table, seat, amount, because };
  });
}

export const LUCKY_TABLE_SHOW = defineShow<Lucky>({
  id: 'lucky-table',
  title: 'Lucky table',
  clause: PRIZE,
  codeVersion: 1,
  players: NOBODY_PLAYS,
  times: postedTimes('drawingTimes'),
  begin,
  steps,
  take: (state, step, at) => {
    const { next } = state;
    return next === 'nothing' ? problem('step', 'is over') : TAKES[next](state, step, at);
  },
  outcome: (state, at) => ({ prizes: prizesOf(state, at) }),
});
