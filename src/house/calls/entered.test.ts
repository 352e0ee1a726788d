import { describe, expect, test } from 'vitest';
import { openedFloor } from '../fixtures/floor.fixture.ts';
import { call, onlyEvent, post, win } from '../fixtures/jackpot.fixture.ts';
import { BLAZING, SEVENS } from '../fixtures/scene.fixture.ts';
import type { Refusal } from '../refusals.ts';

const said = (field: string, message: string) => ({ path: `deal.${field}`, message });

test('where, who and fees are as the log has them, whatever is entered with the cards', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, BLAZING);
  const fees = [{ offering: 'jackpot', seats: [1] }];
  floor.do('dana', 'seat-person', { table: 'T1', seat: 1 });
  floor.do('dana', 'seat-person', { table: 'T1', seat: 2, person: 'employee-off-duty' });
  floor.do('dana', 'start-round', { table: 'T1', fees });
  floor.do('dana', 'leave-seat', { table: 'T1', seat: 1 });
  floor.do('dana', 'seat-person', { table: 'T1', seat: 1, person: 'employee-off-duty' });
  const seats = SEVENS.seats.map((each) => ({ ...each, fee: { fee: true }, person: 'patron' }));
  const entered = { ...SEVENS, seats, game: 'baccarat', limit: '6-12', npn: true };
  const called = call(floor);
  const told = floor.ask('flo', 'verify-call', { call: called, deal: entered }) as Refusal;
  expect(told.code).toBe('not-as-dealt');
  expect(told.problems).toEqual([
    said('game', '“baccarat” was entered, but “blackjack-poker” was recorded at the deal'),
    said('limit', '“6-12” was entered, but nothing was recorded at the deal'),
    said('npn', 'true was entered, but false was recorded at the deal'),
    said(
      'seats[1].person',
      '“patron” was entered, but “employee-off-duty” was recorded at the deal',
    ),
    said('seats[1].fee.fee', 'true was entered, but false was recorded at the deal'),
  ]);
  const deal = { ...SEVENS, otherTables: [{ table: 'T9', feesPaid: 9 }] };
  const events = floor.do('flo', 'verify-call', { call: called, deal });
  expect(onlyEvent(events, 'call-verified').deal).toEqual({
    ...SEVENS,
    game: 'blackjack-poker',
    table: 'T1',
    npn: false,
    otherTables: [],
    seats: [
      { ...SEVENS.seats[0], position: 'seated', person: 'patron', fee: { fee: true } },
      { ...SEVENS.seats[1], position: 'seated', person: 'employee-off-duty', fee: { fee: false } },
    ],
  });
});

describe('the player-dealer is in the round, whether or not the seat was entered', () => {
  /** Two natural nines, and a line of three threes. */
  const LINES = {
    'hgc-beat-the-dealer': { player: '9h Kd', banker: '9d Qc' },
    'hgc-cash-drawing': { player: '3h 3d 3c', banker: '7s Kd' },
  };

  test.each(Object.entries(LINES))('%s, lines of baccarat', (activity, lines) => {
    const floor = openedFloor({ game: 'baccarat' });
    post(floor, activity, { paidBy: 'common' });
    for (const [seat, patron] of ['ann', 'bob', 'cy'].entries()) {
      floor.do('cora', 'enrol-patron', { patron });
      const position = patron === 'cy' ? 'player-dealer' : 'seated';
      floor.do('dana', 'seat-person', { table: 'T1', seat: seat + 1, patron, position });
    }
    win(floor, { deal: { ...lines, seats: [{ seat: 1 }, { seat: 2 }] } });
    const tickets = floor.house.holdings.get('jackpot');
    const held = ['ann', 'bob', 'cy'].map((patron) => tickets?.get(patron));
    expect(held).toEqual([{ ticket: 1 }, { ticket: 1 }, { ticket: 1 }]);
  });
});
