import { expect, test } from 'vitest';
import { usd, ZERO } from '#money';
import { awardFrom, openMeters } from './meter.ts';

const meter = { amount: usd('12,345.67'), reset: usd('10,000') };

test('100% is all of it; then the meter shows its reset amount', () => {
  expect(awardFrom(meter, 100n)).toEqual({
    each: usd('12,345.67'),
    meter: { amount: usd('10,000'), reset: usd('10,000') },
    seeded: usd('10,000'),
  });
});

test('(16)(a)vi: a reset adds the reserve, which is then empty', () => {
  expect(awardFrom({ ...meter, reserve: usd('250.25') }, 100n).meter).toEqual({
    amount: usd('10,250.25'),
    reset: usd('10,000'),
    reserve: ZERO,
  });
});

test('10% leaves parts of a cent on the meter, and the reserve as it is', () => {
  expect(awardFrom({ ...meter, reserve: usd('1') }, 10n)).toEqual({
    each: usd('1,234.56'),
    meter: { amount: usd('11,111.11'), reset: usd('10,000'), reserve: usd('1') },
    seeded: ZERO,
  });
});

test('s.11(f)(2): what does not divide equally stays, beside the reset amount after 100%', () => {
  // 12,345.67 in three: 4,115.22 each, and one cent.
  expect(awardFrom(meter, 100n, 3n)).toMatchObject({
    each: usd('4,115.22'),
    meter: { amount: usd('10,000.01') },
  });
  // 1,234.567 in three: 411.52 each, 1,234.56 off the meter.
  expect(awardFrom(meter, 10n, 3n)).toMatchObject({
    each: usd('411.52'),
    meter: { amount: usd('11,111.11') },
  });
});

test('each award is taken of what the one before it left', () => {
  const meters = openMeters({ top: { amount: usd('20,000'), reset: usd('10,000') } });
  expect(meters.award('top', 10n)).toBe(usd('2,000'));
  expect(meters.award('top', 100n)).toBe(usd('18,000'));
  expect(meters.award('top', 10n)).toBe(usd('1,000'));
  expect(meters.now('top').amount).toBe(usd('9,000'));
  expect(meters.seeded()).toBe(usd('10,000'));
});
