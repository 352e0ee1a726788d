// A wrong press, an award that two people take back, and the right one.
import { describe, expect, test } from 'vitest';
import {
  as,
  at,
  authorize,
  call,
  DENIED,
  dealerOf,
  end,
  evening,
  fundOf,
  start,
  untilSign,
  verify,
  winsOf,
} from './floor.ts';

export function blazingSevens(): void {
  describe('19:10, Blazing Sevens', () => {
    const seven = (up: string) => ({
      decks: 6,
      dealer: { up },
      seats: [{ seat: 1, cards: '7h 7d' }],
    });

    test('a wrong press is undone, and the table goes on', async () => {
      await evening.room.wait(at('19:10'));
      await start('T1', [1, 2, 3, 4]);
      await call('T1', 2, 'pressed-wrong');
      await untilSign('blazing/progressive', '1004.80', true);
      await dealerOf('T1').does('uncall-hand', { call: 'pressed-wrong' });
      await untilSign('blazing/progressive', '1004.80');
    });

    test('the up card is misread: the meter is won, and drops when it is authorized', async () => {
      await call('T1', 1, 'blazing-1');
      const losing = { ...seven('8c'), seats: [{ seat: 1, cards: '7h 8d' }] };
      const looked = { call: 'blazing-1', deal: losing };
      expect(await as('flo').cannot('verify-call', looked)).toEqual({
        status: 409,
        code: 'no-row',
      });
      expect(await dealerOf('T1').cannot('verify-call', looked)).toEqual(DENIED);
      expect(await verify('blazing-1', seven('7h'))).toEqual([
        'three-sevens-one-color, seat 1: Qualifying Hands',
        'three-sevens, seat 1: Qualifying Hands',
        'two-sevens, seat 1: Qualifying Hands',
      ]);
      expect(await as('flo').cannot('authorize-call', { call: 'blazing-1' })).toEqual({
        status: 403,
        code: 'second-person',
      });
      await untilSign('blazing/progressive', '1004.80', true);
      expect(await authorize('fred', 'blazing-1')).toBe('prize-awarded');
      // The meter is paid and brought back to $1,000: 11.20 out of the reserve, 988.80 are lent.
      expect(await fundOf('blazing')).toEqual(['1000.00', '0.00', '1988.80', '1004.80']);
      await untilSign('blazing/progressive', '1000.00');
    });

    test('two people take the award back, and everything stands as before the call', async () => {
      const reason = 'the up card was a club';
      const action = { type: 'void-award', call: 'blazing-1', reason } as const;
      expect(await as('dana').cannot('propose', { action })).toEqual(DENIED);
      await as('flo').does('propose', { action }, 'back-out');
      expect(await as('flo').cannot('approve', { proposal: 'back-out' })).toEqual(DENIED);
      await as('abe').does('approve', { proposal: 'back-out' });
      // 8.00 + 4 × 80% in the reserve.
      expect(await fundOf('blazing')).toEqual(['1004.80', '11.20', '1000.00', '0.00']);
      await untilSign('blazing/progressive', '1004.80');
    });

    test('called again with the right card it is $500, which leave the meter alone', async () => {
      await call('T1', 1, 'blazing-2');
      expect(await verify('blazing-2', seven('7c'))).toEqual([
        'three-sevens, seat 1: Qualifying Hands',
        'two-sevens, seat 1: Qualifying Hands',
      ]);
      expect(await authorize('fred', 'blazing-2')).toBe('prize-awarded');
      await end('T1');
      expect(await winsOf('blazing-2')).toEqual({ 'T1/1': '500.00' });
      // 11.20 out of the reserve, 488.80 are lent.
      expect(await fundOf('blazing')).toEqual(['1004.80', '0.00', '1488.80', '500.00']);
    });
  });
}
