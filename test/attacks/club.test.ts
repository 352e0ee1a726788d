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

/** The number of a new card. */
async function joins(patron: string): Promise<string> {
  const body = { patron, pin: '314159', form: FORM };
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
