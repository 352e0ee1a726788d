// A prize of another sheet that is a spin of the wheel: from the hand to the wheel, and back.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../../fixtures/floor.fixture.ts';
import { onlyEvent, post, showPapers, win } from '../../fixtures/jackpot.fixture.ts';
import { drawnFor } from './places.ts';

const WHEEL = 'bay101-prize-wheel';

/** Ann has won a spin with a nine high, for which $100 are posted. */
function spinRoom({ isPosted = true, wheel = {} } = {}) {
  const floor = openedFloor({ game: 'pai-gow-poker' });
  if (isPosted) post(floor, WHEEL, { as: 'wheel', values: wheel });
  const values = { paidIn: 'prize wheel spin' };
  post(floor, 'bay101-pai-gow-poker-bonus-hand', { as: 'bonus', values });
  floor.do('dee', 'enrol-patron', { patron: 'ann' });
  floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'ann' });
  const seats = [{ seat: 1, cards: '2c 3d 4h 5s 7c 8d 9h' }];
  const { call, claims } = win(floor, {
    offering: 'bonus',
    deal: { game: 'pai-gow-poker', seats },
  });
  const claim = claims[0]?.id as string;
  const pay = { claim, patron: 'ann', from: 'cage' };
  return { floor, call, claim, pay };
}

/** The claim is handed over. */
function handed(wheel = {}) {
  const room = spinRoom({ wheel });
  showPapers(room.floor, { claim: room.claim, patron: 'ann' });
  room.floor.do('cora', 'pay-claim', room.pay);
  return room;
}

const start = (show: string) => ({
  show,
  offering: 'wheel',
  game: 'prize-wheel',
  players: ['ann'],
});
const waiting = ({ house }: Floor) => drawnFor(house, 'wheel', 'prize-wheel');

describe('a spin that was won', () => {
  test('is for nobody before it is handed over, which costs no money and takes no form', () => {
    const { floor, claim, pay } = spinRoom();
    expect(floor.refused('flo', 'start-show', start('s'))).toBe('not-drawn');
    expect(floor.refused('cora', 'pay-claim', pay)).toBe('identity-needed');
    showPapers(floor, { claim, patron: 'ann', hasTaxNumber: false });
    const cage = floor.balance('house/cage');
    floor.do('cora', 'pay-claim', pay);
    // What the sheet set aside is the house's, which pays what the wheel comes to.
    expect([floor.balance('house/cage'), floor.balance('fund/bonus/payable')]).toEqual([
      cage,
      '0.00',
    ]);
    expect(waiting(floor)).toEqual([{ claim, patron: 'ann' }]);
  });

  test('is made once, and what the wheel comes to is the prize', () => {
    const { floor } = handed();
    floor.do('flo', 'start-show', start('s'));
    expect(floor.refused('flo', 'start-show', start('again'))).toBe('not-drawn');
    floor.do('flo', 'record-step', { show: 's', step: { step: 'spin', outcome: '$50.00' } });
    floor.do('fred', 'confirm-step', { show: 's' });
    const [, won] = floor.do('max', 'award-show', { show: 's' });
    expect(won).toMatchObject({ offering: 'wheel', claims: [{ patron: 'ann', amount: '50.00' }] });
  });

  test('is there again when the show is given up in time, and not when its award is taken back', () => {
    const { floor, claim } = handed();
    floor.do('flo', 'start-show', start('s'));
    floor.do('max', 'abandon-show', { show: 's', reason: 'a broken peg' });
    expect(waiting(floor)).toEqual([{ claim, patron: 'ann' }]);
    floor.do('flo', 'start-show', start('next'));
    floor.do('flo', 'record-step', { show: 'next', step: { step: 'spin', outcome: '$50.00' } });
    floor.do('fred', 'confirm-step', { show: 'next' });
    const { award } = floor.do('max', 'award-show', { show: 'next' })[0] as { award?: string };
    floor.both({ type: 'void-award', call: award, reason: 'somebody touched it' });
    expect(waiting(floor)).toEqual([]);
  });

  test('is taken back with its award while nobody has it, and not any more then', () => {
    const { floor, call, pay } = spinRoom();
    const action = { type: 'void-award', call, reason: 'a marked card' };
    floor.both(action);
    expect(floor.refused('cora', 'pay-claim', pay)).toBe('claim-closed');
    const other = handed();
    // The only claim is paid, and the award is not among those that can be voided.
    const taken = { action: { ...action, call: other.call } };
    expect(other.floor.refused('max', 'propose', taken)).toBe('unknown-award');
  });

  test('is not handed over while no wheel is posted, nor to whom the wheel leaves out', () => {
    const { floor, claim, pay } = spinRoom({ isPosted: false });
    showPapers(floor, { claim, patron: 'ann' });
    expect(floor.refused('cora', 'pay-claim', pay)).toBe('no-show-posted');
    post(floor, WHEEL, { as: 'wheel' });
    floor.both({ type: 'appoint-staff', staff: 'ann', roles: ['dealer'], patron: 'ann' });
    expect(floor.refused('cora', 'pay-claim', pay)).toBe('ineligible-person');
  });

  test('is for one player, who does not share it', () => {
    const { floor, claim } = spinRoom();
    floor.do('dee', 'enrol-patron', { patron: 'ben' });
    const parts = ['ann', 'ben'].map((patron) => ({ patron, amount: '50.00' }));
    expect(floor.refused('cora', 'split-claim', { claim, parts })).toBe('bad-split');
  });
});

describe('a spot of the wheel', () => {
  /** The wheel stops there; what the house owes for it. */
  function stopsAt(spot: string) {
    const { floor } = handed({ wheelPrizes: `1 of ${spot} worth $50, 1 of double`, spots: 2 });
    floor.do('flo', 'start-show', start('s'));
    floor.do('flo', 'record-step', { show: 's', step: { step: 'spin', outcome: spot } });
    floor.do('fred', 'confirm-step', { show: 's' });
    const { claims } = onlyEvent(floor.do('max', 'award-show', { show: 's' }), 'prizes-won');
    const claim = claims[0]?.id as string;
    showPapers(floor, { claim, patron: 'ann' });
    return { floor, claims, claim };
  }

  test('GEAR-001220 Summary: a match-play coupon is issued, and not handed over', () => {
    const { floor, claims, claim } = stopsAt('a Match-Play Coupon');
    expect(claims).toMatchObject([{ amount: '50.00', thing: { issuedAs: 'match-play' } }]);
    const pay = { claim, patron: 'ann', from: 'cage' };
    expect(floor.refused('cora', 'pay-claim', pay)).toBe('paid-in-chips');
    post(floor, 'bay101-match-play', { as: 'match' });
    const coupons = { batch: 'b1', offering: 'match', instrument: 'match-play-coupon', count: 5 };
    const expiry = { how: 'promotion', expires: '2026-11-29', chance: '5a'.repeat(32) };
    floor.do('dee', 'issue-instruments', { ...coupons, claim, ...expiry });
    expect(floor.house.claims.get(claim)?.status).toBe('paid');
  });

  test('GEAR-001220 Summary: live chips are paid in chips', () => {
    const { floor, claims, claim } = stopsAt('live casino chips');
    expect(claims).toMatchObject([{ amount: '50.00', paidIn: 'chips' }]);
    expect(claims[0]?.thing).toBeUndefined();
    const pay = { claim, patron: 'ann' };
    expect(floor.refused('cora', 'pay-claim', { ...pay, from: 'cheque' })).toBe('not-as-posted');
    floor.do('cora', 'pay-claim', { ...pay, from: 'cage' });
  });
});
