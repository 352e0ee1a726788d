import { expect, test } from 'vitest';
import { usd } from '#money';
import { decodeOffering } from '#rules';
import { BIG_SPIN, spunPrize } from './big-spin.ts';

test('a spin pays the section that the pointer stands in', () => {
  expect(spunPrize([usd('250')])).toBe(usd('250'));
});

test('on a line the wheel is spun again until the pointer stands in a section', () => {
  expect(spunPrize(['on-a-line'])).toBeUndefined();
  expect(spunPrize(['on-a-line', 'on-a-line', usd('50')])).toBe(usd('50'));
});

test('the lowest amount on the wheel is not above the highest', () => {
  const wheel = (lowestSection: string, highestSection: string) =>
    decodeOffering(BIG_SPIN, {
      options: { prize: 'spin' },
      values: { lowestSection, highestSection },
    });
  expect(wheel('100.00', '100.00')).toMatchObject({ ok: true });
  expect(wheel('100.01', '100.00')).toMatchObject({
    ok: false,
    error: [{ path: 'offering.values.lowestSection' }],
  });
});
