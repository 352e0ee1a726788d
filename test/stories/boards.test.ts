// Boards, each sheet from its posting to the last paid claim, over HTTP only. The figures
// are those of the posted values, divided by hand in the comments.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { amountsOf, type ClaimLine, claimsOf, feeds } from './claims.fixture.ts';
import { type Evening, only, openEvening } from './evening.fixture.ts';

let evening: Evening;
afterEach(() => evening.close());

/** A table of hold'em with these patrons in its first seats. */
async function seats(...patrons: readonly string[]): Promise<void> {
  await evening.enrols(...patrons);
  const all = Object.fromEntries(patrons.map((patron, at) => [at + 1, { patron }]));
  await evening.opens('P1', 'texas-holdem', { ...all, 5: {} });
}

const SEVENS_FULL = ['7h 7d', '7c 2s 2h 3d 9c'] as const;
const KINGS_FULL = ['Kh Kd', 'Kc 2s 2h 3d 9c'] as const;
const STRAIGHT = ['Tc 2d', '6h 7s 8d 9c Kh'] as const;
const FOUR_NINES = ['9h 9d', '9c 9s 2h 3d 4c'] as const;
const ROYAL = ['As Ks', 'Qs Js Ts 3c 4d'] as const;
type Hand = readonly [hole: string, board: string];

const calls = async (seat: number): Promise<string> => {
  await evening.does('dana', 'start-round', { table: 'P1', fees: [] });
  const called = await evening.does('dana', 'call-hand', { table: 'P1', seat, offering: 'promo' });
  return String(only(called, 'hand-called')['call']);
};

/** Flo verifies the cards, Fred authorizes: the hand goes up on the board. */
async function decides(call: string, seat: number, [hole, board]: Hand) {
  const dealt = [1, 2, 3, 4, 5].map((each) => (each === seat ? { seat, hole } : { seat: each }));
  const deal = { seats: dealt, board, pot: '40.00' };
  await evening.does('flo', 'verify-call', { call, deal });
  const events = await evening.does('fred', 'authorize-call', { call });
  await evening.does('dana', 'end-round', { table: 'P1' });
  return events;
}

const shows = async (seat: number, hand: Hand) => decides(await calls(seat), seat, hand);

interface SignBoard {
  readonly lines: readonly { readonly words: string; readonly seat: number }[];
}
const sign = async () => (await evening.served.ask('/board-sign')).body as readonly SignBoard[];
const readOnSign = async () =>
  (await sign()).flatMap(({ lines }) => lines.map(({ words, seat }) => `${seat}: ${words}`));

describe('hgc-high-hand-happy-hours', () => {
  beforeEach(async () => {
    evening = await openEvening('2026-11-16T10:50:00-08:00');
    await feeds(evening, 'hj', { of: 'GEGA-001477', amount: '2000' });
    await seats('ann', 'bo', 'cy');
    const hours = [{ from: '11:00', until: '12:00' }];
    await evening.posts('hgc-high-hand-happy-hours', { hours }, { paidBy: 'hj' });
  });

  test('equal hands divide $500, a hand of the last minute counts, and ID is seen first', async () => {
    await evening.does('dana', 'start-round', { table: 'P1', fees: [] });
    const early = { table: 'P1', seat: 1, offering: 'promo' };
    expect(await evening.refused('dana', 'call-hand', early)).toBe('not-offered');
    await evening.does('dana', 'end-round', { table: 'P1' });
    await evening.movesTo('2026-11-16T11:10:00-08:00');
    await shows(1, SEVENS_FULL);
    await shows(2, STRAIGHT);
    await shows(3, KINGS_FULL);
    expect(await readOnSign()).toEqual([
      '3: kings full of deuces',
      '1: sevens full of deuces',
      '2: ten-high straight',
    ]);
    expect(JSON.stringify(await sign())).not.toContain('ann');
    await evening.movesTo('2026-11-16T11:59:00-08:00');
    const last = await calls(1);
    // The hour is over, and a hand of it is not decided yet.
    expect(await evening.movesTo('2026-11-16T12:00:00-08:00')).toEqual([]);
    await decides(last, 1, KINGS_FULL);
    const board = 'promo.2026-11-16.1100';
    expect(await evening.refused('max', 'award-board', { board })).toBe('board-not-over');
    const closed = await evening.movesTo('2026-11-16T12:04:00-08:00');
    expect(only(closed, 'board-closed')).toMatchObject({ board });
    const claims = claimsOf(await evening.does('max', 'award-board', { board }));
    expect(amountsOf(claims)).toEqual(['cy 250.00', 'ann 250.00']);
    const [first] = claims as [ClaimLine];
    const unseen = { claim: first.id, patron: 'cy', from: 'cage' };
    expect(await evening.refused('cora', 'pay-claim', unseen)).toBe('identity-needed');
    for (const { id, patron } of claims) await evening.pays(id, patron);
    expect(await evening.balance('fund/hj/reserve')).toBe('1500.00');
    expect(await evening.balance('fund/promo/payable')).toBe('0.00');
    expect(await evening.refused('fred', 'award-board', { board })).toBe('board-done');
  });

  test('a line is struck by two people, and the history names both', async () => {
    await evening.movesTo('2026-11-16T11:10:00-08:00');
    await shows(1, SEVENS_FULL);
    await shows(2, KINGS_FULL);
    await evening.movesTo('2026-11-16T12:00:00-08:00');
    const board = 'promo.2026-11-16.1100';
    const view = (await evening.sees('dee', `/boards/${board}`)) as {
      readonly lines: readonly { readonly entry: string }[];
    };
    const strike = { board, entry: view.lines[0]?.entry, isStruck: true, reason: 'a fouled deck' };
    await evening.does('flo', 'correct-entry', strike);
    expect(await evening.refused('flo', 'confirm-correction', { board })).toBe('second-person');
    await evening.does('fred', 'confirm-correction', { board });
    expect(await evening.sees('dee', `/boards/${board}`)).toMatchObject({
      history: [{ recordedBy: 'flo', confirmedBy: 'fred', reason: 'a fouled deck' }],
    });
    const claims = claimsOf(await evening.does('max', 'award-board', { board }));
    expect(amountsOf(claims)).toEqual(['ann 500.00']);
    await evening.pays(claims[0]?.id ?? '', 'ann');
  });
});

describe('bay101-poker-high-hand-bonus', () => {
  const opens = async (option: string, values: object) => {
    evening = await openEvening('2026-11-16T12:00:00-08:00');
    await feeds(evening, 'bonus', { of: 'GEAR-001277', amount: '5000' });
    await seats('ann', 'bo', 'cy');
    await evening.both({
      type: 'post-offering',
      offering: 'promo',
      activity: 'bay101-poker-high-hand-bonus',
      paidBy: 'bonus',
      closesTo: 'common',
      document: {
        options: { hands: option },
        values: { paidIn: 'cash', ...values },
        hours: [{ from: '12:00', until: '18:00' }],
      },
    });
  };
  const board = 'promo.2026-11-16.1200';

  test('chart B: a higher hand takes the place of a lower, and equal ones win $300 each', async () => {
    await opens('B', { highHand: '300.00' });
    await shows(1, SEVENS_FULL);
    expect(await readOnSign()).toEqual(['1: sevens full of deuces']);
    await shows(2, FOUR_NINES);
    await shows(3, FOUR_NINES);
    expect(await readOnSign()).toEqual(['2: four nines', '3: four nines']);
    await evening.movesTo('2026-11-16T18:00:00-08:00');
    const claims = claimsOf(await evening.does('max', 'award-board', { board }));
    expect(amountsOf(claims)).toEqual(['bo 300.00', 'cy 300.00']);
    for (const { id, patron } of claims) await evening.pays(id, patron);
    expect(await evening.balance('fund/bonus/reserve')).toBe('4400.00');
  });

  test('chart A: the royal flush has its $1,000, and nobody the prize of the period', async () => {
    await opens('A', { highHand: '300.00', royalFlush: '1000.00' });
    await shows(1, FOUR_NINES);
    const royal = only(await shows(2, ROYAL), 'prize-awarded');
    const [claim] = royal['claims'] as readonly [ClaimLine];
    expect(claim.amount).toBe('1000.00');
    expect(await readOnSign()).toEqual(['2: royal flush']);
    await evening.movesTo('2026-11-16T18:00:00-08:00');
    expect(await evening.refused('max', 'award-board', { board })).toBe('board-done');
    await evening.pays(claim.id, 'bo');
    expect(await evening.balance('fund/bonus/reserve')).toBe('4000.00');
  });

  test('paid in spins: the high hand leads to the wheel, which pays $100', async () => {
    await opens('B', { highHand: '300.00', paidIn: 'prize wheel spin' });
    await shows(1, FOUR_NINES);
    await evening.movesTo('2026-11-16T18:00:00-08:00');
    const [claim] = claimsOf(await evening.does('max', 'award-board', { board }));
    const { id, patron } = claim as ClaimLine;
    await evening.shows(id, patron);
    const pay = { claim: id, patron, from: 'cage' };
    expect(await evening.refused('cora', 'pay-claim', pay)).toBe('no-show-posted');
    await evening.posts('bay101-prize-wheel', {}, { offering: 'wheel' });
    await evening.does('cora', 'pay-claim', pay);
    const show = { show: 's', offering: 'wheel', game: 'prize-wheel', players: [patron] };
    await evening.does('flo', 'start-show', show);
    expect(await evening.refused('flo', 'start-show', { ...show, show: 'x' })).toBe('not-drawn');
    await evening.signs('s', { step: 'spin', outcome: '$100.00' });
    const [won] = claimsOf(await evening.does('carl', 'award-show', { show: 's' }));
    expect(won).toMatchObject({ patron: 'ann', amount: '100.00' });
    await evening.pays((won as ClaimLine).id, patron);
    // The reserve gives the posted $300 to the house, which has paid $100.
    expect(await evening.balance('fund/bonus/reserve')).toBe('4700.00');
    expect(await evening.balance('house/promotional-costs')).toBe('-200.00');
  });

  test('chart C has no board: each royal flush is paid for itself', async () => {
    await opens('C', { royalFlush: '500.00' });
    const royals = [await shows(1, ROYAL), await shows(2, ROYAL)];
    const claims = royals.flatMap(
      (events) => only(events, 'prize-awarded')['claims'] as ClaimLine[],
    );
    expect(amountsOf(claims)).toEqual(['ann 500.00', 'bo 500.00']);
    for (const { id, patron } of claims) await evening.pays(id, patron);
    expect(await sign()).toEqual([]);
  });
});

describe('hgc-high-hand', () => {
  test('points of five days race for twenty places, and those who tie divide theirs', async () => {
    evening = await openEvening('2026-11-16T12:00:00-08:00');
    await feeds(evening, 'common', { amount: '5000' });
    await seats('ann', 'bo', 'cy');
    const placePrizes = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [
        `${at + 1}`,
        at < 3 ? `${300 - 100 * at}.00` : '20.00',
      ]),
    );
    const race = {
      type: 'post-offering',
      activity: 'hgc-high-hand',
      paidBy: 'common',
      closesTo: 'common',
      document: {
        options: { mode: 'points', absent: '1' },
        values: { placePrizes },
        tables: ['P1'],
        from: '2026-11-16T00:00:00-08:00',
        until: '2026-11-20T23:00:00-08:00',
      },
    };
    await evening.both({ ...race, offering: 'promo' });
    await shows(1, FOUR_NINES);
    await shows(2, SEVENS_FULL);
    await evening.movesTo('2026-11-18T12:00:00-08:00');
    await shows(2, STRAIGHT);
    await shows(3, STRAIGHT);
    // Three points each for Ann and Bo, one for Cy.
    expect(await readOnSign()).toEqual(['1: 3 points', '2: 3 points', '3: 1 point']);
    await evening.movesTo('2026-11-20T23:00:00-08:00');
    const board = 'promo.2026-11-16';
    const claims = claimsOf(await evening.does('max', 'award-board', { board }));
    // The first two share $300 and $200; the third has $100.
    expect(amountsOf(claims)).toEqual(['ann 250.00', 'bo 250.00', 'cy 100.00']);
    for (const { id, patron } of claims) await evening.pays(id, patron);
    expect(await evening.balance('fund/common/reserve')).toBe('4400.00');
  });
});
