// Money that goes back: fees of a round, and voided awards, no matter what has happened to the
// accounts since.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { award, call, fillReserve, fundOf, post, win } from '../fixtures/jackpot.fixture.ts';

const values = { seed: '10000', reseed: '5000', suit: 'd', threeSevens: '500' };
/** The whole meter. */
const DIAMONDS = { decks: 6, seats: [{ seat: 1, cards: '7d 7d' }], dealer: { up: '7d' } };

const START = { table: 'T1', fees: [{ offering: 'jackpot', seats: [1] }] };

/** 11 cents of each dollar go to a meter of at most $500,000, 89 to the reserve. */
function opened(): Floor {
  const floor = openedFloor({ game: 'no-bust-blackjack' });
  post(floor, 'bay101-blazing-7s', { values });
  return floor;
}

const adjust = (floor: Floor, account: object | string, by: string, against = 'house') =>
  floor.both({
    type: 'adjust-fund',
    offering: 'jackpot',
    account,
    by,
    against,
    reason: 'a count that was wrong',
  });
const fillMeter = (floor: Floor, by: string) => adjust(floor, { meter: 'progressive' }, by);
const takeBack = (floor: Floor, id: string) =>
  floor.both({ type: 'void-award', call: id, reason: 'a marked card' });

describe('fees that are given back', () => {
  const back = { table: 'T1', offering: 'jackpot', reason: 'a misdeal' };

  test('come out of the reserve in one sum: the part that a full meter let pass, and its own', () => {
    const floor = opened();
    fillMeter(floor, '490000.00');
    floor.do('dana', 'start-round', START);
    adjust(floor, 'reserve', '-0.01');
    // 99 cents pay for the 11 that passed, and for the 89; not for both.
    expect(floor.refused('flo', 'return-fees', back)).toBe('not-enough-money');
    fillReserve(floor, '0.01');
    floor.do('flo', 'return-fees', back);
    expect(fundOf(floor)).toMatchObject({ meter: '500000.00', reserve: '0.00' });
    expect(floor.balance('table/T1/box')).toBe('0.00');
  });

  test('do not come out of a box that was dropped', () => {
    const floor = opened();
    floor.do('dana', 'start-round', START);
    floor.do('flo', 'drop-box', { table: 'T1' });
    expect(floor.refused('flo', 'return-fees', back)).toBe('not-enough-money');
  });

  test('do not take a meter below its reset that was won and brought back since', () => {
    const floor = opened();
    floor.do('dana', 'start-round', START);
    award(floor, call(floor), DIAMONDS);
    expect(floor.refused('flo', 'return-fees', back)).toBe('below-reset');
    expect(fundOf(floor).meter).toBe('5000.00');
    fillMeter(floor, '0.11');
    fillReserve(floor, '0.89');
    floor.do('flo', 'return-fees', back);
    expect(fundOf(floor).meter).toBe('5000.00');
  });
});

describe('an award that is voided', () => {
  test('leaves the fund as it was', () => {
    const floor = opened();
    floor.do('dana', 'start-round', START);
    const before = fundOf(floor);
    const { call: id } = award(floor, call(floor), DIAMONDS);
    takeBack(floor, id);
    expect(fundOf(floor)).toEqual(before);
  });

  test('brings a full meter back to its cap, though its reseed lies there', () => {
    const floor = opened();
    fillMeter(floor, '489999.89');
    const { call: id } = win(floor, { paid: [1], deal: DIAMONDS });
    // $5,000 less the 89 cents of the fee, on top of the seed
    expect(fundOf(floor)).toEqual({ meter: '5000.00', reserve: '0.00', advance: '14999.11' });
    takeBack(floor, id);
    expect(fundOf(floor)).toEqual({ meter: '500000.00', reserve: '0.89', advance: '10000.00' });
  });

  test('leaves to the reserve what the fund does not owe any more, of all that was lent together', () => {
    const floor = opened();
    const deal = { ...DIAMONDS, seats: [...DIAMONDS.seats, { seat: 2, cards: '7h 7s' }] };
    const { call: id } = win(floor, { paid: [1, 2], deal });
    // $10,000 for the seed, $500 for seat 2, and $5,000 less $1.78 for the reseed
    expect(fundOf(floor)).toEqual({ meter: '5000.00', reserve: '0.00', advance: '15498.22' });
    fillReserve(floor, '10498.22');
    adjust(floor, 'reserve', '-10498.22', 'advance');
    takeBack(floor, id);
    // Of $5,498.22 it owes $5,000; the rest stays with the $1.78.
    expect(fundOf(floor)).toEqual({ meter: '10000.22', reserve: '500.00', advance: '0.00' });
  });
});
