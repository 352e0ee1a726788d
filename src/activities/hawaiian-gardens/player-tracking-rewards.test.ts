import { expect, test } from 'vitest';
import { usd } from '#money';
import { ok } from '#result';
import { readPrizes, redeem } from './player-tracking-rewards.ts';

test('several prizes may be fetched as long as the balance covers them all', () => {
  expect(redeem(48, [8, 40])).toEqual(ok(0));
  expect(redeem(47, [8, 40])).toMatchObject({ ok: false });
  expect(redeem(47, [40])).toEqual(ok(7));
});

const CHIPS = { paidIn: 'chips' };

test('a further prize is posted with its value and its credits, and is $10 to $100,000', () => {
  const words = 'A meal worth $20 for 8 credits; Chips worth $1,000.50 for 1 credit';
  expect(readPrizes(words)).toEqual(
    ok([
      { id: 'a-meal-20', title: 'A meal', value: usd('20'), credits: 8 },
      { id: 'chips-1000-50', title: 'Chips', value: usd('1000.50'), credits: 1, ...CHIPS },
    ]),
  );
  for (const wrong of [
    'A meal for 8 credits',
    'A pen worth $9.99 for 8 credits',
    'A house worth $100,000.01 for 8 credits',
    'A meal worth $20 for 0 credits',
    'A meal worth $20 for 8 credits;',
  ]) {
    expect([wrong, readPrizes(wrong).ok]).toEqual([wrong, false]);
  }
  expect(readPrizes('A pen worth $10 for 1 credit; A car worth $100,000 for 9 credits').ok).toBe(
    true,
  );
});
