import { expect, test } from 'vitest';
import { pdfPages, pdfRectangles, pdfText } from './pdf-text.fixture.ts';
import { ticketPages } from './tickets.ts';

const ticketOf = (serial: number) => ({
  ticket: `cash-000000${serial}-17`,
  serial,
  at: '2026-11-16T20:00:00-08:00',
  table: 'T4',
  seat: 3,
});

test('each ticket says its number on both halves, and the code under the stub', async () => {
  const pdf = await ticketPages({
    house: 'Test room',
    title: 'Cash Drawing Promotion',
    tickets: [ticketOf(7)],
  });
  const text = pdfText(pdf);
  expect(text.match(/No\. 7/g)).toHaveLength(2);
  expect(text).toContain('cash-0000007-17');
  expect(text).toContain('Stub: keep this half');
  expect(text).toContain('2026-11-16 20:00');
});

test('five tickets are on a page', async () => {
  const tickets = [1, 2, 3, 4, 5, 6].map(ticketOf);
  const pdf = await ticketPages({ house: 'Test room', title: 'Cash Drawing', tickets });
  const drawn = pdfPages(pdf).filter((lines) => lines.some((line) => line.startsWith('No. ')));
  expect(drawn.map((lines) => lines.filter((line) => line.startsWith('No. ')).length)).toEqual([
    10, 2,
  ]);
});

test('both halves have the same barcode', async () => {
  const pdf = await ticketPages({ house: 'Test room', title: 'Cash', tickets: [ticketOf(7)] });
  // The page is 612 points wide with margins of 36, and is torn 340 points from the left one.
  const [frame, ...bars] = pdfRectangles(pdf);
  expect(frame).toEqual({ x: 36, width: 540 });
  const halves = [bars.filter(({ x }) => x < 376), bars.filter(({ x }) => x >= 376)];
  // Where the bars begin and how wide they are, in thousandths of the whole code.
  const [drum, stub] = halves.map((half) => {
    const first = half[0] as (typeof half)[number];
    const last = half.at(-1) as (typeof half)[number];
    const whole = last.x + last.width - first.x;
    return half.map(({ x, width }) =>
      [x - first.x, width].map((at) => Math.round((at / whole) * 1000)),
    );
  });
  expect(drum?.length).toBeGreaterThan(30);
  expect(stub).toEqual(drum);
});
