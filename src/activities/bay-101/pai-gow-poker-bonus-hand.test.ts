import { expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { PAI_GOW_POKER_BONUS_HAND } from './pai-gow-poker-bonus-hand.ts';

const NINE_HIGH = '2c 3d 4h 5s 7c 8d 9h';
const PICTURES = 'Js Jh Qd Qc Ks Kd Kh';
const FIVE_ACES = 'As Ah Ad Ac XX 2d 3c';

const answer = (hands: string, seats: readonly unknown[]) => {
  const request = {
    activity: PAI_GOW_POKER_BONUS_HAND.id,
    offering: { options: { hands } },
    deal: { game: 'face-up-pai-gow-poker', seats },
  };
  const { awards, leftOut } = sure(answerQualify(request, [PAI_GOW_POKER_BONUS_HAND]));
  return {
    paid: awards.map(({ row, seat, position, amount }) => [row, seat, position, amount]),
    out: leftOut.map(({ seat, code }) => [seat, code]),
  };
};

test('every hand of a round is paid by the house, the player-dealer of patrons too', () => {
  const seats = [
    { seat: 1, cards: FIVE_ACES },
    { seat: 2, cards: NINE_HIGH },
    { seat: 3, cards: PICTURES, position: 'player-dealer' },
  ];
  expect(answer('C', seats).paid).toEqual([
    ['seven-picture-cards', 3, 'player-dealer', '10.00'],
    ['five-aces', 1, 'seated', '10.00'],
    ['nine-high', 2, 'seated', '10.00'],
  ]);
  expect(answer('B', seats).paid.map(([row]) => row)).toEqual(['seven-picture-cards', 'nine-high']);
  expect(answer('A', seats).paid.map(([row]) => row)).toEqual(['nine-high']);
});

test('a hand belongs to the seated bettor, not to those who wager behind', () => {
  const { paid, out } = answer('A', [
    { seat: 4, cards: NINE_HIGH },
    { seat: 4, position: 'backline' },
  ]);
  expect(paid).toEqual([['nine-high', 4, 'seated', '10.00']]);
  expect(out).toEqual([[4, 'position']]);
});

test('a proposition player who banks wins nothing', () => {
  const seats = [{ seat: 1, cards: NINE_HIGH, position: 'player-dealer', person: 'tpp' }];
  expect(answer('A', seats)).toEqual({ paid: [], out: [[1, 'tpp']] });
});
