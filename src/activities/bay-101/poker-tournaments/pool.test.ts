import { describe, expect, test } from 'vitest';
import { type Cents, ratio, sum, usd, ZERO } from '#money';
import { sure } from '#result';
import { fixedPayouts, payPlaces, prizePoolOf } from './pool.ts';

const money = { buyIns: usd('8000'), rebuys: usd('2000'), addOns: usd('500') };

describe('the prize pool', () => {
  test('is all buy-ins, re-buys and add-ons', () => {
    expect(sure(prizePoolOf(money))).toEqual({ pool: usd('10500'), fromHouse: ZERO });
  });

  test('is less the bounties and what goes to a charity', () => {
    const less = { ...money, bounties: usd('500'), charity: usd('1000') };
    expect(sure(prizePoolOf(less))).toEqual({ pool: usd('9000'), fromHouse: ZERO });
  });

  test('is made up by the house to what was guaranteed, and no further', () => {
    const short = { ...money, guaranteed: usd('12000') };
    expect(sure(prizePoolOf(short))).toEqual({ pool: usd('12000'), fromHouse: usd('1500') });
    const met = { ...money, guaranteed: usd('10500') };
    expect(sure(prizePoolOf(met))).toEqual({ pool: usd('10500'), fromHouse: ZERO });
  });

  test('holds what the house adds for a special event', () => {
    const more = { ...money, added: usd('2500') };
    expect(sure(prizePoolOf(more))).toEqual({ pool: usd('13000'), fromHouse: usd('2500') });
  });

  test('cannot give more than was collected', () => {
    expect(prizePoolOf({ ...money, bounties: usd('10500.01') }).ok).toBe(false);
  });
});

describe('places paid by percentage', () => {
  test('share the whole pool', () => {
    const paid = sure(payPlaces(usd('10500'), ['50%', '30%', '20%'].map(ratio)));
    expect(paid).toEqual([usd('5250'), usd('3150'), usd('2100')]);
  });

  test('leave the odd cents to first place', () => {
    const thirds = [ratio('1/3'), ratio('1/3'), ratio('1/3')];
    const paid: readonly Cents[] = sure(payPlaces(usd('100'), thirds));
    expect(paid).toEqual([usd('33.34'), usd('33.33'), usd('33.33')]);
    expect(sum(paid)).toBe(usd('100'));
  });

  test('always come to 100%', () => {
    expect(payPlaces(usd('100'), [ratio('50%'), ratio('49%')]).ok).toBe(false);
    expect(payPlaces(usd('100'), [ratio('50%'), ratio('51%')]).ok).toBe(false);
  });
});

describe('fixed payouts with equally distributed remainders', () => {
  test('of $2,500 from $10,500 have four winners with $125 more each', () => {
    expect(fixedPayouts(usd('10500'), usd('2500'), 21)).toEqual({
      winnerCount: 4,
      each: usd('2625'),
      odd: ZERO,
    });
  });

  test('leave cents that do not divide to one winner', () => {
    expect(fixedPayouts(usd('300.50'), usd('100'), 9)).toEqual({
      winnerCount: 3,
      each: usd('100.16'),
      odd: usd('0.02'),
    });
  });

  test('leave a pool that buys no prize to first place', () => {
    const one = { winnerCount: 1, each: usd('2499.99'), odd: ZERO };
    expect(fixedPayouts(usd('2499.99'), usd('2500'), 5)).toEqual(one);
  });

  test('have no more winners than players, who divide the rest', () => {
    // $900 buy nine prizes of $100 for three players: $300 each.
    const all = { winnerCount: 3, each: usd('300'), odd: ZERO };
    expect(fixedPayouts(usd('900'), usd('100'), 3)).toEqual(all);
  });
});
