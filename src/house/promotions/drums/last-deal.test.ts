// Tickets of a posted time are for the last deal of a table.
import { expect, test } from 'vitest';
import { dealHand, onlyEvent } from '../../fixtures/jackpot.fixture.ts';
import { CASH, drawingFloor, putUp } from './drums.fixture.ts';

test('a ticket is for who had a hand in the last deal, whoever sits there by then', () => {
  const floor = drawingFloor();
  putUp(floor, CASH, { as: 'cash' });
  floor.at = '2026-11-16T12:00:00-08:00';
  const noon = { offering: 'cash', time: '12:00' };
  const sit = (seat: number, patron: string) =>
    floor.do('dana', 'seat-person', { table: 'T1', seat, patron });
  sit(1, 'p1');
  // Nobody has had a hand yet.
  expect(floor.refused('dee', 'hand-out-tickets', noon)).toBe('nothing-there');
  dealHand(floor);
  floor.do('dana', 'leave-seat', { table: 'T1', seat: 1 });
  sit(1, 'p2');
  sit(2, 'p3');
  const { batches } = onlyEvent(floor.do('dee', 'hand-out-tickets', noon), 'tickets-issued');
  expect(batches.map(({ seat, patron }) => [seat, patron])).toEqual([[1, 'p1']]);
});

test('nobody has one for a table that has closed and was opened again', () => {
  const floor = drawingFloor();
  putUp(floor, CASH, { as: 'cash' });
  floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'p1' });
  dealHand(floor);
  floor.do('flo', 'close-table', { table: 'T1' });
  floor.do('flo', 'open-table', { table: 'T1', game: 'blackjack-poker' });
  floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'p2' });
  floor.at = '2026-11-16T12:00:00-08:00';
  const noon = { offering: 'cash', time: '12:00' };
  expect(floor.refused('dee', 'hand-out-tickets', noon)).toBe('nothing-there');
});
