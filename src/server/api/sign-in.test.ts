import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { given } from '#result';
import { newDevice, openApp, PIN, type TestApp } from '../app.fixture.ts';
import { makeApp } from '../app.ts';
import { FOUNDERS, setUp } from '../set-up.fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let served: TestApp;
beforeAll(async () => {
  served = await openApp();
  for (const badge of ['dana', 'flo', 'max', 'fred']) await served.givePin(badge);
});
afterAll(() => served.close());

const signIn = (badge: string, pin: string) => served.ask('/sign-in', { body: { badge, pin } });

describe('signing in', () => {
  test('gives a token, who it is, and when it ends', async () => {
    const { status, body } = await signIn('dana', PIN);
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      badge: 'dana',
      roles: ['dealer'],
      expires: expect.stringContaining('T18:15:00Z'),
    });
    expect(await served.ask('/me', { token: body.token })).toMatchObject({
      status: 200,
      body: { badge: 'dana' },
    });
    expect(served.logged().at(-1)).toBe('dana: sign-in');
  });

  test('sets a cookie that no script, no other site and no plain connection gets', async () => {
    const { headers } = await signIn('dana', PIN);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-houseway=[\w-]{43}; /);
    for (const word of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) {
      expect(cookie.split('; ')).toContain(word);
    }
    expect(cookie).not.toContain('Domain');
  });

  test('a wrong PIN, a badge without one and an unknown badge get the same answer', async () => {
    const answers = await Promise.all([
      signIn('max', '000001'),
      signIn('cora', PIN),
      signIn('nobody', PIN),
      signIn('clock', PIN),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual(answers[0]?.body);
      expect(body.code).toBe('sign-in-failed');
    }
    expect(served.logged().filter((line) => line.endsWith(': sign-in'))).toEqual(
      expect.arrayContaining(['max: sign-in', 'cora: sign-in', 'nobody: sign-in']),
    );
  });

  test('the log holds no PIN, no token and no hash of them', async () => {
    const { body } = await signIn('dana', PIN);
    const text = JSON.stringify(served.room.log());
    expect(text).not.toContain(PIN);
    expect(text).not.toContain(body.token);
    expect(text).not.toContain('argon2');
  });

  test('five wrong PINs lock the badge here for a minute, even for the right one', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await signIn('fred', '000001')).body.code).toBe('sign-in-failed');
    }
    for (const pin of [PIN, '000001']) {
      expect(await signIn('fred', pin)).toMatchObject({
        status: 409,
        body: { code: 'locked-out' },
      });
    }
    served.room.now += MINUTE;
    expect((await signIn('fred', PIN)).status).toBe(200);
  });
});

describe('a session', () => {
  let token: string;
  beforeEach(async () => {
    token = await served.signIn('flo');
  });
  const me = () => served.ask('/me', { token });

  test('ends a quarter of an hour after the last request', async () => {
    served.room.now += 15 * MINUTE - 1;
    expect((await me()).status).toBe(200);
    served.room.now += 15 * MINUTE - 1;
    expect((await me()).status).toBe(200);
    served.room.now += 15 * MINUTE;
    expect(await me()).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  });

  test('ends after twelve hours, however busy', async () => {
    const until = served.room.now + 12 * HOUR;
    while (served.room.now < until - 10 * MINUTE) {
      served.room.now += 10 * MINUTE;
      expect((await me()).status).toBe(200);
    }
    served.room.now = until;
    expect((await me()).status).toBe(401);
  });

  test('ends with a sign-out, which is in the log', async () => {
    const out = await served.ask('/sign-out', { method: 'POST', token });
    expect(out.status).toBe(200);
    expect(String(out.headers['set-cookie'])).toContain('__Host-houseway=;');
    expect(served.logged().at(-1)).toBe('flo: sign-out');
    expect((await me()).status).toBe(401);
  });

  test('ends when its badge goes off duty', async () => {
    const off = await served.ask('/commands/go-off-duty', { token, key: 'off', body: {} });
    expect(off.status).toBe(200);
    expect((await me()).status).toBe(401);
  });

  test('ends when its badge is dismissed, and the PIN is gone', async () => {
    const manager = await served.signIn('max');
    const fred = await served.signIn('fred');
    const gone = { staff: 'fred' };
    await served.ask('/commands/dismiss-staff', { token: manager, key: 'dismiss', body: gone });
    expect((await served.ask('/me', { token: fred })).status).toBe(401);
    expect(served.room.disk.persons.has('staff/fred')).toBe(false);
    expect((await signIn('fred', PIN)).body.code).toBe('sign-in-failed');
  });

  test('is nobody’s without its token', async () => {
    for (const authorization of ['Bearer x', 'Bearer', 'Basic Zmxv', `Bearer ${token}x`]) {
      const answer = await served.ask('/me', { headers: { authorization } });
      expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });
});

describe('a cookie', () => {
  const withCookie = async (more: Readonly<Record<string, string>>) => {
    const cookie = `__Host-houseway=${await served.signIn('max')}`;
    const headers = { cookie, host: 'room.test', ...more };
    return served.ask('/commands/install-table', {
      headers,
      key: `table-${Object.values(more).join('').replace(/\W/g, '')}`,
      body: { table: 'T9', seats: 7 },
    });
  };

  test('is enough to look', async () => {
    const cookie = `__Host-houseway=${await served.signIn('max')}`;
    expect((await served.ask('/me', { headers: { cookie } })).status).toBe(200);
  });

  test.each([
    [{}],
    [{ 'x-houseway': '0' }],
    [{ 'x-houseway': '1', origin: 'https://evil.test' }],
    [{ 'x-houseway': '1', origin: 'null' }],
  ])('is not enough to write: %j', async (headers) => {
    expect(await withCookie(headers)).toMatchObject({
      status: 403,
      body: { code: 'forged-request' },
    });
  });

  test('writes from our own pages', async () => {
    const headers = { 'x-houseway': '1', origin: 'https://room.test' };
    expect((await withCookie(headers)).status).toBe(200);
  });

  test('another page cannot sign anybody in', async () => {
    const headers = { origin: 'https://evil.test', host: 'room.test' };
    const body = { badge: 'max', pin: PIN };
    expect((await served.ask('/sign-in', { headers, body })).body.code).toBe('forged-request');
  });

  test('of a house with an origin, no other place signs anybody in, whatever host it asks', async () => {
    const context = { ...served.context, origin: 'https://room.test' };
    const app = await makeApp({ version: 'test', log: () => {}, context });
    const payload = { badge: 'max', pin: PIN };
    const codeFrom = async (origin: string, host: string): Promise<string> => {
      const headers = { origin, host };
      const asked = { method: 'POST', url: '/api/v1/sign-in', headers, payload } as const;
      return (await app.inject(asked)).json().code;
    };
    expect(await codeFrom('https://other.test', 'other.test')).toBe('forged-request');
    expect(await codeFrom('http://room.test', 'room.test')).toBe('forged-request');
    expect(await codeFrom('https://room.test', '127.0.0.1:4020')).toBeUndefined();
    await app.close();
  });
});

describe('PINs', () => {
  let first: TestApp;
  const tokens = new Map<string, string>();
  const { keyHash, header } = newDevice('pad-1');
  const PINS = { ada: PIN, max: '52906418', abe: '60608172' };
  type Badge = keyof typeof PINS;
  beforeAll(async () => {
    first = await openApp({ tables: 0 });
    const list = {
      code: first.context.setupCode.text,
      name: 'Room',
      zone: 'UTC',
      staff: [...FOUNDERS, { staff: 'gil', roles: ['dealer'] }],
    };
    await setUp(
      (path, body) => first.ask(path, { body }),
      list,
      (badge) => PINS[badge as Badge],
    );
  });
  afterAll(() => first.close());
  const tokenOf = async (badge: string, pin: string, headers = {}): Promise<string> =>
    (await first.ask('/sign-in', { body: { badge, pin }, headers })).body.token;
  const change = (token: string, old: string, chosen: string, key?: string) =>
    first.ask('/pin', { token, body: { old, new: chosen }, ...given({ key }) });

  test.each([
    ['22222222', 'easy'],
    ['19900101', 'easy'],
    ['1234567', 'digits'],
    ['abcdef', 'digits'],
  ])('%s will not do', async (chosen, why) => {
    const { status, body } = await change(await tokenOf('ada', PIN), PIN, chosen);
    expect(status).toBe(400);
    expect(body.problems).toEqual([{ path: 'new', message: expect.stringContaining(why) }]);
  });

  test('the new PIN is not the old one, and the old one must be right', async () => {
    const token = await tokenOf('ada', PIN);
    expect((await change(token, PIN, PIN)).body.problems[0].message).toContain('old');
    expect((await change(token, '000001', '40917263')).body.code).toBe('sign-in-failed');
  });

  test('whoever finds a session open cannot try all PINs: the badge is locked', async () => {
    const token = await tokenOf('max', PINS.max);
    const codes: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      codes.push((await change(token, `00000${count}`, '40917263')).body.code);
    }
    expect(codes.at(-1)).toBe('locked-out');
    expect((await change(token, PINS.max, '40917263')).body.code).toBe('locked-out');
    first.room.now += MINUTE;
  });

  test('a changed PIN ends the other sessions of the badge', async () => {
    const [here, there] = [await served.signIn('dana'), await served.signIn('dana')];
    const body = { old: PIN, new: '40917263' };
    expect((await served.ask('/pin', { token: here, body })).status).toBe(200);
    expect((await served.ask('/me', { token: here })).status).toBe(200);
    expect((await served.ask('/me', { token: there })).status).toBe(401);
    const back = { old: '40917263', new: PIN };
    const refused = await served.ask('/pin', { token: here, body: back });
    expect(refused.body.problems).toEqual([
      { path: 'new', message: 'was one of the last five PINs of this badge' },
    ]);
  });

  test('a badge that moves money has one session: another ends the first', async () => {
    const [before, now] = [await tokenOf('max', PINS.max), await tokenOf('max', PINS.max)];
    expect((await first.ask('/me', { token: before })).status).toBe(401);
    expect((await first.ask('/me', { token: now })).status).toBe(200);
  });

  test('at a counter a session ends after three minutes without a request, on the floor after fifteen', async () => {
    const [office, floor] = [await tokenOf('ada', PIN), await tokenOf('max', PINS.max)];
    first.room.now += 3 * MINUTE - 1;
    expect((await first.ask('/me', { token: office })).status).toBe(200);
    first.room.now += 3 * MINUTE;
    expect((await first.ask('/me', { token: office })).status).toBe(401);
    expect((await first.ask('/me', { token: floor })).status).toBe(200);
  });

  test('a PIN that was changed stays, whatever is sent again under an old key', async () => {
    const token = await tokenOf('max', PINS.max);
    expect((await change(token, PINS.max, '40917263', 'one')).status).toBe(200);
    // The same again is the first answer; another PIN under the same key is none.
    expect((await change(token, PINS.max, '40917263', 'one')).status).toBe(200);
    expect((await change(token, '40917263', '83610274', 'one')).body.code).toBe('id-used');
    expect(await tokenOf('max', '83610274')).toBeUndefined();
    const later = await tokenOf('max', '40917263');
    expect((await change(later, '40917263', '27460593', 'two')).status).toBe(200);
    expect((await change(later, PINS.max, '40917263', 'one')).status).toBe(200);
    expect(await tokenOf('max', '40917263')).toBeUndefined();
    tokens.set('max', await tokenOf('max', '27460593'));
    expect(tokens.get('max')).toBeDefined();
  });

  describe('devices', () => {
    beforeAll(async () => {
      for (const badge of ['ada', 'abe'] as const) {
        tokens.set(badge, await tokenOf(badge, PINS[badge]));
      }
      const commands = [
        { type: 'install-table', table: 'T1', seats: 7 },
        { type: 'enrol-device', device: 'pad-1', kind: 'keypad', table: 'T1', keyHash },
      ];
      for (const command of commands) {
        const key = command.type;
        const [ada, abe] = [tokens.get('ada') as string, tokens.get('abe') as string];
        await first.ask('/commands/propose', { token: ada, key, body: { command } });
        const body = { proposal: key };
        await first.ask('/commands/approve', { token: abe, key: `${key}-2`, body });
      }
    });

    test('look at what their kind may see, and send no commands', async () => {
      expect((await first.ask('/tables', { headers: header })).status).toBe(200);
      expect((await first.ask('/staff', { headers: header })).body.code).toBe('not-permitted');
      const answer = await first.ask('/commands/go-off-duty', {
        headers: header,
        key: 'o',
        body: {},
      });
      expect(answer.body.code).toBe('not-signed-in');
    });

    test('are also known by Authorization: Device', async () => {
      const authorization = `Device ${header['x-houseway-device']}`;
      expect((await first.ask('/meters', { headers: { authorization } })).status).toBe(200);
    });

    test('with another key, or none, are nobody', async () => {
      for (const wrong of ['pad-1.wrong', 'pad-1', 'pad-2.x', '.']) {
        const headers = { 'x-houseway-device': wrong };
        expect((await first.ask('/meters', { headers })).status).toBe(401);
      }
    });

    test('a session that began at a keypad says nothing about another table', async () => {
      const body = { badge: 'ada', pin: PIN, device: 'pad-1' };
      expect((await first.ask('/sign-in', { body })).status).toBe(400);
      const { token, device, table } = (await first.ask('/sign-in', { body, headers: header }))
        .body;
      expect([device, table]).toEqual(['pad-1', 'T1']);
      const tableTwo = { table: 'T2', seats: 7 };
      const other = { token, key: 'other', body: tableTwo, headers: header };
      expect((await first.ask('/commands/install-table', other)).body.code).toBe('wrong-table');
    });

    test('a revoked device ends its sessions', async () => {
      const token = await first.signIn('ada', header);
      const body = { device: 'pad-1', reason: 'lost' };
      const asked = { token, headers: header, key: 'revoke', body };
      expect((await first.ask('/commands/revoke-device', asked)).status).toBe(200);
      expect((await first.ask('/me', { token })).status).toBe(401);
      expect((await first.ask('/tables', { headers: header })).status).toBe(401);
    });
  });
});
