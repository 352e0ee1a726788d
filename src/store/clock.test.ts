import { expect, test } from 'vitest';
import { makeRoomClock } from './clock.ts';

const LA = 'America/Los_Angeles';

/** What the clock of a room shows at some instants. */
function shown(zone: string, ...instants: readonly string[]): string[] {
  let now = 0;
  const momentOf = makeRoomClock(() => now);
  return instants.map((instant) => {
    now = Date.parse(instant);
    return momentOf({ zone, at: Number.NEGATIVE_INFINITY }).text;
  });
}

test('a moment is text in the zone of the house, to the millisecond', () => {
  expect(shown(LA, '2026-11-16T18:00:00.007Z')).toEqual(['2026-11-16T10:00:00.007-08:00']);
  expect(shown('Asia/Kolkata', '2026-11-16T20:00:00Z')).toEqual(['2026-11-17T01:30:00.000+05:30']);
});

test('before the house is open, it is in UTC', () => {
  expect(shown('', '2026-11-16T18:00:00Z')).toEqual(['2026-11-16T18:00:00.000+00:00']);
});

test('the offset changes with the clocks, at the very millisecond', () => {
  // In 2026 they go forward on 8 March and back on 1 November, at two in the morning.
  expect(shown(LA, '2026-03-08T09:59:59.999Z', '2026-03-08T10:00:00Z')).toEqual([
    '2026-03-08T01:59:59.999-08:00',
    '2026-03-08T03:00:00.000-07:00',
  ]);
  expect(shown(LA, '2026-11-01T08:59:59.999Z', '2026-11-01T09:00:00Z')).toEqual([
    '2026-11-01T01:59:59.999-07:00',
    '2026-11-01T01:00:00.000-08:00',
  ]);
});

test('a clock that is set back stands still until it has caught up', () => {
  let now = Date.parse('2026-11-16T18:00:00Z');
  const momentOf = makeRoomClock(() => now);
  const first = momentOf({ zone: LA, at: Number.NEGATIVE_INFINITY });
  now -= 60_000;
  expect(momentOf({ zone: LA, at: first.instant }).text).toBe(first.text);
  now += 60_001;
  expect(momentOf({ zone: LA, at: first.instant }).text).toBe('2026-11-16T10:00:00.001-08:00');
});

test('a house that has just been opened gets its own zone, in the same millisecond', () => {
  const momentOf = makeRoomClock(() => 0);
  expect(momentOf({ zone: '', at: 0 }).text).toBe('1970-01-01T00:00:00.000+00:00');
  expect(momentOf({ zone: LA, at: 0 }).text).toBe('1969-12-31T16:00:00.000-08:00');
});
