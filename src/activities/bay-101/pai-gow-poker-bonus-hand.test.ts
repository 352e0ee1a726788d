import { describe, expect, test } from 'vitest';
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

describe('GEAR-001221 Eligibility: a betting position belongs to the one player who bet in it', () => {
  const seated = { seat: 4, cards: NINE_HIGH };
  const behind = { seat: 4, position: 'backline' };

  test('a backline player alone has bet: the hand is theirs', () => {
    expect(
      answer('A', [
        { ...seated, wager: '0.00' },
        { ...behind, wager: '25.00' },
      ]),
    ).toEqual({
      paid: [['nine-high', 4, 'backline', '10.00']],
      out: [[4, 'no-wager']],
    });
  });

  test('the seated player has bet too: the hand is theirs', () => {
    expect(
      answer('A', [
        { ...seated, wager: '10.00' },
        { ...behind, wager: '25.00' },
      ]),
    ).toEqual({
      paid: [['nine-high', 4, 'seated', '10.00']],
      out: [[4, 'position']],
    });
  });

  test('of two behind an empty seat the first betting position has it', () => {
    const { paid } = answer('A', [
      { ...seated, person: 'nobody' },
      { ...behind, wager: '5.00' },
      { ...behind, wager: '50.00', person: 'employee-on-duty' },
    ]);
    expect(paid).toEqual([['nine-high', 4, 'backline', '10.00']]);
    const barred = answer('A', [
      { ...seated, person: 'nobody' },
      { ...behind, wager: '50.00', person: 'employee-on-duty' },
      { ...behind, wager: '5.00' },
    ]);
    expect(barred.paid).toEqual([]);
  });

  test('where nobody has bet, nobody is paid', () => {
    const nothing = { wager: '0.00' };
    expect(answer('A', [{ ...seated, ...nothing }])).toEqual({ paid: [], out: [[4, 'no-wager']] });
    expect(
      answer('A', [
        { ...seated, ...nothing },
        { ...behind, ...nothing },
      ]).paid,
    ).toEqual([]);
  });
});

test('a proposition player who banks wins nothing', () => {
  const seats = [{ seat: 1, cards: NINE_HIGH, position: 'player-dealer', person: 'tpp' }];
  expect(answer('A', seats)).toEqual({ paid: [], out: [[1, 'tpp']] });
});
