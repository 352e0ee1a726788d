// One named attack a test: who plays in a drum, who ends a board, and who gives entry money back.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { STRUCTURE } from '../../src/house/promotions/tournaments/room.fixture.ts';
import { type Attacked, attacked } from './attack.fixture.ts';

let room: Attacked;
beforeEach(async () => {
  room = await attacked();
});
afterEach(() => room.served.close());

const reason = 'as asked';
const table = 'T1';

describe('drums', () => {
  /** Cards of those who play are drawn from. */
  async function announced(): Promise<void> {
    for (const patron of ['p1', 'p2']) {
      const form = {
        givenNames: 'Ann',
        familyName: patron,
        birthDate: '1980-01-01',
        address: '1 Main Street',
        documentKind: 'passport',
        documentNumber: `X-${patron}`,
      };
      await room.send('dee', '/club/members', { body: { patron, form } });
    }
    await room.post('saratoga-hi-lo-progressive', 'hi-lo');
    const drawing = { type: 'announce-drawing', drawing: 'hour', offering: 'hi-lo' };
    // A Thursday, at an hour that is posted.
    room.served.room.now = Date.parse('2026-11-19T14:00:00-08:00');
    await room.signInAgain();
    expect((await room.together('mia', 'max', drawing)).code).toBe('done');
  }

  test('P5: the desk names no one as a player when a drum is closed', async () => {
    await announced();
    for (const field of ['playing', 'players', 'patrons', 'entries']) {
      const answer = await room.as('dee', 'close-drum', { drawing: 'hour', [field]: ['p1'] });
      expect(answer.status).toBe(400);
    }
    expect((await room.as('dee', 'close-drum', { drawing: 'hour' })).code).toBe('empty-drum');
    expect(room.happened('drum-closed')).toBe(0);
  });
});

describe('entries', () => {
  test('P11: the seller of an entry does not refund it', async () => {
    await room.post('bay101-poker-tournaments', 'poker');
    const tournament = 'night';
    const announcement = {
      type: 'announce-tournament',
      tournament,
      offering: 'poker',
      title: 'Night',
      game: 'texas-holdem',
      startsAt: '2026-11-16T20:00:00-08:00',
      structure: STRUCTURE,
    };
    await room.together('mia', 'max', announcement);
    const before = await room.balance('house/cage');
    const entry = { tournament, patron: 'p1', way: 'paid' };
    expect((await room.as('cora', 'enter-tournament', entry)).code).toBe('done');
    const sold = await room.balance('house/cage');
    expect(sold).not.toBe(before);
    const back = { tournament, patron: 'p1', reason };
    const command = { type: 'withdraw-entry', ...back };
    expect((await room.as('cora', 'withdraw-entry', back)).code).toBe('two-people-needed');
    const { id } = await room.as('dee', 'propose', { command });
    expect((await room.as('cora', 'approve', { proposal: id })).code).toBe('second-person');
    expect(await room.balance('house/cage')).toBe(sold);
    expect((await room.as('flo', 'approve', { proposal: id })).code).toBe('done');
    expect(await room.balance('house/cage')).toBe(before);
  });
});

describe('boards', () => {
  /** A race for points with one hand on it; its board. */
  async function leads(more: object = {}): Promise<string> {
    await room.as('flo', 'close-table', { table });
    await room.as('flo', 'open-table', { table, game: 'texas-holdem', limit: '$4-$8' });
    const places = Array.from({ length: 20 }, (_, at) => [`${at + 1}`, at === 0 ? '100.00' : '0']);
    await room.post('hgc-high-hand', 'race', {
      options: { mode: 'points' },
      values: { placePrizes: Object.fromEntries(places) },
      tables: [table],
      ...more,
    });
    for (const seat of [1, 2, 3, 4, 5]) {
      await room.as('dana', 'seat-person', { table, seat, patron: `p${seat}` });
    }
    await room.as('dana', 'start-round', { table, fees: [] });
    const { id: call } = await room.as('dana', 'call-hand', { table, seat: 1, offering: 'race' });
    const seats = [{ seat: 1, hole: '7h 7d' }, ...[2, 3, 4, 5].map((seat) => ({ seat }))];
    const deal = { seats, board: '7c 2s 2h 3d 9c', pot: '40.00' };
    expect((await room.as('flo', 'verify-call', { call, deal })).code).toBe('done');
    await room.as('fred', 'authorize-call', { call });
    const [board] = await room.served.room.house.read(({ boards }) => [...boards.keys()]);
    return board as string;
  }

  test('P12: no one ends a board without a posted end alone, while a friend leads', async () => {
    const board = await leads();
    expect((await room.as('flo', 'close-board', { board })).code).toBe('two-people-needed');
    expect(room.happened('board-closed')).toBe(0);
    const command = { type: 'close-board', board };
    expect((await room.together('flo', 'fred', command)).code).toBe('done');
  });

  test('P12: a board with a posted end is closed by no one before it', async () => {
    const board = await leads({ until: '2026-11-20T10:00:00-08:00' });
    expect((await room.as('flo', 'close-board', { board })).code).toBe('board-not-over');
    const command = { type: 'close-board', board };
    expect((await room.together('flo', 'fred', command)).code).toBe('board-not-over');
    expect(room.happened('board-closed')).toBe(0);
  });
});
