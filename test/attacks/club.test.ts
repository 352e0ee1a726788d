// One named attack a test: hours of play, and what credits buy.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Attacked, attacked } from './attack.fixture.ts';

let room: Attacked;
beforeEach(async () => {
  room = await attacked();
});
afterEach(() => room.served.close());

const MS_AN_HOUR = 3_600_000;
const FORM = {
  givenNames: 'Ann',
  familyName: 'Lee',
  birthDate: '1980-01-01',
  address: '1 Main Street',
  documentKind: 'passport',
  documentNumber: 'X1234567',
};
const table = 'T1';
const REPLACED = { document: 'id-card', reason: 'lost' };

/** The number of a new card. */
async function joins(patron: string): Promise<string> {
  const body = { patron, form: { ...FORM, documentNumber: `X-${patron}` } };
  return (await room.send('dee', '/club/members', { body })).body.card;
}

/** Read so many hours ago. */
function read(card: string, ...hours: readonly number[]) {
  const { now } = room.served.room;
  return hours.map((each) => ({
    card,
    at: new Date(now - each * MS_AN_HOUR).toISOString(),
    table,
  }));
}

const booked = (): readonly object[] =>
  room.served.room
    .log()
    .flatMap(({ events = [] }) => events)
    .flatMap((event) => (event.type === 'scans-booked' ? event.booked : []));

describe('hours of play', () => {
  test('P4: the desk types no hours in alone', async () => {
    const card = await joins('p1');
    const fields = { batch: 'b1', scans: read(card, 0) };
    expect((await room.as('dee', 'upload-scans', fields)).code).toBe('two-people-needed');
    const desk = await room.enrols('desk-1', 'desk');
    expect((await room.as('dee', 'upload-scans', fields, desk)).code).toBe('two-people-needed');
    expect(room.happened('scans-booked')).toBe(0);
  });

  test('P4: a card brings hours only where its holder sat, and not a day later', async () => {
    const card = await joins('p1');
    const scanner = await room.enrols('scan-1', 'scanner');
    const upload = async (batch: string, scans: readonly object[]) => {
      const { body } = await room.as('flo', 'upload-scans', { batch, scans }, scanner);
      return body.events[0].left.map(({ because }: { because: string }) => because);
    };
    expect(await upload('nowhere', read(card, 0))).toEqual(['not-seated']);
    await room.as('dana', 'seat-person', { table, seat: 1, patron: 'p1' });
    room.served.room.now += 3 * MS_AN_HOUR;
    await room.signInAgain();
    await room.as('dana', 'leave-seat', { table, seat: 1 });
    room.served.room.now += 2 * MS_AN_HOUR;
    await room.signInAgain();
    // Ten hours are said; the holder sat from five hours ago until two hours ago.
    const ten = await upload('ten', read(card, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
    expect(ten.filter((because: string) => because === 'no-card-yet')).toHaveLength(4);
    expect(ten.filter((because: string) => because === 'not-seated')).toHaveLength(3);
    expect(booked()).toHaveLength(3);
    room.served.room.now += 22 * MS_AN_HOUR;
    await room.signInAgain();
    expect(await upload('late', read(card, 25))).toEqual(['too-old']);
  });

  test('P4: two people type hours in, and only where the holder sat', async () => {
    const [sat, stooge] = [await joins('p1'), await joins('p2')];
    await room.as('dana', 'seat-person', { table, seat: 1, patron: 'p1' });
    const command = {
      type: 'upload-scans',
      batch: 'b',
      scans: [...read(sat, 0), ...read(stooge, 0)],
    };
    expect((await room.together('dee', 'flo', command)).code).toBe('done');
    expect(booked()).toMatchObject([{ patron: 'p1' }]);
  });
});

describe('credits', () => {
  const PERIOD = { from: '2026-11-16T06:00:00-08:00', until: '2027-01-01T00:00:00-08:00' };
  const PIN = '314159';

  /** A member with hours enough for a meal, whose PIN nobody else knows. */
  async function member() {
    await room.post('hgc-player-tracking-rewards', 'rewards', PERIOD);
    const card = await joins('p1');
    const kiosk = await room.enrols('hall', 'kiosk');
    const scanner = await room.enrols('scan-1', 'scanner');
    const chooses = (pin: string) =>
      room.send('dee', '/kiosk/pin', { body: { card, pin }, headers: kiosk });
    expect((await chooses(PIN)).code).toBe('done');
    await room.as('dana', 'seat-person', { table, seat: 1, patron: 'p1' });
    room.served.room.now += 9 * MS_AN_HOUR;
    await room.signInAgain();
    const scans = read(card, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    await room.as('flo', 'upload-scans', { batch: 'b1', scans }, scanner);
    const opens = (pin: string) =>
      room.send('dee', '/kiosk/open', { body: { card, pin }, headers: kiosk });
    const redeem = (more: object = {}) => ({
      ...{ offering: 'rewards', card, patron: 'p1', document: 'passport', isValid: true },
      prizes: ['a-meal-20'],
      ...more,
    });
    return { card, chooses, opens, redeem };
  }

  test('P6: the desk sets no PIN of a card, and redeems nothing for a day after a new one', async () => {
    const { card, chooses, opens, redeem } = await member();
    const path = '/club/members/p1/pin';
    const typed = { document: 'passport', pin: '271828' };
    expect((await room.send('dee', path, { body: typed })).code).toBe('pin-at-kiosk');
    expect((await opens('271828')).code).toBe('sign-in-failed');
    // The clerk goes to the kiosk with the number of the card: without a word of the desk there is no choice.
    expect((await chooses('271828')).code).toBe('no-pin-choice');
    expect((await room.send('dee', path, { body: { document: 'passport' } })).code).toBe('done');
    expect((await chooses('271828')).code).toBe('done');
    expect((await opens('271828')).code).toBe('done');
    expect((await room.as('dee', 'redeem-credits', redeem())).code).toBe('card-just-changed');
    const command = { type: 'redeem-credits', ...redeem() };
    expect((await room.together('dee', 'flo', command)).code).toBe('card-just-changed');
    expect(room.happened('credits-redeemed')).toBe(0);
    const next = await room.as('dee', 'replace-card', { ...REPLACED, patron: 'p1' });
    expect(next.body.events[0].before).toBe(card);
    room.served.room.now += 23 * MS_AN_HOUR;
    await room.signInAgain();
    const again = redeem({ card: next.body.events[0].card });
    expect((await room.together('dee', 'flo', { type: 'redeem-credits', ...again })).code).toBe(
      'card-just-changed',
    );
  });

  test('P6: credits are redeemed by the holder, who has opened the card, or by two people', async () => {
    const { opens, redeem } = await member();
    expect((await room.as('dee', 'redeem-credits', redeem())).code).toBe('two-people-needed');
    expect((await opens('271828')).code).toBe('sign-in-failed');
    expect((await room.as('dee', 'redeem-credits', redeem())).code).toBe('two-people-needed');
    expect((await opens(PIN)).code).toBe('done');
    expect((await room.as('dee', 'redeem-credits', redeem())).code).toBe('done');
    expect(room.happened('credits-redeemed')).toBe(1);
  });
});
