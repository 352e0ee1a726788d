// One named attack a test: what one badge could do alone, tried over HTTP as that badge.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashText } from '#drawing';
import { USUAL_SETTINGS } from '#house';
import { STRUCTURE } from '../../src/house/promotions/tournaments/room.fixture.ts';
import { METER, winIn } from '../../src/server/api/won.fixture.ts';
import { type Attacked, attacked } from './attack.fixture.ts';

let room: Attacked;
beforeEach(async () => {
  room = await attacked();
});
afterEach(() => room.served.close());

const reason = 'as asked';
const CODE = 'K7QM-3XPF-88ZR-C0DE';

/** The lines of today's list of exceptions, as the regulator's seat has them. */
async function exceptions(): Promise<readonly string[]> {
  const { sections } = await room.get('rex', '/reports/exceptions?from=2026-11-16');
  return sections[0].rows.map(
    ({ kind, by, proposedBy }: Record<string, string>) =>
      `${kind}: ${[proposedBy, by].filter(Boolean).join(' and ')}`,
  );
}

describe('badges', () => {
  const appoint = (staff: string, roles: readonly string[], more: object = {}) => ({
    action: { type: 'appoint-staff', staff, roles, ...more },
  });

  test('A3: compliance approves no elevation of their own', async () => {
    const { id } = await room.as('max', 'propose', appoint('carl', ['compliance', 'accounting']));
    expect((await room.as('carl', 'approve', { proposal: id })).code).toBe('own-affair');
    expect((await room.as('abe', 'approve', { proposal: id })).code).toBe('done');
  });

  test('A4: roles that exclude each other do not meet on one badge', async () => {
    for (const roles of [
      ['manager', 'compliance'],
      ['administrator', 'desk'],
      ['regulator', 'accounting'],
      ['count', 'cage'],
    ]) {
      expect((await room.as('max', 'propose', appoint('two', roles))).code).toBe('roles-apart');
    }
    expect(room.happened('staff-appointed')).toBe(0);
  });

  test('A5: one human has one badge', async () => {
    const { action } = appoint('one', ['floor'], { personnel: '4711' });
    expect((await room.both('max', 'abe', action)).code).toBe('done');
    const other = appoint('other', ['compliance'], { personnel: '4711' });
    expect((await room.as('max', 'propose', other)).code).toBe('person-twice');
  });

  test('A6: no one approves with a badge that the other has just given', async () => {
    const { action } = appoint('nell', ['accounting']);
    await room.both('max', 'abe', action);
    const proposal = (
      await room.as('max', 'propose', {
        action: { type: 'change-settings', settings: USUAL_SETTINGS },
      })
    ).id;
    const decided = await room.served.room.house.submit({
      id: 'by-nell',
      by: 'nell',
      type: 'approve',
      proposal,
    });
    expect(decided).toMatchObject({ refusal: { code: 'fresh-badge' } });
  });

  test('A7: no one dismisses a badge alone', async () => {
    const alone = await room.as('max', 'dismiss-staff', { staff: 'carl' });
    expect(alone.code).toBe('two-people-needed');
    await room.both('max', 'abe', appoint('cy', ['compliance']).action);
    const own = await room.as('max', 'propose', {
      command: { type: 'dismiss-staff', staff: 'carl' },
    });
    expect((await room.as('carl', 'approve', { proposal: own.id })).code).toBe('own-affair');
    expect(room.happened('staff-dismissed')).toBe(0);
  });

  test('A7: control never becomes one person, and the house takes no badge from the regulator', async () => {
    const dismissing = (staff: string) => ({ type: 'dismiss-staff', staff });
    expect((await room.together('max', 'abe', dismissing('carl'))).code).toBe('second-person');
    expect((await room.together('ada', 'abe', dismissing('rex'))).code).toBe('not-permitted');
    // Nor by other roles for the same badge.
    expect((await room.both('max', 'abe', appoint('carl', ['dealer']).action)).code).toBe(
      'second-person',
    );
    expect((await room.both('ada', 'abe', appoint('rex', ['dealer']).action)).code).toBe(
      'not-permitted',
    );
    expect([room.happened('staff-dismissed'), room.happened('staff-appointed')]).toEqual([0, 0]);
    // With a third of control, one may go.
    expect((await room.both('max', 'carl', appoint('cy', ['compliance']).action)).code).toBe(
      'done',
    );
    expect((await room.together('max', 'abe', dismissing('carl'))).code).toBe('done');
  });

  test('A8: looser limits begin on the next gaming day, and are on the list', async () => {
    const settings = { ...USUAL_SETTINGS, trayLimit: '900.00', powers: { profile: 'small-room' } };
    await room.both('max', 'abe', { type: 'change-settings', settings });
    expect((await room.get('max', '/settings')).powers).toEqual({ profile: 'standard' });
    expect(await exceptions()).toContain('loosened settings: max and abe');
    room.served.room.now = Date.parse('2026-11-17T14:00:00Z');
    await room.served.room.house.tick();
    const begun = await room.served.room.house.read(({ settings }) => ({ ...settings }));
    expect(begun).toMatchObject({ trayLimit: '900.00', powers: { profile: 'small-room' } });
  });

  test('A8: no settings go above what any house may', async () => {
    const limits = { tickets: { each: 1_000, day: 1_000 } };
    const settings = { ...USUAL_SETTINGS, powers: { profile: 'small-room', limits } };
    const { status, body } = await room.as('max', 'propose', {
      action: { type: 'change-settings', settings },
    });
    expect(status).toBe(400);
    expect(body.problems).toEqual([
      { path: 'action.settings.powers.limits.tickets', message: 'must be at most 20 and 80 a day' },
    ]);
  });

  test('A8: settings that say nothing of the limits leave them as they are', async () => {
    await room.both('max', 'abe', { type: 'change-settings', settings: USUAL_SETTINGS });
    expect((await room.get('max', '/settings')).powers).toEqual({ profile: 'standard' });
  });

  test('A14: a person who looked at another proposal approves nothing', async () => {
    const proposed = await room.as('max', 'propose', {
      command: { type: 'install-table', table: 'T9', seats: 7 },
    });
    const asked = { proposal: proposed.id, digest: '0'.repeat(64) };
    expect((await room.as('abe', 'approve', asked)).code).toBe('changed-proposal');
    const action = { type: 'install-table', table: 'T9', seats: 7 };
    const digest = hashText(JSON.stringify(action));
    expect((await room.as('abe', 'approve', { ...asked, digest })).code).toBe('done');
  });

  test('A15: the sealed code gives one badge no more than $600, and every act is told', async () => {
    const codeHash = hashText(CODE);
    await room.together('abe', 'carl', { type: 'seal-code', codeHash, reason });
    const fill = (amount: string) => room.as('cora', 'fill-tray', { table: 'T1', amount });
    expect((await fill('100.00')).code).toBe('two-people-needed');
    expect(
      (await room.as('cora', 'break-glass', { code: CODE.replace('K', 'J'), reason })).code,
    ).toBe('wrong-code');
    expect((await room.as('cora', 'break-glass', { code: CODE, reason })).code).toBe('done');
    expect((await fill('100.00')).code).toBe('done');
    await room.post('bay101-match-play', 'match');
    const coupons = (count: number) => ({
      batch: `b${count}`,
      offering: 'match',
      instrument: 'match-play-coupon',
      count,
      how: 'advertisement',
      expires: '2026-11-30',
    });
    expect((await room.as('flo', 'break-glass', { code: CODE, reason })).code).toBe('wrong-code');
    expect((await room.as('max', 'issue-instruments', coupons(1))).code).not.toBe('done');
    // What takes control is not what a code stands in for.
    const adjust = await room.as('cora', 'dismiss-staff', { staff: 'dana' });
    expect(adjust.code).toBe('not-permitted');
    expect(await exceptions()).toEqual(
      expect.arrayContaining(['sealed code opened: cora', 'alone with the code: cora']),
    );
    room.served.room.now += 2 * 3_600_000;
    const late = await room.served.ask('/commands/fill-tray', {
      body: { table: 'T1', amount: '100.00' },
      token: await room.served.signIn('cora'),
      key: 'late',
    });
    expect(late.body.code).toBe('two-people-needed');
  });

  test('A17: a proposal ends after a day, that of a posting after a week', async () => {
    const command = { type: 'install-table', table: 'T9', seats: 7 };
    const { id } = await room.as('max', 'propose', { command });
    room.served.room.now += 24 * 3_600_000;
    const abe = await room.served.signIn('abe');
    const late = await room.served.ask('/commands/approve', {
      body: { proposal: id },
      token: abe,
      key: 'late',
    });
    expect(late.body.code).toBe('proposal-over');
  });
});

describe('what is as good as money', () => {
  test('P1: a desk clerk issues five tickets, not 500', async () => {
    await room.post('hgc-cash-drawing', 'cash');
    const issue = (count: number) =>
      room.as('dee', 'issue-tickets', { offering: 'cash', patron: 'p1', count, reason });
    expect((await issue(500)).code).toBe('limit-of-day');
    for (let times = 1; times <= 4; times++) expect((await issue(5)).code).toBe('done');
    expect((await issue(1)).code).toBe('limit-of-day');
    const command = { type: 'issue-tickets', offering: 'cash', patron: 'p1', count: 6, reason };
    expect((await room.together('dee', 'flo', command)).code).toBe('done');
    expect(room.happened('tickets-issued')).toBe(5);
    expect(await exceptions()).toEqual(
      expect.arrayContaining(['near a limit: dee', 'beyond a limit: dee and flo']),
    );
  });

  test('P2: a desk clerk issues no $20,000 of free play', async () => {
    await room.post('bay101-match-play', 'match');
    const issue = (count: number, more: object = { patron: 'p1' }) =>
      room.as('dee', 'issue-instruments', {
        batch: `b${count}`,
        offering: 'match',
        instrument: 'match-play-coupon',
        count,
        how: 'advertisement',
        expires: '2026-11-30',
        ...more,
      });
    expect((await issue(100)).code).toBe('limit-of-day');
    expect((await issue(1, {})).code).toBe('two-people-needed');
    expect(room.happened('instruments-issued')).toBe(0);
  });

  test('P3: many badges together stop at ten times what one may', async () => {
    const limits = { patrons: { each: 1, day: 1 } };
    const settings = { ...USUAL_SETTINGS, powers: { profile: 'standard', limits } };
    await room.both('max', 'abe', { type: 'change-settings', settings });
    const codes: string[] = [];
    for (const badge of ['dee', 'cora', 'flo', 'fred', 'max']) {
      for (const patron of ['a', 'b']) {
        codes.push((await room.as(badge, 'enrol-patron', { patron: `${badge}-${patron}` })).code);
      }
    }
    expect(codes).toEqual(Array.from({ length: 5 }, () => ['done', 'limit-of-day']).flat());
  });

  test('P8: marketing grants no entry to a friend alone', async () => {
    await room.post('bay101-poker-tournaments', 'poker');
    const tournament = {
      type: 'announce-tournament',
      tournament: 'night',
      offering: 'poker',
      title: 'Night',
      game: 'texas-holdem',
      startsAt: '2026-11-16T20:00:00-08:00',
      structure: STRUCTURE,
    };
    expect((await room.together('mia', 'max', tournament)).code).toBe('done');
    const grant = { tournament: 'night', patron: 'p1', way: 'satellite', source: 'Tuesday' };
    expect((await room.as('mia', 'grant-entry', grant)).code).toBe('two-people-needed');
    const proposed = await room.as('mia', 'propose', {
      command: { type: 'grant-entry', ...grant },
    });
    expect((await room.as('mia', 'approve', { proposal: proposed.id })).code).toBe('not-permitted');
    expect((await room.as('max', 'approve', { proposal: proposed.id })).code).toBe('done');
  });

  test('P9: accounting books no capital alone', async () => {
    const before = await room.balance('house/capital');
    const capital = { amount: '50000.00', reason: 'bank slip 17' };
    expect((await room.as('abe', 'bring-capital', capital)).code).toBe('two-people-needed');
    expect(await room.balance('house/capital')).toBe(before);
    expect((await room.together('abe', 'carl', { type: 'bring-capital', ...capital })).code).toBe(
      'done',
    );
  });

  test('P10: a box is counted twice, however well the first count agrees', async () => {
    await room.as('dana', 'start-round', {
      table: 'T1',
      fees: [{ offering: 'blazing', seats: [1, 2, 3] }],
    });
    await room.as('dana', 'end-round', { table: 'T1' });
    expect((await room.together('flo', 'max', { type: 'drop-box', table: 'T1' })).code).toBe(
      'done',
    );
    const count = { drop: 'T1.1', counted: '3.00' };
    expect((await room.as('cora', 'count-box', count)).code).toBe('done');
    expect((await room.as('cora', 'count-box', count)).code).toBe('count-again');
    expect(room.happened('box-counted')).toBe(0);
  });

  test('P13: fifty corrections of $599 are one of $29,950', async () => {
    const adjust = () =>
      room.both('flo', 'abe', {
        type: 'adjust-fund',
        offering: 'blazing',
        account: 'reserve',
        by: '599.00',
        against: 'house',
        reason,
      });
    for (let times = 1; times <= 8; times++) expect((await adjust()).code).toBe('done');
    expect((await adjust()).code).toBe('limit-of-day');
    expect(room.happened('fund-adjusted')).toBe(8);
  });

  test('C5: a cashier pays prizes up to the limit of the day, and no more alone', async () => {
    const limits = { cash: { each: 600, day: 1_000 } };
    const settings = { ...USUAL_SETTINGS, powers: { profile: 'standard', limits } };
    await room.both('max', 'abe', { type: 'change-settings', settings });
    const fixed = { decks: 6, seats: [{ seat: 1, cards: '7h 7d' }], dealer: { up: '7s' } };
    const pay = async () => {
      const { claim } = await winIn(room.served, fixed);
      return room.as('cora', 'pay-claim', { claim, patron: 'p1', from: 'cage' });
    };
    const codes = [await pay(), await pay(), await pay()].map(({ code }) => code);
    expect(codes).toEqual(['done', 'done', 'limit-of-day']);
  });

  test('C10: no award is voided without control, and the list has both names', async () => {
    const { call } = await winIn(room.served, METER);
    const action = { type: 'void-award', call, reason };
    expect((await room.both('max', 'flo', action)).code).toBe('not-permitted');
    expect((await room.both('max', 'carl', action)).code).toBe('done');
    expect(await exceptions()).toContain('void: max and carl');
  });
});

describe('drawings and contests', () => {
  const announcement = (more: object = {}) => ({
    type: 'announce-drawing',
    drawing: 'tonight',
    offering: 'cash',
    row: 'cash',
    ...more,
  });

  test('D9: no one voids a ticket alone', async () => {
    await room.post('hgc-cash-drawing', 'cash');
    await room.as('dee', 'issue-tickets', { offering: 'cash', patron: 'p1', count: 1, reason });
    const ticket = 'cash-0000001-000000';
    expect((await room.as('max', 'void-ticket', { ticket, reason })).code).toBe(
      'two-people-needed',
    );
    expect(room.happened('tickets-voided')).toBe(0);
  });

  test('D11: marketing announces no drawing of 100 winners', async () => {
    await room.post('hgc-cash-drawing', 'cash');
    const { type: _, ...fields } = announcement({ winners: 100 });
    expect((await room.as('mia', 'announce-drawing', fields)).code).toBe('two-people-needed');
    expect(room.happened('drawing-announced')).toBe(0);
  });
});
