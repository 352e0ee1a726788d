import { expect, test } from 'vitest';
import { dollarsOf, sum, times } from '#money';
import { answerQualify } from '#rules';
import { DRAWN_PRIZES, PAID_COLLECTION_YEAR } from './paid-collection-year.ts';

test('rule 2: 24 winners have $108,800 together', () => {
  expect(DRAWN_PRIZES.reduce((count, { winnerCount }) => count + winnerCount, 0)).toBe(24);
  const worth = sum(
    DRAWN_PRIZES.map(({ value, winnerCount }) => times(value, BigInt(winnerCount))),
  );
  expect(dollarsOf(worth)).toBe('108800.00');
});

const ticketSeats = (deal: unknown, offering = {}) => {
  const request = { activity: 'hgc-paid-collection-year', deal, offering };
  const answer = answerQualify(request, [PAID_COLLECTION_YEAR]);
  return answer.ok ? answer.value.awards.map(({ seat, count }) => [seat, count]) : answer.error;
};

test("rule 1: the nine of the bank is the player-dealer's, the nine of a player nobody's", () => {
  const deal = (bank: string, player: string) => ({
    game: 'pan-9',
    seats: [
      { seat: 1, cards: player },
      { seat: 2, position: 'player-dealer', cards: bank },
    ],
  });
  expect(ticketSeats(deal('5h 4d Kc', 'Ah Ad Kc'))).toEqual([[2, 1]]);
  expect(ticketSeats(deal('Ah Ad Kc', '5h 4d Kc'))).toEqual([]);
  expect(ticketSeats(deal('5h 3d Kc Ah', 'Ah Ad Kc'))).toEqual([]);
});

test('front and back count as they were set, or as they could be where the house reads it so', () => {
  const of = (front: string, back: string) => ({
    game: 'pai-gow-poker',
    seats: [{ seat: 1, front, back }],
  });
  const anyWay = { settings: { paiGowHands: 'any' } };
  expect(ticketSeats(of('3h 3d', 'Kh Kd 9s 9d 4c'))).toEqual([[1, 1]]);
  expect(ticketSeats(of('3h 4c', '3d Kh Kd 9s 9d'))).toEqual([]);
  expect(ticketSeats(of('3h 4c', '3d Kh Kd 9s 9d'), anyWay)).toEqual([[1, 1]]);
  expect(ticketSeats(of('3h 4c', '3d Kh Kd 9s 8d'), anyWay)).toEqual([]);
});
