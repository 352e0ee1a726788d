import { expect, test } from 'vitest';
import { factsFor } from './facts.ts';

test('a week is read from lines of a schedule', () => {
  const lines = 'Hawks at Bears\n\n Rams at Jets, Monday \n';
  expect(factsFor('games', { when: '2026-11-15', lines })).toEqual({
    sunday: '2026-11-15',
    games: [
      { away: 'Hawks', home: 'Bears', day: 'sunday' },
      { away: 'Rams', home: 'Jets', day: 'monday' },
    ],
  });
});

test('a bracket is a team a line', () => {
  expect(factsFor('teams', { when: '2027-03-18T09:15', lines: 'Duke\nKansas' })).toEqual({
    starts: '2027-03-18T09:15',
    teams: ['Duke', 'Kansas'],
  });
});
