// Meters and reserves of Hawaiian Gardens: seeded, won, brought back, lent to and repaid. Every
// figure is worked out from the sheet, in the comment beside it.
import { describe, expect, test } from 'vitest';
import { openedFloor } from '../fixtures/floor.fixture.ts';
import {
  award,
  call,
  claimsIn,
  fillReserve,
  fundOf,
  playRound,
  post,
  postingOf,
  sourcesIn,
  win,
} from '../fixtures/jackpot.fixture.ts';

const SEVEN = [1, 2, 3, 4, 5, 6, 7];
const LEAST = { values: { seed: '1000', reseed: '1000' } };

/** Three 7s of one color, the up card among them: the meter of Blazing Sevens. */
const BLAZING = { seats: [{ seat: 1, cards: '7h 7d' }], dealer: { up: '7h' } };

describe('the seed is lent by the house (Funding)', () => {
  test.each([
    ['hgc-blazing-sevens', 'blackjack-poker', ['1000', '50000'], ['999.99', '50000.01']],
    ['hgc-fortune-7-progressive', 'fortune-7-baccarat', ['1000', '9999999'], ['999.99']],
    ['hgc-uth-progressive', 'ultimate-texas-holdem', ['1000', '100000'], ['999.99', '100000.01']],
    [
      'hgc-fortune-pai-gow-progressive',
      'fortune-pai-gow-poker',
      ['1000', '100000'],
      ['999.99', '100000.01'],
    ],
    ['hgc-ca-asian-progressive-bad-beat', 'pan-9', ['10', '10000'], ['9.99', '10000.01']],
    ['hgc-ca-asian-jackpot-1', 'pan-9', ['100', '10000'], ['99.99', '10000.01']],
  ])('%s: within its range, and not beyond', (activity, game, inside, outside) => {
    const floor = openedFloor({ game });
    for (const seed of inside) {
      post(floor, activity, { as: `of-${seed}`, values: { seed } });
      expect(floor.balance(`fund/of-${seed}/advance`)).toBe(`${seed}.00`);
    }
    for (const seed of outside) {
      const action = postingOf(activity, { values: { seed } });
      expect(floor.refused('max', 'propose', { action })).toBe('bad-offering');
    }
  });

  test('the house has its seed back in one sum once the reserve keeps the next one too', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-blazing-sevens', LEAST);
    // 357 rounds of 7 × $0.80 = $5.60 bring $1,999.20: not yet $1,000 + $1,000.
    for (let round = 1; round <= 357; round++) playRound(floor, SEVEN);
    expect(floor.tick(floor.at)).toEqual([]);
    playRound(floor, SEVEN);
    floor.tick(floor.at);
    // $2,004.80 − $1,000; the meter has 358 × $1.40 = $501.20 on top of its seed.
    expect(fundOf(floor)).toEqual({ meter: '1501.20', reserve: '1004.80', advance: '0.00' });
  });
});

describe('a hit', () => {
  test('pays the meter, and the reserve brings it back (Blazing Sevens, Funding)', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-blazing-sevens', LEAST);
    fillReserve(floor, '2000');
    floor.tick(floor.at);
    const awarded = win(floor, { paid: SEVEN, deal: BLAZING });
    // $1,000 + 7 × $0.20.
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '1001.40' });
    // $2,000 − $1,000 of the seed + 7 × $0.80 − $1,000 for the next one.
    expect(fundOf(floor)).toEqual({ meter: '1000.00', reserve: '5.60', advance: '0.00' });
    expect(floor.balance('fund/jackpot/payable')).toBe('1001.40');
  });

  test('is brought back to the posted figure, which may be another than the first', () => {
    const floor = openedFloor({ game: 'ultimate-texas-holdem' });
    post(floor, 'hgc-uth-progressive', { values: { seed: '20000', reseed: '3000' } });
    const deal = { seats: [{ seat: 1, hole: 'Ah 2c' }, { seat: 2 }], board: 'Kh Qh Jh Th 3d' };
    expect(claimsIn(win(floor, { paid: [1, 2], deal }))).toEqual({ 'T1/1': '20000.62' });
    // 2 × $0.69 of the reserve; the house lends $3,000 − $1.38 besides its seed.
    expect(fundOf(floor)).toEqual({ meter: '3000.00', reserve: '0.00', advance: '22998.62' });
  });

  test('on a reserve that is short makes the house lend, and it is repaid later', () => {
    const floor = openedFloor({ game: 'fortune-pai-gow-poker' });
    post(floor, 'hgc-fortune-pai-gow-progressive', { ...LEAST, options: { shares: 'A' } });
    const deal = { seats: [{ seat: 1, cards: 'As Ah Ad Ac XX 3d 2c' }, { seat: 2 }] };
    win(floor, { paid: [1, 2], deal });
    // 2 × $0.86 = $1.72 of the $1,000 for the reseed; $998.28 and the seed are lent.
    expect(fundOf(floor)).toEqual({ meter: '1000.00', reserve: '0.00', advance: '1998.28' });
    // $1,998.28 and the next $1,000.
    fillReserve(floor, '2998.27');
    expect(floor.tick(floor.at)).toEqual([]);
    fillReserve(floor, '0.01');
    floor.tick(floor.at);
    expect(fundOf(floor)).toEqual({ meter: '1000.00', reserve: '1000.00', advance: '0.00' });
  });

  test('holds the meter as it stands; fees after the call are the next jackpot’s', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    floor.do('max', 'install-table', { table: 'T2', seats: 7 });
    floor.do('flo', 'open-table', { table: 'T2', game: 'blackjack-poker' });
    post(floor, 'hgc-blazing-sevens', LEAST);
    floor.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'jackpot', seats: [1] }] });
    const id = call(floor);
    playRound(floor, SEVEN, { table: 'T2' });
    // $1,000 and the $0.20 of before the call.
    expect(claimsIn(award(floor, id, BLAZING))).toEqual({ 'T1/1': '1000.20' });
    // The reseed, and the $1.40 of after it.
    expect(fundOf(floor).meter).toBe('1001.40');
  });
});

describe('fixed prizes come from the reserve and never lower the meter', () => {
  test.each([
    [
      'hgc-blazing-sevens',
      'blackjack-poker',
      'three 7s of two colors pay $500 (Prize)',
      '5000.40',
      '5498.40',
      // The seed and $500 less 2 × $0.80.
      { seats: [{ seat: 1, cards: '7h 7d' }, { seat: 2 }], dealer: { up: '7c' } },
    ],
    [
      'hgc-fortune-7-progressive',
      'fortune-7-baccarat',
      'a double 7 pays each of two $100 (Progressive Winners)',
      '5000.40',
      '5198.40',
      // The seed and 2 × $100 less 2 × $0.80.
      { seats: [{ seat: 1 }, { seat: 2 }], player: '2h 2c 3d', banker: 'Ac 3d 3s' },
    ],
    [
      'hgc-uth-progressive',
      'ultimate-texas-holdem',
      'a straight flush pays $350 (Prize Payout Structure)',
      '5000.62',
      '5348.62',
      // The seed and $350 less 2 × $0.69.
      { seats: [{ seat: 1, hole: '9h 2c' }, { seat: 2 }], board: 'Kh Qh Jh Th 3d' },
    ],
    [
      'hgc-fortune-pai-gow-progressive',
      'fortune-pai-gow-poker',
      'four of a kind pays $100 (Prize)',
      '5000.28',
      '5098.28',
      // The seed and $100 less 2 × $0.86.
      { seats: [{ seat: 1, cards: 'Ks Kh Kd Kc 7s 3d 2c' }, { seat: 2 }] },
    ],
  ])('%s, %s: %s', (activity, game, _, meter, advance, deal) => {
    const floor = openedFloor({ game });
    const of = { seed: '5000', reseed: '5000' };
    post(floor, activity, { values: of });
    win(floor, { paid: [1, 2], deal });
    expect(fundOf(floor)).toEqual({ meter, reserve: '0.00', advance });
  });

  test('a shortfall that no clause repays is an advance like the seed (Three Card Poker)', () => {
    const floor = openedFloor({ game: 'three-card-poker' });
    post(floor, 'hgc-three-card-poker-progressive');
    const deal = {
      seats: [
        { seat: 1, cards: 'Kh Qh Jh' },
        { seat: 2, position: 'player-dealer' },
      ],
    };
    win(floor, { paid: [1, 2], deal });
    // $3,000 and $100 less 2 × $0.69.
    expect(fundOf(floor)).toEqual({ meter: '3000.62', reserve: '0.00', advance: '3098.62' });
    // $3,098.62 and $3,000 for the next hit.
    fillReserve(floor, '6098.62');
    floor.tick(floor.at);
    expect(fundOf(floor)).toEqual({ meter: '3000.62', reserve: '3000.00', advance: '0.00' });
  });
});

describe('several winners of the meter in one round', () => {
  const TWO = {
    seats: [
      { seat: 1, cards: '7h 7d' },
      { seat: 2, cards: '7h 7h' },
    ],
    dealer: { up: '7d' },
  };

  test('each have it in full: one from the meter, the others from the reserve', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-blazing-sevens');
    fillReserve(floor, '20000');
    floor.tick(floor.at);
    const awarded = win(floor, { paid: [1, 2], deal: TWO });
    // $5,000 + 2 × $0.20, twice.
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '5000.40', 'T1/2': '5000.40' });
    expect(sourcesIn(awarded)).toEqual([{ meter: '5000.40' }, { reserve: '5000.40' }]);
    // $20,000 − $5,000 of the seed + $1.60 − $5,000.40 − $5,000 of the reseed.
    expect(fundOf(floor)).toEqual({ meter: '5000.00', reserve: '5001.20', advance: '0.00' });
  });

  test('what the reserve lacks for the others is lent', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-blazing-sevens');
    const awarded = win(floor, { paid: [1, 2], deal: TWO });
    expect(sourcesIn(awarded)).toEqual([
      { meter: '5000.40' },
      { reserve: '1.60', advance: '4998.80' },
    ]);
    // The seed, the second prize less $1.60, and the reseed.
    expect(fundOf(floor)).toEqual({ meter: '5000.00', reserve: '0.00', advance: '14998.80' });
  });

  test('at two tables the later call is decided on what the earlier one leaves', () => {
    const floor = openedFloor({ game: 'ultimate-texas-holdem' });
    floor.do('max', 'install-table', { table: 'T2', seats: 7 });
    floor.do('flo', 'open-table', { table: 'T2', game: 'ultimate-texas-holdem' });
    post(floor, 'hgc-uth-progressive');
    fillReserve(floor, '20000');
    floor.tick(floor.at);
    const fees = [{ offering: 'jackpot', seats: [1, 2] }];
    for (const table of ['T1', 'T2']) floor.do('dana', 'start-round', { table, fees });
    const first = call(floor);
    const second = call(floor, { table: 'T2' });
    const deal = { seats: [{ seat: 1, hole: 'Ah 2c' }, { seat: 2 }], board: 'Kh Qh Jh Th 3d' };
    // $5,000 + 4 × $0.31; then the $5,000 that the reserve has put there.
    expect(claimsIn(award(floor, first, deal))).toEqual({ 'T1/1': '5001.24' });
    expect(claimsIn(award(floor, second, deal))).toEqual({ 'T2/1': '5000.00' });
    // $20,000 − the seed + 4 × $0.69 − two reseeds.
    expect(fundOf(floor)).toEqual({ meter: '5000.00', reserve: '5002.76', advance: '0.00' });
  });

  test('Fortune 7 divides it among all who are in; odd cents stay (Progressive Winners)', () => {
    const floor = openedFloor({ game: 'fortune-7-baccarat' });
    post(floor, 'hgc-fortune-7-progressive');
    const seats = [1, 2, 3].map((seat) => ({ seat }));
    const exact = { seats, player: '2h 2c 3d', banker: '2c 3d 2h' };
    // $5,000.60 / 3 = $1,666.8666…; $0.02 stay on the meter.
    const awarded = win(floor, { paid: [1, 2, 3], deal: exact });
    expect(claimsIn(awarded)).toEqual({
      'T1/1': '1666.86',
      'T1/2': '1666.86',
      'T1/3': '1666.86',
    });
    // The reseed tops the $0.02 up with $2.40 of the reserve and $4,997.58 of the house.
    expect(fundOf(floor)).toEqual({ meter: '5000.00', reserve: '0.00', advance: '9997.58' });
  });

  test('Fortune 7 divides the $5,000 for the same ranks too', () => {
    const floor = openedFloor({ game: 'fortune-7-baccarat' });
    post(floor, 'hgc-fortune-7-progressive');
    fillReserve(floor, '9000');
    const seats = [1, 2, 3].map((seat) => ({ seat }));
    const ranks = { seats, player: '2h 2c 3d', banker: '2c 3d 2s' };
    // $5,000 / 3 = $1,666.66 and $0.02 that stay in the reserve: $9,002.40 − $4,999.98.
    const awarded = win(floor, { paid: [1, 2, 3], deal: ranks });
    expect(claimsIn(awarded)['T1/3']).toBe('1666.66');
    expect(fundOf(floor)).toEqual({ meter: '5000.60', reserve: '4002.42', advance: '5000.00' });
  });
});

describe('several prizes with a minimum of their own (Jackpot Promotion Prize Schedule And Seed)', () => {
  const bonus = (meter: string) => fundOf(openBonus, { meter }).meter;
  let openBonus = openedFloor({ game: 'caribbean-stud', limit: '$5 to $50' });

  test('the four bonus hands begin with $1,000, $500, $200 and $50', () => {
    openBonus = openedFloor({ game: 'caribbean-stud', limit: '$5 to $50' });
    post(openBonus, 'hgc-caribbean-stud-bonus-hands');
    expect(['straight-flush', 'four-of-a-kind', 'full-house', 'flush'].map(bonus)).toEqual([
      '1000.00',
      '500.00',
      '200.00',
      '50.00',
    ]);
    expect(openBonus.balance('fund/jackpot/advance')).toBe('1750.00');
  });

  test('the three jackpots begin with $1,000, $2,000 and $3,000', () => {
    openBonus = openedFloor({ game: 'caribbean-stud', limit: '$5 to $50' });
    post(openBonus, 'hgc-caribbean-stud-jackpot');
    expect(['bad-beat', 'super', 'royal'].map(bonus)).toEqual(['1000.00', '2000.00', '3000.00']);
  });

  test('a hit brings its own prize back to the minimum and leaves the others', () => {
    openBonus = openedFloor({ game: 'caribbean-stud', limit: '$5 to $50' });
    post(openBonus, 'hgc-caribbean-stud-bonus-hands');
    fillReserve(openBonus, '300');
    // The house allots $100 of the fees to the flush: $150.
    openBonus.both({
      type: 'adjust-fund',
      offering: 'jackpot',
      account: { meter: 'flush' },
      by: '100',
      against: 'reserve',
      reason: 'allotted to the prize',
    });
    const deal = {
      seats: [
        { seat: 1, cards: 'Qh Jh 8h 6h 3h' },
        { seat: 2, position: 'player-dealer', cards: 'Ah Kd Tc 4s 2d' },
        { seat: 3 },
        { seat: 4 },
      ],
    };
    win(openBonus, { fees: [{ offering: 'jackpot' }], deal });
    expect(['straight-flush', 'four-of-a-kind', 'full-house', 'flush'].map(bonus)).toEqual([
      '1000.00',
      '500.00',
      '200.00',
      '50.00',
    ]);
    // $300 − $100 + $0.50 − $50 for the next minimum.
    expect(openBonus.balance('fund/jackpot/reserve')).toBe('150.50');
  });
});
