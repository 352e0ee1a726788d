import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenPin } from '#client';
import { makeFirstPin } from './pins.ts';

const pinFault = (pin: string) => chosenPin.safeParse(pin).error?.issues[0]?.message;

test('a PIN has 6 to 12 digits and nothing else', () => {
  for (const pin of [
    '',
    '27182',
    '2718281828459',
    '27182a',
    '27 182',
    '２７１８２８',
    '271828\n',
  ]) {
    expect([pin, pinFault(pin)]).toEqual([pin, expect.stringContaining('6 to 12 digits')]);
  }
  for (const pin of ['271828', '271828182845'])
    expect([pin, pinFault(pin)]).toEqual([pin, undefined]);
});

test('one digit throughout, or digits in a row up or down, is too easy', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom(0, 1, 9),
      fc.integer({ min: 6, max: 12 }),
      (first, step, length) => {
        const digits = Array.from({ length }, (_, index) => (first + index * step) % 10);
        expect(pinFault(digits.join(''))).toContain('too easy');
      },
    ),
  );
});

test('a first PIN would itself do, and is another one each time', () => {
  const pins = Array.from({ length: 200 }, makeFirstPin);
  expect(pins.filter((pin) => pinFault(pin) !== undefined)).toEqual([]);
  expect(new Set(pins).size).toBeGreaterThan(195);
});
