import { expect, test } from 'vitest';
import { usd } from '#money';
import { sure } from '#result';
import { answerQualify, decodeOffering, poker } from '#rules';
import { boardAfter, highHandAwards, POKER_HIGH_HAND_BONUS } from './poker-high-hand-bonus.ts';

const TRIPS = poker.leastOf(poker.floorOf('three-of-a-kind', '9'));
const QUADS = poker.leastOf(poker.floorOf('four-of-a-kind', '2'));
const ROYAL = poker.leastOf(poker.floorOf('royal-flush'));

const posted = (hands: string, settings = {}) =>
  sure(
    decodeOffering(POKER_HIGH_HAND_BONUS, {
      options: { hands },
      values: hands === 'C' ? { royalFlush: '1000' } : { highHand: '300' },
      settings,
    }),
  );

const ann = { player: 'Ann', score: TRIPS };
const bob = { player: 'Bob', score: QUADS };
const cy = { player: 'Cy', score: QUADS };
const dee = { player: 'Dee', score: ROYAL };

test('a higher hand takes the place of a lower one, an equal one joins it, a lower one does not', () => {
  expect(boardAfter([], ann)).toEqual([ann]);
  expect(boardAfter([ann], bob)).toEqual([bob]);
  expect(boardAfter([bob], cy)).toEqual([bob, cy]);
  expect(boardAfter([bob, cy], ann)).toEqual([bob, cy]);
});

test('the board begins with three of a kind', () => {
  const pair = { player: 'Eve', score: poker.leastOf(poker.floorOf('three-of-a-kind')) - 1 };
  expect(boardAfter([], pair)).toEqual([]);
  expect(boardAfter([], { ...pair, score: pair.score + 1 })).toHaveLength(1);
});

test('at the end each of equal winners has the whole prize', () => {
  expect(highHandAwards([ann, bob, cy], posted('B'))).toEqual([
    { player: 'Bob', amount: usd('300') },
    { player: 'Cy', amount: usd('300') },
  ]);
});

test('a royal flush is the high hand: under A it leaves none, under B it is paid as one', () => {
  expect(highHandAwards([bob, dee], posted('A'))).toEqual([]);
  expect(highHandAwards([bob, dee], posted('A', { afterARoyal: 'next-best' }))).toEqual([
    { player: 'Bob', amount: usd('300') },
  ]);
  expect(highHandAwards([bob, dee], posted('B'))).toEqual([{ player: 'Dee', amount: usd('300') }]);
  expect(highHandAwards([bob, dee], posted('C'))).toEqual([]);
});

const answer = (hands: string, hole: string, board: string) => {
  const seats = [{ hole }, {}, {}, {}, {}];
  const request = {
    activity: POKER_HIGH_HAND_BONUS.id,
    offering: { options: { hands }, values: hands === 'B' ? {} : { royalFlush: '1000' } },
    balances: { reserve: '400.00' },
    deal: {
      game: 'texas-holdem',
      board,
      pot: '20.00',
      seats: seats.map((seat, index) => ({ seat: index + 1, ...seat })),
    },
  };
  return sure(answerQualify(request, [POKER_HIGH_HAND_BONUS]));
};

test('under A and C a royal flush has its bonus from the reserve, the rest lent by the house', () => {
  for (const hands of ['A', 'C']) {
    const { awards, balancesAfter } = answer(hands, 'As Ks', 'Qs Js Ts 3c 4d');
    expect(awards).toMatchObject([
      { row: 'royal-flush', amount: '1000.00', from: { reserve: '400.00', advance: '600.00' } },
    ]);
    expect(balancesAfter).toMatchObject({ reserve: '0.00', advance: '600.00' });
  }
});

test('four of a kind needs no pocket pair, and a hand on the board costs nothing yet', () => {
  const { awards, balancesAfter } = answer('B', '9s Kc', '9h 9d 9c 2s 3d');
  expect(awards).toMatchObject([{ row: 'high-hand', seat: 1, share: 'entry', from: {} }]);
  expect(awards[0]?.amount).toBeUndefined();
  expect(balancesAfter.reserve).toBe('400.00');
});

const seated = (seats: readonly object[], more: object) => ({
  pot: '20.00',
  ...more,
  seats: seats.map((seat, index) => ({ seat: index + 1, ...seat })),
});
const OTHERS = [{}, {}, {}, {}];
const TRIPS_DEAL = { game: 'texas-holdem', board: '7h 7d 9c Js 3d' };
const TRIPS_SEAT = { hole: '7s Kc' };

/** The rows of a deal under chart B. */
const rowsOf = (deal: object) =>
  sure(
    answerQualify(
      { activity: POKER_HIGH_HAND_BONUS.id, offering: { options: { hands: 'B' } }, deal },
      [POKER_HIGH_HAND_BONUS],
    ),
  ).awards.map(({ row }) => row);

test.each([
  ['five players and $20', seated([TRIPS_SEAT, ...OTHERS], TRIPS_DEAL), true],
  ['four players', seated([TRIPS_SEAT, ...OTHERS.slice(1)], TRIPS_DEAL), false],
  ['$19.99', seated([TRIPS_SEAT, ...OTHERS], { ...TRIPS_DEAL, pot: '19.99' }), false],
  ['a hand given up', seated([{ ...TRIPS_SEAT, folded: 'river' }, ...OTHERS], TRIPS_DEAL), false],
  [
    'a board of four cards',
    seated([TRIPS_SEAT, ...OTHERS], { ...TRIPS_DEAL, board: '7h 7d 9c Js' }),
    false,
  ],
  [
    'all others folded on the river',
    seated([TRIPS_SEAT, ...OTHERS.map(() => ({ folded: 'river' }))], TRIPS_DEAL),
    false,
  ],
  ['a tournament', seated([TRIPS_SEAT, ...OTHERS], { ...TRIPS_DEAL, tournament: true }), false],
  ['a misdeal', seated([TRIPS_SEAT, ...OTHERS], { ...TRIPS_DEAL, misdeal: true }), false],
])(
  'a table counts with five players, 20 dollars in the pot and a showdown: %s',
  (_, deal, isIn) => {
    expect(rowsOf(deal)).toEqual(isIn ? ['high-hand'] : []);
  },
);

const inGame = (game: string, seat: object, board?: string) =>
  seated([seat, ...OTHERS], board === undefined ? { game } : { game, board });
const omaha = (hole: string) => inGame('omaha', { hole }, '7h 7d 9c Js 3d');

test.each([
  ['draw, the five cards', inGame('draw-poker', { cards: '7s 7h 7d Kc 2d' }), true],
  [
    'stud, two down and three up',
    inGame('seven-card-stud', { hole: '7s 7h 2c', up: '7d Kc 9d 3h' }),
    true,
  ],
  [
    'stud, a pair of the three up with one down',
    inGame('seven-card-stud', { hole: '7s 2h 3c', up: '7d 7c 9d Kh' }),
    true,
  ],
  [
    'stud, all three dealt down',
    inGame('seven-card-stud', { hole: '7s 7h 7d', up: '2c Kc 9d 4h' }),
    false,
  ],
  ['Omaha, two of four', omaha('7s Kc 2d 4h'), true],
  ['Omaha, three of a kind in the hole', omaha('5s 5c 5d Kh'), false],
  [
    "hold'em, three of a kind on the board",
    inGame('texas-holdem', { hole: 'As Kc' }, '7h 7d 7c 2s 3d'),
    true,
  ],
])('two cards of one’s own and three others make the hand: %s', (_, deal, isIn) => {
  expect(rowsOf(deal)).toEqual(isIn ? ['high-hand'] : []);
});
