import { expect, test, vi } from 'vitest';

vi.mock('../text/index.ts', () => ({ locale: () => 'en-US' }));
const { roomMoment, roomPeriod } = await import('./room-time.ts');

/** Newer browsers put a narrow blank before the half of the day. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

test('a moment is shown as the room has it, whatever the zone of the screen', () => {
  expect(plain(roomMoment('2026-11-29T09:30:00.000-08:00'))).toBe('Nov 29, 9:30 AM');
});

test('a period says its days only where they are not the same', () => {
  const from = '2026-07-01T21:00:00.000-07:00';
  expect(plain(roomPeriod(from, '2026-07-01T23:05:00.000-07:00'))).toBe('9:00 PM – 11:05 PM');
  expect(plain(roomPeriod(from, '2026-07-02T00:00:00.000-07:00'))).toBe(
    'Jul 1, 9:00 PM – Jul 2, 12:00 AM',
  );
});
