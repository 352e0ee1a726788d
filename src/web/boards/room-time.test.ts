import { expect, test, vi } from 'vitest';

vi.mock('../text/index.ts', () => ({ locale: () => 'en-US' }));
const { roomClock, roomMoment } = await import('./room-time.ts');

/** Newer browsers put a narrow blank before the half of the day. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

test('a moment is shown as the room has it, whatever the zone of the screen', () => {
  expect(plain(roomMoment('2026-11-29T09:30:00.000-08:00'))).toBe('Nov 29, 9:30 AM');
  expect(plain(roomClock('2026-07-01T23:05:00.000-07:00'))).toBe('11:05 PM');
});
