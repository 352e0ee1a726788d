import { expect, test } from 'vitest';
import { cardsOf } from '#cards';
import { fiveCardStrength } from '#hands';
import { usd } from '#money';
import { given, sure } from '#result';
import { answerQualify } from '#rules';
import { HIGH_HAND_HAPPY_HOURS, highHandPrizes } from './high-hand-happy-hours.ts';

const line = (player: string, cards: string) => ({
  player,
  score: fiveCardStrength(cardsOf(cards)),
});

interface Dealt {
  readonly cards?: string;
  readonly hole?: string;
  readonly board?: string;
}

const PRIZE = { minimum: 'straight', prize: usd('100') } as const;

test('the highest hand of the period has the prize, kickers counted', () => {
  const board = [line('Ann', '9c 9d 9h 9s Kd'), line('Bob', '9c 9d 9h 9s Ad')];
  expect(highHandPrizes(board, PRIZE)).toEqual(new Map([['Bob', usd('100')]]));
});

test('players with equal hands divide it, each counted once, and the odd cent stays', () => {
  const hand = '5c 6d 7h 8s 9d';
  const board = [line('Ann', hand), line('Bob', hand), line('Eve', hand), line('Eve', hand)];
  const each = usd('33.33');
  expect(highHandPrizes(board, PRIZE)).toEqual(
    new Map([
      ['Ann', each],
      ['Bob', each],
      ['Eve', each],
    ]),
  );
});

// The lowest hand that is good enough for each minimum, and the highest that is not.
test.each([
  ['straight', 'Ac 2d 3h 4s 5d', 'Ac Ad Ah Ks Qd'],
  ['flush', '2c 3c 4c 5c 7c', 'Tc Jd Qh Ks Ad'],
  ['full house', '2c 2d 2h 3s 3d', 'Ac Kc Qc Jc 9c'],
  ['four of a kind', '2c 2d 2h 2s 3d', 'Ac Ad Ah Ks Kd'],
  ['straight flush', 'Ac 2c 3c 4c 5c', 'Ac Ad Ah As Kd'],
  ['royal flush', 'Tc Jc Qc Kc Ac', '9c Tc Jc Qc Kc'],
] as const)('the minimum %s is met by %s and not by %s', (minimum, lowest, below) => {
  const won = (cards: string) =>
    highHandPrizes([line('Ann', cards)], { minimum, prize: usd('100000') });
  expect(won(lowest)).toEqual(new Map([['Ann', usd('100000')]]));
  expect(won(below).size).toBe(0);
});

test('a period without a hand has no winner', () => {
  expect(highHandPrizes([], PRIZE).size).toBe(0);
});

test('hands of different games compare, and a hand below the minimum shares nothing', () => {
  const full = line('Ann', 'Kc Kd Kh 2s 2d');
  const board = [line('Bob', 'Ac Kc Qc Jc 9c'), full, line('Eve', 'Kc Kd Ks 2h 2c')];
  expect(highHandPrizes(board, { minimum: 'full house', prize: usd('1.01') })).toEqual(
    new Map([
      ['Ann', usd('0.50')],
      ['Eve', usd('0.50')],
    ]),
  );
});

test.each([
  ['Tc 2d', '6h 7s 8d 9c Kh', true],
  ['Kc 2d', '6h 7s 8d 9c Th', false],
])('%s with %s on the board goes up there: %s, for a hole card must play', (hole, board, isUp) => {
  const deal = { game: 'texas-holdem', board, seats: [{ seat: 1, hole }, { seat: 2 }] };
  const request = { activity: HIGH_HAND_HAPPY_HOURS.id, deal };
  const { awards } = sure(answerQualify(request, [HIGH_HAND_HAPPY_HOURS]));
  expect(awards.map(({ seat, share, count }) => [seat, share, count])).toEqual(
    isUp ? [[1, 'entry', 1]] : [],
  );
});

test.each([
  ['stud, every card one’s own', 'seven-card-stud', { cards: '6h 7s 8d 9c Th Kd 2c' }, true],
  ['stud high-low', 'seven-card-stud-high-low', { cards: '6h 7s 8d 9c Th Kd 2c' }, true],
  ['Mexican Poker', 'mexican-poker', { cards: '3h 4d 5c 6s 7h' }, true],
  ['Omaha, two of four', 'omaha', { hole: 'Tc 9d 2s 2h', board: '6h 7s 8d Kc Kh' }, true],
  [
    'Omaha, a straight with one card',
    'omaha',
    { hole: 'Tc Qd 2s 2h', board: '6h 7s 8d 9c Kh' },
    false,
  ],
  ['Omaha high-low', 'omaha-high-low', { hole: 'Tc 9d 2s 2h', board: '6h 7s 8d Kc Kh' }, true],
  ['Crazy Pineapple', 'crazy-pineapple', { hole: 'Tc 2d', board: '6h 7s 8d 9c Kh' }, true],
  [
    'Crazy Pineapple, the board',
    'crazy-pineapple',
    { hole: 'Kc 2d', board: '6h 7s 8d 9c Th' },
    false,
  ],
])('a straight counts by the hole-card rule: %s', (_, game, { board, ...cards }: Dealt, isUp) => {
  const seats = [{ seat: 1, ...cards }, { seat: 2 }];
  const deal = given({ game, seats, board });
  const request = { activity: HIGH_HAND_HAPPY_HOURS.id, deal };
  const { awards } = sure(answerQualify(request, [HIGH_HAND_HAPPY_HOURS]));
  expect(awards).toHaveLength(isUp ? 1 : 0);
});

test.each([
  ['flop', []],
  ['turn', [1]],
])('a hand given up on the %s counts only by the cards that lay there then', (folded, seats) => {
  const deal = {
    game: 'texas-holdem',
    board: '6h 7s 8d 9c Kh',
    seats: [{ seat: 1, hole: 'Tc 2d', folded }, { seat: 2 }],
  };
  const request = { activity: HIGH_HAND_HAPPY_HOURS.id, deal };
  const { awards } = sure(answerQualify(request, [HIGH_HAND_HAPPY_HOURS]));
  expect(awards.map(({ seat }) => seat)).toEqual(seats);
});
