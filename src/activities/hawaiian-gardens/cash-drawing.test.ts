import { describe, expect, test } from 'vitest';
import { answerQualify } from '#rules';
import { CASH_DRAWING } from './cash-drawing.ts';

function rowsPaid(deal: object, offering: object = {}): string[] {
  const answer = answerQualify({ activity: 'hgc-cash-drawing', deal, offering }, [CASH_DRAWING]);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.awards.map(({ row, seat, count }) => [row, seat, count].join(' '));
}

describe('hands of poker that are beaten', () => {
  const deal = (more: object = {}) => ({
    game: 'texas-holdem',
    board: 'Th Td 9c 9d 2s',
    seats: [{ seat: 1, hole: '9h 9s', ...more }, { seat: 2, hole: 'Tc Ts' }, { seat: 3 }],
  });

  test('the beaten hand gets one ticket, though it is hand 2, hand 3 and hand 4', () => {
    expect(rowsPaid(deal())).toEqual(['pocket-pair-fours-beaten 1 1']);
  });

  test('a house that designates one hand gives tickets for that one', () => {
    const designated = (pokerHand: string) => rowsPaid(deal(), { values: { pokerHand } });
    expect(designated('1')).toEqual([]);
    expect(designated('3')).toEqual(['four-sixes-beaten 1 1']);
    expect(designated('4')).toEqual(['four-nines-beaten 1 1']);
  });

  test('both hands get one where the house reads it so', () => {
    expect(rowsPaid(deal(), { settings: { beatTickets: 'both-hands' } })).toEqual([
      'pocket-pair-fours-beaten 1 1',
      'pocket-pair-fours-beaten 2 1',
    ]);
  });

  test('a folded hand is not beaten, held aside or not', () => {
    expect(rowsPaid(deal({ folded: 'river', heldAside: true }))).toEqual([]);
  });

  test('employees get none', () => {
    expect(rowsPaid(deal({ person: 'employee-off-duty' }))).toEqual([]);
    expect(rowsPaid(deal({ person: 'tpp' }))).toHaveLength(1);
  });
});

test('a line of baccarat is a hand of everybody in the round', () => {
  const seats = [{ seat: 1 }, { seat: 2 }, { seat: 3, person: 'employee-on-duty' }];
  const deal = { game: 'baccarat', seats, player: '4h 3d 2c', banker: 'Kh 2d 5c' };
  expect(rowsPaid(deal)).toEqual(['baccarat-two-three-four 1 1', 'baccarat-two-three-four 2 1']);
  expect(rowsPaid(deal, { values: { baccaratHand: '1' } })).toEqual([]);
});

test('a game that is not offered gives nothing', () => {
  const deal = { game: 'pan-9', seats: [{ seat: 1, cards: '3h 3d 3c' }] };
  expect(rowsPaid(deal)).toEqual(['pan-three-threes 1 1']);
  expect(rowsPaid(deal, { games: ['baccarat'] })).toEqual([]);
});
