// What the reserves of Bay 101 bear: seeds and shortfalls that the house has lent, prizes of other
// activities, the administrative fee. Every figure is worked out from the sheet, in the comment.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import {
  claimsIn,
  fillReserve,
  fundOf,
  playRound,
  post,
  postingOf,
  sourcesIn,
  win,
} from '../fixtures/jackpot.fixture.ts';

const LATER = '2026-11-16T10:30:00-08:00';

const seatsOf = (...seats: readonly object[]) =>
  seats.map((seat, index) => ({ seat: index + 1, ...seat }));

describe('Blazing 7s: the house is repaid when the reserve suffices (Funding)', () => {
  const values = { seed: '10000', reseed: '5000', suit: 'd', threeSevens: '500' };

  function opened(): Floor {
    const floor = openedFloor({ game: 'no-bust-blackjack' });
    post(floor, 'bay101-blazing-7s', { values });
    return floor;
  }
  const sevens = (cards: string, up: string) => ({
    decks: 6,
    seats: [{ seat: 1, cards }],
    dealer: { up },
  });

  test('the seed in one sum, once the reserve has it and a reseed besides', () => {
    const floor = opened();
    fillReserve(floor, '14999.11');
    expect(floor.tick(LATER)).toEqual([]);
    playRound(floor, [1]);
    // $14,999.11 + $0.89 = $10,000 owed + $5,000 for the next reseed
    expect(floor.tick(LATER)).toMatchObject([{ type: 'advance-repaid', amount: '10000.00' }]);
    expect(fundOf(floor)).toEqual({ meter: '10000.11', reserve: '5000.00', advance: '0.00' });
    expect(floor.tick(LATER)).toEqual([]);
  });

  test('a reseed that the reserve cannot bear is lent and repaid like the seed', () => {
    const floor = opened();
    const awarded = win(floor, { paid: [1], deal: sevens('7d 7d', '7d') });
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '10000.11' });
    // $5,000 less the 89 cents of the fee, on top of the seed
    expect(fundOf(floor)).toEqual({ meter: '5000.00', reserve: '0.00', advance: '14999.11' });
    fillReserve(floor, '19999.10');
    expect(floor.tick(LATER)).toEqual([]);
    fillReserve(floor, '0.01');
    floor.tick(LATER);
    // $19,999.11 − $14,999.11
    expect(fundOf(floor)).toEqual({ meter: '5000.00', reserve: '5000.00', advance: '0.00' });
  });

  test('so is a fixed prize, and the meter is left alone', () => {
    const floor = opened();
    fillReserve(floor, '100');
    const awarded = win(floor, { paid: [1], deal: sevens('7h 7d', '7c') });
    // $500: $100.89 are there
    expect(sourcesIn(awarded)).toEqual([{ reserve: '100.89', advance: '399.11' }]);
    expect(fundOf(floor)).toEqual({ meter: '10000.11', reserve: '0.00', advance: '10399.11' });
  });

  test('a tenth that leaves less than $1,000 is made up to $1,000 (Prize)', () => {
    const floor = openedFloor({ game: 'no-bust-blackjack' });
    const more = { seed: '1000', reseed: '1000' };
    post(floor, 'bay101-blazing-7s', { options: { hands: 'A' }, values: { ...values, ...more } });
    const awarded = win(floor, { paid: [1], deal: sevens('7h 7h', '7h') });
    // A tenth of $1,000.11 is $100.01, rounded down; $900.10 are made up by $99.90, of which the
    // reserve has $0.89.
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '100.01' });
    expect(fundOf(floor)).toEqual({ meter: '1000.00', reserve: '0.00', advance: '1099.01' });
  });
});

describe('Baccarat Bonus Hand: no meter, so nothing but the debt has to be there (Funding)', () => {
  test('a shortfall is repaid as soon as the reserve has as much', () => {
    const floor = openedFloor({ game: 'ez-baccarat-panda-8' });
    post(floor, 'bay101-baccarat-bonus-hand');
    const fees = [{ offering: 'jackpot' }];
    const seats = seatsOf({ position: 'player-dealer' }, {});
    win(floor, { fees, deal: { seats, player: '3c 3d', banker: '3h 3s' } });
    // 2 × $100 less the dollar of the round
    expect(floor.balance('fund/jackpot/advance')).toBe('199.00');
    fillReserve(floor, '198');
    expect(floor.tick(LATER)).toEqual([]);
    floor.do('dana', 'start-round', { table: 'T1', fees, dealtIn: 7 });
    expect(floor.tick(LATER)).toMatchObject([{ type: 'advance-repaid', amount: '199.00' }]);
    expect(floor.balance('fund/jackpot/reserve')).toBe('0.00');
  });
});

describe('the reserve of the Poker Bonus Hand pays High Hand Bonus and Aces Cracked (Funding)', () => {
  /** Which the pot pays in every round, for the bonus itself. */
  const BONUS_FEE = [{ offering: 'bonus' }];
  const ACES = seatsOf({ hole: 'Ah Ac' }, { hole: '7s 7c' }, {}, {}, {});
  const cracked = { seats: ACES, board: '7h 2d 9c Js 3d' };

  function opened(): Floor {
    const floor = openedFloor({ game: 'texas-holdem', seats: 9 });
    const more = { tables: ['T1'] };
    post(floor, 'bay101-poker-bonus-hand-progressive', { as: 'bonus', more });
    post(floor, 'bay101-aces-cracked', { as: 'aces', paidBy: 'bonus' });
    post(floor, 'bay101-poker-high-hand-bonus', { as: 'high', paidBy: 'bonus', more });
    return floor;
  }
  const aces = { offering: 'aces', reserve: 'bonus' };

  test('no other fund may, unless it is of that approval', () => {
    const floor = openedFloor({ game: 'texas-holdem' });
    const proposed = (paidBy?: string) => {
      const posting = paidBy === undefined ? {} : { paidBy };
      const action = postingOf('bay101-aces-cracked', { as: 'aces', ...posting });
      return floor.ask('max', 'propose', { action });
    };
    expect(proposed()).toMatchObject({ code: 'unknown-fund' });
    expect(proposed('common')).toMatchObject({ code: 'wrong-fund' });
    floor.do('abe', 'open-fund', { fund: 'old', title: 'Bonus reserve', of: 'GEAR-001277' });
    expect(proposed('old')).toMatchObject([{ type: 'proposed' }]);
  });

  test('pocket aces that lose win their $100 there, with no fee of their own', () => {
    const floor = opened();
    fillReserve(floor, '250', 'bonus');
    const awarded = win(floor, { offering: 'aces', fees: BONUS_FEE, deal: cracked });
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '100.00' });
    expect(sourcesIn(awarded)).toEqual([{ reserve: '100.00' }]);
    expect(fundOf(floor, aces)).toMatchObject({ reserve: '150.00', advance: '0.00' });
    const fees = [{ offering: 'aces' }];
    expect(floor.refused('dana', 'start-round', { table: 'T1', fees })).toBe('unknown-fee');
  });

  test('a royal flush has its bonus at once, a lesser hand a place on the board', () => {
    const floor = opened();
    fillReserve(floor, '3000', 'bonus');
    const deal = { pot: '20.00', board: 'Qs Js Ts 3c 4d' };
    const royal = seatsOf({ hole: 'As Ks' }, {}, {}, {}, {});
    const awarded = win(floor, {
      offering: 'high',
      fees: BONUS_FEE,
      deal: { ...deal, seats: royal },
    });
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '1000.00' });
    const trips = seatsOf({ hole: 'Qh Qd' }, {}, {}, {}, {});
    const board = win(floor, {
      offering: 'high',
      fees: BONUS_FEE,
      deal: { ...deal, seats: trips },
    });
    expect(board.claims).toEqual([]);
    expect(board.granted).toMatchObject([{ seat: 1, row: 'high-hand' }]);
    expect(floor.balance('fund/bonus/reserve')).toBe('2000.00');
  });

  test('what it lacks is lent, and repaid when it could also bring its own pools back', () => {
    const floor = opened();
    fillReserve(floor, '40', 'bonus');
    const awarded = win(floor, { offering: 'aces', fees: BONUS_FEE, deal: cracked });
    expect(sourcesIn(awarded)).toEqual([{ reserve: '40.00', advance: '60.00' }]);
    // $60 and the reseeds of $300, $200 and $100; the bonus's own seeds of $600 would need $1,200
    fillReserve(floor, '659.99', 'bonus');
    expect(floor.tick(LATER)).toEqual([]);
    fillReserve(floor, '0.01', 'bonus');
    expect(floor.tick(LATER)).toMatchObject([{ type: 'advance-repaid', offering: 'aces' }]);
    expect(fundOf(floor, aces)).toMatchObject({ reserve: '600.00', advance: '0.00' });
    expect(floor.balance('fund/bonus/advance')).toBe('600.00');
  });

  test('no administrative fee but that of the bonus itself (Administrative Fees)', () => {
    const floor = opened();
    fillReserve(floor, '500', 'bonus');
    const events = floor.tick('2026-11-16T13:00:00-08:00');
    // Three hours of one table at $10
    expect(events).toMatchObject([{ type: 'admin-fee-taken', offering: 'bonus', amount: '30.00' }]);
  });

  test('it cannot be withdrawn while they depend on it', () => {
    const floor = opened();
    const withdraw = (offering: string) => ({ type: 'withdraw-offering', offering, reason: 'end' });
    const action = withdraw('bonus');
    expect(floor.refused('max', 'propose', { action })).toBe('fund-in-use');
    floor.both(withdraw('aces'));
    floor.both(withdraw('high'));
    floor.both(action);
  });
});

describe('an administrative fee for each table and hour (Administrative Fees)', () => {
  function opened(adminFee: string): Floor {
    const floor = openedFloor({ game: 'no-bust-blackjack' });
    post(floor, 'bay101-blazing-7s', { values: { adminFee } });
    floor.do('max', 'install-table', { table: 'T2', seats: 7 });
    return floor;
  }
  const open = (floor: Floor, table: string, more: object = {}) =>
    floor.do('flo', 'open-table', { table, game: 'no-bust-blackjack', ...more });

  test('whole hours that a table was open, over a close and a reopening', () => {
    const floor = opened('20');
    fillReserve(floor, '1000');
    floor.at = '2026-11-16T11:00:00-08:00';
    open(floor, 'T2');
    floor.tick('2026-11-16T11:45:00-08:00');
    // T1 one hour, T2 none
    expect(floor.balance('house/admin-fees')).toBe('20.00');
    floor.do('flo', 'close-table', { table: 'T2' });
    floor.at = '2026-11-16T15:00:00-08:00';
    floor.do('flo', 'close-table', { table: 'T1' });
    open(floor, 'T2');
    // T1 five hours, 10:00 to 15:00
    expect(floor.balance('house/admin-fees')).toBe('100.00');
    floor.tick('2026-11-16T15:15:00-08:00');
    // T2 had 45 minutes before, and 15 more make its hour
    expect(floor.balance('house/admin-fees')).toBe('120.00');
    expect(fundOf(floor).reserve).toBe('880.00');
  });

  test('none while a table is free of charge, and none while the jackpot is suspended', () => {
    const floor = opened('5');
    fillReserve(floor, '1000');
    open(floor, 'T2', { npn: true });
    floor.at = '2026-11-16T10:30:00-08:00';
    floor.do('max', 'suspend-offering', { offering: 'jackpot', reason: 'reader out of order' });
    floor.at = '2026-11-16T14:30:00-08:00';
    floor.do('max', 'resume-offering', { offering: 'jackpot' });
    floor.tick('2026-11-16T15:00:00-08:00');
    // T1: half an hour before and half an hour after
    expect(floor.balance('house/admin-fees')).toBe('5.00');
  });

  test('an hour that the reserve cannot pay for stays due', () => {
    const floor = opened('10');
    fillReserve(floor, '15');
    floor.tick('2026-11-16T13:00:00-08:00');
    // One of three hours
    expect(floor.balance('house/admin-fees')).toBe('10.00');
    fillReserve(floor, '15');
    floor.tick('2026-11-16T13:30:00-08:00');
    // $5 + $15 for the two others, without a loan
    expect(floor.balance('house/admin-fees')).toBe('30.00');
    expect(fundOf(floor)).toMatchObject({ reserve: '0.00', advance: '10000.00' });
  });
});
