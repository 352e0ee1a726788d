import { expect, test } from 'vitest';
import {
  announce,
  claim,
  draw,
  drawingFloor,
  issue,
  putUp,
} from '../house/promotions/drums/drums.fixture.ts';
import { DRAWINGS } from './drawings.ts';
import type { ReportPeriod } from './report.ts';

test('every ticket with whose it is and why, and every step of a drawing', () => {
  const floor = drawingFloor();
  putUp(floor, 'hgc-cash-drawing', { as: 'cash' });
  issue(floor, 'cash', 'p1', 3);
  announce(floor, 'd', 'cash', { row: 'cash-prize' });
  floor.do('dee', 'close-drum', { drawing: 'd' });
  draw(floor, 'd');
  claim(floor, 'd');
  const reading = DRAWINGS.open({ asked: { offering: 'cash' } } as ReportPeriod);
  for (const record of floor.log) reading.read(record);
  const [tickets, draws] = reading.sections();
  expect(tickets?.rows.map((row) => JSON.stringify(row)).join()).toContain('"for the test"');
  expect(tickets?.rows).toHaveLength(1);
  // Announced, closed, drawn, came forward, confirmed, over.
  expect(draws?.rows).toHaveLength(6);
});
