import { expect, test } from 'vitest';
import { seatAt } from './facts.fixture.ts';
import { whoSits } from './who.ts';

test('a patron is named by how he plays, everybody else by who he is', () => {
  const who = (more: object) => whoSits(seatAt(1, more));
  expect(who({})).toEqual({ first: 'seats.empty', second: undefined });
  expect(who({ person: 'patron', position: 'player-dealer' }).first).toBe(
    'positions.player-dealer',
  );
  expect(who({ person: 'tpp', position: 'player-dealer' })).toEqual({
    first: 'short.tpp',
    second: 'positions.player-dealer',
  });
  expect(who({ person: 'excluded', position: 'seated' })).toEqual({
    first: 'short.excluded',
    second: undefined,
  });
});
