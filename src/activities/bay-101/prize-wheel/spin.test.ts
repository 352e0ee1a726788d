import { describe, expect, test } from 'vitest';
import { type Cents, usd } from '#money';
import { type Spot, wonOnWheel } from './spin.ts';

const cash = (amount: string): Spot => ({ kind: 'cash', amount: usd(amount) });
const watch: Spot = { kind: 'thing', words: 'a watch', worth: usd('40') };
const double: Spot = { kind: 'double' };
const terms: { doubleSpot: Cents } = { doubleSpot: usd('5000') };

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

  test('B5.21: after the double is twice the highest spot too', () => {
    expect(wonOnWheel([double, cash('150000')], terms)).toEqual(cash('300000'));
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
