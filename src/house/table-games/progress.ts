// How a game goes on by what happens: the same for a command that is being decided and for the log.
import {
  type Acted,
  act,
  roundWith,
  type ShownMeter,
  type TableAction,
  type TableRound,
  type TableState,
  withRound,
} from '#games';
import { assert } from '#result';
import type { EventOf, FeeTaken } from '../events.ts';
import type { Credited } from './events.ts';
import { badgesAfter, type TableGame } from './state.ts';
import { readStep } from './steps.ts';

/** A copy of a game that only who holds it knows, so that steps change it in place: it is handed on
 * when all of them were taken, and thrown away when one is refused. */
export type OpenTableGame = { -readonly [Field in keyof TableGame]: TableGame[Field] };

/** Takes a step at the table, or says why the procedure does not. */
export function step(draft: OpenTableGame, action: TableAction, by: string): Acted<TableState> {
  const acted = act(draft.state, action);
  if (!acted.ok) return acted;
  draft.state = acted.state;
  draft.badges = badgesAfter(draft.badges, action, by);
  if (action.type === 'leave-table') leave(draft, action.seat);
  return acted;
}

/** Another player may sit there next. */
function leave(draft: OpenTableGame, seat: number): void {
  const { [`${seat}`]: _, ...accounts } = draft.accounts;
  draft.accounts = accounts;
}

/** The meters as they stand when the dealer comes to them. */
/** A game with what has become of it. Its fields are named one by one, as those of a table are. */
export function gameWith(game: TableGame, change: Partial<TableGame>): OpenTableGame {
  const next: OpenTableGame = {
    offering: game.offering,
    version: game.version,
    state: game.state,
    badges: game.badges,
    won: game.won,
    fees: game.fees,
    accounts: game.accounts,
  };
  if (game.round !== undefined) next.round = game.round;
  return Object.assign(next, change);
}

export function metered(
  game: TableGame,
  meters: Readonly<Record<string, ShownMeter>> | undefined,
): TableGame {
  if (meters === undefined) return game;
  const round = game.state.round as TableRound;
  return gameWith(game, { state: withRound(game.state, roundWith(round, { meters })) });
}

export const coinedIn = (
  game: TableGame,
  { round, fees }: { readonly round: number; readonly fees: readonly FeeTaken[] },
): TableGame => gameWith(game, { round, fees, won: [] });

/** Parts of a meter that the round has won. */
export function awarded(
  game: TableGame,
  { of: { wager = '' }, award, claims, hit }: EventOf<'prizes-won'>,
): TableGame {
  const [meter = ''] = Object.keys(hit.meters);
  const wins = claims.map(({ seat }) => ({ seat, wager, meter, award }));
  return gameWith(game, { won: [...game.won, ...wins] });
}

/** The round is over: it was settled, or everything has gone back. */
export function ended(game: TableGame, credited: readonly Credited[] = []): TableGame {
  const unnamed = credited.filter(({ patron }) => patron === undefined);
  const accounts = Object.fromEntries(unnamed.map(({ seat, account }) => [`${seat}`, account]));
  const over = gameWith(game, { fees: [], won: [], accounts: { ...game.accounts, ...accounts } });
  delete over.round;
  return over;
}

/** What an event has made of a game when it was decided. */
interface Taken {
  readonly event: object;
  readonly before: TableGame;
  readonly after: TableGame;
}

/** What the events of the last command have made of its game: who has just decided it need not work it out
 * again. A log that is read has no such events. */
let taken: Taken[] = [];

export function forget(): void {
  taken = [];
}

export function remember(event: object, before: TableGame, after: TableGame): TableGame {
  taken.push({ event, before, after });
  return after;
}

/** The game after an event: as it was decided, or worked out. */
export function gameAfter(
  game: TableGame,
  event: object,
  next: (game: TableGame) => TableGame,
): TableGame {
  const known = taken.find((each) => each.event === event);
  return known?.before === game ? known.after : next(game);
}

/** The table after the steps of an event. */
export function stepsTaken(
  game: TableGame,
  event: Pick<EventOf<'steps-dealt'>, 'table' | 'meters' | 'steps'>,
  by: string,
): TableGame {
  const draft = gameWith(metered(game, event.meters), {});
  for (const written of event.steps) {
    const acted = step(draft, readStep(written), by);
    assert(acted.ok, `${written.type} was taken at ${event.table}`);
  }
  return draft;
}
