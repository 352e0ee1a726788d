// What pools have for other promotions.
import type { House } from '../../state.ts';

/** In how many open contests of an offering a patron has entered picks. */
export const picksOf = ({ pools }: House, offering: string, patron: string): number =>
  [...pools.values()].filter(
    (contest) =>
      contest.offering === offering && contest.status === 'open' && contest.picks.has(patron),
  ).length;
