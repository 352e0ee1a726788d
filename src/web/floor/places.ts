// Where the pieces of a deal lie at a table, as the game lays them out, and which of them there are.
import { makeCard, makeTile, TILE_SET } from '#cards';
import type { DealtGame, Layout } from '#games';

/** `board`, `dealer.up`, `seat.3.hole`: how a record names it, too. */
export type PlaceId = string;

export interface FloorPlace {
  readonly id: PlaceId;
  /** The last part of the id. */
  readonly name: string;
  /** How many pieces can lie there. */
  readonly counts: readonly number[];
}

/** One hand, or its parts as they were set: the same cards are written down once. */
export type Manner = 'whole' | 'parts';

const WHOLES = ['cards', 'tiles'];

/** A record sets tiles to `front` and `back` like cards. */
const recorded = (place: string): string => place.replace(/Tiles$/, '');

type Counts = Readonly<Partial<Record<string, readonly number[]>>>;

const placesIn = (prefix: string, counts: Counts | undefined): readonly FloorPlace[] =>
  Object.entries(counts ?? {}).map(([place, all = []]) => {
    const name = recorded(place);
    return { id: prefix === '' ? name : `${prefix}.${name}`, name, counts: all };
  });

const isWhole = ({ name }: FloorPlace): boolean => WHOLES.includes(name);

/** Whether a game leaves a choice between one hand and its parts. */
export const hasManners = ({ layout: { seat } }: DealtGame): boolean => {
  const places = placesIn('', seat as Counts);
  return places.some(isWhole) && places.some((place) => !isWhole(place));
};

/** In stud, cards that were seen are told from those that were not. */
export const mannerOf = ({ family }: DealtGame): Manner => (family === 'stud' ? 'parts' : 'whole');

const inManner = (places: readonly FloorPlace[], manner: Manner): readonly FloorPlace[] => {
  const wanted = places.filter((place) => isWhole(place) === (manner === 'whole'));
  return wanted.length === 0 ? places : wanted;
};

export const seatPlaces = (
  { layout }: DealtGame,
  seat: number,
  manner: Manner,
): readonly FloorPlace[] => inManner(placesIn(`seat.${seat}`, layout.seat as Counts), manner);

/** A dealer shows some cards before the others, where the game says so. */
export function dealerPlaces({
  layout: { dealer },
}: {
  readonly layout: Layout;
}): readonly FloorPlace[] {
  const hasDown = dealer?.up !== undefined && dealer.down !== undefined;
  return inManner(placesIn('dealer', dealer as Counts), hasDown ? 'parts' : 'whole');
}

export const tablePlaces = ({ layout }: DealtGame): readonly FloorPlace[] =>
  placesIn('', layout.table as Counts);

export const mostOf = ({ counts }: FloorPlace): number => Math.max(...counts);

/** Every piece that a game deals from so many decks, and how many copies there are. */
export function supplyOf({ deck }: DealtGame, decks: number): ReadonlyMap<string, number> {
  const pieces = deck === 'tiles' ? TILE_SET.map(makeTile) : deck.cards.map(makeCard);
  const times = deck === 'tiles' ? 1 : decks;
  const copies = new Map<string, number>();
  for (const piece of pieces) copies.set(piece, (copies.get(piece) ?? 0) + times);
  return copies;
}
