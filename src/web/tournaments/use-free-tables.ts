import type { TournamentFacts } from '#house';
import { useView } from '../data/views.ts';

/** Tables of the room at which nothing is played, and that no tournament has. */
export function useFreeTables({ takenTables }: TournamentFacts) {
  const { data: tables = [] } = useView('/tables', { on: ['tables'] });
  return tables.filter(({ table, open }) => open === undefined && !takenTables.includes(table));
}
