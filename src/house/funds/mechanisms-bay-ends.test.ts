// Where money of Bay 101 ends up: prizes that no one claims, offerings that are withdrawn, and
// pools that are never lowered. Every figure is worked out from the sheet, in the comment.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import {
  documentOf,
  fillReserve,
  fundOf,
  post,
  showPapers,
  win,
} from '../fixtures/jackpot.fixture.ts';

const JUST_BEFORE = '2026-12-16T09:59:59-08:00';
const THIRTY_DAYS = '2026-12-16T10:00:00-08:00';
const POT_FEE = [{ offering: 'jackpot' }];

const seatsOf = (...seats: readonly object[]) =>
  seats.map((seat, index) => ({ seat: index + 1, ...seat }));

/** No hour of an open table passes while we wait. */
const close = (floor: Floor) => floor.do('flo', 'close-table', { table: 'T1' });

const BEAT = {
  board: 'As Ad 7h 7d 2c',
  seats: seatsOf({ hole: 'Ah Ac' }, { hole: '7s 7c' }, {}, {}, {}),
};

describe('a prize that nobody has claimed in 30 days (Eligibility Requirements)', () => {
  test('of a bad beat goes to the reserve, wherever it came from', () => {
    const floor = openedFloor({ game: 'texas-holdem' });
    post(floor, 'bay101-limit-bad-beat', { options: { shares: 'B' } });
    fillReserve(floor, '30000');
    const { claims } = win(floor, { fees: POT_FEE, seat: 2, deal: BEAT });
    close(floor);
    // $30,001 less the reseed and a dollar of odd chips; $20,001 are waiting
    expect(fundOf(floor, { meter: 'pool' }).reserve).toBe('10000.00');
    floor.do('cora', 'enrol-patron', { patron: 'lou' });
    const loser = claims.find(({ seat }) => seat === 2);
    showPapers(floor, { claim: loser?.id, patron: 'lou', forms: ['1099-misc'] });
    floor.do('cora', 'pay-claim', { claim: loser?.id, from: 'cage' });
    expect(floor.tick(JUST_BEFORE)).toEqual([]);
    expect(floor.tick(THIRTY_DAYS)).toHaveLength(4);
    // $20,001 − $10,000 that were claimed
    expect(fundOf(floor, { meter: 'pool' })).toEqual({
      meter: '20000.00',
      reserve: '20001.00',
      advance: '20000.00',
    });
    expect(floor.balance('fund/jackpot/payable')).toBe('0.00');
    const winner = claims.find(({ seat }) => seat === 1);
    const late = { claim: winner?.id, from: 'cage', patron: 'lou' };
    expect(floor.refused('cora', 'pay-claim', late)).toBe('claim-closed');
  });

  test('of a poker bonus hand goes back to its pool, and past the cap to the reserve', () => {
    const floor = openedFloor({ game: 'texas-holdem', seats: 9 });
    post(floor, 'bay101-poker-bonus-hand-progressive', { more: { tables: ['T1'] } });
    fillReserve(floor, '300');
    const seats = seatsOf({ hole: 'As Ks' }, {}, {}, {}, {});
    win(floor, { fees: POT_FEE, deal: { board: 'Qs Js Ts 3c 4d', pot: '20.00', seats } });
    close(floor);
    floor.tick(JUST_BEFORE);
    // Won at $300, reseeded with $300 of the reserve; the dollar of the hand was the step of a day.
    const royal = { meter: 'royalFlush' };
    expect(fundOf(floor, royal)).toMatchObject({ meter: '301.00', reserve: '0.00' });
    floor.tick(THIRTY_DAYS);
    // $298 to the cap of $599, $2 past it
    expect(fundOf(floor, royal)).toMatchObject({ meter: '599.00', reserve: '2.00' });
  });

  test('of aces cracked goes back to the reserve that paid it, and to the house that lent', () => {
    const floor = openedFloor({ game: 'texas-holdem', seats: 9 });
    const more = { tables: ['T1'] };
    post(floor, 'bay101-poker-bonus-hand-progressive', { as: 'bonus', more });
    post(floor, 'bay101-aces-cracked', { as: 'aces', paidBy: 'bonus' });
    fillReserve(floor, '40', 'bonus');
    const seats = seatsOf({ hole: 'Ah Ac' }, { hole: '7s 7c' }, {}, {}, {});
    win(floor, {
      offering: 'aces',
      fees: [{ offering: 'bonus' }],
      deal: { board: '7h 2d 9c Js 3d', seats },
    });
    close(floor);
    const aces = { offering: 'aces', reserve: 'bonus' };
    expect(fundOf(floor, aces)).toMatchObject({ reserve: '0.00', advance: '60.00' });
    floor.tick(THIRTY_DAYS);
    expect(fundOf(floor, aces)).toMatchObject({ reserve: '40.00', advance: '0.00' });
  });

  test('of baccarat goes back from a posted $600 on; a smaller one is kept', () => {
    const floor = openedFloor({ game: 'ez-baccarat-panda-8' });
    post(floor, 'bay101-baccarat-bonus-hand');
    fillReserve(floor, '3000');
    const seats = seatsOf({ position: 'player-dealer' }, {}, {}, {}, {});
    win(floor, { fees: POT_FEE, deal: { seats, player: '3c 3d', banker: '3h 3s' } });
    const deal = { decks: 8, seats, player: '3h 3h', banker: '3h 3h' };
    win(floor, { fees: POT_FEE, deal });
    close(floor);
    // $3,002 − 5 × $100 − $2,500, of which each has $500: less than $600, but a part of more
    expect(floor.balance('fund/jackpot/reserve')).toBe('2.00');
    floor.tick(THIRTY_DAYS);
    expect(floor.balance('fund/jackpot/reserve')).toBe('2502.00');
    expect(floor.balance('fund/jackpot/payable')).toBe('500.00');
    floor.tick('2036-11-16T10:00:00-08:00');
    expect(floor.balance('fund/jackpot/payable')).toBe('500.00');
  });

  test.each([
    ['bay101-blazing-7s', 'no-bust-blackjack', { cards: '7h 7d' }, { dealer: { up: '8c' } }],
    [
      'bay101-bonus-hand-progressive-v1-1',
      'crazy-4-poker',
      { cards: 'As Ks Qs Js Th' },
      { dealer: { cards: '2c 7d 9h 3c 8d' } },
    ],
    ['bay101-pai-gow-poker-bonus-hand', 'pai-gow-poker', { cards: '2c 3d 4h 5s 7c 8d 9h' }, {}],
  ])('of %s is kept for ever: its sheet has no clock', (activity, game, seat, more) => {
    const floor = openedFloor({ game });
    post(floor, activity);
    const paid = activity === 'bay101-pai-gow-poker-bonus-hand' ? {} : { paid: [1] };
    const { claims } = win(floor, { ...paid, deal: { seats: seatsOf(seat), ...more } });
    close(floor);
    floor.tick('2036-11-16T10:00:00-08:00');
    const [claim] = claims;
    floor.do('cora', 'pay-claim', { claim: claim?.id, from: 'cage' });
    expect(floor.balance('fund/jackpot/payable')).toBe('0.00');
  });
});

describe('a pool that is never lowered once posted (Prize)', () => {
  const adjust = (by: string, more: object = {}) => ({
    type: 'adjust-fund',
    offering: 'jackpot',
    account: { meter: 'pool' },
    by,
    against: 'house',
    reason: 'posted for the holidays',
    ...more,
  });

  function badBeat(): Floor {
    const floor = openedFloor({ game: 'texas-holdem' });
    post(floor, 'bay101-no-limit-bad-beat');
    return floor;
  }

  test('the house may post more for a time, out of the reserve or its own, up to the cap', () => {
    const floor = badBeat();
    fillReserve(floor, '8000');
    floor.both(adjust('5000', { against: 'reserve' }));
    floor.both(adjust('20000'));
    // $25,000 + $5,000 + $20,000
    expect(fundOf(floor, { meter: 'pool' })).toEqual({
      meter: '50000.00',
      reserve: '3000.00',
      advance: '25000.00',
    });
    const over = { action: adjust('100000.01') };
    expect(floor.refused('max', 'propose', over)).toBe('over-limit');
  });

  test('and nobody takes a cent off it again', () => {
    const floor = badBeat();
    floor.both(adjust('5000'));
    expect(floor.refused('max', 'propose', { action: adjust('-0.01') })).toBe('bad-change');
  });

  test('nor is its seed posted lower before a hit', () => {
    const floor = badBeat();
    floor.do('max', 'suspend-offering', { offering: 'jackpot', reason: 'another seed' });
    const action = (seed: string) => ({
      type: 'change-offering',
      offering: 'jackpot',
      document: documentOf('bay101-no-limit-bad-beat', { values: { seed } }),
    });
    expect(floor.refused('max', 'propose', { action: action('24999.99') })).toBe('bad-change');
    floor.both(action('30000'));
  });

  test('another pool may be corrected, but not below its reset', () => {
    const floor = openedFloor({ game: 'crazy-4-poker' });
    post(floor, 'bay101-bonus-hand-progressive');
    const lent = { against: 'advance' };
    const action = adjust('-5000.01', lent);
    // From $10,000 down to the reseed of $5,000; what is taken off is no longer owed
    expect(floor.refused('max', 'propose', { action })).toBe('below-reset');
    floor.both(adjust('-5000', lent));
    expect(fundOf(floor, { meter: 'pool' })).toEqual({
      meter: '5000.00',
      reserve: '0.00',
      advance: '5000.00',
    });
  });
});

describe('an offering that is withdrawn has a place for every cent', () => {
  const action = { type: 'withdraw-offering', offering: 'jackpot', reason: 'end of the season' };

  function badBeat(): Floor {
    const floor = openedFloor({ game: 'texas-holdem' });
    post(floor, 'bay101-limit-bad-beat', { options: { shares: 'B' } });
    return floor;
  }

  test('the house has back what it lent, the common fund the rest', () => {
    const floor = badBeat();
    fillReserve(floor, '3000');
    floor.both(action);
    // $3,000 and a pool of $20,000, of which $20,000 were lent
    expect(fundOf(floor, { meter: 'pool' })).toEqual({
      meter: '0.00',
      reserve: '0.00',
      advance: '0.00',
    });
    expect(floor.balance('fund/common/reserve')).toBe('3000.00');
  });

  test('what the fund cannot repay is the house’s loss', () => {
    const floor = badBeat();
    win(floor, { fees: POT_FEE, seat: 2, deal: BEAT });
    expect(fundOf(floor, { meter: 'pool' }).advance).toBe('40000.00');
    floor.both(action);
    // A pool of $20,000 against $40,000
    expect(fundOf(floor, { meter: 'pool' }).advance).toBe('0.00');
    expect(floor.balance('house/promotional-costs')).toBe('20000.00');
    expect(floor.balance('fund/common/reserve')).toBe('0.00');
  });

  test('an unclaimed prize follows the rest', () => {
    const floor = badBeat();
    win(floor, { fees: POT_FEE, seat: 2, deal: BEAT });
    close(floor);
    floor.both(action);
    floor.tick(THIRTY_DAYS);
    expect(floor.balance('fund/common/reserve')).toBe('20001.00');
  });
});
