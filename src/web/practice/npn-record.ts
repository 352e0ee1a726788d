// A recorded deal as a screen shows it: whose cards lie where, as texts that can be changed.
import { makeCard, makeTile, TILE_SET } from '#cards';
import type { DealtGame } from '#games';
import type { Supply } from '../rank/supply.ts';

type Fields = Readonly<Record<string, unknown>>;

const SEAT_PLACES = ['hole', 'up', 'cards', 'front', 'middle', 'back', 'tiles'] as const;
const DEALER_PLACES = ['cards', 'up', 'down', 'tiles'] as const;
const TABLE_PLACES = ['board', 'player', 'banker'] as const;
type PlaceName =
  | (typeof SEAT_PLACES)[number]
  | (typeof DEALER_PLACES)[number]
  | (typeof TABLE_PLACES)[number];

/** Cards at one place of a seat, the dealer's or the table's. */
export interface LaidPlace {
  readonly at: { readonly seatIndex: number } | 'dealer' | 'table';
  readonly place: PlaceName;
  readonly codes: readonly string[];
}

const codesIn = (text: unknown): readonly string[] =>
  typeof text === 'string' && text !== '' ? text.split(' ') : [];

const placesIn = (
  fields: Fields,
  at: LaidPlace['at'],
  names: readonly PlaceName[],
): readonly LaidPlace[] =>
  names
    .filter((place) => typeof fields[place] === 'string')
    .map((place) => ({ at, place, codes: codesIn(fields[place]) }));

export const tablePlaces = (record: Fields): readonly LaidPlace[] =>
  placesIn(record, 'table', TABLE_PLACES);

export const dealerPlaces = ({ dealer }: Fields): readonly LaidPlace[] =>
  dealer === undefined ? [] : placesIn(dealer as Fields, 'dealer', DEALER_PLACES);

export interface ShownSeat {
  readonly seat: number;
  readonly position: string;
  readonly places: readonly LaidPlace[];
}

export const shownSeats = ({ seats }: Fields): readonly ShownSeat[] =>
  (seats as readonly Fields[]).map((fields, seatIndex) => ({
    seat: fields['seat'] as number,
    position: fields['position'] as string,
    places: placesIn(fields, { seatIndex }, SEAT_PLACES),
  }));

/** The record with other cards at one place. */
export function withCodes(
  record: Fields,
  { at, place }: Pick<LaidPlace, 'at' | 'place'>,
  codes: readonly string[],
): Fields {
  const text = { [place]: codes.join(' ') };
  if (at === 'table') return { ...record, ...text };
  if (at === 'dealer') return { ...record, dealer: { ...(record['dealer'] as Fields), ...text } };
  const seats = record['seats'] as readonly Fields[];
  return {
    ...record,
    seats: seats.map((seat, index) => (index === at.seatIndex ? { ...seat, ...text } : seat)),
  };
}

/** What there is to choose from: the shoe of the deal, or the set of tiles. */
export function supplyOf({ deck }: DealtGame, record: Fields): Supply {
  const copies = new Map<string, number>();
  const decks = deck === 'tiles' ? 1 : (record['decks'] as number);
  const pieces = deck === 'tiles' ? TILE_SET.map(makeTile) : deck.cards.map(makeCard);
  for (const piece of pieces) copies.set(piece, (copies.get(piece) ?? 0) + decks);
  return { kind: deck === 'tiles' ? 'tile' : 'card', copies, hasParts: false };
}
