// A PIN is set by its holder, at one device, with two people beside.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { KEY_HASH } from '../fixtures/scene.fixture.ts';

function withDesk(): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  for (const [device, kind] of [
    ['desk-1', 'desk'],
    ['desk-2', 'desk'],
    ['wall', 'sign'],
  ]) {
    floor.do('ada', 'enrol-device', { device, kind, keyHash: KEY_HASH });
  }
  return floor;
}

const AT = { staff: 'dana', device: 'desk-1' };
const agreed = (floor: Floor, type = 'enrol-holder', fields: object = AT) =>
  floor.together('ada', 'carl', { type, ...fields });
const seenBy = (floor: Floor, ...people: string[]): void => {
  for (const by of people) floor.do(by, 'confirm-holder', { staff: 'dana', isRight: true });
};
const mustChange = ({ house }: Floor) => house.staff.get('dana')?.mustChangePin;

test('an administrator proposes, compliance approves, both see the holder, and the holder sets it', () => {
  const floor = withDesk();
  const [, opened] = agreed(floor);
  // Ten minutes from 10:00 in Los Angeles.
  const until = Date.parse('2026-11-16T18:10:00Z');
  expect(opened).toEqual({ type: 'enrollment-opened', ...AT, people: ['ada', 'carl'], until });
  seenBy(floor, 'ada', 'carl');
  expect(floor.do('dana', 'set-pin', { device: 'desk-1' })).toEqual([
    { type: 'holder-enrolled', ...AT, confirmedBy: ['ada', 'carl'] },
  ]);
  expect(mustChange(floor)).toBe(false);
  expect(floor.refused('dana', 'set-pin', { device: 'desk-1' })).toBe('no-enrollment');
});

test('nobody gives a PIN alone, in a house without limits either', () => {
  const floor = withDesk();
  for (const type of ['enrol-holder', 'reset-pin']) {
    expect(floor.refused('ada', type, AT)).toBe('two-people-needed');
  }
});

test('neither of the two is the holder', () => {
  const floor = withDesk();
  const propose = (by: string, staff: string) =>
    floor.ask(by, 'propose', { command: { type: 'enrol-holder', staff, device: 'desk-1' } });
  expect(propose('ada', 'ada')).toMatchObject({ code: 'own-affair' });
  propose('ada', 'carl');
  const proposal = [...floor.house.proposals.keys()].at(-1);
  expect(floor.refused('carl', 'approve', { proposal })).toBe('own-affair');
  floor.do('abe', 'approve', { proposal });
});

test('operations propose, and control approves', () => {
  const floor = withDesk();
  const command = { type: 'reset-pin', ...AT };
  expect(floor.refused('abe', 'propose', { command })).toBe('not-permitted');
  floor.do('max', 'propose', { command });
  const proposal = [...floor.house.proposals.keys()].at(-1);
  expect(floor.refused('flo', 'approve', { proposal })).toBe('not-permitted');
});

describe('the holder sets no PIN', () => {
  test('before both have seen them', () => {
    const floor = withDesk();
    agreed(floor);
    expect(floor.refused('dana', 'set-pin', { device: 'desk-1' })).toBe('not-confirmed');
    seenBy(floor, 'ada', 'ada');
    expect(floor.refused('dana', 'set-pin', { device: 'desk-1' })).toBe('not-confirmed');
  });

  test('at another device', () => {
    const floor = withDesk();
    agreed(floor);
    seenBy(floor, 'ada', 'carl');
    expect(floor.refused('dana', 'set-pin', { device: 'desk-2' })).toBe('no-enrollment');
  });

  test('after ten minutes', () => {
    const floor = withDesk();
    agreed(floor);
    seenBy(floor, 'ada');
    floor.at = '2026-11-16T10:09:59-08:00';
    seenBy(floor, 'carl');
    floor.at = '2026-11-16T10:10:00-08:00';
    expect(floor.refused('dana', 'set-pin', { device: 'desk-1' })).toBe('no-enrollment');
    expect(floor.refused('ada', 'confirm-holder', { staff: 'dana', isRight: true })).toBe(
      'no-enrollment',
    );
  });

  test('once three wrong numbers were typed', () => {
    const floor = withDesk();
    agreed(floor);
    const wrong = () => floor.do('carl', 'confirm-holder', { staff: 'dana', isRight: false });
    wrong();
    wrong();
    seenBy(floor, 'ada');
    expect(wrong()).toEqual([{ type: 'number-mistaken', staff: 'dana' }]);
    expect(floor.refused('carl', 'confirm-holder', { staff: 'dana', isRight: true })).toBe(
      'no-enrollment',
    );
  });

  test('where no one works: at a sign, or at a device that was revoked', () => {
    const floor = withDesk();
    floor.do('ada', 'revoke-device', { device: 'desk-2', reason: 'lost' });
    for (const device of ['wall', 'desk-2', 'nowhere']) {
      const command = { type: 'enrol-holder', staff: 'dana', device };
      expect(floor.refused('ada', 'propose', { command })).toBe('unknown-device');
    }
  });

  test('with a third person in the place of one of the two', () => {
    const floor = withDesk();
    agreed(floor);
    expect(floor.refused('max', 'confirm-holder', { staff: 'dana', isRight: true })).toBe(
      'second-person',
    );
  });
});

test('a PIN that is reset is gone as soon as the second person approves', () => {
  const floor = withDesk();
  floor.do('dana', 'change-pin');
  const events = agreed(floor, 'reset-pin');
  expect(events.map(({ type }) => type)).toEqual([
    'proposal-approved',
    'pin-reset',
    'enrollment-opened',
  ]);
  expect(mustChange(floor)).toBe(true);
});

test('for seven days the two are no second person to the badge, and those of before neither', () => {
  const floor = withDesk();
  const givers = () => floor.house.givers.get('dana')?.by;
  agreed(floor);
  seenBy(floor, 'ada', 'carl');
  floor.do('dana', 'set-pin', { device: 'desk-1' });
  expect(givers()).toEqual(['ada', 'carl']);
  floor.at = '2026-11-20T10:00:00-08:00';
  floor.together('max', 'carl', { type: 'reset-pin', ...AT });
  seenBy(floor, 'max', 'carl');
  floor.do('dana', 'set-pin', { device: 'desk-1' });
  expect(givers()).toEqual(['ada', 'carl', 'max']);
  floor.at = '2026-11-27T10:00:00-08:00';
  floor.together('max', 'abe', { type: 'reset-pin', ...AT });
  seenBy(floor, 'max', 'abe');
  floor.do('dana', 'set-pin', { device: 'desk-1' });
  expect(givers()).toEqual(['max', 'abe']);
});
