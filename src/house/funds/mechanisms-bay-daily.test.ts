// Pools of Bay 101 that rise once a day: out of the day's fees, out of the reserve with or without
// the house's help. Every figure is worked out from the sheet, in the comment beside it.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import {
  claimsIn,
  documentOf,
  fillReserve,
  fundOf,
  playRound,
  post,
  win,
} from '../fixtures/jackpot.fixture.ts';

const at = (day: number, clock = '06:00'): string => `2026-11-${day}T${clock}:00-08:00`;

/** Hands with their dollar off the pot, on a table that is open for them only. */
function playHands(floor: Floor, count: number, table = 'T1'): void {
  for (let hand = 1; hand <= count; hand++) {
    floor.do('dana', 'start-round', { table, fees: [{ offering: 'jackpot' }], dealtIn: 7 });
    floor.do('dana', 'end-round', { table });
  }
}

describe('Poker Bonus Hand Progressive: three pools out of the fees of the day (Prize, Funding)', () => {
  const GAME = 'texas-holdem';

  function opened(values: Readonly<Record<string, string>> = {}): Floor {
    const floor = openedFloor({ game: GAME, seats: 9 });
    post(floor, 'bay101-poker-bonus-hand-progressive', { values, more: { tables: ['T1'] } });
    return floor;
  }

  /** A day's hands, and the step of the next morning; no hour of an open table passes. */
  function playDay(floor: Floor, day: number, hands: number): void {
    floor.at = at(day, '10:00');
    if (day > 16) floor.do('flo', 'open-table', { table: 'T1', game: GAME });
    playHands(floor, hands);
    floor.do('flo', 'close-table', { table: 'T1' });
    floor.tick(at(day + 1));
  }

  const pools = (floor: Floor): readonly string[] =>
    ['royalFlush', 'straightFlush', 'fourOfAKind'].map((meter) => fundOf(floor, { meter }).meter);

  test('the house lends three seeds', () => {
    const floor = opened();
    expect(pools(floor)).toEqual(['300.00', '200.00', '100.00']);
    expect(fundOf(floor).advance).toBe('600.00');
  });

  test('fees wait for the morning; then each pool has its step and the reserve the surplus', () => {
    const floor = opened();
    playHands(floor, 50);
    expect(floor.balance('fund/jackpot/fees')).toBe('50.00');
    expect(fundOf(floor).reserve).toBe('0.00');
    floor.do('flo', 'close-table', { table: 'T1' });
    floor.tick(at(17, '05:59'));
    expect(pools(floor)).toEqual(['300.00', '200.00', '100.00']);
    floor.tick(at(17));
    // $10, $5 and $5 of $50
    expect(pools(floor)).toEqual(['310.00', '205.00', '105.00']);
    expect(fundOf(floor).reserve).toBe('30.00');
    expect(floor.balance('fund/jackpot/fees')).toBe('0.00');
  });

  test('a poor day raises the pools in their order as far as its fees go', () => {
    const floor = opened();
    playDay(floor, 16, 12);
    // $10 and $2 of $12
    expect(pools(floor)).toEqual(['310.00', '202.00', '100.00']);
    expect(fundOf(floor)).toMatchObject({ reserve: '0.00', advance: '600.00' });
  });

  test('a day without fees raises nothing, whatever the reserve has', () => {
    const floor = opened();
    fillReserve(floor, '500');
    playDay(floor, 16, 0);
    expect(pools(floor)).toEqual(['300.00', '200.00', '100.00']);
    expect(fundOf(floor).reserve).toBe('500.00');
  });

  test('a pool stops at $599, and what it does not need is the reserve’s', () => {
    const floor = opened({ royalFlushDaily: '50' });
    for (let day = 16; day <= 20; day++) playDay(floor, day, 100);
    // $300 + 5 × $50; each day $100 − $60 are left
    expect(pools(floor)).toEqual(['550.00', '225.00', '125.00']);
    expect(fundOf(floor).reserve).toBe('200.00');
    playDay(floor, 21, 100);
    // $49 to the cap, and $100 − $59 are left
    expect(pools(floor)).toEqual(['599.00', '230.00', '130.00']);
    expect(fundOf(floor).reserve).toBe('241.00');
    playDay(floor, 22, 100);
    // $100 − $10
    expect(pools(floor)).toEqual(['599.00', '235.00', '135.00']);
    expect(fundOf(floor).reserve).toBe('331.00');
  });

  test('a pool that is won is brought back to its reseed, the others stay', () => {
    const floor = opened({ straightFlushSeed: '200.01' });
    fillReserve(floor, '150');
    const holes = [{ hole: '9h Th' }, { hole: '4h 5h' }, {}, {}, {}];
    const seats = holes.map((seat, index) => ({ seat: index + 1, ...seat }));
    const deal = { board: '6h 7h 8h 2c Kd', pot: '20.00', seats };
    const awarded = win(floor, { fees: [{ offering: 'jackpot' }], deal });
    // Two straight flushes divide $200.01 evenly; the odd cent stays in the pool.
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '100.00', 'T1/2': '100.00' });
    expect(pools(floor)).toEqual(['300.00', '200.00', '100.00']);
    // The reseed of $199.99: $150 of the reserve and $49.99 lent, on seeds of $600.01. The dollar
    // of the hand is the day's.
    expect(fundOf(floor)).toMatchObject({ reserve: '0.00', advance: '650.00' });
    expect(floor.balance('fund/jackpot/fees')).toBe('1.00');
  });

  test('the administrative fee is the reserve’s to pay: fees of the day are not in it yet', () => {
    const floor = opened();
    floor.at = at(16, '12:00');
    playHands(floor, 50);
    // Two hours since 10:00 are due at $10, and the reserve has nothing.
    expect(floor.tick(at(16, '12:00'))).toEqual([]);
    floor.tick(at(17));
    // $50 − $20 of steps; 20 hours are due, and $30 pay for three of them.
    expect(pools(floor)).toEqual(['310.00', '205.00', '105.00']);
    expect(floor.balance('house/admin-fees')).toBe('30.00');
    expect(fundOf(floor).reserve).toBe('0.00');
  });

  test('a misdeal gives the dollar back out of the fees of the day', () => {
    const floor = opened();
    playHands(floor, 5);
    floor.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'jackpot' }], dealtIn: 7 });
    floor.do('flo', 'return-fees', { table: 'T1', offering: 'jackpot', reason: 'misdeal' });
    expect(floor.balance('fund/jackpot/fees')).toBe('5.00');
    expect(floor.balance('table/T1/box')).toBe('5.00');
  });

  test('fees that no step has had go where the rest goes when it is withdrawn', () => {
    const floor = opened();
    playHands(floor, 50);
    const action = { type: 'withdraw-offering', offering: 'jackpot', reason: 'end of the season' };
    // A hand of the last round can be called until two minutes after its table has closed.
    expect(floor.refused('max', 'propose', { action })).toBe('in-play');
    floor.do('flo', 'close-table', { table: 'T1' });
    floor.at = '2026-11-16T10:02:00-08:00';
    expect(floor.refused('max', 'propose', { action })).toBe('in-play');
    floor.at = '2026-11-16T10:02:01-08:00';
    floor.both(action);
    // $50 of fees and $600 of pools: the house has its $600 back first.
    expect(floor.balance('fund/jackpot/advance')).toBe('0.00');
    expect(floor.balance('fund/common/reserve')).toBe('50.00');
  });
});

describe('No Limit Bad Beat: a step out of the reserve (Prize, Funding)', () => {
  function opened(values: Readonly<Record<string, string>> = {}): Floor {
    const floor = openedFloor({ game: 'texas-holdem' });
    post(floor, 'bay101-no-limit-bad-beat', { values });
    floor.do('flo', 'close-table', { table: 'T1' });
    return floor;
  }
  const pool = (floor: Floor) => fundOf(floor, { meter: 'pool' });

  test('$250 a day; what the reserve lacks is lent', () => {
    const floor = opened();
    fillReserve(floor, '600');
    floor.tick(at(17));
    expect(pool(floor)).toEqual({ meter: '25250.00', reserve: '350.00', advance: '25000.00' });
    floor.tick(at(18));
    floor.tick(at(19));
    // $100 of the reserve are left for the third step, $150 are lent
    expect(pool(floor)).toEqual({ meter: '25750.00', reserve: '0.00', advance: '25150.00' });
  });

  test('a clock that slept ten days makes ten steps', () => {
    const floor = opened();
    fillReserve(floor, '5000');
    const events = floor.tick(at(26, '12:00'));
    const days = events.flatMap((event) => (event.type === 'meter-stepped' ? [event.day] : []));
    expect(days).toEqual(Array.from({ length: 10 }, (_, day) => `2026-11-${17 + day}`));
    expect(pool(floor)).toMatchObject({ meter: '27500.00', reserve: '2500.00' });
    expect(floor.tick(at(26, '12:00'))).toEqual([]);
  });

  test('the last step is that of the last day, however late the clock comes', () => {
    const floor = openedFloor({ game: 'texas-holdem' });
    post(floor, 'bay101-no-limit-bad-beat', { more: { until: at(18, '22:00') } });
    floor.do('flo', 'close-table', { table: 'T1' });
    fillReserve(floor, '5000');
    const events = floor.tick(at(26, '12:00'));
    const days = events.flatMap((event) => (event.type === 'meter-stepped' ? [event.day] : []));
    expect(days).toEqual(['2026-11-17', '2026-11-18']);
    expect(pool(floor)).toMatchObject({ meter: '25500.00', reserve: '4500.00' });
  });

  test('up to the posted cap and no further', () => {
    const floor = opened({ cap: '25600' });
    fillReserve(floor, '5000');
    floor.tick(at(20));
    // $250, $250, $100, nothing
    expect(pool(floor)).toMatchObject({ meter: '25600.00', reserve: '4400.00' });
  });

  test('a cap cannot be posted below what the pool has reached', () => {
    const floor = opened();
    fillReserve(floor, '5000');
    floor.tick(at(18));
    floor.do('max', 'suspend-offering', { offering: 'jackpot', reason: 'another cap' });
    const action = (cap: string) => ({
      type: 'change-offering',
      offering: 'jackpot',
      document: documentOf('bay101-no-limit-bad-beat', { values: { cap } }),
    });
    // The pool stands at $25,500.
    expect(floor.refused('max', 'propose', { action: action('25499.99') })).toBe('below-meter');
    floor.both(action('25500'));
  });
});

test('Bonus Hand Progressive rises by its fees and by its daily amount', () => {
  const floor = openedFloor({ game: 'crazy-4-poker' });
  post(floor, 'bay101-bonus-hand-progressive');
  playRound(floor, [1, 2, 3, 4, 5]);
  floor.do('flo', 'close-table', { table: 'T1' });
  floor.tick(at(17));
  // $10,000 + 5 × $0.11 + $50; 5 × $0.89 are in reserve, $45.55 are lent
  expect(fundOf(floor, { meter: 'pool' })).toEqual({
    meter: '10050.55',
    reserve: '0.00',
    advance: '10045.55',
  });
});

describe('Bonus Hand Progressive v1.1: an additional increase (Progressive Prize)', () => {
  function opened(): Floor {
    const floor = openedFloor({ game: 'crazy-4-poker' });
    post(floor, 'bay101-bonus-hand-progressive-v1-1');
    floor.do('flo', 'close-table', { table: 'T1' });
    return floor;
  }

  test.each([
    // All of the posted $100 or nothing, and never the house's money
    ['99.99', '10000.00', '99.99'],
    ['100', '10100.00', '0.00'],
  ])('with $%s in reserve the pool stands at $%s the next day', (there, meter, reserve) => {
    const floor = opened();
    fillReserve(floor, there);
    floor.tick(at(17));
    expect(fundOf(floor, { meter: 'pool' })).toEqual({ meter, reserve, advance: '10000.00' });
  });
});
