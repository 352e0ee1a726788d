// A session at the wheel of cards. Under version A a ball names a table, cards from the ace up are
// spread there, and the player who finds the ace spins; under version B the player was drawn
// already.
import { makeCard, makeCards } from '#cards';
import { type Cents, isZero, ZERO } from '#money';
import { err, given, ok, type Result } from '#result';
import {
  decided,
  defineShow,
  NOBODY_PLAYS,
  type Pictured,
  postedAmount,
  postedTimes,
  type ShowAt,
  type ShowOutcome,
  type ShowPrize,
  type ShowStep,
  type ShowTable,
  seatsWith,
  type TakenStep,
  tablesOffered,
} from '#rules';
import { shuffledFor } from '../shared.ts';
import { cardsSpread, moneyEach, SECTIONS, type Section, spinSession } from './wheel.ts';

/** A table whose number is among the balls, and who sat there before the draw. */
interface Ball {
  readonly table: string;
  readonly game: string;
  readonly isNpn: boolean;
  readonly seats: readonly number[];
}

type CardWheel = Pictured<'card-wheel'> & {
  /** Version A only. */
  readonly balls?: readonly Ball[];
  readonly ball?: Ball;
  /** Those who qualified and have not been at the wheel today: the ace is for one of them. */
  readonly fresh?: readonly number[];
  /** Whether the player who spins has shown their ID. */
  readonly hasShownId?: true;
  /** Players who could not: they take no further part. */
  readonly withoutId?: readonly string[];
};

const TABLE = 'Qualifications, A';
const SPREAD_MOST = 9;
const NO_ACE = 'no ace';

const nameOf = (section: Section): string =>
  section.shows === 'card' ? makeCard(section.card) : section.award;

const BY_NAME: ReadonlyMap<string, Section> = new Map(
  SECTIONS.map((section) => [nameOf(section), section]),
);

/** Cards and awards in an order that no one could use; 7 and 60 have no divisor in common. */
const AROUND: readonly string[] = SECTIONS.map((_, place) =>
  nameOf(SECTIONS[(place * 7) % SECTIONS.length] as Section),
);

const sessionOf = ({ stops }: CardWheel) =>
  spinSession(stops.map((stop) => BY_NAME.get(stop) as Section));

const seatName = (seat: number): string => `seat ${seat}`;

const placeOf = (table: string, seat: number): string => `${table}/${seat}`;

/** Where the player of a seat came to have part in it. */
function cameFrom({ table, seats }: ShowTable, seat: number): string {
  const satAt = seats.find((each) => each.seat === seat)?.satAt;
  if (satAt === 'nowhere') return '';
  return satAt === undefined ? placeOf(table, seat) : placeOf(satAt.table, satAt.seat);
}

/** Tables with the seats of those who may take part: not those who could show no ID. */
const ballsAt = (at: ShowAt, withoutId: readonly string[] = []): readonly Ball[] =>
  tablesOffered(at)
    .map((table) => ({
      table: table.table,
      game: table.game,
      isNpn: table.isNpn,
      seats: seatsWith(at, table).filter((seat) => !withoutId.includes(cameFrom(table, seat))),
    }))
    .filter(({ seats }) => seats.length > 0);

function stepsOf(state: CardWheel): readonly ShowStep[] {
  const { balls, ball, fresh, finder } = state;
  if (balls !== undefined && finder === undefined) {
    if (ball === undefined) return ballSteps(balls);
    return fresh === undefined ? [qualifySteps(ball)] : [spreadStep(state, fresh)];
  }
  if (finder !== undefined && isIdDue(state)) return [identityStep(finder)];
  if (sessionOf(state).row !== undefined) return [];
  const title = state.stops.length === 0 ? 'Spin the wheel' : 'Spin again';
  return [{ step: 'spin', title, by: 'chance', outcomes: [...BY_NAME.keys()] }];
}

/** Rule 7: the ID comes before the first spin. */
const isIdDue = ({ hasShownId, stops }: CardWheel): boolean =>
  hasShownId === undefined && stops.length === 0;

const SHOWN = 'shown';

const identityStep = (seat: number): ShowStep => ({
  step: 'identity',
  by: 'house',
  title: `Photo ID of seat ${seat}`,
  choices: [SHOWN, 'not shown'],
});

const ballSteps = (balls: readonly Ball[]): readonly ShowStep[] =>
  balls.length === 0
    ? []
    : [
        {
          step: 'draw-ball',
          title: 'Draw the ball of a table',
          by: 'chance',
          outcomes: balls.map(({ table }) => table),
        },
      ];

const qualifySteps = ({ table, seats }: Ball): ShowStep => ({
  step: 'qualify',
  by: 'house',
  title: `Seats of ${table} with an active hand before the ball, of ${seats.join(', ')}`,
  asks: [{ name: 'seats', title: 'Seats with an active hand', kind: 'seats' }],
});

const spreadStep = ({ spread = 0 }: CardWheel, fresh: readonly number[]): ShowStep => ({
  step: 'spread',
  by: 'chance',
  title: 'Spread the cards and turn them over',
  outcomes: [
    ...fresh.slice(0, SPREAD_MOST).map(seatName),
    ...(spread > Math.min(fresh.length, SPREAD_MOST) ? [NO_ACE] : []),
  ],
});

function drawBall(state: CardWheel, step: TakenStep, { source }: ShowAt): Result<CardWheel> {
  const ball = decided(state.balls ?? [], ({ table }) => table, { step, source });
  return ball.ok ? ok({ ...state, ball: ball.value }) : ball;
}

const isSeats = (given: unknown): given is readonly number[] =>
  Array.isArray(given) && given.every((seat) => Number.isInteger(seat));

/** Only players with an active hand before the ball was drawn take part, and only those who have
 * not been at the wheel today draw a card. If there are none, another ball is drawn. */
function qualify(state: CardWheel, { facts = {} }: TakenStep, at: ShowAt): Result<CardWheel> {
  const { ball, balls = [] } = state as CardWheel & { readonly ball: Ball };
  const seats = facts['seats'];
  if (!isSeats(seats) || !seats.every((seat) => ball.seats.includes(seat))) {
    const message = `are among those who sat there before the draw: ${ball.seats.join(', ')} (${TABLE})`;
    return err([{ path: 'facts.seats', message }]);
  }
  const qualified = ball.seats.filter((seat) => seats.includes(seat));
  const here = at.tables.find(({ table }) => table === ball.table)?.seats ?? [];
  const fresh = qualified.filter(
    (seat) => here.find((each) => each.seat === seat)?.hasPlayed === undefined,
  );
  if (fresh.length === 0) return ok(withoutBall(state, balls));
  const sameGame = ballsAt(at).filter(({ game, isNpn }) => game === ball.game && !isNpn);
  const spread = cardsSpread({
    playerCount: fresh.length,
    isNpn: ball.isNpn && qualified.length === 1,
    sameGame: sameGame.map((each) => each.seats.length),
  });
  return ok({ ...state, qualified, fresh, spread });
}

/** As before the ball, which stays out. */
const withoutBall = ({ ball, withoutId }: CardWheel, balls: readonly Ball[]): CardWheel =>
  given({
    picture: 'card-wheel',
    wheel: AROUND,
    balls: balls.filter(({ table }) => table !== ball?.table),
    stops: [],
    withoutId,
  });

/** Without the ID a new drawing is held at once, with every table as it is now. */
function showIdentity(state: CardWheel, { choice }: TakenStep, at: ShowAt): Result<CardWheel> {
  if (choice === SHOWN) return ok({ ...state, hasShownId: true });
  const { ball, finder = 0, withoutId = [] } = state;
  const table = at.tables.find((each) => each.table === ball?.table);
  const who = table === undefined ? placeOf(ball?.table ?? '', finder) : cameFrom(table, finder);
  const refused = [...withoutId, who];
  return ok({
    picture: 'card-wheel',
    wheel: AROUND,
    balls: ballsAt(at, refused),
    stops: [],
    withoutId: refused,
  });
}

function spreadCards(state: CardWheel, step: TakenStep, { source }: ShowAt): Result<CardWheel> {
  const { fresh = [], spread = 0, balls = [] } = state;
  const seats = fresh.slice(0, SPREAD_MOST);
  if (step.outcome !== undefined) {
    const finder = seats.find((seat) => seatName(seat) === step.outcome);
    return ok(
      finder === undefined
        ? withoutBall(state, balls)
        : { ...state, finder, turned: [{ seat: finder, card: 1 }] },
    );
  }
  const cards = shuffledFor(spread, source);
  if (!cards.ok) return cards;
  const turned = seats.map((seat, index) => ({ seat, card: cards.value[index] as number }));
  const finder = turned.find(({ card }) => card === 1)?.seat;
  return ok(finder === undefined ? withoutBall(state, balls) : { ...state, turned, finder });
}

function spin(state: CardWheel, step: TakenStep, { source }: ShowAt): Result<CardWheel> {
  const section = decided(SECTIONS, nameOf, { step, source });
  return section.ok ? ok({ ...state, stops: [...state.stops, nameOf(section.value)] }) : section;
}

const TAKEN = {
  'draw-ball': drawBall,
  qualify,
  spread: spreadCards,
  identity: showIdentity,
  spin,
};

const take = (state: CardWheel, step: TakenStep, at: ShowAt): Result<CardWheel> =>
  TAKEN[step.step as keyof typeof TAKEN](state, step, at);

/** The prize of the chart for a row. */
function chartPrize(posted: ShowAt['posted'], row: string): Cents {
  const { prize } = posted.activity.rows.find(({ id }) => id === row) ?? {};
  return prize?.pays === 'dollars' ? postedAmount(posted, prize.amount) : ZERO;
}

function outcomeOf(state: CardWheel, posted: ShowAt['posted']): ShowOutcome {
  const { hand, awards, row } = sessionOf(state);
  if (row === undefined) return { prizes: [] };
  const { ball, qualified, finder } = state;
  const winners: readonly Pick<ShowPrize, 'table' | 'seat' | 'player'>[] =
    ball === undefined
      ? [{ player: 0 }]
      : (qualified ?? []).map((seat) => ({ table: ball.table, seat }));
  const version = ball === undefined ? 'B' : 'A';
  const amount = moneyEach(chartPrize(posted, row), version, winners.length);
  const because = `rule 4: ${makeCards(hand)}`;
  const spinner =
    ball === undefined ? { player: 0 } : { table: ball.table, seat: finder as number };
  return {
    prizes: [
      ...(isZero(amount) ? [] : winners.map((winner) => ({ row, ...winner, amount, because }))),
      ...awards.map((award) => ({
        row: award,
        ...spinner,
        because: 'rule 4: the pointer met it before the fifth card',
      })),
    ],
  };
}

export const WHEEL_OF_CARDS_SHOWS = [
  defineShow<CardWheel>({
    id: 'table-wheel',
    title: 'Wheel of Cards for a table',
    clause: TABLE,
    codeVersion: 3,
    in: { version: ['A'] },
    players: NOBODY_PLAYS,
    times: postedTimes('drawingTimes'),
    picks: {
      seat: ({ ball, finder, hasShownId }) =>
        ball === undefined || finder === undefined || hasShownId === undefined
          ? undefined
          : { table: ball.table, seat: finder },
      limit: { per: 'calendar-day', clause: 'rule 6' },
    },
    seats: ({ ball, qualified = [] }) =>
      ball === undefined ? [] : qualified.map((seat) => ({ table: ball.table, seat })),
    begin(_, at) {
      const balls = ballsAt(at);
      return balls.length > 0
        ? ok({ picture: 'card-wheel', wheel: AROUND, balls, stops: [] })
        : err([{ path: 'tables', message: `no one plays at any table (${TABLE})` }]);
    },
    steps: stepsOf,
    take,
    outcome: (state, { posted }) => outcomeOf(state, posted),
  }),
  defineShow<CardWheel>({
    id: 'card-wheel',
    title: 'Wheel of Cards',
    clause: 'Qualifications, B',
    codeVersion: 1,
    in: { version: ['B'] },
    players: { least: 1, most: 1, drawings: ['cards'] },
    begin: () => ok({ picture: 'card-wheel', wheel: AROUND, stops: [] }),
    steps: stepsOf,
    take,
    outcome: (state, { posted }) => outcomeOf(state, posted),
  }),
];
