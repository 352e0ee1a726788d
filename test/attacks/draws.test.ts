// Drawings and shows as an insider would bend them: given up and held again, hurried, restarted, disputed,
// with tickets that come and go.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDrawing, commitmentOf } from '#drawing';
import { ticketCode } from '#house';
import { RESULTS, WEEK } from '../../src/house/promotions/pools/pools.fixture.ts';
import { type Machine, newMachine } from '../../src/server/app.fixture.ts';
import { type Attacked, attacked } from './attack.fixture.ts';
import { claimsOf } from './claims.fixture.ts';

const MINUTE = 60_000;
const reason = 'as asked';
const CASH = { offering: 'cash', row: 'cash-prize' };

let room: Attacked;
afterEach(() => room.served.close());

const issue = (patron: string, offering = 'cash') =>
  room.as('dee', 'issue-tickets', { offering, patron, count: 1, reason });

const announce = (drawing: string, more: object = CASH) =>
  room.together('max', 'abe', { type: 'announce-drawing', drawing, ...more });

const facts = async (drawing = 'd') =>
  (await room.get('dee', '/drawings')).find(
    (each: { drawing: string }) => each.drawing === drawing,
  );

const posted = async (drawing = 'd') =>
  (await room.served.ask('/posted-drawings')).body.find(
    (each: { drawing: string }) => each.drawing === drawing,
  );

const codeOf = (serial: number, offering = 'cash') =>
  room.served.room.house.read((live) => ticketCode(live, offering, serial));

/** Saturday, ten in the evening, with tickets 1, 2 and 3 of p1, p2 and p3, and a closed drum. */
async function closed(more: object = CASH): Promise<void> {
  await room.post('hgc-cash-drawing', 'cash');
  for (const patron of ['p1', 'p2', 'p3']) await issue(patron);
  await room.wait(Date.parse('2026-11-21T22:00:00-08:00') - room.served.room.now);
  expect((await announce('d', more)).code).toBe('done');
  expect((await room.as('dee', 'close-drum', { drawing: 'd' })).code).toBe('done');
}

async function drawn(): Promise<number> {
  const { body } = await room.as('dee', 'draw-ticket', { drawing: 'd' });
  return body.events.at(-1).serial;
}

const papers = async (serial: number, more: object = {}) => ({
  drawing: 'd',
  patron: `p${serial}`,
  stub: await codeOf(serial),
  isIdentitySeen: true,
  nameMatches: true,
  ...more,
});

/** The server as it was some records ago. */
function rolledBack({ disk }: Machine, rows: number): void {
  for (const { id } of disk.rows.splice(rows)) disk.bodies.delete(id);
  disk.snapshots = [];
}

describe('a drawing', () => {
  beforeEach(async () => {
    room = await attacked();
  });

  test('D1: no one gives up a drawing whose drum is closed, nor after the draw, to announce it again', async () => {
    await closed();
    const end = { type: 'end-drawing', drawing: 'd', reason };
    expect((await room.together('max', 'carl', end)).code).toBe('drum-closed');
    const serial = await drawn();
    expect((await room.together('max', 'carl', end)).code).toBe('drum-closed');
    // Another one of the same hour waits behind it, and is then one too many.
    expect((await announce('anew')).code).toBe('done');
    expect((await room.as('dee', 'close-drum', { drawing: 'anew' })).code).toBe('wrong-moment');
    await room.as('dee', 'claim-drawn', await papers(serial));
    expect((await room.as('fred', 'confirm-winner', { drawing: 'd', serial })).code).toBe('done');
    expect((await room.as('dee', 'close-drum', { drawing: 'anew' })).code).toBe(
      'too-many-drawings',
    );
    expect(room.happened('drawing-ended')).toBe(1);
    expect(room.happened('prizes-won')).toBe(1);
    expect(await room.balance('fund/cash/payable')).toBe('1000.00');
  });

  test('D1: one that is given up before its drum is closed takes control, counts, and shows its secret', async () => {
    await room.post('hgc-cash-drawing', 'cash');
    await issue('p1');
    await room.wait(Date.parse('2026-11-21T22:00:00-08:00') - room.served.room.now);
    await announce('d');
    const end = { drawing: 'd', reason: 'a power cut' };
    expect((await room.as('max', 'end-drawing', end)).code).toBe('two-people-needed');
    const both = { type: 'end-drawing', ...end };
    expect((await room.together('max', 'flo', both)).code).toBe('not-permitted');
    expect((await room.together('max', 'carl', both)).code).toBe('done');
    const { commitment, secret, givenUp, status } = await posted();
    expect({ status, givenUp }).toEqual({
      status: 'ended',
      givenUp: { by: 'max', reason: 'a power cut' },
    });
    expect(commitmentOf(secret)).toBe(commitment);
    await announce('next');
    expect((await room.as('dee', 'close-drum', { drawing: 'next' })).code).toBe(
      'too-many-drawings',
    );
  });

  test('D2: no one is absent in a hurry, nor without three calls in the room, a minute apart', async () => {
    await closed({ ...CASH });
    await drawn();
    const absent = { drawing: 'd', redraws: true };
    const mark = () => room.together('dee', 'flo', { type: 'mark-absent', ...absent });
    const callOut = () => room.as('dee', 'call-out-draw', { drawing: 'd' });
    room.served.room.now += 67;
    // The sheet posts no minutes: it is nothing for one badge at any time.
    expect((await room.as('dee', 'mark-absent', absent)).code).toBe('two-people-needed');
    expect((await mark()).code).toBe('clock-runs');
    expect((await callOut()).code).toBe('done');
    expect((await callOut()).code).toBe('called-out');
    for (let call = 2; call <= 3; call++) {
      room.served.room.now += MINUTE;
      expect((await callOut()).code).toBe('done');
    }
    room.served.room.now += MINUTE - 68;
    expect((await mark()).code).toBe('clock-runs');
    room.served.room.now += 1;
    expect((await mark()).code).toBe('done');
    const { draws } = await posted();
    expect(draws).toMatchObject([{ outcome: 'unclaimed', calledOut: { length: 3 } }]);
    expect(room.happened('draw-unclaimed')).toBe(1);
  });

  test('D5: no one types a public value, the entries, or who plays', async () => {
    await room.post('hgc-cash-drawing', 'cash');
    await issue('p1');
    const wanted: readonly (readonly [string, string, object])[] = [
      ['max', 'announce-drawing', { ...CASH, publicSource: 'the score of the game' }],
      ['max', 'announce-drawing', { ...CASH, commitment: '00'.repeat(32) }],
      ['dee', 'close-drum', { players: ['p9'] }],
      ['dee', 'close-drum', { entries: [[1, 1]] }],
      ['dee', 'draw-ticket', { publicValue: '27:24' }],
      ['dee', 'draw-ticket', { secret: '00'.repeat(32) }],
      ['dee', 'draw-ticket', { serial: 1 }],
    ];
    for (const [badge, type, fields] of wanted) {
      const { status, code } = await room.as(badge, type, { drawing: 'd', ...fields });
      expect([type, status, code]).toEqual([type, 400, 'bad-request']);
    }
    expect(room.happened('drawing-announced')).toBe(0);
  });

  test('D8: a drum in the room is disputed once, and both results are shown', async () => {
    await closed({ ...CASH, isMechanical: true });
    const record = async (serial: number) =>
      room.as('dee', 'record-draw', { drawing: 'd', ticket: await codeOf(serial) });
    const dispute = () => room.as('flo', 'dispute-draw', { drawing: 'd', reason: 'it stuck' });
    await record(1);
    expect((await room.as('dee', 'confirm-draw', { drawing: 'd' })).code).toBe('second-person');
    expect((await dispute()).code).toBe('done');
    await record(2);
    expect((await dispute()).code).toBe('disputed-once');
    expect((await room.as('fred', 'dispute-draw', { drawing: 'd', reason })).code).toBe(
      'disputed-once',
    );
    expect((await room.as('flo', 'confirm-draw', { drawing: 'd' })).code).toBe('done');
    const { draws, disputes } = await posted();
    expect(draws).toMatchObject([{ draw: 1, serial: 2 }]);
    expect(disputes).toMatchObject([
      { draw: 1, serial: 1, recordedBy: 'dee', disputedBy: 'flo', reason: 'it stuck' },
    ]);
  });

  test('D9: from its closing to its end no ticket of a drum is voided', async () => {
    await closed();
    const ticket = await codeOf(2);
    const voided = { type: 'void-ticket', ticket, reason: 'spoilt' };
    expect((await room.together('max', 'abe', voided)).code).toBe('wrong-moment');
    const serial = await drawn();
    expect((await room.together('max', 'abe', voided)).code).toBe('wrong-moment');
    await room.as('dee', 'claim-drawn', await papers(serial));
    await room.as('fred', 'confirm-winner', { drawing: 'd', serial });
    expect(room.happened('tickets-voided')).toBe(0);
    const { entries, closed: posted } = (await room.served.ask('/drawings/d/export')).body;
    expect([entries, posted.count]).toEqual([[[1, 3]], 3]);
  });

  test('D9: no ticket is issued by hand while its drum is closed', async () => {
    await closed();
    const before = room.happened('tickets-issued');
    expect((await issue('p9')).code).toBe('wrong-moment');
    expect(room.happened('tickets-issued')).toBe(before);
  });

  test('D11: how many win is as posted, and nothing else is announced', async () => {
    await room.post('hgc-cash-drawing', 'cash');
    expect((await announce('d', { ...CASH, winners: 100 })).code).toBe('bad-drawing');
    // No other prize is posted.
    expect((await announce('d', { ...CASH, row: 'chips-prize' })).code).toBe('bad-drawing');
    expect((await announce('d')).code).toBe('done');
    expect((await facts()).winners).toBe(1);
  });

  test('D14: who was drawn is not shut out by an exclusion that comes after the closing', async () => {
    await closed();
    const serial = await drawn();
    await room.as('max', 'exclude-patron', { patron: `p${serial}`, reason });
    expect((await room.as('dee', 'claim-drawn', await papers(serial))).code).toBe('done');
    expect((await room.as('fred', 'confirm-winner', { drawing: 'd', serial })).code).toBe('done');
    // The prize is theirs, and compliance has the say of it.
    const claim = [...(await room.served.room.house.read(({ claims }) => claims)).values()].find(
      ({ offering }) => offering === 'cash',
    );
    const prize = [claim?.id ?? '', `p${serial}`] as const;
    const { identify, pay } = claimsOf(room);
    await identify('cora', ...prize);
    expect((await pay(...prize)).code).toBe('excluded-since');
    expect(await room.balance('fund/cash/payable')).toBe('1000.00');
  });

  test('D15: one floor person rejects no winner alone', async () => {
    await closed();
    const serial = await drawn();
    await room.as('dee', 'claim-drawn', await papers(serial));
    const down = { drawing: 'd', serial, reason: 'a forged stub', redraws: true };
    expect((await room.as('fred', 'turn-down-claim', down)).code).toBe('two-people-needed');
    expect(room.happened('claim-turned-down')).toBe(0);
  });
});

describe('a show', () => {
  const FRIDAY = Date.parse('2026-11-20T19:00:00-08:00');
  const WHEEL = { show: 's', offering: 'wheel', game: 'prize-wheel', players: ['p1'] };
  const spin = (show = 's') => room.as('flo', 'step-show', { show, step: { step: 'spin' } });
  const stage = async () => (await room.served.ask('/stages')).body[0];
  let machine: Machine;

  /** Patron p1 is drawn for a spin of the wheel, which has begun. */
  beforeEach(async () => {
    machine = newMachine();
    machine.wall = FRIDAY;
    room = await attacked({ profile: 'standard' }, machine);
    await room.post('bay101-prize-wheel', 'wheel');
    await issue('p1', 'wheel');
    await announce('d', { offering: 'wheel', row: 'drawn-ticket' });
    await room.as('dee', 'close-drum', { drawing: 'd' });
    await room.as('dee', 'draw-ticket', { drawing: 'd' });
    await room.as('dee', 'claim-drawn', { ...(await papers(1)), stub: undefined });
    await room.as('fred', 'confirm-winner', { drawing: 'd', serial: 1 });
    expect((await room.as('flo', 'start-show', WHEEL)).code).toBe('done');
  });

  test('D10: a bad spin stands, and the show is played to its end', async () => {
    // A double spins again; no other spot does.
    while ((await stage()).status === 'playing') expect((await spin()).code).toBe('done');
    const { state } = await stage();
    const command = { type: 'abandon-show', show: 's', reason };
    expect((await room.together('max', 'carl', command)).code).toBe('show-over');
    expect((await room.as('max', 'abandon-show', { show: 's', reason })).code).toBe(
      'two-people-needed',
    );
    const again = { ...WHEEL, show: 'again' };
    expect((await room.as('flo', 'start-show', again)).code).toBe('not-drawn');
    expect(await stage()).toMatchObject({ show: 's', status: 'over', state });
    expect(room.happened('show-abandoned')).toBe(0);
    expect(room.happened('show-started')).toBe(1);
  });

  test('D10: with its first result recorded a show is not given up, nor begun again', async () => {
    const outcome = '$20.00';
    await room.as('flo', 'record-step', { show: 's', step: { step: 'spin', outcome } });
    const command = { type: 'abandon-show', show: 's', reason };
    expect((await room.together('max', 'carl', command)).code).toBe('chance-met');
    expect((await room.as('fred', 'dispute-step', { show: 's', reason: 'a peg' })).code).toBe(
      'done',
    );
    expect((await room.together('max', 'carl', command)).code).toBe('chance-met');
    await room.as('flo', 'record-step', { show: 's', step: { step: 'spin', outcome } });
    expect((await room.as('fred', 'dispute-step', { show: 's', reason })).code).toBe(
      'step-disputed',
    );
    expect((await stage()).disputes).toMatchObject([
      { number: 1, step: { outcome }, recordedBy: 'flo', disputedBy: 'fred', reason: 'a peg' },
    ]);
  });

  test('D10: a show that broke off goes on with the chance that it would have had', async () => {
    const rows = machine.disk.rows.length;
    const outcomes = new Set<string>();
    for (let times = 1; times <= 3; times++) {
      await room.restart(() => rolledBack(machine, rows));
      await spin();
      outcomes.add(JSON.stringify((await stage()).state));
    }
    expect(outcomes.size).toBe(1);
  });

  test('D10: whose award is taken back gets no other show for the same prize', async () => {
    await room.as('flo', 'record-step', {
      show: 's',
      step: { step: 'spin', outcome: '$20.00' },
    });
    await room.as('fred', 'confirm-step', { show: 's' });
    const { body, code } = await room.as('max', 'award-show', { show: 's' });
    expect(code).toBe('done');
    const call = body.events[0].award;
    const action = { type: 'void-award', call, reason: 'somebody touched the wheel' };
    expect((await room.both('max', 'carl', action)).code).toBe('done');
    const again = { ...WHEEL, show: 'again' };
    expect((await room.as('flo', 'start-show', again)).code).toBe('not-drawn');
    expect(await room.balance('fund/wheel/payable')).toBe('0.00');
  });
});

test('D12: no one cancels a contest when results are in, not even two people', async () => {
  const machine = newMachine();
  machine.wall = Date.parse('2026-11-14T10:00:00-08:00');
  room = await attacked({ profile: 'standard' }, machine);
  const fund = { type: 'open-fund', fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' };
  await room.together('abe', 'carl', fund);
  await room.post('hgc-pro-football', 'pool', {}, { paidBy: 'hj' });
  const open = { type: 'open-contest', contest: 'week', offering: 'pool', facts: WEEK };
  expect((await room.together('mia', 'abe', open)).code).toBe('done');
  const cancel = { type: 'cancel-contest', contest: 'week', reason };
  expect((await room.as('max', 'cancel-contest', { contest: 'week', reason })).code).toBe(
    'two-people-needed',
  );
  await room.wait(3 * 24 * 60 * MINUTE);
  await room.as('dee', 'record-results', { contest: 'week', results: RESULTS });
  expect((await room.together('max', 'carl', cancel)).code).toBe('contest-over');
  await room.as('fred', 'confirm-results', { contest: 'week' });
  expect((await room.together('max', 'carl', cancel)).code).toBe('contest-over');
  expect(room.happened('contest-cancelled')).toBe(0);
});

describe('the server of a drawing', () => {
  test('D3: started again and again before the draw comes to the same number', async () => {
    const numbers = new Set<number>();
    const machine = newMachine();
    machine.wall = Date.parse('2026-11-21T22:00:00-08:00');
    room = await attacked({ profile: 'standard' }, machine);
    await room.post('hgc-cash-drawing', 'cash');
    for (const patron of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9']) {
      await issue(patron);
    }
    await announce('d');
    await room.as('dee', 'close-drum', { drawing: 'd' });
    const { commitment, root } = await posted();
    // As often as it pleases, each on a copy of what was there.
    const rows = machine.disk.rows.length;
    for (let times = 1; times <= 5; times++) {
      await room.restart(() => rolledBack(machine, rows));
      expect(await posted()).toMatchObject({ commitment, root });
      numbers.add(await drawn());
    }
    expect(numbers.size).toBe(1);
  });

  test('D7: no one can lose the secret: it is derived again, and the drawing ends', async () => {
    const machine = newMachine();
    machine.wall = Date.parse('2026-11-21T22:00:00-08:00');
    room = await attacked({ profile: 'standard' }, machine);
    await room.post('hgc-cash-drawing', 'cash');
    await issue('p1');
    await announce('d');
    await room.as('dee', 'close-drum', { drawing: 'd' });
    // Whatever is kept of the drawing beside the log is thrown away.
    await room.restart(() => {
      for (const id of machine.disk.persons.keys()) {
        if (id.startsWith('drawing')) machine.disk.persons.delete(id);
      }
    });
    const serial = await drawn();
    await room.as('dee', 'claim-drawn', await papers(serial));
    expect((await room.as('fred', 'confirm-winner', { drawing: 'd', serial })).code).toBe('done');
    const { body } = await room.served.ask('/drawings/d/export');
    expect(checkDrawing(body)).toMatchObject({ ok: true });
  });
});
