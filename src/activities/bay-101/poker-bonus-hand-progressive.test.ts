import { describe, expect, test } from 'vitest';
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

/** Under what a house posts, who wins what with these seats. */
const paidFor = (deal: Fields, settings: Fields = {}) => {
  const request = {
    activity: POKER_BONUS_HAND_PROGRESSIVE.id,
    offering: { settings },
    balances: BALANCES,
    deal: { pot: '20.00', ...deal },
  };
  const { awards, leftOut } = sure(answerQualify(request, [POKER_BONUS_HAND_PROGRESSIVE]));
  return {
    paid: awards.map(({ row, seat, amount }) => [row, seat, amount]),
    out: leftOut.map(({ seat, code }) => [seat, code]),
  };
};

const fiveSeats = (own: Fields, others: Fields = {}) =>
  [own, others, others, others, others].map((seat, index) => ({ seat: index + 1, ...seat }));

const NO_SHOWDOWN = { paid: [], out: [[1, 'no-showdown']] };

describe('GEAR-001277 Eligibility: the hand is played through the final betting round', () => {
  const royal = (board: string, others: Fields = {}) => ({
    game: 'texas-holdem',
    board,
    seats: fiveSeats({ hole: 'As Ks' }, others),
  });
  const WON = { paid: [['royal-flush', 1, '599.00']], out: [] };

  test.each(['Qs Js Ts', 'Qs Js Ts 3c'])('a royal flush on a board of %s wins nothing', (board) => {
    expect(paidFor(royal(board))).toEqual(NO_SHOWDOWN);
  });

  test('the whole board wins, also where others folded before the last round', () => {
    expect(paidFor(royal('Qs Js Ts 3c 4d'))).toEqual(WON);
    const seats = fiveSeats({ hole: 'As Ks' }).map((seat) =>
      seat.seat > 2 ? { ...seat, folded: 'turn' } : seat,
    );
    expect(paidFor({ ...royal('Qs Js Ts 3c 4d'), seats })).toEqual(WON);
  });

  test('stud that ended on fifth or sixth street wins nothing, seventh street does', () => {
    const stud = (hole: string, up: string) => ({
      game: 'seven-card-stud',
      seats: fiveSeats({ hole, up }),
    });
    expect(paidFor(stud('As Ks', 'Qs Js Ts'))).toEqual(NO_SHOWDOWN);
    expect(paidFor(stud('As Ks', 'Qs Js Ts 3c'))).toEqual(NO_SHOWDOWN);
    expect(paidFor(stud('As Ks 4d', 'Qs Js Ts 3c'))).toEqual(WON);
  });

  test('B1.17: a hand to which all others fold on the river has no showdown, unless a house says so', () => {
    const deal = royal('Qs Js Ts 3c 4d', { folded: 'river' });
    expect(paidFor(deal)).toEqual(NO_SHOWDOWN);
    expect(paidFor(deal, { uncontestedHand: 'counts' })).toEqual(WON);
    const early = royal('Qs Js Ts 3c', { folded: 'turn' });
    expect(paidFor(early, { uncontestedHand: 'counts' })).toEqual(NO_SHOWDOWN);
    // The rest of the board may be dealt all the same: no one was left to bet with.
    const shown = royal('Qs Js Ts 3c 4d', { folded: 'flop' });
    expect(paidFor(shown, { uncontestedHand: 'counts' })).toEqual(NO_SHOWDOWN);
    const drawn = (folded: string) => ({
      game: 'draw-poker',
      seats: fiveSeats({ cards: 'As Ks Qs Js Ts' }, { folded }),
    });
    expect(paidFor(drawn('after-draw'), { uncontestedHand: 'counts' })).toEqual(WON);
    expect(paidFor(drawn('before-draw'), { uncontestedHand: 'counts' })).toEqual(NO_SHOWDOWN);
  });
});
