// OWASP ASVS 4.0.3, V2: who a person is. Sign-in, locks and PINs as such are shown beside their
// source.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openApp, PIN, type TestApp } from '../../src/server/app.fixture.ts';
import { openingCommands } from '../../src/store/house.fixture.ts';
import { newMemoryDisk } from '../../src/store/memory.fixture.ts';
import { submitAll } from '../../src/store/writer.fixture.ts';
import { serveAgain } from './attack.fixture.ts';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;

let served: TestApp;
beforeAll(async () => {
  served = await openApp();
  for (const badge of ['dana', 'flo', 'fred', 'max', 'ada']) await served.givePin(badge);
});
afterAll(() => served.close());

const signIn = (badge: string, pin: string) => served.ask('/sign-in', { body: { badge, pin } });

test('2.2.1 of forty PINs at the same time no more than five are tried', async () => {
  const pins = Array.from({ length: 40 }, (_, index) => `1000${index + 10}`);
  const answers = await Promise.all(pins.map((pin) => signIn('flo', pin)));
  const codes = answers.map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'sign-in-failed')).toHaveLength(5);
  expect(codes.filter((code) => code === 'locked-out')).toHaveLength(35);
});

test('2.2.1 a lock is not lifted by a restart', async () => {
  const disk = newMemoryDisk();
  const personKey = randomBytes(32);
  const now = served.room.now;
  const first = await serveAgain(disk, { personKey, now });
  await submitAll(first.room.house, openingCommands(1));
  await first.context.pins.set('dana', PIN);
  const ask = async ({ app }: Pick<typeof first, 'app'>, pin: string) => {
    const payload = { badge: 'dana', pin };
    return (await app.inject({ method: 'POST', url: '/api/v1/sign-in', payload })).json().code;
  };
  for (let count = 0; count < 5; count += 1) await ask(first, '100001');
  await first.close();
  const second = await serveAgain(disk, { personKey, now: now + MINUTE - 1 });
  expect(await ask(second, PIN)).toBe('locked-out');
  second.room.now = now + MINUTE;
  expect(await ask(second, PIN)).toBeUndefined();
  await second.close();
});

test('2.2.1 whoever tries keys of devices or tokens is turned away after a while', async () => {
  // Requests are counted by the clock of the machine, which stands still meanwhile.
  vi.useFakeTimers({ toFake: ['Date'] });
  const strict = await openApp({ limits: { requests: 3, signIns: 5 } });
  const kinds = [
    { 'x-houseway-device': 'pad.wrong' },
    { authorization: 'Device pad.wrong' },
    { authorization: 'Bearer wrong' },
  ];
  try {
    const statuses: number[] = [];
    for (const headers of kinds.flatMap((each) => [each, each])) {
      statuses.push((await strict.ask('/meters', { headers })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429]);
  } finally {
    vi.useRealTimers();
    await strict.close();
  }
});

test('2.3.1 there are no first PINs: one that was given before is good for nothing', async () => {
  const place = 'staff/fred';
  const kept = await served.context.persons.get(place);
  const until = String(served.room.now + WEEK);
  await served.context.persons.put(place, { ...kept, until });
  expect((await signIn('fred', PIN)).body.code).toBe('sign-in-failed');
  const paths = Object.keys((served.app.swagger() as { paths: object }).paths);
  expect(paths.filter((path) => path.includes('first-pin'))).toEqual([]);
});

test('2.4.1 a PIN is kept as argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const [one, other] = await Promise.all(
    ['dana', 'max'].map((badge) => served.context.persons.get(`staff/${badge}`)),
  );
  for (const kept of [one, other])
    expect(kept?.['pin']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one?.['pin']).not.toBe(other?.['pin']);
});

test('2.5.4 a house that nobody has opened has no badge, no PIN and no way in', async () => {
  const fresh = await openApp({ tables: 0 });
  try {
    expect(fresh.room.disk.persons.size).toBe(0);
    for (const badge of ['admin', 'administrator', 'root', 'clock', 'houseway', 'demo-manager']) {
      for (const pin of ['000000', '123456', '', PIN]) {
        const { body } = await fresh.ask('/sign-in', { body: { badge, pin } });
        expect([badge, body.code]).toEqual([badge, 'house-not-open']);
      }
    }
  } finally {
    await fresh.close();
  }
});

test('2.2.1 a badge that is not there takes as long as one that is', async () => {
  const times = { there: [] as number[], none: [] as number[] };
  const take = async (of: number[], badge: string) => {
    // The work it takes and not the time, which depends on the load of the machine.
    const from = process.cpuUsage();
    await served.context.pins.isRight(badge, '100001');
    of.push(process.cpuUsage(from).user);
  };
  for (let count = 0; count < 9; count += 1) {
    await take(times.there, 'dana');
    await take(times.none, `nobody-${count}`);
  }
  const middle = (all: number[]): number => all.sort((a, b) => a - b)[4] as number;
  // Without the work it would be a hundredth.
  expect(middle(times.none)).toBeGreaterThan(middle(times.there) / 4);
});
