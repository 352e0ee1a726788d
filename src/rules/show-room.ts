// What shows of tables and seats look at: the tables where a promotion is offered, who of those who
// sit there has part in it, what came out of a drum or a deck, and what staff have said.
import { ok, problem, type Result } from '#result';
import { barredBy } from './entitled.ts';
import { decided, type ShowAt, type ShowTable, type TakenStep } from './show.ts';

/** The open tables where it is offered. */
export const tablesOffered = ({ posted, tables }: ShowAt): readonly ShowTable[] =>
  tables.filter(
    ({ table, game }) =>
      posted.games.includes(game) && (posted.tables.length === 0 || posted.tables.includes(table)),
  );

/** The seats of a table whose players take part; bettors behind a seat do not. */
export const seatsWith = ({ posted }: ShowAt, { seats }: ShowTable): readonly number[] =>
  seats
    .filter(
      ({ person, position }) =>
        position !== 'backline' && barredBy(posted.activity, { person, position }) === undefined,
    )
    .map(({ seat }) => seat)
    .sort((a, b) => a - b);

/** Who takes part at a table of this name; no one if it is not open. */
export function seatsAt(at: ShowAt, name: string): readonly number[] {
  const table = tablesOffered(at).find((each) => each.table === name);
  return table === undefined ? [] : seatsWith(at, table);
}

/** What comes out of things with these names. */
export const drawnFrom = (
  names: readonly string[],
  step: TakenStep,
  { source }: ShowAt,
): Result<string> => decided(names, (name) => name, { step, source });

/** A whole number from 0 to 9,999 that a step says. */
export function numberSaid({ facts }: TakenStep, name: string): Result<number> {
  const said = facts?.[name];
  const isNumber = typeof said === 'number' && Number.isInteger(said) && said >= 0 && said < 10_000;
  return isNumber
    ? ok(said)
    : problem(`step.facts.${name}`, 'must be a whole number from 0 to 9999');
}

/** Different seats that a step names, all of them among these; undefined if it names none. */
export function seatsSaid(
  { facts }: TakenStep,
  name: string,
  among: readonly number[],
): Result<readonly number[]> {
  const said = facts?.[name] ?? [];
  const isSeats =
    Array.isArray(said) &&
    said.every((seat) => among.includes(seat)) &&
    new Set(said).size === said.length;
  return isSeats
    ? ok(said as readonly number[])
    : problem(`step.facts.${name}`, `are seats with a player, each once: ${among.join(', ')}`);
}
