import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { COMMAND_TYPES, SYSTEM_COMMANDS } from '#house';
import { inOrder } from '../../store/faults.fixture.ts';
import { newDevice, openApp, type Question, type TestApp } from '../app.fixture.ts';
import { doesIn, FIXED, winIn } from './won.fixture.ts';

let served: TestApp;
let dealer: string;
let manager: string;
beforeAll(async () => {
  served = await openApp({ tables: 2 });
  for (const badge of ['dana', 'max', 'flo', 'abe', 'carl']) await served.givePin(badge);
  dealer = await served.signIn('dana');
  manager = await served.signIn('max');
});
afterAll(() => served.close());

let count = 0;
const command = (type: string, question: Question) => {
  count += 1;
  return served.ask(`/commands/${type}`, { method: 'POST', key: `key-${count}`, ...question });
};
const round = { table: 'T1', fees: [{ offering: 'blazing', seats: [1, 2] }] };

describe('a command', () => {
  test('is answered with its record, its time and what has happened', async () => {
    const { status, body, headers } = await command('start-round', { token: dealer, body: round });
    expect(status).toBe(200);
    expect(body).toEqual({
      seq: served.room.house.status.seq,
      at: '2026-11-16T10:00:00.000-08:00',
      events: expect.arrayContaining([expect.objectContaining({ type: 'round-started' })]),
    });
    expect(headers['cache-control']).toBe('no-store');
    await command('end-round', { token: dealer, body: { table: 'T1' } });
  });

  test('under the same key has the same answer, and happens once', async () => {
    const question = { token: dealer, body: round, key: 'once' };
    const first = await command('start-round', question);
    const { seq } = served.room.house.status;
    expect(await command('start-round', question)).toMatchObject({ status: 200, body: first.body });
    expect(served.room.house.status.seq).toBe(seq);
    await command('end-round', { token: dealer, body: { table: 'T1' } });
  });

  test('that was refused is refused again under the same key, though it could be done now', async () => {
    const question = { token: dealer, body: { table: 'T1' }, key: 'too-early' };
    expect((await command('end-round', question)).body.code).toBe('no-round');
    await command('start-round', { token: dealer, body: round });
    expect((await command('end-round', question)).body.code).toBe('no-round');
    expect((await command('end-round', { token: dealer, body: { table: 'T1' } })).status).toBe(200);
  });

  test('with other content, or of somebody else, under a used key is 422', async () => {
    const key = 'taken';
    await command('end-round', { token: dealer, key, body: { table: 'T1' } });
    for (const question of [
      { token: dealer, body: { table: 'T2' } },
      { token: manager, body: { table: 'T1' } },
    ]) {
      expect(await command('end-round', { key, ...question })).toMatchObject({
        status: 422,
        body: { code: 'id-used', type: '/problems/id-used', status: 422 },
      });
    }
  });

  test('needs a key', async () => {
    const ask = (headers: Readonly<Record<string, string>>) =>
      served.ask('/commands/end-round', { token: dealer, body: { table: 'T1' }, headers });
    expect(await ask({})).toMatchObject({ status: 400, body: { code: 'no-key' } });
    for (const key of ['', 'a b', 'x'.repeat(65), '-x']) {
      expect(await ask({ 'idempotency-key': key })).toMatchObject({
        status: 400,
        body: { code: 'bad-request', problems: [{ path: 'idempotency-key' }] },
      });
    }
  });

  test('is nobody’s without a session', async () => {
    expect(await command('end-round', { body: { table: 'T1' } })).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
  });

  test('a box that is dropped does not say what should be in it', async () => {
    const floor = await served.signIn('flo');
    const { body } = await command('drop-box', { token: floor, body: { table: 'T1' } });
    expect(body.events).toEqual([{ type: 'box-dropped', table: 'T1', drop: 'T1.1' }]);
  });
});

describe('a refusal is a problem with its code', () => {
  test.each([
    ['install-table', { table: 'T9', seats: 7 }, 403, 'not-permitted'],
    ['end-round', { table: 'T99' }, 404, 'unknown-table'],
    ['uncall-hand', { call: 'none' }, 404, 'unknown-call'],
    ['end-round', { table: 'T2' }, 409, 'no-round'],
  ])('%s %j: %i %s', async (type, body, status, code) => {
    const answer = await command(type, { token: dealer, body });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer).toMatchObject({
      status,
      body: {
        type: `/problems/${code}`,
        title: expect.any(String),
        status,
        detail: expect.any(String),
        code,
      },
    });
  });

  test('with all problems of an offering', async () => {
    const document = { values: { seed: '-1', color: 'red' } };
    const names = { offering: 'second', activity: 'hgc-blazing-sevens', closesTo: 'common' };
    const action = { type: 'post-offering', ...names, document };
    const { status, body } = await command('propose', { token: manager, body: { action } });
    expect(status).toBe(422);
    expect(body.code).toBe('bad-offering');
    expect(body.problems.length).toBeGreaterThan(1);
  });
});

describe('a body', () => {
  test('that is wrong is told all that is wrong, unknown fields by name', async () => {
    const fees = [{ offering: 'blazing', amount: 'ten', extra: 1 }, { offering: '' }];
    const { status, body } = await command('start-round', {
      token: dealer,
      body: { table: 'T 1', fees, color: 'red' },
    });
    expect(status).toBe(400);
    expect(body.code).toBe('bad-request');
    expect(body.problems.map(({ path }: { path: string }) => path).sort()).toEqual([
      'color',
      'fees[0].amount',
      'fees[0].extra',
      'fees[1].offering',
      'table',
    ]);
  });

  test.each(['', '{', '[]', 'null', '"text"', '{"__proto__":{"table":"T1"}}'])(
    'that is no object of fields is 400: %s',
    async (body) => {
      expect((await command('end-round', { token: dealer, body })).status).toBe(400);
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'json'])(
    'of the type %s is 415',
    async (type) => {
      const headers = { 'content-type': type };
      expect(
        await command('end-round', { token: dealer, body: '{"table":"T1"}', headers }),
      ).toMatchObject({ status: 415, body: { code: 'wrong-content-type' } });
    },
  );

  test('of more than 256 KiB is 413', async () => {
    const body = JSON.stringify({ table: 'x'.repeat(256 * 1024) });
    expect(await command('end-round', { token: dealer, body })).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
  });
});

test.each(SYSTEM_COMMANDS)('%s is only for the server itself', async (type) => {
  const answer = await command(type, { token: manager, body: {} });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('every other command has its route', async () => {
  const routes = COMMAND_TYPES.map((type) => ({ type, url: `/api/v1/commands/${type}` }));
  const missing = routes.filter(
    ({ type, url }) =>
      served.app.hasRoute({ method: 'POST', url }) === SYSTEM_COMMANDS.includes(type),
  );
  expect(missing).toEqual([]);
});

test('a keypad pays no claim of another table', async () => {
  const room = await openApp({ tables: 2 });
  try {
    const { claim } = await winIn(room, FIXED);
    const { keyHash, header } = newDevice('pad-2');
    const pad = { device: 'pad-2', kind: 'keypad', table: 'T2', keyHash };
    await doesIn(room)('ada', 'enrol-device', pad);
    await room.givePin('flo');
    const token = await room.signIn('flo', header);
    const question = { token, headers: header, key: 'pay', body: { claim, from: 'tray' } };
    expect((await room.ask('/commands/pay-claim', question)).body.code).toBe('wrong-table');
  } finally {
    await room.close();
  }
});

test('too many requests of one session are turned away, and others go on', async () => {
  // Requests are counted by the clock of the machine, which stands still meanwhile.
  vi.useFakeTimers({ toFake: ['Date'] });
  const strict = await openApp({ limits: { requests: 3, signIns: 2 } });
  try {
    for (const badge of ['dana', 'max']) await strict.givePin(badge);
    const [one, other] = [await strict.signIn('dana'), await strict.signIn('max')];
    for (let each = 0; each < 3; each += 1) {
      expect((await strict.ask('/me', { token: one })).status).toBe(200);
    }
    const turned = await strict.ask('/me', { token: one });
    expect(turned).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(turned.headers['retry-after']).toBe('10');
    expect((await strict.ask('/me', { token: other })).status).toBe(200);
    const third = await strict.ask('/sign-in', { body: { badge: 'dana', pin: '000001' } });
    expect(third.body.code).toBe('too-many-requests');
  } finally {
    vi.useRealTimers();
    await strict.close();
  }
});

test('while the house has stopped everything is 503 and says when to ask again', async () => {
  const stopped = await openApp({ tables: 1 });
  try {
    await stopped.givePin('dana');
    const token = await stopped.signIn('dana');
    stopped.room.faults.append = inOrder('before');
    const question = { token, key: 'lost', body: round };
    for (const path of ['/commands/start-round', '/commands/start-round']) {
      const answer = await stopped.ask(path, question);
      expect(answer).toMatchObject({ status: 503, body: { code: 'stopped' } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await stopped.ask('/house', { token })).status).toBe(503);
    expect((await stopped.ask('/sign')).status).toBe(503);
    const body = { badge: 'dana', pin: '000001' };
    expect((await stopped.ask('/sign-in', { body })).status).toBe(503);
  } finally {
    await stopped.close();
  }
});
