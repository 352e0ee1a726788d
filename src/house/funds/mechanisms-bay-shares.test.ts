// How prizes of Bay 101 are multiplied, shared and divided, and what odd chips cost. Every figure is
// worked out from the sheet, in the comment beside it.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import {
  claimsIn,
  documentOf,
  fillReserve,
  fundOf,
  type Posting,
  post,
  sourcesIn,
  win,
} from '../fixtures/jackpot.fixture.ts';

const MONDAY = '2026-11-16';
const pool = (floor: Floor) => fundOf(floor, { meter: 'pool' });

const seatsOf = (...seats: readonly object[]) =>
  seats.map((seat, index) => ({ seat: index + 1, ...seat }));

const POT_FEE = [{ offering: 'jackpot' }];
/** Four aces in seat 1 beat four sevens in seat 2. */
const BEAT = {
  board: 'As Ad 7h 7d 2c',
  seats: seatsOf({ hole: 'Ah Ac' }, { hole: '7s 7c' }, {}, {}, {}),
};

function badBeat(posting: Posting, { limit = '4-8', at = `${MONDAY}T10:00:00-08:00` } = {}): Floor {
  const floor = openedFloor({ game: 'texas-holdem', limit, at });
  post(floor, 'bay101-limit-bad-beat', posting);
  return floor;
}

describe('a multiplier in its hours and at its limits (Prize Multiplier)', () => {
  const windows = [
    {
      hours: { days: ['monday'], from: '18:00', until: '22:00' },
      limits: ['4-8', '6-12'],
      values: { multiplier: 4 },
    },
  ];

  function won(clock: string, limit: string): Floor {
    const at = `${MONDAY}T${clock}:00-08:00`;
    const floor = badBeat({ options: { shares: 'B' }, more: { windows } }, { limit, at });
    fillReserve(floor, '200000');
    win(floor, { fees: POT_FEE, seat: 2, deal: BEAT });
    return floor;
  }

  test('4x on $20,000: the pool pays itself once, the reserve the other three times', () => {
    const floor = won('18:00', '4-8');
    // $80,000: 50%, 25%, and a quarter by three, $6,666.67, as $6,667. The reserve has $200,001 and
    // gives $60,000, a dollar of odd chips and the reseed of $20,000.
    expect(pool(floor)).toMatchObject({ meter: '20000.00', reserve: '120000.00' });
    expect(floor.balance('fund/jackpot/payable')).toBe('80001.00');
  });

  test.each([
    ['17:59', '4-8'],
    ['22:00', '4-8'],
    ['19:00', '8-16'],
    ['19:00', '$8 to $16'],
  ])('at %s and a limit of %s the prize is the pool', (clock, limit) => {
    const floor = won(clock, limit);
    // $20,000, a quarter of it by three, $1,666.67, as $1,667
    expect(floor.balance('fund/jackpot/payable')).toBe('20001.00');
    expect(pool(floor)).toMatchObject({ meter: '20000.00', reserve: '180000.00' });
  });

  test.each([
    ['T1', '80001.00'],
    ['T2', '20001.00'],
  ])('posted for table T1 alone, at %s: %s', (table, payable) => {
    const byTable = [{ tables: ['T1'], values: { multiplier: 4 } }];
    const floor = badBeat({ options: { shares: 'B' }, more: { windows: byTable } });
    floor.do('max', 'install-table', { table: 'T2', seats: 9 });
    floor.do('flo', 'open-table', { table: 'T2', game: 'texas-holdem', limit: '4-8' });
    fillReserve(floor, '200000');
    win(floor, { table, fees: POT_FEE, seat: 2, deal: BEAT });
    expect(floor.balance('fund/jackpot/payable')).toBe(payable);
  });

  test('what the reserve lacks for it is lent', () => {
    const floor = badBeat({ values: { multiplier: 2 } });
    win(floor, { fees: POT_FEE, seat: 2, deal: BEAT });
    // $40,000 by 40%, 20% and 40%: $16,000, $8,000, and three times $5,333.33 as $5,334. Lent are
    // $20,000 + $2 of odd chips + $20,000 for the reseed − $1 in reserve, on a seed of $20,000.
    expect(pool(floor)).toEqual({ meter: '20000.00', reserve: '0.00', advance: '60001.00' });
  });
});

describe('shares of a bad beat (Prize Payout Structure)', () => {
  test.each([
    // Of $30,000: 40%, 20%, 40% by three; and so on
    ['A', '12000.00', '6000.00', '4000.00'],
    ['B', '15000.00', '7500.00', '2500.00'],
    ['C', '15000.00', '9000.00', '2000.00'],
  ])('structure %s divides the whole pool and nothing of the reserve', (shares, ...parts) => {
    const [losing, winning, table] = parts;
    const floor = badBeat({ options: { shares }, values: { seed: '30000', reseed: '1000' } });
    fillReserve(floor, '5000');
    const awarded = win(floor, { fees: POT_FEE, seat: 2, deal: BEAT });
    expect(claimsIn(awarded)).toEqual({
      'T1/1': winning,
      'T1/2': losing,
      'T1/3': table,
      'T1/4': table,
      'T1/5': table,
    });
    // $5,001 less the reseed
    expect(pool(floor)).toMatchObject({ meter: '1000.00', reserve: '4001.00' });
  });

  test('equal losing hands divide their share; odd chips come out of the reserve', () => {
    const floor = badBeat({ options: { hands: 'B', shares: 'C' }, values: { seed: '20010' } });
    fillReserve(floor, '30000');
    const holes = [{ hole: '9s 9c' }, { hole: 'Ah Kc' }, { hole: 'Ac Ks' }, {}, {}];
    const deal = { board: 'As Ad Kd 9d 9h', seats: seatsOf(...holes) };
    const awarded = win(floor, { fees: POT_FEE, seat: 2, deal });
    // 50% is $10,005, by two $5,002.50; 30% is $6,003; 20% is $4,002, by two $2,001
    expect(claimsIn(awarded)).toEqual({
      'T1/1': '6003.00',
      'T1/2': '5003.00',
      'T1/3': '5003.00',
      'T1/4': '2001.00',
      'T1/5': '2001.00',
    });
    // $30,001 less one dollar of odd chips and the reseed
    expect(pool(floor)).toMatchObject({ meter: '20000.00', reserve: '10000.00' });
  });

  test('odd chips are lent where the reserve is empty', () => {
    const floor = badBeat({ options: { shares: 'A' }, values: { seed: '20005', reseed: '1000' } });
    win(floor, { fees: POT_FEE, seat: 2, deal: BEAT });
    // 40% is $8,002, by three $2,667.33: three times $2,668 cost two dollars. One is the fee's, one
    // is lent; so is the reseed of $1,000, on the seed of $20,005.
    expect(pool(floor)).toEqual({ meter: '1000.00', reserve: '0.00', advance: '21006.00' });
  });

  test('an excluded person has no part: the others at the table divide it', () => {
    const floor = badBeat({ options: { shares: 'B' } });
    floor.do('cora', 'enrol-patron', { patron: 'eve' });
    floor.do('carl', 'exclude-patron', { patron: 'eve', reason: 'own wish' });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 4, patron: 'eve' });
    const awarded = win(floor, { fees: POT_FEE, dealtIn: 5, seat: 2, deal: BEAT });
    // 25% of $20,000 by two
    expect(claimsIn(awarded)).toEqual({
      'T1/1': '5000.00',
      'T1/2': '10000.00',
      'T1/3': '2500.00',
      'T1/5': '2500.00',
    });
  });

  test('the structure stays until the jackpot has been hit and awarded', () => {
    const floor = badBeat({ options: { shares: 'A' } });
    const document = documentOf('bay101-limit-bad-beat', { options: { shares: 'B' } });
    const action = { type: 'change-offering', offering: 'jackpot', document };
    const suspend = () =>
      floor.do('max', 'suspend-offering', { offering: 'jackpot', reason: 'another structure' });
    suspend();
    expect(floor.refused('max', 'propose', { action })).toBe('bad-change');
    floor.do('max', 'resume-offering', { offering: 'jackpot' });
    win(floor, { fees: POT_FEE, seat: 2, deal: BEAT });
    suspend();
    floor.both(action);
  });
});

describe('a table divides a baccarat prize from $600 on (Prize Payout Structure, option B)', () => {
  test('what an even split needs on top comes from the reserve', () => {
    const floor = openedFloor({ game: 'ez-baccarat-panda-8' });
    post(floor, 'bay101-baccarat-bonus-hand');
    fillReserve(floor, '3000');
    const seats = seatsOf({ position: 'player-dealer' }, {}, {});
    const deal = { decks: 8, seats, player: '3h 3h', banker: '3h 3h' };
    const awarded = win(floor, { fees: POT_FEE, seat: 2, deal });
    // $2,500 by three is $833.33, paid as $834
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '834.00', 'T1/2': '834.00', 'T1/3': '834.00' });
    // $3,001 − 3 × $834; the house lends nothing
    expect(floor.balance('fund/jackpot/reserve')).toBe('499.00');
    expect(floor.balance('fund/jackpot/advance')).toBe('0.00');
  });
});

const ROYALS = ['As Ks Qs Js Ts', 'Ah Kh Qh Jh Th', 'Ac Kc Qc Jc Tc'] as const;
const STRAIGHT_FLUSHES = ['9d 8d 7d 6d 5d', '9h 8h 7h 6h 5h'] as const;
const hands = (...cards: readonly string[]) => ({
  seats: seatsOf(...cards.map((each) => ({ cards: each }))),
});

describe('Bonus Hand Progressive v1.1: the tenth first, then the rest (Progressive Prize)', () => {
  function won(seed: string, ...cards: readonly string[]) {
    const floor = openedFloor({ game: 'crazy-4-poker' });
    post(floor, 'bay101-bonus-hand-progressive-v1-1', { values: { seed, reseed: '5000' } });
    fillReserve(floor, '6000');
    const paid = cards.map((_, index) => index + 1);
    return { floor, awarded: win(floor, { paid, deal: hands(...cards) }) };
  }

  test('one of each: a tenth of the full pool, and nine tenths', () => {
    // $9,999.78 and 2 × $0.11 are $10,000
    const { floor, awarded } = won('9999.78', ROYALS[0], STRAIGHT_FLUSHES[0]);
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '9000.00', 'T1/2': '1000.00' });
    // $6,000 + 2 × $0.89 − $5,000
    expect(pool(floor)).toMatchObject({ meter: '5000.00', reserve: '1001.78' });
  });

  test('several of each divide one tenth and what it leaves', () => {
    // $9,999.45 and 5 × $0.11 are $10,000: $1,000 by two, $9,000 by three
    const { awarded } = won('9999.45', ...ROYALS, ...STRAIGHT_FLUSHES);
    expect(claimsIn(awarded)).toEqual({
      'T1/1': '3000.00',
      'T1/2': '3000.00',
      'T1/3': '3000.00',
      'T1/4': '500.00',
      'T1/5': '500.00',
    });
  });

  test('odd chips are made up where two divide a prize, and a sole winner is paid to the cent', () => {
    const two = won('10000.77', ROYALS[0], ...STRAIGHT_FLUSHES);
    // $10,000.77 and 3 × $0.11 are $10,001.10. A tenth is $1,000.11, by two $500.055, as $501;
    // the royal flush alone has $9,000.99. Odd chips: 2 × $501 − $1,000.11 = $1.89.
    expect(claimsIn(two.awarded)).toEqual({
      'T1/1': '9000.99',
      'T1/2': '501.00',
      'T1/3': '501.00',
    });
    // $6,000 + 3 × $0.89 − $1.89 − $5,000
    expect(pool(two.floor)).toMatchObject({ meter: '5000.00', reserve: '1000.78' });
  });
});

describe('Bonus Hand Progressive: prizes on the player-dealer’s hand (Progressive Winners)', () => {
  const fees = [
    { offering: 'jackpot', fee: 'player', seats: [1] },
    { offering: 'jackpot', fee: 'playerDealer', seats: [2, 3] },
  ];

  function won(cards: string, dealer: string) {
    const floor = openedFloor({ game: 'crazy-4-poker' });
    post(floor, 'bay101-bonus-hand-progressive', { values: { seed: '9999.67' } });
    fillReserve(floor, '10000');
    const dull = { cards: '2c 7d 9c 3c 8d' };
    const deal = { seats: seatsOf({ cards }, dull, {}), dealer: { cards: dealer } };
    return { floor, awarded: win(floor, { fees, deal }) };
  }

  test('a progressive one is divided by all who paid for that hand', () => {
    // $9,999.67 and 3 × $0.11 are $10,000
    const { awarded } = won('2h 7h 9d 3h 8c', ROYALS[0]);
    expect(claimsIn(awarded)).toEqual({ 'T1/2': '5000.00', 'T1/3': '5000.00' });
  });

  test('with a player’s own royal flush each side has one half', () => {
    const { floor, awarded } = won(ROYALS[1], ROYALS[0]);
    expect(claimsIn(awarded)).toEqual({
      'T1/1': '5000.00',
      'T1/2': '2500.00',
      'T1/3': '2500.00',
    });
    // $10,000 + 3 × $0.89 less the reseed of $5,000
    expect(pool(floor)).toMatchObject({ meter: '5000.00', reserve: '5002.67' });
  });

  test('a fixed one is paid to each of them in full, out of the reserve', () => {
    const { floor, awarded } = won('2h 7h 9d 3h 8c', 'As Ad Ah Ac Ks');
    expect(claimsIn(awarded)).toEqual({ 'T1/2': '300.00', 'T1/3': '300.00' });
    expect(sourcesIn(awarded)).toEqual([{ reserve: '300.00' }, { reserve: '300.00' }]);
    expect(pool(floor)).toMatchObject({ meter: '10000.00', reserve: '9402.67' });
  });
});
