// Hours of play on the club's cards, for all who count them: pools that ask for some, and drawings
// in which each is a point.
import type { House } from '../../state.ts';
import type { Scan } from './state.ts';

export interface PlayedSpan {
  /** Instants; the first is in, the last is out. */
  readonly from: number;
  readonly until: number;
  /** Only hours at tables with these games; any, where it is left out. */
  readonly games?: readonly string[];
}

const scansIn = (
  { club }: House,
  patron: string,
  { from, until, games }: PlayedSpan,
): readonly Scan[] =>
  (club.members.get(patron)?.scans ?? []).filter(
    ({ at, game }) => at >= from && at < until && (games === undefined || games.includes(game)),
  );

/** Hours of play of a patron in a span, each hour of the clock once; none without a card. */
export const hoursOf = (house: House, patron: string, span: PlayedSpan): number =>
  scansIn(house, patron, span).length;

const MS_AN_HOUR = 3_600_000;

/** Complete hours of play: of each stay from its first read to its last. Cards are read hourly, so
 * reads two hours and more apart are two stays. */
export function completeHoursOf(house: House, patron: string, span: PlayedSpan): number {
  const reads = scansIn(house, patron, span)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  let [count, first, last] = [0, Number.NaN, Number.NEGATIVE_INFINITY];
  for (const at of [...reads, Number.POSITIVE_INFINITY]) {
    if (at - last >= 2 * MS_AN_HOUR) {
      count += last > first ? Math.floor((last - first) / MS_AN_HOUR) : 0;
      first = at;
    }
    last = at;
  }
  return count;
}

export interface CardPoints {
  readonly patron: string;
  readonly card: string;
  readonly points: number;
}

/** Every card with a point of entry, one for each complete hour, by the card's number. */
export const pointsOf = (house: House, span: PlayedSpan): readonly CardPoints[] =>
  [...house.club.members]
    .map(([patron, { card }]) => ({ patron, card, points: completeHoursOf(house, patron, span) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => (a.card < b.card ? -1 : 1));
