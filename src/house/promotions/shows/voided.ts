// What becomes of a show whose award is taken back.
import type { House } from '../../state.ts';
import { giveBackPlaces, strikePicked } from './places.ts';

/** The award was voided. If it was the only one, the show was for nothing; the same prize gets no other
 * show. Those of earlier logs, which had no commitment, gave the places back. */
export function strikeShow(house: House, award: string): void {
  for (const [name, show] of house.shows) {
    const struck = show.awards.find((each) => each.award === award);
    if (struck === undefined) continue;
    struck.isVoid = true;
    if (show.status !== 'awarded' || show.awards.some(({ isVoid }) => isVoid !== true)) continue;
    show.status = 'voided';
    strikePicked(house, name, show.offering);
    if (show.commitment === undefined) giveBackPlaces(house, name);
  }
}
