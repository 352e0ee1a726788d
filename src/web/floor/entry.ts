// A deal as the floor enters it, and as the house reads it. Fees, persons and the game come from the
// log: only what lay on the table is written down here.
import { type DealtGame, dealtGameNamed } from '#games';
import type { CallStory } from '#house';
import { assert, isFields, type Problem } from '#result';
import { partsOf } from '../rank/notation.ts';
import { type Manner, mannerOf, type PlaceId } from './places.ts';

export interface SeatEntry {
  readonly wager: string;
  /** The street on which the hand was given up; empty where it was not. */
  readonly folded: string;
  readonly heldAside: boolean;
  readonly missedBlind: boolean;
}

export interface EnteredDeal {
  readonly pieces: Readonly<Record<PlaceId, readonly string[]>>;
  /** The players who were dealt in, by seat. */
  readonly seats: Readonly<Record<number, SeatEntry>>;
  readonly manner: Manner;
  readonly decks: number;
  readonly pot: string;
  readonly tournament: boolean;
  readonly misdeal: boolean;
  readonly collusion: boolean;
}

export const FLAGS = ['tournament', 'misdeal', 'collusion'] as const;

const EMPTY_SEAT: SeatEntry = { wager: '', folded: '', heldAside: false, missedBlind: false };

/** All who sat there or paid take part until the floor says otherwise. */
export function newEntry(
  game: DealtGame,
  { seat, seated, fees }: Pick<CallStory, 'seat' | 'seated' | 'fees'>,
): EnteredDeal {
  const paid = Object.values(fees).flatMap((seats) => (seats === 'table' ? [] : seats));
  const numbers = new Set([seat, ...seated.map((each) => each.seat), ...paid]);
  return {
    pieces: {},
    seats: Object.fromEntries([...numbers].map((number) => [number, EMPTY_SEAT])),
    manner: mannerOf(game),
    decks: game.decks.usual,
    pot: '',
    tournament: false,
    misdeal: false,
    collusion: false,
  };
}

export const seatNumbers = ({ seats }: EnteredDeal): readonly number[] =>
  Object.keys(seats)
    .map(Number)
    .sort((one, other) => one - other);

export const withPieces = (
  entry: EnteredDeal,
  id: PlaceId,
  pieces: readonly string[],
): EnteredDeal => ({
  ...entry,
  pieces: { ...entry.pieces, [id]: pieces },
});

export const withSeat = (
  entry: EnteredDeal,
  seat: number,
  facts: Partial<SeatEntry> = {},
): EnteredDeal => ({
  ...entry,
  seats: { ...entry.seats, [seat]: { ...(entry.seats[seat] ?? EMPTY_SEAT), ...facts } },
});

/** A seat that was not dealt in has no cards either. */
export function withoutSeat(entry: EnteredDeal, seat: number): EnteredDeal {
  const { [seat]: _, ...seats } = entry.seats;
  const pieces = Object.entries(entry.pieces).filter(([id]) => !id.startsWith(`seat.${seat}.`));
  return { ...entry, seats, pieces: Object.fromEntries(pieces) };
}

/** How many of each piece lie somewhere. */
export function takenIn({ pieces }: EnteredDeal): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  for (const piece of Object.values(pieces).flat()) taken.set(piece, (taken.get(piece) ?? 0) + 1);
  return taken;
}

export const hasPieces = ({ pieces }: EnteredDeal): boolean =>
  Object.values(pieces).some((lot) => lot.length > 0);

/** The places under a prefix that hold something, as texts by their names. */
const textsUnder = ({ pieces }: EnteredDeal, prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pieces).flatMap(([id, lot]) => {
      const name = id.slice(prefix.length);
      const isUnder = id.startsWith(prefix) && !name.includes('.') && lot.length > 0;
      return isUnder ? [[name, lot.join(' ')]] : [];
    }),
  );

function seatIn(entry: EnteredDeal, seat: number): Record<string, unknown> {
  const { wager, folded, heldAside, missedBlind } = entry.seats[seat] ?? EMPTY_SEAT;
  return {
    seat,
    ...textsUnder(entry, `seat.${seat}.`),
    ...(wager === '' ? {} : { wager }),
    ...(folded === '' ? {} : { folded }),
    ...(heldAside ? { heldAside } : {}),
    ...(missedBlind ? { missedBlind } : {}),
  };
}

/** The deal of an entry, as a command takes it. */
export function dealIn(entry: EnteredDeal): Record<string, unknown> {
  const dealer = textsUnder(entry, 'dealer.');
  const flags = FLAGS.filter((flag) => entry[flag]).map((flag) => [flag, true]);
  return {
    decks: entry.decks,
    ...textsUnder(entry, ''),
    ...(Object.keys(dealer).length === 0 ? {} : { dealer }),
    seats: seatNumbers(entry).map((seat) => seatIn(entry, seat)),
    ...(entry.pot === '' ? {} : { pot: entry.pot }),
    ...Object.fromEntries(flags),
  };
}

const PARTS = ['hole', 'up', 'front', 'middle', 'back'];
const TABLE = ['board', 'player', 'banker'];

/** The inverse: an entry from a deal that was written down, such as one that was verified before. */
export function entryOf(deal: unknown, game: DealtGame): EnteredDeal {
  const fields = isFields(deal) ? deal : {};
  const kind = game.deck === 'tiles' ? 'tile' : 'card';
  const pieces: Record<PlaceId, readonly string[]> = {};
  const take = (prefix: string, from: unknown, names: readonly string[]): void => {
    if (!isFields(from)) return;
    for (const name of names) {
      const text = from[name];
      if (typeof text === 'string') pieces[`${prefix}${name}`] = partsOf(text, kind).flat();
    }
  };
  const seats = Array.isArray(fields['seats']) ? fields['seats'].filter(isFields) : [];
  take('', fields, TABLE);
  take('dealer.', fields['dealer'], ['cards', 'up', 'down', 'tiles']);
  for (const seat of seats) take(`seat.${seat['seat']}.`, seat, ['cards', 'tiles', ...PARTS]);
  const isWhole = seats.some((seat) => 'cards' in seat || 'tiles' in seat);
  const isInParts = seats.some((seat) => PARTS.some((part) => part in seat));
  return {
    pieces,
    seats: Object.fromEntries(seats.map((seat) => [seat['seat'], seatFrom(seat)])),
    manner: isWhole ? 'whole' : isInParts ? 'parts' : mannerOf(game),
    decks: typeof fields['decks'] === 'number' ? fields['decks'] : game.decks.usual,
    pot: typeof fields['pot'] === 'string' ? fields['pot'] : '',
    tournament: fields['tournament'] === true,
    misdeal: fields['misdeal'] === true,
    collusion: fields['collusion'] === true,
  };
}

const seatFrom = (seat: Readonly<Record<string, unknown>>): SeatEntry => ({
  wager: typeof seat['wager'] === 'string' ? seat['wager'] : '',
  folded: typeof seat['folded'] === 'string' ? seat['folded'] : '',
  heldAside: seat['heldAside'] === true,
  missedBlind: seat['missedBlind'] === true,
});

/** The place of the form that a problem belongs to: a place of pieces, a seat, or the table. */
export function placeOf({ path }: Problem, seats: readonly number[]): PlaceId {
  const [, named] = /^deal\.seats (\d+)/.exec(path) ?? [];
  if (named !== undefined) return `seat.${named}`;
  const [, index, rest = ''] = /^deal\.seats\[(\d+)\]\.?(\w*)/.exec(path) ?? [];
  if (index !== undefined) {
    const seat = seats[Number(index)];
    if (seat === undefined) return 'table';
    const isPlace = [...PARTS, 'cards', 'tiles'].includes(rest);
    return isPlace ? `seat.${seat}.${rest}` : `seat.${seat}`;
  }
  const [, dealer] = /^deal\.dealer\.(\w+)/.exec(path) ?? [];
  if (dealer !== undefined) return `dealer.${dealer}`;
  const [, table] = /^deal\.(\w+)/.exec(path) ?? [];
  return table !== undefined && TABLE.includes(table) ? table : 'table';
}

/** The words of problems by the place of the form that they belong to. */
export function problemsByPlace(
  problems: readonly Problem[],
  seats: readonly number[],
): ReadonlyMap<PlaceId, readonly string[]> {
  const byPlace = new Map<PlaceId, string[]>();
  for (const problem of problems) {
    const place = placeOf(problem, seats);
    const words = byPlace.get(place) ?? [];
    byPlace.set(place, [...new Set([...words, problem.message])]);
  }
  return byPlace;
}

/** The game that was dealt: the house deals only games that it knows. */
export function gameOf({ game }: Pick<CallStory, 'game'>): DealtGame {
  const found = dealtGameNamed(game);
  assert(found !== undefined, `no game is named ${game}`);
  return found;
}

export const gameTitle = (game: string): string => dealtGameNamed(game)?.title ?? game;
