// Figures: Blazing Sevens pays $500 for three sevens of two colors, and its meter for three of one.
import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { ANY_MONEY, type Floor, openedFloor, RULEBOOK } from '../fixtures/floor.fixture.ts';
import { call, onlyEvent, PAPERS, post, win } from '../fixtures/jackpot.fixture.ts';
import { BLAZING, SEVENS } from '../fixtures/scene.fixture.ts';
import { USUAL_SETTINGS } from '../state.ts';
import type { Settings } from '../words/shapes.ts';
import { verdictOf } from './verdict.ts';

const THREE = { ...SEVENS, seats: [SEVENS.seats[1]] };
const METER = { ...SEVENS, seats: [SEVENS.seats[0]] };

function withSettings(settings: Partial<Settings>, sheet = BLAZING): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  floor.both({ type: 'change-settings', settings: { ...USUAL_SETTINGS, ...settings } });
  post(floor, sheet);
  return floor;
}

/** A verified call of seats 1 and 2. */
function verified(floor: Floor, deal: object, deckCounted = false): string {
  const fees = [{ offering: 'jackpot', seats: [1, 2] }];
  floor.do('dana', 'start-round', { table: 'T1', fees });
  const id = call(floor);
  floor.do('flo', 'verify-call', { call: id, deal, deckCounted });
  return id;
}

describe('from a set prize on the deck is counted and the hand sealed before the award', () => {
  test.each([
    ['500.00', false],
    ['500.01', true],
  ])('a prize of 500 dollars where it is from $%s on: %s', (deckCountFrom, isDone) => {
    const floor = withSettings({ deckCountFrom });
    const id = verified(floor, THREE);
    if (isDone) floor.do('fred', 'authorize-call', { call: id });
    else expect(floor.refused('fred', 'authorize-call', { call: id })).toBe('deck-not-counted');
  });

  test('cards are entered again, with the deck counted, until somebody has signed', () => {
    const floor = withSettings({ deckCountFrom: '500.00' });
    const id = verified(floor, METER);
    expect(floor.refused('fred', 'authorize-call', { call: id })).toBe('deck-not-counted');
    floor.do('flo', 'verify-call', { call: id, deal: METER, deckCounted: true });
    // The meter is a manager's as well: this is the first of two signatures.
    floor.do('fred', 'authorize-call', { call: id });
    expect(floor.refused('flo', 'verify-call', { call: id, deal: METER })).toBe('wrong-step');
    floor.do('max', 'authorize-call', { call: id });
  });

  test('and the record says that it was', () => {
    const floor = withSettings({ deckCountFrom: '500.00' });
    floor.do('fred', 'authorize-call', { call: verified(floor, THREE, true) });
    const events = floor.log.flatMap((record) => record.events ?? []);
    expect(onlyEvent(events, 'call-verified').deckCounted).toBe(true);
  });
});

describe('up to a set prize the cage pays in cash and chips, beyond it by cheque', () => {
  test.each([
    ['500.00', true],
    ['499.99', false],
  ])('a prize of 500 dollars where cash goes up to $%s: %s', (cashUpTo, isCash) => {
    const floor = withSettings({ cashUpTo }, ANY_MONEY.id);
    const { claims } = win(floor, { paid: [1, 2], deal: THREE });
    const [claim] = claims.map(({ id }) => id);
    if (isCash) floor.do('cora', 'pay-claim', { claim, from: 'cage' });
    else expect(floor.refused('cora', 'pay-claim', { claim, from: 'cage' })).toBe('over-limit');
    if (!isCash) floor.do('cora', 'pay-claim', { claim, from: 'cheque' });
    expect(floor.house.claims.get(claim as string)?.status).toBe('paid');
  });

  test.each([
    ['500.01', true],
    ['500.00', false],
  ])('a tray pays prizes below $%s: one of 500 dollars %s', (trayLimit, isPaid) => {
    const floor = withSettings({ trayLimit });
    floor.do('cora', 'fill-tray', { table: 'T1', amount: '500.00' });
    const { claims } = win(floor, { paid: [1, 2], deal: THREE });
    const payment = { claim: claims[0]?.id, from: 'tray' };
    if (isPaid) floor.do('flo', 'pay-claim', payment);
    else expect(floor.refused('flo', 'pay-claim', payment)).toBe('over-limit');
  });
});

describe('the larger the prize, the more people sign', () => {
  const signOffs = [
    { from: '1200.00', role: 'manager' },
    { from: '5000.00', role: 'compliance' },
  ] as const;

  test('below the first figure a second person of the floor suffices', () => {
    const floor = withSettings({ signOffs });
    const id = verified(floor, THREE);
    expect(floor.refused('flo', 'authorize-call', { call: id })).toBe('second-person');
    expect(floor.do('fred', 'authorize-call', { call: id })[0]?.type).toBe('prize-awarded');
  });

  test('above both a manager and compliance sign, each for himself, and the slip names all', () => {
    const floor = withSettings({ signOffs });
    const id = verified(floor, METER);
    const [fred] = floor.do('fred', 'authorize-call', { call: id });
    expect(fred).toMatchObject({ type: 'call-signed', needs: ['manager', 'compliance'] });
    const [max] = floor.do('max', 'authorize-call', { call: id });
    expect(max).toMatchObject({ type: 'call-signed', needs: ['compliance'] });
    expect(floor.refused('max', 'authorize-call', { call: id })).toBe('second-person');
    const awarded = onlyEvent(floor.do('carl', 'authorize-call', { call: id }), 'prize-awarded');
    expect(awarded.authorizedBy).toEqual(['fred', 'max', 'carl']);
  });

  test('the figure itself already takes the signature', () => {
    const floor = withSettings({ signOffs: [{ from: '500.00', role: 'manager' }] });
    const id = verified(floor, THREE);
    expect(floor.do('fred', 'authorize-call', { call: id })[0]?.type).toBe('call-signed');
  });
});

describe('slips', () => {
  test('are numbered without a gap over the whole house; a voided one keeps its number', () => {
    const floor = withSettings({});
    post(floor, BLAZING, { as: 'other' });
    const slip = (offering: string) => win(floor, { offering, paid: [1, 2], deal: THREE });
    const slips = [slip('jackpot'), slip('other')];
    const voided = slips[1]?.call as string;
    const events = floor.both({ type: 'void-award', call: voided, reason: 'a marked card' });
    expect(onlyEvent(events, 'award-voided').slip).toBe(2);
    slips.push(slip('other'));
    expect(slips.map((each) => each.slip)).toEqual([1, 2, 3]);
  });

  test('a claim is paid in full and once; no one can name another amount', () => {
    const floor = withSettings({});
    const { claims } = win(floor, { paid: [1, 2], deal: THREE });
    const [claim] = claims.map(({ id }) => id);
    const [paid] = floor.do('cora', 'pay-claim', { claim, from: 'cage' });
    expect(paid).toMatchObject({ type: 'claim-paid', amount: '500.00' });
    expect(floor.refused('cora', 'pay-claim', { claim, from: 'cage' })).toBe('claim-closed');
  });
});

test('one call is for every hand of the round: a second is refused, until the award is voided', () => {
  const floor = withSettings({});
  const id = verified(floor, SEVENS, true);
  const again = { table: 'T1', seat: 2, offering: 'jackpot' };
  expect(floor.refused('dana', 'call-hand', again)).toBe('call-twice');
  floor.do('fred', 'authorize-call', { call: id });
  const done = floor.do('max', 'authorize-call', { call: id });
  expect(onlyEvent(done, 'prize-awarded').claims).toHaveLength(2);
  expect(floor.refused('dana', 'call-hand', again)).toBe('call-twice');
  floor.both({ type: 'void-award', call: id, reason: 'the deck was short' });
  floor.do('dana', 'call-hand', again);
});

test('cards that meet no row are refused with the clauses of the rows that were offered', () => {
  const floor = withSettings({});
  floor.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'jackpot', seats: [1] }] });
  const deal = { ...SEVENS, seats: [{ seat: 1, cards: '2c 3d' }] };
  expect(floor.ask('flo', 'verify-call', { call: call(floor), deal })).toMatchObject({
    code: 'no-row',
    message: expect.stringContaining('(Qualifying Hands)'),
  });
});

describe('who works here and has won decides nothing about it', () => {
  const OWN = { staff: 'fred', roles: ['floor', 'cage'], patron: 'own' };

  function won(): { readonly floor: Floor; readonly id: string } {
    const floor = withSettings({});
    floor.do('cora', 'enrol-patron', { patron: 'own' });
    floor.both({ type: 'appoint-staff', ...OWN });
    const person = 'employee-off-duty';
    floor.do('dana', 'seat-person', { table: 'T1', seat: 2, patron: 'own', person });
    floor.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'jackpot', seats: [2] }] });
    const id = call(floor, { seat: 2 });
    floor.do('dana', 'leave-seat', { table: 'T1', seat: 2 });
    floor.do('fred', 'sign-in', { isRight: true });
    return { floor, id };
  }

  test('neither sees the cards nor signs', () => {
    const { floor, id } = won();
    const cards = { call: id, deal: THREE };
    expect(floor.refused('fred', 'verify-call', cards)).toBe('second-person');
    floor.do('flo', 'verify-call', cards);
    expect(floor.refused('fred', 'authorize-call', { call: id })).toBe('second-person');
    floor.do('max', 'authorize-call', { call: id });
  });

  test('neither looks at the papers nor pays', () => {
    const { floor, id } = won();
    floor.do('flo', 'verify-call', { call: id, deal: THREE });
    floor.do('max', 'authorize-call', { call: id });
    const papers = { claim: `${id}:1`, patron: 'own', ...PAPERS };
    expect(floor.refused('fred', 'check-identity', papers)).toBe('second-person');
    const paid = { claim: `${id}:1`, from: 'cage' };
    expect(floor.refused('fred', 'pay-claim', paid)).toBe('second-person');
    floor.do('cora', 'pay-claim', paid);
  });
});

describe('surveillance has seen the hand where the sheet asks for it, whatever the house has set', () => {
  test('Fast Cash Jackpots (Object and Summary)', () => {
    const floor = openedFloor({ game: 'pai-gow-poker' });
    floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
    post(floor, 'hgc-fast-cash-jackpots', { paidBy: 'hj' });
    const seats = [
      { seat: 1, cards: 'As Ah Ad Ac 9s 3d 2c' },
      { seat: 2, position: 'player-dealer' },
    ];
    expectSurveillance(floor, { seats });
  });

  test('Three of a Kind on the Flop (Object and Summary)', () => {
    const floor = openedFloor({ game: 'texas-holdem' });
    floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
    post(floor, 'hgc-three-of-a-kind-on-the-flop', { paidBy: 'hj', values: { rank: '9' } });
    const seats = [1, 2, 3, 4, 5].map((seat) => (seat === 1 ? { seat, hole: '8h Kh' } : { seat }));
    expectSurveillance(floor, { seats, board: '9s 9d 9c' });
  });

  function expectSurveillance(floor: Floor, deal: Readonly<Record<string, unknown>>): void {
    floor.do('dana', 'start-round', { table: 'T1', fees: [] });
    const id = call(floor);
    const at = sure(parseMoment(floor.at, 'at'));
    const looked = { house: floor.house, rulebook: RULEBOOK, at };
    expect(verdictOf(looked, { call: id, deal })).toMatchObject({ needs: { surveillance: true } });
    floor.do('flo', 'verify-call', { call: id, deal });
    expect(floor.refused('fred', 'authorize-call', { call: id })).toBe('surveillance-not-told');
    floor.do('flo', 'verify-call', { call: id, deal, checks: { surveillance: true } });
    const awarded = onlyEvent(floor.do('fred', 'authorize-call', { call: id }), 'prize-awarded');
    expect(awarded.claims.length).toBeGreaterThan(0);
  }
});
