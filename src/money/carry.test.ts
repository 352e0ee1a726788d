import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Carry, contribute, NO_CARRY } from './carry.ts';
import { add, asCents, type Cents, countOf, isNegative, sum, times, usd, ZERO } from './cents.ts';
import { addRatios, multiplyRatios, type Ratio, ratio, ratioOf } from './ratio.ts';

const anyWager = fc.bigInt({ min: 0n, max: 1_000_000n }).map(asCents);
const anyRate = fc.oneof(
  fc.bigInt({ min: 0n, max: 10_000n }).map((points) => ratioOf(points, 10_000n)),
  fc.constantFrom(ratioOf(1n, 3n), ratioOf(2n, 7n), ratio('100%'), ratio('0%')),
);

/** The exact rate of an amount, in cents. */
const dueOf = (amount: Cents, rate: Ratio): Ratio => multiplyRatios(ratioOf(countOf(amount)), rate);

describe('one rate', () => {
  test('20.5% of $1 is 20 cents and a half, which makes 21 the second time', () => {
    const first = contribute(NO_CARRY, usd('1'), ratio('20.5%'));
    expect(first).toEqual({ cents: usd('0.20'), carry: ratio('1/2') });
    const second = contribute(first.carry, usd('1'), ratio('20.5%'));
    expect(second).toEqual({ cents: usd('0.21'), carry: NO_CARRY });
  });

  test('14.25% of $5 four times is $2.85: 71, 71, 71 and 72 cents', () => {
    let carry = NO_CARRY;
    const given: Cents[] = [];
    for (let round = 0; round < 4; round++) {
      const taken = contribute(carry, usd('5'), ratio('14.25%'));
      given.push(taken.cents);
      carry = taken.carry;
    }
    expect(given).toEqual(['0.71', '0.71', '0.71', '0.72'].map(usd));
    expect(sum(given)).toBe(usd('2.85'));
    expect(carry).toEqual(NO_CARRY);
  });

  test('what is carried survives a change of the rate', () => {
    const half = contribute(NO_CARRY, usd('1'), ratio('20.5%')).carry;
    // 1/2 carried and 1/3 of a cent earned make 5/6; another 1/3 makes 1 and 1/6.
    const more = contribute(half, usd('0.01'), ratio('1/3'));
    expect(more).toEqual({ cents: ZERO, carry: ratio('5/6') });
    expect(contribute(more.carry, usd('0.01'), ratio('1/3'))).toEqual({
      cents: usd('0.01'),
      carry: ratio('1/6'),
    });
  });

  test('0% earns nothing, 100% all of it, and neither touches the carry', () => {
    const carry = ratio('3/7');
    expect(contribute(carry, usd('5'), ratio('0%'))).toEqual({ cents: ZERO, carry });
    expect(contribute(carry, usd('5'), ratio('100%'))).toEqual({ cents: usd('5'), carry });
  });

  test('at every instant the cents given and the carry are exactly what was earned', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyWager, anyRate), { maxLength: 40 }), (wagers) => {
        let carry = NO_CARRY;
        let given = ZERO;
        let earned = ratioOf(0n);
        for (const [wager, rate] of wagers) {
          const taken = contribute(carry, wager, rate);
          carry = taken.carry;
          given = add(given, taken.cents);
          earned = addRatios(earned, dueOf(wager, rate));
          expect(isNegative(taken.cents)).toBe(false);
          expect(carry.numerator >= 0n && carry.numerator < carry.denominator).toBe(true);
          expect(addRatios(ratioOf(countOf(given)), carry)).toEqual(earned);
        }
      }),
    );
  });

  test('a wager that is taken back takes back its cents and restores the carry', () => {
    const anyCarry = fc
      .tuple(fc.bigInt({ min: 0n, max: 399n }), fc.bigInt({ min: 400n, max: 500n }))
      .map(([numerator, denominator]) => ratioOf(numerator, denominator));
    fc.assert(
      fc.property(anyCarry, anyWager, anyRate, (carry, wager, rate) => {
        const taken = contribute(carry, wager, rate);
        const back = contribute(taken.carry, times(wager, -1n), rate);
        expect(back).toEqual({ cents: times(taken.cents, -1n), carry });
      }),
    );
  });

  test('ten million contributions at mixed rates lose nothing', () => {
    const cycle = [
      { wager: usd('1'), rate: ratio('20.5%') }, // 20.5 cents
      { wager: usd('5'), rate: ratio('14.25%') }, // 71.25 cents
      { wager: usd('1'), rate: ratio('1/3') }, // 33 1/3 cents
      { wager: usd('0.01'), rate: ratio('10%') }, // 0.1 cent
    ] as const;
    let carry: Carry = NO_CARRY;
    let given = ZERO;
    for (let round = 0; round < 2_500_000; round++) {
      for (const { wager, rate } of cycle) {
        const taken = contribute(carry, wager, rate);
        given = add(given, taken.cents);
        carry = taken.carry;
      }
    }
    // A cycle earns 125 11/60 cents; 2,500,000 of them 312,958,333 1/3.
    expect(given).toBe(usd('3,129,583.33'));
    expect(carry).toEqual(ratio('1/3'));
  });

  test('a rate beyond 100% or below 0%, and a carry of a cent, are our own mistakes', () => {
    expect(() => contribute(NO_CARRY, usd('1'), ratio('100.01%'))).toThrow('0% to 100%');
    expect(() => contribute(NO_CARRY, usd('1'), ratio('-1%'))).toThrow('0% to 100%');
    expect(() => contribute(ratio('1'), usd('1'), ratio('5%'))).toThrow('less than a cent');
    expect(() => contribute(ratio('-1/2'), usd('1'), ratio('5%'))).toThrow('less than a cent');
  });
});
