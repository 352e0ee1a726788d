import { expect, test } from 'vitest';
import { cardsOf } from '#cards';
import { fiveCardStrength } from '#hands';
import { usd } from '#money';
import { known } from '#result';
import { answerQualify } from '#rules';
import { HIGH_HAND_HAPPY_HOURS, highHandPrizes } from './high-hand-happy-hours.ts';

const line = (player: string, cards: string) => ({
  player,
  score: fiveCardStrength(cardsOf(cards)),
});

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

test('without a hand as good as the minimum nobody wins', () => {
  const board = [line('Ann', 'Ac Kc 9c 5c 2c')];
  expect(highHandPrizes(board, { ...PRIZE, minimum: 'full house' }).size).toBe(0);
  expect(highHandPrizes(board, { ...PRIZE, minimum: 'flush' }).size).toBe(1);
  expect(highHandPrizes([], PRIZE).size).toBe(0);
});

test.each([
  ['Tc 2d', '6h 7s 8d 9c Kh', true],
  ['Kc 2d', '6h 7s 8d 9c Th', false],
])('%s with %s on the board goes up there: %s, for a hole card must play', (hole, board, isUp) => {
  const deal = { game: 'texas-holdem', board, seats: [{ seat: 1, hole }, { seat: 2 }] };
  const request = { activity: HIGH_HAND_HAPPY_HOURS.id, deal };
  const { awards } = known(answerQualify(request, [HIGH_HAND_HAPPY_HOURS]));
  expect(awards.map(({ seat, share, count }) => [seat, share, count])).toEqual(
    isUp ? [[1, 'entry', 1]] : [],
  );
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
  const { awards } = known(answerQualify(request, [HIGH_HAND_HAPPY_HOURS]));
  expect(awards.map(({ seat }) => seat)).toEqual(seats);
});
