import { describe, expect, test } from 'vitest';
import { limitedFloor } from '../fixtures/powers.fixture.ts';
import type { CommandTable } from '../kit/command.ts';
import { COMMANDS } from '../registry.ts';
import { FLOORS, KINDS, LIMITS, limitOf, PROFILES } from '../words/powers.ts';
import { VALUED_TYPES } from './value.ts';

/** Their moves are what counts. */
const MONEY = ['claim-paid', 'use-exchanged', 'account-cashed'];

test('whatever a badge may do up to a limit brings something that is counted', () => {
  const uncounted = Object.entries(COMMANDS as CommandTable).flatMap(([type, { power, brings }]) =>
    power.class === 'limited' && !brings.some((each) => [...VALUED_TYPES, ...MONEY].includes(each))
      ? [type]
      : [],
  );
  expect(uncounted).toEqual([]);
});

test('no profile goes above what any house may', () => {
  for (const profile of PROFILES) {
    for (const kind of KINDS) {
      const { each, day } = limitOf({ profile }, kind);
      expect([kind, each <= FLOORS[kind].each, day <= FLOORS[kind].day]).toEqual([
        kind,
        true,
        true,
      ]);
    }
  }
});

test('a small room lets one badge do more than standard, and strict less', () => {
  expect(PROFILES.map((profile) => LIMITS[profile].cash)).toEqual([
    { each: 1_200, day: 10_000 },
    { each: 600, day: 5_000 },
    { each: 300, day: 2_500 },
  ]);
});

describe('a second person', () => {
  test('is of a role that the command names, and the first is not', () => {
    const floor = limitedFloor();
    floor.do('abe', 'propose', { command: { type: 'bring-capital', amount: '1', reason: 'slip' } });
    const [proposal] = floor.house.proposals.keys();
    for (const badge of ['abe', 'flo']) {
      expect(floor.refused(badge, 'approve', { proposal })).toBe('not-permitted');
    }
    floor.do('max', 'approve', { proposal });
    // Two of the floor carry a box.
    floor.together('flo', 'fred', { type: 'drop-box', table: 'T1' });
  });

  test('carries out what the first has proposed, as the act of the first', () => {
    const floor = limitedFloor();
    const events = floor.together('max', 'abe', { type: 'install-table', table: 'T9', seats: 7 });
    expect(events.map(({ type }) => type)).toEqual(['proposal-approved', 'table-installed']);
    expect(events[0]).toMatchObject({ proposedBy: 'max', command: 'install-table' });
    floor.together('flo', 'max', { type: 'drop-box', table: 'T1' });
    expect(floor.house.drops.get('T1.1')?.by).toBe('flo');
  });

  test('is needed for what a house lists itself', () => {
    const floor = limitedFloor({ profile: 'standard', twoPeople: ['enrol-patron'] });
    expect(floor.refused('dee', 'enrol-patron', { patron: 'p1' })).toBe('two-people-needed');
    floor.together('dee', 'flo', { type: 'enrol-patron', patron: 'p1' });
  });
});

test('from four fifths of a limit on its use is on record', () => {
  const floor = limitedFloor({ profile: 'standard', limits: { patrons: { each: 1, day: 5 } } });
  const isTold = ['p1', 'p2', 'p3', 'p4', 'p5'].map((patron) =>
    floor.do('dee', 'enrol-patron', { patron }).some(({ type }) => type === 'limit-neared'),
  );
  expect(isTold).toEqual([false, false, false, true, true]);
  floor.at = '2026-11-17T10:00:00-08:00';
  expect(floor.do('dee', 'enrol-patron', { patron: 'p6' })).toHaveLength(1);
});

test('a house that never chose a profile keeps the rule of its time', () => {
  const floor = limitedFloor();
  const table = { table: 'T9', seats: 7 };
  expect(floor.refused('max', 'install-table', table)).toBe('two-people-needed');
  const { powers: _, ...before } = floor.house.settings;
  floor.house.settings = before;
  floor.do('max', 'install-table', table);
});
