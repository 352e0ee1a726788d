// OWASP ASVS 4.0.3, V3: sessions. What ends one by time, and the flags of the cookie, are shown in
// src/server/api/sign-in.test.ts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, PIN, type TestApp } from '../../src/server/app.fixture.ts';
import { attacked } from '../attacks/attack.fixture.ts';

let served: TestApp;
beforeAll(async () => {
  served = await openApp();
  for (const badge of ['dana', 'max']) await served.givePin(badge);
});
afterAll(() => served.close());

const cookieOf = (token: string) => ({ cookie: `__Host-houseway=${token}` });

test('3.1.1 a token in an address is no token', async () => {
  const token = await served.signIn('dana');
  for (const name of ['token', 'access_token', 'authorization', '__Host-houseway', 'session']) {
    expect((await served.ask(`/me?${name}=${token}`)).status).toBe(401);
  }
});

test('3.2.1 signing in makes a new token, whatever the browser brought along', async () => {
  const planted = 'A'.repeat(43);
  const before = await served.signIn('dana');
  for (const brought of [planted, before]) {
    const { body, headers } = await served.ask('/sign-in', {
      body: { badge: 'dana', pin: PIN },
      headers: { ...cookieOf(brought), 'x-houseway': '1' },
    });
    expect(body.token).not.toBe(brought);
    expect(String(headers['set-cookie'])).toContain(body.token);
  }
  expect((await served.ask('/me', { token: planted })).status).toBe(401);
});

test('3.2.2 tokens have 256 bits, and each bit is as often set as not', () => {
  const { sessions } = served.context;
  const count = 2_000;
  const set = new Array<number>(256).fill(0);
  const tokens = Array.from({ length: count }, () => {
    return sessions.start({ badge: 'max' }).token;
  });
  for (const token of tokens) {
    const bytes = Buffer.from(token, 'base64url');
    expect(bytes).toHaveLength(32);
    for (const bit of set.keys()) {
      if (((bytes[bit >> 3] as number) >> (bit & 7)) & 1) set[bit] = (set[bit] as number) + 1;
    }
  }
  expect(new Set(tokens).size).toBe(count);
  // Nine standard deviations of a fair coin: one run in ten to the sixteenth fails by chance.
  const wide = 9 * Math.sqrt(count / 4);
  expect(set.filter((times) => Math.abs(times - count / 2) > wide)).toEqual([]);
});

test('3.2.3 the server itself keeps no token, only its hash', () => {
  const { token, session } = served.context.sessions.start({ badge: 'max' });
  expect(JSON.stringify(session)).not.toContain(token);
});

test('3.3.1 after a sign-out neither the token nor the cookie is good for anything', async () => {
  const token = await served.signIn('dana');
  await served.ask('/sign-out', { method: 'POST', token });
  for (const headers of [cookieOf(token), { authorization: `Bearer ${token}` }]) {
    expect((await served.ask('/me', { headers })).status).toBe(401);
    expect((await served.ask('/sign-out', { method: 'POST', headers })).status).toBe(401);
  }
});

test('3.3.4 going off duty ends every session of the badge, wherever it is', async () => {
  const tokens = [await served.signIn('dana'), await served.signIn('dana')];
  const [token] = tokens as [string];
  await served.ask('/commands/go-off-duty', { token, key: 'off', body: {} });
  for (const each of tokens) expect((await served.ask('/me', { token: each })).status).toBe(401);
});

test('3.3.4 a badge has at most twenty sessions: one more ends the oldest', async () => {
  const { sessions } = served.context;
  sessions.endOf('max');
  const tokens = Array.from({ length: 21 }, () => {
    return sessions.start({ badge: 'max' }).token;
  });
  const isLive = tokens.map((token) => sessions.find(token) !== undefined);
  expect(isLive).toEqual([false, ...new Array(20).fill(true)]);
});

test('3.4.1 to 3.4.5 the cookie is taken back with the flags that it was set with', async () => {
  const token = await served.signIn('dana');
  const { headers } = await served.ask('/sign-out', { method: 'POST', token });
  const cookie = String(headers['set-cookie']);
  for (const word of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) {
    expect(cookie).toContain(word);
  }
});

test('3.7.1 what control approves takes the PIN again once it was typed five minutes ago', async () => {
  const strict = await attacked();
  try {
    const command = { type: 'dismiss-staff', staff: 'dana' };
    const propose = async (key: string) =>
      (await strict.send('max', '/commands/propose', { body: { command }, key })).code;
    strict.served.room.now += 5 * 60_000 - 1;
    expect(await propose('one')).toBe('done');
    strict.served.room.now += 1;
    expect(await propose('two')).toBe('pin-needed');
    const wrong = await strict.send('max', '/step-up', { body: { pin: '91827364' } });
    expect(wrong.code).toBe('sign-in-failed');
    expect(await propose('two')).toBe('pin-needed');
    expect((await strict.send('max', '/step-up', { body: { pin: PIN } })).code).toBe('done');
    expect(await propose('two')).toBe('done');
    // What one person does every day asks for no PIN.
    strict.served.room.now += 5 * 60_000;
    expect(
      (await strict.send('max', '/commands/enrol-patron', { body: { patron: 'p20' } })).code,
    ).toBe('done');
  } finally {
    await strict.served.close();
  }
});
