// A house that was dated a year too late, and what became of it. Figures: Blazing Sevens seeds its meter with
// $5,000.00, and 20 cents of each dollar that is taken go to it.
import { expect, test } from 'vitest';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { playRound, post } from '../fixtures/jackpot.fixture.ts';
import { BLAZING } from '../fixtures/scene.fixture.ts';
import { evolveRecord } from '../machine.ts';
import { newHouse } from '../state.ts';

const YEAR = 365 * 24 * 3_600_000;
const METER = 'fund/jackpot/meter/progressive';

/** Five fees on Monday, two more a year later by a wrong clock, and then its own time again. */
function datedLate(): Floor {
  const floor = openedFloor({ game: 'blackjack-poker', at: '2026-11-16T10:00:00-08:00' });
  post(floor, BLAZING);
  playRound(floor, [1, 2, 3, 4, 5]);
  floor.at = '2027-11-16T12:00:00-08:00';
  playRound(floor, [1, 2]);
  floor.do('clock', 'doubt-clock', { why: 'jump', ahead: -YEAR });
  return floor;
}

const correcting = (floor: Floor, more: object = {}) => {
  const doubt = floor.house.doubt?.seq;
  // The last three records: two of the round, and the doubt.
  const since = floor.house.seq - 2;
  return { doubt, since, note: 'letter 17', reason: 'compared with two telephones', ...more };
};

test('goes back by two people and a note to the regulator, and its days go on from there', () => {
  const floor = datedLate();
  const { doubt } = floor.house;
  expect(
    floor.refused('abe', 'confirm-clock', { is: 'wall', doubt: doubt?.seq, reason: 'a watch' }),
  ).toBe('clock-behind');
  expect(floor.do('abe', 'correct-clock', correcting(floor))).toEqual([
    {
      type: 'clock-corrected',
      house: '2027-11-16T12:00:00-08:00',
      wall: '2026-11-16T12:00:00.000-08:00',
      later: -YEAR,
      since: floor.log.length - 3,
      note: 'letter 17',
      reason: 'compared with two telephones',
    },
  ]);
  expect(floor.house.doubt).toBeUndefined();
  expect(floor.house.at).toBe(Date.parse('2026-11-16T12:00:00-08:00'));
  // No earlier than that.
  floor.at = '2026-11-16T11:59:59-08:00';
  expect(floor.refused('dana', 'start-round', { table: 'T1', fees: [] })).toBe('out-of-order');
  floor.at = '2026-11-16T12:05:00-08:00';
  playRound(floor, [1]);
  floor.at = '2026-11-17T06:00:00-08:00';
  expect(floor.do('abe', 'close-day', { day: '2026-11-16' })).toMatchObject([
    { balances: { [METER]: '5001.60' } },
  ]);
});

test('days that were closed by the wrong time are closed again when they are really over', () => {
  const floor = openedFloor({ game: 'blackjack-poker', at: '2026-11-16T10:00:00-08:00' });
  post(floor, BLAZING);
  floor.at = '2026-11-18T10:00:00-08:00';
  for (const day of ['2026-11-16', '2026-11-17']) floor.do('abe', 'close-day', { day });
  // It was the evening of the 16th.
  floor.do('clock', 'doubt-clock', { why: 'jump', ahead: -36 * 3_600_000 });
  floor.do('abe', 'correct-clock', correcting(floor));
  expect(floor.house.days.running).toBe('2026-11-16');
  floor.at = '2026-11-17T06:00:00-08:00';
  playRound(floor, [1]);
  floor.do('abe', 'close-day', { day: '2026-11-16' });
  expect(floor.refused('abe', 'close-day', { day: '2026-11-17' })).toBe('day-not-over');
});

test('is refused while the clock is sure, or house time is not ahead, or for no such record', () => {
  const sureOf = openedFloor({ game: 'blackjack-poker' });
  const asked = { doubt: 1, since: 1, note: 'letter 17', reason: 'a watch' };
  expect(sureOf.refused('abe', 'correct-clock', asked)).toBe('clock-sure');
  sureOf.do('clock', 'doubt-clock', { why: 'jump', ahead: YEAR });
  expect(sureOf.refused('abe', 'correct-clock', correcting(sureOf))).toBe('clock-not-ahead');
  const floor = datedLate();
  expect(floor.refused('abe', 'correct-clock', correcting(floor, { doubt: 1 }))).toBe(
    'clock-moved',
  );
  const since = floor.house.seq + 1;
  expect(floor.refused('abe', 'correct-clock', correcting(floor, { since }))).toBe(
    'unknown-record',
  );
});

test('replays as it was', () => {
  const floor = datedLate();
  floor.do('abe', 'correct-clock', correcting(floor));
  floor.at = '2026-11-16T12:05:00-08:00';
  playRound(floor, [1]);
  const again = newHouse();
  for (const record of floor.log) {
    evolveRecord(again, record, sure(parseMoment(record.at, 'at')));
  }
  expect(again).toEqual(floor.house);
});
