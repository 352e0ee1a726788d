import { expect, test } from 'vitest';
import { sure } from '#result';
import { type ClaimRule, parseMoment } from '#rules';
import { openedFloor } from '../fixtures/floor.fixture.ts';
import { award, call, post } from '../fixtures/jackpot.fixture.ts';
import { claimEndsAt } from './clock.ts';

const ZONE = 'America/Los_Angeles';
const moment = (text: string) => sure(parseMoment(text, 'at'));

const endOf = (claim: Partial<ClaimRule>, at: string): number | undefined =>
  claimEndsAt(claim, moment(at), ZONE);

test.each([
  [{ minutes: 2 }, '2026-11-16T19:00:00-08:00', '2026-11-16T19:02:00-08:00'],
  [{ minutes: 3 }, '2026-11-16T19:00:00-08:00', '2026-11-16T19:03:00-08:00'],
  [{ minutes: 5, days: 30 }, '2026-11-16T19:00:00-08:00', '2026-12-16T19:00:00-08:00'],
  [{ minutes: 15, days: 30 }, '2026-11-16T19:00:00-08:00', '2026-12-16T19:00:00-08:00'],
  [{ hours: 24 }, '2026-11-16T19:00:00-08:00', '2026-11-17T19:00:00-08:00'],
])('%j', (claim, at, end) => {
  expect(endOf(claim, at)).toBe(moment(end).instant);
});

test('days are those of the calendar, hours are hours, though the clocks are changed between', () => {
  // Clocks go back on the first of November 2026.
  const days = endOf({ days: 30 }, '2026-10-20T10:00:00-07:00');
  expect(days).toBe(moment('2026-11-19T10:00:00-08:00').instant);
  const hours = endOf({ hours: 24 }, '2026-10-31T10:00:00-07:00');
  expect(hours).toBe(moment('2026-11-01T09:00:00-08:00').instant);
});

test('from Tuesday noon prizes are claimed before the following Saturday', () => {
  const window = {
    opens: { weekday: 'tuesday', at: '12:00' },
    closes: { weekday: 'saturday', at: '00:00' },
  };
  const saturday = moment('2026-11-21T00:00:00-08:00').instant;
  for (const at of [
    '2026-11-16T23:30:00-08:00',
    '2026-11-17T12:00:00-08:00',
    '2026-11-20T23:59:59-08:00',
  ]) {
    expect(endOf({ window }, at), at).toBe(saturday);
  }
  expect(endOf({ window }, '2026-11-21T00:00:00-08:00')).toBe(
    moment('2026-11-28T00:00:00-08:00').instant,
  );
});

test('a prize without a clock, or without end, does not expire', () => {
  expect(endOf({}, '2026-11-16T19:00:00-08:00')).toBeUndefined();
  expect(endOf({ isEndless: true }, '2026-11-16T19:00:00-08:00')).toBeUndefined();
});

test('the 24 hours of the Shuffle Master Classic run from the hand, not from the signature', () => {
  const floor = openedFloor({ game: 'caribbean-stud' });
  post(floor, 'hgc-shuffle-master-classic-qualifier');
  floor.do('dana', 'start-round', { table: 'T1', fees: [] });
  const id = call(floor);
  floor.at = '2026-11-16T11:30:00-08:00';
  const seats = [
    { seat: 1, cards: 'As Ks Qs Js Ts' },
    { seat: 2, position: 'player-dealer', cards: '9c 7d 5c 3d 2c' },
  ];
  const [claim] = award(floor, id, { seats }).claims;
  expect(claim?.expires).toBe(moment('2026-11-17T10:00:00-08:00').instant);
});
