import { expect, test } from 'vitest';
import { seededSource } from '#chance';
import { DEALT_GAMES, type DealtGame, dealtGameNamed, decodeDeal, makeDeal } from '#games';
import { dealerPlaces, shownSeats, supplyOf, tablePlaces, withCodes } from './npn-record.ts';

const gameOf = (id: string): DealtGame => dealtGameNamed(id) as DealtGame;

const recordOf = (id: string): Readonly<Record<string, unknown>> =>
  makeDeal(gameOf(id).deal(seededSource(7), gameOf(id).seats.least)) as Record<string, unknown>;

test.each(DEALT_GAMES.map(({ id }) => id))(
  'every card of %s lies somewhere on the screen',
  (id) => {
    const record = recordOf(id);
    const places = [
      ...tablePlaces(record),
      ...dealerPlaces(record),
      ...shownSeats(record).flatMap((seat) => seat.places),
    ];
    const pieces = places.flatMap(({ codes }) => codes);
    const inRecord =
      JSON.stringify(record).match(/"(?:(?:[2-9TJQKAX][cdhsX]|[1-6]{2}) ?)+"/g) ?? [];
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.length).toBe(inRecord.join(' ').split(' ').length);
    const supply = supplyOf(gameOf(id), record);
    expect(pieces.every((piece) => supply.copies.has(piece))).toBe(true);
  },
);

test('other cards at one place change that place only, and can be read again', () => {
  const record = recordOf('texas-holdem');
  const [seat] = shownSeats(record);
  const hole = seat?.places[0];
  if (hole === undefined) throw new Error('no hole cards');
  const board = tablePlaces(record)[0]?.codes ?? [];
  const changed = withCodes(record, { at: 'table', place: 'board' }, [...board].reverse());
  expect(tablePlaces(changed)[0]?.codes).toEqual([...board].reverse());
  expect(shownSeats(changed)).toEqual(shownSeats(record));
  expect(decodeDeal(changed).ok).toBe(true);
  expect(shownSeats(withCodes(record, hole, ['As', 'Ad']))[0]?.places[0]?.codes).toEqual([
    'As',
    'Ad',
  ]);
});
