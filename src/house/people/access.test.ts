import { describe, expect, test } from 'vitest';
import { assert } from '#result';
import { decodeCommand } from '../commands.ts';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { post } from '../fixtures/jackpot.fixture.ts';
import { KEY_HASH, WEBHOOK } from '../fixtures/scene.fixture.ts';
import { announce, CHANCE, POKER } from '../promotions/tournaments/room.fixture.ts';
import type { Staff } from '../state.ts';

const newHouse = (): Floor => openedFloor({ game: 'blackjack-poker' });

const wrong = (floor: Floor, times: number, by = 'dana') => {
  for (let tries = 1; tries <= times; tries++) floor.do(by, 'sign-in', { isRight: false });
};

const signIn = (floor: Floor, by = 'dana', fields: object = {}) =>
  floor.ask(by, 'sign-in', { isRight: true, ...fields });

function badgeOf({ house }: Floor, name: string): Staff {
  const badge = house.staff.get(name);
  assert(badge !== undefined, `nobody is called ${name}`);
  return badge;
}

describe('wrong PINs', () => {
  const clockAt = (floor: Floor, time: string) => {
    floor.at = `2026-11-16T${time}-08:00`;
  };
  const until = (time: string) => Date.parse(`2026-11-16T${time}-08:00`);

  test('the fifth in a row locks the badge there for a minute, to the second', () => {
    const floor = newHouse();
    wrong(floor, 4);
    const [fifth] = floor.do('dana', 'sign-in', { isRight: false });
    const lockedUntil = until('10:01:00');
    expect(fifth).toEqual({ type: 'sign-in-failed', staff: 'dana', lockedUntil });
    for (const time of ['10:00:00', '10:00:59']) {
      clockAt(floor, time);
      expect(signIn(floor)).toMatchObject({ code: 'locked-out' });
      expect(floor.refused('dana', 'sign-in', { isRight: false })).toBe('locked-out');
    }
    clockAt(floor, '10:01:00');
    expect(signIn(floor)).toEqual([{ type: 'signed-in', staff: 'dana' }]);
  });

  test('each one after a lock locks for longer, up to an hour, until a right one', () => {
    const floor = newHouse();
    wrong(floor, 4);
    const locks = ['10:00:00', '10:01:00', '10:06:00', '10:21:00', '11:21:00'].map((time) => {
      clockAt(floor, time);
      const [event] = floor.do('dana', 'sign-in', { isRight: false });
      return event?.type === 'sign-in-failed' ? event.lockedUntil : undefined;
    });
    expect(locks).toEqual(['10:01:00', '10:06:00', '10:21:00', '11:21:00', '12:21:00'].map(until));
    clockAt(floor, '12:21:00');
    expect(signIn(floor)).toEqual([{ type: 'signed-in', staff: 'dana' }]);
    wrong(floor, 4);
    expect(signIn(floor)).toEqual([{ type: 'signed-in', staff: 'dana' }]);
  });

  test('a try while it is locked makes the lock no longer', () => {
    const floor = newHouse();
    wrong(floor, 5);
    clockAt(floor, '10:00:30');
    floor.refused('dana', 'sign-in', { isRight: false });
    clockAt(floor, '10:01:00');
    expect(signIn(floor)).toEqual([{ type: 'signed-in', staff: 'dana' }]);
  });

  test('are counted for each badge by itself', () => {
    const floor = newHouse();
    wrong(floor, 4, 'dana');
    wrong(floor, 4, 'flo');
    expect(signIn(floor, 'dana')).toEqual([{ type: 'signed-in', staff: 'dana' }]);
    wrong(floor, 1, 'flo');
    expect(signIn(floor, 'flo')).toMatchObject({ code: 'locked-out' });
  });

  test('lock the badge where they were typed, and nowhere else', () => {
    const floor = newHouse();
    floor.do('ada', 'enrol-device', { device: 'pad', kind: 'keypad', keyHash: KEY_HASH });
    for (let tries = 1; tries <= 5; tries++)
      floor.do('dana', 'sign-in', { isRight: false, address: '192.0.2.1' });
    expect(signIn(floor, 'dana', { address: '192.0.2.1' })).toMatchObject({ code: 'locked-out' });
    expect(signIn(floor, 'dana', { address: '192.0.2.2' })).toMatchObject([{ type: 'signed-in' }]);
    expect(signIn(floor, 'dana', { device: 'pad' })).toMatchObject([{ type: 'signed-in' }]);
  });

  test('fifty in a day from strangers leave a badge only the devices that it has used', () => {
    const floor = newHouse();
    floor.do('ada', 'enrol-device', { device: 'pad', kind: 'keypad', keyHash: KEY_HASH });
    floor.do('ada', 'enrol-device', { device: 'other', kind: 'keypad', keyHash: KEY_HASH });
    signIn(floor, 'dana', { device: 'pad' });
    floor.do('dana', 'sign-in', { isRight: true, device: 'pad' });
    for (let tries = 0; tries < 50; tries++) {
      floor.do('dana', 'sign-in', { isRight: false, address: `192.0.2.${tries}` });
    }
    for (const place of [{ address: '192.0.2.99' }, { device: 'other' }, {}])
      expect(signIn(floor, 'dana', place)).toMatchObject({ code: 'locked-out' });
    expect(signIn(floor, 'dana', { device: 'pad' })).toMatchObject([{ type: 'signed-in' }]);
    // The gaming day ends at six.
    floor.at = '2026-11-17T06:00:00-08:00';
    expect(signIn(floor, 'dana', {})).toMatchObject([{ type: 'signed-in' }]);
  });

  test('those of a stranger yesterday are forgotten: today the fifth locks again, not the first', () => {
    const floor = newHouse();
    wrong(floor, 5);
    floor.at = '2026-11-17T06:00:00-08:00';
    const locks = [1, 2, 3, 4, 5].map(() => {
      const [event] = floor.do('dana', 'sign-in', { isRight: false });
      return event?.type === 'sign-in-failed' ? event.lockedUntil : 'none';
    });
    const minute = Date.parse('2026-11-17T06:01:00-08:00');
    expect(locks).toEqual([undefined, undefined, undefined, undefined, minute]);
  });

  test('a new PIN from an administrator unlocks the badge, and must be changed', () => {
    const floor = newHouse();
    signIn(floor);
    floor.do('dana', 'change-pin');
    expect(badgeOf(floor, 'dana').mustChangePin).toBe(false);
    wrong(floor, 5);
    floor.do('ada', 'enrol-device', { device: 'desk', kind: 'desk', keyHash: KEY_HASH });
    floor.together('ada', 'carl', { type: 'reset-pin', staff: 'dana', device: 'desk' });
    expect(badgeOf(floor, 'dana').mustChangePin).toBe(true);
    expect(signIn(floor)).toEqual([{ type: 'signed-in', staff: 'dana' }]);
  });
});

describe('a badge', () => {
  test('begins off duty, with a PIN that must be changed', () => {
    const floor = newHouse();
    expect(badgeOf(floor, 'dana')).toEqual({
      roles: ['dealer'],
      isActive: true,
      isOnDuty: false,
      mustChangePin: true,
    });
  });

  test('that was taken away signs in no more and has no PIN to be reset', () => {
    const floor = newHouse();
    signIn(floor);
    floor.do('ada', 'dismiss-staff', { staff: 'dana' });
    expect(signIn(floor)).toMatchObject({ code: 'unknown-staff' });
    const command = { type: 'reset-pin', staff: 'dana', device: 'desk' };
    expect(floor.refused('ada', 'propose', { command })).toBe('not-on-staff');
    expect(badgeOf(floor, 'dana')).toMatchObject({ isActive: false, isOnDuty: false });
  });

  test('that is given again begins anew; one that gets other roles keeps the rest', () => {
    const floor = newHouse();
    signIn(floor);
    floor.do('dana', 'change-pin');
    floor.both({ type: 'appoint-staff', staff: 'dana', roles: ['floor'] });
    expect(badgeOf(floor, 'dana')).toMatchObject({ isOnDuty: true, mustChangePin: false });
    wrong(floor, 5);
    floor.do('max', 'dismiss-staff', { staff: 'dana' });
    floor.both({ type: 'appoint-staff', staff: 'dana', roles: ['dealer'] });
    expect(badgeOf(floor, 'dana')).toEqual({
      roles: ['dealer'],
      isActive: true,
      isOnDuty: false,
      mustChangePin: true,
    });
  });
});

describe('who is on duty does not play', () => {
  /** Dana is the patron p1 as well. */
  function withPatron(): Floor {
    const floor = newHouse();
    for (const patron of ['p1', 'p2']) floor.do('dee', 'enrol-patron', { patron });
    floor.both({ type: 'appoint-staff', staff: 'dana', roles: ['dealer'], patron: 'p1' });
    return floor;
  }
  const seat = (floor: Floor, patron: string, number = 1) =>
    floor.ask('flo', 'seat-person', { table: 'T1', seat: number, patron });

  test('from the first sign-in on, not only while signed in', () => {
    const floor = withPatron();
    signIn(floor);
    expect(seat(floor, 'p1')).toMatchObject({ code: 'on-duty' });
    floor.do('dana', 'sign-out');
    expect(seat(floor, 'p1')).toMatchObject({ code: 'on-duty' });
    expect(seat(floor, 'p2')).toMatchObject([{ type: 'person-seated' }]);
    floor.do('dana', 'go-off-duty');
    expect(seat(floor, 'p1', 2)).toMatchObject([{ type: 'person-seated', patron: 'p1' }]);
  });

  test('and who plays does not go on duty, until the seat is left or the table is closed', () => {
    const floor = withPatron();
    seat(floor, 'p1');
    expect(signIn(floor)).toMatchObject({ code: 'on-duty' });
    expect(badgeOf(floor, 'dana').isOnDuty).toBe(false);
    floor.do('flo', 'leave-seat', { table: 'T1', seat: 1 });
    expect(signIn(floor)).toEqual([{ type: 'signed-in', staff: 'dana' }]);
    floor.do('dana', 'go-off-duty');
    seat(floor, 'p1');
    floor.do('flo', 'close-table', { table: 'T1' });
    expect(signIn(floor)).toEqual([{ type: 'signed-in', staff: 'dana' }]);
  });

  test('a wrong PIN is counted for who plays, too', () => {
    const floor = withPatron();
    seat(floor, 'p1');
    wrong(floor, 5);
    expect(signIn(floor)).toMatchObject({ code: 'locked-out' });
  });

  test('nor enters a tournament', () => {
    const floor = withPatron();
    post(floor, POKER, { as: 'poker' });
    announce(floor, 'night');
    signIn(floor);
    const entry = { tournament: 'night', patron: 'p1', way: 'paid', chance: CHANCE };
    expect(floor.refused('dee', 'enter-tournament', entry)).toBe('on-duty');
    floor.do('dana', 'go-off-duty');
    floor.do('dee', 'enter-tournament', entry);
  });

  test('nor is made one with a patron who plays', () => {
    const floor = withPatron();
    seat(floor, 'p2');
    signIn(floor, 'flo');
    const action = { type: 'appoint-staff', staff: 'flo', roles: ['floor'], patron: 'p2' };
    expect(floor.refused('max', 'propose', { action })).toBe('on-duty');
  });

  test('a badge that was taken away is on duty no more', () => {
    const floor = withPatron();
    signIn(floor);
    floor.do('max', 'dismiss-staff', { staff: 'dana' });
    expect(seat(floor, 'p1')).toMatchObject([{ type: 'person-seated' }]);
  });
});

describe('a device', () => {
  const keypad = { device: 'keypad-1', kind: 'keypad', table: 'T1', keyHash: KEY_HASH };
  const reason = 'it is lost';

  test('is known by its own key, and a sign-in says where it was', () => {
    const floor = newHouse();
    expect(signIn(floor, 'dana', { device: 'keypad-1' })).toMatchObject({ code: 'unknown-device' });
    floor.do('ada', 'enrol-device', keypad);
    expect(floor.house.devices.get('keypad-1')).toEqual({
      kind: 'keypad',
      table: 'T1',
      keyHash: KEY_HASH,
      isRevoked: false,
    });
    expect(signIn(floor, 'dana', { device: 'keypad-1' })).toEqual([
      { type: 'signed-in', staff: 'dana', device: 'keypad-1' },
    ]);
  });

  test('that was revoked is turned away until it is enrolled again, with another key', () => {
    const floor = newHouse();
    floor.do('ada', 'enrol-device', keypad);
    expect(floor.refused('ada', 'enrol-device', keypad)).toBe('name-taken');
    floor.do('carl', 'revoke-device', { device: 'keypad-1', reason });
    expect(floor.refused('ada', 'revoke-device', { device: 'keypad-1', reason })).toBe(
      'unknown-device',
    );
    expect(signIn(floor, 'dana', { device: 'keypad-1' })).toMatchObject({ code: 'unknown-device' });
    const keyHash = [...KEY_HASH].reverse().join('');
    floor.do('ada', 'enrol-device', { ...keypad, keyHash });
    expect(floor.house.devices.get('keypad-1')).toMatchObject({ keyHash, isRevoked: false });
    expect(signIn(floor, 'dana', { device: 'keypad-1' })).toMatchObject([{ type: 'signed-in' }]);
  });

  test('a wrong PIN on a device that nobody knows is not counted against the badge', () => {
    const floor = newHouse();
    const asked = { device: 'nothing', isRight: false };
    expect(floor.refused('dana', 'sign-in', asked)).toBe('unknown-device');
    expect(badgeOf(floor, 'dana').tries).toBeUndefined();
  });
});

test('a webhook is there until it is removed, and its name is free then', () => {
  const floor = newHouse();
  const { webhook, url, topics } = WEBHOOK;
  floor.do('ada', 'add-webhook', WEBHOOK);
  expect(floor.house.webhooks.get(webhook)).toEqual({ url, topics });
  floor.do('ada', 'remove-webhook', { webhook, reason: 'it moved' });
  expect(floor.house.webhooks.size).toBe(0);
  floor.do('ada', 'add-webhook', WEBHOOK);
});

test('who has looked at, written or erased the facts of a person is in the log, and why; they are not', () => {
  const floor = newHouse();
  floor.do('dee', 'enrol-patron', { patron: 'p1' });
  const reason = 'a claim of $5,000';
  const said = [
    ...floor.do('dee', 'write-person', { patron: 'p1', fields: ['birthDate', 'names'] }),
    ...floor.do('cora', 'read-person', { patron: 'p1', reason }),
    ...floor.do('carl', 'erase-person', { patron: 'p1', reason: 'asked for it' }),
  ];
  expect(said).toEqual([
    { type: 'person-written', patron: 'p1', fields: ['birthDate', 'names'] },
    { type: 'person-read', patron: 'p1', reason },
    { type: 'person-erased', patron: 'p1', reason: 'asked for it' },
  ]);
  expect(floor.log.slice(-3).map(({ by }) => by)).toEqual(['dee', 'cora', 'carl']);
});

describe('the log holds no secret', () => {
  test.each([
    ['sign-in', { isRight: true }],
    ['change-pin', {}],
    ['reset-pin', { staff: 'dana', device: 'desk' }],
    ['set-pin', { device: 'desk' }],
    ['write-person', { patron: 'p1', fields: ['birthDate'] }],
    ['add-webhook', WEBHOOK],
  ])('%s has no field for one', (type, fields) => {
    for (const secret of ['pin', 'pinHash', 'old', 'new', 'key', 'secret', 'facts', 'birthDate']) {
      const command = { id: 'x', by: 'ada', type, ...fields, [secret]: '1234' };
      const decoded = decodeCommand(command);
      expect(decoded).toMatchObject({ ok: false, error: [{ path: secret }] });
    }
  });

  test('a device brings the hash of its key, and nothing else passes for one', () => {
    const asked = { id: 'x', by: 'ada', type: 'enrol-device', device: 'k', kind: 'sign' };
    for (const keyHash of ['my-key', KEY_HASH.toUpperCase(), KEY_HASH.slice(1), `${KEY_HASH}0`]) {
      const decoded = decodeCommand({ ...asked, keyHash });
      expect(decoded).toMatchObject({ ok: false, error: [{ path: 'keyHash' }] });
    }
    expect(decodeCommand({ ...asked, keyHash: KEY_HASH }).ok).toBe(true);
  });
});
