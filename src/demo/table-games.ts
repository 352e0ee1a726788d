// Two tables of the demo deal a whole table game each, from the box of cards to the discard rack, every
// card keyed.
import { below, type RandomSource } from '#chance';
import { dealerCardsOf, dealtGameNamed, type RoundSeat } from '#games';
import { type Command, type House, type PlannedRound, type PlannedSeat, usualTurns } from '#house';
import { assert } from '#result';
import type { ServerContext } from '#server';
import { type NumberSpan, someOf } from './choose.ts';
import { demoCommand, doneAll } from './command.ts';
import { post } from './posting.ts';

interface GameTable {
  readonly table: string;
  readonly offering: string;
  readonly activity: string;
  readonly game: string;
  readonly seats: number;
  /** How its cards are shuffled. */
  readonly said?: { readonly shuffler: 'automated'; readonly shufflerMode: string };
  /** Of every player; the play wager is as much as the ante. */
  readonly wagers: Readonly<Record<string, string>>;
  /** Of every other player, too. */
  readonly more: Readonly<Record<string, string>>;
}

export const GAME_TABLES: readonly GameTable[] = [
  {
    table: 'demo-9',
    offering: 'demo-four-card-poker',
    activity: 'sd-four-card-poker',
    game: 'four-card-poker',
    seats: 9,
    wagers: { ante: '10.00' },
    more: { acesUp: '5.00', progressive: '1.00' },
  },
  {
    table: 'demo-10',
    offering: 'demo-crazy-4-poker',
    activity: 'ma-crazy-4-poker',
    game: 'crazy-4-poker',
    seats: 7,
    said: { shuffler: 'automated', shufflerMode: 'Crazy 4 Poker Cover All' },
    wagers: { ante: '15.00', superBonus: '15.00' },
    more: { queensUp: '5.00', fourCardProgressive: '1.00' },
  },
];

const PLAYERS = 4;
const TRAY = '25000.00';
/** Rounds of the last hours. */
const PAST_ROUNDS = 10;
const FOLDS_ONE_IN = 4;
const BETWEEN: NumberSpan = { least: 2_000, most: 6_000 };
const TURNS_MOST = 120;

const BADGES = { dealer: 'demo-dealer', floor: 'demo-floor', manager: 'demo-manager' } as const;

/** What the players of a round wager; the same as before, where a round is under way. */
function bettingAt({ wagers, more }: GameTable, seats: readonly RoundSeat[]) {
  if (seats.length > 0) {
    return seats.map(({ seat, wagers: placed }) => ({
      seat,
      wagers: Object.fromEntries(Object.entries(placed).map(([id, { amount }]) => [id, amount])),
    }));
  }
  return Array.from({ length: PLAYERS }, (_, index) => ({
    seat: index + 1,
    wagers: index % 2 === 0 ? { ...wagers, ...more } : wagers,
  }));
}

/** Cards for a round, and who folds. */
function planOf(place: GameTable, house: House, source: RandomSource): PlannedRound {
  const { round } = house.tableGames.get(place.table)?.state ?? {};
  const isRunning = round !== undefined && round !== null && isUnderWay(round.phase);
  const players = bettingAt(place, isRunning ? round.seats : []);
  const deal = dealtGameNamed(place.game)?.deal(source, players.length);
  assert(deal !== undefined, `${place.game} is dealt`);
  const seats = players.map(({ seat, wagers }, index): PlannedSeat => {
    const { cards = [] } = deal.seats[index] ?? {};
    const { ante, play: _, ...rest } = wagers;
    const plan = { seat, wagers: ante === undefined ? rest : { ante, ...rest }, cards };
    return ante === undefined || below(source, FOLDS_ONE_IN) === 0 ? plan : { ...plan, play: ante };
  });
  return { dealer: dealerCardsOf(deal), seats };
}

const isUnderWay = (phase: string): boolean => phase !== 'complete' && phase !== 'void';

export interface GamesMemory {
  /** Of their own, so that the other tables play as they do without them. */
  readonly source: RandomSource;
  readonly plans: Map<string, PlannedRound>;
  /** When something happens at a table next. */
  readonly due: Map<string, number>;
}

interface Scene {
  readonly house: House;
  readonly now: number;
}

const newChance = (source: RandomSource): string =>
  Array.from({ length: 8 }, () =>
    below(source, 2 ** 31)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

function commandsAt(
  { plans, due, source }: GamesMemory,
  place: GameTable,
  { house, now }: Scene,
): readonly Command[] {
  const { table } = place;
  const game = house.tableGames.get(table);
  const phase = game?.state.round?.phase;
  if (game === undefined) return [];
  const isNew = phase === undefined || !isUnderWay(phase);
  const before = plans.get(table);
  const plan = before === undefined || isNew ? planOf(place, house, source) : before;
  plans.set(table, plan);
  due.set(table, now + someOf(source, BETWEEN));
  return usualTurns(game.state, plan, now).map(({ by, steps }) =>
    demoCommand(BADGES[by], 'deal-steps', { table, steps: [...steps], chance: newChance(source) }),
  );
}

export const newGamesMemory = (source: RandomSource): GamesMemory => ({
  source,
  plans: new Map(),
  due: new Map(),
});

/** What happens at these tables now. */
export const tableGamesIn = (memory: GamesMemory, scene: Scene): readonly Command[] =>
  GAME_TABLES.flatMap((place) => {
    const { now } = scene;
    const due = memory.due.get(place.table) ?? now + someOf(memory.source, BETWEEN);
    memory.due.set(place.table, due);
    return now < due ? [] : commandsAt(memory, place, scene);
  });

/** Posts the games, opens their tables, and deals some rounds. */
export async function openTableGames(context: ServerContext, source: RandomSource): Promise<void> {
  const { house, clock } = context;
  await doneAll(
    house,
    GAME_TABLES.flatMap((place) => openingOf(context, place)),
  );
  const memory = newGamesMemory(source);
  for (const place of GAME_TABLES) {
    for (let turns = 0; turns < TURNS_MOST; turns++) {
      const isOver = await house.read(
        ({ tables, tableGames }) =>
          (tables.get(place.table)?.roundCount ?? 0) >= PAST_ROUNDS &&
          tableGames.get(place.table)?.state.round?.phase === 'complete',
      );
      if (isOver) break;
      await doneAll(
        house,
        await house.read((live) => commandsAt(memory, place, { house: live, now: clock() })),
      );
    }
  }
}

function openingOf({ rulebook }: ServerContext, place: GameTable): readonly Command[] {
  const { table, offering, activity, game, seats, said = {} } = place;
  return [
    ...post(rulebook, { offering, activity }),
    demoCommand('demo-manager', 'install-table', { table, seats }),
    demoCommand('demo-cage', 'fill-tray', { table, amount: TRAY }),
    demoCommand('demo-floor', 'open-table', { table, game }),
    ...Array.from({ length: PLAYERS }, (_, index) =>
      demoCommand('demo-dealer', 'seat-person', { table, seat: index + 1 }),
    ),
    demoCommand('demo-floor', 'open-game', {
      table,
      offering,
      recording: 'every-card',
      way: 'manual-shoe',
      ...said,
    }),
  ];
}
