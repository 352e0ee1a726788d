// Hours of play on the club's cards, for everybody who counts them: pools that ask for some, and
// drawings in which each is a point.
import type { House } from '../state.ts';

export interface Span {
  /** Instants; the first is in, the last is out. */
  readonly from: number;
  readonly until: number;
  /** Only hours at tables with these games; any, where it is left out. */
  readonly games?: readonly string[];
}

/** Hours of play of a patron in a span, each hour once; none without a card. */
export function hoursOf({ club }: House, patron: string, { from, until, games }: Span): number {
  const scans = club.members.get(patron)?.scans ?? [];
  return scans.filter(
    ({ at, game }) => at >= from && at < until && (games === undefined || games.includes(game)),
  ).length;
}

export interface CardPoints {
  readonly patron: string;
  readonly card: string;
  readonly points: number;
}

/** Every card with a point of entry, one for each hour of play, by the card's number. */
export const pointsOf = (house: House, span: Span): readonly CardPoints[] =>
  [...house.club.members]
    .map(([patron, { card }]) => ({ patron, card, points: hoursOf(house, patron, span) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => (a.card < b.card ? -1 : 1));
