import { describe, expect, test } from 'vitest';
import { given } from '#result';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
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
    win(floor, { dealtIn: 3, deal: { ...lines, seats: [{ seat: 1 }, { seat: 2 }] } });
    const tickets = floor.house.holdings.get('jackpot');
    const held = ['ann', 'bob', 'cy'].map((patron) => tickets?.get(patron));
    expect(held).toEqual([{ ticket: 1 }, { ticket: 1 }, { ticket: 1 }]);
  });
});

describe('who was dealt in is known by the record', () => {
  /** A line of three threes in baccarat is a ticket for everybody in the round, without a fee. */
  const THREES = { player: '3h 3d 3c', banker: '7s Kd' };

  /** Ann in seat 1 and Bo as the player-dealer are recorded, and nobody else. */
  function threes(dealtIn?: number): string {
    floor = openedFloor({ game: 'baccarat' });
    for (const patron of ['ann', 'bo']) floor.do('dee', 'enrol-patron', { patron });
    post(floor, 'hgc-cash-drawing', { paidBy: 'common' });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'ann' });
    const bank = { table: 'T1', seat: 2, patron: 'bo', position: 'player-dealer' };
    floor.do('dana', 'seat-person', bank);
    floor.do('dana', 'start-round', given({ table: 'T1', fees: [], dealtIn }));
    return call(floor);
  }
  let floor: Floor;
  const enters = (id: string, seats: readonly object[]) =>
    floor.ask('flo', 'verify-call', { call: id, deal: { ...THREES, seats } });

  test('fewer hands than were dealt are refused, where that changes who wins', () => {
    const id = threes(4);
    expect(enters(id, [{ seat: 1 }])).toMatchObject({
      code: 'not-as-dealt',
      // Ann and Bo.
      problems: [said('seats', '2 were entered, but 4 were dealt in')],
    });
    expect(enters(id, [{ seat: 1 }, { seat: 3 }, { seat: 4 }])).toMatchObject([
      { type: 'call-verified', unrecorded: [{ seat: 3 }, { seat: 4 }] },
    ]);
  });

  test('where each pays for their own hand, the winning ones are enough', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, BLAZING);
    const fees = [{ offering: 'jackpot', seats: [1, 2, 3] }];
    floor.do('dana', 'start-round', { table: 'T1', fees, dealtIn: 7 });
    const deal = { ...SEVENS, seats: SEVENS.seats.slice(0, 1) };
    const events = floor.do('flo', 'verify-call', { call: call(floor), deal });
    expect(onlyEvent(events, 'call-verified')).not.toHaveProperty('unrecorded');
  });

  test('whoever the room has not recorded is named by the verification, for others to sign', () => {
    const id = threes();
    const seats = [{ seat: 1 }, { seat: 1, position: 'backline' }, { seat: 3 }];
    expect(enters(id, seats)).toMatchObject([
      { type: 'call-verified', unrecorded: [{ seat: 1, behind: 1 }, { seat: 3 }] },
    ]);
    expect(floor.refused('flo', 'authorize-call', { call: id })).toBe('second-person');
  });

  test('who bets behind a seat by the cards alone is told, and wins nothing without the fee', () => {
    const floor = openedFloor({ game: 'crazy-4-poker' });
    floor.do('dee', 'enrol-patron', { patron: 'cy' });
    post(floor, 'bay101-bonus-hand-progressive');
    floor.do('dana', 'seat-person', { table: 'T1', seat: 1 });
    const fees = [{ offering: 'jackpot', fee: 'player', seats: [1] }];
    floor.do('dana', 'start-round', { table: 'T1', fees });
    const seats = [
      { seat: 1, cards: 'Ks Kh Kd Kc 2d' },
      { seat: 1, position: 'backline' },
    ];
    const deal = { seats, dealer: { cards: '2s 4h 7d 9c Js' } };
    const behind = [{ seat: 1, patron: 'cy' }];
    const id = call(floor);
    const events = floor.do('flo', 'verify-call', { call: id, deal, behind, deckCounted: true });
    expect(events).toMatchObject([{ unrecorded: [{ seat: 1, behind: 1 }] }]);
    const { claims } = onlyEvent(floor.do('fred', 'authorize-call', { call: id }), 'prize-awarded');
    // Four of a kind is $300.
    expect(claims.map(({ seat, position, amount }) => [seat, position, amount])).toEqual([
      [1, undefined, '300.00'],
    ]);
  });
});
