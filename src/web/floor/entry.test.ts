import { expect, test } from 'vitest';
import { type DealtGame, dealtGameNamed, decodeDeal } from '#games';
import {
  dealIn,
  entryOf,
  newEntry,
  placeOf,
  problemsByPlace,
  seatNumbers,
  takenIn,
  withoutSeat,
  withPieces,
  withSeat,
} from './entry.ts';

const game = (id: string): DealtGame => dealtGameNamed(id) as DealtGame;
const CALL = { seat: 2, seated: [{ seat: 5, person: 'patron', position: 'seated' }], fees: {} };
const called = { ...CALL, fees: { fee: [1, 2] } } as const;

test('whoever called, sat or paid takes part', () => {
  const entry = newEntry(game('texas-holdem'), called as never);
  expect(seatNumbers(entry)).toEqual([1, 2, 5]);
});

test('what is entered is a deal that the game reads', () => {
  let entry = newEntry(game('texas-holdem'), called as never);
  entry = withPieces(entry, 'board', ['As', 'Ad', '7h', '7d', '2c']);
  entry = withPieces(entry, 'seat.2.hole', ['7s', '7c']);
  entry = withSeat(entry, 5, { folded: 'flop' });
  const deal = { game: 'texas-holdem', ...dealIn(entry) };
  expect(deal).toMatchObject({
    board: 'As Ad 7h 7d 2c',
    seats: [{ seat: 1 }, { seat: 2, hole: '7s 7c' }, { seat: 5, folded: 'flop' }],
  });
  expect(decodeDeal(deal).ok).toBe(true);
});

test('a deal that was written down is the same entry again', () => {
  const deal = {
    decks: 6,
    dealer: { up: '7h', down: 'Kc' },
    seats: [{ seat: 3, cards: '7h 7d', wager: '5.00', missedBlind: true }],
    pot: '40.00',
    misdeal: true,
  };
  expect(dealIn(entryOf(deal, game('blackjack-poker')))).toEqual(deal);
});

test('tiles that were set are entered in parts', () => {
  const deal = { decks: 1, seats: [{ seat: 1, front: '21 42', back: '66 55' }] };
  const entry = entryOf(deal, game('pai-gow-tiles'));
  expect(entry.manner).toBe('parts');
  expect(dealIn(entry)).toEqual(deal);
});

test('a seat that was not dealt in gives its cards back', () => {
  let entry = withPieces(newEntry(game('omaha'), called as never), 'seat.1.hole', ['As', 'As']);
  expect(takenIn(entry).get('As')).toBe(2);
  entry = withoutSeat(entry, 1);
  expect(seatNumbers(entry)).toEqual([2, 5]);
  expect(takenIn(entry).size).toBe(0);
});

test.each([
  ['deal.board[3]', 'board'],
  ['deal.dealer.up', 'dealer.up'],
  ['deal.seats[1].hole[0]', 'seat.5.hole'],
  ['deal.seats[1].folded', 'seat.5'],
  ['deal.seats[0]', 'seat.2'],
  ['deal.seats 4', 'seat.4'],
  ['deal.seats[9]', 'table'],
  ['deal.pot', 'table'],
])('a problem at %s is told at %s', (path, place) => {
  expect(placeOf({ path, message: '' }, [2, 5])).toBe(place);
});

test('the same words are told once at a place', () => {
  const problem = { path: 'deal.board[0]', message: 'there is one only' };
  const words = problemsByPlace([problem, { ...problem, path: 'deal.board[1]' }], []);
  expect(words).toEqual(new Map([['board', ['there is one only']]]));
});
