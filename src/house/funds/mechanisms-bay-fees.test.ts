// Where the jackpot fees of Bay 101 go: at once to pool and reserve, past a full pool, or to the
// reserve alone. Every figure is worked out from the sheet, in the comment beside it.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { claimsIn, fundOf, playRound, post, postingOf, win } from '../fixtures/jackpot.fixture.ts';

const SEVEN = [1, 2, 3, 4, 5, 6, 7];

const raise = (floor: Floor, meter: string, by: string): void => {
  const facts = { type: 'adjust-fund', offering: 'jackpot', account: { meter } };
  floor.both({ ...facts, by, against: 'house', reason: 'brought near its cap' });
};

describe.each([
  // Caps of $250,000, $250,000 and $500,000, from the seeds of the samples
  ['bay101-bonus-hand-progressive', 'crazy-4-poker', 'pool', '10000.77', '239998.93'],
  ['bay101-bonus-hand-progressive-v1-1', 'crazy-4-poker', 'pool', '10000.77', '239998.93'],
  ['bay101-blazing-7s', 'no-bust-blackjack', 'progressive', '10000.77', '489998.93'],
] as const)('%s: eleven cents for the meter, 89 for the reserve (Funding)', (...facts) => {
  const [activity, game, meter, after, missing] = facts;

  function opened(): Floor {
    const floor = openedFloor({ game });
    post(floor, activity, { values: { seed: '10000' } });
    return floor;
  }

  test('seven fees are 77 cents on the meter and $6.23 in reserve', () => {
    const floor = opened();
    playRound(floor, SEVEN);
    // 7 × $0.11 and 7 × $0.89; the seed is the house's money, lent
    expect(fundOf(floor, { meter })).toEqual({
      meter: after,
      reserve: '6.23',
      advance: '10000.00',
    });
    expect(floor.balance('table/T1/box')).toBe('7.00');
  });

  test('what the cap does not let in goes to the reserve, and then the whole dollar', () => {
    const floor = opened();
    playRound(floor, SEVEN);
    raise(floor, meter, missing);
    const cap = activity === 'bay101-blazing-7s' ? '500000.00' : '250000.00';
    playRound(floor, SEVEN);
    // 30 cents below its cap the meter takes 30 of 77 cents: 47 more for the reserve.
    // $6.23 + $6.23 + $0.47
    expect(fundOf(floor, { meter })).toMatchObject({ meter: cap, reserve: '12.93' });
    playRound(floor, SEVEN);
    expect(fundOf(floor, { meter })).toMatchObject({ meter: cap, reserve: '19.93' });
  });
});

test('Bonus Hand Progressive: a dollar a space, each split alike, the player-dealer’s too', () => {
  const floor = openedFloor({ game: 'ultimate-texas-holdem' });
  post(floor, 'bay101-bonus-hand-progressive');
  const fees = [
    { offering: 'jackpot', fee: 'player', seats: [1, 2] },
    { offering: 'jackpot', fee: 'playerDealer', seats: [1] },
  ];
  floor.do('dana', 'start-round', { table: 'T1', fees, dealtIn: 7 });
  // 3 × $0.11 and 3 × $0.89
  expect(fundOf(floor, { meter: 'pool' })).toMatchObject({ meter: '10000.33', reserve: '2.67' });
});

describe.each([
  ['bay101-limit-bad-beat', 'texas-holdem', 'Ah Ac', '7s 7c', 'As Ad 7h 7d 2c'],
  ['bay101-omaha-bad-beat', 'omaha-high-low', 'Ah Ac Ks Qs', '8s 8c Kd Qd', 'As Ad 8h 8d 2c'],
] as const)('%s: a fixed pool behind a reserve (Funding, Prize)', (...facts) => {
  const [activity, game, winner, loser, board] = facts;
  const holes = [{ hole: winner }, { hole: loser }, {}, {}, {}];
  const deal = { board, seats: holes.map((seat, index) => ({ seat: index + 1, ...seat })) };
  const fees = [{ offering: 'jackpot' }];

  function opened(): Floor {
    const floor = openedFloor({ game });
    post(floor, activity, { options: { shares: 'B' } });
    return floor;
  }

  test('the dollar off the pot goes to the reserve, and the pool stands still for days', () => {
    const floor = opened();
    floor.do('dana', 'start-round', { table: 'T1', fees, dealtIn: 7 });
    floor.do('dana', 'end-round', { table: 'T1' });
    floor.do('flo', 'close-table', { table: 'T1' });
    const before = { meter: '20000.00', reserve: '1.00', advance: '20000.00' };
    expect(fundOf(floor, { meter: 'pool' })).toEqual(before);
    expect(floor.tick('2026-11-26T12:00:00-08:00')).toEqual([]);
    expect(fundOf(floor, { meter: 'pool' })).toEqual(before);
  });

  test('no seat pays it', () => {
    const wrong = [{ offering: 'jackpot', seats: [1] }];
    expect(opened().refused('dana', 'start-round', { table: 'T1', fees: wrong, dealtIn: 7 })).toBe(
      'wrong-payer',
    );
  });

  test('after a hit the reserve brings the pool back, and the house lends what is missing', () => {
    const floor = opened();
    const awarded = win(floor, { fees, seat: 2, deal });
    // 50% of $20,000, 25%, and 25% by three: $1,666.67, a whole dollar each time
    expect(claimsIn(awarded)).toEqual({
      'T1/1': '5000.00',
      'T1/2': '10000.00',
      'T1/3': '1667.00',
      'T1/4': '1667.00',
      'T1/5': '1667.00',
    });
    // The reserve had $1 for the odd chips, which are 3 × $1,667 − $5,000 = $1. The reseed of
    // $20,000 is lent, on top of the seed.
    expect(fundOf(floor, { meter: 'pool' })).toEqual({
      meter: '20000.00',
      reserve: '0.00',
      advance: '40000.00',
    });
  });
});

describe('Baccarat Bonus Hand: the player-dealer pays for the table (Funding)', () => {
  const GAME = 'ez-baccarat-panda-8';
  const fees = [{ offering: 'jackpot', seats: [4] }];

  function opened(): Floor {
    const floor = openedFloor({ game: GAME });
    post(floor, 'bay101-baccarat-bonus-hand');
    floor.do('dana', 'seat-person', { table: 'T1', seat: 4, position: 'player-dealer' });
    return floor;
  }

  test('one dollar a round to the reserve, whoever plays; there is no meter', () => {
    const floor = opened();
    for (let round = 1; round <= 3; round++) {
      floor.do('dana', 'start-round', { table: 'T1', fees, dealtIn: 7 });
      floor.do('dana', 'end-round', { table: 'T1' });
    }
    expect(floor.balance('fund/jackpot/reserve')).toBe('3.00');
    expect([...floor.house.book.keys()].filter((account) => account.includes('meter'))).toEqual([]);
  });

  test('the reserve pays a prize as far as it goes, the house lends the rest', () => {
    const floor = opened();
    const seats = [1, 2, 4].map((seat) => ({ seat }));
    const awarded = win(floor, { fees, deal: { seats, player: '3c 3d', banker: '3h 3s' } });
    // Below $600 each of the three has the posted $100 in full (structure B)
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '100.00', 'T1/2': '100.00', 'T1/4': '100.00' });
    expect(floor.balance('fund/jackpot/reserve')).toBe('0.00');
    // $300 − the dollar of the round
    expect(floor.balance('fund/jackpot/advance')).toBe('299.00');
  });

  test.each([['4'], ['4.99']])(
    'the administrative fee begins at 1 dollar here and at 5 elsewhere: $%s',
    (adminFee) => {
      const asked = (activity: string, game: string) =>
        openedFloor({ game }).ask('max', 'propose', {
          action: postingOf(activity, { values: { adminFee } }),
        });
      expect(asked('bay101-baccarat-bonus-hand', GAME)).toMatchObject([{ type: 'proposed' }]);
      expect(asked('bay101-blazing-7s', 'no-bust-blackjack')).toMatchObject({
        code: 'bad-offering',
      });
    },
  );
});
