// What becomes of a show whose award is taken back.
import type { House } from '../../state.ts';
import { giveBackPlaces } from './places.ts';

/** The award was voided. If it was the only one, the show was for nothing. */
export function strikeShow(house: House, award: string): void {
  for (const [name, show] of house.shows) {
    const struck = show.awards.find((each) => each.award === award);
    if (struck === undefined) continue;
    struck.isVoid = true;
    if (show.status !== 'awarded' || show.awards.some(({ isVoid }) => isVoid !== true)) continue;
    show.status = 'voided';
    giveBackPlaces(house, name, show.offering);
  }
}
