import { expect, test } from 'vitest';
import { usd } from '#money';
import { spunPrize } from './big-spin.ts';

test('a spin pays the section that the pointer stands in', () => {
  expect(spunPrize([usd('250')])).toBe(usd('250'));
});

test('on a line the wheel is spun again until the pointer stands in a section', () => {
  expect(spunPrize(['on-a-line'])).toBeUndefined();
  expect(spunPrize(['on-a-line', 'on-a-line', usd('50')])).toBe(usd('50'));
});
