// What the house pays for itself, and what entrants pay in: the step progressive of Saratoga, the
// tournaments and promotional chips of Bay 101. Every figure is worked out from the sheet.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { claimsIn, fundOf, post, postingOf, sourcesIn, win } from '../fixtures/jackpot.fixture.ts';
import {
  announce,
  enter,
  players,
  start,
  tournamentFloor,
} from '../promotions/tournaments/room.fixture.ts';

describe('Hi Lo Progressive of Saratoga: a step for each attempt that fails (Prize amounts)', () => {
  const HOURS = [{ days: ['thursday'], from: '14:00', until: '23:00' }];
  const thursday = (clock: string, day = '02'): string => `2012-08-${day}T${clock}:00-04:00`;

  function opened(settings: Readonly<Record<string, string>> = {}): Floor {
    const floor = openedFloor({ game: 'texas-holdem', at: thursday('14:00') });
    post(floor, 'saratoga-hi-lo-progressive', { as: 'hi-lo', more: { hours: HOURS, settings } });
    return floor;
  }
  const progressive = (floor: Floor) => fundOf(floor, { offering: 'hi-lo' });
  const miss = (floor: Floor) => floor.do('flo', 'count-attempt', { offering: 'hi-lo' });

  test('the first plays for $1,000, the fourth for $2,500, all of it the house’s money', () => {
    const floor = opened();
    expect(progressive(floor).meter).toBe('1000.00');
    for (let attempt = 1; attempt <= 3; attempt++) miss(floor);
    // $1,000 + 3 × $500
    expect(progressive(floor)).toEqual({ meter: '2500.00', reserve: '0.00', advance: '0.00' });
    expect(floor.balance('house/promotional-costs')).toBe('2500.00');
  });

  test('what is left when the hours are over falls to the casino, and the next begins anew', () => {
    const floor = opened();
    for (let attempt = 1; attempt <= 3; attempt++) miss(floor);
    expect(floor.tick(thursday('22:59'))).toEqual([]);
    expect(floor.tick(thursday('23:00'))).toMatchObject([
      { type: 'meter-reverted', offering: 'hi-lo', meter: 'progressive', amount: '1500.00' },
    ]);
    expect(progressive(floor).meter).toBe('1000.00');
    expect(floor.balance('house/promotional-costs')).toBe('1000.00');
    expect(floor.refused('flo', 'count-attempt', { offering: 'hi-lo' })).toBe('not-offered');
  });

  test('a clock that slept through the night makes up for it', () => {
    const floor = opened();
    miss(floor);
    floor.tick(thursday('15:00', '09'));
    expect(progressive(floor).meter).toBe('1000.00');
    miss(floor);
    floor.tick(thursday('16:00', '09'));
    expect(progressive(floor).meter).toBe('1500.00');
  });

  test('it goes on to the next Thursday where a house reads it so', () => {
    const floor = opened({ nightEnd: 'carries-over' });
    miss(floor);
    floor.tick(thursday('23:00'));
    floor.tick(thursday('14:00', '09'));
    miss(floor);
    expect(progressive(floor).meter).toBe('2000.00');
  });

  test('at its end all of it is the house’s again', () => {
    const floor = opened();
    miss(floor);
    floor.both({ type: 'withdraw-offering', offering: 'hi-lo', reason: 'August is over' });
    expect(progressive(floor).meter).toBe('0.00');
    expect(floor.balance('house/promotional-costs')).toBe('0.00');
  });

  test('other meters take no such step', () => {
    const floor = openedFloor({ game: 'no-bust-blackjack' });
    post(floor, 'bay101-blazing-7s');
    const asked = { offering: 'jackpot' };
    expect(floor.refused('flo', 'count-attempt', asked)).toBe('unknown-meter');
  });
});

describe('Poker Tournaments: what entrants pay (Tournament Structure)', () => {
  test('buy-ins, re-buys and add-ons make the pool; the entry fee is the house’s', () => {
    const floor = tournamentFloor();
    announce(floor, 'cup');
    enter(floor, 'cup', players(9));
    // 9 × $100 and 9 × $20
    expect(fundOf(floor, { offering: 'poker', meter: 'pool' }).meter).toBe('900.00');
    expect(floor.balance('house/entry-fees')).toBe('180.00');
    start(floor, 'cup', ['A']);
    for (const patron of ['p3', 'p5']) {
      floor.do('dee', 'sell-rebuy', { tournament: 'cup', patron });
    }
    for (const patron of players(3)) floor.do('dee', 'sell-add-on', { tournament: 'cup', patron });
    // 2 × $100 and 3 × $50 more
    expect(fundOf(floor, { offering: 'poker', meter: 'pool' }).meter).toBe('1250.00');
    expect(floor.balance('house/entry-fees')).toBe('180.00');
    expect(floor.balance('house/cage')).toBe('1001430.00');
  });

  test('they are paid at the desk by entrants, and not at a table', () => {
    const floor = openedFloor({ game: 'texas-holdem', seats: 9 });
    post(floor, 'bay101-poker-tournaments', { as: 'cup' });
    const fees = [{ offering: 'cup', fee: 'buyIn', seats: [1] }];
    expect(floor.refused('dana', 'start-round', { table: 'T1', fees })).toBe('wrong-payer');
  });
});

describe('promotions that Bay 101 pays for itself (Funding)', () => {
  test.each([
    ['bay101-dead-chip'],
    ['bay101-match-play'],
    ['bay101-prize-wheel'],
    ['bay101-pai-gow-poker-bonus-hand'],
  ])('%s is posted without a fund, and nothing is lent to it', (activity) => {
    const floor = openedFloor({ game: 'pai-gow-poker' });
    const before = [...floor.house.book];
    post(floor, activity);
    expect([...floor.house.book]).toEqual(before);
    floor.both({ type: 'withdraw-offering', offering: 'jackpot', reason: 'end' });
    expect([...floor.house.book]).toEqual(before);
  });

  test('the redemption fee of a coupon is the house’s', () => {
    const floor = openedFloor({ game: 'pai-gow-poker' });
    post(floor, 'bay101-match-play');
    const fees = [{ offering: 'jackpot', fee: 'redemption', seats: [2, 5] }];
    floor.do('dana', 'start-round', { table: 'T1', fees });
    expect(floor.balance('house/entry-fees')).toBe('2.00');
  });

  test('dead chips are sold below their face', () => {
    const floor = openedFloor({ game: 'pai-gow-poker' });
    const proposed = (price: string) =>
      floor.ask('max', 'propose', {
        action: postingOf('bay101-dead-chip', { values: { price, prize: '60' } }),
      });
    expect(proposed('60')).toMatchObject({ code: 'bad-offering' });
    expect(proposed('59.99')).toMatchObject([{ type: 'proposed' }]);
  });

  test('a pai gow bonus hand is paid by the house', () => {
    const floor = openedFloor({ game: 'pai-gow-poker' });
    post(floor, 'bay101-pai-gow-poker-bonus-hand');
    const seats = [{ seat: 1, cards: '2c 3d 4h 5s 7c 8d 9h' }];
    const awarded = win(floor, { deal: { seats } });
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '100.00' });
    expect(sourcesIn(awarded)).toEqual([{ house: '100.00' }]);
    expect(floor.balance('house/promotional-costs')).toBe('100.00');
  });
});
