// How prizes of Hawaiian Gardens are shared, and what happens to the share of a player who may not
// have it. Every figure is worked out from the sheet, in the comment beside it.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import {
  call,
  claimsIn,
  fillReserve,
  fundOf,
  post,
  postingOf,
  win,
} from '../fixtures/jackpot.fixture.ts';

const SHARE_OPTIONS = 'hgc-poker-jackpot-share-options';

function sit(floor: Floor, seat: number, who: object = {}): void {
  floor.do('dana', 'seat-person', { table: 'T1', seat, ...who });
}

describe('CA/Asian bad beat: loser, winner and table (Payout Structure)', () => {
  const BEAT = {
    seats: [
      { seat: 1, cards: '2c 3d 4h 5s 6c' },
      { seat: 2, position: 'player-dealer', cards: '7c 7d 7h' },
      { seat: 3 },
      { seat: 4 },
    ],
  };
  const fees = [{ offering: 'jackpot', fee: 'playerDealerFee' }];

  function seated(shares: string, people: Readonly<Record<number, object>> = {}): Floor {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-ca-asian-progressive-bad-beat', { options: { shares } });
    for (const seat of [1, 2, 3, 4]) {
      sit(floor, seat, { ...(seat === 2 ? { position: 'player-dealer' } : {}), ...people[seat] });
    }
    return floor;
  }

  test.each([
    // Of $5,000; the last part is divided by the two others at the table.
    ['1', '3000.00', '1000.00', '500.00'], // 60%, 20%, 20%
    ['2', '2500.00', '1250.00', '625.00'], // 50%, 25%, 25%
    ['3', '2000.00', '1000.00', '1000.00'], // 40%, 20%, 40%
  ])('option %s', (shares, losing, winning, table) => {
    const floor = seated(shares);
    const awarded = win(floor, { fees, deal: BEAT });
    const expected = { 'T1/1': losing, 'T1/2': winning, 'T1/3': table, 'T1/4': table };
    expect(claimsIn(awarded)).toEqual(expected);
    // The reseed of $2,500 has the fee of the hand, and the house lends the rest besides its seed.
    expect(fundOf(floor, { meter: 'pool' })).toEqual({
      meter: '2500.00',
      reserve: '0.00',
      advance: '7499.00',
    });
  });

  test('the share of a third-party player-dealer stays in the fund', () => {
    const floor = seated('1', { 2: { person: 'tpp' } });
    const awarded = win(floor, { fees, deal: BEAT });
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '3000.00', 'T1/3': '500.00', 'T1/4': '500.00' });
    expect(awarded.leftOut).toMatchObject([{ seat: 2, code: 'tpp' }]);
    // The $1,000 of that player stay on the meter: $1,500 are missing to the reseed, of which $1 is
    // there.
    expect(fundOf(floor, { meter: 'pool' }).advance).toBe('6499.00');
  });

  test('so does the part of a third-party player in the table share', () => {
    const floor = seated('1', { 4: { person: 'tpp' } });
    const awarded = win(floor, { fees, deal: BEAT });
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '3000.00', 'T1/2': '1000.00', 'T1/3': '500.00' });
  });

  test('somebody who is barred has no part, and the others divide the table share', () => {
    const floor = seated('1');
    floor.do('cora', 'enrol-patron', { patron: 'barred' });
    floor.do('carl', 'exclude-patron', { patron: 'barred', reason: 'his own wish' });
    floor.do('dana', 'leave-seat', { table: 'T1', seat: 4 });
    sit(floor, 4, { patron: 'barred' });
    const awarded = win(floor, { fees, deal: BEAT });
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '3000.00', 'T1/2': '1000.00', 'T1/3': '1000.00' });
  });
});

describe('Caribbean Stud jackpots: second hand, first hand, table (Qualifying Jackpot Hand Chart)', () => {
  const REST = [{ seat: 3, cards: '9c 7d 5c 3d 2c' }, { seat: 4 }];
  const SECOND = { seat: 1, cards: 'Kh Jh 8h 6h 4h' };
  const FIRST = { seat: 2, position: 'player-dealer', cards: 'As Js 8s 6s 4s' };
  const fees = [{ offering: 'jackpot' }];

  function opened(): Floor {
    const floor = openedFloor({ game: 'caribbean-stud', limit: '$50 to $300' });
    post(floor, 'hgc-caribbean-stud-jackpot');
    return floor;
  }

  test.each([
    // 60%, 20% and 20% for two others, of $1,000 and of $2,000; 20%, 60% and 20% of $3,000.
    ['flush', 'Kh Jh 8h 6h 4h', 'As Js 8s 6s 4s', ['600.00', '200.00', '100.00']],
    ['full house', '8h 8d 8s 4h 4d', 'Qh Qd Qs 6h 6d', ['1200.00', '400.00', '200.00']],
    ['straight', 'Kd Qc Jd Tc 9h', 'As Ks Qs Js Ts', ['600.00', '1800.00', '300.00']],
  ])('a %s behind the best hand', (_, second, first, [loser, winner, table]) => {
    const seats = [{ ...SECOND, cards: second }, { ...FIRST, cards: first }, ...REST];
    expect(claimsIn(win(opened(), { fees, deal: { seats } }))).toEqual({
      'T1/1': loser,
      'T1/2': winner,
      'T1/3': table,
      'T1/4': table,
    });
  });

  const behind = (person: string) => ({
    seat: 1,
    position: 'backline',
    person,
    wager: '10.00',
  });

  test('those who wager on one hand divide its part by their wagers', () => {
    const floor = opened();
    sit(floor, 1);
    const seats = [{ ...SECOND, wager: '30.00' }, behind('patron'), FIRST, ...REST];
    // 60% of $1,000, three to one.
    const claims = claimsIn(win(floor, { fees, dealtIn: 4, deal: { seats } }));
    expect(claims).toMatchObject({ 'T1/1': '450.00', 'T1/1 behind': '150.00' });
  });

  test('beside a third-party player the others on the hand have all of it', () => {
    const floor = opened();
    sit(floor, 1);
    const seats = [{ ...SECOND, wager: '30.00' }, behind('tpp'), FIRST, ...REST];
    const claims = claimsIn(win(floor, { fees, dealtIn: 4, deal: { seats } }));
    expect(claims).toMatchObject({ 'T1/1': '600.00', 'T1/2': '200.00' });
    expect(claims).not.toHaveProperty('T1/1 behind');
  });

  test('a third-party player alone on it leaves the part in the fund', () => {
    const floor = opened();
    sit(floor, 1, { person: 'tpp' });
    const deal = { seats: [SECOND, FIRST, ...REST] };
    const claims = claimsIn(win(floor, { fees, dealtIn: 4, deal }));
    expect(claims).toEqual({ 'T1/2': '200.00', 'T1/3': '100.00', 'T1/4': '100.00' });
    // $600 are still there; the fee of $1 and $399 of the house make the minimum again.
    expect(fundOf(floor, { meter: 'bad-beat' })).toEqual({
      meter: '1000.00',
      reserve: '0.00',
      advance: '6399.00',
    });
  });
});

describe('Caribbean Stud bonus hands: hand and player-dealer (Qualifying Designated Bonus Hands)', () => {
  const deal = (cards: string, dealer: string) => ({
    seats: [
      { seat: 1, cards },
      { seat: 2, position: 'player-dealer', cards: dealer },
      { seat: 3 },
      { seat: 4 },
    ],
  });
  const fees = [{ offering: 'jackpot' }];

  function opened(): Floor {
    const floor = openedFloor({ game: 'caribbean-stud', limit: '$5 to $50' });
    post(floor, 'hgc-caribbean-stud-bonus-hands');
    return floor;
  }

  test.each([
    // 90% and 10% of $500 where the hand is not beaten, 80% and 20% of $50 where it is.
    ['four of a kind that wins', '9h 9d 9s 9c 8h', 'Ah Kd Tc 4s 2d', '450.00', '50.00'],
    ['flush that is beaten', 'Qh Jh 8h 6h 3h', 'Ks Kd Kc 4s 4d', '40.00', '10.00'],
  ])('a %s', (_, cards, dealer, ofHand, ofDealer) => {
    expect(claimsIn(win(opened(), { fees, deal: deal(cards, dealer) }))).toEqual({
      'T1/1': ofHand,
      'T1/2': ofDealer,
    });
  });

  test('with a third-party player-dealer the hand has it all (Third Party Proposition Players)', () => {
    const floor = opened();
    sit(floor, 2, { person: 'tpp', position: 'player-dealer' });
    const awarded = win(floor, { fees, deal: deal('9h 9d 9s 9c 8h', 'Ah Kd Tc 4s 2d') });
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '500.00' });
    // Four seeds of $1,750 are lent. Of the missing $500 the fee has $0.50, the house lends $499.50.
    expect(floor.balance('fund/jackpot/advance')).toBe('2249.50');
  });
});

describe('poker jackpot shares: second best, best, the others at the table', () => {
  test.each([
    // Of $10,000, the last part for two others.
    ['A', '6000.00', '2000.00', '1000.00'],
    ['B', '5000.00', '2500.00', '1250.00'],
    ['C', '4000.00', '3000.00', '1500.00'],
  ])('option %s', (shares, losing, winning, table) => {
    const floor = openedFloor({ game: 'texas-holdem' });
    const of = { losingHand: 'aces full', holeCards: 'both', jackpot: '10000' };
    const amount = '30000.00';
    floor.do('abe', 'feed-fund', { fund: 'common', amount, reason: 'poker collections' });
    const posting = { options: { shares }, values: of };
    expect(floor.refused('max', 'propose', { action: postingOf(SHARE_OPTIONS, posting) })).toBe(
      'unknown-fund',
    );
    post(floor, SHARE_OPTIONS, { ...posting, paidBy: 'common' });
    expect(floor.balance('fund/common/reserve')).toBe('20000.00');
    const deal = {
      seats: [{ seat: 1, hole: 'Ah Kc' }, { seat: 2, hole: '9s 9c' }, { seat: 3 }, { seat: 4 }],
      board: 'As Ad Kd 9d 9h',
    };
    const claims = { 'T1/1': losing, 'T1/2': winning, 'T1/3': table, 'T1/4': table };
    expect(claimsIn(win(floor, { deal }))).toEqual(claims);
    // The sheet names no fund, so that the posting does (HG-16.2). While the jackpot is posted it
    // stands for the next winner too (HG-16.8).
    expect(floor.balance('fund/common/reserve')).toBe('10000.00');
    expect(fundOf(floor, { meter: 'jackpot' }).meter).toBe('10000.00');
    expect(claimsIn(win(floor, { deal }))).toEqual(claims);
    expect(floor.balance('fund/common/reserve')).toBe('0.00');
    expect(floor.balance('house/promotional-costs')).toBe('0.00');
    // What is left on the meter goes back to that fund.
    floor.both({ type: 'withdraw-offering', offering: 'jackpot', reason: 'it is over' });
    expect(floor.balance('fund/common/reserve')).toBe('10000.00');
  });
});

describe('Fortune Pai Gow: the holder and every fee in the room (Prize Payout Structure)', () => {
  const FIVE_ACES = {
    seats: [{ seat: 1, cards: 'As Ah Ad Ac XX 3d 2c' }, { seat: 2 }, { seat: 3 }],
  };

  /** Three fees here, four at T2, and two at T3 where the round is over. */
  function room(shares: string): Floor {
    const floor = openedFloor({ game: 'fortune-pai-gow-poker' });
    for (const table of ['T2', 'T3']) {
      floor.do('max', 'install-table', { table, seats: 7 });
      floor.do('flo', 'open-table', { table, game: 'fortune-pai-gow-poker' });
    }
    post(floor, 'hgc-fortune-pai-gow-progressive', {
      options: { shares },
      values: { seed: '5000', reseed: '5000' },
    });
    const start = (table: string, seats: readonly number[]) =>
      floor.do('dana', 'start-round', { table, fees: [{ offering: 'jackpot', seats }] });
    start('T3', [1, 2]);
    floor.do('dana', 'end-round', { table: 'T3' });
    start('T2', [1, 2, 3, 4]);
    return floor;
  }

  // Nine fees of $0.14 on $5,000: $5,001.26.
  test('option A: all of it to the hand', () => {
    const awarded = win(room('A'), { paid: [1, 2, 3], deal: FIVE_ACES });
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '5001.26' });
  });

  test('option B: 40% to the hand, 60% by seven fees, wherever they lie', () => {
    const floor = room('B');
    const awarded = win(floor, { paid: [1, 2, 3], deal: FIVE_ACES });
    // $2,000.504, and $3,000.756 / 7 = $428.6794; the holder has paid a fee too.
    expect(claimsIn(awarded)).toEqual({
      'T1/1': '2429.17',
      'T1/2': '428.67',
      'T1/3': '428.67',
      'T2/1': '428.67',
      'T2/2': '428.67',
      'T2/3': '428.67',
      'T2/4': '428.67',
    });
    // $5,001.26 − $5,001.19 stay, and nine times $0.86 are there for the reseed of $5,000.
    expect(fundOf(floor)).toEqual({ meter: '5000.00', reserve: '0.00', advance: '9992.19' });
  });

  test('option C: half and half', () => {
    const awarded = win(room('C'), { paid: [1, 2, 3], deal: FIVE_ACES });
    // $2,500.63, and $2,500.63 / 7 = $357.2328.
    expect(claimsIn(awarded)).toMatchObject({ 'T1/1': '2857.86', 'T1/2': '357.23' });
    expect(claimsIn(awarded)).toMatchObject({ 'T2/1': '357.23', 'T2/4': '357.23' });
  });

  test('who sits down at another table after its deal takes no one’s part in the room', () => {
    const floor = room('C');
    floor.do('dana', 'seat-person', { table: 'T2', seat: 3, person: 'tpp' });
    floor.do('dana', 'seat-person', { table: 'T2', seat: 4, person: 'employee-on-duty' });
    const awarded = win(floor, { paid: [1, 2, 3], deal: FIVE_ACES });
    // Seven fees as they were dealt: $2,500.63 / 7 = $357.2328.
    expect(claimsIn(awarded)).toEqual({
      'T1/1': '2857.86',
      'T1/2': '357.23',
      'T1/3': '357.23',
      'T2/1': '357.23',
      'T2/2': '357.23',
      'T2/3': '357.23',
      'T2/4': '357.23',
    });
  });
});

describe('prizes beside the winner’s', () => {
  test('Three Card Poker: $100 envy a hand to each other fee, also to who folded (Envy Bonus)', () => {
    const floor = openedFloor({ game: 'three-card-poker' });
    post(floor, 'hgc-three-card-poker-progressive');
    fillReserve(floor, '20000');
    floor.tick(floor.at);
    const deal = {
      seats: [
        { seat: 1, cards: 'Ah Kh Qh' },
        { seat: 2, cards: 'As Ks Qs' },
        { seat: 3, position: 'player-dealer', cards: '9c 8d 2c' },
        { seat: 4, cards: '9h 8h 2s' },
        { seat: 5, cards: '5h 4d 2d', folded: 'ante' },
      ],
    };
    const awarded = win(floor, { paid: [1, 2, 3, 5], deal });
    // $3,000 + 4 × $0.31 and the envy of the other hand; without such a hand, two of $100.
    expect(claimsIn(awarded)).toEqual({
      'T1/1': '3101.24',
      'T1/2': '3101.24',
      'T1/3': '200.00',
      'T1/5': '200.00',
    });
    // $20,000 − $3,000 of the seed + 4 × $0.69 − the second prize − 6 × $100 − the reseed.
    expect(fundOf(floor)).toEqual({ meter: '3000.00', reserve: '10401.52', advance: '0.00' });
  });

  test('Four of a Kind: a prize for the hand, another for each at the table (Rules of Play)', () => {
    const floor = openedFloor({ game: 'texas-holdem' });
    floor.do('abe', 'open-fund', { fund: 'poker', title: 'Poker jackpot', of: 'GEGA-000626' });
    floor.do('abe', 'feed-fund', { fund: 'poker', amount: '2000', reason: 'collections' });
    const of = { rank: '2', prize: '500', tableShare: '100' };
    post(floor, 'hgc-four-of-a-kind-poker', { values: of, paidBy: 'poker' });
    const deal = {
      seats: [
        { seat: 1, hole: '2c 2d' },
        { seat: 2, hole: 'Kh Qd' },
        { seat: 3, folded: 'preflop' },
        { seat: 4, folded: 'flop' },
      ],
      board: '2s 2h Ks 7h 9d',
    };
    expect(claimsIn(win(floor, { deal }))).toEqual({
      'T1/1': '500.00',
      'T1/2': '100.00',
      'T1/3': '100.00',
      'T1/4': '100.00',
    });
    // $2,000 − $800.
    expect(floor.balance('fund/poker/reserve')).toBe('1200.00');
  });
});

describe('a hand of somebody who wins nothing leaves the money where it is', () => {
  test('CA/Asian jackpots: a third-party player’s (Third Party Provider …)', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-ca-asian-jackpot-2');
    sit(floor, 1, { person: 'tpp' });
    const fees = [{ offering: 'jackpot', seats: [1] }];
    expect(floor.refused('dana', 'start-round', { table: 'T1', fees })).toBe('may-not-pay');
    floor.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'jackpot', seats: [2] }] });
    const deal = { seats: [{ seat: 1, cards: 'Ah Ah' }, { seat: 2 }] };
    const id = call(floor, { seat: 2 });
    expect(floor.refused('flo', 'verify-call', { call: id, deal })).toBe('nobody-wins');
  });

  test('CA/Asian jackpots: he pays nothing and has no part of a prize for the lines (Qualifying Hands)', () => {
    const floor = openedFloor({ game: 'baccarat' });
    const of = { seed: '10000', reseed: '1000', pairInBothLines: '300' };
    post(floor, 'hgc-ca-asian-jackpot-1', { values: of });
    sit(floor, 3, { person: 'tpp' });
    const seats = [{ seat: 1 }, { seat: 2 }, { seat: 3 }];
    const awarded = win(floor, {
      paid: [1, 2],
      deal: { seats, player: '4h 4d', banker: '9c 9h' },
    });
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '150.00', 'T1/2': '150.00' });
    // $10,000 and two fees less $300.
    expect(fundOf(floor, { meter: 'pool' }).meter).toBe('9702.00');
  });

  test('Cash in a Flash: a third-party player’s goes back at once (note on accounting)', () => {
    const floor = openedFloor({ game: 'pan-9', limit: '5-50' });
    post(floor, 'hgc-cash-in-a-flash');
    sit(floor, 1, { person: 'tpp' });
    const fees = [{ offering: 'jackpot', seats: [1, 2, 3] }];
    floor.do('dana', 'start-round', { table: 'T1', fees });
    const id = call(floor);
    const before = fundOf(floor);
    const deal = { seats: [{ seat: 1, cards: '3h 3d 3h' }, { seat: 2 }, { seat: 3 }] };
    expect(floor.refused('flo', 'verify-call', { call: id, deal })).toBe('nobody-wins');
    floor.do('flo', 'reject-call', { call: id, reason: 'nobody wins' });
    expect(fundOf(floor)).toEqual(before);
  });

  test('Fast Cash: what a player-dealer would have won stays in the reserve (Eligibility)', () => {
    const floor = openedFloor({ game: 'fortune-7-baccarat' });
    floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
    floor.do('abe', 'feed-fund', { fund: 'hj', amount: '5000', reason: 'collections' });
    post(floor, 'hgc-fast-cash-jackpots', { paidBy: 'hj' });
    const seats = [{ seat: 1 }, { seat: 2 }, { seat: 3, position: 'player-dealer' }];
    const lines = { player: 'Kh Qd Jh', banker: 'Kd Qh Js' };
    const awarded = win(floor, { deal: { seats, ...lines } });
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '400.00', 'T1/2': '400.00' });
    // $5,000 − $1,000 of the seed − two prizes.
    expect(floor.balance('fund/hj/reserve')).toBe('3200.00');
  });
});
