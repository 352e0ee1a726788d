// The tables close, the boxes are counted blind, and the day is closed.
import { describe, expect, test } from 'vitest';
import { POSTED, TABLES } from './data.ts';
import { as, at, dealerOf, evening, fundOf, rounds } from './floor.ts';

const reserves = async () =>
  Promise.all(POSTED.map(async ([offering]) => (await fundOf(offering))[1]));

function lastRounds(): void {
  test('fees pay for the second hour, which the reserves could not pay before', async () => {
    await evening.room.wait(at('20:15'));
    expect(await reserves()).toEqual(['0.00', '0.00', '0.00', '0.00']);
    await as('dora').does('leave-seat', { table: 'T3', seat: 3 });
    await rounds('T1', 5, [1, 2, 3, 4]);
    await rounds('T2', 5, [1, 2, 3]);
    await rounds('T3', 5, [1, 2]);
    await rounds('T4', 12);
    await rounds('T5', 6, [1, 2, 3, 4]);
    await evening.room.wait(at('20:30'));
    // 20 × 80% − 8; 25 × 86% − 2 × 8; 12 − 5; 24 × 69% − 8.
    expect(await reserves()).toEqual(['8.00', '5.50', '7.00', '8.56']);
  });

  test('the third hour stays due where the reserve is short', async () => {
    await evening.room.wait(at('21:00'));
    // Fortune Pai Gow has not even the $8 of one table.
    expect(await reserves()).toEqual(['0.00', '5.50', '2.00', '0.56']);
    for (const { table } of TABLES) await as('flo').does('close-table', { table });
    expect(await dealerOf('T1').cannot('start-round', { table: 'T1', fees: [] })).toEqual({
      status: 409,
      code: 'table-closed',
    });
  });
}

function counts(): void {
  test('boxes are dropped, and nobody is told what should be in them', async () => {
    for (const { table } of TABLES) {
      const { events } = await as('flo').does('drop-box', { table });
      expect(events).toEqual([{ type: 'box-dropped', table, drop: `${table}.1` }]);
    }
    const waiting = await as('cleo').sees('/drops');
    expect(waiting).toHaveLength(5);
    expect(JSON.stringify(waiting)).not.toMatch(/\d\d\.\d\d/);
    await expect(as('cleo').sees('/reports/collection')).rejects.toThrow('not-permitted');
    expect(await as('abe').cannot('close-day', { day: '2026-11-16' })).toEqual({
      status: 409,
      code: 'day-not-over',
    });
  });

  test('counted blind: what differs is counted again by somebody else', async () => {
    const count = async (badge: 'cleo' | 'colin', drop: string, counted: string) =>
      (await as(badge).does('count-box', { drop, counted })).events[0]?.type;
    // 20 + 4 − 4 + 4 + 20 fees at T1; 6 + 1 + 12 at T4; 20 + 4 + 4 + 24 at T5.
    for (const [drop, counted] of [
      ['T1.1', '44.00'],
      ['T4.1', '19.00'],
      ['T5.1', '52.00'],
    ] as const) {
      expect(await count('cleo', drop, counted)).toBe('box-count-noted');
      expect(await count('colin', drop, counted)).toBe('box-counted');
    }
    // 15 + 3 + 3 + 15 at T2: both find a dollar less, so that it is missing.
    expect(await count('cleo', 'T2.1', '35.00')).toBe('box-count-noted');
    expect(await as('cleo').cannot('count-box', { drop: 'T2.1', counted: '36.00' })).toEqual({
      status: 409,
      code: 'count-again',
    });
    expect(await count('colin', 'T2.1', '35.00')).toBe('box-counted');
    // 15 + 1 + 2 + 3 + 10 at T3: the first has miscounted.
    expect(await count('cleo', 'T3.1', '41.00')).toBe('box-count-noted');
    const { events } = await as('colin').does('count-box', { drop: 'T3.1', counted: '31.00' });
    expect(events).toMatchObject([{ type: 'box-counted', expected: '31.00', counted: '31.00' }]);
    expect(await as('cleo').sees('/drops')).toEqual([]);
  });
}

function nextMorning(): void {
  test('the pool takes its daily step, and accounting closes the day', async () => {
    await evening.room.wait('2026-11-17T06:05:00-08:00');
    // $50: the 2.00 of the reserve, and 48.00 that are lent.
    expect(await fundOf('badbeat')).toEqual(['1050.00', '0.00', '11048.00', '834.00']);
    const day = '2026-11-16';
    expect(await as('abe').cannot('close-day', { day })).toEqual({
      status: 409,
      code: 'exceptions-not-reviewed',
    });
    const exceptions = await as('abe').sees(`/reports/exceptions?day=${day}`);
    await as('abe').does('close-day', { day, reviewed: exceptions.madeFrom.last });
    expect(await as('abe').cannot('close-day', { day: '2026-11-16' })).toEqual({
      status: 409,
      code: 'day-closed',
    });
    expect(await as('rex').sees('/house')).toMatchObject({ closedDay: '2026-11-16' });
  });
}

export function closing(): void {
  describe('20:15, the last rounds', lastRounds);
  describe('21:00, the boxes', counts);
  describe('the next morning', nextMorning);
}
