// Wagers of the two base games that feed meters: Crazy 4 Poker as Massachusetts has it, Four Card
// Poker as South Dakota has it. Every figure is worked out from the rules, in the comment beside it.

import { describe, expect, test } from 'vitest';
import { given } from '#result';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { claimsIn, fundOf, post, postingOf, sourcesIn, win } from '../fixtures/jackpot.fixture.ts';

const CRAZY_4 = 'ma-crazy-4-poker';
const FOUR_CARD = 'sd-four-card-poker';

interface Play {
  readonly fee: string;
  readonly seats: readonly number[];
  readonly amount?: string;
}

const linesOf = (plays: readonly Play[]) => plays.map((each) => ({ offering: 'game', ...each }));

function play(floor: Floor, ...plays: readonly Play[]): void {
  floor.do('dana', 'start-round', { table: 'T1', fees: linesOf(plays) });
  floor.do('dana', 'end-round', { table: 'T1' });
}

const meterOf = (floor: Floor, meter: string) => fundOf(floor, { offering: 'game', meter }).meter;

/** Hands of five cards in seats from 1 on. */
const handsOf = (...hands: readonly (string | undefined)[]) => ({
  seats: hands.map((cards, index) =>
    given({
      seat: index + 1,
      cards,
    }),
  ),
});

const ROYAL = 'As Ks Qs Js Ts';
const STRAIGHT_FLUSH = '9d 8d 7d 6d 5d';
const NOTHING = '2c 4h 6c 8h Tc';

function crazy4(values: Readonly<Record<string, unknown>> = {}): Floor {
  const floor = openedFloor({ game: 'crazy-4-poker' });
  post(floor, CRAZY_4, { as: 'game', values });
  return floor;
}

describe('Crazy 4 Poker: rates of progression (s.11(d)(3), (e)(3), (f)(4))', () => {
  test('of each progressive wager the submitted rate feeds its meter, the rest is the game’s', () => {
    const floor = crazy4();
    play(floor, { fee: 'fiveCardProgressive', seats: [1, 2, 3] });
    // 3 × $1 at 20%: 60 cents on the meter, $2.40 to the game
    expect(meterOf(floor, 'fiveCardProgressive')).toBe('10000.60');
    expect(floor.balance('house/game-win')).toBe('2.40');
    expect(meterOf(floor, 'fourCardProgressive')).toBe('5000.00');
    expect(meterOf(floor, 'fiveCardHandBonus')).toBe('10000.00');
  });

  test('a five-dollar wager feeds five times as much', () => {
    const floor = crazy4({ fourCardWager: '5', fourCardRate: 1000 });
    play(floor, { fee: 'fourCardProgressive', seats: [1, 2] });
    // 2 × $5 at 10%
    expect(meterOf(floor, 'fourCardProgressive')).toBe('5001.00');
  });

  test('both spots of the hand bonus feed one meter, by what was wagered', () => {
    const floor = crazy4();
    play(
      floor,
      { fee: 'fiveCardHandBonusPlayer', seats: [1], amount: '25' },
      { fee: 'fiveCardHandBonusDealer', seats: [1, 2], amount: '10' },
    );
    // ($25 + 2 × $10) at 20% = $9
    expect(meterOf(floor, 'fiveCardHandBonus')).toBe('10009.00');
    expect(floor.balance('house/game-win')).toBe('36.00');
  });

  test('fractions of a cent are carried on until they are a cent', () => {
    const floor = crazy4({ fiveCardRate: 1234 });
    const one = { fee: 'fiveCardProgressive', seats: [1] };
    play(floor, one);
    // 12.34 cents: 12 now
    expect(meterOf(floor, 'fiveCardProgressive')).toBe('10000.12');
    play(floor, one);
    play(floor, one);
    // 3 × 12.34 = 37.02 cents
    expect(meterOf(floor, 'fiveCardProgressive')).toBe('10000.37');
    for (let round = 4; round <= 50; round++) play(floor, one);
    // 50 × 12.34 cents = $6.17 to the cent, and $50 − $6.17 for the game
    expect(meterOf(floor, 'fiveCardProgressive')).toBe('10006.17');
    expect(floor.balance('house/game-win')).toBe('43.83');
  });

  test('a meter may have all of a wager, and nothing is left for the game', () => {
    const floor = crazy4({ fiveCardRate: 10_000 });
    play(floor, { fee: 'fiveCardProgressive', seats: [1, 2, 3] });
    expect(meterOf(floor, 'fiveCardProgressive')).toBe('10003.00');
    expect(floor.balance('house/game-win')).toBe('0.00');
  });
});

describe('Crazy 4 Poker: initial and reset amounts', () => {
  test('the house puts up all three, and nobody owes it anything for them', () => {
    const floor = crazy4();
    // $5,000 + $10,000 + $10,000
    expect(floor.balance('house/promotional-costs')).toBe('25000.00');
    expect(fundOf(floor, { offering: 'game' }).advance).toBe('0.00');
  });

  test.each([
    ['fourCardReset', '4999.99', { fourCardProgressive: 'A' }],
    ['fourCardReset', '999.99', { fourCardProgressive: 'B' }],
    ['fiveCardReset', '9999.99', {}],
    ['handBonusReset', '9999.99', {}],
  ])('%s of $%s is less than the rules allow', (value, amount, options) => {
    const floor = openedFloor({ game: 'crazy-4-poker' });
    const action = postingOf(CRAZY_4, { as: 'game', options, values: { [value]: amount } });
    expect(floor.refused('max', 'propose', { action })).toBe('bad-offering');
  });

  test('under table B the four-card meter may begin at $1,000', () => {
    const floor = openedFloor({ game: 'crazy-4-poker' });
    const options = { fourCardProgressive: 'B' };
    post(floor, CRAZY_4, { as: 'game', options, values: { fourCardReset: '1000' } });
    expect(meterOf(floor, 'fourCardProgressive')).toBe('1000.00');
  });
});

describe('Crazy 4 Poker: paid in turn, from the highest seat down (s.10(e), s.11(e)(4))', () => {
  const fees = linesOf([{ fee: 'fiveCardProgressive', seats: [1, 2, 3] }]);

  test('a straight flush before a royal flush takes its tenth of the full meter', () => {
    const floor = crazy4();
    const deal = handsOf(ROYAL, NOTHING, STRAIGHT_FLUSH);
    const awarded = win(floor, { offering: 'game', fees, deal });
    // The meter stands at $10,000.60. Seat 3: a tenth, $1,000.06, and $1,000 envy of the royal
    // flush. Seat 1: the $9,000.54 that are left, and $300 envy. Seat 2: $1,000 + $300 envy.
    expect(claimsIn(awarded)).toEqual({
      'T1/1': '9300.54',
      'T1/2': '1300.00',
      'T1/3': '2000.06',
    });
    expect(meterOf(floor, 'fiveCardProgressive')).toBe('10000.00');
  });

  test('a royal flush before it resets the meter, and the tenth is one of the reset', () => {
    const floor = crazy4();
    const deal = handsOf(STRAIGHT_FLUSH, NOTHING, ROYAL);
    const awarded = win(floor, { offering: 'game', fees, deal });
    // Seat 3: $10,000.60 and $300 envy. Seat 1: a tenth of $10,000, and $1,000 envy.
    expect(claimsIn(awarded)).toEqual({
      'T1/1': '2000.00',
      'T1/2': '1300.00',
      'T1/3': '10300.60',
    });
    expect(meterOf(floor, 'fiveCardProgressive')).toBe('9000.00');
  });

  test('odds are paid from the tray and leave the meter alone', () => {
    const floor = crazy4();
    floor.do('cora', 'fill-tray', { table: 'T1', amount: '1000' });
    const deal = handsOf('Ks Kh Kd Kc 2d', NOTHING, '3c 5h 7c 9h Jc');
    const awarded = win(floor, { offering: 'game', fees, deal });
    // 300 for 1 on a dollar
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '300.00' });
    expect(sourcesIn(awarded)).toEqual([{ house: '300.00' }]);
    expect(meterOf(floor, 'fiveCardProgressive')).toBe('10000.60');
    const [claim] = awarded.claims;
    floor.do('flo', 'pay-claim', { claim: claim?.id, from: 'tray' });
    expect(floor.balance('table/T1/tray')).toBe('700.00');
  });

  test('a part of the meter for the dealer’s hand is divided by all who wagered on it', () => {
    const floor = crazy4();
    const bets = linesOf([{ fee: 'fiveCardHandBonusDealer', seats: [1, 2, 3] }]);
    const deal = { ...handsOf(undefined, undefined, undefined), dealer: { cards: STRAIGHT_FLUSH } };
    const awarded = win(floor, { offering: 'game', fees: bets, deal });
    // 3 × $5 at 20% make $10,003. A tenth is $1,000.30, by three $333.43; the odd cent stays.
    expect(claimsIn(awarded)).toEqual({
      'T1/1': '333.43',
      'T1/2': '333.43',
      'T1/3': '333.43',
    });
    // $10,003.00 − 3 × $333.43
    expect(meterOf(floor, 'fiveCardHandBonus')).toBe('9002.71');
  });
});

describe('Four Card Poker: a reserve of 5% under FCPP-3 ((16))', () => {
  const all = { fee: 'progressive', seats: [1, 2, 3, 4, 5, 6, 7] };
  const others: readonly undefined[] = Array.from({ length: 6 });
  const deal = handsOf('As Ah Ad Ac 2d', ...others);

  function fourCard(progressive: string): Floor {
    const floor = openedFloor({ game: 'four-card-poker' });
    post(floor, FOUR_CARD, { as: 'game', options: { progressive } });
    return floor;
  }

  test('of each dollar 20 cents feed the meter and 5 the reserve', () => {
    const floor = fourCard('FCPP-3');
    play(floor, all);
    // 7 × 20 cents, 7 × 5 cents, 7 × 75 cents
    expect(fundOf(floor, { offering: 'game' })).toEqual({
      meter: '10001.40',
      reserve: '0.35',
      advance: '0.00',
    });
    expect(floor.balance('house/game-win')).toBe('5.25');
  });

  test('a whole award resets the meter to its seed and all that is in reserve ((16)(a)vi)', () => {
    const floor = fourCard('FCPP-3');
    for (let round = 1; round <= 3; round++) play(floor, all);
    const awarded = win(floor, { offering: 'game', fees: linesOf([all]), deal });
    // 28 wagers: $5.60 on the meter and $1.40 in reserve. The six others have $100 envy each.
    expect(awarded.claims.map(({ amount }) => amount)).toEqual([
      '10005.60',
      ...others.map(() => '100.00'),
    ]);
    expect(fundOf(floor, { offering: 'game' })).toEqual({
      meter: '10001.40',
      reserve: '0.00',
      advance: '0.00',
    });
  });

  test('FCPP-2 pays the same without a reserve', () => {
    const floor = fourCard('FCPP-2');
    play(floor, all);
    expect(fundOf(floor, { offering: 'game' }).reserve).toBe('0.00');
    win(floor, { offering: 'game', fees: linesOf([all]), deal });
    expect(fundOf(floor, { offering: 'game' }).meter).toBe('10000.00');
  });
});
