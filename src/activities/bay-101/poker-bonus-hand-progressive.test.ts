import { expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { POKER_BONUS_HAND_PROGRESSIVE } from './poker-bonus-hand-progressive.ts';

type Fields = Readonly<Record<string, unknown>>;

const BALANCES = {
  meter: { royalFlush: '599.00', straightFlush: '250.01', fourOfAKind: '100.00' },
  reserve: '1000.00',
};

const answer = (holes: readonly string[], board: string, balances: Fields = BALANCES) => {
  const seats = [...holes.map((hole) => ({ hole })), {}, {}, {}, {}];
  const request = {
    activity: POKER_BONUS_HAND_PROGRESSIVE.id,
    offering: {
      values: {
        royalFlushReseed: '300.00',
        straightFlushReseed: '200.00',
        fourOfAKindReseed: '50.00',
      },
    },
    balances,
    deal: {
      game: 'texas-holdem',
      board,
      pot: '20.00',
      seats: seats.map((seat, index) => ({ seat: index + 1, ...seat })),
    },
  };
  const answered = sure(answerQualify(request, [POKER_BONUS_HAND_PROGRESSIVE]));
  return {
    ...answered,
    paid: answered.awards.map(({ row, seat, amount }) => [row, seat, amount]),
  };
};

test('two players with one row divide its pool evenly, and what is left over stays in it', () => {
  const { paid, balancesAfter } = answer(['5h 6h', 'Th Jh'], '7h 8h 9h 2c 3d');
  expect(paid).toEqual([
    ['straight-flush', 1, '125.00'],
    ['straight-flush', 2, '125.00'],
  ]);
  // One cent was left, so that the reserve gives $199.99.
  expect(balancesAfter).toEqual({
    meter: { royalFlush: '599.00', straightFlush: '200.00', fourOfAKind: '100.00' },
    reserve: '800.01',
    advance: '0.00',
  });
});

test('players with different rows win two pools', () => {
  const { paid, balancesAfter } = answer(['As Ks', 'Tc Td'], 'Qs Js Ts Th 4d');
  expect(paid).toEqual([
    ['royal-flush', 1, '599.00'],
    ['four-of-a-kind', 2, '100.00'],
  ]);
  expect(balancesAfter).toMatchObject({
    meter: { royalFlush: '300.00', straightFlush: '250.01', fourOfAKind: '50.00' },
    reserve: '650.00',
  });
});

test('a reseed that the reserve cannot give is lent by the house', () => {
  const { balancesAfter } = answer(['As Ks'], 'Qs Js Ts 3h 4d', { ...BALANCES, reserve: '75.00' });
  expect(balancesAfter).toMatchObject({ reserve: '0.00', advance: '225.00' });
});

test('five aces of draw poker count as four of a kind', () => {
  const deal = {
    game: 'draw-poker',
    pot: '20.00',
    seats: [{ cards: 'As Ah Ad Ac XX' }, {}, {}, {}, {}].map((seat, index) => ({
      seat: index + 1,
      ...seat,
    })),
  };
  const request = { activity: POKER_BONUS_HAND_PROGRESSIVE.id, balances: BALANCES, deal };
  expect(sure(answerQualify(request, [POKER_BONUS_HAND_PROGRESSIVE])).awards).toMatchObject([
    { row: 'four-of-a-kind', seat: 1, amount: '100.00' },
  ]);
});
