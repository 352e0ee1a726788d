// The deal is frozen: what lay on the table when it was dealt is what is paid, whatever a badge does between
// the deal and the call.
//
// Figures: the meter of Blazing Sevens begins with $5,000 and has 20 cents of each fee; three sevens of one color
// win it, three of two colors $500.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { USUAL_SETTINGS } from '#house';
import {
  asBefore,
  type Floor,
  openedFloor,
  sampleOf,
} from '../../src/house/fixtures/floor.fixture.ts';
import { post } from '../../src/house/fixtures/jackpot.fixture.ts';
import { FIXED, METER } from '../../src/server/api/won.fixture.ts';
import { type Attacked, attacked } from './attack.fixture.ts';

let room: Attacked;
beforeEach(async () => {
  room = await attacked();
});
afterEach(() => room.served.close());

const reason = 'as asked';
const T1 = { table: 'T1' };
const SEEN = { deckCounted: true, checks: { surveillance: true } };

/** A round at a table with a dollar at each of some seats, whose players are known. */
async function dealt(seats: readonly number[] = [1, 2], table = 'T1'): Promise<void> {
  for (const seat of seats) {
    await room.as('dana', 'seat-person', { table, seat, patron: `p${seat}` });
  }
  const fees = [{ offering: 'blazing', seats }];
  expect((await room.as('dana', 'start-round', { table, fees })).code).toBe('done');
}

const calls = (more: object = {}) =>
  room.as('dana', 'call-hand', { ...T1, seat: 1, offering: 'blazing', ...more });

/** Flo sees the cards, Fred and Max sign; the claims. */
async function decides(call: string, deal: object = FIXED) {
  const verified = await room.as('flo', 'verify-call', { call, deal, ...SEEN });
  expect(verified.body).not.toHaveProperty('code');
  await room.as('fred', 'authorize-call', { call });
  const isSigned = await room.served.room.house.read((house) => !house.calls.has(call));
  if (!isSigned) await room.as('max', 'authorize-call', { call });
  return claimsOf(call);
}

async function claimsOf(call: string) {
  const all = await room.served.room.house.read((house) =>
    [...house.claims.values()].filter((claim) => claim.call === call),
  );
  return all.map(({ patron, seat, amount, status }) => ({
    patron,
    seat,
    amount: Number(amount) / 100,
    status,
  }));
}

const RAISED = {
  ...sampleOf('hgc-blazing-sevens'),
  values: { seed: '5000.00', reseed: '10000.00', adminFee: '12.00' },
};

/** $500 of the patron in seat 1, as it was reckoned at the deal. */
const FIRST = [{ patron: 'p1', seat: 1, amount: 500, status: 'open' }];

async function exceptions(): Promise<readonly string[]> {
  const { sections } = await room.get('rex', '/reports/exceptions?from=2026-11-16');
  return sections[0].rows.map(
    ({ kind, by, proposedBy }: Record<string, string>) =>
      `${kind}: ${[proposedBy, by].filter(Boolean).join(' and ')}`,
  );
}

describe('nothing adds a winner after the deal, or takes one away', () => {
  test('T1: a friend who sits down after the deal has no part in it', async () => {
    await dealt();
    await room.as('dana', 'seat-person', { ...T1, seat: 3, patron: 'p9' });
    expect((await calls({ seat: 3 })).code).toBe('no-fee');
    const { id: call } = await calls();
    const seats = [{ seat: 1 }, { seat: 3, cards: '7c 7s' }];
    const told = await room.as('flo', 'verify-call', { call, deal: { ...METER, seats } });
    expect(told.code).toBe('not-as-dealt');
    expect(told.body.problems).toEqual([
      { path: 'deal.seats[1].seat', message: 'seat 3 was not dealt in' },
    ]);
    expect(room.happened('prize-awarded')).toBe(0);
    // Two fees: $5,000.40, all of it held for the call.
    expect(await room.balance('fund/blazing/held/progressive')).toBe('5000.40');
  });

  test('T2: money that goes back after the deal makes no other winner', async () => {
    await dealt();
    const back = { ...T1, offering: 'blazing', seats: [1], reason };
    expect((await room.as('flo', 'return-fees', back)).code).toBe('two-people-needed');
    const both = await room.together('flo', 'fred', { type: 'return-fees', ...back });
    expect(both.code).toBe('done');
    expect(await room.balance('table/T1/box')).toBe('1.00');
    expect(await decides((await calls()).id)).toEqual(FIRST);
    expect(await exceptions()).toContain('fees given back: flo and fred');
  });

  test('T3: a round that the dealer ends can be called until the next deal and two minutes into it', async () => {
    await dealt();
    await room.as('dana', 'end-round', T1);
    expect((await calls()).code).toBe('no-round');
    expect((await calls({ round: 2 })).code).toBe('no-round');
    const fees = [{ offering: 'blazing', seats: [1, 2] }];
    await room.as('dana', 'start-round', { ...T1, fees });
    room.served.room.now += 120_000;
    const { id: call } = await calls({ round: 1 });
    expect(await decides(call)).toEqual(FIRST);
    await room.as('dana', 'end-round', T1);
    await room.as('dana', 'start-round', { ...T1, fees });
    room.served.room.now += 120_001;
    expect((await calls({ round: 2 })).code).toBe('no-round');
  });

  test('T4: an offering that is suspended when a hand is hit pays it', async () => {
    await dealt();
    expect((await room.as('flo', 'suspend-offering', { offering: 'blazing', reason })).code).toBe(
      'done',
    );
    expect(await decides((await calls()).id)).toEqual(FIRST);
    await room.as('dana', 'end-round', T1);
    const next = { ...T1, fees: [{ offering: 'blazing', seats: [1] }] };
    expect((await room.as('dana', 'start-round', next)).code).toBe('suspended');
    expect(await exceptions()).toContain('suspension: flo');
  });

  test('T5: who is excluded between deal and call has a claim that compliance decides about', async () => {
    await dealt();
    await room.as('max', 'exclude-patron', { patron: 'p1', reason });
    const { id: call } = await calls();
    expect(await decides(call)).toEqual(FIRST);
    const claim = `${call}:1`;
    const pay = () => room.as('cora', 'pay-claim', { claim, from: 'cage' });
    expect((await pay()).code).toBe('excluded-since');
    const lift = { claim, reason, evidence: 'file 17' };
    expect((await room.as('max', 'override-block', lift)).code).toBe('two-people-needed');
    expect((await pay()).code).toBe('excluded-since');
    const both = await room.together('max', 'carl', { type: 'override-block', ...lift });
    expect(both.code).toBe('done');
    expect((await pay()).code).toBe('done');
    expect(await exceptions()).toContain('block lifted: max and carl');
    // From the next deal on nothing is taken of them.
    await room.as('dana', 'end-round', T1);
    const next = { ...T1, fees: [{ offering: 'blazing', seats: [1, 2] }] };
    expect((await room.as('dana', 'start-round', next)).code).toBe('may-not-pay');
  });

  test('T6: a winner who is unseated or marked as an employee in the round is paid', async () => {
    await dealt();
    await room.as('dana', 'leave-seat', { ...T1, seat: 1 });
    const person = 'employee-off-duty';
    await room.as('dana', 'seat-person', { ...T1, seat: 1, person, patron: 'p9' });
    expect(await decides((await calls()).id)).toEqual(FIRST);
  });

  test('T13: the pay table of the deal pays, though another one is posted before the call', async () => {
    await dealt();
    await room.as('dana', 'end-round', T1);
    await room.as('flo', 'suspend-offering', { offering: 'blazing', reason });
    const action = { type: 'change-offering', offering: 'blazing', document: RAISED };
    expect((await room.both('mia', 'abe', action)).code).toBe('done');
    // Two fees: $5,000.40; the reserve and the house bring the meter back to $5,000, and not to $10,000.
    expect(await decides((await calls({ round: 1 })).id, METER)).toEqual([
      { ...FIRST[0], amount: 5000.4 },
    ]);
    expect(await room.balance('fund/blazing/meter/progressive')).toBe('5000.00');
  });
});

describe('calls in line', () => {
  async function secondTable(more: object = {}): Promise<string> {
    const install = { type: 'install-table', table: 'T2', seats: 7 };
    expect((await room.together('max', 'abe', install)).code).toBe('done');
    const open = { table: 'T2', game: 'blackjack-poker', ...more };
    return (await room.as('flo', 'open-table', open)).code;
  }

  test('T7: a call at another table is verified at once, and told whom it waits for', async () => {
    await secondTable();
    await dealt([1, 2]);
    await dealt([3, 4], 'T2');
    const { id: first } = await calls();
    const { id: second } = await calls({ table: 'T2', seat: 3 });
    const deal = { ...METER, seats: [{ seat: 3, cards: '7c 7s' }] };
    const check = await room.send('flo', `/calls/${second}/check`, { body: { deal } });
    expect(check.body).toMatchObject({
      kind: 'waits',
      rows: expect.arrayContaining([expect.objectContaining({ seat: 3 })]),
      behind: { call: first, table: 'T1', seat: 1 },
    });
    const verified = await room.as('flo', 'verify-call', { call: second, deal, ...SEEN });
    expect(verified.code).toBe('done');
    const waiting = await room.as('fred', 'authorize-call', { call: second });
    expect(waiting.code).toBe('waits-in-line');
    expect(waiting.body.detail).toContain('behind T1, seat 1');
    expect(room.happened('prize-awarded')).toBe(0);
    // Four fees: $5,000.80 for the first; the second has the meter as that leaves it.
    expect(await decides(first, METER)).toEqual([{ ...FIRST[0], amount: 5000.8 }]);
    await room.as('fred', 'authorize-call', { call: second });
    await room.as('max', 'authorize-call', { call: second });
    expect(await claimsOf(second)).toEqual([
      { patron: 'p3', seat: 3, amount: 5000, status: 'open' },
    ]);
  });

  test('T8: no one opens a free table for a friend alone', async () => {
    expect(await secondTable({ npn: true })).toBe('two-people-needed');
    expect(room.happened('table-opened')).toBe(1);
  });

  test('T14: the next round does not start over a hand whose cards are not entered', async () => {
    await dealt();
    await room.as('dana', 'end-round', T1);
    const { id: call } = await calls({ round: 1 });
    const next = { ...T1, fees: [{ offering: 'blazing', seats: [1, 2] }] };
    expect((await room.as('dana', 'start-round', next)).code).toBe('call-pending');
    expect((await room.as('flo', 'close-table', T1)).code).toBe('call-pending');
    await room.as('flo', 'verify-call', { call, deal: FIXED, ...SEEN });
    expect((await room.as('dana', 'start-round', next)).code).toBe('done');
    await room.as('fred', 'authorize-call', { call });
    expect(await claimsOf(call)).toEqual(FIRST);
  });
});

describe('cards and signatures', () => {
  test('T9: no one rejects a good call alone, and its cards stay', async () => {
    await dealt();
    const { id: call } = await calls();
    await room.as('flo', 'verify-call', { call, deal: FIXED, ...SEEN });
    expect((await room.as('flo', 'reject-call', { call, reason })).code).toBe('two-people-needed');
    const both = await room.together('flo', 'fred', { type: 'reject-call', call, reason });
    expect(both.code).toBe('done');
    const cards = room.served.room
      .log()
      .flatMap(({ events = [] }) => events)
      .find((event) => event.type === 'call-verified');
    expect(cards).toMatchObject({ call, deal: { dealer: { up: '7s' } } });
    expect(await exceptions()).toContain('back-out: flo and fred');
    expect(await room.balance('fund/blazing/meter/progressive')).toBe('5000.40');
  });

  test('T10: who has called neither verifies nor signs, nor does who has verified', async () => {
    await dealt();
    const { id: call } = await room.as('flo', 'call-hand', { ...T1, seat: 1, offering: 'blazing' });
    const enter = { call, deal: FIXED, ...SEEN };
    expect((await room.as('flo', 'verify-call', enter)).code).toBe('second-person');
    expect((await room.as('fred', 'verify-call', enter)).code).toBe('done');
    for (const badge of ['flo', 'fred']) {
      expect((await room.as(badge, 'authorize-call', { call })).code).toBe('second-person');
    }
    expect(room.happened('prize-awarded')).toBe(0);
  });

  test('T10: a second badge of the same human is no second person', () => {
    const floor: Floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-blazing-sevens');
    for (const [staff, role] of [
      ['dana', 'dealer'],
      ['twin', 'floor'],
    ] as const) {
      asBefore(floor, 'max', { type: 'staff-appointed', staff, roles: [role], personnel: '17' });
    }
    floor.do('dana', 'start-round', { ...T1, fees: [{ offering: 'jackpot', seats: [1] }] });
    floor.do('dana', 'call-hand', { ...T1, seat: 1, offering: 'jackpot' });
    const call = [...floor.house.calls.keys()][0];
    expect(floor.refused('twin', 'verify-call', { call, deal: FIXED })).toBe('second-person');
    floor.do('flo', 'verify-call', { call, deal: FIXED });
    expect(floor.refused('twin', 'authorize-call', { call })).toBe('second-person');
    floor.do('fred', 'authorize-call', { call });
    expect(floor.house.claims.size).toBe(1);
  });

  test('T11: a fee that was missed is corrected by two, and not once the cards are known', async () => {
    await room.as('dana', 'seat-person', { ...T1, seat: 2, patron: 'p2' });
    await dealt([1]);
    const missed = { ...T1, offering: 'blazing', seat: 2, wasThere: true, reason };
    expect((await room.as('flo', 'correct-fee', missed)).code).toBe('two-people-needed');
    const corrects = (more: object = {}) =>
      room.together('dana', 'flo', { type: 'correct-fee', ...missed, ...more });
    expect((await corrects()).code).toBe('done');
    expect((await corrects()).code).toBe('fee-twice');
    expect(await room.balance('table/T1/box')).toBe('2.00');
    expect(await room.balance('fund/blazing/meter/progressive')).toBe('5000.40');
    expect(await exceptions()).toContain('fee corrected: dana and flo');
    const { id: call } = await calls({ seat: 2 });
    const deal = { ...FIXED, seats: [{ seat: 2, cards: '7h 7d' }] };
    expect(await decides(call, deal)).toEqual([
      { patron: 'p2', seat: 2, amount: 500, status: 'open' },
    ]);
    expect((await corrects({ seat: 3 })).code).toBe('wrong-step');
  });

  test('T12: two of the floor award no jackpot without a deck count and surveillance', async () => {
    const settings = {
      ...USUAL_SETTINGS,
      powers: { profile: 'standard' },
      deckCountFrom: '500.00',
      surveillanceFrom: '1200.00',
    };
    await room.both('max', 'abe', { type: 'change-settings', settings });
    await dealt();
    const { id: call } = await calls();
    const signs = async (looked: object) => {
      await room.as('flo', 'verify-call', { call, deal: METER, ...looked });
      return (await room.as('fred', 'authorize-call', { call })).code;
    };
    expect(await signs({})).toBe('deck-not-counted');
    expect(await signs({ deckCounted: true })).toBe('surveillance-not-told');
    expect(room.happened('prize-awarded')).toBe(0);
    expect(await decides(call, METER)).toEqual([{ ...FIRST[0], amount: 5000.4 }]);
  });

  test('what is entered besides cards never differs from the record', async () => {
    await dealt();
    const { id: call } = await calls();
    const seats = [{ seat: 1, cards: '7h 7d', person: 'tpp', position: 'player-dealer' }];
    const deal = { ...FIXED, game: 'baccarat', limit: '$5-$50', seats };
    const told = await room.as('flo', 'verify-call', { call, deal });
    expect(told.code).toBe('not-as-dealt');
    expect(told.body.problems.map(({ path }: { path: string }) => path)).toEqual([
      'deal.game',
      'deal.limit',
      'deal.seats[0].person',
      'deal.seats[0].position',
    ]);
  });

  test('the check of the cards names everyone who was dealt in', async () => {
    await dealt([1, 2]);
    const { id: call } = await calls();
    const check = await room.send('flo', `/calls/${call}/check`, { body: { deal: FIXED } });
    expect(check.body.seats).toMatchObject([
      { seat: 1, patron: 'p1', amount: '500.00' },
      { seat: 2, patron: 'p2', because: [] },
    ]);
  });
});
