import { expect, test } from 'vitest';
import { type Card, cardsOf, makeCard } from '#cards';
import { seededSource } from '#chance';
import {
  compareValues,
  isFoul,
  rowValue,
  strongestFive,
} from '../../../test/oracle/thirteen-card.ts';
import { type DealtGame, type DealtSeat, dealOf, seatOf } from './deal.ts';
import { THIRTEEN_CARD_GAMES } from './thirteen-card-game.ts';

const [game] = THIRTEEN_CARD_GAMES as [DealtGame];

const textsOf = (cards: readonly Card[] = []): string[] => cards.map(makeCard);

const set = (seat: number, front: string, middle: string, back: string): DealtSeat =>
  seatOf(seat, { front: cardsOf(front), middle: cardsOf(middle), back: cardsOf(back) });

test('a deal of ours is set with the strongest back, and never foul', () => {
  for (let seed = 0; seed < 10; seed++) {
    for (const seat of game.deal(seededSource(seed), 4).seats) {
      const [front, middle, back] = [seat.front, seat.middle, seat.back].map(textsOf) as [
        string[],
        string[],
        string[],
      ];
      expect([front.length, middle.length, back.length]).toEqual([3, 5, 5]);
      expect(isFoul(front, middle, back)).toBe(false);
      expect(compareValues(rowValue(back), strongestFive(textsOf(seat.cards)))).toBe(0);
    }
  }
});

test('the hand is the back as set, and none where a row is missing', () => {
  const one = set(1, 'Ks Kd 4c', '7s 7d 7c 2h 3h', 'Ah Qh 9h 8h 5h');
  expect(game.handOf?.(dealOf(game.id, [one]), 1)?.category).toBe('flush');
  const { middle, ...unset } = one;
  expect(middle).toHaveLength(5);
  expect(game.handOf?.(dealOf(game.id, [unset]), 1)).toBeNull();
  const foul = set(1, 'Ks Kd 4c', '7s 6d 5c 2h 3h', 'Ah Qh 9h 8h 5h');
  expect(game.handOf?.(dealOf(game.id, [foul]), 1)?.category).toBe('foul');
});

test('who wins more rows wins, a foul hand loses to all, and equal points win together', () => {
  const strong = set(1, 'Ks Kd 4c', '7s 7d 7c 2h 3h', 'Ah Qh 9h 8h 5h');
  const weak = set(2, 'Qs Jd 4d', '6s 6d 5c 2d 3d', 'Ac Ad 9c 8c 5d');
  const foul = set(3, 'As Jc Jh', '6c 8s 9s 2s 3s', 'Tc Td Th Kc 4s');
  expect(game.winners?.(dealOf(game.id, [weak, strong]))).toEqual([1]);
  expect(game.winners?.(dealOf(game.id, [weak, foul]))).toEqual([2]);
  expect(game.winners?.(dealOf(game.id, [strong]))).toEqual([]);
  const copy = { ...strong, seat: 4 };
  expect(game.winners?.(dealOf(game.id, [strong, copy]))).toEqual([1, 4]);
});

test('rows of other sizes and a row that is not of the thirteen are refused', () => {
  const [seat] = game.deal(seededSource(3), 2).seats as [DealtSeat];
  const { front = [], middle = [], back = [] } = seat;
  const swapped = { ...seat, front: [...front, ...middle.slice(0, 1)], middle: middle.slice(1) };
  expect(game.check(dealOf(game.id, [swapped])).map(({ path }) => path)).toEqual([
    'deal.seats[0].front',
    'deal.seats[0].middle',
  ]);
  const doubled = { ...seat, middle: back };
  const problems = game.check(dealOf(game.id, [doubled]));
  expect(new Set(problems.map(({ path }) => path))).toEqual(new Set(['deal.seats[0].cards']));
});
