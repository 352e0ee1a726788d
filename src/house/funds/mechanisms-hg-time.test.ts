// What time brings about under the sheets of Hawaiian Gardens: daily steps, repayments at a figure,
// administrative fees by the hour, prizes that no one claims. Every figure is worked out from the
// sheet, in the comment beside it.

import { describe, expect, test } from 'vitest';
import { subtract, usd, ZERO } from '#money';
import { given } from '#result';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import {
  claimsIn,
  fillReserve,
  fundOf,
  type Posting,
  playRound,
  post,
  postingOf,
  win,
} from '../fixtures/jackpot.fixture.ts';

const SEVEN = [1, 2, 3, 4, 5, 6, 7];

describe('Fast Cash: $100 a day from the Hawaiian Jackpot (Prize, Funding)', () => {
  function opened(fed: string, at?: string): Floor {
    const floor = openedFloor(given({ game: 'pai-gow-poker', at }));
    floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
    if (fed !== '0') floor.do('abe', 'feed-fund', { fund: 'hj', amount: fed, reason: 'fees' });
    post(floor, 'hgc-fast-cash-jackpots', { paidBy: 'hj' });
    return floor;
  }
  const money = (floor: Floor) => fundOf(floor, { reserve: 'hj' });

  test('one step a gaming day, at its hour, whether one or ten have passed', () => {
    const floor = opened('5000');
    expect(money(floor)).toEqual({ meter: '1000.00', reserve: '4000.00', advance: '0.00' });
    expect(floor.tick('2026-11-17T05:59:00-08:00')).toEqual([]);
    floor.tick('2026-11-17T06:00:00-08:00');
    expect(money(floor).meter).toBe('1100.00');
    expect(floor.tick('2026-11-17T23:59:00-08:00')).toEqual([]);
    // Ten more: $1,100 + 10 × $100.
    floor.tick('2026-11-27T06:00:00-08:00');
    expect(money(floor)).toEqual({ meter: '2100.00', reserve: '2900.00', advance: '0.00' });
  });

  test.each([
    ['autumn', '2026-10-31T10:00:00-07:00', '2026-11-02T06:00:00-08:00'],
    ['spring', '2027-03-13T10:00:00-08:00', '2027-03-15T06:00:00-07:00'],
  ])('two days are two steps, also when the clocks change in %s', (_, from, to) => {
    const floor = opened('5000', from);
    floor.tick(to);
    expect(money(floor).meter).toBe('1200.00');
  });

  test('the house covers what the reserve lacks, and has it back once the reserve can', () => {
    const floor = opened('1250');
    // Three steps of $100 on $250 that the seed has left: the house lends $50.
    floor.tick('2026-11-19T06:00:00-08:00');
    expect(money(floor)).toEqual({ meter: '1300.00', reserve: '0.00', advance: '50.00' });
    // $50 and $1,000 for the next start.
    floor.do('abe', 'feed-fund', { fund: 'hj', amount: '1049.99', reason: 'fees' });
    expect(floor.tick('2026-11-19T07:00:00-08:00')).toEqual([]);
    floor.do('abe', 'feed-fund', { fund: 'hj', amount: '0.01', reason: 'fees' });
    floor.tick('2026-11-19T07:00:00-08:00');
    expect(money(floor)).toEqual({ meter: '1300.00', reserve: '1000.00', advance: '0.00' });
  });

  test('a hit starts it again at $1,000, and the next step is the next day’s', () => {
    const floor = opened('5000');
    floor.tick('2026-11-18T06:00:00-08:00');
    const deal = {
      seats: [
        { seat: 1, cards: 'Ks Kh Kd Qs Qh Qd Js' },
        { seat: 2, position: 'player-dealer' },
      ],
    };
    expect(claimsIn(win(floor, { deal }))).toEqual({ 'T1/1': '1200.00' });
    // $5,000 − $1,000 − 2 × $100 − $1,000.
    expect(money(floor)).toEqual({ meter: '1000.00', reserve: '2800.00', advance: '0.00' });
    floor.tick('2026-11-19T06:00:00-08:00');
    expect(money(floor).meter).toBe('1100.00');
  });

  test('days on which it is suspended bring nothing, afterwards either', () => {
    const floor = opened('5000');
    floor.do('max', 'suspend-offering', { offering: 'jackpot', reason: 'repairs' });
    floor.tick('2026-11-20T06:00:00-08:00');
    floor.do('max', 'resume-offering', { offering: 'jackpot' });
    floor.tick('2026-11-21T06:00:00-08:00');
    expect(money(floor).meter).toBe('1100.00');
  });
});

describe('CA/Asian bad beat: a posted amount a day, on the fund (Funding)', () => {
  function opened(): Floor {
    const floor = openedFloor({ game: 'pan-9' });
    floor.do('flo', 'close-table', { table: 'T1' });
    const values = { seed: '5000', reseed: '2500', daily: '100' };
    post(floor, 'hgc-ca-asian-progressive-bad-beat', { values });
    return floor;
  }
  const money = (floor: Floor) => fundOf(floor, { meter: 'pool' });

  test('it grows without a cap, by nothing else', () => {
    const floor = opened();
    fillReserve(floor, '100');
    // A year of $100 a day on $5,000: the first step is paid by the fund, the others are lent.
    floor.tick('2027-11-16T06:00:00-08:00');
    expect(money(floor)).toEqual({ meter: '41500.00', reserve: '0.00', advance: '41400.00' });
  });

  test('the step is posted inside its range', () => {
    const floor = opened();
    for (const daily of ['9.99', '10000.01']) {
      const action = postingOf('hgc-ca-asian-progressive-bad-beat', { as: 'x', values: { daily } });
      expect(floor.refused('max', 'propose', { action })).toBe('bad-offering');
    }
  });

  test('the house has its money back once the fund reaches $5,000, as far as it goes', () => {
    const floor = opened();
    floor.tick('2026-11-19T06:00:00-08:00');
    // The seed and three steps.
    expect(money(floor)).toEqual({ meter: '5300.00', reserve: '0.00', advance: '5300.00' });
    fillReserve(floor, '4999.99');
    expect(floor.tick(floor.at)).toEqual([]);
    fillReserve(floor, '0.01');
    floor.tick(floor.at);
    expect(money(floor)).toEqual({ meter: '5300.00', reserve: '0.00', advance: '300.00' });
    fillReserve(floor, '5000');
    floor.tick(floor.at);
    expect(money(floor)).toEqual({ meter: '5300.00', reserve: '4700.00', advance: '0.00' });
  });
});

describe('an administrative fee for every hour that a table is open (Administrative Fees)', () => {
  const on = (clock: string): string => `2026-11-16T${clock}:00-08:00`;

  /** A table that opens at ten, with money in the reserve. */
  function blazing(reserve: string, posting: Posting = {}): Floor {
    const floor = openedFloor({ game: 'blackjack-poker', at: on('10:00') });
    post(floor, 'hgc-blazing-sevens', { values: { adminFee: '12' }, ...posting });
    if (reserve !== '0') fillReserve(floor, reserve);
    return floor;
  }
  const taken = (floor: Floor): string => floor.balance('house/admin-fees');

  test.each([
    ['hgc-blazing-sevens', ['8', '16'], ['7.99', '16.01']],
    ['hgc-fortune-pai-gow-progressive', ['8', '16'], ['7.99', '16.01']],
    ['hgc-ca-asian-progressive-bad-beat', ['6', '12'], ['5.99', '12.01']],
  ])('%s posts it inside its range', (activity, inside, outside) => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    const action = (adminFee: string) => postingOf(activity, { values: { adminFee } });
    for (const fee of inside) floor.do('max', 'propose', { action: action(fee) });
    for (const fee of outside) {
      expect(floor.refused('max', 'propose', { action: action(fee) })).toBe('bad-offering');
    }
  });

  test('each full hour costs the reserve the posted amount', () => {
    const floor = blazing('100');
    floor.tick(on('10:59'));
    expect(taken(floor)).toBe('0.00');
    floor.tick(on('11:00'));
    expect(taken(floor)).toBe('12.00');
    // Two more hours at once.
    floor.tick(on('13:30'));
    expect(taken(floor)).toBe('36.00');
    expect(fundOf(floor)).toEqual({ meter: '5000.00', reserve: '64.00', advance: '5000.00' });
  });

  test('an hour that the reserve cannot pay stays due', () => {
    const floor = blazing('0');
    expect(floor.tick(on('11:00'))).toEqual([]);
    for (let round = 1; round <= 3; round++) playRound(floor, SEVEN);
    // 3 × $5.60 = $16.80.
    floor.tick(on('11:30'));
    expect(taken(floor)).toBe('12.00');
    expect(fundOf(floor).reserve).toBe('4.80');
  });

  test('a part of an hour is kept over a closing and counts when the table opens again', () => {
    const floor = blazing('100');
    floor.at = on('11:15');
    floor.do('flo', 'close-table', { table: 'T1' });
    // The full hour is charged at the closing; 15 minutes are kept.
    expect(taken(floor)).toBe('12.00');
    floor.tick(on('14:00'));
    floor.do('flo', 'open-table', { table: 'T1', game: 'blackjack-poker' });
    floor.tick(on('14:44'));
    expect(taken(floor)).toBe('12.00');
    floor.tick(on('14:45'));
    expect(taken(floor)).toBe('24.00');
  });

  test('a table for free play bears none, nor one with another game', () => {
    const floor = blazing('100');
    floor.do('flo', 'close-table', { table: 'T1' });
    floor.do('flo', 'open-table', { table: 'T1', game: 'blackjack-poker', npn: true });
    floor.do('max', 'install-table', { table: 'T2', seats: 7 });
    floor.do('flo', 'open-table', { table: 'T2', game: 'pan-9' });
    floor.tick(on('15:00'));
    expect(taken(floor)).toBe('0.00');
  });

  test('none is due while the offering is suspended; what was under way goes on', () => {
    const floor = blazing('100');
    floor.at = on('10:30');
    floor.do('max', 'suspend-offering', { offering: 'jackpot', reason: 'repairs' });
    floor.tick(on('14:00'));
    floor.do('max', 'resume-offering', { offering: 'jackpot' });
    floor.tick(on('14:29'));
    expect(taken(floor)).toBe('0.00');
    floor.tick(on('14:30'));
    expect(taken(floor)).toBe('12.00');
  });

  test('hours at which it is not offered are free', () => {
    const hours = [{ from: '12:00', until: '14:00' }];
    const floor = blazing('100', { more: { hours } });
    floor.tick(on('12:59'));
    expect(taken(floor)).toBe('0.00');
    floor.tick(on('13:00'));
    expect(taken(floor)).toBe('12.00');
    // The second hour ends with the offer; the next one begins at noon of the next day.
    floor.tick('2026-11-17T12:59:00-08:00');
    expect(taken(floor)).toBe('24.00');
    floor.tick('2026-11-17T13:00:00-08:00');
    expect(taken(floor)).toBe('36.00');
  });

  test('so are days before it begins and after it has ended', () => {
    const floor = blazing('100', { more: { from: on('15:00'), until: on('16:30') } });
    floor.tick('2026-11-17T10:00:00-08:00');
    // From three to half past four there is one full hour.
    expect(taken(floor)).toBe('12.00');
  });

  test.each([
    ['hgc-blazing-sevens', 'blackjack-poker', '16', '48.00'],
    ['hgc-fortune-7-progressive', 'fortune-7-baccarat', '8', '24.00'],
    ['hgc-three-card-poker-progressive', 'three-card-poker', '10.50', '31.50'],
    ['hgc-uth-progressive', 'ultimate-texas-holdem', '12', '36.00'],
    ['hgc-fortune-pai-gow-progressive', 'fortune-pai-gow-poker', '9', '27.00'],
  ])('%s: three hours at %s for $%s', (activity, game, adminFee, expected) => {
    const floor = openedFloor({ game, at: on('10:00') });
    post(floor, activity, { values: { adminFee } });
    fillReserve(floor, '100');
    floor.tick(on('13:00'));
    expect(taken(floor)).toBe(expected);
  });

  test.each([
    ['hgc-caribbean-stud-bonus-hands', 'caribbean-stud'],
    ['hgc-caribbean-stud-jackpot', 'caribbean-stud'],
    ['hgc-cash-in-a-flash', 'pan-9'],
  ])(
    '%s: 4 dollars a table and hour, out of its fund; two tables are two fees',
    (activity, game) => {
      const floor = openedFloor({ game, at: on('10:00') });
      floor.do('max', 'install-table', { table: 'T2', seats: 7 });
      floor.do('flo', 'open-table', { table: 'T2', game });
      post(floor, activity);
      fillReserve(floor, '100');
      const before = floor.house.book.get('fund/jackpot/reserve') ?? ZERO;
      // Three hours at two tables.
      floor.tick(on('13:00'));
      expect(taken(floor)).toBe('24.00');
      expect(floor.house.book.get('fund/jackpot/reserve')).toBe(subtract(before, usd('24')));
    },
  );
});

describe('CA/Asian bad beat: a fee for each table and gaming day (Administrative Fee)', () => {
  const on = (clock: string, day = '16'): string => `2026-11-${day}T${clock}:00-08:00`;

  function offered(reserve: string, more: Posting['more'] = {}): Floor {
    const floor = openedFloor({ game: 'pan-9', at: on('10:00') });
    const values = { seed: '10', daily: '10', adminFee: '8' };
    post(floor, 'hgc-ca-asian-progressive-bad-beat', { values, more });
    if (reserve !== '0') fillReserve(floor, reserve);
    return floor;
  }
  const taken = (floor: Floor): string => floor.balance('house/admin-fees');

  test('$8 once, however many hours the table is open that day', () => {
    const floor = offered('100');
    floor.tick(on('11:00'));
    expect(taken(floor)).toBe('8.00');
    floor.tick(on('20:00'));
    expect(taken(floor)).toBe('8.00');
    // A gaming day begins at six.
    floor.tick(on('05:59', '17'));
    expect(taken(floor)).toBe('8.00');
    floor.tick(on('06:01', '17'));
    expect(taken(floor)).toBe('16.00');
  });

  test('again for each table and for each day, however many pass at once', () => {
    const floor = offered('100');
    floor.do('max', 'install-table', { table: 'T2', seats: 7 });
    floor.do('flo', 'open-table', { table: 'T2', game: 'pan-9' });
    // Two tables on the 16th, 17th and 18th: 6 × $8.
    floor.tick(on('12:00', '18'));
    expect(taken(floor)).toBe('48.00');
  });

  test('a table that closes and opens again the same day pays once', () => {
    const floor = offered('100');
    floor.at = on('11:00');
    floor.do('flo', 'close-table', { table: 'T1' });
    expect(taken(floor)).toBe('8.00');
    floor.do('flo', 'open-table', { table: 'T1', game: 'pan-9' });
    floor.tick(on('13:00'));
    expect(taken(floor)).toBe('8.00');
  });

  test('a day on which it is not offered is free, and a day the reserve cannot pay stays due', () => {
    const floor = offered('0', { hours: [{ days: ['monday'], from: '10:00', until: '20:00' }] });
    floor.at = on('12:00');
    floor.do('flo', 'close-table', { table: 'T1' });
    floor.do('flo', 'open-table', { table: 'T1', game: 'pan-9' });
    expect(taken(floor)).toBe('0.00');
    // Monday is due; on Tuesday and Wednesday it is not offered.
    fillReserve(floor, '8');
    floor.tick(on('12:30'));
    expect(taken(floor)).toBe('8.00');
    fillReserve(floor, '100');
    floor.tick(on('12:00', '18'));
    expect(taken(floor)).toBe('8.00');
  });

  test('what was due when it was suspended is taken when it goes on', () => {
    const floor = offered('0');
    floor.at = on('12:00');
    floor.do('max', 'suspend-offering', { offering: 'jackpot', reason: 'repairs' });
    fillReserve(floor, '100');
    floor.tick(on('12:00', '18'));
    expect(taken(floor)).toBe('0.00');
    floor.do('max', 'resume-offering', { offering: 'jackpot' });
    floor.tick(on('13:00', '18'));
    // The 16th and the 18th.
    expect(taken(floor)).toBe('16.00');
  });

  test('every hour where the house reads it so', () => {
    const floor = offered('100', { settings: { adminFeePer: 'hour' } });
    floor.tick(on('13:00'));
    expect(taken(floor)).toBe('24.00');
  });
});

describe('prizes that nobody fetches', () => {
  test('Fast Cash: the cage keeps them, however long it takes (Object and Summary)', () => {
    const floor = openedFloor({ game: 'pai-gow-poker' });
    floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
    floor.do('abe', 'feed-fund', { fund: 'hj', amount: '5000', reason: 'fees' });
    post(floor, 'hgc-fast-cash-jackpots', { paidBy: 'hj' });
    const seats = [
      { seat: 1, cards: 'As Ah Ad Ac 9s 3d 2c' },
      { seat: 2, position: 'player-dealer' },
    ];
    const [claim] = win(floor, { deal: { seats } }).claims;
    floor.tick('2028-11-16T06:00:00-08:00');
    expect(floor.balance('fund/jackpot/payable')).toBe('500.00');
    floor.do('cora', 'pay-claim', { claim: claim?.id, from: 'cage' });
    expect(floor.balance('fund/jackpot/payable')).toBe('0.00');
  });

  test('Shuffle Master: after 24 hours the voucher is the house’s again (Eligibility)', () => {
    const floor = openedFloor({ game: 'caribbean-stud', at: '2026-11-16T10:00:00-08:00' });
    post(floor, 'hgc-shuffle-master-classic-qualifier');
    const seats = [
      { seat: 1, cards: 'As Ks Qs Js Ts' },
      { seat: 2, position: 'player-dealer', cards: '9c 7d 5c 3d 2c' },
    ];
    const [claim] = win(floor, { deal: { seats } }).claims;
    expect(floor.balance('house/promotional-costs')).toBe('1000.00');
    expect(floor.tick('2026-11-17T09:59:00-08:00')).toEqual([]);
    floor.tick('2026-11-17T10:00:00-08:00');
    expect(floor.balance('house/promotional-costs')).toBe('0.00');
    floor.do('cora', 'enrol-patron', { patron: 'late' });
    const asked = { claim: claim?.id, from: 'cage', patron: 'late' };
    expect(floor.refused('cora', 'pay-claim', asked)).toBe('claim-closed');
  });
});
