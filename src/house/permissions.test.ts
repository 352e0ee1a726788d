import { expect, test } from 'vitest';
import { COMMAND_TYPES } from './commands.ts';
import { openedFloor } from './floor.fixture.ts';
import { post } from './jackpot.fixture.ts';
import { MAY, PROPOSES } from './permissions.ts';
import { BLAZING } from './scene.fixture.ts';
import { USUAL_SETTINGS } from './state.ts';

test('who approves is of another department than who proposes', () => {
  for (const proposers of Object.values(PROPOSES)) {
    expect(proposers.filter((role) => MAY.approve.includes(role))).toEqual([]);
    expect(proposers.filter((role) => !MAY.propose.includes(role))).toEqual([]);
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

test('every command but the first has its roles, and the regulator changes no money', () => {
  const orphans = COMMAND_TYPES.filter((type) => MAY[type].length === 0);
  expect(orphans).toEqual(['open-house']);
  const regulator = COMMAND_TYPES.filter((type) => MAY[type].includes('regulator'));
  expect(regulator).toEqual(['suspend-offering']);
});

test('nobody can be dismissed without whom nothing could be approved any more', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  floor.do('max', 'dismiss-staff', { staff: 'carl' });
  expect(floor.refused('max', 'dismiss-staff', { staff: 'abe' })).toBe('second-person');
});
