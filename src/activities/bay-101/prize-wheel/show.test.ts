import { describe, expect, test } from 'vitest';
import { seededSource } from '#chance';
import { decodeOffering } from '#rules';
import { playShow } from '../../play-show.fixture.ts';
import { PRIZE_WHEEL } from './index.ts';

const GIFT = 'a gift card';
const HAPPY_HOUR = { moment: '2026-11-16T17:00:00-08:00' };
const wheel = (more: { readonly moment?: string } = {}) =>
  playShow(PRIZE_WHEEL, 'prize-wheel', more);

describe('a player at the wheel', () => {
  test('wins the cash of the spot', () => {
    expect(wheel().take('$100.00').prizes()).toEqual(['player 1 wheel-spot 100.00']);
  });

  test('wins the thing of the spot', () => {
    expect(wheel().take(GIFT).prizes()).toEqual(['player 1 wheel-spot a gift card']);
  });

  test('spins again where the spin was not valid, as often as it takes', () => {
    const show = wheel().take('fewer than two turns', 'somebody touched the wheel', 'on a peg');
    expect(show.steps()).toEqual(['spin']);
    expect(show.prizes()).toEqual([]);
    expect((show.state as { readonly stops?: unknown }).stops).toHaveLength(3);
    expect(show.take('$20.00').prizes()).toEqual(['player 1 wheel-spot 20.00']);
  });

  test('has twice the cash after the double, past spots with things', () => {
    const show = wheel().take('double', GIFT);
    expect(show.steps()).toEqual(['spin']);
    expect(show.take('$1,000.00').prizes()).toEqual(['player 1 doubled-spot 2000.00']);
  });

  test('has the jackpot of the double spot after a second double', () => {
    expect(wheel().take('double', 'double').prizes()).toEqual(['player 1 double-spot 10000.00']);
  });

  test('has at least the $50 that are guaranteed from 4 to 6 pm', () => {
    expect(wheel(HAPPY_HOUR).take('$20.00').prizes()).toEqual(['player 1 wheel-spot 50.00']);
    expect(wheel(HAPPY_HOUR).take('$100.00').prizes()).toEqual(['player 1 wheel-spot 100.00']);
    expect(wheel(HAPPY_HOUR).take(GIFT).prizes()).toEqual(['player 1 wheel-spot a gift card']);
    expect(wheel(HAPPY_HOUR).take('double', '$20.00').prizes()).toEqual([
      'player 1 doubled-spot 50.00',
    ]);
  });

  test('who spins by chance comes to an end', () => {
    const source = seededSource(3);
    for (let times = 0; times < 500; times++) {
      let show = playShow(PRIZE_WHEEL, 'prize-wheel', { source });
      while (show.steps().length > 0) show = show.take({ step: 'spin' });
      expect(show.prizes()).toHaveLength(1);
    }
  });
});

describe('the posted wheel', () => {
  const pathsOf = (values: Record<string, unknown>, options: Record<string, string> = {}) => {
    const { sample } = PRIZE_WHEEL;
    const { doubleSpot, ...rest } = { ...(sample['values'] as object), ...values } as {
      doubleSpot?: string;
    };
    const isPlain = options['wheel'] === 'plain';
    const read = decodeOffering(PRIZE_WHEEL, {
      ...sample,
      options: { ...(sample['options'] as object), ...options },
      values: isPlain ? rest : { ...rest, doubleSpot },
    });
    return read.ok ? [] : read.error.map(({ path }) => path);
  };

  test('has up to 64 spots worth $10 to $150,000, one of them the double', () => {
    const wheelPrizes = '62 of $10, 1 of $150,000, 1 of double';
    expect(pathsOf({ wheelPrizes, spots: 64 })).toEqual([]);
    expect(pathsOf({ wheelPrizes: '63 of $10, 1 of $20, 1 of double', spots: 64 })).toEqual([
      'offering.values.wheelPrizes',
    ]);
    expect(pathsOf({ wheelPrizes: '1 of $9.99, 1 of double', spots: 2 })).toHaveLength(1);
    expect(pathsOf({ wheelPrizes: '1 of $150,000.01, 1 of double', spots: 2 })).toHaveLength(1);
    expect(pathsOf({ wheelPrizes: '1 of $10, 2 of double', spots: 3 })).toHaveLength(1);
  });

  test('has as many spots as are posted, and a double only where it is offered', () => {
    expect(pathsOf({ spots: 53 })).toEqual(['offering.values.spots']);
    expect(pathsOf({}, { wheel: 'plain' })).toEqual(['offering.values.wheelPrizes']);
    expect(pathsOf({ wheelPrizes: '54 of $20' }, { wheel: 'plain' })).toEqual([]);
    expect(pathsOf({ wheelPrizes: '54 of $20' })).toEqual(['offering.values.wheelPrizes']);
  });
});
