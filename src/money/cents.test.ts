import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  addTo,
  asCents,
  type Cents,
  centsOf,
  compare,
  countOf,
  decodeDollars,
  dollarsOf,
  isNegative,
  isZero,
  max,
  min,
  negate,
  parseDollars,
  showDollars,
  subtract,
  sum,
  times,
  usd,
  ZERO,
} from './cents.ts';

/** Every amount whose text has at most fifteen digits before the point. */
const anyAmount = fc.bigInt({ min: -(10n ** 17n) + 1n, max: 10n ** 17n - 1n }).map(asCents);

const messageOf = (text: string): string => {
  const parsed = parseDollars(text, 'ante');
  return parsed.ok ? 'accepted' : parsed.error.map((each) => each.message).join('; ');
};

describe('reading an amount', () => {
  test.each([
    ['10', 1000n],
    ['10.5', 1050n],
    ['10.50', 1050n],
    ['0.05', 5n],
    ['0', 0n],
    ['$10', 1000n],
    ['1250.00', 125_000n],
    ['1,250.00', 125_000n],
    ['$1,234,567.89', 123_456_789n],
    ['999999999999999.99', 99_999_999_999_999_999n],
    ['999,999,999,999,999.99', 99_999_999_999_999_999n],
  ])('%s is an amount', (text, count) => {
    expect(parseDollars(text)).toEqual({ ok: true, value: asCents(count) });
  });

  test.each([
    ['', 'is empty'],
    ['10.505', '"10.505" has 3 decimals'],
    ['1,250.0000', 'has 4 decimals'],
    ['1,25.00', '"1,25.00" has a misplaced comma'],
    ['1,2500', 'misplaced comma'],
    ['1250,000', 'misplaced comma'],
    ['1.250,00', 'misplaced comma'],
    [',250', 'misplaced comma'],
    ['0,250', 'misplaced comma'],
    ['1 250', 'has a space in it'],
    [' 10', 'has a space in it'],
    ['10\n', '"10\\n" has a space in it'],
    ['-10', '"-10" is negative: an amount can’t be negative'],
    ['-$10', 'an amount can’t be negative'],
    ['NaN', '"NaN" is not an amount'],
    ['Infinity', '"Infinity" is not an amount'],
    ['1e5', '"1e5" is not an amount'],
    ['0x10', 'is not an amount'],
    ['ten', 'is not an amount'],
    ['10.', 'is not an amount'],
    ['1,250.', 'is not an amount'],
    ['.50', 'is not an amount'],
    ['1.2.3', 'is not an amount'],
    ['$', 'is not an amount'],
    ['$$5', 'is not an amount'],
    ['+5', 'is not an amount'],
    ['--5', 'is not an amount'],
    ['１０', 'is not an amount'],
    ['1000000000000000', 'is too long: an amount has at most 15 digits before the point'],
    ['0'.repeat(1_000_000), 'the amount starting "0000000000'],
  ])('%# a text that is no amount is refused with a sentence about it', (text, sentence) => {
    expect(messageOf(text)).toContain(sentence);
  });

  test('a refusal names the field, and never repeats a text that is absurdly long', () => {
    const parsed = parseDollars('9'.repeat(10_000), 'seats[2].wagers.ante');
    expect(parsed).toMatchObject({ ok: false, error: [{ path: 'seats[2].wagers.ante' }] });
    expect(messageOf('9'.repeat(10_000)).length).toBeLessThan(200);
  });

  test('below zero is read only where the reader allows it', () => {
    expect(parseDollars('-0.05', 'change', { allowNegative: true })).toEqual({
      ok: true,
      value: asCents(-5n),
    });
    expect(parseDollars('$-5', 'change', { allowNegative: true }).ok).toBe(false);
  });

  test.each([
    [10, 'not the number 10'],
    [0.1 + 0.2, 'not the number 0.30000000000000004'],
    [Number.NaN, 'not the number NaN'],
    [10n, 'not a bigint'],
    [null, 'not null'],
    [['10'], 'not an array'],
    [{ amount: '10' }, 'not an object'],
    [true, 'not a boolean'],
  ])('%# only a decimal string is decoded: %s', (value, sentence) => {
    const decoded = decodeDollars(value, 'wagers.ante');
    expect(decoded).toMatchObject({ ok: false, error: [{ path: 'wagers.ante' }] });
    const message = decoded.ok ? '' : decoded.error[0]?.message;
    expect(message).toBe(`an amount must be a decimal string such as "12.50", ${sentence}`);
  });

  test('a field that is not there is said to be missing', () => {
    const decoded = decodeDollars(undefined, 'wagers.ante');
    expect(decoded).toMatchObject({ ok: false, error: [{ path: 'wagers.ante' }] });
    expect(decoded.ok ? '' : decoded.error[0]?.message).toContain('the amount is missing');
  });

  test('a string is decoded as it is parsed', () => {
    expect(decodeDollars('12.50', 'ante')).toEqual({ ok: true, value: usd('12.50') });
    expect(decodeDollars('-1', 'ante', { allowNegative: true })).toEqual({
      ok: true,
      value: usd('-1'),
    });
  });

  test('text in the source that is no amount is our own mistake', () => {
    expect(() => usd('1O')).toThrow('"1O" is not an amount');
  });
});

describe('writing an amount', () => {
  test.each([
    [1250n, '12.50', '$12.50'],
    [-5n, '-0.05', '-$0.05'],
    [0n, '0.00', '$0.00'],
    [99_999n, '999.99', '$999.99'],
    [100_000n, '1000.00', '$1,000.00'],
    [-123_456_789n, '-1234567.89', '-$1,234,567.89'],
  ])('%s cents', (count, wire, shown) => {
    expect(dollarsOf(asCents(count))).toBe(wire);
    expect(showDollars(asCents(count))).toBe(shown);
  });

  test('what is written, on the wire or for people, is read back as the same amount', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        for (const text of [dollarsOf(amount), showDollars(amount)]) {
          expect(parseDollars(text, 'amount', { allowNegative: true })).toEqual({
            ok: true,
            value: amount,
          });
        }
        expect(dollarsOf(amount)).toMatch(/^-?\d+\.\d\d$/);
      }),
    );
  });

  test('whatever the text, it is an amount or is refused at its path; nothing is thrown', () => {
    const nearly = fc.stringMatching(/^[-$]{0,2}[0-9,. e]{0,26}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        const parsed = parseDollars(text, 'here');
        if (parsed.ok) expect(isNegative(parsed.value)).toBe(false);
        else expect(parsed.error.map((each) => each.path)).toEqual(['here']);
      }),
    );
  });
});

describe('dollars that were checked when they came in', () => {
  test.each([
    ['0', 0n],
    ['10', 1000n],
    ['10.5', 1050n],
    ['10.50', 1050n],
    ['0.05', 5n],
    ['-0.05', -5n],
    ['-10', -1000n],
    ['999999999999.99', 99_999_999_999_999n],
    ['999999999999999.99', 99_999_999_999_999_999n],
  ])('%s', (dollars, count) => {
    expect(countOf(centsOf(dollars))).toBe(count);
  });

  test('are the amount that they were made from', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(centsOf(dollarsOf(amount))).toBe(amount);
      }),
    );
  });
});

describe('reckoning', () => {
  test('no cent is lost where floating point would lose it', () => {
    expect(add(usd('0.10'), usd('0.20'))).toBe(usd('0.30'));
    expect(sum(Array.from({ length: 1000 }, () => usd('0.01')))).toBe(usd('10'));
    expect(times(usd('90071992547409.93'), 3n)).toBe(asCents(27_021_597_764_222_979n));
  });

  test('adding and subtracting undo each other, a sum is every addition', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, anyAmount, (a, b, c) => {
        expect(subtract(add(a, b), b)).toBe(a);
        expect(sum([a, b, c])).toBe(add(a, add(b, c)));
        expect(times(a, 3n)).toBe(sum([a, a, a]));
        expect(times(a, -1n)).toBe(subtract(ZERO, a));
        expect(negate(a)).toBe(subtract(ZERO, a));
      }),
    );
    expect(sum([])).toBe(ZERO);
  });

  test('a map adds up what it has of each, from nothing on', () => {
    const sums = new Map([['meter', usd('5')]]);
    addTo(sums, 'meter', usd('0.20'));
    addTo(sums, 'reserve', negate(usd('1')));
    expect([...sums]).toEqual([
      ['meter', usd('5.20')],
      ['reserve', usd('-1')],
    ]);
  });

  test('amounts are ordered as their counts are', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        const [least, most] = [a, b].sort(compare) as [Cents, Cents];
        expect(countOf(least) <= countOf(most)).toBe(true);
        expect(min(a, b)).toBe(least);
        expect(max(a, b)).toBe(most);
        expect(compare(a, b)).toBe(0 - compare(b, a));
        expect(compare(a, a)).toBe(0);
      }),
    );
    expect(isNegative(usd('-0.01'))).toBe(true);
    expect(isNegative(ZERO)).toBe(false);
    expect(isZero(subtract(usd('5'), usd('5.00')))).toBe(true);
    expect(isZero(usd('0.01'))).toBe(false);
  });
});

// The compiler checks these: a line that compiled would make its directive an error.
test('the compiler refuses what is not reckoning with money', () => {
  const five = usd('5');
  // @ts-expect-error money times money is not money
  expect(five * five).toBe(250_000n);
  // @ts-expect-error a factor is a count, not an amount
  expect(times(five, five)).toBe(250_000n);
  // @ts-expect-error amounts are added by `add`, which gives an amount
  expect(five + five).toBe(1000n);
  // @ts-expect-error a bare count may be of anything
  expect(add(five, 500n)).toBe(1000n);
  // @ts-expect-error a double never becomes an amount
  expect(() => add(five, 0.1)).toThrow(TypeError);
  // @ts-expect-error nor is an amount compared with a count
  expect(five > 499n).toBe(true);
  expect(five > usd('4.99')).toBe(true);
});
