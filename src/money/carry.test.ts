import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Carries, type Carry, contribute, contributeSplit, NO_CARRY } from './carry.ts';
import { add, asCents, type Cents, countOf, isNegative, sum, times, usd, ZERO } from './cents.ts';
import { addRatios, multiplyRatios, type Ratio, ratio, ratioOf, subtractRatios } from './ratio.ts';

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

describe('several rates of one wager', () => {
  const rates = { meter: ratio('20.5%'), reserve: ratio('14.25%') };

  test('the rest holds the fractions and hands the cent over when it is whole', () => {
    const first = contributeSplit({}, usd('1'), { rates, restTo: 'house' });
    // Due: 20.5, 14.25 and 65.25 cents.
    expect(first).toEqual({
      parts: { meter: usd('0.20'), reserve: usd('0.14'), house: usd('0.66') },
      carries: { meter: ratio('1/2'), reserve: ratio('1/4') },
    });
    const second = contributeSplit(first.carries, usd('1'), { rates, restTo: 'house' });
    expect(second).toEqual({
      parts: { meter: usd('0.21'), reserve: usd('0.14'), house: usd('0.65') },
      carries: { meter: NO_CARRY, reserve: ratio('1/2') },
    });
  });

  test('at every instant all cents are handed out, and only carries are still due', () => {
    const anyRates = fc.tuple(anyRate, anyRate).map(([a, b]) => ({
      meter: multiplyRatios(a, ratio('1/2')),
      reserve: multiplyRatios(b, ratio('1/2')),
    }));
    fc.assert(
      fc.property(fc.array(fc.tuple(anyWager, anyRates), { maxLength: 30 }), (wagers) => {
        const given = { meter: ZERO, reserve: ZERO, house: ZERO };
        const due = { meter: ratioOf(0n), reserve: ratioOf(0n) };
        let wagered = ZERO;
        let carries = { meter: NO_CARRY, reserve: NO_CARRY };
        for (const [wager, now] of wagers) {
          const taken = contributeSplit(carries, wager, { rates: now, restTo: 'house' });
          expect(sum(Object.values(taken.parts))).toBe(wager);
          wagered = add(wagered, wager);
          carries = taken.carries;
          given.house = add(given.house, taken.parts.house);
          for (const owner of ['meter', 'reserve'] as const) {
            expect(isNegative(taken.parts[owner])).toBe(false);
            given[owner] = add(given[owner], taken.parts[owner]);
            due[owner] = addRatios(due[owner], dueOf(wager, now[owner]));
            expect(addRatios(ratioOf(countOf(given[owner])), carries[owner])).toEqual(due[owner]);
          }
          const carried = addRatios(carries.meter, carries.reserve);
          const restDue = subtractRatios(
            ratioOf(countOf(wagered)),
            addRatios(due.meter, due.reserve),
          );
          expect(subtractRatios(ratioOf(countOf(given.house)), carried)).toEqual(restDue);
          expect(isNegative(given.house)).toBe(false);
        }
      }),
    );
  });

  test('with one rate the rest of a wager is never below zero', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyWager, anyRate), { maxLength: 30 }), (wagers) => {
        let carries: Carries = {};
        for (const [wager, rate] of wagers) {
          const taken = contributeSplit(carries, wager, {
            rates: { meter: rate },
            restTo: 'house',
          });
          expect(isNegative(taken.parts.house)).toBe(false);
          carries = taken.carries;
        }
      }),
    );
  });

  test('with several it gives back a cent it held, where the wager leaves none for it', () => {
    const halves = { rates: { a: ratio('50%'), b: ratio('50%') }, restTo: 'house' } as const;
    const first = contributeSplit({}, usd('0.01'), halves);
    expect(first.parts).toEqual({ a: ZERO, b: ZERO, house: usd('0.01') });
    const second = contributeSplit(first.carries, usd('0.01'), halves);
    expect(second.parts).toEqual({ a: usd('0.01'), b: usd('0.01'), house: usd('-0.01') });
  });

  test('a carry whose rate has ended is kept', () => {
    const first = contributeSplit({}, usd('1'), { rates, restTo: 'house' });
    const without = { rates: { reserve: ratio('10%') }, restTo: 'house' } as const;
    const second = contributeSplit(first.carries, usd('1'), without);
    expect(second.carries).toEqual({ meter: ratio('1/2'), reserve: ratio('1/4') });
    expect(second.parts).toEqual({ reserve: usd('0.10'), house: usd('0.90') });
  });

  test('rates beyond 100% together, and an owner of the rest with a rate, are our mistakes', () => {
    const tooMuch = { a: ratio('60%'), b: ratio('50%') };
    expect(() => contributeSplit({}, usd('1'), { rates: tooMuch, restTo: 'house' })).toThrow(
      'exceed 100%',
    );
    expect(() => contributeSplit({}, usd('1'), { rates, restTo: 'reserve' })).toThrow('has a rate');
  });
});
