// The desk and the kiosk of the player club over HTTP: what each sees, and that no one sees more.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { doesIn, FACTS, paperAt } from '../api/won.fixture.ts';
import { newDevice, openApp, PIN, type Question, type TestApp } from '../app.fixture.ts';

const OWN_PIN = '314159';
const KIOSK = newDevice('hall');
const OTHER_KIOSK = newDevice('bar');
const SIGN = newDevice('wall');

/** The smallest JPEG: one gray point. */
const A_PICTURE =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////' +
  '////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';

let served: TestApp;
let desk: string;
let card: string;
let other: string;
let count = 0;

async function post(path: string, question: Question) {
  count += 1;
  return served.ask(path, { key: `club-${count}`, method: 'POST', ...question });
}

async function register(patron: string, facts: object = FACTS) {
  const path = `/patrons/${patron}/facts`;
  count += 1;
  await served.ask(path, { method: 'PUT', token: desk, key: `facts-${count}`, body: facts });
  const body = { patron, pin: OWN_PIN };
  return served.ask('/club/members', { token: desk, key: `register-${patron}`, body });
}

beforeAll(async () => {
  served = await openApp();
  const does = doesIn(served);
  for (const patron of ['pat', 'sam', 'kid', 'shy', 'gone']) {
    await does('dee', 'enrol-patron', { patron });
  }
  for (const [device, kind, { keyHash }] of [
    ['hall', 'kiosk', KIOSK],
    ['bar', 'kiosk', OTHER_KIOSK],
    ['wall', 'sign', SIGN],
  ] as const) {
    await does('ada', 'enrol-device', { device, kind, keyHash });
  }
  for (const badge of ['dee', 'flo', 'dana', 'rex']) await served.givePin(badge);
  desk = await served.signIn('dee');
  card = (await register('pat')).body.card;
  other = (await register('sam')).body.card;
});
afterAll(() => served.close());

const open = (number: string, pin = OWN_PIN, headers = KIOSK.header) =>
  post('/kiosk/open', { headers, body: { card: number, pin } });

const onKiosk = (path: string, token: string, headers = KIOSK.header) =>
  served.ask(path, { headers: { ...headers, 'x-houseway-card': token } });

describe('the desk', () => {
  test('gives no card before the form is complete, nor to whoever is too young', async () => {
    const incomplete = await register('shy', { familyName: 'Shy', birthDate: '1980-05-17' });
    expect(incomplete.body.code).toBe('form-incomplete');
    // Twenty-one tomorrow, by the clock of the house.
    const today = await served.room.house.read(({ at }) => new Date(at).toISOString());
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(5, 10);
    const year = Number(today.slice(0, 4)) - 21;
    const young = await register('kid', { ...FACTS, birthDate: `${year}-${tomorrow}` });
    expect(young.body.code).toBe('identity-refused');
  });

  test('takes no PIN that anybody would guess', async () => {
    for (const pin of ['1234', '123456', '999999']) {
      const { status } = await post('/club/members', { token: desk, body: { patron: 'shy', pin } });
      expect([pin, status]).toEqual([pin, 400]);
    }
  });

  test('answers a registration that is sent again with the same card', async () => {
    const body = { patron: 'pat', pin: OWN_PIN };
    const again = await served.ask('/club/members', { token: desk, key: 'register-pat', body });
    expect(again.body).toEqual({ patron: 'pat', card });
  });

  test('leaves a line for every card that it looks at, and asks why', async () => {
    expect((await served.ask('/club/members/pat', { token: desk })).status).toBe(400);
    const path = `/club/members/${card}?reason=a+question`;
    const { body } = await served.ask(path, { token: desk });
    expect(body).toMatchObject({ patron: 'pat', card, hours: { all: 0 }, isVoid: false });
    expect(served.logged().at(-1)).toBe('dee: read-card');
    const dealer = await served.signIn('dana');
    expect((await served.ask(path, { token: dealer })).status).toBe(403);
  });

  test('prints the card with the name and the number, and never with the PIN', async () => {
    const paper = await paperAt(served, '/club/members/pat/card.pdf', desk);
    expect(paper).toContain('MaryAnnQuintero');
    expect(paper).toContain(card);
    expect(paper).not.toContain(OWN_PIN);
  });
});

describe('a picture', () => {
  const { taxNumber: _, ...form } = FACTS;
  const withPhoto = (patron: string, photo: string) =>
    post('/club/members', { token: desk, body: { patron, pin: OWN_PIN, photo, form } });

  test('is on the card of whoever wants it', async () => {
    const { body } = await withPhoto('seen', A_PICTURE);
    expect(body).toMatchObject({ patron: 'seen', card: expect.any(String) });
    const { rawPayload } = await served.app.inject({
      url: '/api/v1/club/members/seen/card.pdf',
      headers: { authorization: `Bearer ${desk}` },
    });
    expect(rawPayload.includes('/Subtype /Image')).toBe(true);
  });

  test('that no printer can read is refused before a card is given', async () => {
    for (const photo of ['aGVsbG8=', '/9j/4AAQSkZJRg==']) {
      const { status, body } = await withPhoto('blurred', photo);
      expect([status, body.problems?.[0]?.path]).toEqual([400, expect.stringContaining('photo')]);
    }
    expect((await served.ask('/club/members/blurred?reason=x', { token: desk })).status).not.toBe(
      200,
    );
  });
});

describe('a kiosk', () => {
  test('shows what is on the card for the PIN of its owner, and no name', async () => {
    const { body } = await open(card);
    expect(body).toEqual({ token: expect.any(String), idleSeconds: 30 });
    const own = await onKiosk('/kiosk/card', body.token);
    expect(own.body).toMatchObject({ card, hours: { today: 0, week: 0, all: 0 } });
    expect(JSON.stringify(own.body)).not.toMatch(/pat|Quintero/);
  });

  test('says the same of a wrong PIN, of a card that is not there and of none at all', async () => {
    const answers = await Promise.all([open(other, '000001'), open('1234567897'), open('x')]);
    const told = answers.map(({ status, body }) => [status, body.detail]);
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(told[0]).toEqual([401, 'Wrong card number or PIN.']);
    await open(other);
  });

  test('locks a card after five wrong PINs, until the desk sets another', async () => {
    // Tries at once count one by one.
    await Promise.all(Array.from({ length: 5 }, () => open(other, '000001')));
    expect((await open(other)).body.code).toBe('locked-out');
    const body = { document: 'passport', pin: '271829' };
    expect((await post('/club/members/sam/pin', { token: desk, body })).status).toBe(200);
    expect((await open(other)).status).toBe(401);
    expect((await open(other, '271829')).status).toBe(200);
  });

  test('forgets whoever has not touched it for half a minute', async () => {
    const { token } = (await open(card)).body;
    served.room.now += 29_999;
    expect((await onKiosk('/kiosk/card', token)).status).toBe(200);
    served.room.now += 30_000;
    expect((await onKiosk('/kiosk/card', token)).status).toBe(401);
  });

  test('shows one card at a time, at one kiosk, until it is closed', async () => {
    const { token } = (await open(card)).body;
    expect((await onKiosk('/kiosk/card', token, OTHER_KIOSK.header)).status).toBe(401);
    expect((await onKiosk('/kiosk/card', token, SIGN.header)).status).toBe(401);
    const next = (await open(other, '271829')).body;
    expect((await onKiosk('/kiosk/card', token)).status).toBe(401);
    expect((await open(other, '271829')).status).toBe(200);
    expect(next.token).not.toBe(token);
    const last = (await open(card)).body.token;
    await post('/kiosk/close', { headers: KIOSK.header });
    expect((await onKiosk('/kiosk/card', last)).status).toBe(401);
  });

  test('opens nothing else: no route of the staff, and no card without a kiosk', async () => {
    const { token } = (await open(card)).body;
    for (const path of [
      '/club',
      `/club/members/${other}?reason=x`,
      '/patrons/sam/facts?reason=x',
    ]) {
      const { status } = await onKiosk(path, token);
      expect([path, status >= 401 && status <= 403]).toEqual([path, true]);
    }
    const bearer = await served.ask('/kiosk/card', { token });
    expect(bearer.status).toBe(401);
    const badge = await post('/kiosk/open', { token: desk, body: { card, pin: OWN_PIN } });
    expect(badge.status).toBe(403);
  });

  test('closes for whoever is excluded or gets another card meanwhile', async () => {
    const does = doesIn(served);
    const first = (await open(card)).body.token;
    await does('carl', 'exclude-patron', { patron: 'pat', reason: 'asked to be' });
    expect((await onKiosk('/kiosk/card', first)).status).toBe(401);
    expect((await open(card)).status).toBe(401);
    await does('carl', 'readmit-patron', { patron: 'pat', reason: 'the time is over' });
    const second = (await open(card)).body.token;
    const lost = { patron: 'pat', document: 'passport', reason: 'lost' };
    const replaced = await post('/commands/replace-card', { token: desk, body: lost });
    expect(replaced.status).toBe(200);
    expect((await onKiosk('/kiosk/card', second)).status).toBe(401);
    expect((await open(card)).status).toBe(401);
    const again = replaced.body.events[0].card;
    expect((await open(again)).status).toBe(200);
  });

  test('knows no PIN of whoever was erased', async () => {
    const gone = (await register('gone')).body.card;
    expect((await open(gone)).status).toBe(200);
    await doesIn(served)('carl', 'erase-person', { patron: 'gone', reason: 'asked for it' });
    await vi.waitFor(async () => expect((await open(gone)).status).toBe(401));
  });
});

test('nothing that the log has of the club holds a PIN or a name', () => {
  const log = JSON.stringify(served.room.log());
  for (const secret of [OWN_PIN, '271829', PIN, 'Quintero']) expect(log).not.toContain(secret);
});
