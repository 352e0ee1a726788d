// The commands of a small house, for tests and measurements of the writer: some tables with one
// jackpot, and rounds with a fee on every seat.
import { type Command, decodeCommand } from '#house';
import { sure } from '#result';
import { RULEBOOK, STAFF, sampleOf } from '../house/fixtures/floor.fixture.ts';

export { RULEBOOK };

export const commandOf = (id: string, by: string, type: string, fields: object = {}): Command =>
  sure(decodeCommand({ id, by, type, ...fields }));

const SEATS = [1, 2, 3, 4, 5, 6, 7];

export const tableNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `T${index + 1}`);

/** Everything up to the first round. */
export function openingCommands(tableCount: number): readonly Command[] {
  const posting = {
    type: 'post-offering',
    offering: 'blazing',
    activity: 'hgc-blazing-sevens',
    document: sampleOf('hgc-blazing-sevens'),
    closesTo: 'common',
  };
  const house = { name: 'Test room', zone: 'America/Los_Angeles', staff: STAFF };
  return [
    commandOf('open', 'max', 'open-house', { ...house, capital: '1000000.00' }),
    commandOf('fund', 'abe', 'open-fund', { fund: 'common', title: 'Common jackpot fund' }),
    commandOf('propose', 'max', 'propose', { action: posting }),
    commandOf('approve', 'abe', 'approve', { proposal: 'propose' }),
    ...tableNames(tableCount).flatMap((table) => [
      commandOf(`install-${table}`, 'max', 'install-table', { table, seats: SEATS.length }),
      commandOf(`open-${table}`, 'flo', 'open-table', { table, game: 'blackjack-poker' }),
    ]),
  ];
}

export const startRound = (id: string, table: string): Command =>
  commandOf(id, 'dana', 'start-round', { table, fees: [{ offering: 'blazing', seats: SEATS }] });

export const endRound = (id: string, table: string): Command =>
  commandOf(id, 'dana', 'end-round', { table });
