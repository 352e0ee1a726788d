// Whose money pays the prizes of Hawaiian Gardens, what happens where it is short, and where the rest
// goes at the end. Every figure is worked out from the sheet, in the comment beside it.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import {
  claimsIn,
  dealHand,
  documentOf,
  fillReserve,
  fundOf,
  onlyEvent,
  type Posting,
  post,
  postingOf,
  sourcesIn,
  win,
} from '../fixtures/jackpot.fixture.ts';

/** A floor with the Hawaiian Jackpot, fed. */
function withHawaiianJackpot(game: string, fed: string): Floor {
  const floor = openedFloor({ game });
  floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
  floor.do('abe', 'feed-fund', { fund: 'hj', amount: fed, reason: 'collections' });
  return floor;
}

/** A splashed pot of four players at the first table, from the drawing to the award. */
function splash(floor: Floor, seats: readonly number[]) {
  for (const seat of [1, 2, 3, 4]) floor.do('flo', 'seat-person', { table: 'T1', seat });
  dealHand(floor);
  floor.do('flo', 'start-show', { show: 's', offering: 'jackpot', game: 'splash' });
  const drawn = { show: 's', step: { step: 'draw', outcome: 'T1' } };
  floor.do('flo', 'record-step', drawn);
  floor.do('fred', 'confirm-step', { show: 's' });
  const step = { step: 'pot', choice: 'T1', facts: { dealtIn: 4, seats } };
  floor.do('flo', 'record-step', { show: 's', step });
  floor.do('fred', 'confirm-step', { show: 's' });
  return onlyEvent(floor.do('max', 'award-show', { show: 's' }), 'prizes-won');
}

const refusedTo = (floor: Floor, activity: string, posting: Posting): string =>
  floor.refused('max', 'propose', { action: postingOf(activity, posting) });

describe('the reserve of another approval pays (Funding)', () => {
  test.each([
    ['hgc-fast-cash-jackpots', 'GEGA-001477'],
    ['hgc-high-hand-happy-hours', 'GEGA-001477'],
    ['hgc-march-madness-bracket', 'GEGA-001477'],
    ['hgc-pocket-aces-cracked', 'GEGA-001477'],
    ['hgc-pro-football', 'GEGA-001477'],
    ['hgc-royal-flush-on-the-flop', 'GEGA-001477'],
    ['hgc-splash-pot', 'GEGA-001477'],
    ['hgc-three-of-a-kind-on-the-flop', 'GEGA-001477'],
    ['hgc-four-of-a-kind-poker', 'GEGA-000626'],
  ])('%s: that of %s and no other', (activity, of) => {
    const floor = openedFloor({ game: 'texas-holdem' });
    floor.do('abe', 'open-fund', { fund: 'named', title: 'The fund of the sheet', of });
    expect(refusedTo(floor, activity, {})).toBe('unknown-fund');
    expect(refusedTo(floor, activity, { paidBy: 'common' })).toBe('wrong-fund');
    floor.do('abe', 'feed-fund', { fund: 'named', amount: '5000', reason: 'collections' });
    post(floor, activity, { paidBy: 'named' });
    // A posting takes nothing out of it but the start of a meter, where there is one.
    const left = activity === 'hgc-fast-cash-jackpots' ? '4000.00' : '5000.00';
    expect(floor.balance('fund/named/reserve')).toBe(left);
  });

  test('Royal Flush on the Flop: the prize leaves the Hawaiian Jackpot', () => {
    const floor = withHawaiianJackpot('texas-holdem', '2500');
    post(floor, 'hgc-royal-flush-on-the-flop', { values: { prize: '1000' }, paidBy: 'hj' });
    const seats = [{ seat: 1, hole: 'Ah Kh' }, ...[2, 3, 4, 5].map((seat) => ({ seat }))];
    const awarded = win(floor, { deal: { seats, board: 'Qh Jh Th 2c 3d' } });
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '1000.00' });
    expect(floor.balance('fund/hj/reserve')).toBe('1500.00');
  });

  test('two promotions draw on one reserve', () => {
    const floor = withHawaiianJackpot('texas-holdem', '1000');
    const posting = { values: { prize: '700' }, paidBy: 'hj' };
    for (const as of ['one', 'two']) post(floor, 'hgc-pocket-aces-cracked', { as, ...posting });
    const deal = {
      seats: [
        { seat: 1, hole: 'Ah Ad' },
        { seat: 2, hole: '9h 9d' },
      ],
      board: '9s Kd 7c 4c 2s',
    };
    expect(sourcesIn(win(floor, { offering: 'one', deal }))).toEqual([{ reserve: '700.00' }]);
    // $300 are left; the house lends the other $400.
    expect(sourcesIn(win(floor, { offering: 'two', deal }))).toEqual([
      { reserve: '300.00', advance: '400.00' },
    ]);
    // No clause says when it has that back, so that no clock does it.
    floor.do('abe', 'feed-fund', { fund: 'hj', amount: '50000', reason: 'collections' });
    expect(floor.tick(floor.at)).toEqual([]);
    expect(fundOf(floor, { offering: 'two' }).advance).toBe('400.00');
  });
});

describe('the general jackpot fund pays (Funding)', () => {
  test.each([
    'hgc-beat-the-dealer',
    'hgc-big-spin',
    'hgc-car-drawing',
    'hgc-cash-drawing',
    'hgc-high-hand',
  ])('%s: a fund must be named, and any common one will do', (activity) => {
    const floor = openedFloor({ game: 'texas-holdem' });
    expect(refusedTo(floor, activity, {})).toBe('unknown-fund');
    post(floor, activity, { paidBy: 'common' });
  });

  test('Beat the Dealer: a hand earns a ticket and costs the fund nothing yet', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    floor.do('abe', 'feed-fund', { fund: 'common', amount: '1000', reason: 'collections' });
    post(floor, 'hgc-beat-the-dealer', { paidBy: 'common' });
    floor.do('cora', 'enrol-patron', { patron: 'ann' });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'ann' });
    const seats = [
      { seat: 1, cards: 'Ah Ad' },
      { seat: 2, position: 'player-dealer' },
    ];
    const awarded = win(floor, { deal: { seats } });
    expect(awarded.claims).toEqual([]);
    expect(floor.house.holdings.get('jackpot')?.get('ann')).toEqual({ ticket: 1 });
    expect(floor.balance('fund/common/reserve')).toBe('1000.00');
  });
});

describe('the house pays', () => {
  test.each([
    'hgc-blackjack-poker-car-drawing',
    'hgc-car-giveaway',
    'hgc-match-play',
    'hgc-player-tracking-rewards',
    'hgc-shuffle-master-classic-qualifier',
    'hgc-sports-grid',
  ])('%s takes no fund (Funding)', (activity) => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    expect(refusedTo(floor, activity, { paidBy: 'common' })).toBe('wrong-fund');
    post(floor, activity);
    expect(floor.balance('house/promotional-costs')).toBe('0.00');
  });

  test.each(['hgc-lucky-table', 'hgc-paid-collection-year', 'hgc-wheel-of-cards'])(
    '%s says nothing of money, so that it is the house’s',
    (activity) => {
      const floor = openedFloor({ game: 'blackjack-poker' });
      expect(refusedTo(floor, activity, { paidBy: 'common' })).toBe('wrong-fund');
      post(floor, activity);
      expect(floor.balance('fund/jackpot/advance')).toBe('0.00');
    },
  );
});

describe('where the reserve is short and the house is not repaid', () => {
  test('Splash Pot: it gives the rest for good (Funding)', () => {
    const floor = withHawaiianJackpot('texas-holdem', '60');
    post(floor, 'hgc-splash-pot', { values: { prize: '100', tableCount: 1 }, paidBy: 'hj' });
    const won = splash(floor, [1]);
    expect(won.claims.map(({ lines: [line] }) => line?.from)).toEqual([
      { reserve: '60.00', house: '40.00' },
    ]);
    expect(floor.balance('house/promotional-costs')).toBe('40.00');
    floor.do('abe', 'feed-fund', { fund: 'hj', amount: '5000', reason: 'collections' });
    expect(floor.tick(floor.at)).toEqual([]);
    expect(floor.balance('fund/hj/reserve')).toBe('5000.00');
  });

  test('Three of a Kind on the Flop: it puts what is missing into the reserve (Funding)', () => {
    const floor = withHawaiianJackpot('texas-holdem', '500');
    post(floor, 'hgc-three-of-a-kind-on-the-flop', {
      values: { rank: '9', prize: '200' },
      paidBy: 'hj',
    });
    const holes = ['9h Kh', '8h 7h', '8d 7d', '8c 7c', '8s 7s'];
    const seats = holes.map((hole, index) => ({ seat: index + 1, hole }));
    // Twice the prize instead of it for the fourth 9, once for the four others: $1,200.
    const awarded = win(floor, { dealtIn: 5, deal: { seats, board: '9s 9d 9c' } });
    expect(claimsIn(awarded)).toEqual({
      'T1/1': '400.00',
      'T1/2': '200.00',
      'T1/3': '200.00',
      'T1/4': '200.00',
      'T1/5': '200.00',
    });
    expect(floor.balance('house/promotional-costs')).toBe('700.00');
    expect(fundOf(floor, { reserve: 'hj' })).toMatchObject({ reserve: '0.00', advance: '0.00' });
  });
});

describe('CA/Asian jackpots: posted prizes out of a pool (Prize)', () => {
  const aces = { seats: [{ seat: 1, cards: 'Ah Ah' }] };

  test('the pool pays, then the reserve, then the house; at once the pool is reseeded', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    const values = { seed: '5000', reseed: '1000', suitedAces: '7000' };
    post(floor, 'hgc-ca-asian-jackpot-1', { values });
    fillReserve(floor, '500');
    const awarded = win(floor, { paid: [1], deal: aces });
    expect(sourcesIn(awarded)).toEqual([
      { meter: '5001.00', reserve: '500.00', advance: '1499.00' },
    ]);
    // $5,000 of the seed, $1,499 and $1,000 for the reseed are lent.
    expect(fundOf(floor, { meter: 'pool' })).toEqual({
      meter: '1000.00',
      reserve: '0.00',
      advance: '7499.00',
    });
  });

  test('where the sheet knows no reseed, fees alone fill the pool again', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-ca-asian-jackpot-2', { values: { suitedAces: '7000' } });
    win(floor, { paid: [1], deal: aces });
    // $10,000 + $5 − $7,000.
    expect(fundOf(floor, { meter: 'pool' }).meter).toBe('3005.00');
  });

  test('on posted days prizes are doubled or tripled', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    const window = (day: string, multiplier: number) => ({
      hours: { days: [day], from: '00:00', until: '24:00' },
      values: { multiplier },
    });
    const windows = [window('tuesday', 2), window('wednesday', 3)];
    post(floor, 'hgc-ca-asian-jackpot-2', { values: { suitedAces: '200' }, more: { windows } });
    const won = [16, 17, 18, 19].map((day) => {
      floor.at = `2026-11-${day}T12:00:00-08:00`;
      return claimsIn(win(floor, { paid: [1], deal: aces }))['T1/1'];
    });
    // The 16th of November 2026 is a Monday.
    expect(won).toEqual(['200.00', '400.00', '600.00', '200.00']);
  });
});

describe('Splash Pot: tied winners (Eligibility Requirements)', () => {
  test.each([
    // Half of $100 each; or two things of $100.
    ['live chips', '50.00', '900.00'],
    ['merchandise', '100.00', '800.00'],
  ])('%s: %s each', (form, each, left) => {
    const floor = withHawaiianJackpot('texas-holdem', '1000');
    post(floor, 'hgc-splash-pot', {
      values: { prize: '100', paidIn: form, tableCount: 1 },
      paidBy: 'hj',
    });
    expect(splash(floor, [1, 2]).claims).toMatchObject([
      { seat: 1, amount: each },
      { seat: 2, amount: each },
    ]);
    expect(floor.balance('fund/hj/reserve')).toBe(left);
  });
});

describe('free tables win the same money', () => {
  test('Blazing Sevens: no fee, the same meter (No Purchase Necessary)', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    floor.do('max', 'install-table', { table: 'N1', seats: 7 });
    floor.do('flo', 'open-table', { table: 'N1', game: 'blackjack-poker', npn: true });
    post(floor, 'hgc-blazing-sevens');
    const fees = [{ offering: 'jackpot', seats: [1] }];
    expect(floor.refused('dana', 'start-round', { table: 'N1', fees })).toBe('npn-table');
    const deal = { seats: [{ seat: 1, cards: '7h 7d' }], dealer: { up: '7h' } };
    expect(claimsIn(win(floor, { table: 'N1', deal }))).toEqual({ 'N1/1': '5000.00' });
  });

  test('CA/Asian bad beat: the guest’s hand has the whole prize (No Purchase Necessary)', () => {
    const floor = openedFloor({ game: 'pan-9' });
    floor.do('max', 'install-table', { table: 'N1', seats: 7 });
    floor.do('flo', 'open-table', { table: 'N1', game: 'blackjack-poker', npn: true });
    post(floor, 'hgc-ca-asian-progressive-bad-beat');
    floor.do('dana', 'seat-person', { table: 'N1', seat: 1 });
    const seats = [
      { seat: 1, cards: '2c 3d 4h 5s 6c' },
      { seat: 2, position: 'player-dealer', cards: '7c 7d 7h' },
      { seat: 3 },
    ];
    expect(claimsIn(win(floor, { table: 'N1', deal: { seats } }))).toEqual({ 'N1/1': '5000.00' });
  });

  test('Caribbean Stud: the guest has the part of the own hand, the rest stays in the fund', () => {
    const floor = openedFloor({ game: 'caribbean-stud', limit: '$5 to $50' });
    floor.do('max', 'install-table', { table: 'N1', seats: 7 });
    floor.do('flo', 'open-table', { table: 'N1', game: 'caribbean-stud', npn: true });
    post(floor, 'hgc-caribbean-stud-jackpot');
    floor.do('dana', 'seat-person', { table: 'N1', seat: 1 });
    const seats = [
      { seat: 1, cards: 'Kh Jh 8h 6h 4h' },
      { seat: 2, position: 'player-dealer', cards: 'As Js 8s 6s 4s' },
      { seat: 3, cards: '9c 7d 5c 3d 2c' },
      { seat: 4, cards: 'Qc 7h 5d 3s 2d' },
    ];
    // 60% of $1,000; $400 stay, and the house lends $600 for the minimum of the next.
    expect(claimsIn(win(floor, { table: 'N1', deal: { seats } }))).toEqual({ 'N1/1': '600.00' });
    expect(fundOf(floor, { meter: 'bad-beat' })).toEqual({
      meter: '1000.00',
      reserve: '0.00',
      advance: '6600.00',
    });
  });
});

describe('Cash in a Flash: a fund without a meter (Funding)', () => {
  test('the house may seed it; prizes of $500 come out of it, and what it lacks is lent', () => {
    const floor = openedFloor({ game: 'pan-9', limit: '5-50' });
    post(floor, 'hgc-cash-in-a-flash', { values: { seed: '800', minimum: '0' } });
    expect(fundOf(floor)).toMatchObject({ reserve: '800.00', advance: '800.00' });
    const deal = { seats: [{ seat: 1, cards: '3h 3d 3h' }, { seat: 2 }, { seat: 3 }] };
    win(floor, { paid: [1, 2, 3], dealtIn: 3, deal });
    // $800 + 3 × $0.50 − $500.
    expect(fundOf(floor)).toMatchObject({ reserve: '301.50', advance: '800.00' });
    win(floor, { paid: [1, 2, 3], dealtIn: 3, deal });
    // $301.50 + $1.50 are $197 short.
    expect(fundOf(floor)).toMatchObject({ reserve: '0.00', advance: '997.00' });
  });
});

describe('an offering that ends', () => {
  const withdraw = { type: 'withdraw-offering', offering: 'jackpot', reason: 'the season is over' };

  test('pays the house its advance back; the rest has the place that was named', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-blazing-sevens');
    fillReserve(floor, '7000');
    floor.both(withdraw);
    // $7,000 − $5,000 of the reserve, and the $5,000 of the meter.
    expect(floor.balance('fund/common/reserve')).toBe('7000.00');
    expect(fundOf(floor)).toEqual({ meter: '0.00', reserve: '0.00', advance: '0.00' });
  });

  test('where the fund cannot repay all, the house bears it', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-blazing-sevens');
    const deal = { seats: [{ seat: 1, cards: '7h 7d' }], dealer: { up: '7c' } };
    win(floor, { paid: [1], deal });
    floor.both(withdraw);
    // $5,000 + $499.20 were lent, and the meter has $5,000.20.
    expect(floor.balance('house/promotional-costs')).toBe('499.00');
    expect(floor.balance('fund/common/reserve')).toBe('0.00');
    // The winner keeps what was won.
    expect(floor.balance('fund/jackpot/payable')).toBe('500.00');
  });

  test('gives what it had of another reserve back to it', () => {
    const floor = withHawaiianJackpot('pai-gow-poker', '5000');
    post(floor, 'hgc-fast-cash-jackpots', { paidBy: 'hj' });
    floor.tick('2026-11-18T06:00:00-08:00');
    floor.both(withdraw);
    expect(fundOf(floor, { reserve: 'hj' })).toEqual({
      meter: '0.00',
      reserve: '5000.00',
      advance: '0.00',
    });
  });

  test('changes only while it is suspended, and inside its sheet', () => {
    const floor = openedFloor({ game: 'fortune-pai-gow-poker' });
    const activity = 'hgc-fortune-pai-gow-progressive';
    post(floor, activity, { options: { shares: 'A' } });
    const change = (posting: Posting) => ({
      action: {
        type: 'change-offering',
        offering: 'jackpot',
        document: documentOf(activity, posting),
      },
    });
    const toRoom = change({ options: { shares: 'B' } });
    expect(floor.refused('max', 'propose', toRoom)).toBe('not-suspended');
    floor.do('max', 'suspend-offering', { offering: 'jackpot', reason: 'a new option' });
    const wrong = change({ values: { reseed: '999' } });
    expect(floor.refused('max', 'propose', wrong)).toBe('bad-offering');
    floor.both(toRoom.action);
    // The meter stands as it stood.
    expect(fundOf(floor).meter).toBe('10000.00');
  });
});
