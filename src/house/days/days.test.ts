// Days that end one after another, and are closed late. Figures: Blazing Sevens seeds its meter with
// $5,000.00, and 20 cents of each dollar that is taken go to it.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { playRound, post } from '../fixtures/jackpot.fixture.ts';
import { BLAZING } from '../fixtures/scene.fixture.ts';
import { newHouse, USUAL_SETTINGS } from '../state.ts';

const METER = 'fund/jackpot/meter/progressive';

/** Five fees on Monday; a house set up on that day. */
function monday(): Floor {
  const floor = openedFloor({ game: 'blackjack-poker', at: '2026-11-16T10:00:00-08:00' });
  post(floor, BLAZING);
  playRound(floor, [1, 2, 3, 4, 5]);
  return floor;
}

const closing = (floor: Floor, day: string) => floor.do('abe', 'close-day', { day })[0];

describe('a day that is closed late', () => {
  test('has the books as they stood when it ended', () => {
    const floor = monday();
    const through = floor.log.length;
    floor.at = '2026-11-18T20:00:00-08:00';
    playRound(floor, [1, 2]);
    expect(floor.balance(METER)).toBe('5001.40');
    floor.at = '2026-11-19T10:00:00-08:00';
    expect(closing(floor, '2026-11-16')).toMatchObject({
      balances: { [METER]: '5001.00' },
      through,
    });
    // Nothing happened on Tuesday; on Wednesday two more fees.
    expect(closing(floor, '2026-11-17')).toMatchObject({
      balances: { [METER]: '5001.00' },
      through,
    });
    expect(closing(floor, '2026-11-18')).toMatchObject({ balances: { [METER]: '5001.40' } });
  });

  test('has the books of its last record, where the closing is the first record after it', () => {
    const floor = monday();
    floor.at = '2026-11-17T06:00:00-08:00';
    expect(closing(floor, '2026-11-16')).toMatchObject({
      balances: { [METER]: '5001.00' },
      through: floor.log.length - 1,
    });
    expect(floor.house.days.ended.size).toBe(0);
  });

  test('ends at its hour and no earlier', () => {
    const floor = monday();
    floor.at = '2026-11-17T05:59:59-08:00';
    playRound(floor, [1, 2]);
    expect(floor.refused('abe', 'close-day', { day: '2026-11-16' })).toBe('day-not-over');
    floor.at = '2026-11-17T06:00:00-08:00';
    playRound(floor, [1]);
    expect(closing(floor, '2026-11-16')).toMatchObject({ balances: { [METER]: '5001.40' } });
  });

  test('waits for its own boxes and not for those of later days', () => {
    const floor = monday();
    floor.do('flo', 'drop-box', { table: 'T1' });
    floor.at = '2026-11-17T10:00:00-08:00';
    expect(floor.refused('abe', 'close-day', { day: '2026-11-16' })).toBe('box-not-counted');
    playRound(floor, [1]);
    floor.do('flo', 'drop-box', { table: 'T1' });
    floor.do('cole', 'count-box', { drop: 'T1.1', counted: '5.00' });
    closing(floor, '2026-11-16');
    floor.at = '2026-11-18T10:00:00-08:00';
    expect(floor.refused('abe', 'close-day', { day: '2026-11-17' })).toBe('box-not-counted');
  });
});

describe('another hour at which days begin', () => {
  const dayStart = (floor: Floor, hour: string) =>
    floor.both({
      type: 'change-settings',
      settings: { ...USUAL_SETTINGS, dayStart: hour },
    });

  test('that is later keeps the day that has begun', () => {
    const floor = monday();
    floor.at = '2026-11-17T08:00:00-08:00';
    dayStart(floor, '10:00');
    expect(floor.house.days.running).toBe('2026-11-17');
    floor.at = '2026-11-17T10:00:00-08:00';
    playRound(floor, [1]);
    floor.at = '2026-11-18T09:59:00-08:00';
    closing(floor, '2026-11-16');
    expect(floor.refused('abe', 'close-day', { day: '2026-11-17' })).toBe('day-not-over');
    floor.at = '2026-11-18T10:00:00-08:00';
    expect(closing(floor, '2026-11-17')).toMatchObject({ balances: { [METER]: '5001.20' } });
  });

  test('that is over already ends the day with the change', () => {
    const floor = monday();
    dayStart(floor, '12:00');
    floor.at = '2026-11-17T11:00:00-08:00';
    dayStart(floor, '06:00');
    playRound(floor, [1]);
    expect(closing(floor, '2026-11-16')).toMatchObject({ balances: { [METER]: '5001.00' } });
  });
});

test('a day with the hour that comes twice ends at the first of them', () => {
  // In 2026 the clocks go back on 1 November, at two in the morning.
  const floor = openedFloor({ game: 'blackjack-poker', at: '2026-10-31T10:00:00-07:00' });
  floor.both({ type: 'change-settings', settings: { ...USUAL_SETTINGS, dayStart: '01:30' } });
  expect(floor.house.days.endsAt).toBe(Date.parse('2026-11-01T01:30:00-07:00'));
});

test('a house that is not set up has no day that could end', () => {
  expect(newHouse().days).toMatchObject({ opened: '', endsAt: Number.POSITIVE_INFINITY });
});
