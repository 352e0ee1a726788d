import { expect, test } from 'vitest';
import { type DealtGame, dealtGameNamed } from '#games';
import { dealerPlaces, hasManners, mannerOf, seatPlaces, supplyOf, tablePlaces } from './places.ts';

const game = (id: string): DealtGame => dealtGameNamed(id) as DealtGame;
const idsOf = (places: readonly { readonly id: string }[]) => places.map(({ id }) => id);

test('hold’em has hole cards and a board, and no dealer', () => {
  const holdem = game('texas-holdem');
  expect(idsOf(seatPlaces(holdem, 3, 'whole'))).toEqual(['seat.3.hole']);
  expect(idsOf(tablePlaces(holdem))).toEqual(['board']);
  expect(dealerPlaces(holdem)).toEqual([]);
  expect(hasManners(holdem)).toBe(false);
});

test('a hand that is set is entered whole or in its parts', () => {
  const paiGow = game('fortune-pai-gow-poker');
  expect(hasManners(paiGow)).toBe(true);
  expect(idsOf(seatPlaces(paiGow, 1, 'whole'))).toEqual(['seat.1.cards']);
  expect(idsOf(seatPlaces(paiGow, 1, 'parts'))).toEqual(['seat.1.front', 'seat.1.back']);
  expect(idsOf(seatPlaces(game('pai-gow-tiles'), 1, 'parts'))).toEqual([
    'seat.1.front',
    'seat.1.back',
  ]);
});

test('in stud the cards that were seen are told apart', () => {
  expect(mannerOf(game('seven-card-stud'))).toBe('parts');
});

test('the up card of blackjack has a place of its own', () => {
  expect(idsOf(dealerPlaces(game('blackjack-poker')))).toEqual(['dealer.up', 'dealer.down']);
  expect(idsOf(dealerPlaces(game('crazy-4-poker')))).toEqual(['dealer.cards']);
});

test('several decks hold several copies, and a set of tiles is one', () => {
  expect(supplyOf(game('blackjack-poker'), 6).get('7h')).toBe(6);
  expect(supplyOf(game('fortune-pai-gow-poker'), 1).get('XX')).toBe(1);
  const tiles = supplyOf(game('pai-gow-tiles'), 1);
  expect([...tiles.values()].reduce((sum, count) => sum + count, 0)).toBe(32);
});
