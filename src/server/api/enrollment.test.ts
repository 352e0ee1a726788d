// A holder sets a PIN at a device, over HTTP: with two people, a number, and nobody who sees the PIN.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDevice, openApp, PIN, type TestApp } from '../app.fixture.ts';
import { enroll } from '../set-up.fixture.ts';
import { doesIn } from './won.fixture.ts';

let served: TestApp;
let ada: string;
let carl: string;
const desk = newDevice('desk-1');
const other = newDevice('desk-2');
const device = 'desk-1';

beforeEach(async () => {
  served = await openApp();
  for (const badge of ['ada', 'carl', 'max', 'dana']) await served.givePin(badge);
  const does = doesIn(served);
  for (const [name, { keyHash }] of [
    ['desk-1', desk],
    ['desk-2', other],
  ] as const) {
    await does('ada', 'enrol-device', { device: name, kind: 'desk', keyHash });
  }
  [ada, carl] = [await served.signIn('ada'), await served.signIn('carl')];
});
afterEach(() => served.close());

/** Proposed and approved; nobody has confirmed it yet. */
async function begin(type = 'enrol-holder', staff = 'flo'): Promise<void> {
  const command = { type, staff, device };
  await served.ask('/commands/propose', { token: ada, key: 'one', body: { command } });
  await served.ask('/commands/approve', { token: carl, key: 'two', body: { proposal: 'one' } });
}
const here = async (headers: Readonly<Record<string, string>> = desk.header) =>
  (await served.ask('/device/enrollments', { headers })).body;
const confirm = async (token: string, number: string) =>
  served.ask('/enrollments/flo/number', { token, body: { number } });
const set = (pin: string, headers = desk.header, key = 'pin') =>
  served.ask('/enrollments/flo/pin', { headers, key, body: { pin } });
const signIn = async (badge: string, pin: string) =>
  (await served.ask('/sign-in', { body: { badge, pin } })).status;

test('the number stands on the device, two people type it, and the holder types the PIN', async () => {
  await begin();
  const [open] = await here();
  expect(open).toEqual({
    staff: 'flo',
    number: expect.stringMatching(/^\d{4}$/),
    missing: ['ada', 'carl'],
    until: expect.any(String),
  });
  expect((await set(PIN, desk.header, 'early')).body.code).toBe('not-confirmed');
  expect((await confirm(ada, open.number)).body).toEqual({ isConfirmed: false });
  expect((await here())[0].missing).toEqual(['carl']);
  expect((await confirm(carl, open.number)).body).toEqual({ isConfirmed: true });
  expect((await set(PIN)).status).toBe(200);
  expect(await signIn('flo', PIN)).toBe(200);
  expect(await here()).toEqual([]);
});

test('nobody else is shown the number: no browser, no other device, no badge, not the log', async () => {
  await begin();
  const [{ number }] = await here();
  expect((await here({})).code).toBe('not-signed-in');
  const signedIn = { authorization: `Bearer ${ada}` };
  expect(await here(signedIn)).toEqual([]);
  expect(await here(other.header)).toEqual([]);
  const list = (await served.ask('/enrollments', { token: ada })).body;
  expect(list).toMatchObject([{ staff: 'flo', device, people: ['ada', 'carl'], confirmedBy: [] }]);
  expect(JSON.stringify(list)).not.toContain(number);
  expect(JSON.stringify(served.room.log())).not.toContain(`"${number}"`);
});

test('the number stays as long as the enrollment is open; another one has another number', async () => {
  await begin();
  const [before] = await here();
  expect(await here()).toEqual([before]);
  // Of ten enrollments, not all have the same of ten thousand numbers.
  const numbers = new Set([before.number]);
  for (let count = 1; count < 10; count += 1) {
    served.room.now += 1_000;
    const command = { type: 'enrol-holder', staff: 'flo', device };
    const key = `again-${count}`;
    await served.ask('/commands/propose', { token: ada, key, body: { command } });
    const body = { proposal: key };
    await served.ask('/commands/approve', { token: carl, key: `${key}-2`, body });
    numbers.add((await here())[0].number);
  }
  expect(numbers.size).toBeGreaterThan(1);
});

test('three wrong numbers end it', async () => {
  await begin();
  const [{ number }] = await here();
  const wrong = number === '0000' ? '0001' : '0000';
  for (let count = 0; count < 3; count += 1) {
    expect((await confirm(carl, wrong)).body.problems).toEqual([
      { path: 'number', message: 'is not the number on the device' },
    ]);
  }
  expect((await confirm(carl, number)).body.code).toBe('no-enrollment');
});

test('another device, or none, sets no PIN', async () => {
  await begin();
  const [{ number }] = await here();
  for (const token of [ada, carl]) await confirm(token, number);
  expect((await set(PIN, other.header, 'a')).body.code).toBe('no-enrollment');
  expect((await set(PIN, {}, 'b')).body.code).toBe('not-signed-in');
  expect(await served.context.pins.isSet('flo')).toBe(false);
});

test('a PIN that is too easy is refused, and the holder types another', async () => {
  await begin();
  const [{ number }] = await here();
  for (const token of [ada, carl]) await confirm(token, number);
  expect((await set('19900101', desk.header, 'a')).status).toBe(400);
  expect((await set(PIN, desk.header, 'b')).status).toBe(200);
});

test('the same key with another PIN changes nothing, and the same PIN again is the first answer', async () => {
  await begin();
  const [{ number }] = await here();
  for (const token of [ada, carl]) await confirm(token, number);
  expect((await set(PIN)).status).toBe(200);
  expect((await set('60483172')).body.code).toBe('id-used');
  expect((await set(PIN)).status).toBe(200);
  expect(await signIn('flo', PIN)).toBe(200);
});

test('a PIN that is reset is gone at once with all sessions, and the new one ends them again', async () => {
  const dana = await served.signIn('dana');
  const people = [ada, carl] as const;
  const told = { badge: 'dana', pin: '60483172', device, header: desk.header, people };
  const command = { type: 'reset-pin', staff: 'dana', device };
  await served.ask('/commands/propose', { token: ada, key: 'p', body: { command } });
  await served.ask('/commands/approve', { token: carl, key: 'q', body: { proposal: 'p' } });
  expect((await served.ask('/me', { token: dana })).status).toBe(401);
  expect(await signIn('dana', PIN)).toBe(401);
  expect((await enroll(served, { ...told, type: 'reset-pin' })).status).toBe(200);
  expect(await signIn('dana', '60483172')).toBe(200);
});

test('no answer of it all holds a PIN', async () => {
  const people = [ada, carl] as const;
  const asked = { badge: 'flo', pin: PIN, device, header: desk.header, people };
  expect((await enroll(served, asked)).body).toEqual({});
  expect(JSON.stringify(served.room.log())).not.toContain(PIN);
});
