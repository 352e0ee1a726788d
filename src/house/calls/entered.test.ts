import { expect, test } from 'vitest';
import { openedFloor } from '../fixtures/floor.fixture.ts';
import { call, onlyEvent, post } from '../fixtures/jackpot.fixture.ts';
import { BLAZING, SEVENS } from '../fixtures/scene.fixture.ts';

test('where, who and fees are as the log has them, whatever is entered with the cards', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, BLAZING);
  const fees = [{ offering: 'jackpot', seats: [1] }];
  floor.do('dana', 'start-round', { table: 'T1', fees });
  floor.do('dana', 'seat-person', { table: 'T1', seat: 1, person: 'employee-off-duty' });
  const seats = SEVENS.seats.map((each) => ({ ...each, fee: true, person: 'patron' }));
  const entered = { ...SEVENS, seats, game: 'baccarat', limit: '6-12', npn: true };
  const deal = { ...entered, otherTables: [{ table: 'T9', feesPaid: 9 }] };
  const events = floor.do('flo', 'verify-call', { call: call(floor), deal });
  expect(onlyEvent(events, 'call-verified').deal).toEqual({
    ...SEVENS,
    game: 'blackjack-poker',
    table: 'T1',
    npn: false,
    otherTables: [],
    seats: [
      { ...seats[0], position: 'seated', person: 'employee-off-duty', fee: { fee: true } },
      { ...seats[1], fee: { fee: false } },
    ],
  });
});
