// Table games that the house deals from the first deck to the last round: the table is the state of the
// procedure itself, wagers and prizes go through the books.
import { z } from 'zod';
import { openTable as openProcedure, type TableRound } from '#games';
import { assert, given } from '#result';
import type { EventOf } from '../events.ts';
import { checkNoGame, openTable, refuse } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { joined } from '../kit/joined.ts';
import { mechanism, onlyLogged } from '../kit/mechanism.ts';
import { AT_DEVICE, FREE } from '../kit/power.ts';
import type { House } from '../state.ts';
import { FLOOR, TABLE } from '../words/roles.ts';
import { chance, name } from '../words/scalars.ts';
import { CHIPS_COMMANDS } from './chips.ts';
import { CORRECT_ACTIONS } from './correct.ts';
import { dealSteps, gameAt } from './deal.ts';
import { awarded, coinedIn, ended, gameAfter, stepsTaken } from './progress.ts';
import { playersInRound } from './settle.ts';
import { SAID_OF_TABLE, setUp } from './setup.ts';
import { hasWagers, NO_BADGES, PAST_KEPT, type PastRound, type TableGame } from './state.ts';
import { askedStep } from './steps.ts';
import { TABLE_GAME_TOPICS, TABLE_GAME_VIEWS } from './views.ts';

const SAMPLE = {
  table: 'T9',
  offering: 'none',
  recording: 'every-card',
  way: 'manual-shoe',
} as const;

const STEPS_AT_ONCE = 80;

const COMMANDS = {
  'open-game': command({
    does: 'Opens a posted table game at its table, with its procedure. Wagers, pay tables, and limits are those posted.',
    may: FLOOR,
    power: FREE,
    fields: SAID_OF_TABLE,
    brings: ['game-opened'],
    sample: SAMPLE,
    decide(ask) {
      const { house, command: said } = ask;
      const { round } = openTable(house, said.table);
      checkNoGame(house, said.table);
      if (round !== undefined) refuse('round-open', said.table);
      return [{ type: 'game-opened', table: said.table, ...setUp(ask, said) }];
    },
  }),

  'change-game': command({
    does: 'Sets the table up again between rounds, with what is posted now.',
    may: FLOOR,
    power: FREE,
    fields: SAID_OF_TABLE,
    brings: ['game-changed'],
    sample: SAMPLE,
    decide(ask) {
      const { house, command: said } = ask;
      const game = gameAt(house, said.table);
      const under = setUp(ask, said);
      checkBetween(game, said.table);
      return [{ type: 'game-changed', table: said.table, ...under }];
    },
  }),

  'deal-steps': command({
    does: 'Takes steps of the procedure, all or none: cards, wagers, the deal, settlement. Money follows from them.',
    may: TABLE,
    power: AT_DEVICE,
    fields: {
      table: name,
      steps: z.array(askedStep).min(1).max(STEPS_AT_ONCE),
      chance,
    },
    brings: [
      'steps-dealt',
      'round-started',
      'prizes-won',
      'round-settled',
      'fees-returned',
      'round-voided',
      'round-ended',
    ],
    sample: { table: 'T9', steps: [{ type: 'start-round' }], chance: '0'.repeat(64) },
    decide: dealSteps,
  }),

  'close-game': command({
    does: 'Ends the game at a table between rounds.',
    may: FLOOR,
    power: FREE,
    fields: { table: name },
    brings: ['game-closed'],
    sample: { table: 'T9' },
    decide({ house, command: { table } }) {
      const game = gameAt(house, table);
      checkBetween(game, table);
      const open = game.state.round?.wins.find(({ paperwork }) => paperwork === 'open');
      if (open !== undefined) refuse('paperwork-missing', `seat ${open.seat}, ${open.wager}`);
      return [{ type: 'game-closed', table, offering: game.offering }];
    },
  }),
};

/** No chips lie on the layout. */
function checkBetween(game: TableGame, table: string): void {
  if (hasWagers(game)) refuse('round-running', table);
}

const dealtUnder = (
  { tableGames }: House,
  offering: string,
): readonly (readonly [string, TableGame])[] =>
  [...tableGames].filter(([, game]) => game.offering === offering);

/** The game of a table after something that only happens to one that is there. */
function goOn(
  { tableGames }: House,
  { table, event }: { readonly table: string; readonly event: object },
  next: (game: TableGame) => TableGame,
): void {
  const game = tableGames.get(table);
  assert(game !== undefined, `no game at ${table}`);
  tableGames.set(table, gameAfter(game, event, next));
}

const opened = (house: House, event: EventOf<'game-opened' | 'game-changed'>): void => {
  const { offering, version, setup, table } = event;
  const before = house.tableGames.get(table);
  const answer = openProcedure(setup);
  assert(answer.ok, `the setup of ${table} was checked`);
  const { state } = answer;
  // Decks and players stay where they are.
  const { way, shuffler, shoe } = state;
  const kept = before === undefined ? state : { ...before.state, setup, way, shuffler, shoe };
  house.tableGames.set(table, {
    offering,
    version,
    state: kept,
    badges: NO_BADGES,
    won: [],
    fees: [],
    accounts: before?.accounts ?? {},
  });
};

/** The round is kept, though not forever: the log has all of them. */
function keep({ tableRounds }: House, table: string, round: PastRound): void {
  tableRounds.set(table, [...(tableRounds.get(table) ?? []), round].slice(-PAST_KEPT));
}

export const TABLE_GAMES = mechanism({
  area: 'table-games',
  views: TABLE_GAME_VIEWS,
  topics: TABLE_GAME_TOPICS,
  commands: joined([COMMANDS, CHIPS_COMMANDS]),
  actions: CORRECT_ACTIONS,
  evolve: {
    'game-opened': opened,
    'game-changed': opened,
    'game-closed': ({ tableGames }, { table }) => {
      tableGames.delete(table);
    },
    'steps-dealt': (house, event, { record }) => {
      goOn(house, { table: event.table, event }, (game) => stepsTaken(game, event, record.by));
    },
    'round-settled': (house, event, { at }) => {
      const { table, round, record, credited } = event;
      const { state, won } = house.tableGames.get(table) as TableGame;
      const players = playersInRound(state.round as TableRound);
      keep(house, table, { round, record, before: [], credited, players, won, at: at.text });
      goOn(house, { table, event }, (game) => ended(game, credited));
    },
    'round-voided': (house, event, { at }) => {
      const { table, round, record, because, remedy } = event;
      goOn(house, { table, event }, (game) => ended(game));
      const none = { before: [], credited: [], players: {}, won: [] };
      const facts = { round, ...none, void: { because, remedy }, at: at.text };
      keep(house, table, given({ ...facts, record }));
    },
    'round-corrected': ({ tableRounds }, { table, round, record, credited }) => {
      const rounds = (tableRounds.get(table) ?? []).map((past): PastRound => {
        if (past.round !== round || past.record === undefined) return past;
        return { ...past, record, credited, before: [...past.before, past.record] };
      });
      tableRounds.set(table, rounds);
    },
    'table-chips-bought': onlyLogged,
    'tray-credited': onlyLogged,
    'tray-count-noted': ({ trayCounts }, { table, counted }, { record: { by } }) => {
      trayCounts.set(table, { by, counted });
    },
    'tray-counted': ({ trayCounts }, { table }) => {
      trayCounts.delete(table);
    },
    'account-cashed': onlyLogged,
  },
  hears: {
    'round-started': (house, event) => {
      if (house.tableGames.has(event.table))
        goOn(house, { table: event.table, event }, (game) => coinedIn(game, event));
    },
    'prizes-won': (house, event) => {
      if (event.of.what === 'game')
        goOn(house, { table: event.hit.table, event }, (game) => awarded(game, event));
    },
    'award-voided': ({ tableGames }, { call }) => {
      for (const [table, game] of tableGames) {
        const won = game.won.filter(({ award }) => award !== call);
        if (won.length < game.won.length) tableGames.set(table, { ...game, won });
      }
    },
  },
  checkTableCloses: ({ tableGames }, table) => {
    if (tableGames.has(table)) refuse('game-open', table);
  },
  checkSeatChange(house, { table, seat }, next) {
    const game = house.tableGames.get(table);
    const isIn = game !== undefined && hasWagers(game);
    if (!isIn || !game.state.round?.seats.some((each) => each.seat === seat)) return;
    const isNamed = next !== undefined && house.tables.get(table)?.seated.has(seat) !== true;
    if (!isNamed) refuse('round-running', `seat ${seat}`);
  },
  checkIdle(house, offering) {
    const running = dealtUnder(house, offering).find(([, game]) => hasWagers(game));
    if (running !== undefined) refuse('in-play', running[0]);
  },
  checkWithdrawal(house, offering) {
    const [dealt] = dealtUnder(house, offering);
    if (dealt !== undefined) refuse('game-open', dealt[0]);
  },
  isPlayedFor: (house, offering) => dealtUnder(house, offering).some(([, game]) => hasWagers(game)),
});
