import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { asCents, type Cents, countOf, isNegative, sum, times, usd, ZERO } from './cents.ts';
import { ratio, ratioOf } from './ratio.ts';
import {
  evenPart,
  partOf,
  splitByPercents,
  splitByShares,
  splitEqually,
  splitInProportion,
} from './split.ts';

const SEATS = ['seat 1', 'seat 2', 'seat 3'] as const;
const FIVE = usd('5');

const anyAmount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(asCents);
const anyUnit = fc.constantFrom(usd('0.01'), usd('0.50'), usd('1'), FIVE, usd('25'));
const anyShares = fc
  .dictionary(fc.string(), fc.bigInt({ min: 0n, max: 10_000n }), { minKeys: 1, maxKeys: 12 })
  .filter((shares) => Object.values(shares).some((share) => share > 0n));

describe('by shares', () => {
  test('one dollar, a fifth to the meter', () => {
    const split = splitByShares(usd('1'), { meter: 1n, reserve: 4n }, { oddTo: 'reserve' });
    expect(split).toEqual({ meter: usd('0.20'), reserve: usd('0.80') });
  });

  test('the odd cent goes to the named part', () => {
    const shares = { a: 1n, b: 1n, c: 1n };
    expect(splitByShares(usd('1'), shares, { oddTo: 'b' })).toEqual({
      a: usd('0.33'),
      b: usd('0.34'),
      c: usd('0.33'),
    });
  });

  test('a prize is divided in proportion to the wagers on the hand', () => {
    const wagers = { first: countOf(usd('100')), second: countOf(usd('50')) };
    expect(splitByShares(usd('1000'), wagers, { restTo: 'house' })).toEqual({
      first: usd('666.66'),
      second: usd('333.33'),
      house: usd('0.01'),
    });
  });

  test('a share of zero gets nothing, rounded down or up', () => {
    const shares = { a: 1n, b: 0n };
    expect(splitByShares(usd('1'), shares, { oddTo: 'a' }).b).toBe(ZERO);
    expect(splitByShares(usd('1'), shares, { madeUpBy: 'house', unit: FIVE }).b).toBe(ZERO);
  });
});

describe('in equal parts', () => {
  test('$1,000 three ways in $5 chips: $330 each, and $10 to the named owner', () => {
    expect(splitEqually(usd('1000'), SEATS, { restTo: 'house', unit: FIVE })).toEqual({
      'seat 1': usd('330'),
      'seat 2': usd('330'),
      'seat 3': usd('330'),
      house: usd('10'),
    });
    expect(splitEqually(usd('1000'), SEATS, { oddTo: 'seat 1', unit: FIVE })).toEqual({
      'seat 1': usd('340'),
      'seat 2': usd('330'),
      'seat 3': usd('330'),
    });
  });

  test('where the casino makes up the odd chips, each gets $335 and the house puts in $5', () => {
    expect(splitEqually(usd('1000'), SEATS, { madeUpBy: 'house', unit: FIVE })).toEqual({
      'seat 1': usd('335'),
      'seat 2': usd('335'),
      'seat 3': usd('335'),
      house: usd('-5'),
    });
  });

  test('an amount that divides leaves nothing, whoever owns the rest', () => {
    for (const rule of [{ restTo: 'house' }, { madeUpBy: 'house' }] as const) {
      expect(splitEqually(usd('990'), SEATS, { ...rule, unit: FIVE }).house).toBe(ZERO);
    }
  });

  test('loose cents below the smallest chip are odd too', () => {
    const split = splitEqually(usd('1002.37'), SEATS, { restTo: 'meter', unit: FIVE });
    expect(split).toMatchObject({ 'seat 1': usd('330'), meter: usd('12.37') });
  });

  test('an amount below one chip each is all odd', () => {
    expect(splitEqually(usd('4.99'), SEATS, { restTo: 'house', unit: FIVE })).toEqual({
      'seat 1': ZERO,
      'seat 2': ZERO,
      'seat 3': ZERO,
      house: usd('4.99'),
    });
  });
});

describe('by percents', () => {
  const halves = { losing: ratio('50%'), winning: ratio('25%'), table: ratio('25%') };

  test('50%, 25% and 25% of a jackpot, the odd cents to the table', () => {
    expect(splitByPercents(usd('1000.03'), halves, { oddTo: 'table' })).toEqual({
      losing: usd('500.01'),
      winning: usd('250'),
      table: usd('250.02'),
    });
  });

  test('10% of the meter is paid, the remainder with its odd cent stays', () => {
    const split = splitByPercents(usd('50000.09'), { prize: ratio('10%') }, { restTo: 'meter' });
    expect(split).toEqual({ prize: usd('5000'), meter: usd('45000.09') });
  });

  test('percents with different denominators', () => {
    const rates = { a: ratio('20.5%'), b: ratio('14.25%'), c: ratioOf(1n, 3n) };
    // Of $12: 246 cents, 171 cents, 400 cents.
    expect(splitByPercents(usd('12'), rates, { restTo: 'house' })).toEqual({
      a: usd('2.46'),
      b: usd('1.71'),
      c: usd('4'),
      house: usd('3.83'),
    });
  });

  test('more than 100%, and less without an owner of the rest, are our own mistakes', () => {
    const tooMuch = { a: ratio('60%'), b: ratio('40.01%') };
    expect(() => splitByPercents(usd('1'), tooMuch, { restTo: 'house' })).toThrow('10001/10000');
    const tooLittle = { a: ratio('60%'), b: ratio('30%') };
    expect(() => splitByPercents(usd('1'), tooLittle, { oddTo: 'a' })).toThrow('no owner');
    expect(() => splitByPercents(usd('1'), tooLittle, { madeUpBy: 'house' })).toThrow('no owner');
  });
});

describe('whatever is split', () => {
  test('no cent is lost or made, and every part but the owner of the rest is whole chips', () => {
    fc.assert(
      fc.property(anyAmount, anyShares, anyUnit, (amount, shares, unit) => {
        const parts = Object.keys(shares);
        const oddTo = parts[0] as string;
        const other = `${parts.join()}!`;
        const splits = [
          [oddTo, splitByShares(amount, shares, { oddTo, unit })],
          [other, splitByShares(amount, shares, { restTo: other, unit })],
          [other, splitByShares(amount, shares, { madeUpBy: other, unit })],
        ] as const;
        for (const [owner, split] of splits) {
          expect(sum(Object.values(split))).toBe(amount);
          expect(new Set(Object.keys(split))).toEqual(new Set([...parts, owner]));
          for (const [name, part] of Object.entries(split)) {
            if (name === owner) continue;
            expect(countOf(part) % countOf(unit)).toBe(0n);
            expect(isNegative(part)).toBe(false);
          }
        }
      }),
    );
  });

  test('a part is within a chip of its exact share, and less than a chip a part is left', () => {
    fc.assert(
      fc.property(anyAmount, anyShares, anyUnit, (amount, shares, unit) => {
        const other = 'the one who has no part';
        const whole = Object.values(shares).reduce((a, b) => a + b);
        const down = splitByShares(amount, shares, { restTo: other, unit });
        const up = splitByShares(amount, shares, { madeUpBy: other, unit });
        const chip = countOf(unit) * whole;
        for (const [name, share] of Object.entries(shares)) {
          const due = countOf(amount) * share;
          const short = due - countOf(down[name] as Cents) * whole;
          expect(short >= 0n && short < chip).toBe(true);
          const beyond = countOf(up[name] as Cents) * whole - due;
          expect(beyond >= 0n && beyond < chip).toBe(true);
        }
        const most = times(unit, BigInt(Object.keys(shares).length));
        expect(isNegative(down[other] as Cents)).toBe(false);
        expect((down[other] as Cents) < most).toBe(true);
        expect((up[other] as Cents) <= ZERO).toBe(true);
        expect(times(up[other] as Cents, -1n) < most).toBe(true);
      }),
    );
  });

  test('equal shares and percents agree with the shares they stand for', () => {
    fc.assert(
      fc.property(anyAmount, anyUnit, (amount, unit) => {
        const rule = { oddTo: 'b', unit } as const;
        const byShares = splitByShares(amount, { a: 1n, b: 3n }, rule);
        const percents = { a: ratio('25%'), b: ratio('75%') };
        expect(splitByPercents(amount, percents, rule)).toEqual(byShares);
        expect(splitEqually(amount, ['a', 'b'], rule)).toEqual(
          splitByShares(amount, { a: 7n, b: 7n }, rule),
        );
      }),
    );
  });
});

describe('our own mistakes', () => {
  const rule = { restTo: 'house' } as const;

  test.each<[string, () => unknown, string]>([
    ['an amount below zero', () => splitEqually(usd('-1'), ['a'], rule), 'below zero'],
    ['no parts', () => splitEqually(usd('1'), [], rule), 'a share above zero'],
    ['no share', () => splitByShares(usd('1'), { a: 0n }, rule), 'a share above zero'],
    ['a share below zero', () => splitByShares(usd('1'), { a: 3n, b: -1n }, rule), 'b has a share'],
    ['a part twice', () => splitEqually(usd('1'), ['a', 'a'], rule), 'named twice'],
    ['a chip of zero', () => splitEqually(usd('1'), ['a'], { ...rule, unit: ZERO }), 'a chip of 0'],
    ['a part that owns the rest', () => splitEqually(usd('1'), ['house'], rule), 'has a part'],
    ['a rate below zero', () => splitByPercents(usd('1'), { a: ratio('-1%') }, rule), 'below zero'],
  ])('%s', (_, split, message) => {
    expect(split).toThrow(message);
  });

  // The compiler checks these: a line that compiled would make its directive an error.
  test('the compiler knows the owners', () => {
    const shares = { meter: 1n, reserve: 4n };
    // @ts-expect-error the odd cent goes to one of the parts
    expect(() => splitByShares(usd('1'), shares, { oddTo: 'resrve' })).toThrow('has no part');
    // @ts-expect-error one owner, not two
    splitByShares(usd('1'), shares, { oddTo: 'meter', restTo: 'house' });
    // @ts-expect-error an owner there must be
    expect(() => splitByShares(usd('1'), shares, {})).toThrow('names the owner');
    const inside = splitByShares(usd('1'), shares, { oddTo: 'meter' });
    expectTypeOf(inside).toEqualTypeOf<Readonly<Record<'meter' | 'reserve', Cents>>>();
    const outside = splitByShares(usd('1'), shares, { restTo: 'house' });
    expectTypeOf(outside).toEqualTypeOf<Readonly<Record<'meter' | 'reserve' | 'house', Cents>>>();
  });
});

describe('in proportion to amounts', () => {
  test('an odd cent goes where the most was left over, the first of equals', () => {
    const parts = (amount: string, ...amounts: string[]) =>
      splitInProportion(usd(amount), amounts.map(usd));
    expect(parts('1', '1', '1', '1')).toEqual(['0.34', '0.33', '0.33'].map(usd));
    expect(parts('1', '1', '5')).toEqual(['0.17', '0.83'].map(usd));
    expect(parts('0.02', '0.01', '0.02')).toEqual(['0.01', '0.01'].map(usd));
    expect(parts('0', '1', '2')).toEqual([ZERO, ZERO]);
    expect(() => parts('1')).toThrow('a share above zero');
  });

  test('the parts come to the amount, and none is a cent away from its share', () => {
    const amounts = fc
      .array(anyAmount, { minLength: 1, maxLength: 8 })
      .filter((all) => sum(all) > ZERO);
    fc.assert(
      fc.property(anyAmount, amounts, (amount, all) => {
        const parts = splitInProportion(amount, all);
        expect(sum(parts)).toBe(amount);
        const whole = countOf(sum(all));
        for (const [index, part] of parts.entries()) {
          const away = countOf(part) * whole - countOf(all[index] as Cents) * countOf(amount);
          expect(away > -whole && away < whole).toBe(true);
        }
      }),
    );
  });
});

test("what is rounded down is nobody's", () => {
  expect(evenPart(usd('100'), 3)).toBe(usd('33.33'));
  expect(partOf(usd('100'), ratio('2/3'))).toBe(usd('66.66'));
});
