// Those who bet behind a seat pay for themselves: the player in the seat and each bettor behind it
// are different people. Every figure is worked out from the sheet, in the comment beside it.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import {
  award,
  call,
  claimsIn,
  fillReserve,
  fundOf,
  onlyEvent,
  post,
} from '../fixtures/jackpot.fixture.ts';
import type { Refusal } from '../refusals.ts';

const BONUS_HAND = 'bay101-bonus-hand-progressive';

function bonusHand(): Floor {
  const floor = openedFloor({ game: 'crazy-4-poker' });
  // The pool stands at $10,000, and four of a kind pays $300.
  post(floor, BONUS_HAND, {
    values: { seed: '10000', crazy4Quads: '300' },
    options: { hands: 'A' },
  });
  fillReserve(floor, '5000');
  for (const patron of ['ann', 'bo', 'cy']) floor.do('dee', 'enrol-patron', { patron });
  floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'ann' });
  floor.do('dana', 'seat-person', { table: 'T1', seat: 2, patron: 'bo' });
  return floor;
}

const line = (more: object = {}) => ({ offering: 'jackpot', fee: 'player', seats: [1], ...more });

const start = (floor: Floor, ...fees: readonly object[]) =>
  floor.ask('dana', 'start-round', { table: 'T1', fees });

/** Quads in seat 1 with so many bettors behind it. */
const quads = (behind: number) => ({
  seats: [
    { seat: 1, cards: 'Ks Kh Kd Kc 2d' },
    ...Array.from({ length: behind }, () => ({ seat: 1, position: 'backline' })),
    { seat: 2 },
  ],
});

describe('Bonus Hand Progressive: a backline player may place the fee too (Eligibility Requirements)', () => {
  test('one dollar of the seat pays the seat alone', () => {
    const floor = bonusHand();
    start(floor, line());
    const awarded = award(floor, call(floor), quads(1));
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '300.00' });
    expect(awarded.leftOut).toContainEqual(expect.objectContaining({ seat: 1, code: 'no-fee' }));
  });

  test('one dollar of the bettor behind it pays that one alone', () => {
    const floor = bonusHand();
    start(floor, line({ behind: 1 }));
    const awarded = award(floor, call(floor), quads(1));
    expect(claimsIn(awarded)).toEqual({ 'T1/1 behind': '300.00' });
    expect(awarded.claims[0]).toMatchObject({ position: 'backline', stake: '1.00' });
  });

  test('two dollars reach the meter, and both are paid', () => {
    const floor = bonusHand();
    start(floor, line(), line({ behind: 1 }));
    // 2 × 11 cents, and 2 × 89 cents
    expect(fundOf(floor, { meter: 'pool' })).toMatchObject({
      meter: '10000.22',
      reserve: '5001.78',
    });
    expect(floor.balance('table/T1/box')).toBe('2.00');
    const awarded = award(floor, call(floor), quads(1));
    expect(claimsIn(awarded)).toEqual({ 'T1/1': '300.00', 'T1/1 behind': '300.00' });
    expect(awarded.claims.map(({ stake }) => stake)).toEqual(['1.00', '1.00']);
  });

  test('of two bettors behind a seat the second alone has paid', () => {
    const floor = bonusHand();
    start(floor, line({ behind: 2 }));
    const id = call(floor);
    const deal = quads(2);
    const behind = ['cy', 'bo'].map((patron) => ({ seat: 1, patron }));
    floor.do('flo', 'verify-call', { call: id, deal, behind });
    const { claims } = onlyEvent(floor.do('fred', 'authorize-call', { call: id }), 'prize-awarded');
    expect(claims).toMatchObject([{ seat: 1, position: 'backline', patron: 'bo' }]);
  });

  test('a bettor who paid takes part though not entered with the cards', () => {
    const floor = bonusHand();
    start(floor, line({ behind: 1 }));
    expect(claimsIn(award(floor, call(floor), quads(0)))).toEqual({ 'T1/1 behind': '300.00' });
  });

  test('no one pays twice, nor behind the player-dealer', () => {
    const floor = bonusHand();
    const twice = [line({ behind: 1 }), line({ behind: 1 })];
    expect(start(floor, ...twice)).toMatchObject({ code: 'fee-twice' });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 3, position: 'player-dealer' });
    expect(start(floor, line({ seats: [3], behind: 1 }))).toMatchObject({ code: 'wrong-payer' });
  });

  test('a fee is given back to the one who paid it', () => {
    const floor = bonusHand();
    start(floor, line(), line({ behind: 1 }));
    const back = { table: 'T1', offering: 'jackpot', fee: 'player', reason: 'misdeal' };
    floor.do('flo', 'return-fees', { ...back, behind: 1 });
    expect(floor.refused('flo', 'return-fees', { ...back, behind: 1 })).toBe('no-fee');
    expect(floor.balance('table/T1/box')).toBe('1.00');
    // Both were dealt in for a dollar, and money that goes back makes it no other deal.
    expect(claimsIn(award(floor, call(floor), quads(1)))).toEqual({
      'T1/1': '300.00',
      'T1/1 behind': '300.00',
    });
  });
});

test.each([
  ['ma-crazy-4-poker', 'fiveCardProgressive', 's.6(b)'],
  ['hgc-uth-progressive', 'fee', 'Eligibility Requirements'],
])('%s: only seated players pay (%s, %s)', (activity, fee, clause) => {
  const game = activity === 'hgc-uth-progressive' ? 'ultimate-texas-holdem' : 'crazy-4-poker';
  const floor = openedFloor({ game });
  post(floor, activity);
  const { code, message } = start(floor, line({ fee, behind: 1 })) as Refusal;
  expect(code).toBe('may-not-pay');
  expect(message).toContain(clause);
});

test('a fee for the whole table has no one behind it (Baccarat Bonus Hand, Funding)', () => {
  const floor = openedFloor({ game: 'zoobac' });
  post(floor, 'bay101-baccarat-bonus-hand');
  expect(start(floor, { offering: 'jackpot', behind: 1 })).toMatchObject({ code: 'wrong-payer' });
});

describe('the bettor behind a seat is not the player in it', () => {
  test.each([
    ['the player in the seat', ['ann']],
    ['one person twice', ['cy', 'cy']],
  ])('%s is refused', (_, patrons) => {
    const floor = bonusHand();
    start(floor, line(), line({ behind: 1 }));
    const behind = patrons.map((patron) => ({ seat: 1, patron }));
    const enter = { call: call(floor), deal: quads(patrons.length), behind };
    expect(floor.refused('flo', 'verify-call', enter)).toBe('two-people');
  });

  test('who sits elsewhere may bet there', () => {
    const floor = bonusHand();
    start(floor, line({ behind: 1 }));
    const behind = [{ seat: 1, patron: 'bo' }];
    floor.do('flo', 'verify-call', { call: call(floor), deal: quads(1), behind });
  });
});
