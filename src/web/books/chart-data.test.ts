import { describe, expect, test } from 'vitest';
import { type ChartPoint, columnsOf, joined, pointOf } from './chart-data.ts';

const at = (instant: number, meters: string): ChartPoint => ({
  instant,
  meters,
  reserve: '5.60',
  advance: '1000.00',
});

describe('what comes after what was known', () => {
  test('is added where it changes something', () => {
    const points = joined([at(1000, '10.00')], [at(2000, '10.00'), at(3000, '11.40')]);
    expect(points).toEqual([at(1000, '10.00'), at(3000, '11.40')]);
  });

  test('stands at its own instant even where nothing has changed', () => {
    expect(joined([at(1000, '10.00')], [at(2000, '10.00')])).toEqual([
      at(1000, '10.00'),
      at(2000, '10.00'),
    ]);
  });

  test('is left out where it is older than what was known', () => {
    expect(joined([at(5000, '12.00')], [at(4000, '11.00')])).toEqual([at(5000, '12.00')]);
  });

  test('is all there is where nothing was known', () => {
    expect(joined([], [at(1000, '1.00')])).toEqual([at(1000, '1.00')]);
    expect(joined([], [])).toEqual([]);
  });
});

test('the chart has seconds and three heights', () => {
  const point = pointOf({
    seq: 7,
    at: '2026-11-16T10:00:00.500-08:00',
    held: '0.00',
    payable: '0.00',
    meters: '1001.40',
    reserve: '5.60',
    advance: '1000.00',
    total: '1007.00',
  });
  expect(columnsOf([point])).toEqual([[1794852000.5], [1001.4], [5.6], [1000]]);
});
