import { describe, expect, test } from 'vitest';
import { heldFloor } from '../fixtures/clock.fixture.ts';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';

const HOUR = 3_600_000;

/** On Sunday, 15 November, at ten in the morning, the machine has run for 100 hours. */
function paced(): Floor {
  const floor = openedFloor({ game: 'blackjack-poker', at: '2026-11-15T10:00:00-08:00' });
  floor.do('clock', 'tick', { up: 100 * HOUR });
  return floor;
}

/** What a tick says at a time, when the machine has run for so many hours. */
function said(floor: Floor, at: string, hours: number): readonly object[] {
  floor.at = at;
  return floor.do('clock', 'tick', { up: hours * HOUR });
}

const MONDAY = '2026-11-16T06:00:00-08:00';

describe('a gaming day', () => {
  test('has its turn twenty hours after the one before, and not a moment sooner', () => {
    expect(said(paced(), MONDAY, 120)).toEqual([
      { type: 'time-paced', day: '2026-11-16', up: 120 * HOUR },
    ]);
    const early = paced();
    early.at = MONDAY;
    expect(early.do('clock', 'tick', { up: 120 * HOUR - 1 })).toEqual([
      { type: 'time-held', day: '2026-11-16' },
    ]);
    // Said once; then it waits, and goes on by itself.
    expect(said(early, MONDAY, 119)).toEqual([]);
    expect(said(early, '2026-11-16T06:00:01-08:00', 120)).toMatchObject([{ type: 'time-paced' }]);
    expect(early.house.pace).toEqual({ day: '2026-11-16', up: 120 * HOUR });
  });

  test('has its turn once after the machine was started again', () => {
    const floor = paced();
    expect(said(floor, MONDAY, 1)).toMatchObject([{ type: 'time-paced', day: '2026-11-16' }]);
    expect(said(floor, '2026-11-17T06:00:00-08:00', 2)).toMatchObject([{ type: 'time-held' }]);
  });

  test('that was passed over has no turn at all, however long the machine runs', () => {
    const floor = paced();
    expect(said(floor, '2026-11-17T06:00:00-08:00', 200)).toEqual([
      { type: 'time-held', day: '2026-11-17' },
    ]);
  });
});

test('two people catch up, and the next day is twenty hours away again', () => {
  const floor = heldFloor();
  floor.do('abe', 'catch-up', { day: '2026-11-17', reason: 'closed for the holiday' });
  expect(said(floor, '2026-11-17T10:00:01-08:00', 2)).toEqual([
    { type: 'time-paced', day: '2026-11-17', up: 2 * HOUR },
  ]);
  expect(said(floor, '2026-11-18T06:00:00-08:00', 21.9)).toMatchObject([{ type: 'time-held' }]);
  expect(said(floor, '2026-11-18T06:00:01-08:00', 22)).toMatchObject([{ type: 'time-paced' }]);
});

test('a clock that is no machine’s is not held, as in logs of before', () => {
  const floor = openedFloor({ game: 'blackjack-poker', at: '2026-11-15T10:00:00-08:00' });
  floor.tick('2026-12-15T10:00:00-08:00');
  expect(floor.house.pace).toBeUndefined();
});
