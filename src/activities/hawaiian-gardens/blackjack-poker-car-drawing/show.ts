// The blackjack tournament for a car: two tables of eight, then a final one. Dealers play the hands;
// two people sign for what each player has in chips when they are over.
import { err, ok, type Result } from '#result';
import {
  choiceOf,
  clockOnDays,
  defineShow,
  type Pictured,
  type ShowAt,
  type ShowOutcome,
  type ShowPrize,
  type ShowStep,
  type TakenStep,
} from '#rules';
import { shuffledFor, standingOf } from '../shared.ts';

interface Cut {
  readonly through: readonly string[];
  /** Equal chips on either side of the line: the sheet does not say who goes through. */
  readonly tied: readonly string[];
  readonly out: readonly string[];
}

/** The players of a tournament table after its last hand: four of the first round go through, and
 * one of the final table. */
export function cutAfter(
  places: number,
  players: readonly { readonly player: string; readonly chips: number }[],
): Cut {
  const [through, tied, out]: [string[], string[], string[]] = [[], [], []];
  for (const group of standingOf(players, (a, b) => b.chips - a.chips)) {
    const left = places - through.length - tied.length;
    if (group.length <= left) through.push(...group);
    else (left > 0 ? tied : out).push(...group);
  }
  return { through, tied, out };
}

const PLAYERS_MOST = 16;
const TABLES = ['Table 1', 'Table 2', 'Final table'] as const;
const FINAL = 2;

type TournamentTable = Pictured<'tournament'>['tables'][number] & {
  /** How many go through, or win. */
  readonly places: number;
};

type CarTournament = Omit<Pictured<'tournament'>, 'tables'> & {
  readonly tables: readonly TournamentTable[];
};

const isCut = ({ chips, tied }: TournamentTable): boolean =>
  chips !== undefined && tied.length === 0;

const numberOf = (player: number): string => String(player + 1);

const newTable = (
  players: readonly number[],
  { handCount, places }: Pick<TournamentTable, 'handCount' | 'places'>,
): TournamentTable => ({ players, handCount, places, through: [], tied: [] });

function stepsOf({ tables }: CarTournament): readonly ShowStep[] {
  return tables.flatMap((table, index): readonly ShowStep[] => {
    if (isCut(table)) return [];
    const name = TABLES[index] as string;
    if (table.tied.length > 0) {
      const title = `${name}: equal chips; choose who goes through by the house’s rules`;
      const choices = table.tied.map(numberOf);
      return [{ step: `break-tie-${index + 1}`, title, by: 'house', choices }];
    }
    const of = table.players.map((player) => `Player ${numberOf(player)}`);
    return [
      {
        step: `count-${index + 1}`,
        by: 'house',
        title: `${name}: chips after ${table.handCount} hands`,
        asks: [{ name: 'chips', title: 'Chips of each player', kind: 'numbers', of }],
      },
    ];
  });
}

const isChips = (given: unknown, count: number): given is readonly number[] =>
  Array.isArray(given) &&
  given.length === count &&
  given.every((chips) => Number.isSafeInteger(chips) && chips >= 0);

function counted(table: TournamentTable, { facts = {} }: TakenStep): Result<TournamentTable> {
  const chips = facts['chips'];
  if (!isChips(chips, table.players.length)) {
    const message = `are ${table.players.length} whole numbers, one for each seat (rule 4)`;
    return err([{ path: 'facts.chips', message }]);
  }
  const entries = table.players.map((player, seat) => ({
    player: String(player),
    chips: chips[seat] as number,
  }));
  const { through, tied } = cutAfter(table.places, entries);
  return ok({ ...table, chips, through: through.map(Number), tied: tied.map(Number) });
}

/** One of those who tie goes through; the others do where places are left for all of them. */
function untied(table: TournamentTable, { choice }: TakenStep): TournamentTable {
  const through = [...table.through, Number(choice) - 1];
  const others = table.tied.filter((player) => numberOf(player) !== choice);
  return { ...table, through, tied: through.length < table.places ? others : [] };
}

function take({ tables }: CarTournament, step: TakenStep): Result<CarTournament> {
  const at = Number(step.step.slice(-1)) - 1;
  const table = tables[at] as TournamentTable;
  const next = step.step.startsWith('count') ? counted(table, step) : ok(untied(table, step));
  if (!next.ok) return next;
  const after = tables.map((each, index) => (index === at ? next.value : each));
  const isFinalDue = after.length === FINAL && after.every(isCut);
  const finalists = after.flatMap(({ through }) => through);
  const final = newTable(finalists, { handCount: 16, places: 1 });
  return ok({ picture: 'tournament', tables: isFinalDue ? [...after, final] : after });
}

/** All seats by chance, with the two tables as even as possible. */
function begin(playerCount: number, { source }: ShowAt): Result<CarTournament> {
  const order = shuffledFor(playerCount, source);
  if (!order.ok) return order;
  const players = order.value.map((number) => number - 1);
  const half = Math.ceil(playerCount / 2);
  const first = { handCount: 24, places: 4 };
  return ok({
    picture: 'tournament',
    tables: [newTable(players.slice(0, half), first), newTable(players.slice(half), first)],
  });
}

function outcome({ tables }: CarTournament, car: string): ShowOutcome {
  const final = tables[FINAL];
  if (final === undefined || !isCut(final)) return { prizes: [] };
  const out = tables
    .slice(0, FINAL)
    .flatMap(({ players, through }) => players.filter((player) => !through.includes(player)));
  const prize =
    (row: string, because: string) =>
    (player: number): ShowPrize => ({
      row,
      player,
      because: `rule 5: ${because}`,
      ...(row === 'final-table-first' ? { words: car } : {}),
    });
  const [winner] = final.through as [number];
  return {
    prizes: [
      prize('final-table-first', 'most chips at the final table')(winner),
      ...final.players
        .filter((player) => player !== winner)
        .map(prize('final-table-others', 'places 2 to 8 at the final table')),
      ...out.map(prize('first-round-last-four', 'places 5 to 8 in the first round')),
    ],
  };
}

export const CAR_TOURNAMENT_SHOW = defineShow<CarTournament>({
  id: 'tournament',
  title: 'Blackjack tournament for the car',
  clause: 'rules 3 to 7',
  codeVersion: 1,
  // Rule 7: one tournament on the day of each drawing.
  times: clockOnDays('tournamentTime', 'drawingDates'),
  // At least one at either table: those who are there play.
  players: {
    least: 2,
    most: PLAYERS_MOST,
    drawings: ['drawing'],
    together: 'one-drawing',
  },
  begin,
  steps: stepsOf,
  take,
  outcome: (state, { posted }) => outcome(state, choiceOf(posted, 'car')),
});
