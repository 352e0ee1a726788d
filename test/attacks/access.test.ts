// Who somebody is: PINs that others guess, strangers at the door, tokens that were taken away, and
// addresses that were made up.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { doesIn } from '../../src/server/api/won.fixture.ts';
import { newDevice, openApp, PIN, type TestApp } from '../../src/server/app.fixture.ts';
import { makeApp } from '../../src/server/app.ts';

let served: TestApp;
const { keyHash, header } = newDevice('pad-1');

beforeEach(async () => {
  served = await openApp();
  for (const badge of ['dana', 'flo']) await served.givePin(badge);
  const pad = { device: 'pad-1', kind: 'keypad', table: 'T1', keyHash };
  await doesIn(served)('ada', 'enrol-device', pad);
});
afterEach(() => served.close());

const WRONG = '11111111';

/** The code of an answer to a sign-in from an address, at the keypad where its key is sent. */
async function signIn(
  app: TestApp['app'],
  {
    pin,
    remoteAddress,
    headers = {},
  }: {
    readonly pin: string;
    readonly remoteAddress: string;
    readonly headers?: Readonly<Record<string, string>>;
  },
): Promise<string> {
  const payload = { badge: 'dana', pin };
  const url = '/api/v1/sign-in';
  const answer = await app.inject({ method: 'POST', url, payload, remoteAddress, headers });
  return answer.statusCode === 200 ? 'done' : answer.json().code;
}

test('A9: a stranger with wrong PINs locks no one out of the keypad where they work', async () => {
  const { app } = served;
  const atPad = { pin: PIN, remoteAddress: '192.0.2.7', headers: header };
  expect(await signIn(app, atPad)).toBe('done');
  for (let tries = 0; tries < 60; tries += 1) {
    // Ten addresses of one network and fifty others.
    const remoteAddress = tries < 10 ? `2001:db8::${tries + 1}` : `198.51.100.${tries}`;
    await signIn(app, { pin: WRONG, remoteAddress });
  }
  const inNetwork = { pin: PIN, remoteAddress: '2001:db8::ffff' };
  expect(await signIn(app, inNetwork)).toBe('locked-out');
  expect(await signIn(app, { pin: PIN, remoteAddress: '203.0.113.5' })).toBe('locked-out');
  expect(await signIn(app, atPad)).toBe('done');
  const failed = served.room
    .log()
    .flatMap(({ events = [] }) => events)
    .filter(({ type }) => type === 'sign-in-failed');
  // Five of the network, forty-five of the others: the rest was turned away and changed nothing.
  expect(failed).toHaveLength(50);
  expect(failed[0]).toMatchObject({ address: '2001:db8::', agent: 'lightMyRequest' });
});

test('A9: where the wrong PINs were typed is in every record of them', async () => {
  await signIn(served.app, { pin: WRONG, remoteAddress: '192.0.2.7', headers: header });
  expect(served.room.log().at(-1)).toMatchObject({
    by: 'dana',
    on: 'pad-1',
    from: '192.0.2.7',
    events: [{ type: 'sign-in-failed', device: 'pad-1', address: '192.0.2.7' }],
  });
});

test('A10: a birthday is no PIN', async () => {
  const token = await served.signIn('dana');
  for (const pin of ['19900101', '01311990', '31011990']) {
    const { status, body } = await served.ask('/pin', { token, body: { old: PIN, new: pin } });
    expect(status).toBe(400);
    expect(body.problems).toEqual([{ path: 'new', message: 'is too easy to guess: a date' }]);
  }
  expect(served.logged().filter((line) => line.endsWith('change-pin'))).toHaveLength(2);
});

test('A11: a cookie of the keypad is good nowhere else, and then nowhere', async () => {
  const token = await served.signIn('flo', header);
  const cookie = `__Host-houseway=${token}`;
  const at = { headers: { cookie, ...header } };
  expect((await served.ask('/me', at)).status).toBe(200);
  expect((await served.ask('/me', { headers: { cookie } })).body.code).toBe('not-signed-in');
  expect((await served.ask('/me', at)).body.code).toBe('not-signed-in');
});

test('A16: behind a listed proxy everyone has their own address, and no one else names theirs', async () => {
  const { context } = served;
  const trustProxy = ['10.0.0.5'];
  const app = await makeApp({ version: 'test', log: () => {}, context, trustProxy });
  const forwarded = (address: string) => ({ 'x-forwarded-for': address });
  const proxy = '10.0.0.5';
  for (let tries = 0; tries < 5; tries += 1) {
    await signIn(app, { pin: WRONG, remoteAddress: proxy, headers: forwarded('192.0.2.1') });
  }
  const of = (remoteAddress: string, address: string) =>
    signIn(app, { pin: PIN, remoteAddress, headers: forwarded(address) });
  expect(await of(proxy, '192.0.2.1')).toBe('locked-out');
  expect(await of(proxy, '192.0.2.2')).toBe('done');
  // Whoever is no proxy is who they are: a new address for each try is still one address.
  const codes: string[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    const headers = forwarded(`203.0.113.${tries}`);
    codes.push(await signIn(app, { pin: WRONG, remoteAddress: '198.51.100.9', headers }));
  }
  expect(codes.at(-1)).toBe('locked-out');
  await app.close();
});
