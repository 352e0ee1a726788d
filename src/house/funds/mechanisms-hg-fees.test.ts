// Where the money of a fee goes, sheet by sheet of Hawaiian Gardens. Every figure is worked out from
// the sheet, in the comment beside it.

import { describe, expect, test } from 'vitest';
import { given } from '#result';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { call, fundOf, playRound, post } from '../fixtures/jackpot.fixture.ts';
import {
  announce,
  enter,
  players,
  SIT_N_GO,
  SIT_N_GO_STRUCTURE,
  tournamentFloor,
} from '../promotions/tournaments/room.fixture.ts';

const SEVEN = [1, 2, 3, 4, 5, 6, 7];

function tableAt(floor: Floor, table: string, game: string, limit?: string): void {
  floor.do('max', 'install-table', { table, seats: 8 });
  floor.do('flo', 'open-table', given({ table, game, limit }));
}

describe('the optional dollar on a sensor', () => {
  test.each([
    // 7 × $0.20 = $1.40 and 7 × $0.80 = $5.60
    ['hgc-blazing-sevens', 'blackjack-poker', '1001.40', '5.60'],
    ['hgc-fortune-7-progressive', 'fortune-7-baccarat', '1001.40', '5.60'],
    // 7 × $0.31 = $2.17 and 7 × $0.69 = $4.83
    ['hgc-uth-progressive', 'ultimate-texas-holdem', '1002.17', '4.83'],
    // 7 × $0.14 = $0.98 and 7 × $0.86 = $6.02
    ['hgc-fortune-pai-gow-progressive', 'fortune-pai-gow-poker', '1000.98', '6.02'],
  ])(
    '%s: meter and reserve have their cents at once (Funding)',
    (activity, game, meter, reserve) => {
      const floor = openedFloor({ game });
      post(floor, activity, { values: { seed: '1000', reseed: '1000' } });
      playRound(floor, SEVEN);
      expect(fundOf(floor)).toEqual({ meter, reserve, advance: '1000.00' });
      expect(floor.balance('table/T1/box')).toBe('7.00');
    },
  );

  test('Three Card Poker: 31 and 69 cents, on a seed of $3,000 (Funding)', () => {
    const floor = openedFloor({ game: 'three-card-poker' });
    post(floor, 'hgc-three-card-poker-progressive');
    playRound(floor, SEVEN);
    // $3,000 + 7 × $0.31, and 7 × $0.69
    expect(fundOf(floor)).toEqual({ meter: '3002.17', reserve: '4.83', advance: '3000.00' });
  });

  test('nobody has to pay it: a round without it moves nothing, and wins nothing', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-blazing-sevens');
    floor.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'jackpot', seats: [2] }] });
    expect(fundOf(floor)).toEqual({ meter: '5000.20', reserve: '0.80', advance: '5000.00' });
    const asked = { table: 'T1', offering: 'jackpot' };
    expect(floor.refused('dana', 'call-hand', { ...asked, seat: 1 })).toBe('no-fee');
    floor.do('dana', 'call-hand', { ...asked, seat: 2 });
  });

  test('another amount than the posted one is not taken', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-blazing-sevens');
    const fees = [{ offering: 'jackpot', seats: [1], amount: '2' }];
    expect(floor.refused('dana', 'start-round', { table: 'T1', fees })).toBe('wrong-fee');
  });
});

describe('one fee a hand, by the limit of the table', () => {
  test.each(['hgc-caribbean-stud-bonus-hands', 'hgc-caribbean-stud-jackpot'])(
    '%s: 50 cents, 50 cents and a dollar from the first position (Jackpot Collection Procedure)',
    (activity) => {
      const floor = openedFloor({ game: 'caribbean-stud', limit: '$5 to $50' });
      tableAt(floor, 'T2', 'caribbean-stud', '$10 to $100');
      tableAt(floor, 'T3', 'caribbean-stud', '$50 to $300');
      tableAt(floor, 'T4', 'caribbean-stud', '$1 to $2');
      post(floor, activity);
      const fees = [{ offering: 'jackpot' }];
      for (const table of ['T1', 'T2', 'T3'])
        floor.do('dana', 'start-round', { table, fees, dealtIn: 7 });
      expect(['T1', 'T2', 'T3'].map((table) => floor.balance(`table/${table}/box`))).toEqual([
        '0.50',
        '0.50',
        '1.00',
      ]);
      // All of it is the fund's: $0.50 + $0.50 + $1.00.
      expect(floor.balance('fund/jackpot/reserve')).toBe('2.00');
      expect(floor.refused('dana', 'start-round', { table: 'T4', fees, dealtIn: 7 })).toBe(
        'wrong-fee',
      );
    },
  );

  test('it is one fee for the table, and no seat pays it for itself', () => {
    const floor = openedFloor({ game: 'caribbean-stud', limit: '$5 to $50' });
    post(floor, 'hgc-caribbean-stud-jackpot');
    const fees = [{ offering: 'jackpot', seats: [1, 2] }];
    expect(floor.refused('dana', 'start-round', { table: 'T1', fees, dealtIn: 7 })).toBe(
      'wrong-payer',
    );
  });
});

describe('Cash in a Flash: players and player-dealer at their rates (Collection Rates)', () => {
  function banked(game: string, limit: string, settings?: object): Floor {
    const floor = openedFloor({ game, limit });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 6, position: 'player-dealer' });
    post(floor, 'hgc-cash-in-a-flash', settings === undefined ? {} : { more: { settings } });
    playRound(floor, [1, 2, 3, 4, 5, 6]);
    return floor;
  }

  test.each([
    // Five players and the player-dealer.
    ['pan-9', '5-50', '4.50'], // 5 × $0.50 + $2
    ['pan-9', '25-200', '13.00'], // 5 × $2 + $3
    ['pai-gow-poker', '1000-5000', '60.00'], // 5 × $10 + $10
    ['blackjack-poker', '25-200', '14.00'], // 5 × $2 + $4
    ['hawaiian-blackjack', '300-1000', '32.00'], // 5 × $5 + $7
  ])('%s at %s collects %s', (game, limit, collected) => {
    expect(banked(game, limit).balance('table/T1/box')).toBe(collected);
  });

  test.each(['5', '10', '25', '50', '$25 and higher'])(
    '13-card at a limit of %s: a dollar of everyone',
    (limit) => {
      const floor = openedFloor({ game: 'thirteen-card', limit });
      post(floor, 'hgc-cash-in-a-flash');
      playRound(floor, [1, 2, 3, 4]);
      expect(floor.balance('table/T1/box')).toBe('4.00');
    },
  );

  test('a house that reads the heading takes $1 of everybody instead', () => {
    expect(banked('pan-9', '25-200', { rates: 'flat' }).balance('table/T1/box')).toBe('6.00');
  });
});

describe('CA/Asian bad beat: who pays the dollar (Eligibility Requirements)', () => {
  const of = (fee: string, seat: number) => ({
    table: 'T1',
    fees: [{ offering: 'jackpot', fee, seats: [seat] }],
  });

  function bankedFloor(): Floor {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-ca-asian-progressive-bad-beat');
    floor.do('dana', 'seat-person', { table: 'T1', seat: 1 });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 2, position: 'player-dealer' });
    return floor;
  }

  test('alone with the player-dealer the player decides, and without it nothing is won', () => {
    const floor = bankedFloor();
    expect(floor.refused('dana', 'start-round', of('playerDealerFee', 2))).toBe('wrong-payer');
    floor.do('dana', 'start-round', { table: 'T1', fees: [] });
    const asked = { table: 'T1', seat: 1, offering: 'jackpot' };
    expect(floor.refused('dana', 'call-hand', asked)).toBe('no-fee');
    floor.do('dana', 'end-round', { table: 'T1' });
    floor.do('dana', 'start-round', of('fee', 1));
    expect(floor.balance('fund/jackpot/reserve')).toBe('1.00');
    floor.do('dana', 'call-hand', asked);
  });

  test('from two players on the player-dealer pays, for the whole table', () => {
    const floor = bankedFloor();
    floor.do('dana', 'seat-person', { table: 'T1', seat: 3 });
    expect(floor.refused('dana', 'start-round', of('fee', 1))).toBe('wrong-payer');
    floor.do('dana', 'start-round', of('playerDealerFee', 2));
    // One dollar a hand, however many play, all of it into the fund and none onto the prize.
    expect(fundOf(floor, { meter: 'pool' })).toEqual({
      meter: '5000.00',
      reserve: '1.00',
      advance: '5000.00',
    });
    call(floor, { seat: 3 });
  });
});

describe('CA/Asian jackpots: a pool for each fee, up to $100,000 (Prize, Funding)', () => {
  const SEED = { seed: '10000', reseed: '10000' };

  test('each of the five fees fills the pool of its own fund', () => {
    const floor = openedFloor({ game: 'pan-9' });
    const levels = [1, 2, 3, 4, 5].map((level) => `hgc-ca-asian-jackpot-${level}`);
    for (const id of levels) {
      post(floor, id, { as: id, ...(id.endsWith('-1') ? { values: SEED } : {}) });
    }
    const fees = levels.map((offering) => ({ offering, seats: SEVEN }));
    floor.do('dana', 'start-round', { table: 'T1', fees });
    const pools = levels.map((id) => floor.balance(`fund/${id}/meter/pool`));
    // $10,000 and seven fees of $1, $5, $10, $15 and $20.
    expect(pools).toEqual(['10007.00', '10035.00', '10070.00', '10105.00', '10140.00']);
    expect(floor.balance('table/T1/box')).toBe('357.00');
  });

  test('HG-6.17: a hand of the bank without the fee is called where the house asks none', () => {
    const called = (settings: object, seat: number) => {
      const floor = openedFloor({ game: 'pan-9' });
      post(floor, 'hgc-ca-asian-jackpot-2', { more: { settings } });
      floor.do('dana', 'seat-person', { table: 'T1', seat: 3, position: 'player-dealer' });
      floor.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'jackpot', seats: [1] }] });
      const answer = floor.ask('dana', 'call-hand', { table: 'T1', seat, offering: 'jackpot' });
      return 'code' in answer ? answer.code : 'called';
    };
    expect(called({}, 3)).toBe('no-fee');
    expect(called({ bankFee: 'not-asked' }, 3)).toBe('called');
    expect(called({ bankFee: 'not-asked' }, 2)).toBe('no-fee');
  });

  test('what comes in above the cap is the reserve of the same fund', () => {
    const floor = openedFloor({ game: 'pan-9' });
    post(floor, 'hgc-ca-asian-jackpot-5');
    // 642 rounds of 7 × $20 = $140 bring $89,880: the pool stands at $99,880.
    for (let round = 1; round <= 642; round++) playRound(floor, SEVEN);
    const pool = () => fundOf(floor, { meter: 'pool' });
    expect(pool()).toEqual({ meter: '99880.00', reserve: '0.00', advance: '10000.00' });
    // The next $140 find room for $120.
    playRound(floor, SEVEN);
    expect(pool()).toEqual({ meter: '100000.00', reserve: '20.00', advance: '10000.00' });
    playRound(floor, SEVEN);
    expect(pool()).toEqual({ meter: '100000.00', reserve: '160.00', advance: '10000.00' });
    expect(floor.house.offerings.get('jackpot')?.counts.get('pool')?.overflowed).toBe(16_000n);
  });
});

describe('Double or Nothing: the pool is the buy-ins and nothing else (tournament)', () => {
  test('ten buy-ins of $100 are the pool; ten entry fees of $10 are the house’s', () => {
    const floor = tournamentFloor();
    post(floor, SIT_N_GO);
    announce(floor, 'ten', { offering: 'jackpot', structure: SIT_N_GO_STRUCTURE });
    enter(floor, 'ten', players(10));
    // $1,000 are five prizes of twice the buy-in.
    expect(floor.balance('fund/jackpot/meter/pool')).toBe('1000.00');
    expect(floor.balance('house/entry-fees')).toBe('100.00');
  });
});
