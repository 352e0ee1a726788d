import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { COMMAND_TYPES, decodeCommand } from './commands.ts';
import { MAY_DO, MAY_PROPOSE, MAY_SECOND, MAY_SEE } from './fixtures/duties.fixture.ts';
import { type Floor, newFloor, openedFloor, RULEBOOK } from './fixtures/floor.fixture.ts';
import { post, postingOf } from './fixtures/jackpot.fixture.ts';
import { SAMPLE_ACTIONS, SAMPLES } from './fixtures/samples.fixture.ts';
import { BLAZING } from './fixtures/scene.fixture.ts';
import type { CommandTable } from './kit/command.ts';
import { approversOf } from './kit/power.ts';
import { decide } from './machine.ts';
import { type ActionType, type CommandType, MAY, PROPOSES } from './permissions.ts';
import { ACTIONS, COMMANDS } from './registry.ts';
import { USUAL_SETTINGS } from './state.ts';
import { SEES } from './words/resources.ts';
import { ROLES, type Role } from './words/roles.ts';

const ACTION_TYPES = Object.keys(PROPOSES) as readonly ActionType[];

describe('by the list of duties', () => {
  const inOrder = (permitted: Readonly<Record<string, readonly Role[]>>) =>
    Object.fromEntries(
      Object.entries(permitted).map(([what, roles]) => [
        what,
        ROLES.filter((role) => roles.includes(role)),
      ]),
    );

  test('everybody may ask for what is theirs to do, and for nothing else', () => {
    expect(inOrder(MAY)).toEqual(MAY_DO);
  });

  test('everybody may propose what is theirs to propose, and nothing else', () => {
    expect(inOrder(PROPOSES)).toEqual(MAY_PROPOSE);
  });

  test('everybody sees what they need, and nothing else', () => {
    expect(inOrder(SEES)).toEqual(MAY_SEE);
  });
});

test('who approves is of another department than who proposes', () => {
  for (const { may, power } of Object.values(ACTIONS as CommandTable)) {
    const approvers = approversOf(power) ?? [];
    expect(approvers.length).toBeGreaterThan(0);
    expect(may.filter((role) => approvers.includes(role))).toEqual([]);
    expect(may.filter((role) => !MAY.propose.includes(role))).toEqual([]);
  }
});

test('the second person has one of the roles that the list of duties gives, and no other', () => {
  const declared = Object.entries(COMMANDS as CommandTable).flatMap(([type, { power }]) => {
    const roles = approversOf(power);
    return roles === undefined ? [] : [[type, ROLES.filter((role) => roles.includes(role))]];
  });
  expect(Object.fromEntries(declared)).toEqual(MAY_SECOND);
});

test('nobody can propose what nobody of the house could approve', () => {
  for (const roles of Object.values(MAY_SECOND)) {
    expect(roles.filter((role) => !MAY.approve.includes(role))).toEqual([]);
  }
});

test('what was posted, the settings and badges have no command of one person', () => {
  const events = ['offering-posted', 'offering-changed', 'settings-changed', 'staff-appointed'];
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, BLAZING);
  floor.both({ type: 'change-settings', settings: USUAL_SETTINGS });
  floor.both({ type: 'appoint-staff', staff: 'dora', roles: ['dealer'] });
  const records = floor.log.filter(({ events: brought = [] }) =>
    brought.some(({ type }) => events.includes(type)),
  );
  expect(records.map(({ command, by }) => `${command} ${by}`)).toEqual(
    Array.from({ length: 3 }, () => 'approve abe'),
  );
});

test('who has two roles still cannot do both', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  floor.both({ type: 'appoint-staff', staff: 'ann', roles: ['manager', 'accounting'] });
  const action = { type: 'change-settings', settings: USUAL_SETTINGS };
  floor.do('ann', 'propose', { action });
  const [proposal] = floor.house.proposals.keys();
  expect(floor.refused('ann', 'approve', { proposal })).toBe('second-person');
  floor.do('carl', 'approve', { proposal });
});

test('who has dropped a box does not count it, whatever his roles are', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  floor.both({ type: 'appoint-staff', staff: 'ann', roles: ['floor', 'cage'] });
  floor.do('ann', 'drop-box', { table: 'T1' });
  const [drop] = floor.house.drops.keys();
  expect(floor.refused('ann', 'count-box', { drop, counted: '0.00' })).toBe('second-person');
  floor.do('cora', 'count-box', { drop, counted: '0.00' });
});

/** A house in which each person has one role, and is named after it. */
function oneRoleEach(): Floor {
  const floor = newFloor();
  const staff = ROLES.map((role) => ({ staff: role, roles: [role] }));
  floor.do('manager', 'open-house', { name: 'Test room', zone: 'America/Los_Angeles', staff });
  return floor;
}

test('a house is opened with two people of whom each has what the other needs, among other roles', () => {
  const opened = (roles: readonly (readonly Role[])[]) => {
    const staff = roles.map((each, index) => ({ staff: `badge-${index}`, roles: each }));
    const fields = { name: 'Test room', zone: 'America/Los_Angeles', staff };
    return newFloor().ask('badge-0', 'open-house', fields);
  };
  expect(
    opened([
      ['floor', 'manager'],
      ['cage', 'compliance'],
    ]),
  ).not.toHaveProperty('code');
  expect(opened([['manager', 'compliance'], ['floor']])).toMatchObject({ code: 'second-person' });
  expect(opened([['floor'], ['cage', 'compliance']])).toMatchObject({ code: 'second-person' });
});

/** The roles that are not turned away with it. */
function rolesFor(type: CommandType, fields: object): readonly Role[] {
  const floor = oneRoleEach();
  const at = sure(parseMoment(floor.at, 'at'));
  return ROLES.filter((by) => {
    const command = sure(decodeCommand({ id: 'x', by, type, ...fields }));
    const decision = decide(floor.house, command, at, RULEBOOK);
    return decision.ok || decision.error.code !== 'not-permitted';
  });
}

describe('a badge of one role', () => {
  const commands = COMMAND_TYPES.filter((type) => type !== 'open-house' && type !== 'propose');

  test.each(commands)('may ask for %s where it is among its duties, and only there', (type) => {
    expect(rolesFor(type, SAMPLES[type])).toEqual(MAY_DO[type]);
  });

  test.each(ACTION_TYPES)('may propose %s where it is among its duties, and only there', (type) => {
    const action = { type, ...SAMPLE_ACTIONS[type] };
    expect(rolesFor('propose', { action })).toEqual(MAY_PROPOSE[type]);
  });

  test('opens a house that is not open yet, whatever it is, and never one that is', () => {
    expect(MAY['open-house']).toEqual([]);
    const { house } = oneRoleEach();
    expect([...house.staff.keys()]).toEqual([...ROLES]);
    for (const role of ROLES) {
      expect(oneRoleEach().refused(role, 'open-house', SAMPLES['open-house'])).toBe(
        'house-already-open',
      );
    }
  });
});

test('the regulator may ask for nothing but what is about their own badge', () => {
  const own = ['sign-in', 'sign-out', 'go-off-duty', 'change-pin', 'look', 'set-pin'];
  expect(COMMAND_TYPES.filter((type) => MAY[type].includes('regulator'))).toEqual(own);
  const floor = oneRoleEach();
  const before = structuredClone(floor.house);
  for (const type of COMMAND_TYPES.filter((each) => !own.includes(each))) {
    expect(['not-permitted', 'house-already-open']).toContain(
      floor.refused('regulator', type, SAMPLES[type]),
    );
  }
  expect(floor.house).toEqual(before);
});

test('the clock ticks and tells of kiosks, which nobody signs in at; everybody else can sign in', () => {
  const ofClock = COMMAND_TYPES.filter((type) => MAY[type].includes('clock'));
  expect(new Set(ofClock)).toEqual(
    new Set(['tick', 'doubt-clock', 'key-log', 'enter-picks', 'open-card', 'choose-card-pin']),
  );
  expect(MAY['sign-in']).toEqual(ROLES.filter((role) => role !== 'clock'));
});

test('no permission names a role twice, or none at all', () => {
  for (const roles of [...Object.values(MAY), ...Object.values(PROPOSES), ...Object.values(SEES)]) {
    expect(new Set(roles).size).toBe(roles.length);
  }
  const orphans = COMMAND_TYPES.filter((type) => MAY[type].length === 0);
  expect(orphans).toEqual(['open-house']);
});

describe('who looks', () => {
  const seenBy = (role: Role) =>
    Object.entries(SEES).flatMap(([resource, roles]) => (roles.includes(role) ? [resource] : []));

  test('the regulator sees everything but the facts of persons and what cards would win', () => {
    const hidden = ['facts', 'mismatches', 'verdicts'];
    const all = Object.keys(SEES);
    expect(seenBy('regulator')).toEqual(all.filter((resource) => !hidden.includes(resource)));
  });

  test('whoever only counts sees neither books nor log nor what a box should hold', () => {
    expect(seenBy('count')).toEqual(['house', 'meters', 'activities', 'offerings', 'drops']);
  });

  test('the clock sees nothing, and whoever may read the facts of persons sees them', () => {
    expect(seenBy('clock')).toEqual([]);
    expect(SEES.facts).toEqual(MAY['read-person']);
  });
});

test('what somebody has proposed who is no longer on the staff cannot be approved', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  floor.do('mia', 'propose', { action: postingOf(BLAZING) });
  const [proposal] = floor.house.proposals.keys();
  floor.do('max', 'dismiss-staff', { staff: 'mia' });
  expect(floor.refused('abe', 'approve', { proposal })).toBe('not-on-staff');
  expect(floor.house.offerings.size).toBe(0);
});

test('nobody can be dismissed without whom nothing could be approved any more', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  floor.do('max', 'dismiss-staff', { staff: 'carl' });
  expect(floor.refused('max', 'dismiss-staff', { staff: 'abe' })).toBe('second-person');
});

test('nobody has other roles without whom nothing could be approved any more', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  floor.do('max', 'dismiss-staff', { staff: 'carl' });
  const action = { type: 'appoint-staff', staff: 'abe', roles: ['cage'] };
  expect(floor.refused('max', 'propose', { action })).toBe('second-person');
  floor.do('max', 'propose', { action: { ...action, roles: ['cage', 'accounting'] } });
});

test('there is one clock: it is not dismissed, has no PIN and is given no other role', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  expect(floor.refused('ada', 'dismiss-staff', { staff: 'clock' })).toBe('not-on-staff');
  const command = { type: 'enrol-holder', staff: 'clock', device: 'desk' };
  expect(floor.refused('ada', 'propose', { command })).toBe('not-on-staff');
  for (const appointment of [
    { staff: 'clock', roles: ['dealer'] },
    { staff: 'dana', roles: ['dealer', 'clock'] },
  ]) {
    const action = { type: 'appoint-staff', ...appointment };
    expect(floor.refused('max', 'propose', { action })).toBe('name-taken');
  }
});
