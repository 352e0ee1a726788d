import { describe, expect, test } from 'vitest';
import { clockDay, doubtedFloor } from '../fixtures/clock.fixture.ts';
import { playRound, post } from '../fixtures/jackpot.fixture.ts';
import { BLAZING } from '../fixtures/scene.fixture.ts';
import type { CommandTable } from '../kit/command.ts';
import { ACTIONS, COMMANDS } from '../registry.ts';

/** What moves money to people for good, decides by chance in a drawing, or ends something by its time. */
const FINAL = [
  'admin-fee-taken',
  'prize-awarded',
  'prizes-won',
  'claim-paid',
  'claim-expired',
  'prize-used',
  'use-exchanged',
  'voucher-changed',
  'credits-redeemed',
  'account-cashed',
  'charity-paid',
  'entry-withdrawn',
  'drum-closed',
  'draw-recorded',
  'ticket-drawn',
  'draw-unclaimed',
  'board-closed',
  'day-closed',
];

/** The cards of a base game go on to the end of their round, and so does a table that closes. */
const GOES_ON = ['deal-steps', 'close-table'];

test('whatever awards, pays, draws or closes waits while house time is in doubt', () => {
  const all: CommandTable = { ...COMMANDS, ...ACTIONS };
  const going = Object.entries(all).flatMap(([type, { brings, waitsInDoubt }]) =>
    waitsInDoubt !== true && brings.some((each) => FINAL.includes(each)) ? [type] : [],
  );
  // An approval asks what it approves.
  expect(going.sort()).toEqual([...GOES_ON, 'approve'].sort());
});

describe('a house in doubt', () => {
  test('deals, takes fees and calls, and does nothing that time brings', () => {
    const floor = doubtedFloor();
    post(floor, BLAZING);
    playRound(floor, [1, 2, 3]);
    floor.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'jackpot', seats: [1] }] });
    floor.do('dana', 'call-hand', { table: 'T1', seat: 1, offering: 'jackpot' });
    const call = [...floor.house.calls.keys()][0];
    expect(floor.refused('clock', 'tick')).toBe('clock-doubt');
    expect(floor.refused('flo', 'authorize-call', { call })).toBe('clock-doubt');
    expect(floor.refused('abe', 'close-day', { day: '2026-11-15' })).toBe('clock-doubt');
  });

  test('goes on when two people say which time is right, with both in the log', () => {
    const floor = clockDay();
    expect(floor.house.doubt).toBeUndefined();
    expect(floor.log.at(-1)?.events).toEqual([
      {
        type: 'clock-confirmed',
        is: 'wall',
        house: '2026-11-16T10:00:00-08:00',
        wall: '2026-11-16T12:00:00.000-08:00',
        later: 7_200_000,
        reason: 'seen by two',
      },
    ]);
    floor.do('abe', 'close-day', { day: '2026-11-15' });
  });

  test('whose own time is right goes on with it', () => {
    const floor = doubtedFloor();
    const doubt = floor.house.doubt?.seq;
    const confirmed = floor.do('abe', 'confirm-clock', { is: 'house', doubt, reason: 'a watch' });
    expect(confirmed).toMatchObject([{ is: 'house', later: 0 }]);
  });
});
