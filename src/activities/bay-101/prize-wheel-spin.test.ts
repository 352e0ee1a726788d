import { describe, expect, test } from 'vitest';
import { type Cents, usd } from '#money';
import { checkWheel, isValidSpin, type Spot, wonOnWheel } from './prize-wheel-spin.ts';

const cash = (amount: string): Spot => ({ kind: 'cash', amount: usd(amount) });
const watch: Spot = { kind: 'thing', words: 'a watch', worth: usd('40') };
const double: Spot = { kind: 'double' };
const terms: { doubleSpot: Cents } = { doubleSpot: usd('5000') };

describe('a spin', () => {
  const good = { rotationCount: 2, wasTouched: false, pointer: 'between-pegs' } as const;

  test('counts after two complete turns', () => {
    expect(isValidSpin(good)).toBe(true);
    expect(isValidSpin({ ...good, rotationCount: 1 })).toBe(false);
  });

  test('does not count where somebody touched the wheel', () => {
    expect(isValidSpin({ ...good, wasTouched: true })).toBe(false);
  });

  test('counts only when the pointer has come to rest between two pegs', () => {
    expect(isValidSpin({ ...good, pointer: 'on-a-peg' })).toBe(false);
    expect(isValidSpin({ ...good, pointer: 'turning' })).toBe(false);
  });
});

describe('the prize', () => {
  test('is what the spot says', () => {
    expect(wonOnWheel([cash('100')], terms)).toEqual(cash('100'));
    expect(wonOnWheel([watch], terms)).toEqual(watch);
  });

  test('is due only after a spin', () => {
    expect(wonOnWheel([], terms)).toBeNull();
    expect(wonOnWheel([double], terms)).toBeNull();
  });

  test('after the double is twice the cash spot', () => {
    expect(wonOnWheel([double, cash('150')], terms)).toEqual(cash('300'));
  });

  test('after the double passes over spots without a cash value', () => {
    expect(wonOnWheel([double, watch], terms)).toBeNull();
    expect(wonOnWheel([double, watch, watch, cash('20')], terms)).toEqual(cash('40'));
  });

  test('of a second double is the posted jackpot of the double spot', () => {
    expect(wonOnWheel([double, double], terms)).toEqual(cash('5000'));
    expect(wonOnWheel([double, watch, double], terms)).toEqual(cash('5000'));
  });

  test('is at least $50 where that is guaranteed, and more where the spot has more', () => {
    const guaranteed = { ...terms, minimum: usd('50') };
    expect(wonOnWheel([cash('10')], guaranteed)).toEqual(cash('50'));
    expect(wonOnWheel([cash('50')], guaranteed)).toEqual(cash('50'));
    expect(wonOnWheel([cash('51')], guaranteed)).toEqual(cash('51'));
    expect(wonOnWheel([watch], guaranteed)).toEqual(cash('50'));
    expect(wonOnWheel([double, cash('20')], guaranteed)).toEqual(cash('50'));
    expect(wonOnWheel([double, cash('30')], guaranteed)).toEqual(cash('60'));
  });
});

describe('a wheel', () => {
  const spots = (count: number): Spot[] => Array.from({ length: count }, () => cash('10'));

  test('has up to 64 spots of $10 to $150,000, one of them the double', () => {
    expect(checkWheel([...spots(62), cash('150000'), double])).toEqual([]);
  });

  test('with 65 spots or none is refused', () => {
    expect(checkWheel(spots(65)).map(({ path }) => path)).toEqual(['spots']);
    expect(checkWheel([]).map(({ path }) => path)).toEqual(['spots']);
  });

  test('with two doubles is refused', () => {
    expect(checkWheel([double, double]).map(({ path }) => path)).toEqual(['spots']);
  });

  test('with a spot a cent below or above the range is refused', () => {
    const outside = [cash('9.99'), cash('150000.01'), cash('10')];
    expect(checkWheel(outside).map(({ path }) => path)).toEqual(['spots[0]', 'spots[1]']);
  });
});
