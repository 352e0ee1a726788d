import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenPin, holdsOwnDigits } from '#client';

const pinFault = (pin: string) => chosenPin.safeParse(pin).error?.issues[0]?.message;

test('a PIN has 8 to 12 digits and nothing else', () => {
  for (const pin of [
    '',
    '5290641',
    '5290641752906',
    '5290641a',
    '5290 641',
    '５２９０６４１７',
    '52906417\n',
  ])
    expect([pin, pinFault(pin)]).toEqual([pin, expect.stringContaining('8 to 12 digits')]);
  for (const pin of ['52906417', '529064175290', '05290641']) {
    expect([pin, pinFault(pin)]).toEqual([pin, undefined]);
  }
});

test('one digit throughout, or digits in a row up or down, is too easy', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom(0, 1, 9),
      fc.integer({ min: 8, max: 12 }),
      (first, step, length) => {
        const digits = Array.from({ length }, (_, index) => (first + index * step) % 10);
        expect(pinFault(digits.join(''))).toContain('too easy');
      },
    ),
  );
});

test('every day that somebody alive was born on is too easy, in every order', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('1900-01-01T00:00:00Z'),
        max: new Date('2035-12-31T00:00:00Z'),
        noInvalidDate: true,
      }),
      (date) => {
        const [year, month, day] = [
          String(date.getUTCFullYear()),
          two(date.getUTCMonth() + 1),
          two(date.getUTCDate()),
        ];
        for (const pin of [year + month + day, year + day + month, day + month + year])
          expect([pin, pinFault(pin)]).toEqual([pin, expect.stringContaining('too easy')]);
        expect(pinFault(`7${month}${day}${year}`)).toContain('too easy');
      },
    ),
  );
});

test.each([
  '12121212',
  '27182718',
  '123412341',
  '14725836',
  '15935700',
  '25802580',
  '31415926',
  '11223344',
])('%s is what others would try', (pin) => {
  expect(pinFault(pin)).toContain('too easy');
});

test('a badge’s own digits are no secret', () => {
  expect(holdsOwnDigits('52047119', 'dana-4711')).toBe(true);
  expect(holdsOwnDigits('52047119', 'dana-471')).toBe(false);
  expect(holdsOwnDigits('52906417', 'dana')).toBe(false);
});
