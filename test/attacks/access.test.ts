// Who somebody is: PINs that others guess, strangers at the door, tokens that were taken away, and
// addresses that were made up.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { doesIn, FACTS } from '../../src/server/api/won.fixture.ts';
import { newDevice, openApp, PIN, type TestApp } from '../../src/server/app.fixture.ts';
import { makeApp } from '../../src/server/app.ts';
import { FOUNDERS, HOLDERS } from '../../src/server/set-up.fixture.ts';
import { type Attacked, attacked, BADGES } from './attack.fixture.ts';

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

test('A16: behind a listed proxy each client has its own address, and no one else names theirs', async () => {
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

describe('P7: the same key with another body changes nothing', () => {
  let room: Attacked;
  const { taxNumber: _, ...FORM } = FACTS;
  beforeEach(async () => {
    room = await attacked();
  });
  afterEach(() => room.served.close());

  test('of a badge’s PIN', async () => {
    const change = async (old: string, chosen: string) =>
      (await room.send('dee', '/pin', { body: { old, new: chosen }, key: 'p7' })).code;
    expect(await change(PIN, '60483172')).toBe('done');
    expect(await change('60483172', '91740258')).toBe('id-used');
    expect(await room.served.context.pins.isRight('dee', '60483172')).toBe(true);
    expect(await change(PIN, '60483172')).toBe('done');
    expect(room.happened('pin-changed')).toBe(BADGES.length + 1);
  });

  test('of a card’s PIN', async () => {
    await served.givePin('dee');
    await doesIn(served)('dee', 'enrol-patron', { patron: 'p1' });
    const token = await served.signIn('dee');
    const send = async (path: string, body: object, key: string) => {
      const told = await served.ask(path, { token, body, key });
      return told.status === 200 ? 'done' : told.body.code;
    };
    const register = { patron: 'p1', pin: '604831', form: FORM };
    expect(await send('/club/members', register, 'member')).toBe('done');
    expect(await send('/club/members', { ...register, pin: '917402' }, 'member')).toBe('id-used');
    const { cardPins } = served.context;
    expect(await cardPins.isRight('p1', '604831')).toBe(true);
    const set = (pin: string, key: string) =>
      send('/club/members/p1/pin', { document: 'passport', pin }, key);
    expect(await set('381605', 'first')).toBe('done');
    expect(await set('917402', 'first')).toBe('id-used');
    expect(await cardPins.isRight('p1', '381605')).toBe(true);
    // An old request that is sent once more doesn't bring an old PIN back.
    expect(await set('917402', 'second')).toBe('done');
    expect(await set('381605', 'first')).toBe('done');
    expect(await cardPins.isRight('p1', '917402')).toBe(true);
  });

  test('of a person’s facts', async () => {
    const write = async (phone: string) =>
      (await room.send('dee', '/patrons/p1/facts', { method: 'PUT', body: { phone }, key: 'f' }))
        .code;
    expect(await write('555 0100')).toBe('done');
    expect(await write('555 0199')).toBe('id-used');
    expect((await room.served.context.persons.get('p1'))?.['phone'] ?? 'elsewhere').not.toBe(
      '555 0199',
    );
    expect(room.happened('person-written')).toBe(1);
  });

  test('of a webhook’s secret', async () => {
    for (const webhook of ['books', 'signs']) {
      const url = 'https://books.example.com/hook';
      const hook = { type: 'add-webhook', webhook, url, topics: ['prize-awarded'] };
      expect((await room.together('ada', 'carl', hook)).code).toBe('done');
    }
    const make = (webhook: string) =>
      room.send('ada', `/webhooks/${webhook}/secret`, { method: 'POST', key: 'secret' });
    const first = await make('books');
    expect(first.code).toBe('done');
    expect((await make('signs')).code).toBe('id-used');
    expect((await make('books')).body.secret).toBe(first.body.secret);
    expect(room.happened('secret-made')).toBe(1);
  });

  test('of a command', async () => {
    const fields = (patron: string) => ({ body: { patron }, key: 'enroll' });
    expect((await room.send('dee', '/commands/enrol-patron', fields('p21'))).code).toBe('done');
    expect((await room.send('dee', '/commands/enrol-patron', fields('p22'))).code).toBe('id-used');
    expect(await room.served.room.house.read(({ patrons }) => patrons.has('p22'))).toBe(false);
  });
});

describe('money roles', () => {
  let room: Attacked;
  beforeEach(async () => {
    room = await attacked();
  });
  afterEach(() => room.served.close());

  const tried = async (badge: string, headers: Readonly<Record<string, string>> = {}) => {
    const { status, body } = await room.served.ask('/sign-in', {
      body: { badge, pin: PIN },
      headers,
    });
    return status === 200 ? 'done' : body.code;
  };

  test('sign in at devices of the house, once it has a desk', async () => {
    expect(await tried('cora')).toBe('done');
    const desk = await room.enrols('desk-1', 'desk');
    for (const badge of ['cora', 'flo', 'max', 'abe', 'carl', 'ada']) {
      expect([badge, await tried(badge)]).toEqual([badge, 'device-needed']);
      expect([badge, await tried(badge, desk)]).toEqual([badge, 'done']);
    }
    // A dealer and the desk move no money of the house.
    expect(await tried('dana')).toBe('done');
    // What hangs on a wall is no place to work.
    await room.signInAgain(desk);
    const wall = await room.enrols('wall', 'sign');
    expect(await tried('cora', wall)).toBe('device-needed');
  });

  test('are told nothing of their PIN elsewhere', async () => {
    await room.enrols('desk-1', 'desk');
    const wrong = await room.served.ask('/sign-in', { body: { badge: 'cora', pin: WRONG } });
    expect(wrong.body.code).toBe('device-needed');
    expect(room.happened('sign-in-failed')).toBe(0);
  });

  test('A1: one administrator gets no PIN, of anyone, in any answer', async () => {
    const desk = await room.enrols('desk-1', 'desk');
    await room.signInAgain(desk);
    const command = { type: 'reset-pin', staff: 'dana', device: 'desk-1' };
    const { type: _, ...fields } = command;
    expect((await room.as('ada', 'reset-pin', fields)).code).toBe('two-people-needed');
    expect((await room.as('ada', 'enrol-holder', fields)).code).toBe('two-people-needed');
    const proposal = await room.as('ada', 'propose', { command });
    expect((await room.as('ada', 'approve', { proposal: proposal.id })).code).toBe('not-permitted');
    const approval = await room.as('carl', 'approve', { proposal: proposal.id });
    const here = await room.served.ask('/device/enrollments', { headers: desk });
    const [{ number }] = here.body;
    const confirm = (badge: string) =>
      room.send(badge, '/enrollments/dana/number', { body: { number }, headers: desk });
    const set = (pin: string, key: string) =>
      room.served.ask('/enrollments/dana/pin', { body: { pin }, headers: desk, key });
    const first = await confirm('ada');
    // With one of the two alone there is no PIN.
    expect((await set('60483172', 'early')).body.code).toBe('not-confirmed');
    expect((await confirm('max')).code).toBe('second-person');
    const second = await confirm('carl');
    const last = await set('60483172', 'pin');
    expect(last.status).toBe(200);
    for (const { body } of [proposal, approval, first, second, last]) {
      expect(JSON.stringify(body)).not.toContain('60483172');
    }
    expect(JSON.stringify(room.served.room.log())).not.toContain('60483172');
    // And for seven days neither of the two is a second person to that badge.
    const givers = await room.served.room.house.read((live) => live.givers.get('dana')?.by);
    expect(givers).toEqual(['ada', 'carl']);
    const access = await room.get('rex', '/reports/access?from=2026-11-16');
    expect(JSON.stringify(access)).toContain('holder-enrolled');
  });
});

test('A2: one administrator sets up no house', async () => {
  const fresh = await openApp({ tables: 0 });
  const begin = (holders: readonly string[], staff: readonly object[] = FOUNDERS) =>
    fresh.ask('/setup', {
      body: { code: fresh.context.setupCode.text, name: 'R', zone: 'UTC', staff, holders },
    });
  expect((await begin(['ada'])).status).toBe(400);
  expect((await begin(['ada', 'ada', 'ada'])).body.code).toBe('second-person');
  const dealers = [{ staff: 'dana', roles: ['dealer'] }];
  expect((await begin(['ada', 'max', 'dana'], [...FOUNDERS, ...dealers])).body.code).toBe(
    'second-person',
  );
  const { ticket, list } = (await begin(HOLDERS)).body;
  await fresh.ask('/setup/pin', { body: { ticket, badge: 'ada', pin: PIN } });
  for (const badge of HOLDERS) {
    await fresh.ask('/setup/sign', { body: { ticket, list, badge, pin: PIN } });
  }
  expect((await fresh.ask('/setup')).body).toEqual({ isOpen: false });
  expect(fresh.logged()).toEqual([]);
  await fresh.close();
});
