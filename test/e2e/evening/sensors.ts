// Sensors fail, and each sheet has its own procedure for that.
import { describe, expect, test } from 'vitest';
import { as, at, DENIED, dealerOf, end, evening, feesOf, fundOf, start } from './floor.ts';

export function sensors(): void {
  describe('19:05, sensors fail', () => {
    test('Blazing Sevens: the fees go back, and there is no jackpot until it is mended', async () => {
      await evening.room.wait(at('19:05'));
      await start('T1', [1, 2, 3, 4]);
      await dealerOf('T1').does('report-sensor', { table: 'T1', seat: 3, works: false });
      const back = { table: 'T1', offering: 'blazing', reason: 'sensor 3 is out' };
      expect(await dealerOf('T1').cannot('return-fees', back)).toEqual(DENIED);
      await as('flo').does('return-fees', back);
      await end('T1');
      // As before the round.
      expect(await fundOf('blazing')).toEqual(['1004.00', '8.00', '1000.00', '0.00']);
      const fees = feesOf('T1', [1, 2]);
      expect(await dealerOf('T1').cannot('start-round', { table: 'T1', fees })).toEqual({
        status: 409,
        code: 'sensor-out',
      });
      await dealerOf('T1').does('start-round', { table: 'T1', fees: [] });
      await end('T1');
      await dealerOf('T1').does('report-sensor', { table: 'T1', seat: 3, works: true });
    });

    test.each([
      ['Fortune Pai Gow: a dice cup takes its place', 'T2', 2, [1, 2, 3]],
      ['Three Card: a house button lies on it', 'T5', 4, [1, 2, 3, 4]],
    ])('%s', async (_, table, seat, seats) => {
      const dealer = dealerOf(table);
      await dealer.does('report-sensor', { table, seat, works: false });
      const code = 'sensor-out';
      expect(await dealer.cannot('start-round', { table, fees: feesOf(table, seats) })).toEqual({
        status: 409,
        code,
      });
      await start(table, seats, [seat]);
      await end(table);
      await dealer.does('report-sensor', { table, seat, works: true });
    });

    test('the fees by hand count like all others', async () => {
      // 3 × 14% on 20,004.20 and 3 × 86% on 9.80; 4 × 31% on 3,006.20 and 4 × 69% on 5.80.
      expect(await fundOf('fortune')).toEqual(['20004.62', '12.38', '20000.00', '0.00']);
      expect(await fundOf('threecard')).toEqual(['3007.44', '8.56', '3000.00', '0.00']);
    });
  });
}
