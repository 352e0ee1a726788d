// Time as an insider would bend it: the clock of the machine, days that are closed late, left out or made
// up, offerings that are dated back.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleOf } from '../../src/house/fixtures/floor.fixture.ts';
import { type Attacked, attacked } from './attack.fixture.ts';

const DAY = 24 * 3_600_000;
const METER = 'fund/blazing/meter/progressive';

let room: Attacked;
beforeEach(async () => {
  room = await attacked();
});
afterEach(() => room.served.close());

/** A round with a dollar on each of seven seats, of which 20 cents go to the meter. */
async function round(): Promise<void> {
  const seats = [1, 2, 3, 4, 5, 6, 7];
  await room.as('dana', 'start-round', { table: 'T1', fees: [{ offering: 'blazing', seats }] });
  await room.as('dana', 'end-round', { table: 'T1' });
}

/** Everybody's sessions are over by then. */
async function daysLater(count: number): Promise<void> {
  room.served.room.now += count * DAY;
  await room.signInAgain();
}

const close = (day: string) => room.together('abe', 'max', { type: 'close-day', day });

describe('K6', () => {
  test('K6: Monday, closed on Thursday, has the balances of Monday', async () => {
    await round();
    await daysLater(3);
    await round();
    expect(await room.balance(METER)).toBe('5002.80');
    const { code, body } = await close('2026-11-16');
    expect(code).toBe('done');
    expect(body.events.at(-1)).toMatchObject({
      type: 'day-closed',
      day: '2026-11-16',
      balances: { [METER]: '5001.40' },
    });
    // What a badge sees that may not close it is the same.
    const next = await room.get('rex', '/day-close');
    expect(next).toMatchObject({ closedDay: '2026-11-16', day: '2026-11-17', waiting: 2 });
  });

  test('K6: accounting alone closes no day', async () => {
    await daysLater(1);
    const alone = await room.as('abe', 'close-day', { day: '2026-11-16' });
    expect(alone.code).toBe('two-people-needed');
    expect(room.happened('day-closed')).toBe(0);
  });
});

test('K7: no day is left out, closed twice, or closed before the house was set up', async () => {
  await daysLater(3);
  const refused: readonly (readonly [string, string])[] = [
    ['2026-11-17', 'day-skipped'],
    ['2026-11-15', 'before-opening'],
    ['2026-11-19', 'day-not-over'],
  ];
  for (const [day, code] of refused) expect((await close(day)).code).toBe(code);
  expect((await close('2026-11-16')).code).toBe('done');
  expect((await close('2026-11-16')).code).toBe('day-closed');
  expect((await close('2026-11-18')).code).toBe('day-skipped');
  expect((await close('2026-11-17')).code).toBe('done');
  expect(room.happened('day-closed')).toBe(2);
});

test('K8: an offering is not posted for a day that is over', async () => {
  const posting = (more: object) => ({
    type: 'post-offering',
    offering: 'late',
    activity: 'hgc-blazing-sevens',
    document: { ...sampleOf('hgc-blazing-sevens'), ...more },
    closesTo: 'common',
  });
  const yesterday = '2026-11-15T18:00:00-08:00';
  const { code } = await room.both('mia', 'abe', posting({ from: yesterday }));
  expect(code).toBe('dated-back');
  // At five in the morning it is still the day before.
  const early = posting({ from: '2026-11-16T05:00:00-08:00' });
  expect((await room.both('mia', 'abe', early)).code).toBe('dated-back');
  const before = room.happened('offering-posted');
  const today = posting({ from: '2026-11-16T06:00:00-08:00' });
  expect((await room.both('mia', 'abe', today)).code).toBe('done');
  expect(room.happened('offering-posted')).toBe(before + 1);
});
