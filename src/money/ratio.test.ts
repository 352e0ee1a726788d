import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addRatios,
  compareRatios,
  divideRatios,
  gcd,
  makeDecimal,
  makeExact,
  makeRatio,
  multiplyRatios,
  numberOf,
  parseRatio,
  type Ratio,
  type Rounding,
  ratio,
  ratioOf,
  subtractRatios,
} from './ratio.ts';

const ZERO = ratioOf(0n);
const FORTY_DIGITS = 10n ** 40n;
const anyInteger = fc.bigInt({ min: -FORTY_DIGITS, max: FORTY_DIGITS });
const anyCount = fc.bigInt({ min: 1n, max: FORTY_DIGITS });
const smallCount = fc.bigInt({ min: 1n, max: 1000n });
/** Long parts and short ones: only short ones often share a divisor. */
const anyRatio = fc.oneof(
  fc.tuple(anyInteger, anyCount).map(([n, d]) => ratioOf(n, d)),
  fc.tuple(fc.bigInt({ min: -1000n, max: 1000n }), smallCount).map(([n, d]) => ratioOf(n, d)),
);

const isLowest = ({ numerator, denominator }: Ratio): boolean =>
  denominator > 0n && gcd(numerator, denominator) === 1n;

describe('lowest terms', () => {
  test.each([
    [1n, 3n, '1/3'],
    [82n, 400n, '41/200'],
    [-2n, 4n, '-1/2'],
    [2n, -4n, '-1/2'],
    [-2n, -4n, '1/2'],
    [0n, -7n, '0/1'],
    [6n, 3n, '2/1'],
  ])('%s over %s is %s', (numerator, denominator, text) => {
    expect(makeRatio(ratioOf(numerator, denominator))).toBe(text);
  });

  test('a ratio over zero is our own mistake', () => {
    expect(() => ratioOf(1n, 0n)).toThrow('divide by zero');
    expect(() => divideRatios(ratioOf(1n), ratioOf(0n))).toThrow('divided by zero');
  });

  test('the greatest common divisor divides both, and leaves parts that share none', () => {
    fc.assert(
      fc.property(anyCount, anyCount, anyCount, (a, b, shared) => {
        const divisor = gcd(a * shared, -b * shared);
        expect(divisor % shared).toBe(0n);
        expect((a * shared) % divisor).toBe(0n);
        expect((b * shared) % divisor).toBe(0n);
        expect(gcd((a * shared) / divisor, (b * shared) / divisor)).toBe(1n);
      }),
    );
    expect(gcd(0n, 5n)).toBe(5n);
    expect(gcd(5n, 0n)).toBe(5n);
    expect(gcd(0n, 0n)).toBe(0n);
    expect(gcd(2n ** 200n, 6n ** 100n)).toBe(2n ** 100n);
  });
});

describe('reckoning', () => {
  test('the four operations agree with cross-multiplication and stay in lowest terms', () => {
    fc.assert(
      fc.property(anyRatio, anyRatio, (a, b) => {
        const over = a.denominator * b.denominator;
        const left = a.numerator * b.denominator;
        const right = b.numerator * a.denominator;
        expect(addRatios(a, b)).toEqual(ratioOf(left + right, over));
        expect(subtractRatios(a, b)).toEqual(ratioOf(left - right, over));
        expect(multiplyRatios(a, b)).toEqual(ratioOf(a.numerator * b.numerator, over));
        const results = [addRatios(a, b), subtractRatios(a, b), multiplyRatios(a, b)];
        if (b.numerator !== 0n) {
          expect(divideRatios(a, b)).toEqual(ratioOf(left, right));
          results.push(divideRatios(a, b));
        }
        for (const result of results) expect(isLowest(result)).toBe(true);
        expect(compareRatios(a, b)).toBe(Math.sign(compareRatios(subtractRatios(a, b), ZERO)));
        expect(compareRatios(a, b)).toBe(left < right ? -1 : left > right ? 1 : 0);
      }),
    );
  });

  test('the sum of 1/(k(k+1)) for k from 1 to n is n/(n+1)', () => {
    let total = ZERO;
    for (let n = 1n; n <= 300n; n++) total = addRatios(total, ratioOf(1n, n * (n + 1n)));
    expect(total).toEqual(ratioOf(300n, 301n));
  });
});

describe('reading', () => {
  test.each([
    ['20.5%', 41n, 200n],
    ['14.25%', 57n, 400n],
    ['100%', 1n, 1n],
    ['0%', 0n, 1n],
    ['0.205', 41n, 200n],
    ['3', 3n, 1n],
    ['-1.5', -3n, 2n],
    ['-0.5', -1n, 2n],
    ['82/400', 41n, 200n],
    ['-1/3', -1n, 3n],
  ])('%s', (text, numerator, denominator) => {
    expect(parseRatio(text)).toEqual({ ok: true, value: ratioOf(numerator, denominator) });
  });

  test.each([
    '',
    ' 5%',
    '5 %',
    '.5',
    '5.',
    '1e5',
    'NaN',
    'Infinity',
    '1/-2',
    '1/2%',
    '%',
    '--1',
    '+1',
  ])('"%s" is refused with its text and its path', (text) => {
    const parsed = parseRatio(text, 'rates.meter');
    expect(parsed).toMatchObject({ ok: false, error: [{ path: 'rates.meter' }] });
    expect(parsed.ok ? '' : parsed.error[0]?.message).toContain(`"${text}" is not a ratio`);
  });

  test('a fraction over zero and a text without end are refused', () => {
    expect(parseRatio('1/0')).toMatchObject({ ok: false });
    expect(parseRatio('0/00')).toMatchObject({ ok: false });
    const long = parseRatio('1'.repeat(100_000));
    expect(long.ok ? '' : long.error[0]?.message).toContain('is too long');
    expect(parseRatio('1'.repeat(400))).toMatchObject({ ok: true });
    expect(parseRatio('1'.repeat(401))).toMatchObject({ ok: false });
    expect(() => ratio('a fifth')).toThrow('is not a ratio');
  });

  test('what is written is read back as the same ratio', () => {
    fc.assert(
      fc.property(anyRatio, (exact) => {
        expect(parseRatio(makeRatio(exact))).toEqual({ ok: true, value: exact });
      }),
    );
  });
});

describe('decimal text', () => {
  test.each<[string, number, Rounding, string]>([
    ['1/3', 4, 'half-even', '0.3333'],
    ['2/3', 4, 'half-even', '0.6667'],
    ['2/3', 4, 'down', '0.6666'],
    ['-2/3', 4, 'down', '-0.6666'],
    ['-2/3', 4, 'half-up', '-0.6667'],
    ['0.125', 2, 'half-even', '0.12'],
    ['0.125', 2, 'half-up', '0.13'],
    ['-0.125', 2, 'half-up', '-0.13'],
    ['0.375', 2, 'half-even', '0.38'],
    ['0.5', 0, 'half-even', '0'],
    ['1.5', 0, 'half-even', '2'],
    ['-0.004', 2, 'half-up', '0.00'],
    ['999.999', 2, 'half-even', '1000.00'],
    ['12', 3, 'down', '12.000'],
    ['1/7', 40, 'half-even', '0.1428571428571428571428571428571428571429'],
  ])('%s to %s digits, %s, is %s', (text, digits, rounding, decimal) => {
    expect(makeDecimal(ratio(text), { digits, rounding })).toBe(decimal);
  });

  test('rounded to the nearer it is at most half a digit away, rounded down never beyond', () => {
    fc.assert(
      fc.property(anyRatio, fc.nat(30), (exact, digits) => {
        const size = exact.numerator < 0n ? ratioOf(-exact.numerator, exact.denominator) : exact;
        const last = ratioOf(1n, 10n ** BigInt(digits));
        const down = ratio(makeDecimal(size, { digits, rounding: 'down' }));
        expect(compareRatios(down, size)).toBeLessThanOrEqual(0);
        expect(compareRatios(subtractRatios(size, down), last)).toBe(-1);
        for (const rounding of ['half-up', 'half-even'] as const) {
          const near = ratio(makeDecimal(exact, { digits, rounding }));
          const off = subtractRatios(exact, near);
          const half = divideRatios(last, ratioOf(2n));
          expect(compareRatios(off, half)).toBeLessThanOrEqual(0);
          expect(compareRatios(subtractRatios(ZERO, half), off)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

/** What a double is exactly, read from its bits. */
function exactly(value: number): Ratio {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const exponent = (bits >> 52n) & 0x7ffn;
  const mantissa = bits & 0xfffffffffffffn;
  const digits = exponent === 0n ? mantissa : mantissa | (1n << 52n);
  const power = (exponent === 0n ? 1n : exponent) - 1075n;
  const size = power >= 0n ? ratioOf(digits << power) : ratioOf(digits, 1n << -power);
  return value < 0 ? subtractRatios(ZERO, size) : size;
}

/** The double next to one above zero: the next bit pattern, up or down. */
function neighborOf(value: number, step: 1n | -1n): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigUint64(0, view.getBigUint64(0) + step);
  return view.getFloat64(0);
}

describe('the nearest number', () => {
  test('no neighboring double is nearer, whatever the length of the parts', () => {
    // From below the smallest double up to 10^300, which is short of infinity.
    const upTo = (power: bigint) => fc.bigInt({ min: 1n, max: 10n ** power });
    const pairs = fc.oneof(
      fc.tuple(anyCount, anyCount),
      fc.tuple(upTo(300n), anyCount),
      fc.tuple(anyCount, upTo(370n)),
      fc.tuple(smallCount, smallCount).map(([n, d]) => [n, d * 2n ** 1070n]),
    );
    fc.assert(
      fc.property(pairs, ([numerator, denominator]) => {
        const exact = ratioOf(numerator as bigint, denominator as bigint);
        const value = numberOf(exact);
        const off = (double: number) => {
          const difference = subtractRatios(exactly(double), exact);
          return difference.numerator < 0n ? subtractRatios(ZERO, difference) : difference;
        };
        for (const step of [1n, -1n] as const) {
          if (step === -1n && value === 0) continue;
          expect(compareRatios(off(value), off(neighborOf(value, step)))).toBeLessThanOrEqual(0);
        }
        expect(numberOf(subtractRatios(ZERO, exact))).toBe(-value);
      }),
      { numRuns: 400 },
    );
  });

  test('every double is its own nearest number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(numberOf(exactly(value)) === value).toBe(true);
      }),
    );
    expect(numberOf(exactly(Number.MIN_VALUE))).toBe(Number.MIN_VALUE);
    expect(numberOf(exactly(Number.MAX_VALUE))).toBe(Number.MAX_VALUE);
  });

  test('it is the number that the same decimal text is read as', () => {
    const digits = fc.stringMatching(/^\d{1,60}$/);
    fc.assert(
      fc.property(digits, digits, (whole, decimals) => {
        const text = `${whole}.${decimals}`;
        expect(numberOf(ratio(text))).toBe(Number(text));
      }),
    );
  });

  test('a tie goes to the even double, and one digit beyond the tie does not', () => {
    const two53 = 2n ** 53n;
    expect(numberOf(ratioOf(two53 + 1n))).toBe(Number(two53));
    expect(numberOf(ratioOf(two53 + 3n))).toBe(Number(two53 + 4n));
    const scale = 10n ** 50n;
    expect(numberOf(ratioOf((two53 + 1n) * scale + 1n, scale))).toBe(Number(two53 + 2n));
  });

  test('too small for a double is zero, half the smallest too; too large is infinite', () => {
    const smallest = 2n ** 1074n;
    expect(numberOf(ratioOf(1n, smallest))).toBe(Number.MIN_VALUE);
    expect(numberOf(ratioOf(1n, 2n * smallest))).toBe(0);
    expect(numberOf(ratioOf(3n, 4n * smallest))).toBe(Number.MIN_VALUE);
    expect(numberOf(ratioOf(1n, 10n ** 400n))).toBe(0);
    expect(numberOf(ratioOf(10n ** 400n))).toBe(Number.POSITIVE_INFINITY);
  });

  test('on the wire a ratio has exact parts as strings and the nearest number', () => {
    expect(makeExact(ratio('20.5%'))).toEqual({
      numerator: '41',
      denominator: '200',
      value: 0.205,
    });
    // One royal flush in 649,740 hands: 4 of C(52, 5) = 2,598,960.
    expect(makeExact(ratioOf(4n, 2_598_960n))).toEqual({
      numerator: '1',
      denominator: '649740',
      value: 1 / 649_740,
    });
  });
});

test('a ratio is not written by hand, where it could miss its lowest terms', () => {
  // @ts-expect-error only `ratioOf` and what is built on it make a ratio
  const forged: Ratio = { numerator: 2n, denominator: 4n };
  expect(isLowest(forged)).toBe(false);
});
