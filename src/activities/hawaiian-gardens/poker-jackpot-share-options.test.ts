import { expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { POKER_JACKPOT_SHARE_OPTIONS } from './poker-jackpot-share-options.ts';

const VALUES = {
  losingHand: 'four of a kind',
  holeCards: 'both',
  jackpot: '10000',
  fundName: 'Poker jackpot',
};

const BEAT = {
  game: 'texas-holdem',
  board: 'As Ad 7h 7d 2c',
  seats: [
    { seat: 1, hole: 'Ah Ac' },
    { seat: 2, hole: '7s 7c' },
    { seat: 3, folded: 'preflop' },
    { seat: 4 },
    { seat: 5 },
  ],
};

const ask = (shares: string, values: object = VALUES, meter = '10000') =>
  answerQualify(
    {
      activity: POKER_JACKPOT_SHARE_OPTIONS.id,
      offering: { options: { shares }, values },
      balances: { meter, reserve: '0' },
      deal: BEAT,
    },
    [POKER_JACKPOT_SHARE_OPTIONS],
  );

test.each([
  ['A', '6000.00', '2000.00', '666.66'],
  ['B', '5000.00', '2500.00', '833.33'],
  ['C', '4000.00', '3000.00', '1000.00'],
])(
  'option %s: second best %s, best %s, and the three others %s each',
  (letter, second, best, each) => {
    const { awards } = sure(ask(letter));
    expect(awards.map(({ seat, share, amount }) => [seat, share, amount])).toEqual([
      [2, 'losing-hand', second],
      [1, 'winning-hand', best],
      [3, 'table', each],
      [4, 'table', each],
      [5, 'table', each],
    ]);
  },
);

test('nothing is qualified before the house has said what the documents leave out', () => {
  const answer = ask('A', {});
  expect(answer.ok).toBe(false);
  if (answer.ok) return;
  expect(answer.error.map(({ path }) => path)).toEqual([
    'offering.values.losingHand',
    'offering.values.holeCards',
    'offering.values.jackpot',
    'offering.values.fundName',
  ]);
});

test('a higher floor is not reached', () => {
  const { qualifies } = sure(ask('A', { ...VALUES, losingHand: 'straight flush' }));
  expect(qualifies).toBe(false);
});

test('reading HG-16.8: after a hit the posted jackpot stands on the wall again', () => {
  // Of $10,000 option C leaves nothing over; the house brings it back.
  const { balancesAfter, moves } = sure(ask('C'));
  expect(balancesAfter.meter).toBe('10000.00');
  expect(moves).toMatchObject([{ from: 'house', to: 'meter', amount: '10000.00' }]);
});

test('a jackpot of nothing says so for everybody who would have had a part in it', () => {
  const { awards, leftOut } = sure(ask('A', VALUES, '0'));
  expect(awards).toEqual([]);
  expect(leftOut.map(({ seat, code }) => [seat, code])).toEqual(
    [2, 1, 3, 4, 5].map((seat) => [seat, 'nothing-to-pay']),
  );
  expect(leftOut[0]?.because).toContain('the posted jackpot has nothing to pay out.');
});
