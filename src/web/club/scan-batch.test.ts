import { expect, test } from 'vitest';
import { isoOf, resultOf } from './scan-batch.ts';

test('a scan is dated with an offset, to the millisecond', () => {
  expect(isoOf(Date.parse('2026-11-16T09:05:00.250-08:00'))).toBe('2026-11-16T17:05:00.25Z');
});

test('what came of a batch is read off its event, and is nothing where there is none', () => {
  const booked = [{ card: '1234567897' }];
  const events = [{ type: 'scans-booked', batch: 'b1', booked, left: [] }] as never;
  expect(resultOf({ seq: 1, at: '', events })).toMatchObject({ booked, left: [] });
  expect(resultOf({ seq: 1, at: '', events: [] })).toEqual({ booked: [], left: [] });
});
